/* Themes: the themes that are found, read from files that anybody can write.
 *
 * A theme is a plain table, NAME.theme: lines `key = value`, # begins a comment line. The
 * program's are in assets/themes, the user's in themes/ of the user's data folder, where
 * one of the same name wins. `like = NAME` takes the colours that are not given from one
 * of the program's; without it each must be there. A table and no script: colours need no
 * loops, so a theme can be read without trusting whoever wrote it. What is wrong with a
 * theme is kept beside its name; only one without a fault is ever used. */
#ifndef CHESTER_GUI_THEMES_H
#define CHESTER_GUI_THEMES_H

#include "base/arena.h"
#include "gui/theme.h"

typedef struct Themes {
    Arena *arena; /* of everything below */
    Theme *items; /* the program's by name, then those that only the user has */
    int count;
} Themes;

/* Reads what is there now; `user` false: the program's alone. False when none can be used. */
bool themes_load(Themes *themes, bool user, Err *err);
void themes_clear(Themes *themes);
/* The theme of that name, or the first that can be used. */
const Theme *themes_find(const Themes *themes, const char *name);
/* The next one from `name` in steps of 1 or -1 that can be used, round and round. */
const Theme *themes_next(const Themes *themes, const char *name, int step);

#endif
