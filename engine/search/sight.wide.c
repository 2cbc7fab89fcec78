/* What the pieces reach and hold, all squares at once.
 *
 * Each side's strength on every square is added up (field.h), and the two sums are compared,
 * which gives the squares where one side has more. Rule 18 of Chess-T1 (strength of
 * non-royals against a castle) is left to the search: here a piece in a castle counts as
 * attacked when somebody who may stand there attacks it. */
#include "core/tables.h"
#include "search/field.h"
#include "search/sight.h"

int WIDE(sight)(const Worth *worth, const Position *pos, const Standing *standing);
bool WIDE(seizure_near)(const Position *pos);

typedef struct Sight {
    Field strength;
    Bits takes; /* where somebody hits who needs more strength, and may stand there */
    Bits frees; /* where somebody hits who needs none */
    Bits cheap; /* where a piece hits that is worth more than the one that hits it */
} Sight;

/* The enemy's pieces that are worth more than a kind, in games where nothing else protects. */
static inline Bits dearer(const Worth *worth, const Position *pos, Side enemy, Kind than) {
    Bits out = 0;
    for (uint32_t left = worth->dearer[than]; left; left &= left - 1)
        out |= SETS(pos)[piece_of((Kind)__builtin_ctz(left), enemy)];
    return out;
}

static inline void look(Sight *sight, const Worth *worth, const Position *pos, Side side) {
    const Tables *t = tables_of(pos);
    const Bits *set = SETS(pos);
    Bits occupied = set[WHITE] | set[BLACK], takes = 0, frees = 0, cheap = 0;
    Field field = field_empty();
    for (int kind = 1; kind <= worth->rules->kind_count; kind++) {
        Piece piece = piece_of((Kind)kind, side);
        Bits left = set[piece], hits = 0;
        if (!left) continue;
        const Mover *mover = &t->movers[piece];
        /* Strength acts where it hits, as nearly always. */
        bool alike = mover->acts.leaps == mover->hits.leaps;
        unsigned strength = worth->strength[kind];
        do {
            Square from = bits_pop(&left);
            Bits reached = reach_from(&mover->hits, from, occupied);
            hits |= reached;
            if (!alike) reached = reach_from(&mover->acts, from, occupied);
            field_add(&field, reached | bit_of(from), strength);
        } while (left);
        if (worth->dearer[kind]) cheap |= hits & dearer(worth, pos, side_other(side), (Kind)kind);
        if (worth->free_hitters >> kind & 1) frees |= hits & mover->stand;
        else takes |= hits & mover->stand;
    }
    field_close(&field);
    *sight = (Sight){field, takes, frees, cheap};
}

/* The worth of the pieces in a set. */
static int worth_of(const Worth *worth, const Position *pos, Bits squares) {
    int sum = 0;
    while (squares) sum += worth->value[piece_kind(pos->board[bits_pop(&squares)])];
    return sum;
}

/* The strength on all squares but the own pieces': how far they reach, by how much they
 * are worth there. */
static int influence(const Worth *worth, const Position *pos, Side side, const Sight *sight) {
    Bits open = ~SETS(pos)[side];
    return worth->weights.mobility * field_sum(&sight->strength, open) / worth->strength_unit;
}

static int threats(const Worth *worth, const Position *pos, Side side, const Sight *own,
                   Bits more) {
    Bits enemy = SETS(pos)[side_other(side)];
    Bits hit = enemy & ((own->takes & more) | own->frees);
    return (worth_of(worth, pos, hit) * worth->weights.surplus +
            worth_of(worth, pos, own->cheap) * worth->weights.menace) / 100;
}

/* Runners that no enemy runner can stop. */
static int passed(const Worth *worth, const Position *pos, Side side) {
    const Runners *runners = &worth->runners;
    const Bits *set = SETS(pos);
    Bits enemies = 0;
    int sum = 0;
    for (int i = 0; i < runners->count; i++)
        enemies |= set[piece_of(runners->kind[i], side_other(side))];
    for (int i = 0; i < runners->count; i++) {
        for (Bits left = set[piece_of(runners->kind[i], side)]; left;) {
            Square at = bits_pop(&left);
            if (!((Bits)runners->stop[side][i][at] & enemies)) sum += runners->promise[side][i][at];
        }
    }
    return sum;
}

/* Guard of the own zones and reach into those of the enemy. */
static int zones(const Worth *worth, const Position *pos, Side side, Bits more) {
    const Tables *t = tables_of(pos);
    const Bits *set = SETS(pos);
    int score = 0;
    for (int i = 0; i < t->end_count; i++) {
        const EndRow *row = &t->ends[i];
        if (!row->zone || row->rule->result != END_WIN) continue;
        if (row->side == side) {
            score += worth->weights.castle_reach * bits_count(row->zone & more);
        } else {
            int guards = bits_count(set[row->others] & row->zone);
            score += worth->weights.castle_guard * (guards + (guards > 0));
        }
    }
    return score;
}

/* `more`: where the enemy has more strength. */
static int safety(const Worth *worth, const Position *pos, Side side, Bits more) {
    const Tables *t = tables_of(pos);
    if (t->vital[side] == 0xff) return 0;
    int held = 0;
    for (Bits left = SETS(pos)[t->vital[side]]; left;)
        held += bits_count((Bits)worth->beside[bits_pop(&left)] & more);
    return -worth->weights.king_safety * held;
}

int WIDE(sight)(const Worth *worth, const Position *pos, const Standing *standing) {
    Sight sight[2];
    int score[2];
    look(&sight[WHITE], worth, pos, WHITE);
    look(&sight[BLACK], worth, pos, BLACK);
    const Field *white = &sight[WHITE].strength, *black = &sight[BLACK].strength;
    Bits more[2] = {field_more(white, black), field_more(black, white)};
    int force = standing->force[WHITE] + standing->force[BLACK];
    for (Side side = WHITE; side <= BLACK; side++) {
        Side enemy = side_other(side);
        int safe = safety(worth, pos, side, more[enemy]);
        if (force < worth->full_force) safe = safe * force / worth->full_force;
        score[side] = influence(worth, pos, side, &sight[side]) + safe +
                      threats(worth, pos, side, &sight[side], more[side]) +
                      passed(worth, pos, side) +
                      zones(worth, pos, side, more[side]);
        if (side != worth->self) score[side] = score[side] * worth->weights.enemy / 100;
    }
    return score[WHITE] - score[BLACK];
}

/* --- seizing a zone -------------------------------------------------------------------- */

/* A piece of `side` that could hold the zone, or promote to one that can, reaches it. */
static bool may_enter(const Position *pos, Side side, Bits zone) {
    const Tables *t = tables_of(pos);
    const Bits *set = SETS(pos);
    Bits occupied = set[WHITE] | set[BLACK];
    for (int kind = 1; kind <= pos->rules->kind_count; kind++) {
        const Mover *mover = &t->movers[piece_of((Kind)kind, side)];
        if (!((mover->stand | mover->changes) & zone)) continue;
        for (Bits left = set[piece_of((Kind)kind, side)]; left;) {
            Square from = bits_pop(&left);
            if (reach_from(&mover->quiet, from, occupied) & zone) return true;
            if (!mover->same_reach && reach_from(&mover->hits, from, occupied) & zone) return true;
        }
    }
    return false;
}

bool WIDE(seizure_near)(const Position *pos) {
    const Tables *t = tables_of(pos);
    const Bits *set = SETS(pos);
    Side enemy = side_other((Side)pos->side);
    for (int i = 0; i < t->end_count; i++) {
        const EndRow *row = &t->ends[i];
        if (!row->zone || row->side != enemy || row->rule->result != END_WIN) continue;
        Bits guards = set[row->others] & row->zone;
        if (guards & (guards - 1)) continue; /* two cannot both be taken */
        if (!guards && may_enter(pos, enemy, row->zone)) return true;
        if (!guards) continue;
        /* The last one would have to be hit. */
        Bits strikers = strikers_on(pos, bits_first(guards), set[WHITE] | set[BLACK]);
        if (strikers & set[enemy]) return true;
    }
    return false;
}
