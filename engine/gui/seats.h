/* Seats: who plays, in the dialog of a new game and as the settings remember it. */
#ifndef CHESTER_GUI_SEATS_H
#define CHESTER_GUI_SEATS_H

#include "gui/app.h"

/* Fills the dialog of a new game: everything that is found, set to what is played now. */
void fresh_open(App *app);
/* Reads more of the variants that are listed, for about so long; false when all are known. */
enum { READ_MS = 12 }; /* between two looks for events */
bool fresh_read(App *app, int ms);
int fresh_levels(const App *app, Side side); /* of its personality; 0 for a person */
/* The personality before or after, a person before the first; the level likewise. */
void fresh_who(App *app, Side side, int step);
void fresh_level(App *app, Side side, int step);
/* Starts that game, and remembers it for the next time. */
bool fresh_start(App *app, Err *err);
/* The level of the computer, one up or down in the game that is played; false when
 * nobody has such a level. */
bool seats_shift(App *app, int step);
/* Times the game on the board, when it has just begun, as the settings say. */
void seats_time(App *app);

/* Looks for the portraits of who plays now. */
void seats_portraits(App *app);

#endif
