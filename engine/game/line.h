/* Line: how the sources of a game write its line. */
#ifndef CHESTER_GAME_LINE_H
#define CHESTER_GAME_LINE_H

#include "game/game.h"

/* The half-move `ply` of the line is that of the node; makes room, and leaves `total`. */
void game_put(Game *game, int ply, int node);

#endif
