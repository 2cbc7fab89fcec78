/* From resolved Rules to Tables: movements of each piece on this board become sets of
 * squares, seen from the piece (movers) and from the square that is struck (strikers).
 *
 * Strikers that agree in their squares are merged, whatever pieces they come from, so
 * that a sum of strength asks each geometry once. */
#include "rules/tables.h"

#include "core/tables.h"
#include "rules/shape.h"

#include <assert.h>
#include <string.h>

typedef enum StrandSort { STRAND_LEAPS, STRAND_LINE, STRAND_HOP, STRAND_LAMES } StrandSort;

/* A striker while it is collected: a table of leaps, one direction of lines or hops, or
 * all lame leaps. What it holds for each square is what its sort says. */
typedef struct Strand {
    uint64_t users; /* bit per piece */
    StrandSort sort;
    const void *squares; /* Bits, Line, Line, or Lame[MAX_LAMES] for each square of the board */
} Strand;

typedef struct Builder {
    Rules *rules;
    Tables *tables;
    Arena *arena, *scratch; /* what stays, and what is only built with */
    uint64_t sets[MAX_SETS]; /* the pieces of each set */
    int set_count;
    bool full;
    Strand strands[MAX_STRIKERS];
    int strand_count;
    Shape *shape, *other; /* scratch: of hits and of quiet moves */
} Builder;

/* --- sets ---------------------------------------------------------------------------- */

static uint64_t pieces_of(uint32_t kinds, Side side) {
    uint64_t pieces = 0;
    for (int kind = 1; kind < MAX_KINDS; kind++) {
        if (kinds >> kind & 1) pieces |= (uint64_t)1 << piece_of((Kind)kind, side);
    }
    return pieces;
}

static uint64_t all_pieces(const Rules *rules, Side side) {
    return pieces_of((uint32_t)((uint64_t)2 << rules->kind_count) - 2, side);
}

/* The set of the position that holds these pieces; made when it is new. */
static uint8_t set_of(Builder *b, uint64_t pieces) {
    assert(pieces);
    for (int i = 0; i < b->set_count; i++) {
        if (b->sets[i] == pieces) return (uint8_t)i;
    }
    if (b->set_count == MAX_SETS) {
        b->full = true;
        return 0;
    }
    b->sets[b->set_count] = pieces;
    return (uint8_t)b->set_count++;
}

static void sets_init(Builder *b) {
    const Rules *rules = b->rules;
    b->sets[WHITE] = all_pieces(rules, WHITE);
    b->sets[BLACK] = all_pieces(rules, BLACK);
    b->set_count = 2 * (rules->kind_count + 1);
    for (int piece = 2; piece < b->set_count; piece++) b->sets[piece] = (uint64_t)1 << piece;
}

static void sets_finish(Builder *b) {
    Rules *rules = b->rules;
    rules->set_count = (uint8_t)b->set_count;
    for (int piece = 0; piece < MAX_PIECES; piece++) {
        int count = 0;
        for (int id = 0; id < b->set_count; id++) {
            if (!(b->sets[id] >> piece & 1)) continue;
            if (count == MAX_PIECE_SETS - 1) b->full = true;
            else rules->piece_sets[piece][count++] = (uint8_t)id;
        }
        rules->piece_sets[piece][count] = 0xff;
    }
}

/* --- what stays ----------------------------------------------------------------------- */

static bool motion_quiet(const Motion *motion) { return motion->quiet; }
static bool motion_hits(const Motion *motion) { return motion->hits; }
static bool motion_acts(const Motion *motion) { return motion->acts; }
static bool motion_leaves(const Motion *motion) { return motion->leaves_passant; }
static bool motion_takes(const Motion *motion) { return motion->takes_passant; }

static const Bits *keep_leaps(Builder *b, const Bits *leaps) {
    size_t bytes = b->rules->squares * sizeof *leaps;
    return memcpy(arena_take(b->arena, bytes), leaps, bytes);
}

static const Bits *keep_ends(Builder *b, const Shape *shape) {
    Bits ends[MAX_SQUARES], any = 0;
    for (Square s = 0; s < b->rules->squares; s++) any |= ends[s] = WIDE(shape_ends)(shape, s);
    return any ? keep_leaps(b, ends) : NULL;
}

static const Line *keep_lines(Builder *b, const Lines *from) {
    int squares = b->rules->squares, count = from->count;
    Line *lines = arena_take(b->arena, (size_t)(squares * count + 1) * sizeof *lines);
    for (int s = 0; s < squares; s++) {
        for (int i = 0; i < count; i++) lines[s * count + i] = from->line[i][s];
    }
    return lines;
}

/* NULL for the many shapes that have neither hops nor lame leaps. */
static const Extras *keep_extras(Builder *b, const Shape *shape) {
    int squares = b->rules->squares, most = 0;
    for (int s = 0; s < squares; s++) {
        if (shape->lame_count[s] > most) most = shape->lame_count[s];
    }
    if (!most && !shape->hops.count) return NULL;
    Lame *lames = arena_take(b->arena, (size_t)(squares * most + 1) * sizeof *lames);
    for (int s = 0; s < squares; s++) {
        for (int i = 0; i < most; i++) lames[s * most + i] = shape->lames[s][i];
    }
    Extras *extras = arena_take(b->arena, sizeof *extras);
    *extras = (Extras){keep_lines(b, &shape->hops), lames, shape->hops.count, most};
    return extras;
}

static Reach keep_reach(Builder *b, const Shape *shape) {
    return (Reach){keep_leaps(b, shape->leaps), keep_lines(b, &shape->lines), shape->lines.count,
                   keep_extras(b, shape)};
}

/* --- strikers ------------------------------------------------------------------------- */

static size_t strand_bytes(const Builder *b, StrandSort sort) {
    static const size_t of_square[] = {sizeof(Bits), sizeof(Line), sizeof(Line), sizeof(Lame[MAX_LAMES])};
    return b->rules->squares * of_square[sort];
}

/* `squares` is copied when it is new. */
static void strand_add(Builder *b, Piece piece, StrandSort sort, const void *squares) {
    size_t bytes = strand_bytes(b, sort);
    for (int i = 0; i < b->strand_count; i++) {
        Strand *known = &b->strands[i];
        if (known->sort == sort && !memcmp(known->squares, squares, bytes)) {
            known->users |= (uint64_t)1 << piece;
            return;
        }
    }
    if (b->strand_count == MAX_STRIKERS) {
        b->full = true;
        return;
    }
    void *kept = arena_take(b->scratch, bytes);
    memcpy(kept, squares, bytes);
    b->strands[b->strand_count++] = (Strand){(uint64_t)1 << piece, sort, kept};
}

/* What a piece's motions of one sort reach, backwards, as strands: its leaps, and each direction. */
static void strands_of(Builder *b, Piece piece, MotionTest test) {
    const Shape *shape = b->shape;
    Bits any = 0;
    WIDE(shape_of)(b->shape, b->rules, piece, test, true);
    for (Square s = 0; s < b->rules->squares; s++) any |= shape->leaps[s];
    if (any) strand_add(b, piece, STRAND_LEAPS, shape->leaps);
    if (shape->any_lame) strand_add(b, piece, STRAND_LAMES, shape->lames);
    for (int i = 0; i < shape->lines.count; i++) strand_add(b, piece, STRAND_LINE, shape->lines.line[i]);
    for (int i = 0; i < shape->hops.count; i++) strand_add(b, piece, STRAND_HOP, shape->hops.line[i]);
}

/* The strands of one sort and their users; returns their number. */
static int rows_of(Builder *b, StrandSort sort, const void **rows, uint8_t *users) {
    int count = 0;
    for (int i = 0; i < b->strand_count; i++) {
        if (b->strands[i].sort != sort) continue;
        users[count] = set_of(b, b->strands[i].users);
        rows[count++] = b->strands[i].squares;
    }
    return count;
}

static void keep_leap_rows(Builder *b, Strikers *strikers) {
    const void *rows[MAX_STRIKERS];
    int squares = b->rules->squares, count = rows_of(b, STRAND_LEAPS, rows, strikers->leap_users);
    Bits *leaps = arena_take(b->arena, (size_t)(squares * count + 1) * sizeof *leaps);
    for (int s = 0; s < squares; s++) {
        for (int i = 0; i < count; i++) leaps[s * count + i] = ((const Bits *)rows[i])[s];
    }
    strikers->leaps = leaps;
    strikers->leap_count = count;
}

static void keep_line_rows(Builder *b, Strikers *strikers) {
    const void *rows[MAX_STRIKERS];
    int squares = b->rules->squares, count = rows_of(b, STRAND_LINE, rows, strikers->line_users);
    Line *lines = arena_take(b->arena, (size_t)(squares * count + 1) * sizeof *lines);
    for (int s = 0; s < squares; s++) {
        for (int i = 0; i < count; i++) lines[s * count + i] = ((const Line *)rows[i])[s];
    }
    strikers->lines = lines;
    strikers->line_count = count;
}

/* A strand of hops or of lame leaps as a shape. */
static void odd_shape(Builder *b, const Strand *strand) {
    Shape *shape = b->shape;
    int squares = b->rules->squares;
    WIDE(shape_clear)(shape);
    if (strand->sort == STRAND_HOP) {
        memcpy(shape->hops.line[0], strand->squares, strand_bytes(b, STRAND_HOP));
        shape->hops.count = 1;
        return;
    }
    memcpy(shape->lames, strand->squares, strand_bytes(b, STRAND_LAMES));
    shape->any_lame = true;
    for (int s = 0; s < squares; s++) {
        while (shape->lame_count[s] < MAX_LAMES && shape->lames[s][shape->lame_count[s]].to) {
            shape->lame_count[s]++;
        }
    }
}

static void keep_odd(Builder *b, Strikers *strikers) {
    OddStriker *odd = arena_take(b->arena, (size_t)(b->strand_count + 1) * sizeof *odd);
    for (int i = 0; i < b->strand_count; i++) {
        const Strand *strand = &b->strands[i];
        if (strand->sort == STRAND_LEAPS || strand->sort == STRAND_LINE) continue;
        odd_shape(b, strand);
        odd[strikers->odd_count++] = (OddStriker){keep_extras(b, b->shape), set_of(b, strand->users)};
    }
    strikers->odd = odd;
}

static void strikers_build(Builder *b, Strikers *strikers, MotionTest test) {
    b->strand_count = 0;
    for (Piece piece = 2; piece < 2 * (b->rules->kind_count + 1); piece++) strands_of(b, piece, test);
    keep_leap_rows(b, strikers);
    keep_line_rows(b, strikers);
    keep_odd(b, strikers);
}

/* --- places --------------------------------------------------------------------------- */

static Bits place_bits(const Rules *rules, const Place *place, Side side) {
    Bits bits = 0;
    for (Square s = 0; s < rules->squares; s++) {
        if (!place || place_has(place, s, side)) bits |= bit_of(s);
    }
    return bits;
}

static Bits zone_bits(const Rules *rules, const ZoneInfo *zone, Side owner) {
    return place_bits(rules, &zone->own, owner);
}

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

/* --- movers --------------------------------------------------------------------------- */

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
        *row = (HitRow){place_bits(rules, rule->on, side), all ? ALL_ENEMIES : set_of(b, of),
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

/* Whether some strength acts where its piece cannot hit, or the other way round. */
static bool strength_differs(const Rules *rules) {
    for (int kind = 1; kind <= rules->kind_count; kind++) {
        for (int i = 0; i < rules->kinds[kind].motion_count; i++) {
            if (rules->kinds[kind].motions[i].acts != rules->kinds[kind].motions[i].hits) return true;
        }
    }
    return false;
}

static void mover_build(Builder *b, Piece piece) {
    const Rules *rules = b->rules;
    Mover *mover = &b->tables->movers[piece];
    mover->stand = standing_of(rules, piece);
    mover->guarded = rules->kinds[piece_kind(piece)].guarded;
    WIDE(shape_of)(b->shape, rules, piece, motion_hits, false);
    WIDE(shape_of)(b->other, rules, piece, motion_quiet, false);
    mover->hits = keep_reach(b, b->shape);
    mover->acts = mover->hits;
    mover->same_reach = WIDE(shape_equal)(b->shape, b->other, rules->squares);
    mover->quiet = mover->same_reach ? mover->hits : keep_reach(b, b->other);
    if (strength_differs(rules)) {
        WIDE(shape_of)(b->shape, rules, piece, motion_acts, false);
        mover->acts = keep_reach(b, b->shape);
    }
    WIDE(shape_of)(b->shape, rules, piece, motion_leaves, false);
    mover->doubles = keep_ends(b, b->shape);
    WIDE(shape_of)(b->shape, rules, piece, motion_takes, false);
    mover->passant = keep_ends(b, b->shape);
    mover_hits(b, mover, piece);
    mover_promotes(b, mover, piece);
}

/* --- the rest ------------------------------------------------------------------------- */

static uint8_t set_or_none(Builder *b, uint64_t pieces) { return pieces ? set_of(b, pieces) : 0xff; }

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
    b->tables->passant_from[side] = keep_leaps(b, from);
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
            row->kinds = set_of(b, pieces_of(rule->kinds, (Side)side));
            row->others = set_of(b, pieces_of(rule->kinds, side_other((Side)side)));
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
            row->members = set_of(b, pieces_of(zone->admits, (Side)side));
            row->others = set_of(b, pieces_of(zone->admits, side_other((Side)side)));
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
    b->tables->facing = keep_lines(b, &b->shape->lines);
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
    sets_init(&b);
    for (Piece piece = 2; piece < 2 * (rules->kind_count + 1); piece++) mover_build(&b, piece);
    strikers_build(&b, &b.tables->strikers, motion_hits);
    b.tables->actors = b.tables->strikers;
    if (strength_differs(rules)) {
        b.tables->actors = (Strikers){.leaps = NULL};
        strikers_build(&b, &b.tables->actors, motion_acts);
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
    sets_finish(&b);
    arena_free(b.scratch);
    rules->tables = b.tables;
    if (b.full) {
        return err_set(err, "%s: the pieces move in more ways than one position can keep apart "
                            "(at most %d sets of squares)", rules->path, MAX_SETS);
    }
    return true;
}
