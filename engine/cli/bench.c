/* Bench: the figures that say how fast this build is, one "name value unit" a line.
 *
 * Times are processor time, the best of some rounds, for orientation: machines are shared.
 * Node counts are exact, and change only when the search does. */
#include "cli/bench.h"

#include "cli/cli.h"
#include "cli/command.h"

#include "base/file.h"
#include "base/rng.h"
#include "core/perft.h"

#include <stdio.h>
#include <string.h>

enum { ROUNDS = 50, REPEATS = 4000, MIDDLE_PLIES = 24, LOADS = 20 };

/* --- perft ------------------------------------------------------------------------------- */

typedef struct Depth {
    const char *variant;
    int depth;
} Depth;

static bool measure_perft(Library *library, const char *file, Err *err) {
    (void)file;
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

void middle_game(Position *pos, const Rules *rules) {
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

static double least(double a, double b) { return a < b ? a : b; }

/* One square after the other, without a division between. */
static double square_round(const Position *pos, long *total) {
    int square = 0;
    int64_t start = clock_cpu_ns();
    for (int i = 0; i < REPEATS; i++) {
        *total += position_strength(pos, (Square)square).of[i & 1];
        if (++square == pos->rules->squares) square = 0;
    }
    return seconds_since(start);
}

static double board_round(const Position *pos, long *total) {
    Sums sums[MAX_SQUARES];
    int64_t start = clock_cpu_ns();
    for (int i = 0; i < REPEATS; i++) {
        position_strengths(pos, sums);
        *total += sums[i & 31].of[i & 1];
    }
    return seconds_since(start);
}

static bool measure_strength(Library *library, const char *file, Err *err) {
    static const char *const names[] = {"chess-t1", "chess-t2"};
    (void)file;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        Position pos;
        const Rules *rules = library_rules(library, names[i], err);
        if (!rules)
            return false;
        middle_game(&pos, rules);
        long total = 0;
        double one = 1e9, all = 1e9;
        for (int round = 0; round < ROUNDS; round++) {
            one = least(one, square_round(&pos, &total));
            all = least(all, board_round(&pos, &total));
        }
        printf("strength.%s.square %.1f ns\n", names[i], one * 1e9 / REPEATS);
        printf("strength.%s.board %.1f ns\n", names[i], all * 1e9 / REPEATS);
        printf("strength.%s.sum %ld half\n", names[i], total); /* so that nothing is left out as unused */
    }
    return true;
}

/* --- load -------------------------------------------------------------------------------- */

/* Loaded by a library that does not know it yet. */
static bool load_once(const char *name, double *seconds, Err *err) {
    int64_t start = clock_cpu_ns();
    Library *fresh = library_new(err);
    bool good = fresh && library_rules(fresh, name, err);
    library_free(fresh);
    *seconds = least(*seconds, seconds_since(start));
    return good;
}

static bool measure_load(Library *library, const char *file, Err *err) {
    static const char *const names[] = {"chess-t1", "chess-t2", "chess", "shogi"};
    (void)library;
    (void)file;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        double seconds = 1e9;
        for (int n = 0; n < LOADS; n++) {
            if (!load_once(names[i], &seconds, err))
                return false;
        }
        printf("load.%s %.2f ms\n", names[i], seconds * 1e3);
    }
    return true;
}

/* --- the command ------------------------------------------------------------------------ */

static const struct {
    const char *name;
    Measure run;
} measures[] = {{"perft", measure_perft},   {"strength", measure_strength},
                {"search", measure_search}, {"load", measure_load},
                {"hooks", measure_hooks},   {"puzzles", measure_puzzles}};

enum { MEASURES = sizeof measures / sizeof *measures };

/* The puzzles are no part of an installation. */
static bool left_out(int i) {
    char folder[PATH_SIZE], path[PATH_SIZE];
    Err err;
    return measures[i].run == measure_puzzles &&
           !(data_folder(folder, &err) && path_join(path, folder, PUZZLES) && file_exists(path));
}

int command_bench(Cli *cli, Err *err) {
    const char *wanted = cli_word(cli, 0), *file = cli_word(cli, 1);
    bool all = !wanted || strcmp(wanted, "all") == 0, found = all;
    if (file && (all || strcmp(wanted, "puzzles") != 0)) {
        err_set(err, "only puzzles come from a file: %s", file);
        return CODE_USAGE;
    }
    Library *library = cli_library(cli, err);
    if (!library)
        return CODE_FAILED;
    for (int i = 0; i < MEASURES; i++) {
        if (all ? left_out(i) : strcmp(wanted, measures[i].name) != 0)
            continue;
        found = true;
        if (!measures[i].run(library, file, err))
            return CODE_FAILED;
        fflush(stdout);
    }
    if (found)
        return CODE_DONE;
    err_set(err, "not one of perft, strength, search, load, hooks, puzzles, all: %s", wanted);
    return CODE_USAGE;
}
