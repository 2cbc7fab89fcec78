/* The static evaluation: standing (kept up to date by the search), then what the pieces
 * see, only where it can matter. */
#include "search/eval.h"

#include "search/search.h"
#include "search/sight.h"

enum {
    SIGHT_MARGIN = 400, /* what sight rarely exceeds */
    CHECK_WORTH = 50,
    RIGHTS_PART = 4 /* so many rights to castle are worth what castling is */
};

/* The rights to castle that are left, each worth a part of what castling would bring. */
static int castling_rights(const Worth *worth, const Position *pos) {
    int share[2]; /* in % */
    for (Side side = WHITE; side <= BLACK; side++) {
        int rights = __builtin_popcount(pos->rights & worth->castlings[side]);
        share[side] = rights * (side == worth->self ? 100 : worth->weights.enemy);
    }
    return worth->weights.castling * (share[WHITE] - share[BLACK]) / (100 * RIGHTS_PART);
}

static int blend(const Worth *worth, const Position *pos, const Standing *standing) {
    int force = standing->force[WHITE] + standing->force[BLACK];
    int full = standing->full + (pos->rights ? castling_rights(worth, pos) : 0);
    if (force >= worth->full_force) return full;
    return (full * force + standing->bare * (worth->full_force - force)) /
           worth->full_force;
}

/* For the personality's own side; the share of the force that has gone. */
static int traded(const Worth *worth, const Standing *standing) {
    int force = standing->force[WHITE] + standing->force[BLACK];
    if (!worth->weights.exchange || force >= worth->full_force) return 0;
    return worth->weights.exchange * (worth->full_force - force) / worth->full_force;
}

/* In games where checks are counted, each one given is worth more than the one before. */
static int checks_given(const Worth *worth, const Position *pos) {
    int limit = worth->rules->check_limit, white = limit - pos->checks[WHITE];
    int black = limit - pos->checks[BLACK];
    return limit ? CHECK_WORTH * (white * (white + 1) - black * (black + 1)) : 0;
}

int eval_within(const Worth *worth, const Position *pos, const Standing *standing, int alpha,
                int beta) {
    int score = blend(worth, pos, standing) + checks_given(worth, pos);
    score = pos->side == WHITE ? score : -score;
    int trades = traded(worth, standing);
    score += worth->weights.tempo + (pos->side == worth->self ? trades : -trades);
    if (score - SIGHT_MARGIN >= beta || score + SIGHT_MARGIN <= alpha) return score;
    int sight = worth->sight(worth, pos, standing);
    return score + (pos->side == WHITE ? sight : -sight);
}

/* Tries the moves that the other side would have: asked only when one may be near. */
static bool can_be_seized(Position *pos) {
    Move moves[MAX_MOVES];
    Undo passed, undo;
    bool seized = false;
    position_pass(pos, &passed);
    int count = position_hits(pos, moves);
    for (int i = 0; i < count && !seized; i++) {
        Side mover = pos->side;
        position_make(pos, moves[i], &undo);
        seized = position_outcome_fast(pos).result == result_win(mover);
        position_unmake(pos, &undo);
    }
    position_unpass(pos, &passed);
    return seized;
}

bool eval_danger(Position *pos) {
    if (position_in_check(pos, (Side)pos->side, NULL)) return true;
    return pos->rules->turn_moves <= 1 && seizure_near((Code)pos->rules->code, pos) &&
           can_be_seized(pos);
}

int search_evaluate(const Position *pos, const Personality *who) {
    Worth worth;
    worth_init(&worth, pos->rules, who);
    worth_turn(&worth, (Side)pos->side);
    Standing standing = worth_standing(&worth, pos);
    return eval_within(&worth, pos, &standing, -MATE_SCORE, MATE_SCORE);
}
