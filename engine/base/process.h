/* Process: another program, its input and output as lines, always with a deadline. Nothing here
 * waits longer than it was told, whatever the program does: it may be silent, never read, write
 * without end, or be gone. A write to one that is gone raises no signal. What it writes to
 * standard error is thrown away.
 *
 * The program, with all that it started, ends with process_end(), and on Linux also when the thread
 * that started it does. */
#ifndef CHESTER_BASE_PROCESS_H
#define CHESTER_BASE_PROCESS_H

#include "base/err.h"

#include <stdint.h>

typedef struct Process Process;

/* command: words as a shell divides them ('a b', "a b", a\ b), of which nothing else is special.
 * NULL when it cannot be started. */
Process *process_new(const char *command, Err *err);
/* Closes its input, waits up to grace_ms, then kills it and its children. No zombie is left. */
void process_end(Process *process, int grace_ms);

typedef enum ProcessState {
    PROCESS_READY, /* the line was written, or there is one */
    PROCESS_LATE,  /* not before the deadline (clock_ms()) */
    PROCESS_GONE   /* it takes nothing, or will write nothing any more */
} ProcessState;

/* Writes the line and a newline. */
ProcessState process_write(Process *process, const char *line, int64_t deadline_ms);
/* The next line, without its end; it lives until the next call. Lines over 64 KiB are passed over.
 */
ProcessState process_read(Process *process, int64_t deadline_ms, const char **line);
/* How one that is gone has ended: "ended with code 3", "was killed by signal 11". */
void process_fate(Process *process, char out[64]);

#endif
