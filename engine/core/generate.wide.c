/* Legal moves, listed or counted, from tables alone: nothing is made and tested except
 * where a variant asks for both guarded pieces and sums (the slow way, below). */
#include "core/entry.h"
#include "core/guard.h"

/* --- promotion ---------------------------------------------------------------------- */

/* Targets where a piece from `from` may change. */
static inline Bits changes_from(const Mover *mover, Square from) {
    return bits_have(mover->leaving, from) ? ~(Bits)0 : mover->changes;
}

static const PromoteRow *promotion_at(const Gen *g, const Mover *mover, Square from, Square to,
                                      MoveAction action) {
    for (int i = 0; i < mover->promote_count; i++) {
        const PromoteRow *row = &mover->promote_rows[i];
        bool arrives = bits_have(row->on, to) && bits_have(row->from, from);
        if (!arrives && !bits_have(row->leaving, from)) continue;
        if (row->rule->capturing && action != MOVE_CAPTURE) continue;
        if (row->right == NO_RIGHT || (g->pos->rights >> row->right & 1)) return row;
    }
    return NULL;
}

static void emit_promotions(Gen *g, const Mover *mover, Square from, Bits targets,
                            MoveAction action, const bool list) {
    while (targets) {
        Square to = bits_pop(&targets);
        const PromoteRow *row = promotion_at(g, mover, from, to, action);
        bool chosen = false;
        for (int i = 0; row && i < row->rule->to_count; i++) {
            Kind kind = row->rule->to[i];
            Piece piece = piece_of(kind, g->us);
            if (!bits_have(g->t->movers[piece].stand, to)) continue;
            uint8_t most = row->rule->at_most[kind];
            if (most != NO_LIMIT && bits_count(g->set[piece]) >= most) continue;
            chosen = true;
            unsigned aux = row->right == NO_RIGHT ? 0 : (unsigned)row->right + 1;
            emit_one(g, move_make(from, to, action, kind, aux), list);
        }
        bool stays = !row || row->rule->optional || (!chosen && row->rule->may_stay);
        if (stays && bits_have(mover->stand, to)) {
            emit_one(g, move_make(from, to, action, 0, 0), list);
        }
    }
}

/* --- one piece -------------------------------------------------------------------------- */

/* Where a piece may go at all: the own castle's rule, pins, answers to a check. */
ALWAYS_INLINE Bits limit_of(const Gen *g, const Mover *mover, Square from, bool *tied) {
    Bits limit = ~(Bits)0;
    *tied = false;
    for (int i = 0; i < g->t->keep_count; i++) {
        const KeepRow *keep = &g->t->keeps[g->us][i];
        Bits members = g->set[keep->members] & keep->zone;
        if (members != bit_of(from) || !(g->set[keep->others] & keep->zone)) continue;
        *tied = true;
        limit &= keep->zone;
    }
    if (g->royal != NO_SQUARE && !mover->guarded) {
        limit &= g->answers;
        if (bits_have(g->pinned, from)) limit &= pin_limit(g, from);
    }
    return limit;
}

ALWAYS_INLINE void generate_hits(Gen *g, const Mover *mover, Square from, Bits todo, bool tied,
                                 const bool list) {
    Bits results[HIT_REPEL + 1] = {0};
    for (int i = 0; i < mover->hit_count && todo; i++) {
        const HitRow *row = &mover->hit_rows[i];
        Bits fits = todo & row->on;
        if (row->of != ALL_ENEMIES) fits &= g->set[row->of];
        if (row->result != HIT_NEVER) fits = need_met(g, row->needs, fits);
        results[row->result] |= fits;
        todo &= ~fits;
    }
    Bits captures = results[HIT_CAPTURE], exchanges = results[HIT_EXCHANGE];
    Bits changing = captures & changes_from(mover, from);
    emit(g, from, captures & mover->stand & ~changing, MOVE_CAPTURE, list);
    if (changing) emit_promotions(g, mover, from, changing, MOVE_CAPTURE, list);
    /* Rule 11: whoever exchanges leaves the castle too. */
    if (exchanges && !tied) emit(g, from, exchanges, MOVE_EXCHANGE, list);
    if (!g->t->odd_hits) return;
    emit(g, from, results[HIT_CONVERT], MOVE_CONVERT, list);
    if (!tied) emit(g, from, results[HIT_SACRIFICE], MOVE_SACRIFICE, list);
    emit(g, from, results[HIT_REPEL], MOVE_REPEL, list);
}

static void generate_passant(Gen *g, const Mover *mover, Square from, const bool list) {
    const Position *pos = g->pos;
    if (!bits_have(mover->passant[from], pos->passant)) return;
    if (!bits_have(mover->stand, pos->passant)) return;
    Bits taken = bit_of(pos->passant_piece);
    Bits own = (g->own ^ bit_of(from)) | bit_of(pos->passant);
    if (g->royal != NO_SQUARE && attacked(g, g->royal, own, taken)) return;
    emit_one(g, move_make(from, pos->passant, MOVE_EN_PASSANT, 0, pos->passant_piece), list);
}

ALWAYS_INLINE void generate_piece(Gen *g, Piece piece, Square from, const bool list) {
    const Mover *mover = &g->t->movers[piece];
    bool tied;
    Bits limit = limit_of(g, mover, from, &tied);
    Bits hits = reach_from(&mover->hits, from, g->occupied);
    Bits quiet = mover->same_reach ? hits : reach_from(&mover->quiet, from, g->occupied);
    quiet &= ~g->occupied & limit & g->quiet_mask;
    hits &= g->enemy & limit & g->hit_mask;
    if (g->royal != NO_SQUARE && (mover->guarded || g->t->tricky)) {
        quiet = unattacked(g, from, quiet, g->royal);
        hits = unattacked(g, from, hits, g->royal);
    }
    Bits changes = changes_from(mover, from);
    if (!g->all_quiet) quiet &= changes | g->seizes;
    Bits changing = quiet & changes;
    emit(g, from, quiet & mover->stand & ~changing, MOVE_QUIET, list);
    if (changing) emit_promotions(g, mover, from, changing, MOVE_QUIET, list);
    if (hits) generate_hits(g, mover, from, hits, tied, list);
    if (g->pos->passant != NO_SQUARE && mover->passant) generate_passant(g, mover, from, list);
}

/* --- castling --------------------------------------------------------------------------- */

static Bits squares_between(Square a, Square b) {
    Bits from = bit_of(a), to = bit_of(b);
    return from < to ? (to | (to - 1)) & ~(from - 1) : (from | (from - 1)) & ~(to - 1);
}

/* Where another piece than the castling one is protected: it alone is looked at, and at the end. */
static bool others_stay_safe(const Gen *g, const Castling *row, Square king_from, Square rook_from) {
    if (g->royal == NO_SQUARE) return true; /* none is there, or each move is tried */
    Bits own = (g->own ^ bit_of(king_from) ^ bit_of(rook_from)) | bit_of(row->king_to) | bit_of(row->rook_to);
    return !attacked(g, g->royal == rook_from ? row->rook_to : g->royal, own, 0);
}

static bool castling_open(const Gen *g, int i, Square king_from) {
    const Castling *row = &g->pos->rules->castlings[i];
    Square rook_from = g->pos->rook_home[i];
    Bits crossed = squares_between(king_from, row->king_to);
    Bits others = g->occupied ^ bit_of(king_from) ^ bit_of(rook_from);
    if ((crossed | squares_between(rook_from, row->rook_to)) & others) return false;
    if (!g->pos->rules->has_guarded) return true;
    if (!g->pos->rules->kinds[row->king].guarded) return others_stay_safe(g, row, king_from, rook_from);
    if (g->checkers) return false;
    /* The King alone has left its square while it crosses. */
    for (Bits left = crossed; left;) {
        if (attacked(g, bits_pop(&left), g->own ^ bit_of(king_from), 0)) return false;
    }
    /* Where it ends, the rook no longer shields it either (Chess960). */
    Bits own = g->own ^ bit_of(king_from) ^ bit_of(rook_from);
    return !attacked(g, row->king_to, own | bit_of(row->rook_to) | bit_of(row->king_to), 0);
}

static void generate_castlings(Gen *g, const bool list) {
    for (int i = 0; i < g->pos->rules->castling_count; i++) {
        const Castling *row = &g->pos->rules->castlings[i];
        if (row->side != g->us || !(g->pos->rights >> row->right & 1)) continue;
        Square from = row->king_from;
        if (g->pos->rules->rooks_anywhere) from = bits_first(g->set[piece_of(row->king, g->us)]);
        if (!castling_open(g, i, from)) continue;
        emit_one(g, move_make(from, castling_target(g->pos, i), MOVE_CASTLE, 0, (unsigned)i), list);
    }
}

/* --- drops ------------------------------------------------------------------------------ */

/* Files in which a piece of the set stands, whole. */
static Bits files_of(const Gen *g, Bits pieces) {
    Bits files = 0;
    for (int i = 0; i < g->pos->rules->files; i++) {
        if (pieces & g->t->files[i]) files |= g->t->files[i];
    }
    return files;
}

/* Without those that check and leave no legal reply. */
static Bits without_mates(const Gen *g, Kind kind, Bits targets) {
    Position trial = *g->pos;
    Bits kept = targets;
    while (targets) {
        Undo undo;
        Square to = bits_pop(&targets);
        WIDE(make)(&trial, move_make(to, to, MOVE_DROP, kind, 0), &undo);
        bool mates = WIDE(in_check)(&trial, trial.side, NULL) && WIDE(count)(&trial) == 0;
        if (mates) kept ^= bit_of(to);
        WIDE(unmake)(&trial, &undo);
    }
    return kept;
}

static Bits drop_targets(const Gen *g, Kind kind) {
    Piece piece = piece_of(kind, g->us);
    const DropRule *rule = g->t->drop_rules[kind];
    Bits targets = g->t->drops[piece] & ~g->occupied & g->quiet_mask & g->answers;
    if (rule->one_per_file) targets &= ~files_of(g, g->set[piece]);
    for (Bits left = g->royal != NO_SQUARE && g->t->tricky ? targets : 0; left;) {
        Square to = bits_pop(&left);
        if (attacked(g, g->royal, g->own | bit_of(to), 0)) targets ^= bit_of(to);
    }
    return rule->no_mate ? without_mates(g, kind, targets) : targets;
}

static void generate_drops(Gen *g, const bool list) {
    for (Kind kind = 1; kind <= g->pos->rules->kind_count; kind++) {
        if (!g->pos->hand[g->us][kind] || !g->t->drop_rules[kind]) continue;
        for (Bits left = drop_targets(g, kind); left;) {
            Square to = bits_pop(&left);
            emit_one(g, move_make(to, to, MOVE_DROP, kind, 0), list);
        }
    }
}

/* --- all pieces ------------------------------------------------------------------------- */

/* A script that changes the board after a move can open and close lines: no table knows. */
static inline bool board_is_edited(const Position *pos) {
    return pos->rules->hooks && pos->rules->hooks->after;
}

static void gen_init(Gen *g, const Position *pos, Move *out) {
    const Tables *t = tables_of(pos);
    const Bits *set = SETS(pos);
    gen_clear(g);
    g->pos = pos;
    g->t = t;
    g->set = set;
    g->us = pos->side;
    g->own = set[pos->side];
    g->enemy = set[side_other(pos->side)];
    g->occupied = g->own | g->enemy;
    g->quiet_mask = g->hit_mask = g->answers = ~(Bits)0;
    g->all_quiet = true;
    g->royal = NO_SQUARE;
    g->out = out;
    Side enemy = side_other(g->us);
    bool again = pos->rules->turn_moves > 1 && t->guarded[enemy] != 0xff;
    if (again) g->hit_mask &= ~set[t->guarded[enemy]]; /* checked in the same turn, not taken */
    bool sure = t->plain_hits && !board_is_edited(pos);
    if (t->guarded[g->us] != 0xff && sure && set[t->guarded[g->us]]) {
        g->royal = bits_first(set[t->guarded[g->us]]);
        if (!t->tricky) look_from_royal(g);
        else g->checkers = attacked(g, g->royal, g->own, 0) ? bit_of(g->royal) : 0;
    }
}

ALWAYS_INLINE void generate_all(Gen *g, const bool list) {
    const Rules *rules = g->pos->rules;
    bool doubly = g->royal != NO_SQUARE && bits_count(g->checkers) > 1;
    for (int kind = 1; kind <= rules->kind_count; kind++) {
        Piece piece = piece_of((Kind)kind, g->us);
        if (doubly && !rules->kinds[kind].guarded) continue;
        for (Bits left = g->set[piece]; left;) generate_piece(g, piece, bits_pop(&left), list);
    }
    if (!g->all_quiet) return;
    if (rules->castling_count) generate_castlings(g, list);
    if (rules->has_hands) generate_drops(g, list);
    if (rules->may_pass && !g->checkers) emit_one(g, move_make(0, 0, MOVE_PASS, 0, 0), list);
}

/* The slow way: guarded pieces in a game of sums, or of a script that changes the board. Whether a
 * piece is left where it can be taken depends on everything, so each move is made and looked at. */
static int keep_unguarded_out(const Position *pos, Move *out, int count) {
    Position trial = *pos;
    int kept = 0;
    for (int i = 0; i < count; i++) {
        Undo undo;
        WIDE(make)(&trial, out[i], &undo);
        bool safe = !WIDE(in_check)(&trial, pos->side, NULL) && !WIDE(faced)(&trial, pos->side);
        if (safe) out[kept++] = out[i];
        WIDE(unmake)(&trial, &undo);
    }
    return kept;
}

/* What the variant's script allows. */
static int only_allowed(const Position *pos, Move *moves, int count) {
    const Hooks *hooks = pos->rules->hooks;
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (hooks->legal(hooks->context, pos, moves[i])) moves[kept++] = moves[i];
    }
    return kept;
}

/* Who can take has to (antichess). */
static int only_hits_if_any(Move *moves, int count) {
    int hits = 0;
    for (int i = 0; i < count; i++) {
        if (move_hits(moves[i])) moves[hits++] = moves[i];
    }
    return hits ? hits : count;
}

static bool needs_trial(const Position *pos) {
    const Tables *t = tables_of(pos);
    return t->guarded[pos->side] != 0xff && (!t->plain_hits || board_is_edited(pos));
}

/* Zones that the side to move wins by entering, as the board stands. */
static Bits zones_to_seize(const Gen *g) {
    Bits zones = 0;
    for (int i = 0; i < g->t->end_count; i++) {
        const EndRow *row = &g->t->ends[i];
        if (row->side == g->us && !(g->set[row->others] & row->zone)) zones |= row->zone;
    }
    return zones;
}

static int generate(const Position *pos, Move *out, bool all_quiet) {
    if (WIDE(outcome_fast)(pos).result != PLAYING) return 0;
    Gen g;
    gen_init(&g, pos, out);
    g.all_quiet = all_quiet;
    if (!all_quiet) g.seizes = zones_to_seize(&g);
    generate_all(&g, true);
    int count = (int)g.count;
    if (needs_trial(pos)) count = keep_unguarded_out(pos, out, count);
    if (pos->rules->hooks && pos->rules->hooks->legal) count = only_allowed(pos, out, count);
    return pos->rules->must_hit ? only_hits_if_any(out, count) : count;
}

int WIDE(moves)(const Position *pos, Move *out) { return generate(pos, out, true); }
int WIDE(hits)(const Position *pos, Move *out) { return generate(pos, out, false); }

uint64_t WIDE(count)(const Position *pos) {
    if (needs_trial(pos) || pos->rules->must_hit || pos->rules->hooks) {
        Move moves[MAX_MOVES];
        return (uint64_t)generate(pos, moves, true);
    }
    if (WIDE(outcome_fast)(pos).result != PLAYING) return 0;
    Gen g;
    gen_init(&g, pos, NULL);
    generate_all(&g, false);
    return g.count;
}

int WIDE(moves_from)(const Position *pos, Square from, Move *out) {
    Move moves[MAX_MOVES];
    int count = generate(pos, moves, true), kept = 0;
    for (int i = 0; i < count; i++) {
        if (move_from(moves[i]) == from) out[kept++] = moves[i];
    }
    return kept;
}

/* Whether a piece of the side to move could hit `target` now, by every rule but the safety
 * of its own guarded pieces (a pinned piece gives check all the same, FIDE Laws 3.9). */
static bool can_hit(Gen *g, Square target) {
    Bits attackers = strikers_on(g->pos, target, g->occupied) & g->own;
    g->hit_mask = bit_of(target);
    g->quiet_mask = 0;
    g->count = 0;
    while (attackers && !g->count) {
        Square from = bits_pop(&attackers);
        generate_piece(g, g->pos->board[from], from, false);
    }
    return g->count > 0;
}

/* A kind of which the last one must not be lost has nothing to fear while there are others. */
static inline bool is_last_or_guarded(const Gen *g, Piece piece) {
    return g->t->movers[piece].guarded || !(g->set[piece] & (g->set[piece] - 1));
}

bool WIDE(in_check)(const Position *pos, Side side, Square *square) {
    const Tables *t = tables_of(pos);
    if (t->vital[side] == 0xff) return false;
    Gen g;
    gen_clear(&g);
    g.pos = pos;
    g.t = t;
    g.set = SETS(pos);
    g.us = side_other(side);
    g.own = g.set[g.us];
    g.enemy = g.set[side];
    g.occupied = g.own | g.enemy;
    g.answers = ~(Bits)0;
    g.royal = NO_SQUARE;
    for (Bits vital = g.set[t->vital[side]]; vital;) {
        Square at = bits_pop(&vital);
        if (!is_last_or_guarded(&g, pos->board[at]) || !can_hit(&g, at)) continue;
        if (square) *square = at;
        return true;
    }
    return false;
}

bool WIDE(faced)(const Position *pos, Side side) {
    const Tables *t = tables_of(pos);
    const Bits *set = SETS(pos);
    if (!t->facing || !set[t->guarded[side]]) return false;
    Bits occupied = set[WHITE] | set[BLACK];
    const Line *line = t->facing + 2 * bits_first(set[t->guarded[side]]);
    Bits seen = line_reach(line, occupied) | line_reach(line + 1, occupied);
    return (seen & set[t->guarded[side_other(side)]]) != 0;
}
