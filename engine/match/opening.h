/* Opening: where the games of a match begin. Random half-moves from the start, looked for until a
 * short search calls the position balanced; or the lines of a file:
 *
 *   # a comment
 *   startpos moves e2e4 e7e5
 *   8/P6k/8/8/8/8/8/K7 w - - 0 1
 *   k7/8/8/8/8/8/8/K6R b - - 0 1 moves a8b7
 *
 * or the games of a .pgn. The opening of a pair depends on the seed and the pair's number only, so
 * that shards agree. */
#ifndef CHESTER_MATCH_OPENING_H
#define CHESTER_MATCH_OPENING_H

#include "base/text.h"
#include "game/game.h"
#include "session/library.h"

typedef struct Openings Openings;

/* text: a number of half-moves, or a file; NULL: the start. balance: how far from 0 the score of
 * a random opening may be, in hundredths; 0: anything goes. */
Openings *openings_new(const char *text, const Rules *rules, Library *library, int balance,
                       Err *err);
void openings_free(Openings *openings);

/* A new game (the caller's) with the opening played. Never one that is over. */
Game *openings_game(const Openings *openings, uint64_t seed, int pair);
/* As a line of such a file. */
void opening_write(const Game *game, Text *out);

#endif
