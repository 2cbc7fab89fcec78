/* Match game: one game between two players, by our rules and on our clock. Whatever a player
 * does, it ends; draws that could be claimed hold (no one could claim). */
#ifndef CHESTER_MATCH_GAME_H
#define CHESTER_MATCH_GAME_H

#include "match/opening.h"
#include "match/player.h"

/* What is the same in all games of a match. */
typedef struct Terms {
    const Rules *rules;
    ClockRule clock;
    int64_t margin_ms; /* how far an outside program may overstep its time */
    int max_plies;     /* a longer game is a draw; 0: none is */
    uint64_t seed;
} Terms;

typedef struct Played {
    int pair, half; /* half 0: the first player has White */
    Game *game;     /* ended */
    int opening;    /* half-moves that were given */
    char says[256]; /* what a player did wrong, or nothing */
} Played;

/* players[0] is the first one. `game` is the opening and becomes the game of *played. false when
 * a player can play no such game, ever; *played is empty then. */
bool match_game(const Terms *terms, Player *const players[2], Game *game, Played *played, Err *err);

#endif
