/* Scroll: the list of the dialog, or of moves, moved by the wheel, by keys, and by a finger or the button
 * that pulls it or its bar. */
#ifndef CHESTER_GUI_SCROLL_H
#define CHESTER_GUI_SCROLL_H

#include "gui/app.h"

/* So many notches, upwards. */
void scroll_wheel(App *app, int notches);
/* As much as is seen, but for a line, downwards or upwards. */
void scroll_page(App *app, bool down);
/* To the beginning or to the end. */
void scroll_whole(App *app, bool down);
/* Brings a row of the dialog's list into sight. */
void scroll_to_row(App *app, int row);

/* The button goes down where the mouse is: it may begin to pull. */
void scroll_press(App *app);
/* The mouse has moved; true when it pulls a list. */
bool scroll_pull(App *app);

#endif
