/* Bench of what scripts cost: one call of a `legal` hook, and one of `evaluate`.
 *
 * Both are measured as what they add: the same work is done with and without them. */
#include "cli/bench.h"

#include "base/file.h"
#include "script/mind.h"

#include <stdio.h>

enum { LISTS = 2000, CALLS = 100000 };

/* The path of a script that is there for this. */
static bool script_path(char path[PATH_SIZE], const char *name, Err *err) {
    char folder[PATH_SIZE];
    return data_folder(folder, err) &&
           (path_join(path, folder, name) || err_set(err, "too long a path: %s", name));
}

/* Seconds for listing the moves of a middle game, and how many those are. */
static double list_moves(const Rules *rules, int *count) {
    Position pos;
    Move moves[MAX_MOVES];
    middle_game(&pos, rules);
    *count = position_moves(&pos, moves);
    int64_t start = clock_cpu_ns();
    for (int i = 0; i < LISTS; i++) position_moves(&pos, moves);
    return seconds_since(start);
}

static bool measure_legal(Library *library, Err *err) {
    char path[PATH_SIZE];
    int count;
    const Rules *plain = library_rules(library, "chess-t1", err);
    if (!plain || !script_path(path, "scripts/bench/legal.lua", err)) return false;
    const Rules *asked = library_rules(library, path, err);
    if (!asked) return false;
    double without = list_moves(plain, &count), with = list_moves(asked, &count);
    printf("hooks.legal %.1f ns\n", (with - without) * 1e9 / LISTS / count);
    return true;
}

static bool measure_evaluate(Library *library, Err *err) {
    char path[PATH_SIZE];
    SearchJob job = {.lines = 1};
    const Rules *rules = library_rules(library, "chess-t1", err);
    if (!rules || !script_path(path, "scripts/bench/evaluate.lua", err)) return false;
    job.who = library_personality(library, path, err);
    Mind *mind = job.who ? mind_open(job.who, err) : NULL;
    if (!mind) return false;
    middle_game(&job.root, rules);
    mind_begin(mind, &job);
    long total = 0;
    int64_t start = clock_cpu_ns();
    for (int i = 0; i < CALLS; i++) total += mind_evaluate(mind, &job.root, i & 1);
    double seconds = seconds_since(start);
    bool good = !mind_fault(mind, err);
    mind_close(mind);
    if (!good) return false;
    printf("hooks.evaluate %.1f ns\n", seconds * 1e9 / CALLS);
    printf("hooks.sum %ld hundredths\n", total); /* so that nothing is left out as unused */
    return true;
}

bool measure_hooks(Library *library, const char *file, Err *err) {
    (void)file;
    return measure_legal(library, err) && measure_evaluate(library, err);
}
