/* Learn: the pages inside the program: the rules of the game on the board, and a card for each of
 * its pieces. */
#ifndef CHESTER_GUI_LEARN_H
#define CHESTER_GUI_LEARN_H

#include "core/position.h"

struct App;

/* What a figure marks on a square. */
enum { FIGURE_GOES = 1, FIGURE_TAKES = 2, FIGURE_CHANGES = 4 };

typedef struct Learn {
    char *page;   /* RULES.LANGUAGE.md beside the variant's file; NULL when there is none */
    Kind kind;    /* of the card; 0: the page */
    Position pos; /* of the card: the piece alone on the board, but for what the game needs */
    unsigned char marks[MAX_SQUARES];
} Learn;

void learn_open(struct App *app);
void learn_clear(Learn *learn);
/* Shows the page (0) or the card of a kind. */
void learn_show(struct App *app, Kind kind);
/* The squares that moves of the piece on `from` lead to, as marks. */
void learn_marks(const Position *pos, Square from, unsigned char marks[MAX_SQUARES]);

#endif
