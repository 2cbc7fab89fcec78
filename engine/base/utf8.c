/* UTF-8 as RFC 3629 has it: no overlong forms, no surrogates, nothing above
 * U+10FFFF. A bad byte is one letter, U+FFFD, and the next byte starts anew.
 * Declared in text.h. */
#include "base/text.h"

enum { BAD = 0xfffd };

/* The code point in `count` bytes at `s`, or BAD; `least` rules out overlong forms.
 * The terminator is no continuation, so nothing behind it is read. */
static unsigned sequence(const unsigned char *s, int count, unsigned least) {
    unsigned code = s[0] & (0x7fu >> count);
    for (int i = 1; i < count; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return BAD;
        code = code << 6 | (s[i] & 0x3f);
    }
    bool surrogate = code >= 0xd800 && code <= 0xdfff;
    return code < least || code > 0x10ffff || surrogate ? BAD : code;
}

/* As utf8_next; *bad tells a bad byte from a U+FFFD that was written. */
static unsigned letter(const char **at, bool *bad) {
    const unsigned char *s = (const unsigned char *)*at;
    *bad = false;
    if (s[0] == 0)
        return 0;
    int count = s[0] < 0x80 ? 1 : s[0] >= 0xf0 ? 4 : s[0] >= 0xe0 ? 3 : 2;
    if (count == 1) {
        *at += 1;
        return s[0];
    }
    static const unsigned least[] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned code = s[0] >= 0xc0 && s[0] < 0xf8 ? sequence(s, count, least[count]) : BAD;
    bool written = code == BAD && count == 3 && s[0] == 0xef && s[1] == 0xbf && s[2] == 0xbd;
    *bad = code == BAD && !written;
    *at += *bad ? 1 : count;
    return code;
}

unsigned utf8_next(const char **at) {
    bool bad;
    return letter(at, &bad);
}

bool utf8_valid(const char *text) {
    bool bad = false;
    while (!bad && letter(&text, &bad) != 0)
        ;
    return !bad;
}

size_t utf8_length(const char *text) {
    size_t count = 0;
    while (utf8_next(&text) != 0)
        count++;
    return count;
}
