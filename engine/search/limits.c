/* A share of the time left for each move that is still to come, as if there were always the
 * same number of them; a hard limit some times higher for the moves that need it.
 *
 * A reserve is left alone: on a busy machine a program may have to wait for a processor
 * for tens of milliseconds, at any move. */
#include "search/limits.h"

enum {
    MOVES_TO_COME = 30,    /* with an increment; */
    MOVES_WITHOUT = 45,    /* without one a long game must not end on the clock */
    HARD_TIMES = 4,
    HARD_MOST = 50,        /* in % of what is left */
    SOFT_PART = 60,        /* in % of the share: the last depth goes on beyond it */
    RESERVE_MS = 120,      /* but no more than half of what is left */
    INCREMENT_PART = 75,   /* in % of the increment that is spent at once, */
    INCREMENT_SAVING = 8   /* but no more than one part in so many of what is left */
};

static int64_t between(int64_t least, int64_t value, int64_t most) {
    return value > most ? most : value < least ? least : value;
}

Limits limits_of_clock(const TimeLeft *left) {
    int64_t own = between(1, left->ms - left->overhead_ms, INT32_MAX);
    int64_t most = between(1, own - RESERVE_MS, own);
    if (most < own / 2) most = own / 2;
    int moves = left->increment_ms > 0 ? MOVES_TO_COME : MOVES_WITHOUT;
    if (left->moves_to_go > 0 && left->moves_to_go < moves) moves = left->moves_to_go;
    int64_t given = between(0, left->increment_ms * INCREMENT_PART / 100, most / INCREMENT_SAVING);
    int64_t share = most / moves + given;
    int64_t hard_most = moves == 1 ? most : between(1, most * HARD_MOST / 100, most);
    return (Limits){.ms = (int)between(1, share * HARD_TIMES, hard_most),
                    .soft_ms = (int)between(1, share * SOFT_PART / 100 + 1, hard_most)};
}
