/* Input: what mouse, keyboard and window do to the App. */
#ifndef CHESTER_GUI_INPUT_H
#define CHESTER_GUI_INPUT_H

#include "gui/action.h"

#include <SDL_events.h>

/* Every event of SDL goes through here. The App must have been drawn once. */
void input_take(App *app, const SDL_Event *event);
/* The key of the event as the table has it: its own code when that is in ASCII or a
 * special key, else the Latin letter that has its place on the keyboard. */
Key input_key(const SDL_Keysym *sym);

#endif
