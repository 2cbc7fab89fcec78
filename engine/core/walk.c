/* A motion, walked square by square. */
#include "core/walk.h"

int walk_barred(const Rules *rules, Square square, Side side) {
    for (int i = 0; i < rules->zone_count; i++) {
        const ZoneInfo *zone = &rules->zones[i];
        if (zone->bars_enemy && place_has(&zone->own, square, side_other(side))) return i;
    }
    return -1;
}

static Square square_at(const Rules *rules, int file, int rank) {
    if (file < 0 || file >= rules->files || rank < 0 || rank >= rules->ranks) return NO_SQUARE;
    Square square = (Square)(rank * rules->files + file);
    return rules->hole[square] ? NO_SQUARE : square;
}

/* The first of the squares that have to be empty and is not, or NO_SQUARE. */
static Square via_blocker(const Position *pos, Square from, const Motion *motion, Side side) {
    const Rules *rules = pos->rules;
    for (int i = 0; i < motion->via_count; i++) {
        int dr = side == WHITE ? motion->via_dr[i] : -motion->via_dr[i];
        Square via = square_at(rules, from % rules->files + motion->via_df[i],
                               from / rules->files + dr);
        if (via != NO_SQUARE && pos->board[via]) return via;
    }
    return NO_SQUARE;
}

int walk_motion(const Position *pos, Square from, const Motion *motion, WalkStep out[MAX_STEPS]) {
    const Rules *rules = pos->rules;
    Side side = piece_side(pos->board[from]);
    int file = from % rules->files, rank = from / rules->files, count = 0, hurdles = 0;
    int dr = side == WHITE ? motion->dr : -motion->dr;
    bool fits = !motion->from || place_has(motion->from, from, side);
    Square blocker = via_blocker(pos, from, motion, side), bar = NO_SQUARE;
    for (int n = 1; n <= motion->most; n++) {
        Square at = square_at(rules, file += motion->df, rank += dr);
        if (at == NO_SQUARE) break;
        WalkStep *step = &out[count++];
        bool ends = fits && n >= motion->least && (!motion->to || place_has(motion->to, at, side));
        *step = (WalkStep){at, NO_SQUARE, ends ? WALK_OPEN : WALK_UNFIT};
        if (ends && blocker != NO_SQUARE) *step = (WalkStep){at, blocker, WALK_BLOCKED};
        if (ends && bar != NO_SQUARE) *step = (WalkStep){at, bar, WALK_BARRED};
        if (step->state == WALK_OPEN && motion->hops && !hurdles) step->state = WALK_NO_HURDLE;
        if (motion->jumps) continue;
        if (pos->board[at] && blocker == NO_SQUARE && (!motion->hops || hurdles++)) blocker = at;
        if (bar == NO_SQUARE && walk_barred(rules, at, side) >= 0) bar = at;
    }
    return count;
}
