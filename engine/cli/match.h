/* Match: what the command match was told, and what its games add up to. Known to the sources of
 * the command only. */
#ifndef CHESTER_CLI_MATCH_H
#define CHESTER_CLI_MATCH_H

#include "cli/cli.h"
#include "match/archive.h"
#include "match/profile.h"
#include "match/tally.h"

enum { MAX_JOBS = 256 };

typedef struct Match {
    Library *library;
    Terms terms;
    Effort effort;
    Openings *openings;
    const char *names[2]; /* the players, the first one is White in odd games */
    int games;
    int shard, shards; /* from 0; 0 of 1 for all */
    bool tests;        /* stops as `sprt` says */
    Sprt sprt;
    int jobs;        /* processes that play */
    bool profiles;   /* counts how they play */
    const char *out; /* the archive, or NULL */
    Tally tally;
    Profile profile;
} Match;

/* Both players; NULL where one cannot be, and false. */
bool match_players(const Match *match, Player *players[2], Err *err);
/* Whether a pair is in this shard. */
bool match_has(const Match *match, int pair);
/* Plays the `half` of a pair; false when a player can play no such game. */
bool match_play(const Match *match, Player *const players[2], int pair, int half, Played *played,
                Err *err);
/* A game has ended: prints its line, adds it to the archive and the tally. */
bool match_take(Match *match, const Played *played, Err *err);
/* Whether the sequential test has come to an end. */
bool match_decided(const Match *match);

#endif
