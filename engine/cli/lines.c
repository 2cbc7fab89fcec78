/* Lines: a buffer over read(2). See lines.h.
 *
 * `data[start..end)` was read and not yet given out; a line that does not fit into
 * the whole buffer is passed over to its end and then reported as one bad line. */
#include "cli/lines.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

void lines_init(Lines *lines, int fd) {
    lines->fd = fd;
    lines->fault = 0;
    lines->ended = lines->overlong = false;
    lines->start = lines->end = 0;
}

void lines_fill(Lines *lines) {
    memmove(lines->data, lines->data + lines->start, lines->end - lines->start);
    lines->end -= lines->start;
    lines->start = 0;
    if (lines->end == LINE_SIZE) {
        lines->overlong = true;
        lines->end = 0;
    }
    ssize_t count;
    do
        count = read(lines->fd, lines->data + lines->end, LINE_SIZE - lines->end);
    while (count < 0 && errno == EINTR);
    if (count < 0)
        lines->fault = errno;
    if (count <= 0)
        lines->ended = true;
    else
        lines->end += (size_t)count;
}

/* The line data[start..start + length) is given out. */
static LineState line_give(Lines *lines, size_t length, char **line, Err *err) {
    char *text = lines->data + lines->start;
    bool overlong = lines->overlong;
    lines->overlong = false;
    lines->start += length < lines->end - lines->start ? length + 1 : length;
    if (overlong) {
        err_set(err, "a line of more than %d bytes: standard input", LINE_SIZE);
        return LINE_BAD;
    }
    if (memchr(text, '\0', length)) {
        err_set(err, "a line with a NUL byte: standard input");
        return LINE_BAD;
    }
    if (length > 0 && text[length - 1] == '\r')
        length--;
    text[length] = '\0';
    *line = text;
    return LINE_READY;
}

LineState lines_take(Lines *lines, char **line, Err *err) {
    const char *text = lines->data + lines->start;
    size_t held = lines->end - lines->start;
    const char *newline = memchr(text, '\n', held);
    if (newline)
        return line_give(lines, (size_t)(newline - text), line, err);
    if (!lines->ended)
        return LINE_NONE;
    return held > 0 || lines->overlong ? line_give(lines, held, line, err) : LINE_END;
}

LineState lines_next(Lines *lines, char **line, Err *err) {
    LineState state;
    while ((state = lines_take(lines, line, err)) == LINE_NONE)
        lines_fill(lines);
    return state;
}

bool lines_close(const Lines *lines, Err *err) {
    return !lines->fault ||
           err_set(err, "cannot be read, %s: standard input", strerror(lines->fault));
}
