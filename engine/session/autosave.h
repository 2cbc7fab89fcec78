/* Autosave: the file that holds the game that is being played, and never loses another.
 *
 * An unfinished game of an earlier run is not written over: it is read (resumed), or it
 * moves to PATH.previous. What cannot be read moves to PATH.unread, PATH.unread-2, ... */
#ifndef CHESTER_SESSION_AUTOSAVE_H
#define CHESTER_SESSION_AUTOSAVE_H

#include "base/file.h"

enum { SAVED_LIMIT = 16 << 20 }; /* bytes of a saved game */

typedef struct Autosave {
    char path[PATH_SIZE]; /* "" when there is none */
    bool waiting;         /* an unfinished game of an earlier run is in it */
    bool failing;         /* the last write failed, and that was told */
} Autosave;

/* Looks what is there. False and the sentence when that had to be kept aside. */
bool autosave_open(Autosave *autosave, const char *path, Err *err);
/* Moves a file that cannot be read out of the way, and adds to the sentence where to. */
void autosave_set_aside(Autosave *autosave, Err *err);
/* `begun`: the game is worth more than one that waits. False and the sentence when writing
 * fails, but only the first time in a row. */
bool autosave_write(Autosave *autosave, const char *text, size_t length, bool begun, Err *err);

#endif
