/* Fills a Worth: kind values, then for each piece the value of each square it may stand
 * on: the middle, the way to promotion, the way into a zone whose holding wins. */
#include "search/worth.h"

#include "base/rng.h"
#include "search/sight.h"
#include "search/value.h"
#include "search/way.h"

#include <stdlib.h>
#include <string.h>

enum {
    GAIN_SHARE = 8, /* of what promotion gains, the part that a whole way is worth */
    CHEAP = 200,
    DEARER = 50,    /* a difference that counts */
    PRECIOUS = 10000
};

/* --- ways ------------------------------------------------------------------------- */

/* Adds `whole` on the goals and less the longer the way, by its square. */
static void add_ways(Worth *worth, Piece piece, const uint8_t way[MAX_SQUARES], int full,
                     int bare) {
    int longest = way_longest(worth->rules, way);
    for (Square s = 0; longest && s < worth->rules->squares; s++) {
        if (way[s] >= WAY_NONE) continue;
        int done = longest - way[s], part = done * done * 256 / (longest * longest);
        worth->at[piece][s].full += (int16_t)(full * part / 256);
        worth->at[piece][s].bare += (int16_t)(bare * part / 256);
    }
}

/* --- squares ------------------------------------------------------------------------ */

static void add_promotion_ways(Worth *worth, const PromoteRule *rule, Side side) {
    const Rules *rules = worth->rules;
    uint8_t way[MAX_SQUARES];
    int best = worth->value[rule->kind];
    for (int i = 0; i < rule->to_count; i++)
        if (worth->value[rule->to[i]] > best) best = worth->value[rule->to[i]];
    if (!way_promotes(rule, side)) return;
    Piece piece = piece_of(rule->kind, side);
    way_to_promotion(rules, rule, side, way);
    int gain = (best - worth->value[rule->kind]) / GAIN_SHARE;
    add_ways(worth, piece, way, worth->weights.advance + gain,
             2 * worth->weights.advance + 2 * gain);
}

/* The way of the kinds that can win by holding a zone. */
static void add_zone_ways(Worth *worth, const EndRule *end, Side side) {
    const Rules *rules = worth->rules;
    Side owner = end->zone_own ? side : side_other(side);
    for (int kind = 1; kind <= rules->kind_count; kind++) {
        if (!(end->kinds >> kind & 1)) continue;
        bool precious = worth->precious >> kind & 1;
        uint8_t way[MAX_SQUARES];
        for (Square s = 0; s < rules->squares; s++)
            way[s] = place_has(&rules->zones[end->zone].own, s, owner) ? 0 : WAY_NONE;
        Piece piece = piece_of((Kind)kind, side);
        for (Square s = 0; s < rules->squares; s++)
            if (way[s] == 0) worth->goal_of[side][s] |= 1u << kind;
        way_find(rules, piece, way);
        add_ways(worth, piece, way, precious ? 0 : worth->weights.castle_reach,
                 2 * worth->weights.castle_reach);
    }
}

/* 0 in a corner, 256 in the middle. */
static int nearness_to_centre(const Rules *rules, Square s) {
    int file = 2 * (s % rules->files) - (rules->files - 1);
    int rank = 2 * (s / rules->files) - (rules->ranks - 1);
    int whole = rules->files + rules->ranks - 2;
    return whole ? 256 - 256 * (abs(file) + abs(rank)) / whole : 0;
}

/* A precious piece hides until little is left, then it fights. */
static void add_centre(Worth *worth, Kind kind, Side side) {
    bool precious = worth->precious >> kind & 1;
    for (Square s = 0; s < worth->rules->squares; s++) {
        int near = nearness_to_centre(worth->rules, s) * worth->weights.centre / 256;
        Pair *pair = &worth->at[piece_of(kind, side)][s];
        pair->full += (int16_t)(precious ? -4 * near : near);
        pair->bare += (int16_t)(precious ? 4 * near : near);
    }
}

/* Where castling brings the King, and beyond, up to the edge, he is out of the way of the fight:
 * whatever its rules, a game that has castling has it for this. */
static void add_castlings(Worth *worth) {
    const Rules *rules = worth->rules;
    for (int i = 0; i < rules->castling_count; i++) {
        const Castling *row = &rules->castlings[i];
        int file = row->king_to % rules->files, rank = row->king_to / rules->files;
        int step = 2 * file < rules->files ? -1 : 1;
        worth->castlings[row->side] |= (uint16_t)(1u << row->right);
        for (; file >= 0 && file < rules->files; file += step) {
            Pair *pair = &worth->at[piece_of(row->king, row->side)][file + rank * rules->files];
            pair->full += (int16_t)worth->weights.castling;
        }
    }
}

static void add_material(Worth *worth, Kind kind, Side side) {
    Piece piece = piece_of(kind, side);
    for (Square s = 0; s < worth->rules->squares; s++) {
        worth->at[piece][s].full += (int16_t)worth->value[kind];
        worth->at[piece][s].bare += (int16_t)worth->value[kind];
    }
}

/* So far the tables hold what squares are worth, and the enemy's may count more or less. */
static void weigh_enemy(Worth *worth) {
    Side enemy = side_other(worth->self);
    for (int kind = 1; kind <= worth->rules->kind_count; kind++) {
        for (Square s = 0; s < worth->rules->squares; s++) {
            Pair *pair = &worth->at[piece_of((Kind)kind, enemy)][s];
            pair->full = (int16_t)(pair->full * worth->weights.enemy / 100);
            pair->bare = (int16_t)(pair->bare * worth->weights.enemy / 100);
        }
    }
}

static void fill_squares(Worth *worth) {
    const Rules *rules = worth->rules;
    for (Side side = WHITE; side <= BLACK; side++) {
        for (int kind = 1; kind <= rules->kind_count; kind++)
            add_centre(worth, (Kind)kind, side);
        for (int i = 0; i < rules->promote_count; i++)
            add_promotion_ways(worth, &rules->promotes[i], side);
        for (int i = 0; i < rules->end_count; i++) {
            const EndRule *end = &rules->ends[i];
            if (end->type == END_HOLDS && end->result == END_WIN) add_zone_ways(worth, end, side);
        }
    }
    add_castlings(worth);
    weigh_enemy(worth);
    for (Side side = WHITE; side <= BLACK; side++)
        for (int kind = 1; kind <= rules->kind_count; kind++)
            add_material(worth, (Kind)kind, side);
    for (int kind = 1; kind <= rules->kind_count; kind++) {
        for (Square s = 0; s < rules->squares; s++) {
            Pair *black = &worth->at[piece_of((Kind)kind, BLACK)][s];
            *black = (Pair){(int16_t)-black->full, (int16_t)-black->bare};
        }
    }
}

static void fill_beside(Worth *worth) {
    const Rules *rules = worth->rules;
    for (Square a = 0; a < rules->squares; a++) {
        for (Square b = 0; b < rules->squares; b++) {
            int file = abs(a % rules->files - b % rules->files);
            int rank = abs(a / rules->files - b / rules->files);
            if (a != b && file <= 1 && rank <= 1) worth->beside[a] |= (Bits128)1 << b;
        }
    }
}

/* --- kinds --------------------------------------------------------------------------- */

static int men_at_start(const Rules *rules, uint32_t kinds, Side side) {
    Position start;
    int men = 0;
    position_start(&start, rules);
    for (Square s = 0; s < rules->squares; s++) {
        Piece piece = start.board[s];
        men += piece && piece_side(piece) == side && (kinds >> piece_kind(piece) & 1);
    }
    return men;
}

/* Guarded kinds, and those of which the first loss is the last one allowed. */
static uint32_t precious_kinds(const Rules *rules) {
    uint32_t precious = 0;
    for (int kind = 1; kind <= rules->kind_count; kind++)
        if (rules->kinds[kind].guarded) precious |= 1u << kind;
    for (int i = 0; i < rules->end_count; i++) {
        const EndRule *end = &rules->ends[i];
        if (end->type != END_WITHOUT || end->result != END_LOSS) continue;
        if (men_at_start(rules, end->kinds, WHITE) <= end->count) precious |= end->kinds;
    }
    return precious;
}

/* Those that are cheap and hope to promote count little. */
static uint32_t fighting_kinds(const Worth *worth) {
    const Rules *rules = worth->rules;
    uint32_t fighters = ~worth->precious;
    for (int i = 0; i < rules->promote_count; i++) {
        Kind kind = rules->promotes[i].kind;
        if (worth->value[kind] < CHEAP) fighters &= ~(1u << kind);
    }
    return fighters;
}

static void fill_kinds(Worth *worth, const Personality *who) {
    const Rules *rules = worth->rules;
    value_kinds(rules, who, worth->value);
    worth->free_hitters = value_free_hitters(rules);
    worth->strength_unit = rules->needs_surplus ? 2 : 1;
    worth->precious = precious_kinds(rules);
    worth->fighters = fighting_kinds(worth);
    for (int kind = 1; kind <= rules->kind_count; kind++) {
        bool precious = worth->precious >> kind & 1;
        worth->prize[kind] = precious ? PRECIOUS : worth->value[kind];
        unsigned strength = rules->needs_surplus ? (unsigned)rules->kinds[kind].strength : 1;
        unsigned most = (1u << STRENGTH_DIGITS) - 1;
        worth->strength[kind] = strength < most ? strength : most;
    }
}

static void fill_dearer(Worth *worth) {
    const Rules *rules = worth->rules;
    for (int kind = 1; kind <= rules->kind_count && !rules->needs_surplus; kind++) {
        for (int other = 1; other <= rules->kind_count; other++) {
            bool dear = worth->value[other] > worth->value[kind] + DEARER &&
                        !(worth->precious >> other & 1);
            if (dear && !(worth->precious >> kind & 1)) worth->dearer[kind] |= 1u << other;
        }
    }
}

/* The lists of END_MATERIAL leave out the guarded pieces, one a side. */
static int most_men(const EndRule *end) {
    int most = 0;
    for (int i = 0; i < end->material_count; i++)
        if (end->material[i].count > most) most = end->material[i].count;
    return most + 2;
}

static void fill_ends(Worth *worth) {
    const Rules *rules = worth->rules;
    worth->repeats = rules->claim_repeats;
    worth->quiet_most = rules->claim_quiet;
    worth->passing_tells = rules->turn_moves <= 1 && !rules->must_hit;
    for (int i = 0; i < rules->end_count; i++) {
        const EndRule *end = &rules->ends[i];
        bool draw = end->result == END_DRAW;
        if (end->type == END_STUCK && end->result == END_LOSS && end->checked != 1)
            worth->stuck_loses = true;
        if (end->type == END_REPEATS && draw && !worth->repeats) worth->repeats = end->count;
        if (end->type == END_QUIET && draw && !worth->quiet_most) worth->quiet_most = end->count;
        if (end->type == END_MATERIAL) worth->few_men = most_men(end);
    }
}

static uint64_t fingerprint(const Worth *worth) {
    uint64_t print = rng_mix((uint64_t)(uintptr_t)worth->rules + worth->self);
    const int *weight = (const int *)(const void *)&worth->weights;
    for (size_t i = 0; i < sizeof worth->weights / sizeof *weight; i++)
        print = rng_mix(print ^ (uint64_t)(uint32_t)weight[i]);
    for (int kind = 1; kind <= worth->rules->kind_count; kind++)
        print = rng_mix(print ^ (uint64_t)(uint32_t)worth->value[kind]);
    return print;
}

void worth_turn(Worth *worth, Side self) {
    worth->self = self;
    worth->fingerprint = fingerprint(worth);
}

void worth_init(Worth *worth, const Rules *rules, const Personality *who) {
    memset(worth, 0, sizeof *worth);
    worth->rules = rules;
    worth->weights = who->weights;
    worth->sight = sight_of((Code)rules->code);
    fill_kinds(worth, who);
    fill_dearer(worth);
    fill_squares(worth);
    fill_beside(worth);
    runners_fill(worth);
    fill_ends(worth);
    worth_turn(worth, WHITE);
    Position start;
    position_start(&start, rules);
    Standing standing = worth_standing(worth, &start);
    worth->full_force = standing.force[WHITE] + standing.force[BLACK];
}

/* --- standing ------------------------------------------------------------------------- */

static inline void add_piece(const Worth *worth, Standing *standing, Piece piece, Square square,
                             int times) {
    Kind kind = piece_kind(piece);
    Pair pair = worth->at[piece][square];
    standing->full += times * pair.full;
    standing->bare += times * pair.bare;
    standing->men[piece_side(piece)] += times;
    if (worth->fighters >> kind & 1)
        standing->force[piece_side(piece)] += times * worth->value[kind];
}

/* A piece in hand is worth what it is, wherever it may be dropped. */
static void add_hand(const Worth *worth, Standing *standing, Side side, Kind kind, int times) {
    int value = times * worth->value[kind];
    standing->full += side == WHITE ? value : -value;
    standing->bare += side == WHITE ? value : -value;
    if (worth->fighters >> kind & 1) standing->force[side] += value;
}

Standing worth_standing(const Worth *worth, const Position *pos) {
    Standing standing = {0};
    for (Square s = 0; s < pos->rules->squares; s++)
        if (pos->board[s]) add_piece(worth, &standing, pos->board[s], s, 1);
    for (int kind = 1; kind <= pos->rules->kind_count && pos->rules->has_hands; kind++)
        for (Side side = WHITE; side <= BLACK; side++)
            add_hand(worth, &standing, side, (Kind)kind, pos->hand[side][kind]);
    return standing;
}

static void take_piece(const Worth *worth, const Position *pos, Standing *standing, Square at) {
    const Rules *rules = pos->rules;
    Piece taken = pos->board[at];
    add_piece(worth, standing, taken, at, -1);
    if (rules->has_hands)
        add_hand(worth, standing, (Side)pos->side, rules->kinds[piece_kind(taken)].hand, 1);
}

static void castle(const Worth *worth, const Position *pos, Standing *standing, Move move) {
    const Castling *row = &pos->rules->castlings[move_aux(move)];
    Square king_from = move_from(move), rook_from = pos->rook_home[move_aux(move)];
    add_piece(worth, standing, pos->board[king_from], king_from, -1);
    add_piece(worth, standing, pos->board[rook_from], rook_from, -1);
    add_piece(worth, standing, pos->board[king_from], row->king_to, 1);
    add_piece(worth, standing, pos->board[rook_from], row->rook_to, 1);
}

Standing worth_after(const Worth *worth, const Position *pos, const Standing *before, Move move) {
    Standing standing = *before;
    Side side = (Side)pos->side;
    Square from = move_from(move), to = move_to(move);
    Piece mover = pos->board[from];
    Piece now = move_becomes(move) ? piece_of(move_becomes(move), side) : mover;
    switch (move_action(move)) {
    case MOVE_CAPTURE:
    case MOVE_EXCHANGE: take_piece(worth, pos, &standing, to); break;
    case MOVE_EN_PASSANT: take_piece(worth, pos, &standing, (Square)move_aux(move)); break;
    case MOVE_CASTLE: castle(worth, pos, &standing, move); return standing;
    case MOVE_DROP:
        add_hand(worth, &standing, side, move_becomes(move), -1);
        add_piece(worth, &standing, now, to, 1);
        return standing;
    case MOVE_CONVERT:
        add_piece(worth, &standing, pos->board[to], to, -1);
        add_piece(worth, &standing, pos->board[to] ^ 1, to, 1);
        return standing;
    case MOVE_PASS:
    case MOVE_REPEL: return standing;
    case MOVE_QUIET:
    case MOVE_SACRIFICE: break;
    }
    add_piece(worth, &standing, mover, from, -1);
    bool stays = move_action(move) != MOVE_EXCHANGE && move_action(move) != MOVE_SACRIFICE;
    if (stays) add_piece(worth, &standing, now, to, 1);
    return standing;
}
