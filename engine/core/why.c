/* The rules once more, slowly and in the order in which a person would ask: the board is
 * walked square by square from the definitions, not from the tables that moves are made
 * of. So every refusal has its reason, and the fast way has a second opinion
 * (core/verify.c compares them). */
#include "core/why.h"

#include "core/ops.h"
#include "core/walk.h"

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

/* --- the way ----------------------------------------------------------------------------- */

/* The step of a motion that ends on the target, if it passes there at all. */
static bool step_to(const Asked *a, const Motion *motion, WalkStep *step) {
    WalkStep steps[MAX_STEPS];
    int count = walk_motion(a->pos, a->why->from, motion, steps);
    for (int i = 0; i < count; i++) {
        if (steps[i].square != a->why->to) continue;
        *step = steps[i];
        return true;
    }
    return false;
}

/* Whether some motion goes there and does what is asked of it on arriving. */
static bool way_is_open(Asked *a) {
    static const WhyCode MEANS[] = {[WALK_UNFIT] = WHY_SHAPE, [WALK_BLOCKED] = WHY_BLOCKED,
                                    [WALK_BARRED] = WHY_BARRED, [WALK_NO_HURDLE] = WHY_NO_HURDLE};
    const KindInfo *kind = &a->rules->kinds[piece_kind(a->mover)];
    WhyCode worst = WHY_SHAPE;
    for (int i = 0; i < kind->motion_count; i++) {
        const Motion *motion = &kind->motions[i];
        WalkStep step;
        if (!step_to(a, motion, &step)) continue;
        if (step.state == WALK_OPEN) {
            if (a->target ? motion->hits : motion->quiet) return true;
            if (!a->target && motion->takes_passant && a->why->to == a->pos->passant) {
                a->action = MOVE_EN_PASSANT;
                return true;
            }
            worst = a->target ? WHY_ONLY_QUIET : WHY_ONLY_HITS;
        } else if (step.state != WALK_UNFIT && worst == WHY_SHAPE) {
            worst = MEANS[step.state];
            a->why->square = step.by;
            if (step.state == WALK_BARRED) a->why->zone = (int8_t)walk_barred(a->rules, step.by, a->us);
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
    static const MoveAction DEEDS[] = {[HIT_CAPTURE] = MOVE_CAPTURE, [HIT_EXCHANGE] = MOVE_EXCHANGE,
                                       [HIT_CONVERT] = MOVE_CONVERT, [HIT_REPEL] = MOVE_REPEL,
                                       [HIT_SACRIFICE] = MOVE_SACRIFICE};
    if (a->rules->kinds[piece_kind(a->target)].guarded) return refuse(a, WHY_NEVER, a->why->to);
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
            a->action = DEEDS[rule->result];
            return true;
        }
        if (code != WHY_EQUALITY) code = rule->needs == NEEDS_EQUALITY ? WHY_EQUALITY : WHY_SURPLUS;
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

static const PromoteRule *promotion_of(const Asked *a) {
    for (int i = 0; i < a->rules->promote_count; i++) {
        const PromoteRule *rule = &a->rules->promotes[i];
        bool from_there = place_has(rule->on, a->why->from, a->us);
        if (rule->kind != piece_kind(a->mover) || !(rule->sides >> a->us & 1)) continue;
        bool arrives = place_has(rule->on, a->why->to, a->us) && !(rule->from_outside && from_there);
        if (!arrives && !(rule->leaving && from_there)) continue;
        if (rule->capturing && a->action != MOVE_CAPTURE) continue;
        int8_t right = rule->right[a->us];
        if (right == NO_RIGHT || (a->pos->rights >> right & 1)) return rule;
    }
    return NULL;
}

static bool can_become(Asked *a, const PromoteRule *rule, Kind kind) {
    uint8_t most = rule->at_most[kind];
    if (most != NO_LIMIT && position_pieces(a->pos, piece_of(kind, a->us)) >= most) return false;
    return admitted(a, kind, a->why->to);
}

static bool landing_is_allowed(Asked *a) {
    Square to = a->why->to;
    if (a->target && a->action != MOVE_CAPTURE) { /* it does not go there */
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
        if (!a->becomes && rule->optional && admitted(a, piece_kind(a->mover), to)) return true;
        return refuse(a, a->becomes ? WHY_PROMOTION_WRONG : WHY_PROMOTION_NEEDED, to);
    }
    if (!admitted(a, piece_kind(a->mover), to)) {
        return refuse(a, rule && !rule->may_stay ? WHY_PROMOTION_NONE : WHY_ADMITS, to);
    }
    if (rule && !rule->may_stay && !rule->optional) return refuse(a, WHY_PROMOTION_NONE, to);
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
        bool leaves = a->action == MOVE_EXCHANGE || a->action == MOVE_SACRIFICE;
        bool stays = !leaves && place_has(&zone->own, a->why->to, a->us);
        if (stays || members_inside(a, zone, a->us, a->why->from) > 0) continue;
        if (members_inside(a, zone, side_other(a->us), NO_SQUARE) == 0) continue;
        a->why->zone = (int8_t)i;
        return refuse(a, WHY_KEEP, a->why->from);
    }
    return true;
}

static bool has_guarded(const Position *pos, Side side) {
    for (Kind kind = 1; kind <= pos->rules->kind_count; kind++) {
        if (pos->rules->kinds[kind].guarded && position_pieces(pos, piece_of(kind, side))) return true;
    }
    return false;
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
    if (a->rules->ops->faced(&after, a->us)) return refuse(a, WHY_FACES, NO_SQUARE);
    if (!has_guarded(&after, a->us) || !position_in_check(&after, a->us, &guarded)) return true;
    a->why->kind = piece_kind(after.board[guarded]);
    return refuse(a, WHY_ROYAL_ATTACKED, taker_of(&after, guarded));
}

/* Who can take has to (antichess). */
static bool hit_is_not_owed(Asked *a) {
    Move moves[MAX_MOVES];
    if (!a->rules->must_hit || move_hits(a->why->move)) return true;
    int count = position_moves(a->pos, moves);
    for (int i = 0; i < count; i++) {
        if (move_hits(moves[i])) return refuse(a, WHY_MUST_HIT, move_to(moves[i]));
    }
    return true;
}

static bool script_allows(Asked *a) {
    const Hooks *hooks = a->rules->hooks;
    if (!hooks || !hooks->legal || hooks->legal(hooks->context, a->pos, a->why->move)) return true;
    return refuse(a, WHY_SCRIPT, a->why->to);
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
    bool anywhere = a->rules->rooks_anywhere;
    for (int i = 0; i < a->rules->castling_count; i++) {
        const Castling *row = &a->rules->castlings[i];
        if (row->side != a->us || piece_kind(a->mover) != row->king) continue;
        if (castling_target(a->pos, i) != a->why->to) continue;
        if (anywhere ? a->target != piece_of(row->rook, a->us) : row->king_from != a->why->from) continue;
        *index = i;
        return row;
    }
    return NULL;
}

/* The first piece on squares that have to be free, besides the two that castle. */
static Square first_on_way(const Position *pos, Square king, Square rook, Square a, Square b) {
    for (int s = a < b ? a : b; s <= (a < b ? b : a); s++) {
        if (s != king && s != rook && pos->board[s]) return (Square)s;
    }
    return NO_SQUARE;
}

/* A protected King is looked at on each square of its way, the rook still at home, or under the
 * King where it passes there (Chess960); whatever is protected, at the end. */
static Square first_attacked(const Asked *a, const Castling *row, int index) {
    int step = row->king_to > a->why->from ? 1 : -1;
    Undo undo;
    for (int s = a->why->from; a->rules->kinds[row->king].guarded; s += step) {
        Position there = *a->pos;
        MoveAction action = there.board[s] ? MOVE_CAPTURE : MOVE_QUIET;
        Move crossing = move_make(a->why->from, (Square)s, action, 0, 0);
        if (s != a->why->from) position_make(&there, crossing, &undo);
        if (position_in_check(&there, a->us, NULL)) return (Square)s;
        if (s == row->king_to) break;
    }
    Position after = *a->pos;
    position_make(&after, move_make(a->why->from, row->king_to, MOVE_CASTLE, 0, (unsigned)index), &undo);
    return position_in_check(&after, a->us, NULL) ? row->king_to : NO_SQUARE;
}

static bool castling_is_allowed(Asked *a, const Castling *row, int index) {
    Square king = a->why->from, rook = a->pos->rook_home[index];
    if (!(a->pos->rights >> row->right & 1)) return refuse(a, WHY_CASTLE_RIGHT, rook);
    Square on_way = first_on_way(a->pos, king, rook, king, row->king_to);
    if (on_way == NO_SQUARE) on_way = first_on_way(a->pos, king, rook, rook, row->rook_to);
    if (on_way != NO_SQUARE) return refuse(a, WHY_CASTLE_BLOCKED, on_way);
    Square attacked = a->rules->has_guarded ? first_attacked(a, row, index) : NO_SQUARE;
    if (attacked != NO_SQUARE) return refuse(a, WHY_CASTLE_ATTACKED, attacked);
    if (a->becomes) return refuse(a, WHY_PROMOTION_WRONG, a->why->to);
    a->why->move = move_make(king, a->why->to, MOVE_CASTLE, 0, (unsigned)index);
    if (!script_allows(a)) return false;
    return hit_is_not_owed(a);
}

/* --- all in order --------------------------------------------------------------------------------- */

static bool ask(Asked *a) {
    Why *why = a->why;
    why->outcome = position_outcome_fast(a->pos);
    if (why->outcome.result != PLAYING) return refuse(a, WHY_GAME_OVER, NO_SQUARE);
    if (!a->mover) return refuse(a, WHY_EMPTY, why->from);
    if (piece_side(a->mover) != a->us) return refuse(a, WHY_NOT_YOURS, why->from);
    int index = 0;
    const Castling *row = castling_of(a, &index);
    bool own = a->target && piece_side(a->target) == a->us;
    if (own && !(row && a->rules->rooks_anywhere)) return refuse(a, WHY_OWN_PIECE, why->to);
    if (row) return castling_is_allowed(a, row, index);
    if (!way_is_open(a)) return false;
    why->zone = (int8_t)walk_barred(a->rules, why->to, a->us);
    if (why->zone >= 0) return refuse(a, WHY_BARRED, why->to);
    if (a->target && !hit_is_allowed(a)) return false;
    if (!castle_is_kept(a) || !landing_is_allowed(a)) return false;
    why->move = move_of(a);
    return guarded_is_safe(a, why->move) && script_allows(a) && hit_is_not_owed(a);
}

Why why_move(const Position *pos, Square from, Square to, Kind becomes) {
    Why why = {.from = from, .to = to, .square = NO_SQUARE, .becomes = becomes, .zone = -1};
    Asked asked = {.pos = pos, .rules = pos->rules, .us = pos->side, .mover = pos->board[from],
                   .target = pos->board[to], .becomes = becomes, .action = MOVE_QUIET, .why = &why};
    why.kind = piece_kind(asked.mover);
    if (ask(&asked)) why.code = WHY_LEGAL;
    return why;
}

/* --- drops ---------------------------------------------------------------------------------------- */

static const DropRule *drop_of(const Rules *rules, Kind kind) {
    for (int i = 0; i < rules->drop_count; i++) {
        if (rules->drops[i].kind == kind) return &rules->drops[i];
    }
    return NULL;
}

static Square other_in_file(const Position *pos, Square to, Piece piece) {
    for (int s = to % pos->rules->files; s < pos->rules->squares; s += pos->rules->files) {
        if (pos->board[s] == piece) return (Square)s;
    }
    return NO_SQUARE;
}

static bool gives_mate(const Position *pos, Move move) {
    Position after = *pos;
    Move replies[MAX_MOVES];
    Undo undo;
    position_make(&after, move, &undo);
    return position_in_check(&after, after.side, NULL) && position_moves(&after, replies) == 0;
}

static bool ask_drop(Asked *a) {
    Why *why = a->why;
    Piece piece = piece_of(why->becomes, a->us);
    const DropRule *rule = drop_of(a->rules, why->becomes);
    why->outcome = position_outcome_fast(a->pos);
    if (why->outcome.result != PLAYING) return refuse(a, WHY_GAME_OVER, NO_SQUARE);
    if (!rule || !a->pos->hand[a->us][why->becomes]) return refuse(a, WHY_NOT_IN_HAND, NO_SQUARE);
    if (a->target) return refuse(a, WHY_OCCUPIED, why->to);
    bool there = !rule->on || place_has(rule->on, why->to, a->us);
    if (!there || !admitted(a, why->becomes, why->to)) return refuse(a, WHY_DROP_PLACE, why->to);
    if (walk_barred(a->rules, why->to, a->us) >= 0) return refuse(a, WHY_DROP_PLACE, why->to);
    Square other = rule->one_per_file ? other_in_file(a->pos, why->to, piece) : NO_SQUARE;
    if (other != NO_SQUARE) return refuse(a, WHY_DROP_FILE, other);
    why->move = move_make(why->to, why->to, MOVE_DROP, why->becomes, 0);
    if (!guarded_is_safe(a, why->move)) return false;
    if (rule->no_mate && gives_mate(a->pos, why->move)) return refuse(a, WHY_DROP_MATE, why->to);
    return script_allows(a) && hit_is_not_owed(a);
}

Why why_drop(const Position *pos, Kind kind, Square to) {
    Why why = {.from = to, .to = to, .square = NO_SQUARE, .kind = kind, .becomes = kind, .zone = -1};
    Asked asked = {.pos = pos, .rules = pos->rules, .us = pos->side, .target = pos->board[to],
                   .action = MOVE_DROP, .why = &why};
    if (ask_drop(&asked)) why.code = WHY_LEGAL;
    return why;
}

Why why_legal(const Position *pos, Move move) {
    if (move_action(move) == MOVE_DROP) return why_drop(pos, move_becomes(move), move_to(move));
    if (move_action(move) != MOVE_PASS) {
        return why_move(pos, move_from(move), move_to(move), move_becomes(move));
    }
    return (Why){.code = WHY_LEGAL, .move = move, .square = NO_SQUARE, .zone = -1};
}
