/* The value of a kind: how many squares it reaches on a half-full board, times its
 * strength where captures ask for strength, and a share of what it promotes to.
 *
 * The measure of reach is R. Betza's crowded board mobility; its constants were fitted
 * so that the pieces of chess come out at their usual values. */
#include "search/value.h"

#include "search/search.h"

#include <string.h>

enum {
    EMPTY_ODDS = 70,       /* in %: that a square between is free */
    PROMOTION_SHARE = 16,  /* of the gain, one part in so many */
    FREE_HIT_STRENGTH = 3, /* doubled: what hitting without a surplus is worth */
    REACH_OFFSET = 300     /* hundredths: strength on the own square, and being hard to shut in */
};

static bool in_zone(const ZoneInfo *zone, Square square) { return zone->own.of[square] != 0; }

bool value_may_stand(const Rules *rules, Kind kind, Side side, Square square) {
    for (int i = 0; i < rules->zone_count; i++) {
        const ZoneInfo *zone = &rules->zones[i];
        if (in_zone(zone, square) && !(zone->admits >> kind & 1)) return false;
        if (zone->bars_enemy && place_has(&zone->own, square, side_other(side))) return false;
    }
    return true;
}

uint32_t value_free_hitters(const Rules *rules) {
    uint32_t free = 0, seen = 0;
    if (!rules->needs_surplus) return 0;
    for (int i = 0; i < rules->hit_count; i++) {
        const HitRule *hit = &rules->hits[i];
        if (hit->result == HIT_CAPTURE && hit->needs == NEEDS_NOTHING) free |= hit->by & ~seen;
        if (hit->result == HIT_CAPTURE) seen |= hit->by;
    }
    return free;
}

/* Hundredths of squares that one motion reaches from `from`, for White. */
static int motion_reach(const Rules *rules, const Motion *motion, Square from) {
    if (motion->from && !place_has(motion->from, from, WHITE)) return 0;
    int file = from % rules->files, rank = from / rules->files, odds = 100, reach = 0;
    int use = !motion->hits ? 50 : motion->quiet ? 100 : 30;
    for (int i = 0; i < motion->via_count; i++) use = use * EMPTY_ODDS / 100;
    for (int n = 1; n <= motion->most; n++) {
        file += motion->df;
        rank += motion->dr;
        if (file < 0 || file >= rules->files || rank < 0 || rank >= rules->ranks) break;
        Square to = (Square)(file + rank * rules->files);
        bool ends = n >= motion->least && (!motion->to || place_has(motion->to, to, WHITE));
        /* Exactly one of the squares between has to be taken. */
        int way = motion->hops ? (n - 1) * odds * (100 - EMPTY_ODDS) / EMPTY_ODDS : odds;
        if (ends) reach += way * use / 100;
        if (!motion->jumps && (n > 1 || !motion->hops)) odds = odds * EMPTY_ODDS / 100;
    }
    return reach;
}

/* Hundredths of squares that a kind reaches, on average over where it may stand. */
static int kind_reach(const Rules *rules, Kind kind) {
    const KindInfo *info = &rules->kinds[kind];
    int sum = 0, squares = 0;
    for (Square from = 0; from < rules->squares; from++) {
        if (!value_may_stand(rules, kind, WHITE, from)) continue;
        squares++;
        for (int i = 0; i < info->motion_count; i++)
            sum += motion_reach(rules, &info->motions[i], from);
    }
    return squares ? sum / squares : 0;
}

static int base_value(const Rules *rules, Kind kind, uint32_t free_hitters) {
    int reach = kind_reach(rules, kind);
    if (!rules->needs_surplus) return reach * 57 / 100 + reach * reach / 8000;
    int strength = rules->kinds[kind].strength;
    if (free_hitters >> kind & 1) strength += FREE_HIT_STRENGTH;
    return strength * (reach + REACH_OFFSET) / 13;
}

static void add_promotions(const Rules *rules, int value[MAX_KINDS]) {
    int base[MAX_KINDS];
    memcpy(base, value, sizeof base);
    /* Twice, because what a kind becomes may promote again. */
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < rules->promote_count; i++) {
            const PromoteRule *rule = &rules->promotes[i];
            int best = 0;
            for (int j = 0; j < rule->to_count; j++)
                if (value[rule->to[j]] > best) best = value[rule->to[j]];
            int with = base[rule->kind] + (best - base[rule->kind]) / PROMOTION_SHARE;
            if (with > value[rule->kind]) value[rule->kind] = with;
        }
    }
}

/* So that the weakest kind that is not vital is worth 100. */
static void scale(const Rules *rules, int value[MAX_KINDS]) {
    int least = 0;
    for (int kind = 1; kind <= rules->kind_count; kind++) {
        bool vital = rules->vital_kinds >> kind & 1;
        if (!vital && value[kind] > 0 && (!least || value[kind] < least)) least = value[kind];
    }
    for (int kind = 1; least && kind <= rules->kind_count; kind++)
        value[kind] = value[kind] * 100 / least;
}

/* Where losing pieces wins, having them is a burden. */
static void turn_unwanted(const Rules *rules, int value[MAX_KINDS]) {
    for (int i = 0; i < rules->end_count; i++) {
        const EndRule *end = &rules->ends[i];
        if (end->type != END_WITHOUT || end->result != END_WIN) continue;
        for (int kind = 1; kind <= rules->kind_count; kind++)
            if (end->kinds >> kind & 1) value[kind] = -value[kind];
    }
}

void value_kinds(const Rules *rules, const Personality *who, int value[MAX_KINDS]) {
    uint32_t free_hitters = value_free_hitters(rules);
    memset(value, 0, MAX_KINDS * sizeof *value);
    for (int kind = 1; kind <= rules->kind_count; kind++)
        value[kind] = base_value(rules, (Kind)kind, free_hitters);
    add_promotions(rules, value);
    scale(rules, value);
    turn_unwanted(rules, value);
    for (int i = 0; i < who->material_count; i++) {
        Kind kind = rules_kind(rules, who->material_name[i]);
        if (kind) value[kind] = who->material[i];
    }
}

int search_material(const Rules *rules, const Personality *who, Kind kind) {
    int value[MAX_KINDS];
    value_kinds(rules, who, value);
    return value[kind];
}
