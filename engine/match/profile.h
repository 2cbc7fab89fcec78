/* Profile: how a player plays, counted over its games: captures, exchanges, steps over the middle,
 * checks and so on in 100 of its moves, with standard errors, and where two players differ.
 * The games are what is independent, so all errors are counted between games. */
#ifndef CHESTER_MATCH_PROFILE_H
#define CHESTER_MATCH_PROFILE_H

#include "base/text.h"
#include "game/game.h"

enum { MAX_TRAITS = 16 };

typedef struct ProfileGame {
    int moves[2];             /* of each player */
    int count[2][MAX_TRAITS]; /* of each player */
} ProfileGame;

typedef struct Profile {
    ProfileGame *games; /* owned */
    int count, room;
} Profile;

void profile_clear(Profile *profile);
/* Without the half-moves of the opening. first: the side of the first player. */
void profile_add(Profile *profile, const Game *game, int opening, Side first);
/* A line for each trait: both players, the difference in standard errors, a `*` at 3 and more. */
void profile_write(const Profile *profile, const char *const names[2], Text *out);

#endif
