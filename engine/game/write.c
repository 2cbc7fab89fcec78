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

/* What stands last on the line. */
typedef enum Last { LAST_NOTHING, LAST_MOVE, LAST_SUM, LAST_OPEN, LAST_CLOSE } Last;

typedef struct Writer {
    const Game *game;
    Notes notes;
    NotationStyle style;
    bool branched; /* branches are written, too */
    int depth; /* branches around */
    Last last;
    Text *out;
} Writer;

enum { SHORT_COMMENT = 200, INDENT = 2, MOST_INDENT = 16 };

static void end_line(Writer *w) {
    if (w->last != LAST_NOTHING)
        text_add(w->out, "\n");
    w->last = LAST_NOTHING;
}

static void begin_line(Writer *w, Last last) {
    int blanks = INDENT * w->depth;
    end_line(w);
    text_format(w->out, "%*s", blanks < MOST_INDENT ? blanks : MOST_INDENT, "");
    w->last = last;
}

/* A comment stays behind what it stood behind, unless the line would become long. */
static void write_comment(Writer *w, const Item *item) {
    bool behind = item > w->notes.record->items && item[-1].line == item->line;
    if (w->last != LAST_NOTHING && behind && strlen(item->text) < SHORT_COMMENT)
        text_add(w->out, " ");
    else
        begin_line(w, LAST_MOVE);
    text_format(w->out, "#%s", item->text);
    end_line(w);
}

static void write_sum(Writer *w, const Item *item) {
    char white[16], black[16];
    strength_write(item->sums.of[WHITE], white);
    strength_write(item->sums.of[BLACK], black);
    begin_line(w, LAST_SUM);
    text_format(w->out, "sum %s %s:%s", item->text, white, black);
}

static void write_notes(Writer *w) {
    const Item *item;
    while ((item = notes_next(&w->notes)))
        if (item->type == ITEM_COMMENT)
            write_comment(w, item);
        else if (item->type == ITEM_SUM)
            write_sum(w, item);
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

/* A line for White's turn and Black's answer, with the number of the move. */
static void write_move(Writer *w, const Position *pos, const Node *node) {
    char move[MOVE_TEXT_SIZE];
    bool first = w->last == LAST_OPEN, begins = pos->side == WHITE && position_begins_turn(pos);
    bool numbered = w->last != LAST_MOVE || begins;
    move_write(pos, node->move, w->style, move);
    if (numbered && !first)
        begin_line(w, LAST_MOVE);
    if (numbered)
        text_format(w->out, pos->side == WHITE ? "%s%d" : "%s%d …", first ? " " : "", pos->number);
    text_format(w->out, " %s", move);
    w->last = LAST_MOVE;
    write_time(w, node->left_ms);
}

static void open_branch(Writer *w, int depth, int node) {
    w->depth = depth;
    begin_line(w, LAST_OPEN);
    text_add(w->out, "(");
    notes_before(&w->notes, node);
    write_notes(w);
}

/* A sum has its line to itself. */
static void close_branch(Writer *w) {
    if (w->last == LAST_NOTHING || w->last == LAST_SUM)
        begin_line(w, LAST_CLOSE);
    else
        text_add(w->out, " ");
    text_add(w->out, ")");
    w->last = LAST_CLOSE;
    w->depth--;
}

static void write_moves(Writer *w) {
    const Game *game = w->game;
    int tip = game_tip(game);
    Trail trail;
    TreeWalk walk;
    trail_init(&trail, &game->tree, &game->start);
    tree_walk(&walk, &game->tree, tip);
    while (tree_step(&walk) != TREE_END) {
        if (walk.depth > 0 && !w->branched)
            continue;
        const Node *node = &game->tree.nodes[walk.node];
        bool again = walk.node == tip && walk.depth > 0;
        if (walk.step == TREE_OPEN)
            open_branch(w, walk.depth, walk.node);
        else if (walk.step == TREE_CLOSE)
            close_branch(w);
        if (walk.step != TREE_MOVE)
            continue;
        trail_to(&trail, node->parent);
        write_move(w, &trail.pos, node);
        if (!again) {
            notes_behind(&w->notes, walk.node);
            write_notes(w);
        }
    }
    trail_clear(&trail);
    end_line(w);
}

static void write_record(Writer writer, const RecordTag *tags, int tag_count, const Record *notes) {
    const Game *game = writer.game;
    Text *out = writer.out;
    Outcome outcome = game_result(game);
    notes_open(&writer.notes, notes, game);
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
    notes_behind(&writer.notes, ROOT);
    write_notes(&writer);
    write_moves(&writer);
    if (outcome.result != PLAYING)
        text_format(out, "result %s %s\n", result_name(outcome.result), outcome.reason);
    notes_behind_result(&writer.notes);
    write_notes(&writer);
    end_line(&writer);
    notes_close(&writer.notes);
}

void record_write(const Game *game, const RecordTag *tags, int tag_count, const Record *notes,
                  Text *out) {
    Writer writer = {.game = game, .style = NOTATION_COORDINATE, .out = out};
    writer.branched = game_branched(game);
    write_record(writer, tags, tag_count, notes);
}

void record_write_line(const Game *game, NotationStyle style, const RecordTag *tags, int tag_count,
                       const Record *notes, Text *out) {
    write_record((Writer){.game = game, .style = style, .out = out}, tags, tag_count, notes);
}
