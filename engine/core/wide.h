/* Wide: sets of squares in the width of the board.
 *
 * Sources named *.wide.c are compiled once with BOARD_BITS 64 and once with 128; on x86-64
 * those of core and search both once more with BOARD_V3, for processors with AVX2 and BMI. Every function that
 * they export is named through WIDE(), and reached through Ops. */
#ifndef CHESTER_CORE_WIDE_H
#define CHESTER_CORE_WIDE_H

#include "core/position.h"

#if BOARD_BITS == 64
typedef uint64_t Bits;
#ifdef BOARD_V3
#define WIDE(name) name##_64v3
#else
#define WIDE(name) name##_64
#endif
#define SETS(pos) ((pos)->set.narrow)

static inline int bits_count(Bits b) { return __builtin_popcountll(b); }
static inline Square bits_first(Bits b) { return (Square)__builtin_ctzll(b); }
/* The highest square of a set that is not empty, and all above it. */
static inline Bits bits_from_last(Bits b) { return (Bits)(INT64_MIN >> __builtin_clzll(b)); }
#else
typedef Bits128 Bits;
#ifdef BOARD_V3
#define WIDE(name) name##_128v3
#else
#define WIDE(name) name##_128
#endif
#define SETS(pos) ((pos)->set.wide)

static inline int bits_count(Bits b) {
    return __builtin_popcountll((uint64_t)b) + __builtin_popcountll((uint64_t)(b >> 64));
}
static inline Square bits_first(Bits b) {
    return (Square)((uint64_t)b ? __builtin_ctzll((uint64_t)b)
                                : 64 + __builtin_ctzll((uint64_t)(b >> 64)));
}
/* The highest square of a set that is not empty, and all above it. */
static inline Bits bits_from_last(Bits b) {
    uint64_t high = (uint64_t)(b >> 64), low = (uint64_t)b;
    uint64_t above = (uint64_t)(INT64_MIN >> __builtin_clzll(high ? high : low));
    return high ? (Bits)above << 64 : (Bits)~(uint64_t)0 << 64 | above;
}
#endif

static inline Bits bit_of(Square square) { return (Bits)1 << square; }
static inline bool bits_have(Bits bits, Square square) { return bits >> square & 1; }

/* The lowest square, taken out of the set. */
static inline Square bits_pop(Bits *bits) {
    Square square = bits_first(*bits);
    *bits &= *bits - 1;
    return square;
}

#endif
