/* Err: one sentence that says what was wrong with an input, and where.
 *
 * The caller owns the buffer. Functions that take bad input return false (or
 * NULL) after writing the sentence; bugs of our own assert instead. The text
 * never carries the program's name and never ends in a newline: whoever shows
 * it adds "chester: ". The form is "what is wrong: where". */
#ifndef CHESTER_BASE_ERR_H
#define CHESTER_BASE_ERR_H

#include <stdbool.h>

typedef struct Err {
    char text[1024];
} Err;

/* Writes the sentence (cut to the buffer's size) and returns false, so that a
 * function can end in `return err_set(err, ...)`. `err` may be NULL. */
bool err_set(Err *err, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

#endif
