/* The table of a thinker, and whose scores are in it. */
#include "session/thinker.h"

#include "base/memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { STANDARD_MEGABYTES = 32 };

struct Thinker {
    Table *table;
    const Rules *rules; /* whose positions the table holds, */
    Personality who;    /* as seen by whom */
    int slack;
};

Thinker *thinker_new(size_t megabytes, Err *err) {
    if (!megabytes) megabytes = STANDARD_MEGABYTES;
    Table *table = table_new(megabytes);
    if (!table) {
        err_set(err, "no memory for a table of the search: %zu megabytes", megabytes);
        return NULL;
    }
    Thinker *thinker = memory_new(sizeof *thinker);
    thinker->table = table;
    return thinker;
}

void thinker_free(Thinker *thinker) {
    if (!thinker) return;
    table_free(thinker->table);
    free(thinker);
}

void thinker_forget(Thinker *thinker) { table_clear(thinker->table); }

/* Scores of another game, or of another mind, would mislead. */
static void renew_table(Thinker *thinker, const SearchJob *job) {
    bool same = thinker->rules == job->root.rules && thinker->slack == job->slack &&
                memcmp(&thinker->who, job->who, sizeof thinker->who) == 0;
    if (same) return;
    table_clear(thinker->table);
    thinker->rules = job->root.rules;
    thinker->slack = job->slack;
    thinker->who = *job->who;
}

SearchResult thinker_think(Thinker *thinker, const SearchJob *job) {
    assert(!job->table);
    SearchJob search = *job;
    renew_table(thinker, job);
    search.table = thinker->table;
    return search_run(&search);
}
