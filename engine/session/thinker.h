/* Thinker: a personality at work. The one place where a personality, a table and a position
 * become a move; whoever lets the computer move comes here: the window's worker, a
 * match, a protocol, the command best.
 *
 * A move comes from an opening line of the personality, else from its function `play`, else from
 * a search, which may ask `evaluate`, and whose best lines `choose` is shown. When several
 * lines are asked for, or no limit is given, it is an analysis: then only `evaluate` counts.
 *
 * A thinker belongs to one thread at a time, and so does the Lua state of its personality: a
 * personality with `evaluate` searches on one thread. It remembers between moves what it
 * has seen, as long as rules and personality stay the same. */
#ifndef CHESTER_SESSION_THINKER_H
#define CHESTER_SESSION_THINKER_H

#include "base/err.h"
#include "search/search.h"

typedef struct Thinker Thinker;

/* megabytes: of its table; 0 is the standard. NULL when there is no memory. */
Thinker *thinker_new(size_t megabytes, Err *err);
void thinker_free(Thinker *thinker);
/* Forgets what was seen: a new game. */
void thinker_forget(Thinker *thinker);

/* Thinks about job->root; job->table is the thinker's own and left NULL by the caller. */
SearchResult thinker_think(Thinker *thinker, const SearchJob *job);
/* Whether a script has failed since this was asked last, and the sentence. The move was then
 * found by plain numbers, as those of the player `neutral`. */
bool thinker_fault(Thinker *thinker, Err *fault);

#endif
