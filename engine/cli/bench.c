/* Bench: the figures that say how fast the core is, one "name value unit" a line.
 *
 * Times are processor time, for orientation: machines are shared. Node counts of the search at a fixed
 * depth are exact, and change only when the search does. */
#include "cli/cli.h"
#include "cli/command.h"

#include "base/clock.h"
#include "base/rng.h"
#include "core/perft.h"
#include "search/search.h"
#include "session/library.h"

#include <stdio.h>
#include <string.h>

enum { HASH_MEGABYTES = 32, REPEATS = 200000, MIDDLE_PLIES = 24, LOADS = 20 };

typedef bool (*Measure)(Library *library, Err *err);

static double seconds_since(int64_t start_ns) {
    return (double)(clock_cpu_ns() - start_ns) / 1e9;
}

/* --- perft ------------------------------------------------------------------------------- */

typedef struct Depth {
    const char *variant;
    int depth; /* of perft, or of a search */
} Depth;

static bool measure_perft(Library *library, Err *err) {
    static const Depth rows[] = {{"chess-t1", 5}, {"chess-t", 4}, {"chess-t2", 4}, {"chess", 5},
                                 {"capablanca", 5}, {"xiangqi", 4}, {"shogi", 4}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Position pos;
        const Rules *rules = library_rules(library, rows[i].variant, err);
        if (!rules)
            return false;
        position_start(&pos, rules);
        int64_t start = clock_cpu_ns();
        uint64_t leaves = perft(&pos, rows[i].depth);
        printf("perft.%s.%d %.1f Mleaves/s\n", rules->name, rows[i].depth,
               (double)leaves / seconds_since(start) / 1e6);
    }
    return true;
}

/* --- strength ---------------------------------------------------------------------------- */

/* A middle game, the same one each time: random moves from the start. */
static void middle_game(Position *pos, const Rules *rules) {
    Rng rng = {7};
    position_start(pos, rules);
    for (int ply = 0; ply < MIDDLE_PLIES; ply++) {
        Move moves[MAX_MOVES];
        Undo undo;
        int count = position_moves(pos, moves);
        if (count == 0)
            return;
        position_make(pos, moves[rng_below(&rng, (uint32_t)count)], &undo);
    }
}

static bool measure_strength(Library *library, Err *err) {
    Position pos;
    Sums sums[MAX_SQUARES];
    const Rules *rules = library_rules(library, "chess-t1", err);
    if (!rules)
        return false;
    middle_game(&pos, rules);
    long total = 0;
    int64_t start = clock_cpu_ns();
    for (int i = 0; i < REPEATS; i++)
        total += position_strength(&pos, (Square)(i % rules->squares)).of[i & 1];
    double one = seconds_since(start);
    start = clock_cpu_ns();
    for (int i = 0; i < REPEATS; i++) {
        position_strengths(&pos, sums);
        total += sums[i % rules->squares].of[i & 1];
    }
    double all = seconds_since(start);
    printf("strength.square %.1f ns\n", one * 1e9 / REPEATS);
    printf("strength.board %.1f ns\n", all * 1e9 / REPEATS);
    printf("strength.sum %ld half\n", total); /* so that nothing is left out as unused */
    return true;
}

/* --- search ------------------------------------------------------------------------------ */

static bool measure_search(Library *library, Err *err) {
    static const Depth rows[] = {{"chess-t1", 8}, {"chess-t", 6}, {"chess-t2", 6}, {"chess", 9}};
    const Personality *who = library_personality(library, "neutral", err);
    for (size_t i = 0; who && i < sizeof rows / sizeof *rows; i++) {
        const Rules *rules = library_rules(library, rows[i].variant, err);
        Table *table = rules ? table_new(HASH_MEGABYTES) : NULL;
        if (!table)
            return rules ? err_set(err, "no memory: %d megabytes for the search", HASH_MEGABYTES)
                         : false;
        atomic_bool stop = false;
        SearchJob job = {.who = who, .limits = {.depth = rows[i].depth}, .table = table, .stop = &stop};
        position_start(&job.root, rules);
        int64_t start = clock_cpu_ns();
        SearchResult result = search_run(&job);
        double seconds = seconds_since(start);
        table_free(table);
        printf("search.%s.%d %llu nodes\n", rules->name, rows[i].depth,
               (unsigned long long)result.nodes);
        printf("search.%s.%d %.2f Mnodes/s\n", rules->name, rows[i].depth,
               (double)result.nodes / seconds / 1e6);
    }
    return who != NULL;
}

/* --- load -------------------------------------------------------------------------------- */

static bool measure_load(Library *library, Err *err) {
    static const char *const names[] = {"chess-t1", "chess-t2", "chess", "shogi"};
    (void)library; /* each is loaded by a library that does not know it yet */
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        int64_t start = clock_cpu_ns();
        for (int n = 0; n < LOADS; n++) {
            Library *fresh = library_new(err);
            bool good = fresh && library_rules(fresh, names[i], err);
            library_free(fresh);
            if (!good)
                return false;
        }
        printf("load.%s %.2f ms\n", names[i], seconds_since(start) * 1e3 / LOADS);
    }
    return true;
}

static const struct {
    const char *name;
    Measure run;
} measures[] = {{"perft", measure_perft},
                {"strength", measure_strength},
                {"search", measure_search},
                {"load", measure_load}};

int command_bench(Cli *cli, Err *err) {
    const char *wanted = cli_word(cli, 0);
    bool all = !wanted || strcmp(wanted, "all") == 0, found = all;
    Library *library = cli_library(cli, err);
    if (!library)
        return CODE_FAILED;
    for (size_t i = 0; i < sizeof measures / sizeof *measures; i++) {
        if (!all && strcmp(wanted, measures[i].name) != 0)
            continue;
        found = true;
        if (!measures[i].run(library, err))
            return CODE_FAILED;
        fflush(stdout);
    }
    if (found)
        return CODE_DONE;
    err_set(err, "not one of perft, strength, search, load, all: %s", wanted);
    return CODE_USAGE;
}
