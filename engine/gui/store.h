/* Store: saved games in the user's folder, the autosave, and games as text. */
#ifndef CHESTER_GUI_STORE_H
#define CHESTER_GUI_STORE_H

#include "base/file.h"
#include "gui/app.h"

/* Saves the game under the date and the time; `name` gets the file's name. */
bool store_save(App *app, char name[256], Err *err);
bool store_load(App *app, int row, Err *err); /* of the list of saved games */
/* Looks into those that their dialog is about to show. */
void store_see(App *app);
/* A game runs, and another one would give it up. */
bool store_runs(const App *app);
/* One line with the slashes of a board. */
bool store_is_position(const char *text);
/* A record, a list of moves, or a position, from the clipboard or a dropped file: taken at
 * once, or after a question when it would end a game that runs. */
void store_offer(App *app, const char *text, const char *name);
bool store_take(App *app, Err *err); /* what was offered */

#endif
