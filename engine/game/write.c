/* Write: a game as the text of a record (record.h). What it writes, record_read() reads. */
#include "game/record.h"

#include "core/notation.h"

#include <ctype.h>
#include <string.h>

/* Tags that come from the game itself. */
static const char *const own_tags[] = {"Chester", "Variant", "Start"};

const char *result_name(Result result) {
    static const char *const names[] = {"playing", "white-wins", "black-wins", "draw"};
    return names[result];
}

static bool is_own_tag(const char *name) {
    for (size_t i = 0; i < sizeof own_tags / sizeof *own_tags; i++)
        if (strcmp(own_tags[i], name) == 0)
            return true;
    return false;
}

/* Control characters and broken letters would make the record unreadable. */
static void write_tag(Text *out, const char *name, const char *value) {
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

static void write_start(const Game *game, Text *out) {
    char standard[FEN_SIZE], start[FEN_SIZE];
    Position pos;
    position_start(&pos, game->rules);
    position_write(&pos, standard);
    position_write(&game->start, start);
    if (strcmp(start, standard) != 0)
        write_tag(out, "Start", start);
}

/* A line for White's move and Black's answer, with the number of the move. */
static void write_moves(const Game *game, Text *out) {
    Position pos = game->start;
    for (int i = 0; i < game->count; i++) {
        char move[MOVE_TEXT_SIZE];
        Undo undo;
        move_write(&pos, game->moves[i], NOTATION_COORDINATE, move);
        if (i == 0 || pos.side == WHITE)
            text_format(out, pos.side == WHITE ? "%d" : "%d …", pos.number);
        text_format(out, " %s", move);
        if (i + 1 == game->count || pos.side == BLACK)
            text_add(out, "\n");
        position_make(&pos, game->moves[i], &undo);
    }
}

void record_write(const Game *game, const RecordTag *tags, int tag_count, Text *out) {
    write_tag(out, "Chester", "1");
    write_tag(out, "Variant", game->rules->name);
    write_start(game, out);
    for (int i = 0; i < tag_count; i++)
        if (!is_own_tag(tags[i].name))
            write_tag(out, tags[i].name, tags[i].value);
    write_moves(game, out);
    Outcome outcome = game_outcome(game, false);
    if (outcome.result != PLAYING)
        text_format(out, "result %s %s\n", result_name(outcome.result), outcome.reason);
}
