/* Runners: cheap pieces on their way to promotion, and which of the enemy's runners could still
 * stop them: by standing in the way, or by hitting a square of it, from where they are
 * or from where their own way leads. In chess these are the pawns that make a passed pawn
 * none. */
#include "search/way.h"
#include "search/worth.h"

#include <string.h>

/* What one piece does on an empty board. */
typedef struct Gait {
    uint8_t way[MAX_SQUARES]; /* moves to promotion */
    Bits128 goes[MAX_SQUARES], hits[MAX_SQUARES];
    Bits128 ahead[MAX_SQUARES]; /* squares on ways to promotion that never lead back */
} Gait;

static Bits128 bit(Square s) { return (Bits128)1 << s; }

static void add_motion(const Rules *rules, Gait *gait, Side side, const Motion *motion, Square from) {
    int file = from % rules->files, rank = from / rules->files;
    if (motion->from && !place_has(motion->from, from, side)) return;
    for (int n = 1; n <= motion->most; n++) {
        file += motion->df;
        rank += side == WHITE ? motion->dr : -motion->dr;
        if (file < 0 || file >= rules->files || rank < 0 || rank >= rules->ranks) return;
        Square to = (Square)(file + rank * rules->files);
        if (n < motion->least || (motion->to && !place_has(motion->to, to, side))) continue;
        if (motion->quiet) gait->goes[from] |= bit(to);
        if (motion->hits) gait->hits[from] |= bit(to);
    }
}

/* From the goals backwards, so that what lies ahead of the next squares is known. */
static void look_ahead(const Rules *rules, Gait *gait) {
    int longest = way_longest(rules, gait->way);
    for (int left = 1; left <= longest; left++) {
        for (Square s = 0; s < rules->squares; s++) {
            if (gait->way[s] != left) continue;
            for (Square to = 0; to < rules->squares; to++)
                if ((gait->goes[s] & bit(to)) && gait->way[to] < left)
                    gait->ahead[s] |= bit(to) | gait->ahead[to];
        }
    }
}

static void gait_fill(Gait *gait, const Rules *rules, const PromoteRule *rule, Side side) {
    const KindInfo *info = &rules->kinds[rule->kind];
    memset(gait, 0, sizeof *gait);
    way_to_promotion(rules, rule, side, gait->way);
    for (Square s = 0; s < rules->squares; s++)
        for (int i = 0; i < info->motion_count; i++)
            add_motion(rules, gait, side, &info->motions[i], s);
    look_ahead(rules, gait);
}

/* Squares on which a piece of that gait could meet a runner, standing on `from` now. */
static Bits128 meets(const Rules *rules, const Gait *gait, Square from) {
    Bits128 stands = bit(from) | gait->ahead[from], out = stands;
    for (Square s = 0; s < rules->squares; s++)
        if (stands & bit(s)) out |= gait->hits[s];
    return out;
}

static void add_stoppers(const Rules *rules, Runners *runners, const Gait *enemy, Side side,
                         Bits128 ahead[MAX_RUNNERS][MAX_SQUARES]) {
    for (Square from = 0; from < rules->squares; from++) {
        Bits128 met = meets(rules, enemy, from);
        for (int i = 0; i < runners->count; i++)
            for (Square s = 0; s < rules->squares; s++)
                if (ahead[i][s] & met) runners->stop[side][i][s] |= bit(from);
    }
}

/* The first rule by which each cheap kind may promote on both sides. */
static void find_runners(const Worth *worth, Runners *runners, const PromoteRule *of[MAX_RUNNERS]) {
    uint32_t seen = 0;
    for (int i = 0; i < worth->rules->promote_count && runners->count < MAX_RUNNERS; i++) {
        const PromoteRule *rule = &worth->rules->promotes[i];
        if (!way_promotes(rule, WHITE) && !way_promotes(rule, BLACK)) continue;
        if (worth->fighters >> rule->kind & 1 || seen >> rule->kind & 1) continue;
        seen |= 1u << rule->kind;
        of[runners->count] = rule;
        runners->kind[runners->count++] = rule->kind;
    }
}

void runners_fill(Worth *worth) {
    const Rules *rules = worth->rules;
    Runners *runners = &worth->runners;
    const PromoteRule *of[MAX_RUNNERS];
    Gait gait[2][MAX_RUNNERS];
    find_runners(worth, runners, of);
    for (Side side = WHITE; side <= BLACK; side++) {
        for (int i = 0; i < runners->count; i++) {
            Gait *own = &gait[side][i];
            gait_fill(own, rules, of[i], side);
            int longest = way_longest(rules, own->way);
            for (Square s = 0; longest && s < rules->squares; s++) {
                int done = own->way[s] < WAY_NONE ? longest - own->way[s] : 0;
                runners->promise[side][i][s] =
                    (int16_t)(worth->weights.passed * done * done / (longest * longest));
            }
        }
    }
    for (Side side = WHITE; side <= BLACK; side++) {
        Bits128 ahead[MAX_RUNNERS][MAX_SQUARES];
        for (int i = 0; i < runners->count; i++)
            memcpy(ahead[i], gait[side][i].ahead, sizeof ahead[i]);
        for (int i = 0; i < runners->count; i++)
            add_stoppers(rules, runners, &gait[side_other(side)][i], side, ahead);
    }
}
