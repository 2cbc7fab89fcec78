/* Setup: a position put together piece by piece instead of by moves, as an editor does.
 *
 * Every setup is a position, sound or not: position_unsound() says what is wrong with it. */
#ifndef CHESTER_CORE_SETUP_H
#define CHESTER_CORE_SETUP_H

#include "core/position.h"

typedef struct Setup {
    const Rules *rules;
    Piece board[MAX_SQUARES]; /* nothing is put on a hole */
    uint8_t hand[2][MAX_KINDS];
    Side side;
    uint16_t rights;
    Square passant; /* NO_SQUARE: none */
    uint8_t checks[2];
} Setup;

void setup_of(Setup *setup, const Position *pos);
void setup_clear(Setup *setup); /* no piece, no right */
/* Each side gets what the other has, seen from its own end of the board. */
void setup_mirror(Setup *setup);
/* Its position, as move 1. Rights that want a piece elsewhere, and an en passant square that
 * nothing has passed, go out of the setup. */
void setup_settle(Setup *setup, Position *out);
/* The rights and the en passant squares that this board allows. */
uint16_t setup_rights(const Setup *setup);
int setup_passants(const Setup *setup, Square out[MAX_SQUARES]);

#endif
