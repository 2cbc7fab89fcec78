/* Window: the SDL window with its renderer, and what only it can do. Every function
 * takes NULL for a program without a window. */
#ifndef CHESTER_GUI_WINDOW_H
#define CHESTER_GUI_WINDOW_H

#include "base/err.h"
#include "gui/draw.h"
#include "gui/settings.h"

typedef struct Window Window;

/* NULL and the sentence when there is no display. */
Window *window_new(int width, int height, Fonts *fonts, const char *icon, Err *err);
void window_free(Window *window);

/* The size in pixels, and pixels for each unit of the mouse. */
void window_size(const Window *window, int *width, int *height, float *density);
/* Size and place in units, as they are kept in the settings; not those of full screen. */
void window_usual_place(const Window *window, Settings *settings);
/* Where it was in the last run, if a screen is there now. */
void window_place(Window *window, const Settings *settings);
/* A window larger than its screen is made to fit it. */
void window_fit(Window *window);
void window_show(Window *window, const Draw *draw); /* presents one frame */
void window_forget(Window *window); /* the textures are lost: make new ones */
void window_again(Window *window);  /* only the last frame is lost */
void window_title(Window *window, const char *title);
void window_fullscreen(Window *window, bool on);
void window_typing(Window *window, bool on, Rect at); /* text input, only while a field wants it */
void window_hold_mouse(bool on); /* hears the button also outside the window */

void window_copy(const char *text);
char *window_paste(void); /* caller frees; NULL when there is no text */

/* For session.h: called on any thread, puts one event into SDL's queue. */
void window_wake(void *context);
/* For watch.h, likewise; the event says that files have changed. */
void window_wake_files(void *context);
enum { WAKE_FILES = 1 }; /* code of that event */

#endif
