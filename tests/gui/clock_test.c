/* Clocks in the window: chosen, shown, paused, and at rest when nothing runs. The session's own
 * (tests/unit/timed.c) have been proved under a told time; here nothing waits for one. */
#include "desk.h"

#include "gui/pace.h"
#include "gui/seats.h"

static void do_action(ActionId id) {
    action_run(desk, command_of_key(id));
    app_frame(desk);
}

static void open_timed(const char *rule) {
    ClockRule clock;
    desk_open((GuiOptions){.variant = "chess-t1"});
    CHECK(clock_rule_read(rule, &clock, NULL));
    CHECK(session_time(desk->session, &clock));
    app_poll(desk);
    app_frame(desk);
}

static const Clock *clock_now(void) { return session_clock(desk->session); }

static void times_are_written_as_people_read_them(void) {
    static const struct {
        int64_t ms;
        const char *text;
        int next;
    } rows[] = {{5400000, "1:30:00", 1000}, {5399001, "1:30:00", 1}, {298000, "4:58", 1000},
                {297001, "4:58", 1},        {10000, "0:10", 1000},   {9999, "0:10.0", 99},
                {7250, "0:07.3", 50},       {1, "0:00.1", 1},        {0, "0:00.0", 0}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char text[24];
        pace_time(rows[i].ms, text);
        CHECK_TEXT(text, rows[i].text);
        CHECK_INT(pace_next(rows[i].ms), rows[i].next);
    }
}

/* What can be chosen is a rule, and that rule is what was chosen. */
static void every_choice_is_a_rule(void) {
    ClockRule none = {.type = CLOCK_NONE}, back;
    Pace pace = pace_of(&none);
    for (int type = 0; type < 4; type++) {
        for (int i = 0; i < 30; i++) pace_step(&pace, PACE_BASE, -1);
        for (int i = 0; i < 40; i++) {
            char text[CLOCK_TEXT_SIZE];
            ClockRule rule = pace_rule(pace);
            clock_rule_write(&rule, text);
            CHECK(clock_rule_read(text, &back, NULL));
            CHECK(clock_rule_same(&rule, &back));
            ClockRule again = pace_rule(pace_of(&rule));
            CHECK(clock_rule_same(&rule, &again));
            pace_step(&pace, i % 3 ? PACE_BASE : PACE_BONUS, 1);
        }
        pace_step(&pace, PACE_TYPE, 1);
    }
}

static void a_clock_is_chosen_and_kept(void) {
    setenv("XDG_CONFIG_HOME", check_folder(), 1);
    desk_open((GuiOptions){.variant = "chess-t1"});
    CHECK(!session_timed(desk->session));
    CHECK_INT(desk_marks(MARK_CLOCK, -1), 0);
    do_action(ACTION_NEW);
    CHECK(!desk_do(ACTION_PACE, 2 * PACE_BASE + 1)); /* nothing to set without a clock */
    CHECK(desk_do(ACTION_PACE, 2 * PACE_TYPE + 1));
    CHECK(desk_do(ACTION_PACE, 2 * PACE_BASE));
    CHECK(desk_do(ACTION_START, 0));
    CHECK_TEXT(desk->settings.clock, "300+5");
    CHECK_TEXT(desk_text(MARK_CLOCK, WHITE), "5:00");
    CHECK_TEXT(desk_text(MARK_CLOCK, BLACK), "5:00");
    do_action(ACTION_NEW); /* the next one the same */
    CHECK(desk_do(ACTION_START, 0));
    CHECK(session_timed(desk->session));
    desk_close();
}

/* B4, B5: turning the board moves the clocks with their players and changes no time. */
static void b4_b5_flip_changes_no_clock(void) {
    open_timed("300");
    desk_play("e2e4 e7e5");
    do_action(ACTION_PAUSE);
    int64_t white = session_left(desk->session, WHITE), black = session_left(desk->session, BLACK);
    Rect at[2][2];
    for (int flip = 0; flip < 2; flip++, do_action(ACTION_FLIP))
        for (int i = 0; i < desk->draw.count; i++)
            if (desk->draw.commands[i].mark == MARK_CLOCK &&
                desk->draw.commands[i].type == DRAW_FILL)
                at[flip][desk->draw.commands[i].square] = desk->draw.commands[i].at;
    CHECK_INT(at[0][WHITE].y, at[1][BLACK].y);
    CHECK_INT(at[0][BLACK].y, at[1][WHITE].y);
    CHECK(at[0][WHITE].y > at[0][BLACK].y);
    CHECK_INT(session_left(desk->session, WHITE), white);
    CHECK_INT(session_left(desk->session, BLACK), black);
    desk_close();
}

/* F1: the program wakes by itself only while a clock runs. */
static void f1_only_a_running_clock_wakes_the_program(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4");
    CHECK_INT(app_wait(desk), -1);
    desk_close();
    open_timed("300");
    CHECK_INT(app_wait(desk), -1); /* not yet begun */
    desk_play("e2e4");
    CHECK(app_wait(desk) > 0 && app_wait(desk) <= 1000);
    do_action(ACTION_PAUSE);
    CHECK_INT(app_wait(desk), -1);
    do_action(ACTION_PAUSE);
    CHECK(app_wait(desk) > 0);
    session_resign(desk->session, WHITE); /* B1, B2: with and without the card of the end */
    app_poll(desk);
    CHECK_INT(app_wait(desk), -1);
    do_action(ACTION_CLOSE);
    CHECK_INT(app_wait(desk), -1);
    CHECK(!action_enabled(desk, ACTION_PAUSE));
    desk_close();
}

/* Once each time that a person's clock comes to have little left. */
static void little_time_is_heard_once(void) {
    open_timed("9");
    desk_play("e2e4");
    CHECK_INT(desk->heard, SOUND_SHORT);
    desk->heard = SOUND_NONE;
    app_poll(desk);
    CHECK_INT(desk->heard, SOUND_NONE);
    desk_play("e7e5");
    CHECK_INT(desk->heard, SOUND_SHORT); /* the other's */
    desk->heard = SOUND_NONE;
    desk_play("d2d3");
    CHECK(desk->heard != SOUND_SHORT);
    desk_close();
    open_timed("300");
    desk_play("e2e4 e7e5");
    CHECK(desk->heard != SOUND_SHORT);
    desk_close();
}

/* The clock itself is the button that stops it, and a move lets it run again. */
static void a_clock_is_paused_by_mouse_and_key(void) {
    open_timed("300+2");
    CHECK(!action_enabled(desk, ACTION_PAUSE));
    desk_play("e2e4");
    CHECK(desk_do(ACTION_PAUSE, 0));
    CHECK_INT(clock_now()->state, CLOCK_PAUSED);
    CHECK(!strncmp(desk_text(MARK_CLOCK, BLACK), "‖ ", 4));
    desk_key(SDLK_p, KMOD_NONE);
    CHECK_INT(clock_now()->state, CLOCK_RUNNING);
    desk_key(SDLK_p, KMOD_NONE);
    desk_play("e7e5");
    CHECK_INT(clock_now()->state, CLOCK_RUNNING);
    CHECK_INT(clock_now()->side, WHITE);
    desk_close();
}

/* A game whose time is over says so, like any end. */
static void a_flag_is_the_end(void) {
    Err err = {""};
    desk_open((GuiOptions){.variant = "chess-t1"});
    bool read = session_read(desk->session,
                             "[Variant \"chess-t1\"]\n[TimeControl \"60\"]\n1 e2e4 @0:01:00 e7e5 "
                             "@0:00:05\nresult black-wins time\n", "text", &err);
    check_that(read, "%s", err.text);
    app_poll(desk);
    app_frame(desk);
    CHECK_INT(desk->dialog.type, DIALOG_END);
    CHECK_INT(app_wait(desk), -1);
    do_action(ACTION_UNDO);
    CHECK_INT(session_outcome(desk->session).result, PLAYING);
    desk_close();
}

int main(void) {
    TEST(times_are_written_as_people_read_them);
    TEST(every_choice_is_a_rule);
    TEST(a_clock_is_chosen_and_kept);
    TEST(b4_b5_flip_changes_no_clock);
    TEST(f1_only_a_running_clock_wakes_the_program);
    TEST(little_time_is_heard_once);
    TEST(a_clock_is_paused_by_mouse_and_key);
    TEST(a_flag_is_the_end);
    return check_end();
}
