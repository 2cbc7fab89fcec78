/* Verify: holds a position against slow, plain recomputation from the board alone:
 * key, sets, strengths (walking the board square by square from the definition of each
 * movement), the moves' count against their list, and that unmaking gives back the
 * same position, byte for byte. The reference that the fast paths are fuzzed against. */
#ifndef CHESTER_CORE_VERIFY_H
#define CHESTER_CORE_VERIFY_H

#include "core/position.h"

bool position_verify(const Position *pos, Err *err);

#endif
