/* Tally: wins, draws, losses; Elo with its error; the sequential test. See tally.h. */
#include "match/tally.h"

#include "base/memory.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define LIKELY 1.959964 /* standard errors of an interval of 95 % */
#define RARE 1e-3       /* what a class without any game counts, so that no logarithm is infinite */

/* --- counting ------------------------------------------------------------------------- */

void tally_clear(Tally *tally) {
    free(tally->waiting);
    *tally = (Tally){0};
}

static void make_room(Tally *tally, int pair) {
    if (pair < tally->room)
        return;
    int room = pair + 64;
    tally->waiting = memory_resize(tally->waiting, (size_t)room);
    memset(tally->waiting + tally->room, 0, (size_t)(room - tally->room));
    tally->room = room;
}

void tally_add(Tally *tally, int pair, int half, Result result, int plies) {
    int white = result == WHITE_WINS ? 2 : result == DRAW ? 1 : 0;
    int points = half == 0 ? white : 2 - white;
    tally->white[white]++;
    tally->points[points]++;
    tally->plies += plies;
    make_room(tally, pair);
    char *waiting = &tally->waiting[pair];
    if (*waiting && (*waiting - 1) / 3 != half) {
        tally->pairs[points + (*waiting - 1) % 3]++;
        *waiting = 0;
    } else {
        *waiting = (char)(1 + points + 3 * half);
    }
}

int tally_games(const Tally *tally) {
    return tally->points[0] + tally->points[1] + tally->points[2];
}

/* --- Elo ------------------------------------------------------------------------------ */

/* How often each score from 0 to 1 came about: of pairs, or of games while there are no pairs. */
typedef struct Classes {
    double count[5], score[5];
    int classes;
    double total, mean, variance;
} Classes;

static Classes classes_of(const Tally *tally, double least) {
    int pairs = 0;
    for (int i = 0; i < 5; i++)
        pairs += tally->pairs[i];
    Classes c = {.classes = pairs > 0 ? 5 : 3};
    for (int i = 0; i < c.classes; i++) {
        c.count[i] = pairs > 0 ? tally->pairs[i] : tally->points[i];
        c.count[i] = c.count[i] > 0 ? c.count[i] : least;
        c.score[i] = (double)i / (c.classes - 1);
        c.total += c.count[i];
        c.mean += c.count[i] * c.score[i];
    }
    c.mean /= c.total > 0 ? c.total : 1;
    for (int i = 0; i < c.classes; i++)
        c.variance += c.count[i] * (c.score[i] - c.mean) * (c.score[i] - c.mean);
    c.variance /= c.total > 0 ? c.total : 1;
    return c;
}

static double elo_of(double score) {
    return score <= 0 ? -INFINITY : score >= 1 ? INFINITY : 400 * log10(score / (1 - score));
}

static double score_of(double elo) {
    return 1 / (1 + pow(10, -elo / 400));
}

Estimate tally_estimate(const Tally *tally) {
    int games = tally_games(tally);
    Classes c = classes_of(tally, 0);
    Estimate e = {.known = c.total >= 2 && c.variance > 0};
    e.score = games > 0 ? (tally->points[2] + tally->points[1] / 2.0) / games : 0.5;
    e.elo = elo_of(e.score);
    if (!e.known)
        return e;
    double error = sqrt(c.variance / c.total);
    e.low = elo_of(e.score - LIKELY * error);
    e.high = elo_of(e.score + LIKELY * error);
    e.superiority = 0.5 * erfc(-(e.score - 0.5) / error / sqrt(2));
    return e;
}

/* --- the sequential test -------------------------------------------------------------- */

/* The derivative of the likelihood along the line of distributions that have this mean. */
static double slope(const Classes *c, double mean, double t) {
    double sum = 0;
    for (int i = 0; i < c->classes; i++)
        sum += c->count[i] / c->total * (c->score[i] - mean) / (1 + t * (c->score[i] - mean));
    return sum;
}

/* The distribution of this mean under which what has been seen is likeliest: with Lagrange's
 * multiplier t each class has count / (1 + t (score - mean)). */
static void likeliest(const Classes *c, double mean, double out[5]) {
    double low = -1 / (1 - mean), high = 1 / mean;
    for (int i = 0; i < 100; i++) {
        double t = (low + high) / 2;
        if (slope(c, mean, t) > 0)
            low = t;
        else
            high = t;
    }
    for (int i = 0; i < c->classes; i++)
        out[i] = c->count[i] / c->total / (1 + low * (c->score[i] - mean));
}

double sprt_ratio(const Tally *tally, const Sprt *sprt) {
    Classes c = classes_of(tally, RARE);
    double p0[5], p1[5], ratio = 0;
    if (tally_games(tally) == 0)
        return 0;
    likeliest(&c, score_of(sprt->elo0), p0);
    likeliest(&c, score_of(sprt->elo1), p1);
    for (int i = 0; i < c.classes; i++)
        ratio += c.count[i] * log(p1[i] / p0[i]);
    return ratio;
}

/* ln((1 - beta) / alpha), for 0.05 and 0.05. */
double sprt_bound(void) {
    return log(0.95 / 0.05);
}

Verdict sprt_verdict(const Tally *tally, const Sprt *sprt) {
    double ratio = sprt_ratio(tally, sprt);
    return ratio >= sprt_bound()    ? VERDICT_ELO1
           : ratio <= -sprt_bound() ? VERDICT_ELO0
                                    : VERDICT_OPEN;
}

/* --- lines ---------------------------------------------------------------------------- */

static double white_score(const Tally *tally) {
    return (tally->white[2] + tally->white[1] / 2.0) / tally_games(tally);
}

static void elo_write(const Estimate *e, Text *out) {
    if (e->known && isfinite(e->low) && isfinite(e->high))
        text_format(
            out, "elo %+.1f +- %.1f (95 %%: %+.1f to %+.1f), likelihood of superiority %.1f %%\n",
            e->elo, (e->high - e->low) / 2, e->low, e->high, 100 * e->superiority);
    else if (e->known && isfinite(e->elo))
        text_format(out, "elo %+.1f (95 %%: %s %+.1f), likelihood of superiority %.1f %%\n", e->elo,
                    isfinite(e->low) ? "at least" : "at most", isfinite(e->low) ? e->low : e->high,
                    100 * e->superiority);
    else if (isfinite(e->elo))
        text_format(out, "elo %+.1f, too few games for its error\n", e->elo);
    else
        text_add(out, "elo unbounded: all games went one way\n");
}

void tally_write(const Tally *tally, const Sprt *sprt, Text *out) {
    int games = tally_games(tally), pairs = 0;
    const int *points = tally->points;
    for (int i = 0; i < 5; i++)
        pairs += tally->pairs[i];
    if (games == 0)
        return;
    Estimate e = tally_estimate(tally);
    text_format(out, "games %d: wins %d, draws %d, losses %d, score %.1f %%\n", games, points[2],
                points[1], points[0], 100 * e.score);
    if (pairs > 0)
        text_format(out, "pairs %d: with 0, 1/2, 1, 1 1/2, 2 points %d %d %d %d %d\n", pairs,
                    tally->pairs[0], tally->pairs[1], tally->pairs[2], tally->pairs[3],
                    tally->pairs[4]);
    elo_write(&e, out);
    text_format(out, "length %.1f half-moves, White's score %.1f %%\n",
                (double)tally->plies / games, 100 * white_score(tally));
    if (!sprt)
        return;
    static const char *const verdicts[] = {"open", "elo0 accepted", "elo1 accepted"};
    text_format(out, "sprt %g against %g: ratio %.2f of %.2f, %s\n", sprt->elo0, sprt->elo1,
                sprt_ratio(tally, sprt), sprt_bound(), verdicts[sprt_verdict(tally, sprt)]);
}
