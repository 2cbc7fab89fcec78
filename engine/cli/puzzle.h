/* Puzzle: a position with a forced win, and what the search needs to find it.
 *
 * A row of a table of puzzles, columns separated by tabs (tests/puzzles/README.md). It
 * solves; it never judges whether the row is right: the prover in tests/puzzles does. */
#ifndef CHESTER_CLI_PUZZLE_H
#define CHESTER_CLI_PUZZLE_H

#include "search/search.h"

enum { PUZZLE_BEST = 16, PUZZLE_COLUMNS = 7 };

typedef struct Puzzle {
    Position pos;
    Move best[PUZZLE_BEST]; /* all first moves of a shortest win */
    int best_count, moves;  /* of the winning side, to the end */
    int depth;              /* that the search needed when the row was written, */
    uint64_t nodes;         /* and the positions; 0: it did not find it */
    const char *theme;      /* the reason of the end; inside the row */
} Puzzle;

/* Cuts a row (which is written to) into columns; false when there are not seven. */
bool puzzle_columns(char *row, char *columns[PUZZLE_COLUMNS]);
/* `columns` belong to a game of these rules. */
bool puzzle_read(Puzzle *puzzle, const Rules *rules, char *columns[PUZZLE_COLUMNS], Err *err);

typedef struct Solved {
    int depth; /* 0: not solved */
    uint64_t nodes;
} Solved;

/* Searches one depth after the other, on one thread, until a best move is the first of a line to
 * the end in `moves` moves, at most `most` positions. table is cleared first. */
Solved puzzle_solve(const Puzzle *puzzle, const Personality *who, Table *table, uint64_t most);

#endif
