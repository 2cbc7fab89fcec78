/* Lines: the lines of a file descriptor, one after the other, without ever waiting
 * by itself: the caller asks for more when none is whole yet. So the same reader
 * serves batches of positions and a terminal beside a thinking computer. */
#ifndef CHESTER_CLI_LINES_H
#define CHESTER_CLI_LINES_H

#include "base/err.h"

#include <stddef.h>

enum { LINE_SIZE = 8192 };

typedef struct Lines {
    int fd;
    int fault;     /* errno of a failed read, else 0 */
    bool ended;    /* nothing more will come */
    bool overlong; /* the present line did not fit and is being passed over */
    size_t start, end;
    char data[LINE_SIZE + 1];
} Lines;

typedef enum LineState {
    LINE_NONE,  /* no whole line is here: lines_fill() and ask again */
    LINE_READY, /* *line is one, without its end, until the next call */
    LINE_BAD,   /* a line is here and cannot be read; the sentence says why */
    LINE_END
} LineState;

void lines_init(Lines *lines, int fd);
LineState lines_take(Lines *lines, char **line, Err *err);
/* One read; waits when nothing is there. */
void lines_fill(Lines *lines);
/* Takes and fills until a line or the end is there. */
LineState lines_next(Lines *lines, char **line, Err *err);
/* False and the sentence when reading stopped at a fault instead of the end. */
bool lines_close(const Lines *lines, Err *err);

#endif
