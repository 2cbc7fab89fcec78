/* Outline: a page of rules made from the rules themselves, for games that nobody has written one
 * for: board, pieces, captures, promotion, castling, drops and ends, in the Markdown that
 * view_page.c draws. How the pieces move is shown on their cards. It knows no game by name. */
#ifndef CHESTER_GUI_OUTLINE_H
#define CHESTER_GUI_OUTLINE_H

#include "gui/app.h"

/* In the language of the moment; the caller frees it. */
char *outline_write(const App *app);

#endif
