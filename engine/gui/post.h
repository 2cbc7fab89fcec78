/* Post: playing by letter and messenger: the last move or the whole game as text, and the
 * opponent's text taken back; the board as a picture. */
#ifndef CHESTER_GUI_POST_H
#define CHESTER_GUI_POST_H

#include "gui/app.h"

/* The notation that the settings ask for, of texts that leave the program. */
NotationStyle post_style(const App *app);
/* "14 … P c5:d4", of the position on the board; false when no move leads to it. */
bool post_move(const App *app, Text *out);
void post_game(const App *app, Text *out);
/* A pasted text: a position, a move of the side to move, a game or a list of moves. */
void post_take(App *app, const char *text);
/* Writes the board as it is seen to the user's folder of pictures, under the name of the
 * variant, the number of the move and the side to move; `path` gets where. */
bool post_picture(const App *app, char path[PATH_SIZE], Err *err);

#endif
