/* Text: the growing string. Memory doubles, so that a long text costs few moves.
 * Pieces may not lie inside the text that they are added to. */
#include "base/text.h"

#include "base/memory.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void text_init(Text *text) {
    text->room = 64;
    text->data = memory_new(text->room);
    text->length = 0;
}

void text_clear(Text *text) {
    free(text->data);
    *text = (Text){0};
}

void text_reset(Text *text) {
    text->length = 0;
    text->data[0] = '\0';
}

/* Room for `more` bytes and the terminator. */
static void text_grow(Text *text, size_t more) {
    size_t needed = text->length + more + 1;
    if (needed <= text->room)
        return;
    text->room = needed > 2 * text->room ? needed : 2 * text->room;
    text->data = memory_resize(text->data, text->room);
}

void text_add_bytes(Text *text, const char *bytes, size_t count) {
    text_grow(text, count);
    memcpy(text->data + text->length, bytes, count);
    text->length += count;
    text->data[text->length] = '\0';
}

void text_add(Text *text, const char *piece) {
    text_add_bytes(text, piece, strlen(piece));
}

void text_format(Text *text, const char *fmt, ...) {
    va_list args, again;
    va_start(args, fmt);
    va_copy(again, args);
    int count = vsnprintf(NULL, 0, fmt, args);
    va_end(args);
    if (count > 0) {
        text_grow(text, (size_t)count);
        vsnprintf(text->data + text->length, (size_t)count + 1, fmt, again);
        text->length += (size_t)count;
    }
    va_end(again);
}
