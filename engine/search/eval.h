/* Eval: the static value of a position for the side to move, and whether it is in danger. */
#ifndef CHESTER_SEARCH_EVAL_H
#define CHESTER_SEARCH_EVAL_H

#include "search/worth.h"

/* Exact inside the window; outside it, the costly terms are left out when they cannot
 * bring the value back. */
int eval_within(const Worth *worth, const Position *pos, const Standing *standing, int alpha,
                int beta);
/* The other side, if it were to move, could win at once: by taking a vital piece, or by
 * seizing a zone. */
bool eval_danger(Position *pos);

#endif
