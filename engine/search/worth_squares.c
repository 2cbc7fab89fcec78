/* What squares are worth: for each piece the middle, the way to promotion, the way into a zone
 * whose holding wins, and where castling brings the King. */
#include "search/way.h"
#include "search/worth.h"

#include <stdlib.h>

enum { GAIN_SHARE = 8 }; /* of what promotion gains, the part that a whole way is worth */

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

void worth_fill_squares(Worth *worth) {
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
