/* Replay: plays a record by the rules, and holds what it states against them.
 *
 * Stops at the first fault and says which line it stands on; never guesses what was
 * meant. Declared in record.h. */
#include "game/items.h"

#include "core/san.h"

#include <stdio.h>
#include <string.h>

/* A `+` that says what the piece becomes (shogi) is no mark of a check. */
static int stated_mark(const Item *item, const Position *pos, Move move) {
    char plain[MOVE_TEXT_SIZE];
    move_write(pos, move, NOTATION_COORDINATE, plain);
    return strchr(plain, '+') && strcmp(plain, item->text) == 0 ? 0 : item->mark;
}

/* The move of an item. A PGN's is sought as PGN has it first, which is soon done. */
static bool read_move(const Record *record, const Item *item, const Position *pos, Move *move,
                      Err *err) {
    char plain[MOVE_TEXT_SIZE];
    Err why;
    size_t length = strcspn(item->text, "+#!?");
    snprintf(plain, sizeof plain, "%.*s", (int)(length < sizeof plain ? length : 0), item->text);
    int found = record->pgn ? san_read(pos, plain, move) : 0;
    if (found > 1)
        return record_fault(record, item->line, err, "%s can mean %d moves", item->text, found);
    if (found == 1 || move_read(pos, item->text, move, &why))
        return true;
    if (record->pgn)
        return record_fault(record, item->line, err, "no legal move is written %s", item->text);
    return record_fault(record, item->line, err, "%s", why.text);
}

static bool play_move(const Record *record, Item *item, Game *game, Err *err) {
    static const char *const marks[] = {"no check", "a check", "a check that cannot be met"};
    Outcome outcome = game_outcome(game, false);
    if (outcome.result != PLAYING)
        return record_fault(record, item->line, err, "%s comes after the end of the game (%s %s)",
                            item->text, result_name(outcome.result), outcome.reason);
    Move move;
    if (!read_move(record, item, &game->now, &move, err))
        return false;
    int stated = stated_mark(item, &game->now, move);
    int mark = stated ? move_check_mark(&game->now, move) : 0;
    if (mark < stated)
        return record_fault(record, item->line, err, "%s is marked as %s, but it is %s", item->text,
                            marks[stated], marks[mark]);
    item->move = move;
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

/* A result without a reason: it has the rules', or that of a claim that is open. */
static Outcome with_reason(Outcome stated, const Game *game) {
    Outcome found = game_outcome(game, false), claim = game_claim(game);
    if (stated.reason)
        return stated;
    stated.reason = found.result == stated.result   ? found.reason
                    : claim.result == stated.result ? claim.reason
                                                    : "unstated";
    return stated;
}

/* A result must be what the rules say; where they say that the game goes on it must be a
 * claim that is open, or something that they do not see, such as a resignation. */
static bool settle(const Record *record, const Item *item, Game *game, Err *err) {
    Outcome stated = with_reason(item->outcome, game), found = game_outcome(game, false);
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

/* The position before the move that the branch is an alternative to; or the start. */
static void open_branch(Item *item, Game *game) {
    item->node = game_here(game);
    game_visit(game, item->node == ROOT ? ROOT : game->tree.nodes[item->node].parent);
}

/* The first bracket that was opened was the game's own. */
static void close_branch(const Record *record, const Item *item, Game *game) {
    game_visit(game, record->items[item->match].node);
    if (game_here(game) == game_tip(game))
        game_return(game);
}

static bool play_item(const Record *record, Item *item, Game *game, Err *err) {
    switch (item->type) {
    case ITEM_HEAD:
    case ITEM_COMMENT:
        return true;
    case ITEM_TIME:
        if (game->count > 0)
            game_set_left(game, item->ms);
        return true;
    case ITEM_MOVE:
        return play_move(record, item, game, err);
    case ITEM_SUM:
        return check_sum(record, item, game, err);
    case ITEM_OPEN:
        open_branch(item, game);
        return true;
    case ITEM_CLOSE:
        close_branch(record, item, game);
        return true;
    case ITEM_RESULT:
        break;
    }
    return settle(record, item, game, err);
}

static bool play_items(Record *record, Game *game, Err *err) {
    for (int i = 0; i < record->item_count; i++)
        if (!play_item(record, &record->items[i], game, err))
            return false;
    return true;
}

bool record_play(Record *record, const Rules *rules, Game **game, Err *err) {
    Position start;
    *game = NULL;
    if (!start_position(record, rules, &start, err))
        return false;
    *game = game_new(&start);
    const char *timed = record_tag(record, "TimeControl");
    if (timed) /* a PGN may have "?" there, or what no clock of ours can do */
        clock_rule_read(timed, &(*game)->clock, NULL);
    bool whole = play_items(record, *game, err);
    game_return(*game);
    return whole;
}
