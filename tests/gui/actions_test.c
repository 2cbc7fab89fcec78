/* Actions: found by name, run from the list, asked about when something would be given up. */
#include "desk.h"

#include "gui/sheet.h"
#include "gui/words.h"

static void do_action(ActionId id) {
    action_run(desk, command_of_key(id));
    app_frame(desk);
}

static int count(void) { return session_game(desk->session)->count; }

static void open_sheet(const char *typed) {
    desk_key(SDLK_F1, KMOD_NONE);
    desk_type(typed);
}

/* Each action can be found by its words, and by the letters of its name in either layout. */
static void every_action_is_found_by_its_name(void) {
    ActionId list[ACTION_COUNT];
    desk_open((GuiOptions){.variant = "chess-t1"});
    for (int ru = 0; ru < 2; ru++, do_action(ACTION_LANGUAGE))
        for (int id = 1; id < ACTION_COUNT; id++) {
            if (!actions[id].label) continue;
            const char *names[] = {words_of(desk, actions[id].label), actions[id].name};
            for (int n = 0; n < 2; n++) {
                text_reset(&desk->typed);
                text_add(&desk->typed, names[n]);
                int found = sheet_list(desk, list), at = 0;
                while (at < found && list[at] != (ActionId)id) at++;
                check_that(at < found, "%s is not found by: %s", actions[id].name, names[n]);
            }
        }
    desk_close();
}

static void an_action_is_typed_and_run(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4 e7e5");
    open_sheet("tAkE b");
    CHECK_INT(desk->dialog.type, DIALOG_KEYS);
    desk_key(SDLK_RETURN, KMOD_NONE);
    CHECK_INT(desk->dialog.type, DIALOG_NONE);
    CHECK_INT(count(), 1);
    open_sheet("гтвщ"); /* undo, with the Russian layout on */
    desk_key(SDLK_RETURN, KMOD_NONE);
    CHECK_INT(count(), 0);
    desk_key(SDLK_l, KMOD_NONE);
    desk_key(SDLK_k, KMOD_LCTRL);
    desk_type("ВПЕРЁД");
    desk_key(SDLK_RETURN, KMOD_NONE);
    CHECK_INT(count(), 1);
    desk_close();
}

/* What cannot be done now is listed and does nothing; nothing typed reaches the game. */
static void the_list_does_only_what_can_be_done(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    open_sheet("take back");
    CHECK(!desk_do(ACTION_RUN, ACTION_UNDO));
    desk_key(SDLK_RETURN, KMOD_NONE);
    CHECK_INT(desk->dialog.type, DIALOG_KEYS);
    for (int i = 0; i < 5; i++) desk_key(SDLK_BACKSPACE, KMOD_NONE);
    desk_type("zzzz");
    CHECK(desk_text(MARK_TITLE, -1)[0] != 0);
    desk_key(SDLK_RETURN, KMOD_NONE);
    CHECK_INT(desk->dialog.type, DIALOG_KEYS);
    desk_key(SDLK_ESCAPE, KMOD_NONE);
    CHECK_INT(desk->dialog.type, DIALOG_NONE);
    CHECK(!desk->typing);
    desk_key(SDLK_f, KMOD_NONE);
    CHECK_INT(desk->settings.flip, 1);
    desk_close();
}

/* Arrow keys go over the list in its two columns, and the chosen row stays in sight. */
static void the_list_is_walked_by_arrow_keys(void) {
    ActionId list[ACTION_COUNT];
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_size(800, 600, 1, 0);
    open_sheet("");
    int found = sheet_list(desk, list);
    for (int row = 0; row + 2 < found; row += 2) {
        CHECK_INT(desk->dialog.row, row);
        desk_key(SDLK_DOWN, KMOD_NONE);
        bool seen = draw_hit_of(&desk->draw, command_of(ACTION_RUN, list[desk->dialog.row])) >= 0;
        CHECK(seen || !action_enabled(desk, list[desk->dialog.row]));
    }
    desk_key(SDLK_RIGHT, KMOD_NONE);
    CHECK_INT(desk->dialog.row % 2, found % 2 ? 0 : 1);
    CHECK(desk->dialog.scroll > 0);
    desk_key(SDLK_LEFT, KMOD_NONE);
    while (desk->dialog.row > 1) desk_key(SDLK_UP, KMOD_NONE);
    CHECK_INT(desk->dialog.scroll, 0);
    desk_close();
}

/* E19 */
static void quitting_a_running_game_asks(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4");
    SDL_Event close = {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_CLOSE}};
    desk_take(close);
    CHECK_INT(desk->dialog.type, DIALOG_CONFIRM);
    CHECK(!desk->quit);
    CHECK(desk_do(ACTION_CLOSE, 0));
    CHECK(!desk->quit);
    desk_key(SDLK_q, KMOD_LCTRL);
    CHECK(!desk->quit);
    desk_take(close); /* meant, then */
    CHECK(desk->quit);
    desk_close();

    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_key(SDLK_q, KMOD_LCTRL); /* nothing has been played */
    CHECK(desk->quit);
    desk_close();

    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4");
    desk_take((SDL_Event){.type = SDL_QUIT}); /* the system ends */
    CHECK(desk->quit);
    desk_close();
}

static void open_computer(void) {
    Seat seat = {.ai = "neutral", .level = 1};
    desk_open((GuiOptions){.variant = "chess-t1"});
    session_set_seat(desk->session, BLACK, &seat, NULL);
}

/* E18: who looks back while the computer thinks is not torn away when it moves. */
static void e18_looking_back_while_the_computer_moves(void) {
    open_computer();
    desk_play("e2e4");
    CHECK(desk_wait());
    desk_play("d2d4");
    do_action(ACTION_FIRST);
    CHECK(desk_wait());
    CHECK_INT(count(), 4);
    CHECK_INT(desk->list.look, 0);
    CHECK_INT(app_position(desk)->board[desk_square("e2")],
              session_game(desk->session)->start.board[desk_square("e2")]);
    CHECK(desk_marks(MARK_MOVE, 4) > 0); /* and the list has the move */
    do_action(ACTION_LAST);
    CHECK_INT(desk->list.look, -1);
    desk_close();
}

/* E18: a draw is offered about the game, not about what is looked at. */
static void e18_offers_are_about_the_game(void) {
    const ActionId ids[] = {ACTION_OFFER, ACTION_RESIGN, ACTION_HINT};
    for (int i = 0; i < 3; i++) {
        desk_open((GuiOptions){.variant = "chess-t1"});
        desk_play("e2e4 e7e5");
        do_action(ACTION_FIRST);
        CHECK_INT(desk->list.look, 0);
        do_action(ids[i]);
        CHECK_INT(desk->list.look, -1);
        desk_close();
    }
}

/* The four buttons below the list do what the keys do. */
static void the_list_of_moves_has_buttons(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4 e7e5 d1g4");
    CHECK(desk_do(ACTION_BACK, -1));
    CHECK_INT(desk->list.look, 2);
    CHECK(desk_do(ACTION_FIRST, actions[ACTION_FIRST].arg));
    CHECK_INT(desk->list.look, 0);
    CHECK(desk_do(ACTION_FORWARD, 1));
    CHECK_INT(desk->list.look, 1);
    CHECK(desk_do(ACTION_LAST, actions[ACTION_LAST].arg));
    CHECK_INT(desk->list.look, -1);
    CHECK(desk_do(ACTION_LOOK, 1));
    CHECK_INT(desk->list.look, 1);
    CHECK_INT(count(), 3);
    desk_close();
}

/* C3: the claim can be made exactly when it is valid. */
static void c3_a_claim_is_there_when_it_is_valid(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    for (int i = 0; i < 3; i++) {
        CHECK(!action_enabled(desk, ACTION_CLAIM));
        CHECK(draw_hit_of(&desk->draw, command_of_key(ACTION_CLAIM)) < 0);
        if (i < 2) desk_play("g1f3 g8f6 f3g1 f6g8");
        if (i == 1) break;
    }
    if (!action_enabled(desk, ACTION_CLAIM)) desk_play("g1f3 g8f6 f3g1 f6g8");
    CHECK(desk_do(ACTION_CLAIM, 0));
    CHECK_INT(session_outcome(desk->session).result, DRAW);
    desk_close();
}

int main(void) {
    TEST(every_action_is_found_by_its_name);
    TEST(an_action_is_typed_and_run);
    TEST(the_list_does_only_what_can_be_done);
    TEST(the_list_is_walked_by_arrow_keys);
    TEST(quitting_a_running_game_asks);
    TEST(e18_looking_back_while_the_computer_moves);
    TEST(e18_offers_are_about_the_game);
    TEST(the_list_of_moves_has_buttons);
    TEST(c3_a_claim_is_there_when_it_is_valid);
    return check_end();
}
