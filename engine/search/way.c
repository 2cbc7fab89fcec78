/* Ways of pieces over an empty board. */
#include "search/way.h"

#include "search/value.h"

/* By one motion: one more than the way from the best square that it gets to. */
static int step_way(const Rules *rules, Piece piece, const Motion *motion, Square from,
                    const uint8_t way[MAX_SQUARES]) {
    Side side = piece_side(piece);
    int file = from % rules->files, rank = from / rules->files, best = WAY_NONE;
    if (!motion->quiet || (motion->from && !place_has(motion->from, from, side))) return WAY_NONE;
    for (int n = 1; n <= motion->most; n++) {
        file += motion->df;
        rank += side == WHITE ? motion->dr : -motion->dr;
        if (file < 0 || file >= rules->files || rank < 0 || rank >= rules->ranks) break;
        Square to = (Square)(file + rank * rules->files);
        if (n < motion->least || (motion->to && !place_has(motion->to, to, side))) continue;
        bool rests = way[to] == 0 || value_may_stand(rules, piece_kind(piece), side, to);
        if (rests && way[to] + 1 < best) best = way[to] + 1;
    }
    return best;
}

void way_find(const Rules *rules, Piece piece, uint8_t way[MAX_SQUARES]) {
    const KindInfo *info = &rules->kinds[piece_kind(piece)];
    for (bool changed = true; changed;) {
        changed = false;
        for (Square from = 0; from < rules->squares; from++) {
            for (int i = 0; i < info->motion_count; i++) {
                int found = step_way(rules, piece, &info->motions[i], from, way);
                if (found >= way[from]) continue;
                way[from] = (uint8_t)found;
                changed = true;
            }
        }
    }
}

int way_longest(const Rules *rules, const uint8_t way[MAX_SQUARES]) {
    int longest = 0;
    for (Square s = 0; s < rules->squares; s++)
        if (way[s] < WAY_NONE && way[s] > longest) longest = way[s];
    return longest;
}

/* A kind that may enter the zone anyway, or only by taking, is not on its way there. */
bool way_promotes(const PromoteRule *rule, Side side) {
    return !rule->from_outside && !rule->capturing && (rule->sides >> side & 1);
}

void way_to_promotion(const Rules *rules, const PromoteRule *rule, Side side,
                      uint8_t way[MAX_SQUARES]) {
    for (Square s = 0; s < rules->squares; s++) {
        bool goal = !rule->on || place_has(rule->on, s, side);
        way[s] = goal ? 0 : WAY_NONE;
    }
    way_find(rules, piece_of(rule->kind, side), way);
}
