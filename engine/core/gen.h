/* Gen: one generation of moves under way, for the sources that are compiled by width.
 *
 * The same code lists and counts; `list` is a constant in each caller, so the compiler
 * makes two functions of it. Sums are asked for once a square and only where an enemy
 * piece can be hit. */
#ifndef CHESTER_CORE_GEN_H
#define CHESTER_CORE_GEN_H

#include "core/strength.h"

#include <stddef.h>
#include <string.h>

#define ALWAYS_INLINE static inline __attribute__((always_inline))

enum { MAX_PINS = 32 };

typedef struct Gen {
    const Position *pos;
    const Tables *t;
    const Bits *set;
    Side us;
    Bits own, enemy, occupied;
    Bits compared, surplus, equal; /* squares whose sums are known, and what they said */
    Bits quiet_mask, hit_mask;     /* what the caller wants: squares for each sort of move */
    bool all_quiet;                /* else quiet moves only where something changes or ends */
    Bits seizes;                   /* empty squares that end the game when entered */
    /* Guarded pieces (the chess sense), on the fast way: */
    Square royal;   /* NO_SQUARE: no such piece, or the slow way */
    Bits answers;   /* squares that answer a check; all when there is none */
    Bits checkers, pinned;
    int pin_count;
    Move *out;
    uint64_t count;
    /* Last, because nobody clears them: pin_count says how many there are. */
    Square pin_square[MAX_PINS];
    Bits pin_line[MAX_PINS];
} Gen;

static inline void gen_clear(Gen *g) {
    memset(g, 0, offsetof(Gen, pin_square));
}

ALWAYS_INLINE void emit(Gen *g, Square from, Bits targets, MoveAction action, const bool list) {
    if (!list) {
        g->count += (uint64_t)bits_count(targets);
        return;
    }
    while (targets) g->out[g->count++] = move_make(from, bits_pop(&targets), action, 0, 0);
}

static inline void emit_one(Gen *g, Move move, const bool list) {
    if (list) g->out[g->count] = move;
    g->count++;
}

static inline void compare_sums(Gen *g, Bits squares) {
    g->compared |= squares;
    while (squares) {
        Square square = bits_pop(&squares);
        Bits actors = strength_actors(g->pos, square);
        int ours = strength_of_side(g->pos, actors, g->us);
        int theirs = strength_of_side(g->pos, actors, side_other(g->us));
        if (ours > theirs) g->surplus |= bit_of(square);
        if (ours == theirs) g->equal |= bit_of(square);
    }
}

/* Those of the squares where the need is met. */
static inline Bits need_met(Gen *g, HitNeeds needs, Bits squares) {
    if (needs == NEEDS_NOTHING) return squares;
    Bits unknown = squares & ~g->compared;
    if (unknown) compare_sums(g, unknown);
    return squares & (needs == NEEDS_SURPLUS ? g->surplus : g->equal);
}

#endif
