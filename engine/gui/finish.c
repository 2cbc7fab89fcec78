/* Finish: what to show for each type of end rule. */
#include "gui/finish.h"

#include <string.h>

const EndRule *finish_rule(const Rules *rules, const char *reason) {
    for (int i = 0; reason && i < rules->end_count; i++)
        if (!strcmp(rules->ends[i].name, reason)) return &rules->ends[i];
    return NULL;
}

/* The squares where pieces of these kinds and this side stand. */
static void mark_pieces(const Position *pos, Side side, uint32_t kinds, bool marks[MAX_SQUARES]) {
    for (Square square = 0; square < pos->rules->squares; square++) {
        Piece piece = pos->board[square];
        if (piece && piece_side(piece) == side && kinds >> piece_kind(piece) & 1)
            marks[square] = true;
    }
}

/* The pieces of `side` that hold its own or the enemy's zone. */
static void mark_holders(const Position *pos, const EndRule *rule, Side side,
                         bool marks[MAX_SQUARES]) {
    const Place *zone = &pos->rules->zones[rule->zone].own;
    Side owner = rule->zone_own ? side : side_other(side);
    mark_pieces(pos, side, rule->kinds, marks);
    for (Square square = 0; square < pos->rules->squares; square++)
        if (!place_has(zone, square, owner)) marks[square] = false;
}

int finish_squares(const Game *game, Outcome outcome, bool marks[MAX_SQUARES]) {
    const Position *pos = &game->now;
    const EndRule *rule = finish_rule(pos->rules, outcome.reason);
    Side winner = outcome.result == WHITE_WINS ? WHITE : BLACK;
    uint32_t vital = pos->rules->vital_kinds ? pos->rules->vital_kinds : pos->rules->royal_kinds;
    memset(marks, 0, MAX_SQUARES * sizeof *marks);
    if (outcome.result == PLAYING) return 0;
    if (rule && rule->type == END_HOLDS)
        mark_holders(pos, rule, rule->result == END_LOSS ? side_other(winner) : winner, marks);
    else if (rule && rule->type == END_WITHOUT && game->count > 0)
        marks[move_to(game->moves[game->count - 1])] = true;
    else if (rule && rule->type == END_STUCK)
        mark_pieces(pos, (Side)pos->side, vital, marks);
    else if (!rule && outcome.result != DRAW) /* resigned */
        mark_pieces(pos, side_other(winner), vital, marks);
    int count = 0;
    for (int i = 0; i < MAX_SQUARES; i++) count += marks[i];
    return count;
}
