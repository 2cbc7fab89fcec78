/* Bench: what is measured, and what the measures share. Each prints lines
 * "name value unit" and returns false with a sentence when it cannot. */
#ifndef CHESTER_CLI_BENCH_H
#define CHESTER_CLI_BENCH_H

#include "base/clock.h"
#include "core/position.h"
#include "session/library.h"

/* In the data folder of a build; read when no file is given. */
#define PUZZLES "tests/puzzles/puzzles.tsv"

/* `file`: of the puzzles, or NULL. */
typedef bool (*Measure)(Library *library, const char *file, Err *err);

bool measure_search(Library *library, const char *file, Err *err);
bool measure_hooks(Library *library, const char *file, Err *err);
bool measure_puzzles(Library *library, const char *file, Err *err);

static inline double seconds_since(int64_t start_ns) {
    return (double)(clock_cpu_ns() - start_ns) / 1e9;
}

/* A middle game, the same one each time: random moves from the start. */
void middle_game(Position *pos, const Rules *rules);

#endif
