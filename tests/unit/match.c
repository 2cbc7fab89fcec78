/* What a match counts: pairs, Elo, the sequential test, traits; and that no personality ever
 * uses up its time, with the test as its clock. */
#include "check.h"
#include "match/player.h"
#include "match/profile.h"
#include "match/tally.h"
#include "laid.h"

#include <math.h>

static void near(double got, double want, double within) {
    check_that(fabs(got - want) <= within, "%g is not %g", got, want);
}

/* --- the tally ------------------------------------------------------------------------ */

static void add_pairs(Tally *tally, int from, int count, Result first, Result second) {
    for (int i = from; i < from + count; i++) {
        tally_add(tally, i, 0, first, 60);
        tally_add(tally, i, 1, second, 80);
    }
}

static void games_become_pairs(void) {
    Tally t = {0};
    tally_add(&t, 7, 1, BLACK_WINS, 10); /* the second half first: the first player is Black */
    tally_add(&t, 500, 0, DRAW, 20);
    tally_add(&t, 7, 0, WHITE_WINS, 30);
    tally_add(&t, 9, 0, BLACK_WINS, 40); /* its pair was lost in a crash, */
    tally_add(&t, 9, 0, WHITE_WINS, 40); /* and is played again */
    tally_add(&t, 9, 1, WHITE_WINS, 40);
    CHECK_INT(tally_games(&t), 6);
    CHECK_INT(t.points[2], 3);
    CHECK_INT(t.points[1], 1);
    CHECK_INT(t.points[0], 2);
    CHECK_INT(t.pairs[4], 1);
    CHECK_INT(t.pairs[2], 1);
    CHECK_INT(t.plies, 180);
    tally_clear(&t);
}

/* 60 % in 100 pairs, each pair a win and a draw or so: by hand. */
static void elo_by_pairs(void) {
    Tally t = {0};
    add_pairs(&t, 0, 40, WHITE_WINS, DRAW); /* 1 1/2 points */
    add_pairs(&t, 40, 60, DRAW, DRAW);      /* 1 */
    Estimate e = tally_estimate(&t);
    near(e.score, 0.6, 1e-9);
    near(e.elo, 70.44, 0.01);
    /* the mean of a pair's score is 0.6, its variance 0.4 * 0.6 / 16: the error 0.012247 */
    near(e.low, -400 * log10(1 / (0.6 - 1.959964 * 0.0122474) - 1), 0.01);
    near(e.superiority, 1, 1e-6);
    tally_clear(&t);
}

static void equal_players(void) {
    Tally t = {0};
    add_pairs(&t, 0, 50, WHITE_WINS, WHITE_WINS); /* White always wins: every pair is 1 : 1 */
    Estimate e = tally_estimate(&t);
    near(e.elo, 0, 1e-9);
    CHECK(!e.known); /* no pair differs from another */
    add_pairs(&t, 50, 1, WHITE_WINS, BLACK_WINS);
    add_pairs(&t, 51, 1, BLACK_WINS, WHITE_WINS);
    e = tally_estimate(&t);
    CHECK(e.known && e.high < 70); /* by games it would be near 70 */
    near(e.superiority, 0.5, 1e-9);
    tally_clear(&t);
}

static void one_way(void) {
    Tally t = {0};
    Text text;
    text_init(&text);
    add_pairs(&t, 0, 3, WHITE_WINS, BLACK_WINS);
    tally_write(&t, NULL, &text);
    CHECK(strstr(text.data, "elo unbounded: all games went one way\n"));
    CHECK(!strstr(text.data, "nan") && !strstr(text.data, "inf"));
    text_clear(&text);
    tally_clear(&t);
}

static void sprt_ends(void) {
    static const Sprt sprt = {0, 10};
    Tally t = {0};
    CHECK_INT(sprt_verdict(&t, &sprt), VERDICT_OPEN);
    near(sprt_bound(), 2.944, 0.001);
    add_pairs(&t, 0, 100, WHITE_WINS, DRAW);
    add_pairs(&t, 100, 100, WHITE_WINS, WHITE_WINS);
    CHECK_INT(sprt_verdict(&t, &sprt), VERDICT_ELO1);
    tally_clear(&t);
    add_pairs(&t, 0, 100, DRAW, WHITE_WINS);
    add_pairs(&t, 100, 100, DRAW, DRAW);
    CHECK_INT(sprt_verdict(&t, &sprt), VERDICT_ELO0);
    tally_clear(&t);
}

/* Near its hypotheses the ratio is that of the normal distribution: n (s1 - s0) (2 m - s0 - s1) / 2
 * v. */
static void sprt_ratio_is_near_the_normal(void) {
    static const Sprt sprt = {0, 5};
    Tally t = {0};
    add_pairs(&t, 0, 2000, WHITE_WINS, WHITE_WINS);
    add_pairs(&t, 2000, 1100, WHITE_WINS, DRAW);
    add_pairs(&t, 3100, 1000, BLACK_WINS, DRAW);
    double n = 4100, m = 0.5 + 100 * 0.25 / n, v = 2100 * 0.0625 / n - (m - 0.5) * (m - 0.5);
    double s0 = 0.5, s1 = 1 / (1 + pow(10, -5.0 / 400));
    near(sprt_ratio(&t, &sprt), n * (s1 - s0) * (2 * m - s0 - s1) / (2 * v), 0.02);
    tally_clear(&t);
}

/* --- traits --------------------------------------------------------------------------- */

static void traits_are_counted(void) {
    Library *library = library_new(NULL);
    const Rules *rules = library ? library_rules(library, "chess", NULL) : NULL;
    CHECK(rules);
    if (!rules)
        return;
    static const char *const moves[] = {"e4", "d5", "exd5", "Qxd5", "Nc3", "Qe5+", "Be2", "Kd7"};
    static const char *const names[] = {"a", "b"};
    Position pos;
    position_start(&pos, rules);
    Game *game = game_new(&pos);
    for (int i = 0; i < 8; i++) {
        Move move;
        CHECK(move_read(&game->now, moves[i], &move, NULL));
        game_play(game, move);
    }
    Profile profile = {0};
    profile_add(&profile, game, 2, WHITE);
    profile_add(&profile, game, 2, WHITE);
    CHECK_INT(profile.games[0].moves[0], 3);
    CHECK_INT(profile.games[0].moves[1], 3);
    Text text;
    text_init(&text);
    profile_write(&profile, names, &text);
    CHECK(strstr(text.data, "captures                            33.33 +- 0.00      33.33"));
    CHECK(strstr(text.data, "checks                               0.00 +- 0.00      33.33"));
    CHECK(strstr(text.data, "moves of the King                    0.00 +- 0.00      33.33"));
    CHECK(!strstr(text.data, "drops"));
    text_clear(&text);
    profile_clear(&profile);
    game_free(game);
    library_free(library);
}

/* --- time ----------------------------------------------------------------------------- */

/* Every fifth move takes all that it is allowed, the others what is usual, and each 2 ms more. */
static void no_personality_loses_on_time(void) {
    static const char *const rules[] = {"1+0.05",
                                        "0.1+0.01",
                                        "=0.05",
                                        "=0.02",
                                        "1",
                                        "1d0.02",
                                        "40/2",
                                        "2/0.1",
                                        "10+0.1",
                                        "0.05+0.02",
                                        "10/1+0.01:0.5+0.01"};
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        ClockRule rule;
        Clock clock;
        Err err;
        int64_t now = 0;
        CHECK(clock_rule_read(rules[i], &rule, &err));
        clock_init(&clock, &rule, WHITE);
        clock_start(&clock, now);
        for (int move = 0; move < 120; move++) {
            Side side = clock.side;
            Limits limits = mind_limits_of(&clock, side, now);
            now += (move % 5 == 0 ? limits.ms : limits.soft_ms) + 2;
            bool good = clock_press(&clock, side_other(side), now);
            check_that(good, "%s is used up in half-move %d", rules[i], move);
        }
    }
}

int main(void) {
    TEST(games_become_pairs);
    TEST(elo_by_pairs);
    TEST(equal_players);
    TEST(one_way);
    TEST(sprt_ends);
    TEST(sprt_ratio_is_near_the_normal);
    TEST(traits_are_counted);
    TEST(no_personality_loses_on_time);
    return check_end();
}
