/* The chess clock, with a time that only the test moves. Named after the rows of the faults that
 * such clocks have had: B1 and B2 (running on after the end), B6 (wrong loser, an end with time
 * left, pausing, bonuses, loading), A3 (undo leaves the wrong clock running). */
#include "check.h"
#include "game/pgn.h"
#include "laid.h"

/* --- rules as text -------------------------------------------------------------------- */

static const char *again(const char *text) {
    static char out[CLOCK_TEXT_SIZE];
    ClockRule rule;
    Err err = {""};
    if (!clock_rule_read(text, &rule, &err))
        return err.text[0] ? "refused" : "refused without a word";
    clock_rule_write(&rule, out);
    return out;
}

static void rules_as_text(void) {
    static const char *const good[] = {
        "-",        "300",        "300+5",        "300d5",
        "=10",      "0.05+0.001", "40/5400:1800", "40/5400",
        "60/900+2", "=0.5",       "180d0",        "40/5400+30:20/1800+30:900+30"};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        CHECK_TEXT(again(good[i]), good[i]);
    CHECK_TEXT(again("300.000"), "300");
    CHECK_TEXT(again("1.5004"), "1.5");
    static const char *const bad[] = {"",
                                      "x",
                                      "0",
                                      "0+5",
                                      "-5",
                                      "300+",
                                      "300 ",
                                      "+5",
                                      "40/",
                                      "0/5",
                                      "=",
                                      "=0",
                                      "inf",
                                      "nan",
                                      "1e9",
                                      "300:",
                                      "300:300",
                                      "40/60:5d1",
                                      "300+5d5",
                                      "99999999999999999999",
                                      "1/1:1/1:1/1:1/1:1",
                                      "300+99999999",
                                      "?",
                                      "1001/60"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        CHECK_TEXT(again(bad[i]), "refused");
}

static void times_as_text(void) {
    static const struct {
        int64_t ms;
        const char *text;
    } rows[] = {{0, "0:00:00"},        {1, "0:00:00.001"},   {58300, "0:00:58.3"},
                {298300, "0:04:58.3"}, {3600000, "1:00:00"}, {CLOCK_MOST_MS, "1000:00:00"}};
    int64_t ms;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char out[32];
        clock_time_write(rows[i].ms, out);
        CHECK_TEXT(out, rows[i].text);
        CHECK(clock_time_read(out, &ms) && ms == rows[i].ms);
    }
    CHECK(clock_time_read("4:58", &ms) && ms == 298000);
    CHECK(clock_time_read("7.25", &ms) && ms == 7250);
    static const char *const bad[] = {"",   "inf", "-1",    "1:60",         "1:2:3:4",
                                      "1:", ":1",  "0:01 ", "9999999:00:00"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        CHECK(!clock_time_read(bad[i], &ms));
}

/* --- running -------------------------------------------------------------------------- */

static Clock started(const char *text, int64_t now) {
    ClockRule rule;
    Clock clock;
    Err err;
    CHECK(clock_rule_read(text, &rule, &err));
    clock_init(&clock, &rule, WHITE);
    clock_start(&clock, now);
    return clock;
}

#define LEFT(white, black, now)                                                                    \
    do {                                                                                           \
        CHECK_INT(clock_left(&clock, WHITE, now), white);                                          \
        CHECK_INT(clock_left(&clock, BLACK, now), black);                                          \
    } while (0)

static void no_clock_never_flags(void) {
    Clock clock = started("-", 0);
    CHECK(!clock_flag(&clock, INT64_MAX / 2));
    CHECK(clock_press(&clock, BLACK, INT64_MAX / 2));
    LEFT(NO_TIME, NO_TIME, INT64_MAX / 2);
}

static void sudden_death(void) {
    Clock clock = started("10", 1000);
    LEFT(10000, 10000, 1000);
    LEFT(7000, 10000, 4000);
    CHECK(clock_press(&clock, BLACK, 4000));
    LEFT(7000, 4000, 10000);
    CHECK(clock_press(&clock, WHITE, 10000));
    LEFT(7000, 4000, 10000);
}

/* Fischer, whose bonus comes only after the move, and keeps what is saved. */
static void fischer(void) {
    Clock clock = started("10+2", 0);
    CHECK(clock_press(&clock, BLACK, 9999));
    LEFT(2001, 10000, 9999);
    CHECK(clock_press(&clock, WHITE, 9999));
    LEFT(2001, 12000, 9999);
    CHECK(!clock_flag(&clock, 9999 + 2000));
    CHECK(clock_flag(&clock, 9999 + 2001));
}

/* Bronstein gives back what was used and no more, pauses or not. */
static void bronstein(void) {
    Clock clock = started("10d2", 0);
    CHECK(clock_press(&clock, BLACK, 1500));
    LEFT(10000, 10000, 1500);
    clock_pause(&clock, 2000);
    clock_start(&clock, 100000);
    CHECK(clock_press(&clock, WHITE, 103000));
    LEFT(10000, 8500, 103000);
    CHECK(clock_press(&clock, BLACK, 103000 + 9999));
    LEFT(2001, 8500, 112999);
}

static void per_move(void) {
    Clock clock = started("=5", 0);
    CHECK(clock_press(&clock, BLACK, 4000));
    LEFT(1000, 5000, 4000); /* what it had left is seen until its next turn */
    CHECK(clock_press(&clock, WHITE, 8000));
    LEFT(5000, 1000, 8000);
    CHECK(clock_flag(&clock, 13000));
}

static void classical(void) {
    Clock clock = started("2/10:3/5:1+1", 0);
    int to_go;
    int64_t now = 0;
    static const int64_t white[] = {9000, 13000, 12000, 11000, 11000, 11000, 11000};
    for (int i = 0; i < 7; i++) {
        CHECK(clock_press(&clock, BLACK, now += 1000));
        CHECK_INT(clock_left(&clock, WHITE, now), white[i]);
        CHECK(clock_press(&clock, WHITE, now));
    }
    clock_period(&clock, WHITE, &to_go);
    CHECK_INT(to_go, 0);
    clock = started("3/10", 0);
    for (int i = 0; i < 7; i++) { /* the same period again and again */
        clock_period(&clock, WHITE, &to_go);
        CHECK_INT(to_go, 3 - i % 3);
        CHECK(clock_press(&clock, BLACK, 0) && clock_press(&clock, WHITE, 0));
    }
    CHECK_INT(clock_left(&clock, BLACK, 0), 30000);
}

/* Several half-moves in one turn: one bonus, one move. */
static void turn_of_two(void) {
    Clock clock = started("10+2", 0);
    CHECK(clock_press(&clock, BLACK, 0));
    CHECK(clock_press(&clock, BLACK, 3000));
    LEFT(12000, 7000, 3000);
    CHECK(clock_press(&clock, WHITE, 4000));
    LEFT(12000, 8000, 4000);
    CHECK_INT(clock.moves[BLACK], 1);
}

/* --- the flag ------------------------------------------------------------------------- */

static void B6_flag_falls_exactly_at_nothing(void) {
    Clock clock = started("10", 0);
    CHECK(!clock_flag(&clock, 9000)); /* with a second left the game goes on */
    CHECK(!clock_flag(&clock, 9999));
    CHECK_INT(clock_outcome(&clock).result, PLAYING);
    CHECK(clock_flag(&clock, 10000));
    clock = started("10", 0);
    CHECK(clock_press(&clock, BLACK, 9999));
    CHECK(!clock_press(&clock, WHITE, 19999)); /* too late by nothing */
    CHECK_INT(clock.state, CLOCK_FLAGGED);
}

static void B6_who_flags_loses(void) {
    Clock clock = started("10", 0);
    CHECK(clock_flag(&clock, 10001));
    CHECK_INT(clock_outcome(&clock).result, BLACK_WINS);
    CHECK_TEXT(clock_outcome(&clock).reason, "time");
    clock = started("10", 0);
    CHECK(clock_press(&clock, BLACK, 9000) && clock_flag(&clock, 50000));
    CHECK_INT(clock_outcome(&clock).result, WHITE_WINS);
    LEFT(1000, 0, 60000);
    clock_stop(&clock, 60000); /* and stays so */
    clock_start(&clock, 60000);
    CHECK_INT(clock_outcome(&clock).result, WHITE_WINS);
}

static void B6_fischer_does_not_end_early(void) {
    Clock clock = started("1+1", 0);
    for (int64_t now = 0; now < 200000; now += 1998) {
        CHECK(clock_press(&clock, BLACK, now + 999));
        CHECK(clock_press(&clock, WHITE, now + 1998));
    }
    LEFT(1101, 1101, 201798);
}

static void B6_bronstein_does_not_end_early(void) {
    Clock clock = started("1d1", 0);
    for (int64_t now = 0; now < 200000; now += 1998) {
        CHECK(clock_press(&clock, BLACK, now + 999));
        CHECK(clock_press(&clock, WHITE, now + 1998));
    }
    LEFT(1000, 1000, 201798);
}

static void B6_pausing_costs_nothing(void) {
    Clock clock = started("10", 0);
    clock_pause(&clock, 2000);
    LEFT(8000, 10000, 900000);
    clock_pause(&clock, 900000);
    CHECK(!clock_flag(&clock, 900000));
    clock_start(&clock, 900000);
    clock_start(&clock, 901000);
    LEFT(7000, 10000, 901000);
    CHECK(!clock_flag(&clock, 907999) && clock_flag(&clock, 908000));
}

static void time_that_goes_back_gives_nothing(void) {
    Clock clock = started("10", 5000);
    LEFT(10000, 10000, 0);
    CHECK(clock_press(&clock, BLACK, 0));
    LEFT(10000, 9000, 1000);
}

static void bonuses_stay_finite(void) {
    Clock clock = started("3599999+3600000", 0);
    for (int i = 0; i < 5; i++)
        CHECK(clock_press(&clock, BLACK, 0) && clock_press(&clock, WHITE, 0));
    LEFT(CLOCK_MOST_MS, CLOCK_MOST_MS, 0);
}

/* --- ends ----------------------------------------------------------------------------- */

static void B1_B2_no_end_leaves_it_running(void) {
    Clock clock = started("10+2", 0); /* before the first move */
    clock_stop(&clock, 1000);
    LEFT(9000, 10000, 500000);
    CHECK(!clock_flag(&clock, 500000));
    clock = started("10+2", 0); /* by a move: mate, a draw by the rules */
    CHECK(clock_press(&clock, BLACK, 4000));
    clock_stop(&clock, 4000);
    LEFT(8000, 10000, 500000);
    clock = started("10+2", 0); /* while thinking: resignation, agreement */
    CHECK(clock_press(&clock, BLACK, 4000));
    clock_stop(&clock, 5000);
    LEFT(8000, 9000, 500000);
    clock_start(&clock, 500000); /* whatever a dialogue does then */
    clock_pause(&clock, 500000);
    LEFT(8000, 9000, 900000);
    CHECK_INT(clock.state, CLOCK_STOPPED);
    clock = started("10", 0); /* while paused */
    clock_pause(&clock, 3000);
    clock_stop(&clock, 9000);
    LEFT(7000, 10000, 500000);
}

/* --- with a game ---------------------------------------------------------------------- */

typedef struct Timed {
    Library *library;
    Game *game;
    Clock clock;
} Timed;

static bool begin(Timed *t, const char *variant, const char *rule) {
    Err err = {""};
    Position pos;
    t->library = library_new(&err);
    const Rules *rules = t->library ? library_rules(t->library, variant, &err) : NULL;
    check_that(rules, "%s", err.text);
    if (!rules)
        return false;
    position_start(&pos, rules);
    t->game = game_new(&pos);
    CHECK(clock_rule_read(rule, &t->game->clock, &err));
    clock_init(&t->clock, &t->game->clock, WHITE);
    clock_start(&t->clock, 0);
    return true;
}

static void play(Timed *t, const char *text, int64_t now) {
    Move move;
    Side side = (Side)t->game->now.side;
    Err err = {""};
    bool good = move_read(&t->game->now, text, &move, &err);
    check_that(good, "%s", err.text);
    if (!good)
        return;
    game_play(t->game, move);
    CHECK(clock_press(&t->clock, (Side)t->game->now.side, now));
    game_set_left(t->game, clock_left(&t->clock, side, now));
}

static void end(Timed *t) {
    game_free(t->game);
    library_free(t->library);
}

static void A3_undo_turns_the_clock_back(void) {
    Timed t;
    if (!begin(&t, "chess", "10+2"))
        return;
    play(&t, "e2e4", 3000);
    play(&t, "e7e5", 4000);
    play(&t, "g1f3", 9000);
    CHECK_INT(clock_left(&t.clock, WHITE, 9000), 6000);
    CHECK_INT(clock_left(&t.clock, BLACK, 9500), 10500);
    CHECK(game_undo(t.game));
    game_clock(t.game, &t.clock, 20000);
    CHECK_INT(t.clock.side, WHITE);
    CHECK_INT(clock_left(&t.clock, WHITE, 20000), 9000);
    CHECK_INT(clock_left(&t.clock, WHITE, 21000), 8000); /* and the undoer's runs */
    CHECK_INT(clock_left(&t.clock, BLACK, 21000), 11000);
    CHECK(game_redo(t.game));
    game_clock(t.game, &t.clock, 30000);
    CHECK_INT(t.clock.side, BLACK);
    CHECK_INT(clock_left(&t.clock, WHITE, 30000), 6000);
    CHECK_INT(clock_left(&t.clock, BLACK, 30000), 11000);
    while (game_undo(t.game))
        game_clock(t.game, &t.clock, 40000);
    CHECK_INT(clock_left(&t.clock, WHITE, 40000), 10000);
    CHECK_INT(clock_left(&t.clock, BLACK, 40000), 10000);
    end(&t);
}

/* From every state: a pause stays a pause, an end is undone. */
static void A3_undo_in_every_state(void) {
    Timed t;
    if (!begin(&t, "chess", "10"))
        return;
    play(&t, "e2e4", 3000);
    clock_pause(&t.clock, 4000);
    CHECK(game_undo(t.game));
    game_clock(t.game, &t.clock, 5000);
    CHECK_INT(clock_left(&t.clock, WHITE, 90000), 10000);
    clock_start(&t.clock, 90000);
    play(&t, "e2e4", 91000);
    clock_stop(&t.clock, 92000);
    CHECK(game_undo(t.game));
    game_clock(t.game, &t.clock, 95000);
    CHECK_INT(t.clock.state, CLOCK_RUNNING);
    CHECK(clock_flag(&t.clock, 105000));
    game_clock(t.game, &t.clock, 105000);
    CHECK_INT(clock_outcome(&t.clock).result, PLAYING);
    end(&t);
}

/* Periods follow the moves that are left after an undo. */
static void A3_undo_across_a_period(void) {
    Timed t;
    if (!begin(&t, "chess", "2/10:5"))
        return;
    static const char *const moves[] = {"e2e4", "e7e5", "g1f3", "b8c6", "f1c4"};
    for (int i = 0; i < 5; i++)
        play(&t, moves[i], (i + 1) * 1000);
    CHECK_INT(clock_left(&t.clock, WHITE, 5000), 12000);
    for (int i = 0; i < 3; i++)
        CHECK(game_undo(t.game));
    game_clock(t.game, &t.clock, 9000);
    int to_go;
    clock_period(&t.clock, WHITE, &to_go);
    CHECK_INT(to_go, 1);
    CHECK_INT(clock_left(&t.clock, WHITE, 9000), 9000);
    end(&t);
}

/* Written and read, each half-move has the time that it had. */
static void read_back(Timed *t, const char *text, bool pgn) {
    Err err = {""};
    Game *back = NULL;
    Record *record = pgn ? pgn_read(text, "again", &err) : record_read(text, "again", &err);
    bool good = record && record_play(record, t->game->rules, &back, &err);
    check_that(good, "%s", err.text);
    if (good) {
        CHECK(clock_rule_same(&back->clock, &t->game->clock));
        CHECK_INT(back->count, t->game->count);
        for (int i = 0; i < back->count && i < t->game->count; i++)
            CHECK_INT(game_left(back, i + 1), game_left(t->game, i + 1));
        Clock clock;
        clock_init(&clock, &back->clock, WHITE);
        game_clock(back, &clock, 777);
        CHECK_INT(clock.state, CLOCK_READY); /* a loaded game waits */
        for (int side = WHITE; side <= BLACK; side++)
            CHECK_INT(clock_left(&clock, (Side)side, 999), t->clock.left_ms[side]);
    }
    game_free(back);
    record_free(record);
}

static void B6_saved_games_keep_their_clock(void) {
    static const char *const rules[] = {"10+2", "10d1", "10", "2/10:5+1", "=9"};
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        Timed t;
        if (!begin(&t, "chess", rules[i]))
            return;
        play(&t, "e2e4", 3001);
        play(&t, "e7e5", 4000);
        play(&t, "g1f3", 9007);
        play(&t, "b8c6", 9010);
        clock_stop(&t.clock, 9010);
        Text text;
        text_init(&text);
        record_write(t.game, NULL, 0, NULL, &text);
        read_back(&t, text.data, false);
        text_reset(&text);
        pgn_write(t.game, NULL, 0, NULL, &text);
        read_back(&t, text.data, true);
        CHECK(strstr(text.data, "[%clk 0:00:0"));
        text_clear(&text);
        end(&t);
    }
}

static void B6_a_game_lost_on_time_is_saved_as_that(void) {
    Timed t;
    if (!begin(&t, "chess", "10+2"))
        return;
    play(&t, "e2e4", 3000);
    CHECK(clock_flag(&t.clock, 13000));
    game_end(t.game, clock_outcome(&t.clock));
    Text text;
    text_init(&text);
    record_write(t.game, NULL, 0, NULL, &text);
    CHECK(strstr(text.data, "[TimeControl \"10+2\"]\n"));
    CHECK(strstr(text.data, "1 e2e4 @0:00:09\n"));
    CHECK(strstr(text.data, "result white-wins time\n"));
    CHECK(!strstr(text.data, "inf"));
    text_clear(&text);
    end(&t);
}

static const char *fault_of(const char *text) {
    static Err err;
    err.text[0] = '\0';
    record_free(record_read(text, "f", &err));
    return err.text;
}

static void B6_bad_clocks_are_refused(void) {
    CHECK_TEXT(fault_of("[TimeControl \"inf\"]\n"),
               "a clock is written 300, 300+5, 300d5, 40/5400 or =10, in seconds: inf: f:1");
    CHECK_TEXT(fault_of("1 e2e4 @1:99\n"), "a time must look like @1:04:58.3, not @1:99: f:1");
    CHECK_TEXT(fault_of("\n@1:00 e2e4\n"), "a time stands behind a move: @1:00: f:2");
    CHECK_TEXT(fault_of("e2e4 @1:00 @1:00\n"), "a time stands behind a move: @1:00: f:1");
}

/* A PGN of other programs: what no clock of ours can do is kept as it is. */
static void pgn_of_others(void) {
    Timed t;
    Err err = {""};
    if (!begin(&t, "chess", "-"))
        return;
    Game *game = NULL;
    Record *record =
        pgn_read("[TimeControl \"*180\"]\n[Result \"*\"]\n\n"
                 "1. e4 { [%clk 0:02:59.5] best by test } e5 {[%eval 0.1] [%clk 2:58]} "
                 "2. Nf3 {[%clk soon]} *\n",
                 "f", &err);
    CHECK(record && record_play(record, t.game->rules, &game, &err));
    if (game) {
        const RecordTag *tags;
        int count = record_tags(record, &tags);
        Text text;
        text_init(&text);
        CHECK_INT(game_left(game, 1), 179500);
        CHECK_INT(game_left(game, 2), 178000);
        CHECK_INT(game_left(game, 3), NO_TIME);
        pgn_write(game, tags, count, record, &text);
        CHECK(strstr(text.data, "[TimeControl \"*180\"]"));
        CHECK_TEXT(strstr(text.data, "1. e4"),
                   "1. e4 {[%clk 0:02:59.5]} {best by test} 1... e5 {[%clk 0:02:58]} {[%eval "
                   "0.1]}\n2. Nf3 {[%clk soon]} *\n");
        text_clear(&text);
    }
    game_free(game);
    record_free(record);
    end(&t);
}

int main(void) {
    TEST(rules_as_text);
    TEST(times_as_text);
    TEST(no_clock_never_flags);
    TEST(sudden_death);
    TEST(fischer);
    TEST(bronstein);
    TEST(per_move);
    TEST(classical);
    TEST(turn_of_two);
    TEST(B6_flag_falls_exactly_at_nothing);
    TEST(B6_who_flags_loses);
    TEST(B6_fischer_does_not_end_early);
    TEST(B6_bronstein_does_not_end_early);
    TEST(B6_pausing_costs_nothing);
    TEST(time_that_goes_back_gives_nothing);
    TEST(bonuses_stay_finite);
    TEST(B1_B2_no_end_leaves_it_running);
    TEST(A3_undo_turns_the_clock_back);
    TEST(A3_undo_in_every_state);
    TEST(A3_undo_across_a_period);
    TEST(B6_saved_games_keep_their_clock);
    TEST(B6_a_game_lost_on_time_is_saved_as_that);
    TEST(B6_bad_clocks_are_refused);
    TEST(pgn_of_others);
    return check_end();
}
