/* Rng: reproducible random numbers (splitmix64, Steele, Lea and Flood 2014). */
#ifndef CHESTER_BASE_RNG_H
#define CHESTER_BASE_RNG_H

#include <stdint.h>

typedef struct Rng {
    uint64_t state; /* any value is a good seed */
} Rng;

static inline uint64_t rng_mix(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static inline uint64_t rng_next(Rng *rng) {
    return rng_mix(rng->state += 0x9e3779b97f4a7c15u);
}

/* 0 .. below-1; below > 0. The bias is under 2^-32 for the sizes used here. */
static inline uint32_t rng_below(Rng *rng, uint32_t below) {
    return (uint32_t)(((rng_next(rng) >> 32) * below) >> 32);
}

#endif
