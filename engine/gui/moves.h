/* Moves: the list of moves beside the board, and looking back without losing the game. */
#ifndef CHESTER_GUI_MOVES_H
#define CHESTER_GUI_MOVES_H

#include "gui/app.h"

/* Brings the texts up to date; a move that stands there already is not written again. */
void moves_update(App *app);
void moves_clear(MoveList *list);
/* Another game: all texts are written again. */
void moves_forget(MoveList *list);
/* The node that the board shows: of the game, or of an earlier position. */
int moves_shown(const App *app);
/* Shows the position after `ply` half-moves; the last one is the game itself. */
void moves_look(App *app, int ply);
/* The style that the settings, the language and the variant ask for. */
NotationStyle moves_style(const App *app);

#endif
