/* Lists longer than their place: moved by the wheel, and by a finger that pulls them or their bar. */
#include "desk.h"

#include "base/rng.h"

/* From (x, y) in small steps, as a finger does. */
static void pull(int x, int y, int by) {
    desk_press(x, y);
    for (int i = 1; i <= 8; i++) desk_move(x, y + by * i / 8);
    desk_release(x, y + by);
}

static void wheel(int notches) {
    desk_take((SDL_Event){.wheel = {.type = SDL_MOUSEWHEEL, .y = notches}});
}

static void open_new_game(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_size(800, 600, 1, 0);
    action_run(desk, command_of_key(ACTION_NEW));
    app_frame(desk);
}

static void a_pulled_list_follows_and_presses_nothing(void) {
    open_new_game();
    Rect at = desk->draw.scroll.at;
    int variant = desk->fresh.variant, scroll = desk->dialog.scroll;
    CHECK(desk->draw.scroll.most > 200);
    pull(at.x + at.w / 3, at.y + at.h - 20, -120);
    CHECK_INT(desk->dialog.scroll, scroll + 120);
    CHECK_INT(desk->fresh.variant, variant);
    pull(at.x + at.w / 3, at.y + 20, 2000);
    CHECK_INT(desk->dialog.scroll, 0);
    desk_close();
}

static void a_finger_that_trembles_presses(void) {
    open_new_game();
    Rect at = desk->draw.scroll.at;
    int scroll = desk->dialog.scroll;
    pull(at.x + at.w / 3, at.y + at.h - 20, 3);
    CHECK_INT(desk->dialog.scroll, scroll);
    CHECK(desk->fresh.variant != 0);
    desk_close();
}

static void the_bar_goes_the_way_of_the_hand(void) {
    open_new_game();
    const Scroll *scroll = &desk->draw.scroll;
    int most = scroll->most;
    wheel(1000);
    CHECK_INT(desk->dialog.scroll, 0);
    pull(scroll->at.x + scroll->at.w - 3, scroll->at.y + 4, scroll->at.h / 2);
    CHECK_INT(desk->dialog.scroll, (most + scroll->at.h) / 2);
    pull(scroll->at.x + scroll->at.w - 3, scroll->at.y + scroll->at.h / 2, scroll->at.h);
    CHECK_INT(desk->dialog.scroll, most);
    desk_close();
}

/* The hand goes on from where something else has left the list, and lets go of one that is covered. */
static void a_list_that_moves_meanwhile_does_not_jump(void) {
    open_new_game();
    wheel(1000);
    Rect at = desk->draw.scroll.at;
    int x = at.x + at.w / 3, y = at.y + at.h - 10;
    desk_press(x, y);
    desk_move(x, y - 100);
    CHECK_INT(desk->dialog.scroll, 100);
    wheel(1);
    CHECK_INT(desk->dialog.scroll, 60);
    desk_move(x, y - 101);
    CHECK_INT(desk->dialog.scroll, 60);
    desk_move(x, y - 111);
    CHECK_INT(desk->dialog.scroll, 70);
    app_open(desk, DIALOG_NEW);
    app_frame(desk);
    desk_move(x, y - 200);
    CHECK_INT(desk->dialog.scroll, 0);
    desk_release(x, y - 200);
    desk_close();
}

/* 100 half-moves, of which none takes anything, so that the game goes on. */
static void long_game(void) {
    Rng rng = {.state = 1};
    desk_open((GuiOptions){.variant = "chess"});
    desk_size(1000, 700, 1, 0);
    for (int played = 0; played < 100;) {
        Move moves[MAX_MOVES];
        int count = position_moves(session_position(desk->session), moves);
        Move move = moves[rng_below(&rng, (uint32_t)count)];
        played += !move_hits(move) && session_play_move(desk->session, move);
    }
    app_poll(desk);
    app_frame(desk);
}

static void the_list_of_moves_is_pulled_by_rows(void) {
    long_game();
    const Scroll *scroll = &desk->draw.scroll;
    int row = scroll->step;
    CHECK(scroll->least < 0);
    CHECK_INT(scroll->most, 0);
    pull(scroll->at.x + 20, scroll->at.y + 10, 3 * row);
    CHECK_INT(desk->list.scroll, -3);
    CHECK_INT(desk->list.look, -1); /* no move was chosen */
    pull(scroll->at.x + 20, scroll->at.y + 10 + 2 * row, -2 * row);
    CHECK_INT(desk->list.scroll, -1);
    desk_close();
}

static void beyond_the_end_the_wheel_turns_in_vain(void) {
    long_game();
    int least = desk->draw.scroll.least;
    wheel(1000);
    CHECK_INT(desk->list.scroll, least);
    wheel(-1);
    CHECK_INT(desk->list.scroll, least + 1);
    desk_close();
}

static void a_dialog_without_a_list_moves_none(void) {
    long_game();
    action_run(desk, command_of_key(ACTION_RESIGN));
    app_frame(desk);
    if (desk->dialog.type == DIALOG_NONE) action_run(desk, command_of_key(ACTION_SETTINGS));
    app_frame(desk);
    CHECK(desk->dialog.type != DIALOG_NONE);
    wheel(3);
    pull(desk->width / 2, desk->height / 2, 60);
    CHECK_INT(desk->list.scroll, 0);
    desk_close();
}

int main(void) {
    TEST(a_pulled_list_follows_and_presses_nothing);
    TEST(a_finger_that_trembles_presses);
    TEST(the_bar_goes_the_way_of_the_hand);
    TEST(a_list_that_moves_meanwhile_does_not_jump);
    TEST(the_list_of_moves_is_pulled_by_rows);
    TEST(beyond_the_end_the_wheel_turns_in_vain);
    TEST(a_dialog_without_a_list_moves_none);
    return check_end();
}
