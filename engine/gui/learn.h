/* Learn: the pages inside the program: the rules of the game on the board with a card for each of
 * its pieces, and the player's guide. */
#ifndef CHESTER_GUI_LEARN_H
#define CHESTER_GUI_LEARN_H

#include "gui/pictures.h"
#include "session/card.h"
#include "session/guide.h"

struct App;

typedef struct Learn {
    char *page;   /* RULES.LANGUAGE.md beside the variant's file, or else our outline (page.h) */
    Kind kind;    /* of `card`; 0: the page */
    Card card;
    Guide guide;
    int chapter;
    const Rules *rules;   /* of the diagrams: the game's on the board, or that of the guide's */
    Pictures pictures;    /* of theirs */
} Learn;

void learn_open(struct App *app);
void learn_clear(Learn *learn);
/* Shows the page (0) or the card of a kind. */
void learn_show(struct App *app, Kind kind);

/* Opens the guide; says so when there is none. */
void learn_guide(struct App *app);
void learn_chapter(struct App *app, int chapter);

#endif
