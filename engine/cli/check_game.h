/* Check game: random games with every internal check, and where in the author's file it stands
 * what a check has found. */
#ifndef CHESTER_CLI_CHECK_GAME_H
#define CHESTER_CLI_CHECK_GAME_H

#include "base/err.h"
#include "core/position.h"

/* What the games have come across. */
typedef struct Seen {
    long positions;
    uint32_t stood, moved; /* bit per kind: on the board; with a move that it could make */
} Seen;

/* One game by chance; false and the sentence at the first position that does not hold. */
bool check_game(const Rules *rules, uint64_t seed, Seen *seen, Err *err);

/* Whether pieces of this kind stood there and could never move, though they have movements that
 * lead somewhere: seldom meant, their places, ways or needs never fit. */
bool check_game_stiff(const Rules *rules, const Seen *seen, Kind kind);

#endif
