/* Tally: what the games of a match add up to. Points are half points of the first player; a pair
 * is one opening played with both colours, whose two games are not independent, so that errors
 * are counted by pairs (pentanomial) as soon as there are any. Pure numbers. */
#ifndef CHESTER_MATCH_TALLY_H
#define CHESTER_MATCH_TALLY_H

#include "base/text.h"
#include "core/types.h"

typedef struct Tally {
    int points[3]; /* games lost, drawn, won by the first player */
    int pairs[5];  /* pairs with so many half points */
    int white[3];  /* games lost, drawn, won by White */
    long long plies;
    char *waiting; /* [room] of each pair: 0, or 1 + points + 3 * half of the game that is there */
    int room;
} Tally;

void tally_clear(Tally *tally);
/* Game `half` (0: the first player is White, 1: Black) of a pair has ended after `plies`. */
void tally_add(Tally *tally, int pair, int half, Result result, int plies);
int tally_games(const Tally *tally);

typedef struct Estimate {
    double score;          /* of the first player, 0 to 1 */
    double elo, low, high; /* and its interval of 95 %; infinite when nothing was lost or won */
    double superiority;    /* how likely it is that the first player is the stronger one */
    bool known;            /* false: too few games for an error */
} Estimate;

Estimate tally_estimate(const Tally *tally);

/* A sequential test of Elo difference `elo0` against `elo1` (GSPRT, with the generalised
 * likelihood ratio of Van den Bergh; alpha = beta = 0.05). */
typedef struct Sprt {
    double elo0, elo1;
} Sprt;

typedef enum Verdict { VERDICT_OPEN, VERDICT_ELO0, VERDICT_ELO1 } Verdict;

double sprt_ratio(const Tally *tally, const Sprt *sprt); /* logarithm */
double sprt_bound(void);                                 /* at plus and minus this it ends */
Verdict sprt_verdict(const Tally *tally, const Sprt *sprt);

/* The lines at the end of a match; sprt may be NULL. */
void tally_write(const Tally *tally, const Sprt *sprt, Text *out);

#endif
