/* Watch: says when something changes in a few folders, without looking again and again.
 *
 * A thread of its own sleeps in the kernel (inotify) until a file is written, renamed or
 * removed there. Editors do several of these when they save, so it waits until they have
 * been quiet for a moment, and then calls once. */
#ifndef CHESTER_BASE_WATCH_H
#define CHESTER_BASE_WATCH_H

#include "base/err.h"

typedef struct Watch Watch;

/* `changed` is called on the watching thread. NULL and the sentence when the system has no
 * room for it; then nothing is watched, and all else works. */
Watch *watch_new(void (*changed)(void *context), void *context, Err *err);
void watch_free(Watch *watch); /* NULL is allowed */
/* Watches a folder; of one that is not there yet, the nearest that is above it. Those that are
 * watched already cost nothing. */
void watch_folder(Watch *watch, const char *folder);

#endif
