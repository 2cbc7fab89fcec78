/* Movers: each piece's movements as sets of squares, seen from the piece. See builder.h. */
#include "rules/builder.h"

static Bits standing_of(const Rules *rules, Piece piece) {
    Bits stand = place_bits(rules, NULL, WHITE);
    for (Square s = 0; s < rules->squares; s++) {
        if (rules->hole[s]) stand ^= bit_of(s);
    }
    for (int i = 0; i < rules->zone_count; i++) {
        const ZoneInfo *zone = &rules->zones[i];
        Side enemy = side_other(piece_side(piece));
        if (zone->bars_enemy) stand &= ~zone_bits(rules, zone, enemy);
        if (!(zone->admits >> piece_kind(piece) & 1)) {
            stand &= ~(zone_bits(rules, zone, WHITE) | zone_bits(rules, zone, BLACK));
        }
    }
    return stand;
}

static void mover_hits(Builder *b, Mover *mover, Piece piece) {
    const Rules *rules = b->rules;
    Side side = piece_side(piece);
    HitRow *rows = arena_take(b->arena, sizeof *rows * (size_t)(rules->hit_count + 1));
    for (int i = 0; i < rules->hit_count; i++) {
        const HitRule *rule = &rules->hits[i];
        if (!(rule->by >> piece_kind(piece) & 1)) continue;
        HitRow *row = &rows[mover->hit_count++];
        uint64_t of = pieces_of(rule->of, side_other(side));
        bool all = of == all_pieces(rules, side_other(side));
        *row = (HitRow){place_bits(rules, rule->on, side), all ? ALL_ENEMIES : WIDE(set_of)(b, of),
                        rule->needs, rule->result};
    }
    mover->hit_rows = rows;
}

static void mover_promotes(Builder *b, Mover *mover, Piece piece) {
    const Rules *rules = b->rules;
    Side side = piece_side(piece);
    PromoteRow *rows = arena_take(b->arena, sizeof *rows * (size_t)(rules->promote_count + 1));
    for (int i = 0; i < rules->promote_count; i++) {
        const PromoteRule *rule = &rules->promotes[i];
        if (rule->kind != piece_kind(piece) || !(rule->sides >> side & 1)) continue;
        PromoteRow *row = &rows[mover->promote_count++];
        row->on = place_bits(rules, rule->on, side);
        row->from = rule->from_outside ? ~row->on : ~(Bits)0;
        row->leaving = rule->leaving ? row->on : 0;
        row->rule = rule;
        row->right = rule->right[side];
        mover->changes |= row->on;
        mover->leaving |= row->leaving;
    }
    mover->promote_rows = rows;
}


bool WIDE(strength_differs)(const Rules *rules) {
    for (int kind = 1; kind <= rules->kind_count; kind++) {
        for (int i = 0; i < rules->kinds[kind].motion_count; i++) {
            if (rules->kinds[kind].motions[i].acts != rules->kinds[kind].motions[i].hits) return true;
        }
    }
    return false;
}

void WIDE(mover_build)(Builder *b, Piece piece) {
    const Rules *rules = b->rules;
    Mover *mover = &b->tables->movers[piece];
    mover->stand = standing_of(rules, piece);
    mover->guarded = rules->kinds[piece_kind(piece)].guarded;
    WIDE(shape_of)(b->shape, rules, piece, motion_hits, false);
    WIDE(shape_of)(b->other, rules, piece, motion_quiet, false);
    mover->hits = WIDE(keep_reach)(b, b->shape);
    mover->acts = mover->hits;
    mover->same_reach = WIDE(shape_equal)(b->shape, b->other, rules->squares);
    mover->quiet = mover->same_reach ? mover->hits : WIDE(keep_reach)(b, b->other);
    if (WIDE(strength_differs)(rules)) {
        WIDE(shape_of)(b->shape, rules, piece, motion_acts, false);
        mover->acts = WIDE(keep_reach)(b, b->shape);
    }
    WIDE(shape_of)(b->shape, rules, piece, motion_leaves, false);
    mover->doubles = WIDE(keep_ends)(b, b->shape);
    WIDE(shape_of)(b->shape, rules, piece, motion_takes, false);
    mover->passant = WIDE(keep_ends)(b, b->shape);
    mover_hits(b, mover, piece);
    mover_promotes(b, mover, piece);
}
