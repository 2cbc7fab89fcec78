/* Record: reads the form of a record.
 *
 * Cuts a copy of the text into words in place, line by line. Never asks what a move
 * means: that is the replay's (replay.c). */
#include "game/record.h"

#include "game/items.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { VERSION_READ = 1, LONGEST_LINE = 65535, LONGEST_MOVE = 48, LONGEST_REASON = 31 };

typedef struct Reader {
    Record *record;
    int line;
    int open; /* index of the branch that is being read, -1: none */
    Err *err;
} Reader;

#define FAULT(reader, ...)                                                                         \
    record_fault((reader)->record, (reader)->line, (reader)->err, __VA_ARGS__)

static char *skip_blanks(char *at) {
    return at + strspn(at, " \t\f\v");
}

/* The word at *at, closed by a zero; NULL at the end of the line or before a comment. */
static char *next_word(char **at) {
    char *word = skip_blanks(*at);
    if (*word == '\0' || *word == '#')
        return NULL;
    char *end = word + strcspn(word, " \t\f\v");
    *at = *end ? end + 1 : end;
    *end = '\0';
    return word;
}

static Item *add_item(Reader *reader, ItemType type) {
    return record_add(reader->record, type, reader->line);
}

/* --- comments --------------------------------------------------------------------- */

/* To the end of the line behind #, or between braces; *at moves on behind it. */
static bool read_comment(Reader *reader, char **at) {
    Record *record = reader->record;
    bool above = record->tag_count == 0 && !record_has_moves(record);
    char *text = *at + 1, *end = **at == '{' ? strchr(text, '}') : text + strlen(text);
    if (!end)
        return FAULT(reader, "a comment that begins with { has to end on its line with }");
    *at = *end ? end + 1 : end;
    *end = '\0';
    add_item(reader, above ? ITEM_HEAD : ITEM_COMMENT)->text = text;
    return true;
}

/* --- tags ------------------------------------------------------------------------- */

/* Cuts the quoted value at *at in place and moves behind its closing quote. */
static char *read_quoted(char **at) {
    char *from = *at, *to, *value;
    if (*from++ != '"')
        return NULL;
    for (value = to = from; *from && *from != '"'; *to++ = *from++)
        if (*from == '\\' && from[1])
            from++;
    if (*from != '"')
        return NULL;
    *at = from + 1;
    *to = '\0';
    return value;
}

static bool keep_tag(Reader *reader, const char *name, const char *value) {
    if (strcmp(name, "Chester") == 0 && atoi(value) != VERSION_READ)
        return FAULT(reader,
                     "this record is of version \"%s\", and only version \"%d\" can be read", value,
                     VERSION_READ);
    ClockRule rule;
    Err why;
    if (strcmp(name, "TimeControl") == 0 && !clock_rule_read(value, &rule, &why))
        return FAULT(reader, "%s", why.text);
    return record_add_tag(reader->record, reader->line, name, value, reader->err);
}

/* [Name "value"], with \" and \\ inside; *at is behind the '['. */
static bool read_tag(Reader *reader, char **at) {
    if (record_has_moves(reader->record))
        return FAULT(reader, "a tag after the first move (a file holds one game)");
    char *name = skip_blanks(*at);
    char *name_end = name;
    while (isalnum((unsigned char)*name_end) || *name_end == '_')
        name_end++;
    *at = skip_blanks(name_end);
    char *value = name_end > name ? read_quoted(at) : NULL;
    if (value)
        *at = skip_blanks(*at);
    if (!value || *(*at)++ != ']')
        return FAULT(reader, "a tag must look like [Name \"value\"]");
    *name_end = '\0';
    return keep_tag(reader, name, value);
}

/* --- sums, results, moves --------------------------------------------------------- */

/* "5½", "½" or "12" at *at, doubled; -1 when it is none. */
static int read_strength(const char **at) {
    static const char half[] = "½";
    const char *from = *at;
    int doubled = 0;
    for (; isdigit((unsigned char)**at) && doubled < 2000; (*at)++)
        doubled = doubled * 10 + 2 * (**at - '0');
    if (strncmp(*at, half, strlen(half)) == 0) {
        *at += strlen(half);
        doubled++;
    }
    return *at > from ? doubled : -1;
}

static bool read_sum(Reader *reader, char **at) {
    const char *square = next_word(at);
    const char *numbers = square ? next_word(at) : NULL;
    int white = numbers ? read_strength(&numbers) : -1;
    int black = white >= 0 && *numbers++ == ':' ? read_strength(&numbers) : -1;
    if (black < 0 || *numbers || next_word(at))
        return FAULT(reader, "a sum must look like: sum e3 5:5½");
    Item *item = add_item(reader, ITEM_SUM);
    item->text = square;
    item->sums = (Sums){{(int16_t)white, (int16_t)black}};
    return true;
}

static bool read_result(Reader *reader, char **at) {
    const char *name = next_word(at);
    const char *reason = name ? next_word(at) : NULL;
    Result result = PLAYING;
    while (reason && result <= DRAW && strcmp(name, result_name(result)) != 0 &&
           strcmp(name, result_in_book(result)) != 0)
        result++;
    if (reader->open >= 0)
        return FAULT(reader, "a result stands behind the game, not in a branch");
    if (!reason || result == PLAYING || result > DRAW || next_word(at))
        return FAULT(reader, "a result must look like: result white-wins king "
                             "(or black-wins, or draw, and the reason)");
    if (strlen(reason) > LONGEST_REASON)
        return FAULT(reader, "\"%.20s…\" is too long for a reason", reason);
    add_item(reader, ITEM_RESULT)->outcome = (Outcome){result, reason};
    return true;
}

/* Behind "12", "12." and "12…"; a word that only begins with digits stays. */
static char *skip_number(char *word) {
    static const char ellipsis[] = "…";
    char *number_end = word + strspn(word, "0123456789");
    char *rest = number_end;
    while (*rest == '.' || strncmp(rest, ellipsis, strlen(ellipsis)) == 0)
        rest += *rest == '.' ? 1 : strlen(ellipsis);
    return rest > number_end || *rest == '\0' ? rest : word;
}

/* The letter that stands apart before a move in the book's notation: "C d1-g4". */
static bool is_piece_letter(const char *word) {
    size_t letters = 0;
    for (; *word; letters++) {
        unsigned code = utf8_next(&word);
        if (code < 0x80 ? !isalpha((int)code) : code < 0x400 || code > 0x4ff)
            return false;
    }
    return letters <= 2;
}

static bool read_move(Reader *reader, char *word, char **at) {
    word = skip_number(word);
    if (*word == '\0')
        return true;
    char *squares = is_piece_letter(word) ? next_word(at) : NULL;
    if (squares) {
        size_t length = strlen(word);
        word[length] = ' ';
        memmove(word + length + 1, squares, strlen(squares) + 1);
    }
    if (strlen(word) > LONGEST_MOVE)
        return FAULT(reader, "\"%.20s…\" is too long for a move", word);
    Item *item = add_item(reader, ITEM_MOVE);
    item->text = word;
    item->mark = record_mark(word);
    return true;
}

/* `@0:04:58.3`: digits, because @e5 could be a drop. */
static bool is_time(const char *word) {
    return word[0] == '@' && isdigit((unsigned char)word[1]);
}

static bool read_time(Reader *reader, const char *word) {
    const Record *record = reader->record;
    int64_t ms;
    if (!clock_time_read(word + 1, &ms))
        return FAULT(reader, "a time must look like @1:04:58.3, not %.40s", word);
    int last = record->item_count - 1;
    while (last >= 0 && record->items[last].type <= ITEM_COMMENT)
        last--;
    if (last < 0 || record->items[last].type != ITEM_MOVE)
        return FAULT(reader, "a time stands behind a move: %.40s", word);
    add_item(reader, ITEM_TIME)->ms = ms;
    return true;
}

/* --- branches --------------------------------------------------------------------- */

static bool open_branch(Reader *reader) {
    if (record_result(reader->record).result != PLAYING)
        return FAULT(reader, "a branch stands after the result");
    if (reader->open >= 0 && !record_branch_has_move(reader->record))
        return FAULT(reader, "a branch begins with a move, not with another branch");
    reader->open = record_open(reader->record, reader->open, reader->line);
    return true;
}

static bool close_branch(Reader *reader) {
    if (reader->open < 0)
        return FAULT(reader, "\")\" closes a branch, and none is open");
    if (!record_branch_has_move(reader->record))
        return FAULT(reader, "a branch without a move");
    reader->open = record_close(reader->record, reader->open, reader->line);
    return true;
}

/* Cuts the closing brackets off a word; the one of `+)` is a mark of its move. */
static int cut_closing(char *word) {
    size_t length = strlen(word), closing = 0;
    while (closing < length && word[length - 1 - closing] == ')')
        closing++;
    closing -= closing > 0 && closing < length && word[length - 1 - closing] == '+';
    word[length - closing] = '\0';
    return (int)closing;
}

static bool read_statement(Reader *reader, char *word, char **at) {
    if (*word == '\0')
        return true;
    if (record_result(reader->record).result != PLAYING)
        return FAULT(reader, "\"%.20s\" stands after the result", word);
    if (strcmp(word, "sum") == 0)
        return read_sum(reader, at);
    if (strcmp(word, "result") == 0)
        return read_result(reader, at);
    return is_time(word) ? read_time(reader, word) : read_move(reader, word, at);
}

/* A word, with the brackets that may stand at its ends. */
static bool read_word(Reader *reader, char *word, char **at) {
    for (; *word == '('; word++)
        if (!open_branch(reader))
            return false;
    int closing = cut_closing(word);
    if (!read_statement(reader, word, at))
        return false;
    while (closing-- > 0)
        if (!close_branch(reader))
            return false;
    return true;
}

static bool read_words(Reader *reader, char *at) {
    for (;;) {
        at = skip_blanks(at);
        if (*at == '[') {
            at++;
            if (!read_tag(reader, &at))
                return false;
            continue;
        }
        if (*at == '#' || *at == '{') {
            if (!read_comment(reader, &at))
                return false;
            continue;
        }
        char *word = next_word(&at);
        if (!word)
            return true;
        if (!read_word(reader, word, &at))
            return false;
    }
}

/* --- the whole text --------------------------------------------------------------- */

static bool check_line(Reader *reader, char *line, size_t length) {
    if (length > LONGEST_LINE)
        return FAULT(reader, "the line is longer than %d bytes", LONGEST_LINE);
    for (const char *at = line; *at; at++)
        if (iscntrl((unsigned char)*at) && !isspace((unsigned char)*at))
            return FAULT(reader, "not a text: a control character (%d) stands here", *at);
    if (!utf8_valid(line))
        return FAULT(reader, "not a text in UTF-8");
    return true;
}

static bool read_lines(Reader *reader, char *at) {
    while (*at) {
        size_t length = strcspn(at, "\r\n");
        char *next = at + length;
        next += next[0] == '\r' && next[1] == '\n' ? 2 : *next != '\0';
        at[length] = '\0';
        reader->line++;
        if (!check_line(reader, at, length) || !read_words(reader, at))
            return false;
        at = next;
    }
    if (reader->open >= 0)
        return record_fault(reader->record, reader->record->items[reader->open].line, reader->err,
                            "the branch that begins here has no end");
    if (reader->record->tag_count == 0 && !record_has_moves(reader->record))
        return err_set(reader->err, "there is no game in it: %s", reader->record->file);
    return true;
}

Record *record_read(const char *text, const char *file, Err *err) {
    static const char mark[] = "\xef\xbb\xbf";
    if (strncmp(text, mark, strlen(mark)) == 0)
        text += strlen(mark);
    Record *record = record_new(file);
    Reader reader = {record, 0, -1, err};
    if (read_lines(&reader, arena_text(record->arena, text)))
        return record;
    record_free(record);
    return NULL;
}
