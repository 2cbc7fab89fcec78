/* Bench of puzzles: how many of a file the search solves, how deep it looks for it, and how
 * many positions that takes. */
#include "cli/bench.h"

#include "base/file.h"
#include "cli/puzzle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A row may cost some times what it cost when it was written: the search changes. */
enum { HASH_MEGABYTES = 16, FILE_MOST = 1 << 20, SLACK_TIMES = 8, SLACK_NODES = 50000 };

typedef struct Tally {
    int puzzles, solved;
    uint64_t nodes;
} Tally;

static bool solve_row(Library *library, const Personality *who, Table *table, char *row, Tally *tally,
                      Err *err) {
    char *columns[PUZZLE_COLUMNS];
    Puzzle puzzle;
    if (!puzzle_columns(row, columns)) return err_set(err, "not %d columns: %s", PUZZLE_COLUMNS, row);
    const Rules *rules = library_rules(library, columns[0], err);
    if (!rules || !puzzle_read(&puzzle, rules, columns, err)) return false;
    Solved solved = puzzle_solve(&puzzle, who, table, SLACK_TIMES * puzzle.nodes + SLACK_NODES);
    tally->puzzles++;
    tally->solved += solved.depth > 0;
    tally->nodes += solved.nodes;
    char name[256];
    snprintf(name, sizeof name, "puzzle.%d.%s.%s.%d", tally->puzzles, rules->name, puzzle.theme,
             puzzle.moves);
    printf("%s %d plies\n%s %llu nodes\n", name, solved.depth, name, (unsigned long long)solved.nodes);
    return true;
}

static bool solve_file(Library *library, char *text, Table *table, Err *err) {
    Tally tally = {0};
    char *rest;
    const Personality *who = library_personality(library, "neutral", err);
    if (!who) return false;
    for (char *row = strtok_r(text, "\n", &rest); row; row = strtok_r(NULL, "\n", &rest)) {
        if (*row != '#' && !solve_row(library, who, table, row, &tally, err)) return false;
    }
    printf("puzzles.all %d positions\n", tally.puzzles);
    printf("puzzles.solved %d positions\n", tally.solved);
    printf("puzzles.nodes %llu nodes\n", (unsigned long long)tally.nodes);
    return true;
}

bool measure_puzzles(Library *library, const char *file, Err *err) {
    char folder[PATH_SIZE], path[PATH_SIZE];
    if (!file && (!data_folder(folder, err) || !path_join(path, folder, PUZZLES))) return false;
    char *text = file_read(file ? file : path, FILE_MOST, NULL, err);
    if (!text) return false;
    Table *table = table_new(HASH_MEGABYTES);
    bool good = table ? solve_file(library, text, table, err)
                      : err_set(err, "no memory: %d megabytes for the search", HASH_MEGABYTES);
    table_free(table);
    free(text);
    return good;
}
