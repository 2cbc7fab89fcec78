/* Slot: which autosave a window has, so that two windows keep two games. The first one that no open
 * window has is taken and held by a lock, which ends with the program, however that ends. */
#ifndef CHESTER_SESSION_SLOT_H
#define CHESTER_SESSION_SLOT_H

#include "base/file.h"

enum { MOST_SLOTS = 9 };

/* Makes the user's folder; returns the number of the slot, from 1, and its path, or 0 and the
 * sentence. *lock holds it (file_lock). */
int slot_take(char out[PATH_SIZE], int *lock, Err *err);
/* The path of what a window that is closed now has left in that slot; false: nothing. */
bool slot_left(int number, char out[PATH_SIZE]);

#endif
