/* Pace: how much of its time a move deserves.
 *
 * The soft limit is what a usual move should take. A best move that stays the same from depth
 * to depth needs less, one that has just changed or whose score falls needs more. */
#ifndef CHESTER_SEARCH_PACE_H
#define CHESTER_SEARCH_PACE_H

#include "core/types.h"

typedef struct Pace {
    Move best;
    int same;         /* depths in a row with this best move */
    int score, falls; /* falls: by how much the score is below that of the depths before */
} Pace;

/* What a depth that was finished has found. */
void pace_note(Pace *pace, Move best, int score);
/* In % of the soft limit. */
int pace_percent(const Pace *pace);

#endif
