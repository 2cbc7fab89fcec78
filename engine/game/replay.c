/* Replay: plays a record by the rules, and holds what it states against them.
 *
 * Stops at the first fault and says which line it stands on; never guesses what was
 * meant. Declared in record.h. */
#include "game/items.h"

#include "core/notation.h"

#include <string.h>

/* A `+` that says what the piece becomes (shogi) is no mark of a check. */
static int stated_mark(const Item *item, const Position *pos, Move move) {
    char plain[MOVE_TEXT_SIZE];
    move_write(pos, move, NOTATION_COORDINATE, plain);
    return strchr(plain, '+') && strcmp(plain, item->text) == 0 ? 0 : item->mark;
}

static bool play_move(const Record *record, const Item *item, Game *game, Err *err) {
    static const char *const marks[] = {"no check", "a check", "a check that cannot be met"};
    Outcome outcome = game_outcome(game, false);
    if (outcome.result != PLAYING)
        return record_fault(record, item->line, err, "%s comes after the end of the game (%s %s)",
                            item->text, result_name(outcome.result), outcome.reason);
    Move move;
    Err why;
    if (!move_read(&game->now, item->text, &move, &why))
        return record_fault(record, item->line, err, "%s", why.text);
    int stated = stated_mark(item, &game->now, move);
    int mark = stated ? move_check_mark(&game->now, move) : 0;
    if (mark < stated)
        return record_fault(record, item->line, err, "%s is marked as %s, but it is %s", item->text,
                            marks[stated], marks[mark]);
    game_play(game, move);
    return true;
}

static bool check_sum(const Record *record, const Item *item, const Game *game, Err *err) {
    const char *at = item->text;
    Square square;
    if (!square_read(game->rules, &at, &square) || *at)
        return record_fault(record, item->line, err, "%s is not a square of this board",
                            item->text);
    Sums found = position_strength(&game->now, square);
    char text[4][16];
    for (int side = WHITE; side <= BLACK; side++) {
        strength_write(item->sums.of[side], text[side]);
        strength_write(found.of[side], text[2 + side]);
    }
    if (memcmp(&found, &item->sums, sizeof found) != 0)
        return record_fault(record, item->line, err,
                            "the sum on %s is said to be %s:%s and is %s:%s", item->text, text[0],
                            text[1], text[2], text[3]);
    return true;
}

static bool is_end_rule(const Rules *rules, const char *reason) {
    for (int i = 0; i < rules->end_count; i++)
        if (strcmp(rules->ends[i].name, reason) == 0)
            return true;
    return false;
}

static bool same_outcome(Outcome a, Outcome b) {
    return a.result == b.result && a.reason && b.reason && strcmp(a.reason, b.reason) == 0;
}

/* A result must be what the rules say; where they say that the game goes on it must be a
 * claim that is open, or something that they do not see, such as a resignation. */
static bool settle(const Record *record, const Item *item, Game *game, Err *err) {
    Outcome stated = item->outcome, found = game_outcome(game, false);
    if (same_outcome(stated, found))
        return true;
    const char *said = result_name(stated.result);
    if (found.result != PLAYING)
        return record_fault(record, item->line, err,
                            "the result is said to be %s %s, but it is %s %s", said, stated.reason,
                            result_name(found.result), found.reason);
    if (is_end_rule(game->rules, stated.reason) && !same_outcome(stated, game_claim(game)))
        return record_fault(record, item->line, err,
                            "the result is said to be %s %s, but by the rules the game goes on",
                            said, stated.reason);
    game_end(game, stated);
    return true;
}

static bool start_position(const Record *record, const Rules *rules, Position *start, Err *err) {
    int tag = record_tag_index(record, "Start");
    Err why;
    if (tag < 0)
        position_start(start, rules);
    else if (!position_read(start, rules, record->tags[tag].value, &why))
        return record_fault(record, record->tag_lines[tag], err, "%s", why.text);
    return true;
}

static bool play_item(const Record *record, const Item *item, Game *game, Err *err) {
    if (item->type == ITEM_MOVE)
        return play_move(record, item, game, err);
    if (item->type == ITEM_SUM)
        return check_sum(record, item, game, err);
    return settle(record, item, game, err);
}

bool record_play(const Record *record, const Rules *rules, Game **game, Err *err) {
    Position start;
    *game = NULL;
    if (!start_position(record, rules, &start, err))
        return false;
    *game = game_new(&start);
    for (int i = 0; i < record->item_count; i++)
        if (!play_item(record, &record->items[i], *game, err))
            return false;
    return true;
}
