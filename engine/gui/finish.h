/* Finish: the squares that decided a game, to be marked on the board. */
#ifndef CHESTER_GUI_FINISH_H
#define CHESTER_GUI_FINISH_H

#include "game/game.h"

/* The end rule that gives this reason; NULL for what people decide: resignation, agreement. */
const EndRule *finish_rule(const Rules *rules, const char *reason);
/* Sets marks[square] for each square that shows why the game ended so; returns how many. */
int finish_squares(const Game *game, Outcome outcome, bool marks[MAX_SQUARES]);

#endif
