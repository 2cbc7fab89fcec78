/* Editor: setting up a position of the variant on the board, to be played from there.
 *
 * While it is open the board shows its position instead of the game's, which waits. Mouse, keys
 * and buttons end in the same few functions. What it hands over is what position_read() accepts. */
#ifndef CHESTER_GUI_EDITOR_H
#define CHESTER_GUI_EDITOR_H

#include "core/setup.h"
#include "core/sound.h"

struct App;

/* What a click on a square does. */
enum { TOOL_MOVE = 0, TOOL_ERASE = 1 }; /* else: the piece that is put there */

typedef struct Editor {
    bool open;
    bool paused;  /* the game was paused before */
    Setup setup;
    Position pos; /* of the setup */
    Unsound fault;
    int tool;
    Square held;  /* TOOL_MOVE: the piece that has been picked up; NO_SQUARE: none */
} Editor;

void editor_open(struct App *app);
void editor_leave(struct App *app); /* back to the game, as it was */
/* Begins a game from the position; false when the rules do not accept it. */
bool editor_play(struct App *app);

/* A click on the square with the chosen tool. */
void editor_click(struct App *app, Square square);
void editor_put(struct App *app, Square square, Piece piece); /* 0: nothing */
void editor_move(struct App *app, Square from, Square to);
/* A key of the keyboard: the letter of a piece, White's with Shift; false when it is none. */
bool editor_letter(struct App *app, char letter, bool shift);
void editor_hand(struct App *app, Piece piece); /* one more in the hand, one less when erasing */
void editor_right(struct App *app, int right);
void editor_passant(struct App *app, int step);
void editor_check(struct App *app, Side side, int step);
void editor_turn(struct App *app); /* the other side is to move */
void editor_clear(struct App *app);
void editor_start(struct App *app);
void editor_mirror(struct App *app);

#endif
