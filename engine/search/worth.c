/* Fills a Worth: what kinds are worth, which of them matter for what, and what ends a game. */
#include "search/worth.h"

#include "base/rng.h"
#include "search/sight.h"
#include "search/value.h"

#include <stdlib.h>
#include <string.h>

enum {
    CHEAP = 200,
    DEARER = 50,    /* a difference that counts */
    PRECIOUS = 10000
};

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
    worth_fill_squares(worth);
    fill_beside(worth);
    runners_fill(worth);
    fill_ends(worth);
    worth_turn(worth, WHITE);
    Position start;
    position_start(&start, rules);
    Standing standing = worth_standing(worth, &start);
    worth->full_force = standing.force[WHITE] + standing.force[BLACK];
}
