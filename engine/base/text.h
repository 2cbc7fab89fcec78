/* Text: a string that grows, and the few questions about UTF-8 that every room
 * asks. A Text never holds more than it was told, and is always terminated. */
#ifndef CHESTER_BASE_TEXT_H
#define CHESTER_BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>

typedef struct Text {
    char *data; /* owned; never NULL after text_init */
    size_t length, room;
} Text;

void text_init(Text *text);
void text_clear(Text *text); /* gives the memory back */
void text_reset(Text *text); /* empties, keeps the memory */
void text_add(Text *text, const char *piece);
void text_add_bytes(Text *text, const char *bytes, size_t count);
void text_format(Text *text, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* The code point at *at, which moves on behind it; U+FFFD for a bad byte, 0 at the end. */
unsigned utf8_next(const char **at);
bool utf8_valid(const char *text);
/* Code points, not bytes. */
size_t utf8_length(const char *text);

/* The candidate nearest to `word` by edits, or NULL when none is near enough
 * (more than a third of its letters away): for "did you mean". `names` ends in NULL. */
const char *text_nearest(const char *word, const char *const *names);

#endif
