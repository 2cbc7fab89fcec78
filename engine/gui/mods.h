/* Mods: what the window does with the files of authors: it follows their changes, keeps the last
 * fault of a script to be read, and installs what is dropped on it. */
#ifndef CHESTER_GUI_MODS_H
#define CHESTER_GUI_MODS_H

#include "gui/app.h"

/* Watches the files in use and the user's folders; `changed` is called on another thread. A
 * system without room for that is told of in the window. */
void mods_follow(App *app, void (*changed)(void *context));
/* Takes over what has changed, on the window's thread. */
void mods_changed(App *app);
/* Other files are in use now. */
void mods_watch(App *app);
void mods_clear(App *app);

/* A sentence of a script: "PATH:LINE: what; called from line 5", with words in front or not. */
typedef struct FaultParts {
    char about[200];  /* what stands in front; "" for nothing */
    char path[4096];
    int line;
    char says[1024];
    char calls[1024]; /* "" when nothing has called */
} FaultParts;

/* False when it is no script's. */
bool fault_split(const char *text, FaultParts *parts);
/* Keeps a script's fault and opens its panel, if no other dialog is open; any sentence is said. */
void mods_fault(App *app, const char *text);

/* A path that was dropped: looked at, and offered in a dialog; it joins an offer that is open,
 * since several files that are dropped at once come one by one. */
void mods_offer(App *app, const char *path);

#endif
