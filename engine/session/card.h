/* Card: what a piece can do, shown on a small position. Everything on a card comes from the rules, so
 * that the pieces of any variant have one. */
#ifndef CHESTER_SESSION_CARD_H
#define CHESTER_SESSION_CARD_H

#include "core/position.h"

/* What is marked on a square. */
enum { CARD_GOES = 1, CARD_TAKES = 2, CARD_CHANGES = 4 };

typedef struct Card {
    Position pos;  /* White's piece alone on the board, but for what the game needs */
    Square square; /* where it stands; NO_SQUARE: nothing can be shown, and `pos` is the start */
    unsigned char marks[MAX_SQUARES];
    Kind becomes[MAX_KINDS]; /* what it can change into, each kind once */
    int become_count;
} Card;

void card_of(Card *card, const Rules *rules, Kind kind);
/* The squares that moves of the piece on `from` lead to, as marks. */
void card_marks(const Position *pos, Square from, unsigned char marks[MAX_SQUARES]);

#endif
