/* Proves rows of a table of puzzles: prove FILE [MOVES]
 *
 * For each row that is won within MOVES moves (8): that this is the shortest win, that the
 * first moves are all that there are, and how the game ends. One line of report for each. */
#include "prover.h"

#include "base/file.h"
#include "cli/puzzle.h"
#include "session/library.h"

#include <stdio.h>

enum { FILE_MOST = 1 << 20 };

static bool same_moves(const Puzzle *puzzle, const Move *best, int count) {
    if (count != puzzle->best_count) return false;
    for (int i = 0; i < count; i++) {
        int k = 0;
        while (k < count && puzzle->best[k] != best[i]) k++;
        if (k == count) return false;
    }
    return true;
}

static bool proved(const Puzzle *puzzle, Err *err) {
    Prover prover;
    Move best[MAX_MOVES];
    int count;
    prover_init(&prover, UINT64_MAX);
    int moves = prover_shortest(&prover, &puzzle->pos, puzzle->moves, best, &count);
    const char *theme = moves ? prover_theme(&prover, &puzzle->pos, moves) : NULL;
    prover_clear(&prover);
    if (moves != puzzle->moves) return err_set(err, "won in %d moves, not in %d", moves, puzzle->moves);
    if (!same_moves(puzzle, best, count))
        return err_set(err, "%d moves win, and not those of the row", count);
    if (!theme || strcmp(theme, puzzle->theme))
        return err_set(err, "ends by %s", theme ? theme : "nothing");
    return true;
}

/* Returns false when the row is at fault. */
static bool prove_row(Library *library, char *row, int most) {
    char *columns[PUZZLE_COLUMNS];
    Puzzle puzzle;
    Err err = {""};
    if (!puzzle_columns(row, columns)) {
        printf("not ok row: not %d columns: %s\n", PUZZLE_COLUMNS, row);
        return false;
    }
    const Rules *rules = library_rules(library, columns[0], &err);
    bool good = rules && puzzle_read(&puzzle, rules, columns, &err);
    if (good && puzzle.moves > most) return true;
    good = good && proved(&puzzle, &err);
    printf(good ? "ok %s %s\n" : "not ok %s %s: %s\n", columns[0], columns[1], err.text);
    return good;
}

int main(int count, char **words) {
    Err err = {""};
    Library *library = library_new(&err);
    char *text = library && count > 1 ? file_read(words[1], FILE_MOST, NULL, &err) : NULL, *rest;
    int most = count > 2 ? atoi(words[2]) : PROVER_MOST;
    bool good = text != NULL;
    if (!text) printf("not ok prove FILE [MOVES]: %s\n", err.text);
    for (char *row = text ? strtok_r(text, "\n", &rest) : NULL; row; row = strtok_r(NULL, "\n", &rest)) {
        if (*row != '#') good &= prove_row(library, row, most);
    }
    free(text);
    library_free(library);
    return !good;
}
