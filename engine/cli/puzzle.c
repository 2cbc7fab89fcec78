/* Reading a row, and asking the search. */
#include "cli/puzzle.h"

#include "core/notation.h"

#include <stdlib.h>
#include <string.h>

bool puzzle_columns(char *row, char *columns[PUZZLE_COLUMNS]) {
    for (int i = 0; i < PUZZLE_COLUMNS; i++) {
        columns[i] = row;
        char *tab = strchr(row, '\t');
        if (i == PUZZLE_COLUMNS - 1) return !tab;
        if (!tab) return false;
        *tab = '\0';
        row = tab + 1;
    }
    return false;
}

static bool read_best(Puzzle *puzzle, char *text, Err *err) {
    char *rest;
    for (char *word = strtok_r(text, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        if (puzzle->best_count == PUZZLE_BEST) return err_set(err, "more than %d best moves", PUZZLE_BEST);
        if (!move_read(&puzzle->pos, word, &puzzle->best[puzzle->best_count++], err)) return false;
    }
    return puzzle->best_count > 0 || err_set(err, "no best move");
}

/* A whole number from `least` to `most`. */
static bool read_number(const char *text, unsigned long long least, unsigned long long most,
                        unsigned long long *number, Err *err) {
    char *end;
    *number = strtoull(text, &end, 10);
    if (*text >= '0' && *text <= '9' && !*end && *number >= least && *number <= most) return true;
    return err_set(err, "not a number from %llu to %llu: %s", least, most, text);
}

bool puzzle_read(Puzzle *puzzle, const Rules *rules, char *columns[PUZZLE_COLUMNS], Err *err) {
    unsigned long long moves, depth, nodes;
    memset(puzzle, 0, sizeof *puzzle);
    if (!position_read(&puzzle->pos, rules, columns[1], err) || !read_best(puzzle, columns[2], err) ||
        !read_number(columns[3], 1, MAX_PLY / 2, &moves, err) ||
        !read_number(columns[4], 0, MAX_PLY, &depth, err) ||
        !read_number(columns[5], 0, UINT64_MAX, &nodes, err)) return false;
    puzzle->moves = (int)moves;
    puzzle->depth = (int)depth;
    puzzle->nodes = nodes;
    puzzle->theme = columns[6];
    return true;
}

typedef struct Watch {
    const Puzzle *puzzle;
    atomic_bool stop;
    Solved solved;
} Watch;

static void watch(void *sink, const SearchInfo *info) {
    Watch *w = sink;
    if (w->solved.depth || info->mate <= 0 || info->mate > w->puzzle->moves) return;
    for (int i = 0; i < w->puzzle->best_count; i++) {
        if (info->pv[0] != w->puzzle->best[i]) continue;
        w->solved = (Solved){info->depth, info->nodes};
        atomic_store(&w->stop, true);
    }
}

Solved puzzle_solve(const Puzzle *puzzle, const Personality *who, Table *table, uint64_t most) {
    Watch w = {.puzzle = puzzle};
    SearchJob job = {.root = puzzle->pos, .who = who, .limits = {.nodes = most}, .table = table,
                     .stop = &w.stop, .info = watch, .sink = &w};
    table_clear(table);
    search_run(&job);
    return w.solved;
}
