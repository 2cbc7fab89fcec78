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
    free(review->nodes);
    *review = (Review){.changes = review->changes + 1};
}

void review_follow(Review *review, const Game *game) {
    int room = review->room, count = game->tree.count;
    review->game = game;
    if (count <= room)
        return;
    review->room = 2 * count;
    review->nodes = memory_resize(review->nodes, (size_t)review->room * sizeof *review->nodes);
    memset(&review->nodes[room], 0, (size_t)(review->room - room) * sizeof *review->nodes);
}

/* NO_NODE when the line has no such ply. */
static int node_at(const Review *review, int ply) {
    const Game *game = review->game;
    if (!game || ply < 0 || ply > game->total)
        return NO_NODE;
    return ply == 0 ? ROOT : game->nodes[ply - 1];
}

void review_put(Review *review, int ply, const Judged *judged) {
    int node = node_at(review, ply);
    if (node == NO_NODE || node >= review->room || judged->nodes < review->nodes[node].nodes)
        return;
    review->nodes[node] = *judged;
    review->changes++;
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

static const Judged *judged_at(const Review *review, int node) {
    bool known = node >= 0 && node < review->room && review->nodes[node].nodes;
    return known ? &review->nodes[node] : NULL;
}

const Judged *review_at(const Review *review, int ply) {
    return judged_at(review, node_at(review, ply));
}

int judged_chance(int score) {
    if (score >= DECIDED || score <= -DECIDED)
        return score > 0 ? 1000 : 0;
    return 500 + 500 * score / (abs(score) + EVEN_HALF);
}

Verdict review_verdict(const Review *review, int ply) {
    return review_verdict_of(review, ply > 0 ? node_at(review, ply) : ROOT);
}

/* What the search takes for a gain is a fault of its own. */
Verdict review_verdict_of(const Review *review, int node) {
    if (node <= ROOT || node >= review->room)
        return VERDICT_GOOD;
    const Node *at = &review->game->tree.nodes[node];
    const Judged *before = judged_at(review, at->parent), *after = judged_at(review, node);
    if (!before || !after || before->best == at->move || before->best == NO_MOVE)
        return VERDICT_GOOD;
    int lost = judged_chance(before->score) - judged_chance(after->score);
    if (game_turn(review->game, at->ply - 1).side == BLACK)
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
