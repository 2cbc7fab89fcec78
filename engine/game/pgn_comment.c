/* Comments of a PGN, and the time on a clock that one may state. */
#include "game/pgn_reader.h"

#include <ctype.h>
#include <string.h>

enum { LONGEST_COMMENT = 60000 };

/* In one line, its blanks joined, with one before. */
static bool add_comment(PgnReader *reader, const char *from, size_t length, int line) {
    Record *record = reader->record;
    bool above = record->tag_count == 0 && !record_has_moves(record);
    if (length > LONGEST_COMMENT)
        return PGN_FAULT(reader, line, "a comment is longer than %d bytes", LONGEST_COMMENT);
    char *text = arena_take(record->arena, length + 2), *to = text;
    for (const char *at = from; at < from + length; at++) {
        bool blank = isspace((unsigned char)*at);
        if (at == from || (blank && to[-1] != ' '))
            *to++ = ' ';
        if (!blank)
            *to++ = *at;
    }
    while (to > text && to[-1] == ' ')
        *--to = '\0';
    record_add(record, above ? ITEM_HEAD : ITEM_COMMENT, line)->text = text;
    return true;
}

/* The time that a comment states ("[%clk 0:04:58]") becomes an item of its own, behind a move;
 * *length becomes that of what stands before it, *rest what stands behind. */
static bool take_time(PgnReader *reader, const char *from, size_t *length, const char **rest,
                      int line) {
    static const char mark[] = "[%clk", blanks[] = " \t\r\n\v\f";
    const char *begin = reader->behind_move ? memmem(from, *length, mark, strlen(mark)) : NULL;
    const char *end = begin ? memchr(begin, ']', (size_t)(from + *length - begin)) : NULL;
    if (!end)
        return false;
    const char *at = begin + strlen(mark);
    at += strspn(at, blanks);
    size_t size = strcspn(at, blanks);
    size = at + size < end ? size : (size_t)(end > at ? end - at : 0);
    int64_t ms;
    if (at + size + strspn(at + size, blanks) != end ||
        !clock_time_read(pgn_keep(reader, at, size), &ms))
        return false;
    record_add(reader->record, ITEM_TIME, line)->ms = ms;
    reader->behind_move = false;
    *rest = end + 1;
    *length = (size_t)(begin - from);
    return true;
}

static bool is_blank(const char *from, size_t length) {
    for (size_t i = 0; i < length; i++)
        if (!isspace((unsigned char)from[i]))
            return false;
    return true;
}

static bool take_comment(PgnReader *reader, const char *from, size_t length, int line) {
    const char *rest, *end = from + length;
    if (!take_time(reader, from, &length, &rest, line))
        return add_comment(reader, from, length, line);
    Text text;
    text_init(&text);
    text_add_bytes(&text, from, length);
    text_add_bytes(&text, rest, (size_t)(end - rest));
    bool good = is_blank(text.data, text.length) ||
                add_comment(reader, text.data, text.length, line);
    text_clear(&text);
    return good;
}

bool pgn_read_comment(PgnReader *reader) {
    Pgn *pgn = reader->pgn;
    int line = pgn->line;
    const char *from = pgn->at + 1;
    if (*pgn->at == ';') {
        pgn_skip_line(pgn);
        return take_comment(reader, from, (size_t)(pgn->at - from), line);
    }
    if (!pgn_skip_braces(pgn))
        return PGN_FAULT(reader, line, "a comment that begins with { has no end");
    return take_comment(reader, from, (size_t)(pgn->at - 1 - from), line);
}
