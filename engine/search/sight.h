/* Sight: what the pieces of a position reach and hold; the part of the evaluation that
 * has to look at the board. One entry point for each width (core/wide.h). */
#ifndef CHESTER_SEARCH_SIGHT_H
#define CHESTER_SEARCH_SIGHT_H

#include "search/worth.h"

/* The value of reach, hold and safety, in hundredths, White's view. */
int sight_64(const Worth *worth, const Position *pos, const Standing *standing);
int sight_128(const Worth *worth, const Position *pos, const Standing *standing);

/* Whether the side that is not to move might seize a zone with its next move. It may say
 * yes when it cannot, never no when it can. */
bool seizure_near_64(const Position *pos);
bool seizure_near_128(const Position *pos);

#endif
