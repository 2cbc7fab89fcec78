/* Sight: what the pieces of a position reach and hold; the part of the evaluation that
 * has to look at the board. One entry point for each width (core/wide.h). */
#ifndef CHESTER_SEARCH_SIGHT_H
#define CHESTER_SEARCH_SIGHT_H

#include "core/ops.h"
#include "search/worth.h"

/* The value of reach, hold and safety, in hundredths, White's view. */
SightFn sight_of(Code code);

/* Whether the side that is not to move might seize a zone with its next move. It may say
 * yes when it cannot, never no when it can. */
bool seizure_near(Code code, const Position *pos);

#endif
