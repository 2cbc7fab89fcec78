/* Which compilation of the core a variant runs on. */
#include "core/ops.h"

extern const Ops ops_64, ops_128;
#if CHESTER_V3
extern const Ops ops_64v3, ops_128v3;
#endif

static bool runs_v3(void) {
#if CHESTER_V3
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
#else
    return false;
#endif
}

Code code_for(int squares) {
    bool fast = runs_v3();
    return squares <= 64 ? (fast ? CODE_64V3 : CODE_64) : fast ? CODE_128V3 : CODE_128;
}

const Ops *ops_of(Code code) {
    switch (code) {
    case CODE_64: return &ops_64;
    case CODE_128: return &ops_128;
#if CHESTER_V3
    case CODE_64V3: return runs_v3() ? &ops_64v3 : NULL;
    case CODE_128V3: return runs_v3() ? &ops_128v3 : NULL;
#endif
    default: return NULL;
    }
}
