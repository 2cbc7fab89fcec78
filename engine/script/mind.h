/* Mind: the functions of a personality at work, `evaluate`, `choose` and `play`.
 *
 * A mind belongs to one thread: it keeps a Lua state for each file that has one of the
 * functions. A function that fails may have lost its state: nothing is asked any more, the
 * sentence is kept, and whoever thinks goes on without, and opens another mind. */
#ifndef CHESTER_SCRIPT_MIND_H
#define CHESTER_SCRIPT_MIND_H

#include "base/err.h"
#include "search/search.h"

typedef struct Mind Mind;

/* One of the best lines of the search, best first. */
typedef struct Candidate {
    Move move;
    int score, mate; /* for the side to move, as in SearchInfo */
    Move line[MAX_PLY];
    int length;
} Candidate;

/* NULL and the sentence when a file cannot be read any more. `who` outlives the mind. */
Mind *mind_open(const Personality *who, Err *err);
void mind_close(Mind *mind); /* NULL is allowed */

/* What is thought about from now on; the job outlives that. Forgets an earlier fault. */
void mind_begin(Mind *mind, const SearchJob *job);
/* The first sentence since then. */
bool mind_fault(const Mind *mind, Err *err);

/* SearchJob.evaluate: `thing` is the mind. The score itself once the function has failed. */
int mind_evaluate(void *thing, const Position *pos, int score);
/* False when the function has failed. The move is legal. */
bool mind_choose(Mind *mind, const Candidate *candidates, int count, Move *move);
bool mind_play(Mind *mind, Move *move, int *score);

#endif
