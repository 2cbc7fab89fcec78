/* Finds puzzles: find VARIANT COUNT SEED [MOVES]
 *
 * Plays games of the search against itself, one move in five by chance, and looks a little
 * deeper at each position. What the search takes for a forced win of two to MOVES moves (4)
 * goes to the prover, which knows nothing of the search; what it proves, with at most four
 * first moves, is printed as a row. One position is taken from each game, so that rows
 * differ. Same words, same rows.
 *
 * find VARIANT row FEN: the row of a given position, when it is won within MOVES moves. */
#include "prover.h"

#include "base/rng.h"
#include "cli/puzzle.h"
#include "core/notation.h"
#include "session/library.h"

#include <stdio.h>

enum { LONGEST = 160, OPENING = 10, LOOK_DEPTH = 5, PLAY_DEPTH = 3, MANY = 4, MEGABYTES = 16 };
enum { PROVE_MOST = 60000000, SOLVE_MOST = 4000000 };

typedef struct Finder {
    const Rules *rules;
    const Personality *who;
    Table *table;
    Rng rng;
    int most;
} Finder;

/* Prints the row and returns true when the position is a puzzle. */
static bool print_row(Finder *f, const Position *pos, int least, int many) {
    Prover prover;
    Puzzle puzzle = {.pos = *pos};
    Move best[MAX_MOVES];
    char text[FEN_SIZE], move[MOVE_TEXT_SIZE];
    prover_init(&prover, PROVE_MOST);
    puzzle.moves = prover_shortest(&prover, pos, f->most, best, &puzzle.best_count);
    bool good = puzzle.moves >= least && puzzle.best_count <= many;
    const char *theme = good ? prover_theme(&prover, pos, puzzle.moves) : NULL;
    prover_clear(&prover);
    if (!good || !theme) return false;
    memcpy(puzzle.best, best, (size_t)puzzle.best_count * sizeof *best);
    Solved solved = puzzle_solve(&puzzle, f->who, f->table, SOLVE_MOST);
    position_write(pos, text);
    printf("%s\t%s\t", f->rules->name, text);
    for (int i = 0; i < puzzle.best_count; i++) {
        move_write(pos, best[i], NOTATION_COORDINATE, move);
        printf(i ? " %s" : "%s", move);
    }
    printf("\t%d\t%d\t%llu\t%s\n", puzzle.moves, solved.depth, (unsigned long long)solved.nodes, theme);
    fflush(stdout);
    return true;
}

static SearchResult look(Finder *f, const Position *pos, int depth) {
    atomic_bool stop = false;
    SearchJob job = {.root = *pos, .who = f->who, .limits = {.depth = depth}, .table = f->table,
                     .stop = &stop};
    return search_run(&job);
}

/* One game, up to its first puzzle. */
static bool find_in_game(Finder *f) {
    Position pos;
    Undo undo;
    position_start(&pos, f->rules);
    table_clear(f->table);
    for (int ply = 0; ply < LONGEST; ply++) {
        Move moves[MAX_MOVES], move;
        if (position_outcome(&pos).result != PLAYING) return false;
        int count = position_moves(&pos, moves);
        move = moves[rng_below(&f->rng, (uint32_t)count)];
        if (ply >= OPENING) {
            SearchResult seen = look(f, &pos, LOOK_DEPTH);
            if (seen.mate >= 2 && seen.mate <= f->most && print_row(f, &pos, 2, MANY)) return true;
            if (seen.mate) return false;
            if (rng_below(&f->rng, 5)) move = look(f, &pos, PLAY_DEPTH).best;
        }
        position_make(&pos, move, &undo);
    }
    return false;
}

static bool print_given(Finder *f, const char *text, Err *err) {
    Position pos;
    if (!position_read(&pos, f->rules, text, err)) return false;
    return print_row(f, &pos, 1, PUZZLE_BEST) || err_set(err, "no win within %d moves: %s", f->most, text);
}

static bool find(int count, char **words, Err *err) {
    Library *library = library_new(err);
    Finder f = {.most = count > 4 ? atoi(words[4]) : 4};
    bool good = library && (f.rules = library_rules(library, words[1], err)) &&
                (f.who = library_personality(library, "neutral", err));
    f.table = good ? table_new(MEGABYTES) : NULL;
    if (good && !f.table) good = err_set(err, "no memory: %d megabytes", MEGABYTES);
    if (f.most < 1 || f.most > PROVER_MOST)
        good = err_set(err, "not a number of moves from 1 to %d: %s", PROVER_MOST, words[4]);
    if (good && !strcmp(words[2], "row")) {
        good = print_given(&f, words[3], err);
    } else if (good) {
        f.rng = (Rng){strtoull(words[3], NULL, 10)};
        for (int found = 0; found < atoi(words[2]);) found += find_in_game(&f);
    }
    table_free(f.table);
    library_free(library);
    return good;
}

int main(int count, char **words) {
    Err err = {""};
    if (count < 4 || count > 5) {
        fprintf(stderr, "find VARIANT COUNT SEED [MOVES], or find VARIANT row FEN [MOVES]\n");
        return 2;
    }
    if (find(count, words, &err)) return 0;
    fprintf(stderr, "%s\n", err.text);
    return 1;
}
