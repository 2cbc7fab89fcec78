/* Playing in the window: warnings, hints, undo, ends, looking back, against the computer. Tests
 * are named after the faults of other programs that they rule out. */
#include "desk.h"

#include "base/file.h"
#include "core/verify.h"
#include "gui/finish.h"
#include "gui/seats.h"
#include "gui/store.h"

static int count(void) { return session_game(desk->session)->count; }

static void do_action(ActionId id) {
    action_run(desk, command_of_key(id));
    app_frame(desk);
}

static bool message_has(const char *part) {
    char all[4096] = "";
    for (int i = 0; i < desk->draw.count; i++) {
        const DrawCommand *c = &desk->draw.commands[i];
        if (c->type == DRAW_TEXT && c->mark == MARK_MESSAGE)
            snprintf(all + strlen(all), sizeof all - strlen(all), "%s ",
                     draw_letters(&desk->draw, c));
    }
    return strstr(all, part) != NULL;
}

/* --- warnings ------------------------------------------------------------------------ */

static void a_king_left_to_be_taken_is_warned_of(void) {
    desk_open((GuiOptions){.variant = "chess-t1", .fen = "4k3/8/8/8/4r3/8/8/4K3 w - 0 30"});
    desk_click_move("e1e2");
    CHECK_INT(desk->dialog.type, DIALOG_CONFIRM);
    CHECK(message_has("King") && message_has("e2"));
    CHECK_INT(count(), 0);
    desk_key(SDLK_ESCAPE, KMOD_NONE);
    CHECK_INT(count(), 0);
    CHECK_INT(desk->hand.from, NO_SQUARE);
    desk_click_move("e1e2");
    CHECK(desk_do(ACTION_YES, 0));
    CHECK_INT(count(), 1);
    do_action(ACTION_UNDO);
    desk->settings.warn = 0;
    desk_click_move("e1e2");
    CHECK_INT(count(), 1);
    desk_close();
}

static void a_quiet_move_is_not_warned_of(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_click_move("e2e4");
    CHECK_INT(desk->dialog.type, DIALOG_NONE);
    CHECK_INT(count(), 1);
    desk_close();
}

static void check_is_shown(void) {
    desk_open((GuiOptions){.variant = "chess-t1", .fen = "4k3/8/8/8/4r3/8/4K3/8 w - 0 30"});
    CHECK(desk_marks(MARK_CHECK, desk_square("e2")) >= 2); /* a ring and a sign */
    CHECK_INT(desk_marks(MARK_CHECK, desk_square("e8")), 0);
    CHECK(message_has("e2"));
    desk_close();
}

/* --- the end ------------------------------------------------------------------------- */

typedef struct End {
    const char *variant, *fen, *moves, *title, *square;
} End;

static const End ends[] = {
    {"chess-t1", "7k/8/2K5/8/8/8/8/8 w - 0 30", "c6c7 h8h7 c7c8", "White wins", "c8"},
    {"chess-t1", "8/8/8/8/8/2k5/8/7K b - 0 30", "c3c2 h1h2 c2c1", "Black wins", "c1"},
    {"chess-t1", "8/8/8/3k4/8/4S3/8/7K w - 0 30", "e3d5", "White wins", "d5"},
    {"chess", NULL, "f2f3 e7e5 g2g4 d8h4", "Black wins", "e1"},
};

/* B7: result and reason in words, squares marked, and the way back. */
static void b7_the_end_is_seen_and_can_be_undone(void) {
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        const End *end = &ends[i];
        desk_open((GuiOptions){.variant = end->variant, .fen = end->fen});
        desk_play(end->moves);
        int played = count();
        Outcome outcome = session_outcome(desk->session);
        CHECK_INT(desk->dialog.type, DIALOG_END);
        CHECK_TEXT(desk_text(MARK_TITLE, -1), session_rules(desk->session)->title.en);
        bool titled = false;
        for (int k = 0; k < desk->draw.count; k++)
            titled |= desk->draw.commands[k].mark == MARK_TITLE &&
                      !strcmp(draw_letters(&desk->draw, &desk->draw.commands[k]), end->title);
        check_that(titled, "end %zu: no title %s", i, end->title);
        CHECK(outcome.reason && message_has(end->title));
        check_that(desk_marks(MARK_DECIDES, desk_square(end->square)) >= 2,
                   "end %zu: %s is not marked", i, end->square);
        desk_click(3, 3); /* beside the card: the board is free to be looked at */
        CHECK_INT(desk->dialog.type, DIALOG_NONE);
        desk_click_square(end->square);
        CHECK_INT(desk->hand.from, NO_SQUARE);
        CHECK_INT(count(), played);
        do_action(ACTION_UNDO);
        CHECK_INT(session_outcome(desk->session).result, PLAYING);
        CHECK_INT(desk_marks(MARK_DECIDES, -1), 0);
        CHECK_INT(count(), played - 1);
        do_action(ACTION_REDO);
        CHECK_INT(desk->dialog.type, DIALOG_END);
        desk_close();
    }
}

static void resigning_asks_first(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4");
    do_action(ACTION_RESIGN);
    CHECK_INT(desk->dialog.type, DIALOG_CONFIRM);
    desk_do(ACTION_CLOSE, 0);
    CHECK_INT(session_outcome(desk->session).result, PLAYING);
    do_action(ACTION_RESIGN);
    CHECK(desk_do(ACTION_YES, 0));
    CHECK_INT(session_outcome(desk->session).result, WHITE_WINS);
    CHECK_INT(desk->dialog.type, DIALOG_END);
    desk_close();
}

static void a_running_game_is_not_given_up_unasked(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4");
    do_action(ACTION_NEW);
    CHECK(desk_do(ACTION_START, 0));
    CHECK_INT(desk->dialog.type, DIALOG_CONFIRM);
    desk_key(SDLK_ESCAPE, KMOD_NONE);
    CHECK_INT(count(), 1);
    do_action(ACTION_NEW);
    desk_do(ACTION_START, 0);
    CHECK(desk_do(ACTION_YES, 0));
    CHECK_INT(count(), 0);
    desk_close();
}

/* --- against the computer ------------------------------------------------------------ */

static void open_computer(int level) {
    desk_open((GuiOptions){
        .variant = "chess-t1", .side = "white", .ai = "neutral", .level = level});
}

/* A1, A3, A6: undo during its thought answers at once, and nothing stale arrives. */
static void a1_undo_while_the_computer_thinks(void) {
    open_computer(5);
    for (int i = 0; i < 20; i++) {
        desk_click_move("e2e4");
        CHECK(session_thinking(desk->session));
        SDL_Delay((Uint32)i);
        do_action(ACTION_UNDO);
        CHECK_INT(count(), 0);
        CHECK_INT(session_position(desk->session)->side, WHITE);
        CHECK(!session_thinking(desk->session));
        SDL_Delay(3);
        app_poll(desk);
        CHECK_INT(count(), 0);
    }
    desk_close();
}

/* A2: move, undo, another move: exactly one answer. */
static void a2_one_answer_after_undo(void) {
    open_computer(1);
    for (int i = 0; i < 5; i++) {
        desk_click_move("e2e4");
        do_action(ACTION_UNDO);
    }
    desk_click_move("d2d4");
    CHECK(desk_wait());
    SDL_Delay(30);
    app_poll(desk);
    CHECK_INT(count(), 2);
    /* A7, A8: one undo is back to the person's turn, in the person's role. */
    do_action(ACTION_UNDO);
    CHECK_INT(count(), 0);
    CHECK(!session_seat(desk->session, WHITE)->ai[0] && session_seat(desk->session, BLACK)->ai[0]);
    desk_close();
}

/* A20: the computer's pieces, and any piece in its turn, stay where they are. */
static void a20_only_the_persons_pieces_move(void) {
    open_computer(5);
    desk_click_square("e7");
    CHECK_INT(desk->hand.from, NO_SQUARE);
    desk_click_move("e2e4");
    CHECK(session_thinking(desk->session));
    desk_click_move("e7e5");
    desk_click_move("d2d4");
    CHECK_INT(desk->hand.from, NO_SQUARE);
    CHECK_INT(count(), 1);
    CHECK(message_has("computer"));
    CHECK(desk_do(ACTION_NOW, 0));
    CHECK(desk_wait());
    CHECK_INT(count(), 2);
    desk_close();
}

static void levels_change_during_the_game(void) {
    open_computer(1);
    do_action(ACTION_HARDER);
    CHECK_INT(session_seat(desk->session, BLACK)->level, 2);
    do_action(ACTION_EASIER);
    do_action(ACTION_EASIER);
    CHECK_INT(session_seat(desk->session, BLACK)->level, 1);
    desk_close();
}

static void the_new_game_dialog_seats_players(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    do_action(ACTION_NEW);
    CHECK(desk_do(ACTION_WHO, 2 * WHITE + 1));
    CHECK(desk_do(ACTION_LEVEL, 2 * WHITE + 1));
    int chess = choices_find(&desk->fresh.variants, "chess");
    CHECK(chess >= 0);
    for (int i = 0; i < 40 && desk->fresh.variant != chess; i++)
        desk_key(desk->fresh.variant < chess ? SDLK_DOWN : SDLK_UP, KMOD_NONE);
    CHECK_INT(desk->fresh.variant, chess);
    CHECK(desk_do(ACTION_START, 0));
    CHECK_TEXT(session_rules(desk->session)->name, "chess");
    CHECK(session_seat(desk->session, WHITE)->ai[0] && !session_seat(desk->session, BLACK)->ai[0]);
    CHECK_INT(session_seat(desk->session, WHITE)->level, 2);
    CHECK_TEXT(desk->settings.variant, "chess");
    desk_close();
}

/* --- hints --------------------------------------------------------------------------- */

static void a_hint_has_an_arrow_and_a_reason(void) {
    /* The Konnet alone takes the Prince: 3 against 1½. */
    desk_open((GuiOptions){.variant = "chess-t1", .fen = "4k3/8/8/3p4/8/8/3C4/4K3 w - 0 30"});
    do_action(ACTION_HINT);
    CHECK(session_hinting(desk->session));
    CHECK(desk_wait());
    CHECK(desk->hint != NO_MOVE);
    CHECK(desk_marks(MARK_HINT, move_to(desk->hint)) == 1);
    char move[MOVE_TEXT_SIZE];
    move_write(session_position(desk->session), desk->hint, desk->list.style, move);
    CHECK(message_has(move));
    /* A12: gone with any change. */
    desk_click_move("e1e2");
    if (desk->dialog.type == DIALOG_CONFIRM) desk_do(ACTION_YES, 0);
    CHECK(desk->hint == NO_MOVE);
    CHECK_INT(desk_marks(MARK_HINT, -1), 0);
    desk_close();
}

/* A10: undo, a new game and Esc stop a running search for a hint. */
static void a10_a_change_stops_the_hint(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4 e7e5");
    for (int i = 0; i < 3; i++) {
        do_action(ACTION_HINT);
        CHECK(session_hinting(desk->session));
        if (i == 0) do_action(ACTION_UNDO);
        if (i == 1) desk_key(SDLK_ESCAPE, KMOD_NONE);
        if (i == 2) session_start(desk->session, "chess-t1", NULL, NULL);
        app_poll(desk);
        CHECK(!session_hinting(desk->session));
        CHECK(desk->hint == NO_MOVE);
    }
    desk_close();
}

/* --- looking ------------------------------------------------------------------------- */

/* B4, E18: turning the board and looking back change nothing of the game. */
static void b4_looking_changes_nothing(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4 e7e5 d1g4 d8f6");
    char before[FEN_SIZE];
    snprintf(before, sizeof before, "%s", desk_fen());
    do_action(ACTION_FLIP);
    CHECK_TEXT(desk_fen(), before);
    do_action(ACTION_BACK);
    do_action(ACTION_BACK);
    CHECK_INT(desk->list.look, 2);
    CHECK_INT(app_position(desk)->board[desk_square("d1")],
              session_game(desk->session)->start.board[desk_square("d1")]);
    CHECK_TEXT(desk_fen(), before);
    desk_click_square("e6"); /* back to the game, and nothing is picked */
    CHECK_INT(desk->list.look, -1);
    CHECK_INT(desk->hand.from, NO_SQUARE);
    do_action(ACTION_FIRST);
    CHECK_INT(desk->list.look, 0);
    do_action(ACTION_UNDO);
    CHECK_INT(desk->list.look, -1);
    CHECK_INT(count(), 3);
    desk_close();
}

/* E15: the move on the board is in sight in a long list. */
static void e15_the_list_follows(void) {
    desk_open((GuiOptions){.variant = "chess"});
    for (int i = 0; i < 60; i++) desk_play("g1f3 g8f6 f3g1 f6g8");
    int plies = count();
    CHECK(plies > 8);
    for (int ply = plies; ply > 0; ply--) {
        desk->dialog = (Dialog){0};
        CHECK(desk_marks(MARK_MOVE, ply == plies ? plies : desk->list.look) > 0);
        do_action(ACTION_BACK);
    }
    desk_close();
}

static void moves_are_written_as_in_the_book(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4 e7e5 d1g4");
    CHECK_TEXT(desk->list.texts[2], "C d1-g4");
    do_action(ACTION_LANGUAGE);
    CHECK_TEXT(desk->list.texts[2], "Кт d1-g4");
    CHECK_TEXT(desk_text(MARK_MOVE, 3), "Кт d1-g4");
    desk_close();
}

/* --- keyboard layouts ---------------------------------------------------------------- */

/* F2: Ctrl and the key of the Latin Z, which a Russian layout calls я. */
static void f2_shortcuts_in_a_russian_layout(void) {
    SDL_Keysym z = {.scancode = SDL_SCANCODE_Z, .sym = 0x44f, .mod = KMOD_LCTRL};
    SDL_Keysym f = {.scancode = SDL_SCANCODE_F, .sym = 0x430};
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4");
    desk_take((SDL_Event){.key = {.type = SDL_KEYDOWN, .keysym = z}});
    desk_type("я");
    CHECK_INT(count(), 0);
    CHECK_INT(desk->typed.length, 0);
    desk_take((SDL_Event){.key = {.type = SDL_KEYDOWN, .keysym = f}});
    CHECK_INT(desk->settings.flip, 1);
    desk_close();
}

static void a_layout_with_latin_letters_is_obeyed(void) {
    /* The Z of a German keyboard lies where the Y of an American one does. */
    SDL_Keysym z = {.scancode = SDL_SCANCODE_Y, .sym = SDLK_z, .mod = KMOD_LCTRL};
    Key key = input_key(&z);
    CHECK_INT(key.code, 'z');
    CHECK_INT(action_of_key(key).action, ACTION_UNDO);
}

static void every_action_has_a_key_of_its_own(void) {
    for (int a = 1; a < ACTION_COUNT; a++) {
        CHECK(actions[a].name && (actions[a].run || actions[a].take));
        if (actions[a].label) CHECK_INT(action_of_key(actions[a].key).action, a);
        if (actions[a].other.code) CHECK_INT(action_of_key(actions[a].other).action, a);
    }
}

static void strengths_are_shown_while_the_key_is_held(void) {
    SDL_Keysym space = {.scancode = SDL_SCANCODE_SPACE, .sym = SDLK_SPACE};
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_take((SDL_Event){.key = {.type = SDL_KEYDOWN, .keysym = space}});
    CHECK(desk_marks(MARK_SUM_WHITE, -1) == 64);
    desk_take((SDL_Event){.key = {.type = SDL_KEYUP, .keysym = space}});
    CHECK(desk_marks(MARK_SUM_WHITE, -1) == 0);
    desk_close();
}

/* --- keys in dialogs ----------------------------------------------------------------- */

static void dialogs_work_without_a_mouse(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_key(SDLK_F10, KMOD_NONE);
    CHECK_INT(desk->dialog.type, DIALOG_SETTINGS);
    desk_key(SDLK_TAB, KMOD_NONE);
    desk_key(SDLK_TAB, KMOD_NONE);
    desk_key(SDLK_RETURN, KMOD_NONE);
    CHECK_TEXT(settings_name(&desk->settings, SETTING_LANGUAGE), "ru");
    desk_key(SDLK_ESCAPE, KMOD_NONE);
    CHECK_INT(desk->dialog.type, DIALOG_NONE);
    desk_key(SDLK_F1, KMOD_NONE);
    CHECK_INT(desk->dialog.type, DIALOG_KEYS);
    desk_key(SDLK_z, KMOD_LCTRL); /* nothing of the game happens under a dialog */
    CHECK_INT(desk->dialog.type, DIALOG_KEYS);
    desk_close();
}

/* --- files --------------------------------------------------------------------------- */

static void F4_games_are_saved_listed_and_loaded_by_no_other_program(void) {
    char name[256];
    Err err = {""};
    setenv("XDG_DATA_HOME", check_folder(), 1);
    setenv("PATH", "/none", 1);
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4 e7e5");
    CHECK(store_save(desk, name, &err));
    CHECK_TEXT(err.text, "");
    do_action(ACTION_UNDO);
    do_action(ACTION_UNDO);
    do_action(ACTION_GAMES);
    CHECK_INT(desk->games.count, 1);
    CHECK(desk_do(ACTION_GAME, 0));
    CHECK_INT(count(), 2);
    store_offer(desk, "rspckpsr/iiiiiiii/8/8/4I3/8/IIII1III/RSPCKPSR b Pp 0 1\n", "a");
    CHECK_INT(desk->dialog.type, DIALOG_CONFIRM); /* a game runs */
    CHECK_INT(count(), 2);
    action_run(desk, command_of(ACTION_YES, 0));
    CHECK_INT(count(), 0);
    CHECK_INT(session_position(desk->session)->side, BLACK);
    store_offer(desk, "1 e2e4 e7e5 2 d1g4", "b");
    CHECK_INT(count(), 3);
    store_offer(desk, "1 e2e5", "c");
    action_run(desk, command_of(ACTION_YES, 0));
    app_frame(desk);
    CHECK_INT(count(), 3);
    CHECK(message_has("e2e5") || message_has("e5"));
    desk_close();
}

/* All names at once; what stands in the files comes while the list is looked at, the rows in
 * sight first, and the whole is what is found by reading them all. */
static void the_list_of_games_answers_at_once(void) {
    Choices whole = {0};
    desk_open((GuiOptions){.variant = "chess-t1"});
    do_action(ACTION_NEW);
    Choices *variants = &desk->fresh.variants;
    CHECK(variants->count > 30 && variants->unread >= variants->count - 1);
    CHECK_TEXT(variants->items[desk->fresh.variant].name, "chess-t1");
    CHECK(variants->items[desk->fresh.variant].read);
    int slices = 0;
    for (int unread = variants->unread; fresh_read(desk, 0); unread = variants->unread) {
        CHECK(variants->unread == unread - 1);
        app_frame(desk);
        slices++;
    }
    CHECK(slices > 20 && !variants->unread);
    choices_load(&whole, desk->library, LIBRARY_VARIANTS);
    CHECK_INT(whole.count, variants->count);
    for (int i = 0; i < whole.count; i++) {
        CHECK_TEXT(variants->items[i].name, whole.items[i].name);
        CHECK_TEXT(variants->items[i].title.en, whole.items[i].title.en);
        CHECK(variants->items[i].rules == whole.items[i].rules);
    }
    choices_clear(&whole);
    action_run(desk, command_of(ACTION_CLOSE, 0));
    CHECK(!fresh_read(desk, 0));
    desk_close();
}

static void settings_come_back(void) {
    Settings a, b, kept;
    Err err = {""};
    setenv("XDG_CONFIG_HOME", check_folder(), 1);
    settings_init(&a);
    kept = a;
    settings_step(&a, SETTING_VOLUME, 1);
    settings_step(&a, SETTING_ANIMATION, -1);
    snprintf(a.theme, sizeof a.theme, "мой");
    a.left = -20;
    a.top = 30;
    settings_step(&a, SETTING_LANGUAGE, 1);
    settings_step(&a, SETTING_SCALE, -1);
    a.width = 1000;
    snprintf(a.black, sizeof a.black, "neutral:3");
    CHECK(settings_save(&a, &kept, &err));
    settings_init(&b);
    CHECK(settings_load(&b, &err));
    CHECK(!memcmp(&a, &b, sizeof a));
    CHECK(!settings_set(&b, "width", "-5") && !settings_set(&b, "volume", "loud"));
    CHECK(!settings_set(&b, "left", "40000") && !settings_set(&b, "animation", "on"));
    CHECK(!settings_set(&b, "", "") && !settings_set(&b, "language", ""));
}

/* Each of two windows writes over the other's file only what it has changed itself. */
static void two_windows_keep_the_settings_of_both(void) {
    Settings a, b, both, kept_a, kept_b;
    Err err = {""};
    setenv("XDG_CONFIG_HOME", check_folder(), 1);
    settings_init(&a);
    kept_a = b = kept_b = a;
    settings_step(&a, SETTING_VOLUME, 1);
    snprintf(a.theme, sizeof a.theme, "dark");
    snprintf(a.white, sizeof a.white, "fox:2");
    a.left = 20;
    CHECK(settings_save(&a, &kept_a, &err));
    settings_step(&b, SETTING_SCALE, 2);
    snprintf(b.variant, sizeof b.variant, "xiangqi");
    b.top = 40;
    CHECK(settings_save(&b, &kept_b, &err));
    CHECK(settings_save(&b, &kept_b, &err)); /* nothing of its own any more */
    both = a;
    settings_step(&both, SETTING_SCALE, 2);
    snprintf(both.variant, sizeof both.variant, "xiangqi");
    both.top = 40;
    Settings now = b;
    CHECK(settings_load(&now, &err));
    CHECK(!memcmp(&now, &both, sizeof now));
    /* What both change is as the last one has it, and back again is a change as well. */
    settings_step(&b, SETTING_VOLUME, -1);
    CHECK(settings_save(&b, &kept_b, &err));
    settings_step(&b, SETTING_VOLUME, 1);
    CHECK(settings_save(&b, &kept_b, &err));
    CHECK(settings_load(&now, &err));
    CHECK_INT(now.volume, b.volume);
    CHECK_TEXT(now.theme, "dark");
}

/* C4: who doubts a repetition can look it up. */
static void C4_a_repetition_says_where_the_position_stood(void) {
    desk_open((GuiOptions){.variant = "chess"});
    desk_play("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    CHECK_INT(desk->dialog.type, DIALOG_NONE);
    action_run(desk, command_of_key(ACTION_CLAIM));
    app_frame(desk);
    CHECK_INT(desk->dialog.type, DIALOG_END);
    Text all;
    text_init(&all);
    for (int i = 0; i < desk->draw.count; i++) {
        const DrawCommand *c = &desk->draw.commands[i];
        if (c->type == DRAW_TEXT && c->mark == MARK_MESSAGE)
            text_format(&all, "%s ", draw_letters(&desk->draw, c));
    }
    check_that(strstr(all.data, "2 … Ng8, 4 … Ng8"), "it says: %s", all.data);
    text_clear(&all);
    desk_close();
}

int main(void) {
    TEST(a_king_left_to_be_taken_is_warned_of);
    TEST(a_quiet_move_is_not_warned_of);
    TEST(check_is_shown);
    TEST(b7_the_end_is_seen_and_can_be_undone);
    TEST(resigning_asks_first);
    TEST(a_running_game_is_not_given_up_unasked);
    TEST(a1_undo_while_the_computer_thinks);
    TEST(a2_one_answer_after_undo);
    TEST(a20_only_the_persons_pieces_move);
    TEST(levels_change_during_the_game);
    TEST(the_new_game_dialog_seats_players);
    TEST(the_list_of_games_answers_at_once);
    TEST(a_hint_has_an_arrow_and_a_reason);
    TEST(a10_a_change_stops_the_hint);
    TEST(b4_looking_changes_nothing);
    TEST(e15_the_list_follows);
    TEST(moves_are_written_as_in_the_book);
    TEST(f2_shortcuts_in_a_russian_layout);
    TEST(a_layout_with_latin_letters_is_obeyed);
    TEST(every_action_has_a_key_of_its_own);
    TEST(strengths_are_shown_while_the_key_is_held);
    TEST(dialogs_work_without_a_mouse);
    TEST(F4_games_are_saved_listed_and_loaded_by_no_other_program);
    TEST(settings_come_back);
    TEST(two_windows_keep_the_settings_of_both);
    TEST(C4_a_repetition_says_where_the_position_stood);
    return check_end();
}
