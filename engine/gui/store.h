/* Store: saved games in the user's folder, the autosave, and games as text. */
#ifndef CHESTER_GUI_STORE_H
#define CHESTER_GUI_STORE_H

#include "base/file.h"
#include "gui/app.h"

/* The path of the autosave of every run; its folder is made. */
bool store_autosave(char out[PATH_SIZE], Err *err);
/* Saves the game under the date and the time; `name` gets the file's name. */
bool store_save(App *app, char name[256], Err *err);
/* The names of the saved games, newest first. */
void store_list(App *app);
bool store_load(App *app, int row, Err *err);
/* A game runs, and another one would give it up. */
bool store_runs(const App *app);
/* A record, a list of moves, or a position, from the clipboard or a dropped file: taken at
 * once, or after a question when a game runs. */
void store_offer(App *app, const char *text, const char *name);
bool store_take(App *app, Err *err); /* what was offered */

#endif
