/* Page: a page of rules or of the guide (the Markdown of our own pages) laid out and drawn, its diagrams as
 * boards. */
#ifndef CHESTER_GUI_VIEW_PAGE_H
#define CHESTER_GUI_VIEW_PAGE_H

#include "gui/view.h"

/* rules: of its diagrams; NULL: they are left out. */
void page_view(const App *app, Draw *draw, Rect in, const Rules *rules, const char *text);
/* A small board in the middle, with marks (card.h). */
void page_figure(const App *app, Draw *draw, Rect in, const Position *pos,
                 const unsigned char marks[MAX_SQUARES]);

#endif
