/* Pgn: a game as PGN. What it writes, pgn_next() reads. */
#include "game/pgn.h"

#include "core/san.h"
#include "game/items.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { LINE_MOST = 79 }; /* PGN 8.2.1: less than 80 printing characters */

static const char *const roster[] = {"Event", "Site", "Date", "Round", "White", "Black", "Result"};
/* Tags that the game gives, and those that only a record has. */
static const char *const own_tags[] = {"Chester", "Variant", "VariantVersion", "Start",
                                       "VariantFile", "Result", "FEN", "SetUp"};

#define COUNT(list) (sizeof list / sizeof *list)

static bool is_in(const char *name, const char *const *list, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (strcmp(list[i], name) == 0)
            return true;
    return false;
}

/* --- tags ----------------------------------------------------------------------------- */

static const char *termination(Outcome outcome) {
    static const char *const names[] = {"*", "1-0", "0-1", "1/2-1/2"};
    return names[outcome.result];
}

static const char *roster_value(const char *name, const RecordTag *tags, int count) {
    for (int i = 0; i < count; i++)
        if (strcmp(tags[i].name, name) == 0)
            return tags[i].value;
    return strcmp(name, "Date") == 0 ? "????.??.??" : "?";
}

static void write_start(const Game *game, Text *out) {
    char standard[FEN_SIZE], start[FEN_SIZE];
    Position pos;
    position_start(&pos, game->rules);
    position_write(&pos, standard);
    position_write(&game->start, start);
    if (strcmp(game->rules->name, "chess") != 0)
        record_write_tag(out, "Variant", game->rules->name);
    if (strcmp(start, standard) == 0)
        return;
    record_write_tag(out, "SetUp", "1");
    record_write_tag(out, "FEN", start);
}

static void write_tags(const Game *game, const RecordTag *tags, int count, Text *out) {
    Outcome outcome = game_result(game);
    for (size_t i = 0; i < COUNT(roster); i++) {
        bool result = strcmp(roster[i], "Result") == 0;
        record_write_tag(out, roster[i],
                  result ? termination(outcome) : roster_value(roster[i], tags, count));
    }
    bool timed = game->clock.type != CLOCK_NONE, ended = game->ended.result != PLAYING;
    for (int i = 0; i < count; i++)
        if (!is_in(tags[i].name, roster, COUNT(roster)) &&
            !is_in(tags[i].name, own_tags, COUNT(own_tags)) &&
            !(timed && strcmp(tags[i].name, "TimeControl") == 0) &&
            !(ended && strcmp(tags[i].name, "Reason") == 0))
            record_write_tag(out, tags[i].name, tags[i].value);
    if (ended)
        record_write_tag(out, "Reason", game->ended.reason);
    write_start(game, out);
    record_write_clock(game, out);
}

/* --- moves ---------------------------------------------------------------------------- */

typedef struct Writer {
    Text *out;
    size_t column;
    bool bracket; /* the last word is the one that opens a variation */
    bool apart;   /* something came between the last move and the next */
    Notes notes;
} Writer;

/* Brackets stand close to what is inside of them, unless the line ends there. */
static void write_word(Writer *w, const char *word) {
    bool close = w->column == 0 || w->bracket || *word == ')';
    size_t length = utf8_length(word), column = w->column + !close + length;
    bool wraps = w->column > 0 && column > LINE_MOST;
    if (wraps || !close)
        text_add(w->out, wraps ? "\n" : " ");
    w->column = wraps ? length : column;
    w->bracket = strcmp(word, "(") == 0;
    text_add(w->out, word);
}

/* Word by word; a closing brace inside would end it. */
static void write_comment(Writer *w, const char *text) {
    Text word;
    text_init(&word);
    text_add(&word, "{");
    for (text += strspn(text, " \t"); *text; text += strspn(text, " \t")) {
        size_t length = strcspn(text, " \t");
        for (size_t i = 0; i < length; i++)
            text_add_bytes(&word, text[i] == '}' ? ")" : text + i, 1);
        text += length;
        if (text[strspn(text, " \t")]) {
            write_word(w, word.data);
            text_reset(&word);
        }
    }
    text_add(&word, "}");
    write_word(w, word.data);
    text_clear(&word);
}

static void write_notes(Writer *w) {
    const Item *item;
    while ((item = notes_next(&w->notes)))
        if (item->type <= ITEM_COMMENT) { /* a time is the game's */
            write_comment(w, item->text);
            w->apart = true;
        }
}

/* Numbers stand before White's turns, and where something came between. */
static void write_move(Writer *w, const Position *pos, Move move) {
    char number[16], text[MOVE_TEXT_SIZE], plain[MOVE_TEXT_SIZE];
    Move meant = NO_MOVE;
    snprintf(number, sizeof number, pos->side == WHITE ? "%d." : "%d...", pos->number);
    if (w->apart || (pos->side == WHITE && position_begins_turn(pos)))
        write_word(w, number);
    san_write(pos, move, plain);
    bool clear = san_read(pos, plain, &meant) == 1 && meant == move;
    move_write(pos, move, clear ? NOTATION_SAN : NOTATION_COORDINATE, text);
    write_word(w, text);
    w->apart = false;
}

/* What the move has left on the clock. */
static void write_time(Writer *w, int64_t ms) {
    char time[32], text[48];
    if (ms == NO_TIME)
        return;
    clock_time_write(ms, time);
    snprintf(text, sizeof text, "{[%%clk %s]}", time);
    write_word(w, text);
    w->apart = true;
}

static void write_bracket(Writer *w, TreeStep step, int node) {
    write_word(w, step == TREE_OPEN ? "(" : ")");
    w->apart = true;
    if (step != TREE_OPEN)
        return;
    notes_before(&w->notes, node);
    write_notes(w);
}

static void write_moves(Writer *w, const Game *game) {
    int tip = game_tip(game);
    bool branched = game_branched(game);
    Trail trail;
    TreeWalk walk;
    trail_init(&trail, &game->tree, &game->start);
    tree_walk(&walk, &game->tree, tip);
    while (tree_step(&walk) != TREE_END && (branched || walk.step == TREE_MOVE)) {
        const Node *node = &game->tree.nodes[walk.node];
        bool again = walk.node == tip && walk.depth > 0;
        if (walk.step != TREE_MOVE) {
            write_bracket(w, walk.step, walk.node);
            continue;
        }
        trail_to(&trail, node->parent);
        write_move(w, &trail.pos, node->move);
        if (again)
            continue;
        write_time(w, node->left_ms);
        notes_behind(&w->notes, walk.node);
        write_notes(w);
    }
    trail_clear(&trail);
}

void pgn_write(const Game *game, const RecordTag *tags, int tag_count, const Record *notes,
               Text *out) {
    Writer writer = {.out = out, .apart = true};
    notes_open(&writer.notes, notes, game);
    write_tags(game, tags, tag_count, out);
    text_add(out, "\n");
    notes_behind(&writer.notes, ROOT);
    write_notes(&writer);
    write_moves(&writer, game);
    notes_behind_result(&writer.notes);
    write_notes(&writer);
    write_word(&writer, termination(game_result(game)));
    text_add(out, "\n");
    notes_close(&writer.notes);
}
