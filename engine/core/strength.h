/* Strength: adding up, for the sources that are compiled by width.
 *
 * The only place where strengths are added (strength.wide.c has the public side of
 * it). Strengths are doubled: 1½ is 3. Source: Chess-T1 rules 14-16. */
#ifndef CHESTER_CORE_STRENGTH_H
#define CHESTER_CORE_STRENGTH_H

#include "core/tables.h"

/* What the pieces of one side in `actors` are worth together. */
static inline int strength_of_side(const Position *pos, Bits actors, Side side) {
    const Tables *t = tables_of(pos);
    const Bits *plane = SETS(pos) + t->planes[side];
    int sum = 0;
    for (int i = 0; i < t->plane_count; i++) sum += bits_count(actors & plane[i]) << i;
    return sum;
}

/* The pieces whose strength acts on a square: the one that stands there included (rule 15). */
static inline Bits strength_actors(const Position *pos, Square square) {
    const Bits *set = SETS(pos);
    Bits occupied = set[WHITE] | set[BLACK];
    return (actors_on(pos, square, occupied) | bit_of(square)) & occupied;
}

#endif
