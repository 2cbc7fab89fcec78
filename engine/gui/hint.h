/* Hint: why the suggested move is good, in a few words and with the sums. */
#ifndef CHESTER_GUI_HINT_H
#define CHESTER_GUI_HINT_H

#include "gui/app.h"

/* "C d1-g4: takes the Prince, 4½ against 3½". app->hint must be legal in the position. */
void hint_write(const App *app, Text *out);

#endif
