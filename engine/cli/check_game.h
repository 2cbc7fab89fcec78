/* Check game: random games with every internal check, and where in the author's file it stands
 * what a check has found. */
#ifndef CHESTER_CLI_CHECK_GAME_H
#define CHESTER_CLI_CHECK_GAME_H

#include "base/err.h"
#include "core/position.h"

/* One game by chance; false and the sentence at the first position that does not hold. */
bool check_game(const Rules *rules, uint64_t seed, long *positions, Err *err);

#endif
