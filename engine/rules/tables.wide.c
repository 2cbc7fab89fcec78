/* From resolved Rules to Tables: movements of each piece on this board become sets of squares, seen
 * from the piece (movers) and from the square that is struck (strikers); and what else a position is
 * asked for: en passant, strengths by binary digits, ends, castling, drops. */
#include "rules/tables.h"

#include "rules/builder.h"

static uint8_t set_or_none(Builder *b, uint64_t pieces) { return pieces ? WIDE(set_of)(b, pieces) : 0xff; }

static void passant_build(Builder *b, Side side) {
    Bits from[MAX_SQUARES] = {0};
    uint64_t takers = 0;
    for (Kind kind = 1; kind <= b->rules->kind_count; kind++) {
        Piece piece = piece_of(kind, side);
        if (!b->tables->movers[piece].passant) continue;
        takers |= (uint64_t)1 << piece;
        WIDE(shape_of)(b->shape, b->rules, piece, motion_takes, true);
        for (Square s = 0; s < b->rules->squares; s++) from[s] |= WIDE(shape_ends)(b->shape, s);
    }
    b->tables->passant_takers[side] = set_or_none(b, takers);
    b->tables->passant_from[side] = WIDE(keep_leaps)(b, from);
}

static void planes_build(Builder *b) {
    const Rules *rules = b->rules;
    Tables *t = b->tables;
    int most = 0;
    if (!rules->needs_surplus) return;
    for (int kind = 1; kind <= rules->kind_count; kind++) {
        if (rules->kinds[kind].strength > most) most = rules->kinds[kind].strength;
    }
    while (most >> t->plane_count) t->plane_count++;
    for (int side = 0; side < 2; side++) {
        t->planes[side] = (uint8_t)b->set_count;
        if (b->set_count + t->plane_count > MAX_SETS) {
            b->full = true;
            return;
        }
        for (int i = 0; i < t->plane_count; i++) {
            uint64_t pieces = 0;
            for (Kind kind = 1; kind <= rules->kind_count; kind++) {
                uint64_t bit = (uint64_t)1 << piece_of(kind, (Side)side);
                if (rules->kinds[kind].strength >> i & 1) pieces |= bit;
            }
            b->sets[b->set_count++] = pieces; /* side by side, even when equal to others */
        }
    }
}

static void ends_build(Builder *b) {
    const Rules *rules = b->rules;
    Tables *t = b->tables;
    for (int i = 0; i < rules->end_count; i++) {
        const EndRule *rule = &rules->ends[i];
        bool by_board = rule->type == END_WITHOUT || rule->type == END_HOLDS;
        for (int side = 0; side < 2 && (by_board || rule->type == END_CHECKS); side++) {
            EndRow *row = &t->ends[t->end_count++];
            row->rule = rule;
            row->side = (Side)side;
            if (rule->type == END_CHECKS) continue;
            row->kinds = WIDE(set_of)(b, pieces_of(rule->kinds, (Side)side));
            row->others = WIDE(set_of)(b, pieces_of(rule->kinds, side_other((Side)side)));
            row->plain = rule->count == 1 && !rule->enemy[0] && !rule->enemy[1];
            if (rule->type == END_WITHOUT) continue;
            Side owner = rule->zone_own ? (Side)side : side_other((Side)side);
            row->zone = zone_bits(rules, &rules->zones[rule->zone], owner);
        }
    }
}

static void keeps_build(Builder *b) {
    const Rules *rules = b->rules;
    Tables *t = b->tables;
    for (int i = 0; i < rules->zone_count; i++) {
        const ZoneInfo *zone = &rules->zones[i];
        if (!zone->keep) continue;
        for (int side = 0; side < 2; side++) {
            KeepRow *row = &t->keeps[side][t->keep_count];
            row->zone = zone_bits(rules, zone, (Side)side);
            row->members = WIDE(set_of)(b, pieces_of(zone->admits, (Side)side));
            row->others = WIDE(set_of)(b, pieces_of(zone->admits, side_other((Side)side)));
        }
        t->keep_count++;
    }
}

static void castlings_build(Builder *b) {
    const Rules *rules = b->rules;
    uint16_t *kept = b->tables->rights_kept;
    for (int s = 0; s < MAX_SQUARES; s++) kept[s] = 0xffff;
    for (int i = 0; i < rules->castling_count && !rules->rooks_anywhere; i++) {
        const Castling *castling = &rules->castlings[i];
        kept[castling->king_from] &= (uint16_t)~(1u << castling->right);
        kept[castling->rook_from] &= (uint16_t)~(1u << castling->right);
    }
}

/* Ranks and files from every square, for guarded pieces that may not face each other. */
static void facing_build(Builder *b) {
    static const Motion MOTIONS[] = {{.df = 1, .most = 15, .least = 1}, {.df = -1, .most = 15, .least = 1},
                                     {.dr = 1, .most = 15, .least = 1}, {.dr = -1, .most = 15, .least = 1}};
    if (!b->rules->faces) return;
    WIDE(shape_clear)(b->shape);
    for (int i = 0; i < 4; i++) {
        for (Square from = 0; from < b->rules->squares; from++) {
            WIDE(shape_add)(b->shape, b->rules, &MOTIONS[i], WHITE, from, false);
        }
    }
    b->tables->facing = WIDE(keep_lines)(b, &b->shape->lines);
}

static void drops_build(Builder *b) {
    const Rules *rules = b->rules;
    for (Square s = 0; s < rules->squares; s++) b->tables->files[s % rules->files] |= bit_of(s);
    for (int i = 0; i < rules->drop_count; i++) {
        const DropRule *rule = &rules->drops[i];
        b->tables->drop_rules[rule->kind] = rule;
        for (int side = 0; side < 2; side++) {
            Piece piece = piece_of(rule->kind, (Side)side);
            b->tables->drops[piece] = place_bits(rules, rule->on, (Side)side) &
                                      b->tables->movers[piece].stand;
        }
    }
}

/* Pins are only looked for where every line of attack is cut by any piece on it. */
static bool is_tricky(const Rules *rules) {
    for (int kind = 1; kind <= rules->kind_count; kind++) {
        for (int i = 0; i < rules->kinds[kind].motion_count; i++) {
            const Motion *motion = &rules->kinds[kind].motions[i];
            if (motion->hits && (motion->hops || motion->via_count)) return true;
        }
    }
    return rules->faces;
}

static bool hits_are_plain(const Rules *rules) {
    for (int i = 0; i < rules->hit_count; i++) {
        const HitRule *rule = &rules->hits[i];
        if (rule->needs != NEEDS_NOTHING || rule->result != HIT_CAPTURE || rule->on) return false;
        if (rule->by != rules->hits[0].by || rule->of != rules->hits[0].of) return false;
    }
    for (int i = 0; i < rules->zone_count; i++) {
        if (rules->zones[i].admits != UINT32_MAX || rules->zones[i].bars_enemy) return false;
    }
    return rules->hit_count == 1 && rules->hits[0].by == rules->hits[0].of;
}

/* More than one guarded piece of a side: all have to be safe, and each move is tried. */
static bool several_guarded(const Rules *rules) {
    int count[2] = {0, 0};
    for (const char *at = rules->start; *at && *at != ' ' && *at != '['; at++) {
        Kind kind = rules_kind_of_letter(rules, *at);
        if (kind && rules->kinds[kind].guarded) count[*at >= 'a']++;
    }
    return count[WHITE] > 1 || count[BLACK] > 1;
}

bool WIDE(tables_build)(Rules *rules, Arena *arena, Err *err) {
    Builder b = {.rules = rules, .arena = arena, .scratch = arena_new()};
    b.shape = arena_take(b.scratch, sizeof *b.shape);
    b.other = arena_take(b.scratch, sizeof *b.other);
    b.tables = arena_take(arena, sizeof *b.tables);
    WIDE(sets_init)(&b);
    for (Piece piece = 2; piece < 2 * (rules->kind_count + 1); piece++) WIDE(mover_build)(&b, piece);
    WIDE(strikers_build)(&b, &b.tables->strikers, motion_hits);
    b.tables->actors = b.tables->strikers;
    if (WIDE(strength_differs)(rules)) {
        b.tables->actors = (Strikers){.leaps = NULL};
        WIDE(strikers_build)(&b, &b.tables->actors, motion_acts);
    }
    for (int side = 0; side < 2; side++) {
        uint32_t guarded = 0;
        for (int kind = 1; kind <= rules->kind_count; kind++) {
            if (rules->kinds[kind].guarded) guarded |= 1u << kind;
        }
        b.tables->guarded[side] = set_or_none(&b, pieces_of(guarded, (Side)side));
        b.tables->vital[side] = set_or_none(&b, pieces_of(rules->vital_kinds, (Side)side));
        passant_build(&b, (Side)side);
    }
    planes_build(&b);
    ends_build(&b);
    keeps_build(&b);
    castlings_build(&b);
    facing_build(&b);
    drops_build(&b);
    b.tables->plain_hits = hits_are_plain(rules) && !several_guarded(rules);
    b.tables->tricky = is_tricky(rules);
    for (int i = 0; i < rules->hit_count; i++) b.tables->odd_hits |= rules->hits[i].result > HIT_NEVER;
    WIDE(sets_finish)(&b);
    arena_free(b.scratch);
    rules->tables = b.tables;
    if (b.full) {
        return err_set(err, "%s: the pieces move in more ways than one position can keep apart "
                            "(at most %d sets of squares)", rules->path, MAX_SETS);
    }
    return true;
}
