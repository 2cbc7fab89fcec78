/* Write: a game as the text of a record (record.h). What it writes, record_read() reads. */
#include "game/items.h"

#include "core/notation.h"

#include <ctype.h>
#include <string.h>

/* Tags that come from the game itself. */
static const char *const own_tags[] = {"Chester", "Variant", "VariantVersion", "Start"};

const char *result_name(Result result) {
    static const char *const names[] = {"playing", "white-wins", "black-wins", "draw"};
    return names[result];
}

const char *result_in_book(Result result) {
    static const char *const names[] = {"playing", "WV", "BV", "draw"};
    return names[result];
}

/* How it is timed is the game's, unless it says no more than the tag (a PGN's "?"). */
static bool is_own_tag(const Game *game, const char *name) {
    if (strcmp(name, "TimeControl") == 0)
        return game->clock.type != CLOCK_NONE;
    for (size_t i = 0; i < sizeof own_tags / sizeof *own_tags; i++)
        if (strcmp(own_tags[i], name) == 0)
            return true;
    return false;
}

/* Control characters and broken letters would make the record unreadable. */
void record_write_tag(Text *out, const char *name, const char *value) {
    bool valid = utf8_valid(value);
    text_format(out, "[%s \"", name);
    for (; *value; value++) {
        unsigned char byte = (unsigned char)*value;
        bool shown = !iscntrl(byte) && (byte < 0x80 || valid);
        if (byte == '"' || byte == '\\')
            text_add(out, "\\");
        text_add_bytes(out, shown ? value : "?", 1);
    }
    text_add(out, "\"]\n");
}

void record_write_clock(const Game *game, Text *out) {
    char text[CLOCK_TEXT_SIZE];
    if (game->clock.type == CLOCK_NONE)
        return;
    clock_rule_write(&game->clock, text);
    record_write_tag(out, "TimeControl", text);
}

static void write_start(const Game *game, Text *out) {
    char standard[FEN_SIZE], start[FEN_SIZE];
    Position pos;
    position_start(&pos, game->rules);
    position_write(&pos, standard);
    position_write(&game->start, start);
    if (strcmp(start, standard) != 0)
        record_write_tag(out, "Start", start);
}

/* --- moves and what stands between them ------------------------------------------------ */

typedef struct Writer {
    const Game *game;
    Notes notes;
    NotationStyle style;
    bool open; /* something stands on the line */
    Text *out;
} Writer;

enum { SHORT_COMMENT = 200 };

static void end_line(Writer *w) {
    if (w->open)
        text_add(w->out, "\n");
    w->open = false;
}

/* A comment stays behind what it stood behind, unless the line would become long. */
static void write_comment(Writer *w, const Item *item) {
    bool behind = w->notes.at > 0 && item[-1].line == item->line;
    if (w->open && behind && strlen(item->text) < SHORT_COMMENT)
        text_add(w->out, " ");
    else
        end_line(w);
    text_format(w->out, "#%s\n", item->text);
    w->open = false;
}

static void write_sum(Writer *w, const Item *item) {
    char white[16], black[16];
    strength_write(item->sums.of[WHITE], white);
    strength_write(item->sums.of[BLACK], black);
    end_line(w);
    text_format(w->out, "sum %s %s:%s", item->text, white, black);
    w->open = true;
}

/* Up to the next move or result. */
static void write_notes(Writer *w) {
    const Item *item;
    for (; (item = notes_item(&w->notes)) && item->type != ITEM_MOVE; w->notes.at++) {
        if (item->type == ITEM_RESULT)
            return;
        if (item->type == ITEM_TIME)
            continue; /* the game has it */
        if (item->type == ITEM_COMMENT)
            write_comment(w, item);
        else if (item->type == ITEM_SUM)
            write_sum(w, item);
    }
}

static void write_head(const Record *notes, Text *out) {
    for (int i = 0; notes && i < notes->item_count; i++)
        if (notes->items[i].type == ITEM_HEAD)
            text_format(out, "#%s\n", notes->items[i].text);
}

static void write_time(Writer *w, int64_t ms) {
    char text[32];
    if (ms == NO_TIME)
        return;
    clock_time_write(ms, text);
    text_format(w->out, " @%s", text);
}

/* A line for White's move and Black's answer, with the number of the move. */
static void write_moves(Writer *w) {
    const Game *game = w->game;
    Position pos = game->start;
    for (int i = 0; i < game->count; i++) {
        char move[MOVE_TEXT_SIZE];
        Undo undo;
        move_write(&pos, game->moves[i], w->style, move);
        if (pos.side == WHITE)
            end_line(w);
        if (!w->open)
            text_format(w->out, pos.side == WHITE ? "%d" : "%d …", pos.number);
        text_format(w->out, " %s", move);
        w->open = true;
        write_time(w, game->left_ms[i]);
        position_make(&pos, game->moves[i], &undo);
        notes_follow(&w->notes, game->moves[i]);
        write_notes(w);
    }
    end_line(w);
}

void record_write(const Game *game, const RecordTag *tags, int tag_count, const Record *notes,
                  Text *out) {
    record_write_as(game, NOTATION_COORDINATE, tags, tag_count, notes, out);
}

void record_write_as(const Game *game, NotationStyle style, const RecordTag *tags, int tag_count,
                     const Record *notes, Text *out) {
    Writer writer = {game, {notes, 0}, style, false, out};
    write_head(notes, out);
    record_write_tag(out, "Chester", "1");
    record_write_tag(out, "Variant", game->rules->name);
    if (game->rules->version)
        record_write_tag(out, "VariantVersion", game->rules->version);
    write_start(game, out);
    record_write_clock(game, out);
    for (int i = 0; i < tag_count; i++)
        if (!is_own_tag(game, tags[i].name))
            record_write_tag(out, tags[i].name, tags[i].value);
    write_notes(&writer);
    write_moves(&writer);
    Outcome outcome = game_outcome(game, false);
    if (outcome.result != PLAYING)
        text_format(out, "result %s %s\n", result_name(outcome.result), outcome.reason);
    const Item *item = notes_item(&writer.notes);
    writer.notes.at += item && item->type == ITEM_RESULT;
    write_notes(&writer);
    end_line(&writer);
}
