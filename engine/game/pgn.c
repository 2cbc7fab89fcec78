/* Pgn: reads the form of a PGN, game by game. What a move means is the replay's. */
#include "game/pgn.h"

#include "game/pgn_reader.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { LONGEST_MOVE = 48, LONGEST_REASON = 31 };

bool pgn_is(const char *path, const char *text) {
    static const char first[] = "[Event \"";
    size_t length = strlen(path);
    bool named = length > 4 && strcasecmp(path + length - 4, ".pgn") == 0;
    bool begins = strncmp(text + strspn(text, " \t\r\n"), first, strlen(first)) == 0;
    return (named || begins) && !strstr(text, "[Chester \"");
}

/* --- variations ------------------------------------------------------------------------ */

static bool open_variation(PgnReader *reader) {
    Pgn *pgn = reader->pgn;
    if (reader->open >= 0 && !record_branch_has_move(reader->record))
        return PGN_FAULT(reader, pgn->line, "a variation begins with a move, not with another one");
    reader->open = record_open(reader->record, reader->open, pgn->line);
    reader->behind_move = false;
    pgn->at++;
    return true;
}

/* One in which no move is kept goes, and its comments stand outside. */
static bool close_variation(PgnReader *reader) {
    Pgn *pgn = reader->pgn;
    Record *record = reader->record;
    if (reader->open < 0)
        return PGN_FAULT(reader, pgn->line, "\")\" closes what is not open");
    pgn->at++;
    reader->behind_move = false;
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
static bool skip_variation(PgnReader *reader) {
    Pgn *pgn = reader->pgn;
    int depth = 0;
    while (*pgn->at && (*pgn->at != ')' || depth > 0)) {
        char c = *pgn->at;
        depth += (c == '(') - (c == ')');
        if (c == '{' && !pgn_skip_braces(pgn))
            break;
        if (c == ';')
            pgn_skip_line(pgn);
        else if (c != '{')
            pgn_step(pgn);
    }
    return *pgn->at || PGN_FAULT(reader, reader->record->items[reader->open].line,
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

static void add_result(PgnReader *reader, Result result, int line) {
    if (result != PLAYING)
        record_add(reader->record, ITEM_RESULT, line)->outcome =
            (Outcome){result, reason_of(reader->record, result)};
}

static bool end_game(PgnReader *reader, const char *word, int line) {
    const char *tag = reader->result;
    if (tag && termination_of(tag) >= 0 && termination_of(tag) != termination_of(word))
        return PGN_FAULT(reader, line, "the tag Result says %s, but the game ends with %s", tag, word);
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

static bool read_word(PgnReader *reader) {
    Pgn *pgn = reader->pgn;
    skip_number(pgn);
    size_t length = strcspn(pgn->at, " \t\r\n\v\f{}();[]");
    if (length == 0)
        return true;
    const char *word = pgn_keep(reader, pgn->at, length);
    if (*word == '$' || strspn(word, "!?") == length || strcmp(word, "e.p.") == 0) {
        pgn->at += length;
        return true;
    }
    if (length > LONGEST_MOVE)
        return PGN_FAULT(reader, pgn->line, "\"%.20s…\" is too long for a move", word);
    pgn->at += length;
    if (termination_of(word) >= 0)
        return reader->open >= 0 || end_game(reader, word, pgn->line);
    if (reader->open >= 0 && is_null_move(word))
        return skip_variation(reader);
    reader->behind_move = true;
    Item *item = record_add(reader->record, ITEM_MOVE, pgn->line);
    item->text = word;
    item->mark = record_mark(word);
    return true;
}

/* --- games ---------------------------------------------------------------------------- */

static bool read_part(PgnReader *reader) {
    Pgn *pgn = reader->pgn;
    switch (*pgn->at) {
    case '[':
        return pgn_read_tag(reader);
    case '{':
    case ';':
        return pgn_read_comment(reader);
    case '(':
        return open_variation(reader);
    case ')':
        return close_variation(reader);
    case '}':
    case ']':
        return PGN_FAULT(reader, pgn->line, "\"%c\" closes what is not open", *pgn->at);
    }
    return read_word(reader);
}

/* A game ends with its termination, the end of the text, or the tags of the next one. */
static bool read_game(PgnReader *reader) {
    Pgn *pgn = reader->pgn;
    Record *record = reader->record;
    for (;;) {
        pgn_skip_blanks(pgn);
        bool over = reader->ended || !*pgn->at || (*pgn->at == '[' && record_has_moves(record));
        if (over)
            return true;
        if (!read_part(reader))
            return false;
    }
}

/* What is known only when all of it is read. */
static bool finish_game(PgnReader *reader) {
    Record *record = reader->record;
    bool empty = record->tag_count == 0 && !record_has_moves(record) && !reader->ended;
    int said = reader->result ? termination_of(reader->result) : PLAYING;
    if (empty)
        return true;
    if (reader->open >= 0)
        return PGN_FAULT(reader, record->items[reader->open].line,
                     "a variation that begins with ( has no end");
    if (!reader->ended && said > PLAYING)
        add_result(reader, (Result)said, reader->pgn->line);
    if (reader->set_up && record_tag_index(record, "Start") < 0)
        return PGN_FAULT(reader, reader->set_up_line,
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
    PgnReader reader = {.pgn = pgn, .record = record_new(pgn->file), .open = -1, .err = err};
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
