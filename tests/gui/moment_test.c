/* What is seen of a move: a piece glides when it was not carried, for as long as the setting
 * says and no longer; and the board turns to whoever of two persons is to move. */
#include "desk.h"

#include "gui/moment.h"

static void set(const char *name, const char *value) {
    CHECK(settings_set(&desk->settings, name, value));
}

/* The drag of a move, by its squares. */
static void drag(const char *from, const char *to) {
    int x, y;
    desk_middle(desk_square(from), &x, &y);
    desk_press(x, y);
    desk_middle(desk_square(to), &x, &y);
    desk_move(x, y);
    desk_release(x, y);
}

/* Frames until nothing moves any more, as the window's loop makes them; no more than `most`. */
static int frames(int most) {
    int count = 0;
    for (app_frame(desk); app_moving(desk) && count < most; count++) {
        SDL_Delay(5);
        app_frame(desk);
    }
    return count;
}

static void a_clicked_piece_glides_and_stops(void) {
    static const char *const speeds[] = {"fast", "normal", "slow"};
    for (int i = 0; i < 3; i++) {
        desk_open((GuiOptions){.variant = "chess-t1"});
        set("animation", speeds[i]);
        desk_click_move("e2e4");
        CHECK(app_moving(desk));
        CHECK_INT(desk_marks(MARK_PIECE, desk_square("e4")) > 0, 1);
        check_that(frames(1000) > 0, "%s: no frame", speeds[i]);
        CHECK(!app_moving(desk));
        CHECK_INT(desk->slide.piece, 0);
        desk_close();
    }
}

static void nothing_glides_when_it_is_off(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    set("animation", "off");
    desk_click_move("e2e4");
    CHECK(!app_moving(desk));
    CHECK_INT(frames(10), 0);
    desk_close();
}

static void a_carried_piece_does_not_glide(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    set("animation", "slow");
    drag("e2", "e4");
    CHECK_INT(session_game(desk->session)->count, 1);
    CHECK(!app_moving(desk));
    desk_close();
}

/* Where White's first rank is: "a1" lies lower than "a8" when White is below. */
static bool white_below(void) {
    int x, low, high;
    desk_middle(desk_square("a1"), &x, &low);
    desk_middle(desk_square("a8"), &x, &high);
    return low > high;
}

static void the_board_turns_to_whoever_is_to_move(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    set("turn", "on");
    app_frame(desk);
    CHECK(white_below());
    desk_click_move("e2e4");
    CHECK(!white_below());
    desk_click_move("e7e5");
    CHECK(white_below());
    action_run(desk, command_of_key(ACTION_FLIP));
    app_frame(desk);
    CHECK(!white_below());
    set("turn", "off");
    action_run(desk, command_of_key(ACTION_FLIP));
    desk_click_move("d2d3");
    CHECK(white_below());
    desk_close();
}

static void it_turns_when_the_piece_has_arrived(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    set("turn", "on");
    set("animation", "slow");
    desk_click_move("e2e4");
    CHECK(white_below());
    frames(1000);
    CHECK(!white_below());
    desk_close();
}

static void it_does_not_turn_against_a_computer(void) {
    desk_open((GuiOptions){.variant = "chess-t1", .side = "black", .ai = "neutral"});
    set("turn", "on");
    CHECK(desk_wait());
    CHECK(white_below());
    desk_close();
}

/* What the thinking thread has answered is taken when the time to look is over, or at once by
 * whatever the person does; none of it is forgotten. */
static void two_computers_can_be_watched(void) {
    Seat computer = {.ai = "neutral", .level = 1};
    desk_open((GuiOptions){.variant = "chess-t1"});
    set("animation", "slow");
    CHECK_INT(moment_hold_ms(desk), 0);
    for (Side side = WHITE; side <= BLACK; side++)
        CHECK(session_set_seat(desk->session, side, &computer, NULL));
    int64_t end = clock_ms() + 10000;
    for (int count = 0; count < 3 && clock_ms() < end;) {
        SDL_Delay(2);
        if (moment_hold_ms(desk)) {
            desk_take((SDL_Event){.type = SDL_USEREVENT});
            CHECK(desk->held || !moment_hold_ms(desk));
            CHECK(app_wait(desk) >= 0);
            CHECK(session_game(desk->session)->count <= count || !desk->held);
            desk->moved = 0; /* long ago */
        }
        app_poll(desk);
        count = session_game(desk->session)->count;
    }
    CHECK(session_game(desk->session)->count >= 3);
    CHECK(moment_hold_ms(desk) > 0);
    set("animation", "off");
    CHECK_INT(moment_hold_ms(desk), 0);
    desk_close();
}

int main(void) {
    TEST(a_clicked_piece_glides_and_stops);
    TEST(nothing_glides_when_it_is_off);
    TEST(a_carried_piece_does_not_glide);
    TEST(the_board_turns_to_whoever_is_to_move);
    TEST(it_turns_when_the_piece_has_arrived);
    TEST(it_does_not_turn_against_a_computer);
    TEST(two_computers_can_be_watched);
    return check_end();
}
