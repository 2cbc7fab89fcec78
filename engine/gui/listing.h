/* Listing: how the moves of a game and its branches stand in the list beside the board.
 *
 * The main line has a row for White's move and Black's, and where a turn has several moves, rows of
 * their own for each turn. A branch stands below the move that it
 * is an alternative to, in rows of its own that are filled like the lines of a text; branches of
 * branches stand in brackets inside it. Made anew only when the tree, the texts or the width have
 * changed, so that a frame costs no more for a long game. */
#ifndef CHESTER_GUI_LISTING_H
#define CHESTER_GUI_LISTING_H

#include "base/text.h"

#include <stdbool.h>

struct App;

typedef struct MoveCell {
    int node;
    int x, w;           /* pixels from the row's left edge; of a branch */
    bool numbered;
    int opening, closing; /* brackets around it */
} MoveCell;

typedef struct MoveRow {
    int number;       /* of the move, in front; 0: none */
    int first, count; /* its cells; of the main line they are in two columns, */
    int column;       /* from this one on: 1 when Black's stands alone */
    bool answers;     /* Black's turn of several moves begins */
    bool branch, begins; /* a row of a branch, its first one */
} MoveRow;

typedef struct Listing {
    MoveCell *cells;
    MoveRow *rows;
    int cell_count, cell_room, count, room;
    int width, px, style;          /* for which they were made, */
    unsigned tree, review, turn;   /* in which state of the game; turn: of the texts */
} Listing;

void listing_lay(struct App *app);
void listing_clear(Listing *rows);
/* The row that has the node, -1: none. */
int listing_row_of(const Listing *rows, int node);
/* What stands in a cell of a branch. */
void listing_label(const struct App *app, const MoveCell *cell, Text *out);

#endif
