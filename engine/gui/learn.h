/* Learn: the pages inside the program: the rules of the game on the board, and a card for each of
 * its pieces. */
#ifndef CHESTER_GUI_LEARN_H
#define CHESTER_GUI_LEARN_H

#include "session/card.h"

struct App;

typedef struct Learn {
    char *page;   /* RULES.LANGUAGE.md beside the variant's file, or else our outline (page.h) */
    Kind kind;    /* of `card`; 0: the page */
    Card card;
} Learn;

void learn_open(struct App *app);
void learn_clear(Learn *learn);
/* Shows the page (0) or the card of a kind. */
void learn_show(struct App *app, Kind kind);

#endif
