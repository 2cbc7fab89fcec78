/* Pgn: reads the form of a PGN, game by game. What a move means is the replay's. */
#include "game/pgn.h"

#include "game/items.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { LONGEST_COMMENT = 60000, LONGEST_MOVE = 48, LONGEST_REASON = 31 };

/* One game being read. */
typedef struct Reader {
    Pgn *pgn;
    Record *record;
    const char *result; /* of the tag Result, or NULL */
    bool set_up;        /* the tag SetUp asks for a position */
    int set_up_line;
    const char *variant;
    bool ended; /* by a termination */
    int open;   /* index of the variation that is being read, -1: none */
    Err *err;
} Reader;

#define FAULT(reader, line, ...) record_fault((reader)->record, line, (reader)->err, __VA_ARGS__)

bool pgn_is(const char *path, const char *text) {
    size_t length = strlen(path);
    return length > 4 && strcasecmp(path + length - 4, ".pgn") == 0 && !strstr(text, "[Chester \"");
}

/* --- blanks and what is passed over --------------------------------------------------- */

static void step(Pgn *pgn) {
    const char *at = pgn->at++;
    pgn->line += *at == '\n' || (*at == '\r' && at[1] != '\n');
}

static void skip_line(Pgn *pgn) {
    pgn->at += strcspn(pgn->at, "\r\n");
}

static bool begins_line(const Pgn *pgn) {
    return pgn->at == pgn->text || pgn->at[-1] == '\n' || pgn->at[-1] == '\r';
}

static void skip_blanks(Pgn *pgn) {
    while (isspace((unsigned char)*pgn->at) || (*pgn->at == '%' && begins_line(pgn))) {
        if (*pgn->at == '%')
            skip_line(pgn);
        else
            step(pgn);
    }
}

/* Behind the closing brace; false when there is none. */
static bool skip_braces(Pgn *pgn) {
    while (*pgn->at && *pgn->at != '}')
        step(pgn);
    bool closed = *pgn->at == '}';
    pgn->at += closed;
    return closed;
}

/* --- words ---------------------------------------------------------------------------- */

static const char *keep(Reader *reader, const char *from, size_t length) {
    char *text = arena_take(reader->record->arena, length + 1);
    return memcpy(text, from, length);
}

/* In one line, its blanks joined, with one before. */
static bool add_comment(Reader *reader, const char *from, size_t length, int line) {
    Record *record = reader->record;
    bool above = record->tag_count == 0 && !record_has_moves(record);
    if (length > LONGEST_COMMENT)
        return FAULT(reader, line, "a comment is longer than %d bytes", LONGEST_COMMENT);
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
static bool take_time(Reader *reader, const char *from, size_t *length, const char **rest,
                      int line) {
    static const char mark[] = "[%clk", blanks[] = " \t\r\n\v\f";
    const Record *record = reader->record;
    const char *begin = memmem(from, *length, mark, strlen(mark));
    const char *end = begin ? memchr(begin, ']', (size_t)(from + *length - begin)) : NULL;
    int last = record->item_count - 1;
    while (last >= 0 && record->items[last].type == ITEM_COMMENT)
        last--;
    if (!end || last < 0 || record->items[last].type != ITEM_MOVE)
        return false;
    const char *at = begin + strlen(mark);
    at += strspn(at, blanks);
    size_t size = strcspn(at, blanks);
    size = at + size < end ? size : (size_t)(end > at ? end - at : 0);
    int64_t ms;
    if (at + size + strspn(at + size, blanks) != end ||
        !clock_time_read(keep(reader, at, size), &ms))
        return false;
    record_add(reader->record, ITEM_TIME, line)->ms = ms;
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

static bool take_comment(Reader *reader, const char *from, size_t length, int line) {
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

static bool read_comment(Reader *reader) {
    Pgn *pgn = reader->pgn;
    int line = pgn->line;
    const char *from = pgn->at + 1;
    if (*pgn->at == ';') {
        skip_line(pgn);
        return take_comment(reader, from, (size_t)(pgn->at - from), line);
    }
    if (!skip_braces(pgn))
        return FAULT(reader, line, "a comment that begins with { has no end");
    return take_comment(reader, from, (size_t)(pgn->at - 1 - from), line);
}

/* --- tags ----------------------------------------------------------------------------- */

/* The variant of a tag: its name in small letters without blanks, or as other programs call it. */
static const char *variant_named(Reader *reader, const char *value) {
    static const char *const names[][2] = {
        {"standard", "chess"},        {"normal", "chess"},           {"fromposition", "chess"},
        {"fischerandom", "chess960"}, {"fischerrandom", "chess960"}, {"three-check", "3check"},
    };
    char *name = arena_text(reader->record->arena, value), *to = name;
    for (const char *at = value; *at; at++)
        if (!isspace((unsigned char)*at))
            *to++ = (char)tolower((unsigned char)*at);
    *to = '\0';
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(names[i][0], name) == 0)
            return names[i][1];
    return name;
}

static bool keep_tag(Reader *reader, const char *name, const char *value, int line) {
    Record *record = reader->record;
    if (strcmp(name, "Result") == 0) {
        reader->result = value;
        return true;
    }
    if (strcmp(name, "SetUp") == 0) {
        reader->set_up = strcmp(value, "1") == 0;
        reader->set_up_line = line;
        return true;
    }
    if (strcmp(name, "FEN") == 0)
        name = "Start";
    else if (strcmp(name, "Variant") == 0)
        value = variant_named(reader, value);
    return record_add_tag(record, line, name, value, reader->err);
}

/* [Name "value"], with \" and \\ inside. */
static bool read_tag(Reader *reader) {
    Pgn *pgn = reader->pgn;
    const char *at = pgn->at + 1;
    at += strspn(at, " \t");
    size_t length = 0;
    while (isalnum((unsigned char)at[length]) || at[length] == '_')
        length++;
    const char *name = keep(reader, at, length);
    at += length;
    at += strspn(at, " \t");
    char *value = arena_take(reader->record->arena, strcspn(at, "\r\n") + 1), *to = value;
    bool good = *name && *at++ == '"';
    while (good && *at && !strchr("\"\r\n", *at)) {
        at += *at == '\\' && (at[1] == '"' || at[1] == '\\');
        *to++ = *at++;
    }
    good = good && *at++ == '"';
    at += good ? strspn(at, " \t") : 0;
    if (!good || *at != ']')
        return FAULT(reader, pgn->line, "a tag must look like [Name \"value\"]");
    pgn->at = at + 1;
    return keep_tag(reader, name, value, pgn->line);
}

/* --- variations ------------------------------------------------------------------------ */

static bool open_variation(Reader *reader) {
    Pgn *pgn = reader->pgn;
    if (reader->open >= 0 && !record_branch_has_move(reader->record))
        return FAULT(reader, pgn->line, "a variation begins with a move, not with another one");
    reader->open = record_open(reader->record, reader->open, pgn->line);
    pgn->at++;
    return true;
}

/* One in which no move is kept goes, and its comments stand outside. */
static bool close_variation(Reader *reader) {
    Pgn *pgn = reader->pgn;
    Record *record = reader->record;
    if (reader->open < 0)
        return FAULT(reader, pgn->line, "\")\" closes what is not open");
    pgn->at++;
    if (record_branch_has_move(record)) {
        reader->open = record_close(record, reader->open, pgn->line);
        return true;
    }
    Item *open = &record->items[reader->open];
    record->item_count--;
    int behind = record->item_count - reader->open;
    reader->open = open->match;
    memmove(open, open + 1, (size_t)behind * sizeof *open);
    return true;
}

/* To the bracket that closes the variation. */
static bool skip_variation(Reader *reader) {
    Pgn *pgn = reader->pgn;
    int depth = 0;
    while (*pgn->at && (*pgn->at != ')' || depth > 0)) {
        char c = *pgn->at;
        depth += (c == '(') - (c == ')');
        if (c == '{' && !skip_braces(pgn))
            break;
        if (c == ';')
            skip_line(pgn);
        else if (c != '{')
            step(pgn);
    }
    return *pgn->at || FAULT(reader, reader->record->items[reader->open].line,
                             "a variation that begins with ( has no end");
}

/* How other programs write that a side does not move, to show a threat. */
static bool is_null_move(const char *word) {
    return strcmp(word, "--") == 0 || strcmp(word, "Z0") == 0 || strcasecmp(word, "null") == 0;
}

/* --- moves ---------------------------------------------------------------------------- */

static const struct {
    const char *text;
    Result result;
} terminations[] = {
    {"1-0", WHITE_WINS}, {"0-1", BLACK_WINS}, {"1/2-1/2", DRAW}, {"1/2", DRAW}, {"*", PLAYING}};

/* PLAYING for what is unfinished; -1 when the word is no termination. */
static int termination_of(const char *word) {
    for (size_t i = 0; i < sizeof terminations / sizeof *terminations; i++)
        if (strcmp(terminations[i].text, word) == 0)
            return (int)terminations[i].result;
    return -1;
}

/* Our own tag Reason, one word; or that the standard's Termination speaks of time. */
static const char *reason_of(const Record *record, Result result) {
    const char *reason = record_tag(record, "Reason");
    const char *termination = record_tag(record, "Termination");
    size_t length = reason ? strlen(reason) : 0;
    if (length > 0 && length <= LONGEST_REASON && !strpbrk(reason, " \t#"))
        return reason;
    bool time = termination && strcasecmp(termination, "time forfeit") == 0 && result != DRAW;
    return time ? "time" : NULL;
}

static void add_result(Reader *reader, Result result, int line) {
    if (result != PLAYING)
        record_add(reader->record, ITEM_RESULT, line)->outcome =
            (Outcome){result, reason_of(reader->record, result)};
}

static bool end_game(Reader *reader, const char *word, int line) {
    const char *tag = reader->result;
    if (tag && termination_of(tag) >= 0 && termination_of(tag) != termination_of(word))
        return FAULT(reader, line, "the tag Result says %s, but the game ends with %s", tag, word);
    add_result(reader, (Result)termination_of(word), line);
    reader->ended = true;
    return true;
}

/* "12", "12." or "12..." before a move, and dots alone. */
static void skip_number(Pgn *pgn) {
    const char *at = pgn->at + strspn(pgn->at, "0123456789");
    bool alone = !*at || isspace((unsigned char)*at) || strchr("{}();[]", *at);
    if (alone || *at == '.')
        pgn->at = at + strspn(at, ".");
}

static bool read_word(Reader *reader) {
    Pgn *pgn = reader->pgn;
    skip_number(pgn);
    size_t length = strcspn(pgn->at, " \t\r\n\v\f{}();[]");
    if (length == 0)
        return true;
    const char *word = keep(reader, pgn->at, length);
    if (*word == '$' || strspn(word, "!?") == length || strcmp(word, "e.p.") == 0) {
        pgn->at += length;
        return true;
    }
    if (length > LONGEST_MOVE)
        return FAULT(reader, pgn->line, "\"%.20s…\" is too long for a move", word);
    pgn->at += length;
    if (termination_of(word) >= 0)
        return reader->open >= 0 || end_game(reader, word, pgn->line);
    if (reader->open >= 0 && is_null_move(word))
        return skip_variation(reader);
    Item *item = record_add(reader->record, ITEM_MOVE, pgn->line);
    item->text = word;
    item->mark = record_mark(word);
    return true;
}

/* --- games ---------------------------------------------------------------------------- */

static bool read_part(Reader *reader) {
    Pgn *pgn = reader->pgn;
    switch (*pgn->at) {
    case '[':
        return read_tag(reader);
    case '{':
    case ';':
        return read_comment(reader);
    case '(':
        return open_variation(reader);
    case ')':
        return close_variation(reader);
    case '}':
    case ']':
        return FAULT(reader, pgn->line, "\"%c\" closes what is not open", *pgn->at);
    }
    return read_word(reader);
}

/* A game ends with its termination, the end of the text, or the tags of the next one. */
static bool read_game(Reader *reader) {
    Pgn *pgn = reader->pgn;
    Record *record = reader->record;
    for (;;) {
        skip_blanks(pgn);
        bool over = reader->ended || !*pgn->at || (*pgn->at == '[' && record_has_moves(record));
        if (over)
            return true;
        if (!read_part(reader))
            return false;
    }
}

/* What is known only when all of it is read. */
static bool finish_game(Reader *reader) {
    Record *record = reader->record;
    bool empty = record->tag_count == 0 && !record_has_moves(record) && !reader->ended;
    int said = reader->result ? termination_of(reader->result) : PLAYING;
    if (empty)
        return true;
    if (reader->open >= 0)
        return FAULT(reader, record->items[reader->open].line,
                     "a variation that begins with ( has no end");
    if (!reader->ended && said > PLAYING)
        add_result(reader, (Result)said, reader->pgn->line);
    if (reader->set_up && record_tag_index(record, "Start") < 0)
        return FAULT(reader, reader->set_up_line,
                     "the tag SetUp asks for a tag FEN, and there is none");
    return record_tag(record, "Variant") ||
           record_add_tag(record, reader->pgn->line, "Variant", "chess", reader->err);
}

static bool check_letters(const Pgn *pgn, Err *err) {
    int line = 1;
    for (const char *at = pgn->text; *at; at++) {
        line += *at == '\n' || (*at == '\r' && at[1] != '\n');
        if (iscntrl((unsigned char)*at) && !isspace((unsigned char)*at))
            return err_set(err, "not a text: a control character (%d) stands here: %s:%d", *at,
                           pgn->file, line);
    }
    return true;
}

bool pgn_next(Pgn *pgn, Record **record, Err *err) {
    Reader reader = {.pgn = pgn, .record = record_new(pgn->file), .open = -1, .err = err};
    *record = NULL;
    reader.record->pgn = true;
    bool good = (pgn->at > pgn->text || check_letters(pgn, err)) && read_game(&reader) &&
                finish_game(&reader);
    if (good && reader.record->tag_count > 0)
        *record = reader.record;
    else
        record_free(reader.record);
    return good;
}

/* Latin-1 as UTF-8. */
static void add_latin(Text *text, const char *from) {
    for (; *from; from++) {
        unsigned char byte = (unsigned char)*from;
        char two[2] = {(char)(0xc0 | byte >> 6), (char)(0x80 | (byte & 0x3f))};
        text_add_bytes(text, byte < 0x80 ? from : two, byte < 0x80 ? 1 : 2);
    }
}

void pgn_open(Pgn *pgn, const char *text, const char *file) {
    static const char mark[] = "\xef\xbb\xbf";
    Text copy;
    text_init(&copy);
    if (utf8_valid(text))
        text_add(&copy, text + (strncmp(text, mark, strlen(mark)) == 0 ? strlen(mark) : 0));
    else
        add_latin(&copy, text);
    *pgn = (Pgn){file, copy.data, copy.data, 1};
}

void pgn_close(Pgn *pgn) {
    free(pgn->text);
    *pgn = (Pgn){0};
}

Record *pgn_read(const char *text, const char *file, Err *err) {
    Pgn pgn;
    Record *record;
    pgn_open(&pgn, text, file);
    if (pgn_next(&pgn, &record, err) && !record)
        err_set(err, "there is no game in it: %s", file);
    pgn_close(&pgn);
    return record;
}
