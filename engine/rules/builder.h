/* Builder: what the parts of building tables share. It numbers the sets of squares that a position
 * keeps, and lays what stays into the arena of the rules. For the sources that are compiled by width. */
#ifndef CHESTER_RULES_BUILDER_H
#define CHESTER_RULES_BUILDER_H

#include "base/arena.h"
#include "core/tables.h"
#include "rules/shape.h"

typedef struct Builder {
    Rules *rules;
    Tables *tables;
    Arena *arena, *scratch; /* what stays, and what is only built with */
    uint64_t sets[MAX_SETS]; /* the pieces of each set */
    int set_count;
    bool full; /* more sets or strikers were asked for than there is room */
    Shape *shape, *other; /* scratch: of hits and of quiet moves */
} Builder;

/* The kinds of motions, as tests for shape_of(). */
static inline bool motion_quiet(const Motion *motion) { return motion->quiet; }
static inline bool motion_hits(const Motion *motion) { return motion->hits; }
static inline bool motion_acts(const Motion *motion) { return motion->acts; }
static inline bool motion_leaves(const Motion *motion) { return motion->leaves_passant; }
static inline bool motion_takes(const Motion *motion) { return motion->takes_passant; }

/* The pieces of these kinds, bit per piece. */
static inline uint64_t pieces_of(uint32_t kinds, Side side) {
    uint64_t pieces = 0;
    for (int kind = 1; kind < MAX_KINDS; kind++) {
        if (kinds >> kind & 1) pieces |= (uint64_t)1 << piece_of((Kind)kind, side);
    }
    return pieces;
}

static inline uint64_t all_pieces(const Rules *rules, Side side) {
    return pieces_of((uint32_t)((uint64_t)2 << rules->kind_count) - 2, side);
}

/* Every square when there is no place. */
static inline Bits place_bits(const Rules *rules, const Place *place, Side side) {
    Bits bits = 0;
    for (Square s = 0; s < rules->squares; s++) {
        if (!place || place_has(place, s, side)) bits |= bit_of(s);
    }
    return bits;
}

static inline Bits zone_bits(const Rules *rules, const ZoneInfo *zone, Side owner) {
    return place_bits(rules, &zone->own, owner);
}

/* The sides and each piece have sets of their own from the beginning. */
void WIDE(sets_init)(Builder *b);
/* The set of the position that holds these pieces; made when it is new. */
uint8_t WIDE(set_of)(Builder *b, uint64_t pieces);
/* Tells the rules which sets each piece belongs to. */
void WIDE(sets_finish)(Builder *b);

/* Copies that stay. */
const Bits *WIDE(keep_leaps)(Builder *b, const Bits *leaps);
/* NULL when the shape ends nowhere. */
const Bits *WIDE(keep_ends)(Builder *b, const Shape *shape);
const Line *WIDE(keep_lines)(Builder *b, const Lines *from);
/* NULL for the many shapes that have neither hops nor lame leaps. */
const Extras *WIDE(keep_extras)(Builder *b, const Shape *shape);
Reach WIDE(keep_reach)(Builder *b, const Shape *shape);

/* From the piece: where it gets to, may stand and changes, and what its hits do. */
void WIDE(mover_build)(Builder *b, Piece piece);
/* From the square: who strikes it, by the motions that pass the test. */
void WIDE(strikers_build)(Builder *b, Strikers *strikers, MotionTest test);
/* Whether some strength acts where its piece cannot hit, or the other way round. */
bool WIDE(strength_differs)(const Rules *rules);

#endif
