/* Bench of the search: the nodes of every variant that ships, at one depth, and how fast.
 *
 * One thread, the player `neutral`, an empty table for each: same program, same nodes. */
#include "cli/bench.h"

#include "base/file.h"
#include "search/search.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* So deep that a rate means something and that all variants together take some seconds; a
 * search that is far from its depth by then ends at its nodes, the same ones each time. */
enum { HASH_MEGABYTES = 16, DEPTH = 7, NODES = 400000, STARTS = 100 };

static void search_one(const Rules *rules, const Personality *who, Table *table, uint64_t *nodes) {
    atomic_bool stop = false;
    SearchJob job = {.who = who, .limits = {.depth = DEPTH, .nodes = NODES}, .table = table, .stop = &stop};
    position_start(&job.root, rules);
    table_clear(table);
    int64_t start = clock_cpu_ns();
    SearchResult result = search_run(&job);
    double seconds = seconds_since(start);
    printf("search.%s.%d %llu nodes\n", rules->name, result.depth, (unsigned long long)result.nodes);
    printf("search.%s.%d %.2f Mnodes/s\n", rules->name, result.depth, (double)result.nodes / seconds / 1e6);
    fflush(stdout);
    *nodes += result.nodes;
}

/* What a search costs before it looks at anything: the least for one ply, of some. */
static void start_one(const Rules *rules, const Personality *who, Table *table) {
    SearchJob job = {.who = who, .limits = {.depth = 1}, .table = table};
    position_start(&job.root, rules);
    double least = 1e9;
    for (int i = 0; i < STARTS; i++) {
        int64_t start = clock_cpu_ns();
        search_run(&job);
        double seconds = seconds_since(start);
        if (seconds < least) least = seconds;
    }
    printf("search.%s.start %.1f us\n", rules->name, least * 1e6);
}

/* The names that ship; those of the user's folder are left out. */
static char **shipped(Library *library, int *count) {
    const LibraryEntry *entries;
    int all = library_list(library, LIBRARY_VARIANTS, &entries);
    char **names = calloc((size_t)all + 1, sizeof *names);
    *count = 0;
    for (int i = 0; names && i < all; i++) {
        if (!entries[i].user && (names[*count] = strdup(entries[i].name))) ++*count;
    }
    return names;
}

bool measure_search(Library *library, const char *file, Err *err) {
    (void)file;
    const Personality *who = library_personality(library, "neutral", err);
    if (!who) return false;
    int count;
    uint64_t nodes = 0;
    char **names = shipped(library, &count);
    Table *table = table_new(HASH_MEGABYTES);
    bool good = names && table;
    if (!good) err_set(err, "no memory: %d megabytes for the search", HASH_MEGABYTES);
    int64_t start = clock_cpu_ns();
    for (int i = 0; good && i < count; i++) {
        const Rules *rules = library_rules(library, names[i], err);
        good = rules != NULL;
        if (!good) break;
        search_one(rules, who, table, &nodes);
        start_one(rules, who, table);
    }
    if (good) printf("search.all %llu nodes\n", (unsigned long long)nodes);
    if (good) printf("search.all %.2f Mnodes/s\n", (double)nodes / seconds_since(start) / 1e6);
    if (names) names_free(names, count);
    table_free(table);
    return good;
}
