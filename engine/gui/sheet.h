/* Sheet: the list of all actions with their keys (F1), narrowed by typing a part of a name. */
#ifndef CHESTER_GUI_SHEET_H
#define CHESTER_GUI_SHEET_H

#include "gui/action.h"

/* The named actions that fit what has been typed, in the order of the table: in the words of the
 * language or in the table's own names, whatever the keyboard layout. Returns their number. */
int sheet_list(const App *app, ActionId out[ACTION_COUNT]);

#endif
