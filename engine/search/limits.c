/* A share of the time left for each move that is still to come, as if there were always the
 * same number of them; a hard limit some times higher for the moves that need it. */
#include "search/limits.h"

enum { MOVES_TO_COME = 30, HARD_TIMES = 4, HARD_MOST = 50 /* in % of what is left */ };

static int64_t between(int64_t least, int64_t value, int64_t most) {
    return value > most ? most : value < least ? least : value;
}

Limits limits_of_clock(const TimeLeft *left) {
    int64_t most = between(1, left->ms - left->overhead_ms, INT32_MAX);
    int moves = left->moves_to_go > 0 && left->moves_to_go < MOVES_TO_COME ? left->moves_to_go
                                                                           : MOVES_TO_COME;
    int64_t share = most / moves + left->increment_ms * 3 / 4;
    int64_t hard_most = moves == 1 ? most : between(1, most * HARD_MOST / 100, most);
    return (Limits){.ms = (int)between(1, share * HARD_TIMES, hard_most),
                    .soft_ms = (int)between(1, share * 6 / 10 + 1, hard_most)};
}
