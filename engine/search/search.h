/* Search: iterative deepening alpha-beta. It reports to a sink and prints nothing.
 *
 * A search sees only its own copy of a position, const rules and a table. It may run
 * on any thread; the only things shared with others are `stop` and the table. With more
 * than one thread the others (crew.h) help by what they leave in the table. */
#ifndef CHESTER_SEARCH_SEARCH_H
#define CHESTER_SEARCH_SEARCH_H

#include "core/position.h"
#include "search/personality.h"

#include <stdatomic.h>

enum { MAX_PLY = 96, MATE_SCORE = 30000, MAX_LINES = 16, MAX_THREADS = 64 };

typedef struct Table Table; /* transposition table */

Table *table_new(size_t megabytes); /* NULL when there is no memory */
void table_free(Table *table);
void table_clear(Table *table);

typedef struct SearchInfo {
    int line;         /* 1.. for several best lines */
    int depth, seldepth;
    int score;        /* hundredths, for the side to move */
    int mate;         /* moves to the end of the game, negative when losing; 0: none seen */
    uint64_t nodes;
    int64_t ms;
    int full;         /* how much of the table this search has filled, in thousandths */
    Move pv[MAX_PLY];
    int pv_length;
} SearchInfo;

typedef struct SearchJob {
    Position root;
    const uint64_t *past; /* keys of the positions before the root, oldest first */
    int past_count;
    const Personality *who;
    Limits limits;
    int slack;            /* hundredths of misjudgement, of the level; 0 for hints */
    int lines;            /* how many best lines; 0 means 1 */
    int threads;          /* that search together, this one included; 0 means 1 */
    const Move *only;     /* the moves to choose among; NULL: all. One at least is legal */
    int only_count;
    uint64_t seed;        /* of the misjudgement that `slack` allows */
    /* What a script makes of a position and its static value, both for the side that the
     * personality plays. Called on the thread of the search; usually NULL. */
    int (*evaluate)(void *mind, const Position *pos, int score);
    void *mind;
    Table *table;
    const atomic_bool *stop; /* set from outside; the search never writes it */
    /* While set, no limit of time ends the search; time is counted from its start all the
     * same. NULL: never. */
    const atomic_bool *pondering;
    void (*info)(void *sink, const SearchInfo *info); /* after each depth and line; may be NULL */
    void *sink;
} SearchJob;

typedef struct SearchResult {
    Move best;    /* NO_MOVE only when the game is over */
    int score, mate, depth;
    uint64_t nodes;
    int64_t ms;
    Move pv[MAX_PLY];
    int pv_length;
} SearchResult;

/* A move that ends the game in a win is always taken, whatever the limits and the
 * slack. Same job, same result, unless `ms` or `stop` cut it short or there are several
 * threads. */
SearchResult search_run(const SearchJob *job);

/* The static value of a position for the side to move, hundredths: tests and tools. */
int search_evaluate(const Position *pos, const Personality *who);
/* The value of a kind, as the search uses it: hundredths. */
int search_material(const Rules *rules, const Personality *who, Kind kind);

#endif
