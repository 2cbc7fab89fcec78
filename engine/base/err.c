/* Err: formats the sentence and cuts it where a letter ends. */
#include "base/err.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Takes away a last UTF-8 letter that the cut has left without its end. */
static void drop_torn_letter(char *text, size_t length) {
    size_t start = length;
    while (start > 0 && ((unsigned char)text[start - 1] & 0xc0) == 0x80)
        start--;
    if (start > 0 && ((unsigned char)text[start - 1] & 0xc0) == 0xc0)
        start--;
    else
        return;
    unsigned char lead = (unsigned char)text[start];
    size_t needed = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (length - start < needed)
        text[start] = '\0';
}

bool err_set(Err *err, const char *fmt, ...) {
    if (!err)
        return false;
    Err sentence; /* apart, since an argument may be the old sentence itself */
    va_list args;
    va_start(args, fmt);
    int length = vsnprintf(sentence.text, sizeof sentence.text, fmt, args);
    va_end(args);
    if (length >= (int)sizeof sentence.text)
        drop_torn_letter(sentence.text, sizeof sentence.text - 1);
    strcpy(err->text, sentence.text);
    return false;
}
