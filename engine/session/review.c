/* Review: chances from scores, verdicts from chances. */
#include "session/review.h"

#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* An even game and one that is EVEN_HALF hundredths better differ by a quarter of all chances.
 * The curve is s / (|s| + EVEN_HALF): near the logistic one that ratings use, without tables. */
enum { EVEN_HALF = 300, DECIDED = MATE_SCORE - 1000 };

/* Chances given away, thousandths. */
enum { DUBIOUS = 60, MISTAKE = 120, BLUNDER = 200 };

void review_clear(Review *review) {
    free(review->plies);
    free(review->moves);
    *review = (Review){0};
}

static void make_room(Review *review, int count) {
    if (count <= review->room)
        return;
    review->room = count < 64 ? 64 : 2 * count;
    review->plies = memory_resize(review->plies, (size_t)review->room * sizeof *review->plies);
    review->moves = memory_resize(review->moves, (size_t)review->room * sizeof *review->moves);
}

void review_follow(Review *review, const Game *game) {
    int same = 0, kept = review->count ? 1 : 0;
    while (same < game->total && same + 1 < review->count &&
           review->moves[same] == game->moves[same])
        same++;
    kept += same;
    make_room(review, game->total + 1);
    if (game->total > 0)
        memcpy(review->moves, game->moves, (size_t)game->total * sizeof *review->moves);
    for (int i = kept; i <= game->total; i++)
        review->plies[i] = (Judged){0};
    review->count = game->total + 1;
    review->first = (Side)game->start.side;
}

void review_put(Review *review, int ply, const Judged *judged) {
    if (ply >= 0 && ply < review->count && judged->nodes >= review->plies[ply].nodes)
        review->plies[ply] = *judged;
}

Judged judged_of(const SearchInfo *info, Side side) {
    int sign = side == WHITE ? 1 : -1;
    return (Judged){.nodes = info->nodes ? info->nodes : 1,
                    .score = sign * info->score,
                    .mate = sign * info->mate,
                    .best = info->pv_length ? info->pv[0] : NO_MOVE};
}

Judged judged_end(Result result) {
    int score = result == WHITE_WINS ? MATE_SCORE : result == BLACK_WINS ? -MATE_SCORE : 0;
    return (Judged){.nodes = UINT64_MAX, .score = score, .best = NO_MOVE};
}

const Judged *review_at(const Review *review, int ply) {
    bool known = ply >= 0 && ply < review->count && review->plies[ply].nodes;
    return known ? &review->plies[ply] : NULL;
}

int judged_chance(int score) {
    if (score >= DECIDED || score <= -DECIDED)
        return score > 0 ? 1000 : 0;
    return 500 + 500 * score / (abs(score) + EVEN_HALF);
}

/* What the search takes for a gain is a fault of its own. */
Verdict review_verdict(const Review *review, int ply) {
    const Judged *before = review_at(review, ply - 1), *after = review_at(review, ply);
    if (!before || !after || before->best == review->moves[ply - 1] || before->best == NO_MOVE)
        return VERDICT_GOOD;
    int lost = judged_chance(before->score) - judged_chance(after->score);
    if ((review->first + ply - 1) & 1) /* Black's move */
        lost = -lost;
    return lost >= BLUNDER   ? VERDICT_BLUNDER
           : lost >= MISTAKE ? VERDICT_MISTAKE
           : lost >= DUBIOUS ? VERDICT_DUBIOUS
                             : VERDICT_GOOD;
}

const char *verdict_sign(Verdict verdict) {
    static const char *const signs[] = {"", "?!", "?", "??"};
    return signs[verdict];
}

void judged_write(int score, int mate, char out[16]) {
    const char *sign = score < 0 ? "−" : score > 0 ? "+" : "";
    if (mate)
        snprintf(out, 16, "%s#%d", mate < 0 ? "−" : "+", abs(mate));
    else if (abs(score) >= DECIDED)
        snprintf(out, 16, "%s#", sign);
    else
        snprintf(out, 16, "%s%d.%02d", sign, abs(score) / 100, abs(score) % 100);
}
