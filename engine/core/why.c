/* The rules once more, slowly and in the order in which a person would ask: the board is
 * walked square by square from the definitions, not from the tables that moves are made
 * of. So every refusal has its reason, and the fast way has a second opinion
 * (core/verify.c compares them). */
#include "core/why.h"

#include "core/notation.h"

#include <stdio.h>
#include <string.h>

typedef struct Asked {
    const Position *pos;
    const Rules *rules;
    Side us;
    Piece mover, target; /* target: 0 when the square is empty */
    Kind becomes;
    MoveAction action;
    Why *why;
} Asked;

static bool refuse(Asked *a, WhyCode code, Square square) {
    a->why->code = code;
    a->why->square = square;
    return false;
}

static bool barred(const Rules *rules, Square square, Side side, int8_t *zone) {
    for (int i = 0; i < rules->zone_count; i++) {
        const ZoneInfo *info = &rules->zones[i];
        if (!info->bars_enemy || !place_has(&info->own, square, side_other(side))) continue;
        *zone = (int8_t)i;
        return true;
    }
    return false;
}

/* --- the way ----------------------------------------------------------------------------- */

/* Walks one motion towards the target. True when it gets there; else the code says how far
 * it came: WHY_SHAPE not at all, WHY_BLOCKED or WHY_BARRED on the way. */
static bool walk(const Asked *a, const Motion *motion, WhyCode *code, Square *square, int8_t *zone) {
    const Rules *rules = a->rules;
    int file = a->why->from % rules->files, rank = a->why->from / rules->files;
    int dr = a->us == WHITE ? motion->dr : -motion->dr;
    *code = WHY_SHAPE;
    if (motion->from && !place_has(motion->from, a->why->from, a->us)) return false;
    Square blocker = NO_SQUARE, bar = NO_SQUARE;
    for (int n = 1; n <= motion->most; n++) {
        file += motion->df;
        rank += dr;
        if (file < 0 || file >= rules->files || rank < 0 || rank >= rules->ranks) return false;
        Square at = (Square)(rank * rules->files + file);
        if (at == a->why->to) {
            if (n < motion->least) return false;
            if (motion->to && !place_has(motion->to, at, a->us)) return false;
            *code = bar != NO_SQUARE ? WHY_BARRED : WHY_BLOCKED;
            *square = bar != NO_SQUARE ? bar : blocker;
            return bar == NO_SQUARE && blocker == NO_SQUARE;
        }
        if (motion->jumps) continue;
        if (a->pos->board[at] && blocker == NO_SQUARE) blocker = at;
        if (bar == NO_SQUARE && barred(rules, at, a->us, zone)) bar = at;
    }
    return false;
}

/* Whether some motion goes there and does what is asked of it on arriving. */
static bool way_is_open(Asked *a) {
    const KindInfo *kind = &a->rules->kinds[piece_kind(a->mover)];
    WhyCode worst = WHY_SHAPE;
    for (int i = 0; i < kind->motion_count; i++) {
        const Motion *motion = &kind->motions[i];
        WhyCode code;
        Square square = NO_SQUARE;
        if (walk(a, motion, &code, &square, &a->why->zone)) {
            if (a->target ? motion->hits : motion->quiet) return true;
            if (!a->target && motion->takes_passant && a->why->to == a->pos->passant) {
                a->action = MOVE_EN_PASSANT;
                return true;
            }
            worst = a->target ? WHY_ONLY_QUIET : WHY_ONLY_HITS;
        } else if (code != WHY_SHAPE && worst == WHY_SHAPE) {
            worst = code;
            a->why->square = square;
        }
    }
    return refuse(a, worst, a->why->square);
}

/* --- the hit ----------------------------------------------------------------------------- */

static bool hit_fits(const Asked *a, const HitRule *rule) {
    return (rule->by >> piece_kind(a->mover) & 1) && (rule->of >> piece_kind(a->target) & 1) &&
           (!rule->on || place_has(rule->on, a->why->to, a->us));
}

static bool hit_is_allowed(Asked *a) {
    Sums sums = position_strength(a->pos, a->why->to);
    int ours = sums.of[a->us], theirs = sums.of[side_other(a->us)];
    WhyCode code = WHY_NEVER;
    a->why->sums = sums;
    for (int i = 0; i < a->rules->hit_count; i++) {
        const HitRule *rule = &a->rules->hits[i];
        if (!hit_fits(a, rule)) continue;
        if (rule->result == HIT_NEVER) return refuse(a, WHY_NEVER, a->why->to);
        bool met = rule->needs == NEEDS_NOTHING || (rule->needs == NEEDS_SURPLUS && ours > theirs) ||
                   (rule->needs == NEEDS_EQUALITY && ours == theirs);
        if (met) {
            a->action = rule->result == HIT_CAPTURE ? MOVE_CAPTURE : MOVE_EXCHANGE;
            return true;
        }
        code = rule->needs == NEEDS_EQUALITY ? WHY_EQUALITY : WHY_SURPLUS;
    }
    return refuse(a, code, a->why->to);
}

/* --- where it may stand, and as what --------------------------------------------------------- */

static bool admitted(Asked *a, Kind kind, Square square) {
    for (int i = 0; i < a->rules->zone_count; i++) {
        const ZoneInfo *zone = &a->rules->zones[i];
        if (!zone->own.of[square] || (zone->admits >> kind & 1)) continue;
        a->why->zone = (int8_t)i;
        return false;
    }
    return true;
}

static int count_of(const Position *pos, Piece piece) {
    int count = 0;
    for (Square s = 0; s < pos->rules->squares; s++) count += pos->board[s] == piece;
    return count;
}

static const PromoteRule *promotion_of(const Asked *a) {
    for (int i = 0; i < a->rules->promote_count; i++) {
        const PromoteRule *rule = &a->rules->promotes[i];
        if (rule->kind != piece_kind(a->mover) || !place_has(rule->on, a->why->to, a->us)) continue;
        if (rule->from_outside && place_has(rule->on, a->why->from, a->us)) continue;
        int8_t right = rule->right[a->us];
        if (right == NO_RIGHT || (a->pos->rights >> right & 1)) return rule;
    }
    return NULL;
}

static bool can_become(Asked *a, const PromoteRule *rule, Kind kind) {
    uint8_t most = rule->at_most[kind];
    if (most != NO_LIMIT && count_of(a->pos, piece_of(kind, a->us)) >= most) return false;
    return admitted(a, kind, a->why->to);
}

static bool landing_is_allowed(Asked *a) {
    Square to = a->why->to;
    if (a->action == MOVE_EXCHANGE) {
        return !a->becomes || refuse(a, WHY_PROMOTION_WRONG, to);
    }
    const PromoteRule *rule = promotion_of(a);
    int choices = 0;
    bool chosen = false;
    for (int i = 0; rule && i < rule->to_count; i++) {
        if (!can_become(a, rule, rule->to[i])) continue;
        choices++;
        chosen |= rule->to[i] == a->becomes;
    }
    if (choices > 0) {
        if (chosen) return true;
        return refuse(a, a->becomes ? WHY_PROMOTION_WRONG : WHY_PROMOTION_NEEDED, to);
    }
    if (!admitted(a, piece_kind(a->mover), to)) {
        return refuse(a, rule && !rule->may_stay ? WHY_PROMOTION_NONE : WHY_ADMITS, to);
    }
    if (rule && !rule->may_stay) return refuse(a, WHY_PROMOTION_NONE, to);
    return !a->becomes || refuse(a, WHY_PROMOTION_WRONG, to);
}

/* --- the own castle, and guarded pieces ---------------------------------------------------------- */

static int members_inside(const Asked *a, const ZoneInfo *zone, Side side, Square without) {
    int count = 0;
    for (Square s = 0; s < a->rules->squares; s++) {
        Piece piece = a->pos->board[s];
        if (!piece || s == without || !place_has(&zone->own, s, a->us)) continue;
        count += piece_side(piece) == side && (zone->admits >> piece_kind(piece) & 1);
    }
    return count;
}

static bool castle_is_kept(Asked *a) {
    for (int i = 0; i < a->rules->zone_count; i++) {
        const ZoneInfo *zone = &a->rules->zones[i];
        if (!zone->keep || !place_has(&zone->own, a->why->from, a->us)) continue;
        if (!(zone->admits >> piece_kind(a->mover) & 1)) continue;
        bool stays = a->action != MOVE_EXCHANGE && place_has(&zone->own, a->why->to, a->us);
        if (stays || members_inside(a, zone, a->us, a->why->from) > 0) continue;
        if (members_inside(a, zone, side_other(a->us), NO_SQUARE) == 0) continue;
        a->why->zone = (int8_t)i;
        return refuse(a, WHY_KEEP, a->why->from);
    }
    return true;
}

/* The square of the enemy piece that would take the guarded one. */
static Square taker_of(const Position *after, Square guarded) {
    Position flipped = *after;
    Move moves[MAX_MOVES];
    int count = position_moves(&flipped, moves);
    for (int i = 0; i < count; i++) {
        if (move_to(moves[i]) == guarded && move_hits(moves[i])) return move_from(moves[i]);
    }
    return NO_SQUARE;
}

static bool guarded_is_safe(Asked *a, Move move) {
    if (!a->rules->has_guarded) return true;
    Position after = *a->pos;
    Undo undo;
    Square guarded;
    position_make(&after, move, &undo);
    if (!position_in_check(&after, a->us, &guarded)) return true;
    a->why->kind = piece_kind(after.board[guarded]);
    return refuse(a, WHY_ROYAL_ATTACKED, taker_of(&after, guarded));
}

static Move move_of(const Asked *a) {
    const PromoteRule *rule = a->becomes ? promotion_of(a) : NULL;
    int8_t right = rule ? rule->right[a->us] : NO_RIGHT;
    unsigned aux = right == NO_RIGHT ? 0 : (unsigned)right + 1;
    if (a->action == MOVE_EN_PASSANT) aux = a->pos->passant_piece;
    return move_make(a->why->from, a->why->to, a->action, a->becomes, aux);
}

/* --- castling ------------------------------------------------------------------------------------- */

static const Castling *castling_of(const Asked *a, int *index) {
    for (int i = 0; i < a->rules->castling_count; i++) {
        const Castling *row = &a->rules->castlings[i];
        if (row->side == a->us && row->king_from == a->why->from && row->king_to == a->why->to &&
            piece_kind(a->mover) == row->king) {
            *index = i;
            return row;
        }
    }
    return NULL;
}

static Square first_between(const Position *pos, const Castling *row) {
    Square low = row->king_from < row->rook_from ? row->king_from : row->rook_from;
    Square high = row->king_from < row->rook_from ? row->rook_from : row->king_from;
    for (Square s = (Square)(low + 1); s < high; s++) {
        if (pos->board[s]) return s;
    }
    return NO_SQUARE;
}

/* The King is looked at on each square of its way, the rook still at home. */
static Square first_attacked(const Asked *a, const Castling *row) {
    int step = row->king_to > row->king_from ? 1 : -1;
    for (int s = row->king_from;; s += step) {
        Position there = *a->pos;
        Undo undo;
        if (s != row->king_from) {
            Move crossing = move_make(row->king_from, (Square)s, MOVE_QUIET, 0, 0);
            position_make(&there, crossing, &undo);
        }
        if (position_in_check(&there, a->us, NULL)) return (Square)s;
        if (s == row->king_to) return NO_SQUARE;
    }
}

static bool castling_is_allowed(Asked *a, const Castling *row, int index) {
    Square between = first_between(a->pos, row);
    if (!(a->pos->rights >> row->right & 1)) return refuse(a, WHY_CASTLE_RIGHT, row->rook_from);
    if (between != NO_SQUARE) return refuse(a, WHY_CASTLE_BLOCKED, between);
    Square attacked = a->rules->has_guarded ? first_attacked(a, row) : NO_SQUARE;
    if (attacked != NO_SQUARE) return refuse(a, WHY_CASTLE_ATTACKED, attacked);
    if (a->becomes) return refuse(a, WHY_PROMOTION_WRONG, a->why->to);
    a->why->move = move_make(row->king_from, row->king_to, MOVE_CASTLE, 0, (unsigned)index);
    return true;
}

/* --- all in order --------------------------------------------------------------------------------- */

static bool ask(Asked *a) {
    Why *why = a->why;
    why->outcome = position_outcome_fast(a->pos);
    if (why->outcome.result != PLAYING) return refuse(a, WHY_GAME_OVER, NO_SQUARE);
    if (!a->mover) return refuse(a, WHY_EMPTY, why->from);
    if (piece_side(a->mover) != a->us) return refuse(a, WHY_NOT_YOURS, why->from);
    if (a->target && piece_side(a->target) == a->us) return refuse(a, WHY_OWN_PIECE, why->to);
    int index;
    const Castling *row = castling_of(a, &index);
    if (row) return castling_is_allowed(a, row, index);
    if (!way_is_open(a)) return false;
    if (barred(a->rules, why->to, a->us, &why->zone)) return refuse(a, WHY_BARRED, why->to);
    if (a->target && !hit_is_allowed(a)) return false;
    if (!castle_is_kept(a) || !landing_is_allowed(a)) return false;
    why->move = move_of(a);
    return guarded_is_safe(a, why->move);
}

Why why_move(const Position *pos, Square from, Square to, Kind becomes) {
    Why why = {.from = from, .to = to, .square = NO_SQUARE, .becomes = becomes, .zone = -1};
    Asked asked = {.pos = pos, .rules = pos->rules, .us = pos->side, .mover = pos->board[from],
                   .target = pos->board[to], .becomes = becomes, .action = MOVE_QUIET, .why = &why};
    why.kind = piece_kind(asked.mover);
    if (ask(&asked)) why.code = WHY_LEGAL;
    return why;
}
