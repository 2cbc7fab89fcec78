/* Rich: a text with bold words, made from a line of Markdown: what stands between stars or backquotes is
 * bold, links keep their words, and nothing else of Markdown is known here.
 *
 * The text marks where bold begins and ends with RICH_TURN; it is laid out word by word, as
 * draw_paragraph() does for a text in one face. */
#ifndef CHESTER_GUI_RICH_H
#define CHESTER_GUI_RICH_H

#include "gui/draw.h"

enum { RICH_TURN = 1 }; /* the byte between the faces */

/* Replaces what the text holds. */
void rich_read(Text *text, const char *markdown, size_t length);
/* The width of the whole in one line. */
int rich_width(Draw *draw, Type type, const char *text);
/* Broken into lines from the top of `in`, as many as it needs; drawn when `draws`. Returns the height. */
int rich_paragraph(Draw *draw, Rect in, Type type, const char *text, bool draws);

#endif
