/* A position that does not hold is explained by the move that has led to it. */
#include "cli/check_game.h"

#include "base/rng.h"
#include "core/notation.h"
#include "core/sound.h"
#include "core/verify.h"

enum { LONGEST = 120 }; /* half-moves */

/* The statement that makes a piece of this kind change there; if `to`, only into that. */
static const PromoteRule *row_of(const Rules *rules, Kind kind, Square square, Side side, Kind to) {
    for (int i = 0; i < rules->promote_count; i++) {
        const PromoteRule *rule = &rules->promotes[i];
        bool fits = rule->kind == kind && rule->sides >> side & 1 && place_has(rule->on, square, side);
        for (int k = 0; fits && to && k <= rule->to_count; k++) {
            if (k == rule->to_count)
                fits = false;
            else if (rule->to[k] == to)
                break;
        }
        if (fits)
            return rule;
    }
    return NULL;
}

/* A piece stands where it would have had to change: the author hears by which statement it came
 * there, and which one would change it. */
static bool explain_change(const Position *before, const Position *after, Move move, Err *err) {
    const Rules *rules = after->rules;
    Unsound out = position_unsound(after);
    if (out.code != UNSOUND_CHANGES)
        return false;
    Piece piece = after->board[out.square];
    Side side = piece_side(piece);
    Kind was = piece_kind(before->board[move_from(move)]);
    const PromoteRule *by = move_to(move) == out.square ? row_of(rules, was, out.square, side, out.kind) : NULL;
    const PromoteRule *next = row_of(rules, out.kind, out.square, side, 0);
    char where[4];
    square_write(rules, out.square, where);
    if (!next)
        return false;
    if (!by)
        by = next;
    const char *name = rules->kinds[out.kind].name;
    err_set(err, "%s:%d: promote \"%s\": in play a %s comes to stand on %s, where promote \"%s\" in line %d would "
            "have changed it; leave %s out of the places of that one, or say from_outside = true there",
            by->file, by->line, rules->kinds[by->kind].name, name, where, name, next->line, where);
    return true;
}

static void see(const Position *pos, const Move *moves, int count, Seen *seen) {
    seen->positions++;
    for (Square square = 0; square < pos->rules->squares; square++)
        seen->stood |= 1u << piece_kind(pos->board[square]);
    for (int i = 0; i < count; i++)
        if (move_action(moves[i]) != MOVE_DROP && move_action(moves[i]) != MOVE_PASS)
            seen->moved |= 1u << piece_kind(pos->board[move_from(moves[i])]);
}

bool check_game(const Rules *rules, uint64_t seed, Seen *seen, Err *err) {
    Position pos, before;
    Rng rng = {seed};
    Undo undo;
    Move moves[MAX_MOVES], move = NO_MOVE;
    position_start(&pos, rules);
    for (int ply = 0; ply < LONGEST; ply++) {
        if (!position_verify(&pos, err)) {
            if (move != NO_MOVE)
                explain_change(&before, &pos, move, err);
            return false;
        }
        int count = position_moves(&pos, moves);
        see(&pos, moves, count, seen);
        if (count == 0)
            break;
        before = pos;
        move = moves[rng_below(&rng, (uint32_t)count)];
        position_make(&pos, move, &undo);
    }
    return true;
}

bool check_game_stiff(const Rules *rules, const Seen *seen, Kind kind) {
    const KindInfo *info = &rules->kinds[kind];
    bool leads = false;
    for (int i = 0; i < info->motion_count; i++)
        leads |= info->motions[i].quiet || info->motions[i].hits;
    return leads && seen->stood >> kind & 1 && !(seen->moved >> kind & 1);
}
