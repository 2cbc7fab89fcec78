/* Timed: games with a clock, through the session, under a time that the test tells. */
#include "sitting.h"

#include "base/file.h"
#include "game/clock.h"

static int64_t moment;

static int64_t told(void *context) {
    (void)context;
    return moment;
}

static Session *timed(const char *rule) {
    SessionSetup setup = {.library = world_library, .hash_megabytes = 1, .seed = 5, .now = told};
    Err err = {""};
    ClockRule clock;
    Session *session = session_new(&setup, &err);
    check_that(session && clock_rule_read(rule, &clock, &err), "%s", err.text);
    start(session, "chess-t1", NULL);
    CHECK(session_time(session, &clock));
    return session;
}

/* The move of a person after so many milliseconds. */
static bool move_after(Session *session, int64_t ms, const char *text) {
    Move move;
    moment += ms;
    return move_read(session_position(session), text, &move, NULL) &&
           session_play_move(session, move);
}

static void drain(Session *session) {
    Event event;
    while (session_poll(session, &event)) {}
}

static void the_first_move_starts_the_clock(void) {
    Session *session = timed("60+2");
    moment += 100000;
    drain(session);
    CHECK_INT(session_left(session, WHITE), 60000);
    CHECK(move_after(session, 0, "e2e4"));
    CHECK_INT(session_left(session, WHITE), 62000);
    moment += 7000;
    CHECK_INT(session_left(session, BLACK), 53000);
    CHECK(move_after(session, 0, "e7e5"));
    CHECK_INT(session_left(session, BLACK), 55000);
    ClockRule other = {.type = CLOCK_NONE};
    CHECK(!session_time(session, &other)); /* not in the middle */
    session_free(session);
}

/* B6: the flag of either side, by waiting and by a move that comes too late. */
static void B6_a_flag_gives_the_game_to_the_other_side(void) {
    for (int late = 0; late < 2; late++)
        for (Side side = WHITE; side <= BLACK; side++) {
            Session *session = timed("60");
            move_after(session, 0, "e2e4");
            if (side == WHITE)
                move_after(session, 1000, "e7e5");
            int64_t left = session_left(session, side);
            moment += left - 1;
            drain(session);
            CHECK_INT(session_outcome(session).result, PLAYING); /* a millisecond is left */
            if (late)
                CHECK(!move_after(session, 1, side == WHITE ? "d1g4" : "e7e5"));
            else {
                moment += 1;
                drain(session);
            }
            Outcome outcome = session_outcome(session);
            CHECK_INT(outcome.result, result_win(side_other(side)));
            CHECK_TEXT(outcome.reason, "time");
            CHECK_INT(session_left(session, side), 0);
            session_free(session);
        }
}

/* B1, B2: nothing runs after any kind of end. */
static void B1_B2_clocks_stop_at_every_kind_of_end(void) {
    for (int kind = 0; kind < 4; kind++) {
        Session *session = timed("60");
        Err err;
        ClockRule rule;
        if (kind == 0) { /* by the rules: the castle */
            session_start(session, "chess-t1", "7k/8/2K5/8/8/8/8/8 w - 0 30", NULL);
            clock_rule_read("60", &rule, &err);
            CHECK(session_time(session, &rule));
            move_after(session, 0, "c6c7");
            move_after(session, 1000, "h8h7");
            move_after(session, 1000, "c7c8");
        } else {
            move_after(session, 0, "e2e4");
            moment += 5000;
        }
        if (kind == 1) session_resign(session, BLACK);
        if (kind == 2) session_offer_draw(session);
        if (kind == 3) moment += 60000;
        drain(session);
        CHECK(session_outcome(session).result != PLAYING);
        int64_t left[2] = {session_left(session, WHITE), session_left(session, BLACK)};
        moment += 1000000;
        drain(session);
        CHECK_INT(session_left(session, WHITE), left[WHITE]);
        CHECK_INT(session_left(session, BLACK), left[BLACK]);
        session_free(session);
    }
}

/* A3: who takes back gets the time of that moment, also after the flag. */
static void A3_clocks_follow_what_is_taken_back(void) {
    Session *session = timed("60");
    move_after(session, 0, "e2e4");
    move_after(session, 10000, "e7e5");
    move_after(session, 20000, "d1g4");
    CHECK_INT(session_left(session, WHITE), 40000);
    session_undo(session);
    CHECK_INT(session_left(session, WHITE), 60000);
    CHECK_INT(session_left(session, BLACK), 50000);
    moment += 3000;
    CHECK_INT(session_left(session, WHITE), 57000); /* whose turn it is again */
    session_redo(session);
    CHECK_INT(session_left(session, WHITE), 40000);
    moment += 50000;
    drain(session);
    CHECK_INT(session_outcome(session).result, WHITE_WINS);
    session_undo(session);
    CHECK_INT(session_outcome(session).result, PLAYING);
    moment += 1000;
    CHECK_INT(session_left(session, WHITE), 59000);
    session_free(session);
}

static void a_pause_costs_nothing(void) {
    Session *session = timed("60");
    move_after(session, 0, "e2e4");
    moment += 1000;
    for (int i = 0; i < 3; i++) {
        session_pause(session);
        moment += 100000;
        CHECK_INT(session_left(session, BLACK), 59000 - 1000 * i);
        session_go(session);
        moment += 1000;
    }
    session_pause(session);
    CHECK(move_after(session, 100000, "e7e5")); /* a move lets it run again */
    CHECK_INT(session_left(session, BLACK), 56000);
    moment += 500;
    CHECK_INT(session_left(session, WHITE), 59500);
    session_free(session);
}

/* B6: a saved game has its clock, whatever way it has ended, and a timed game is no untimed one. */
static void B6_clocks_are_saved_with_the_game(void) {
    static const char *const rules[] = {"300+5", "300d5", "=10", "300", "40/300+30:60+1"};
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        for (int flagged = 0; flagged < 2; flagged++) {
            Session *session = timed(rules[i]), *again;
            Text text;
            Err err = {""};
            text_init(&text);
            move_after(session, 0, "e2e4");
            move_after(session, 4000, "e7e5");
            move_after(session, 7000, "d1g4");
            moment += flagged ? 10000000 : 2500; /* in the middle of a turn */
            drain(session);
            int64_t white = session_left(session, WHITE), black = session_left(session, BLACK);
            session_write(session, &text);
            session_free(session);
            SessionSetup setup = {.library = world_library, .hash_megabytes = 1, .now = told};
            again = session_new(&setup, &err);
            check_that(session_read(again, text.data, "text", &err), "%s", err.text);
            moment += 100000; /* it is paused */
            drain(again);
            CHECK(session_timed(again));
            CHECK_INT(session_left(again, WHITE), white);
            if (!flagged) CHECK_INT(session_left(again, BLACK), black);
            Outcome outcome = session_outcome(again);
            CHECK_INT(outcome.result, flagged ? WHITE_WINS : PLAYING);
            if (!flagged) {
                session_go(again);
                moment += 1000;
                CHECK_INT(session_left(again, BLACK), black - 1000);
            }
            text_clear(&text);
            session_free(again);
        }
}

/* Closing the program in the middle of a turn, or pausing it, gives no time back. */
static void a_turn_that_is_not_over_is_saved(void) {
    Err err = {""};
    char path[PATH_SIZE];
    CHECK(path_join(path, check_folder(), "autosave.chester"));
    SessionSetup setup = {.library = world_library, .hash_megabytes = 1, .now = told,
                          .autosave = path};
    ClockRule clock;
    CHECK(clock_rule_read("60+2", &clock, &err));
    for (int paused = 0; paused < 2; paused++) {
        Session *session = session_new(&setup, &err);
        start(session, "chess-t1", NULL);
        CHECK(session_time(session, &clock));
        CHECK(move_after(session, 0, "e2e4"));
        moment += 20000;
        if (paused) session_pause(session);
        if (!paused) session_free(session);
        Session *again = session_new(&setup, &err);
        check_that(session_resume(again, &err), "%s", err.text);
        CHECK_INT(session_left(again, BLACK), 40000);
        CHECK_INT(session_left(again, WHITE), 62000);
        session_go(again);
        CHECK(move_after(again, 1000, "e7e5"));
        CHECK_INT(session_left(again, BLACK), 41000);
        session_free(again);
        if (paused) session_free(session);
        remove(path);
    }
}

/* The computer answers in its time and its flag can fall like anyone's. */
static void the_computer_has_a_clock_too(void) {
    Session *session = timed("2");
    seat(session, BLACK, "neutral", slow());
    move_after(session, 0, "e2e4");
    CHECK(session_thinking(session));
    Event event;
    for (int i = 0; i < 20000 && session_thinking(session); i++) {
        nap();
        while (session_poll(session, &event)) {}
    }
    CHECK_INT(session_game(session)->count, 2); /* it knew that two seconds are all it has */
    move_after(session, 0, "d2d4");
    CHECK(session_thinking(session));
    moment += 2000;
    drain(session);
    CHECK(!session_thinking(session));
    CHECK_INT(session_outcome(session).result, WHITE_WINS);
    CHECK_TEXT(session_outcome(session).reason, "time");
    session_free(session);
}

int main(void) {
    world_open();
    TEST(the_first_move_starts_the_clock);
    TEST(B6_a_flag_gives_the_game_to_the_other_side);
    TEST(B1_B2_clocks_stop_at_every_kind_of_end);
    TEST(A3_clocks_follow_what_is_taken_back);
    TEST(a_pause_costs_nothing);
    TEST(B6_clocks_are_saved_with_the_game);
    TEST(a_turn_that_is_not_over_is_saved);
    TEST(the_computer_has_a_clock_too);
    world_close();
    return check_end();
}
