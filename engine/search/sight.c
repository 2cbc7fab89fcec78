/* Which compilation of sight.wide.c a variant uses. */
#include "search/sight.h"

#if CHESTER_V3
#define FOR_EACH(name) {name##_64, name##_128, name##_64v3, name##_128v3}
#define DECLARE(type, name, ...) \
    type name##_64(__VA_ARGS__), name##_128(__VA_ARGS__), name##_64v3(__VA_ARGS__), \
        name##_128v3(__VA_ARGS__)
#else
#define FOR_EACH(name) {name##_64, name##_128}
#define DECLARE(type, name, ...) type name##_64(__VA_ARGS__), name##_128(__VA_ARGS__)
#endif

DECLARE(int, sight, const Worth *, const Position *, const Standing *);
DECLARE(bool, seizure_near, const Position *);

SightFn sight_of(Code code) {
    static const SightFn SIGHTS[CODES] = FOR_EACH(sight);
    return SIGHTS[code];
}

bool seizure_near(Code code, const Position *pos) {
    static bool (*const NEARS[CODES])(const Position *) = FOR_EACH(seizure_near);
    return NEARS[code](pos);
}
