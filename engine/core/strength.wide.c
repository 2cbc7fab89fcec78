/* The sums of strength on one square, on all squares, and who makes them up. */
#include "core/strength.h"

#include "core/entry.h"

#include <string.h>

static Sums sums_of(const Position *pos, Bits actors) {
    const Rules *rules = pos->rules;
    Sums sums = {{0, 0}};
    if (tables_of(pos)->plane_count > 0) {
        sums.of[WHITE] = (int16_t)strength_of_side(pos, actors, WHITE);
        sums.of[BLACK] = (int16_t)strength_of_side(pos, actors, BLACK);
        return sums;
    }
    while (actors) {
        Piece piece = pos->board[bits_pop(&actors)];
        sums.of[piece_side(piece)] += (int16_t)rules->kinds[piece_kind(piece)].strength;
    }
    return sums;
}

Sums WIDE(strength)(const Position *pos, Square square) {
    return sums_of(pos, strength_actors(pos, square));
}

/* Each piece hands its strength to the squares that it reaches: fewer steps than asking
 * every square for its actors. */
void WIDE(strengths)(const Position *pos, Sums sums[MAX_SQUARES]) {
    const Rules *rules = pos->rules;
    const Bits *set = SETS(pos);
    Bits occupied = set[WHITE] | set[BLACK];
    memset(sums, 0, rules->squares * sizeof *sums);
    for (Bits left = occupied; left;) {
        Square from = bits_pop(&left);
        Piece piece = pos->board[from];
        int16_t strength = (int16_t)rules->kinds[piece_kind(piece)].strength;
        if (strength == 0) continue;
        const Mover *mover = &tables_of(pos)->movers[piece];
        Bits acts = reach_from(&mover->acts, from, occupied) | bit_of(from);
        while (acts) sums[bits_pop(&acts)].of[piece_side(piece)] += strength;
    }
}

int WIDE(actors)(const Position *pos, Square square, Square out[MAX_SQUARES]) {
    int count = 0;
    for (Bits left = strength_actors(pos, square); left;) {
        Square at = bits_pop(&left);
        if (pos->rules->kinds[piece_kind(pos->board[at])].strength > 0) out[count++] = at;
    }
    return count;
}
