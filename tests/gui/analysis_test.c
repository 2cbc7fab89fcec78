/* Analysis in the window: off by default, lines, bar, graph, review; what they draw and what a
 * press on them does. */
#include "desk.h"

#include "gui/words.h"

static const char mated[] = "f2f3 e7e5 g2g4 d8h4";

/* Until a first line is known, or so many; what is drawn is up to date after it. */
static void wait_lines(int count) {
    int64_t end = clock_ms() + 10000;
    while (desk->analysis.count < count && clock_ms() < end) {
        SDL_Delay(2);
        app_poll(desk);
    }
    app_frame(desk);
    CHECK(desk->analysis.count >= count);
}

static void wait_review(void) {
    int64_t end = clock_ms() + 20000;
    while (session_reviewing(desk->session) && clock_ms() < end) {
        SDL_Delay(2);
        app_poll(desk);
    }
    app_poll(desk);
    app_frame(desk);
    CHECK(desk->analysis.reviewed);
}

static void open_chess(const char *moves) {
    desk_open((GuiOptions){.variant = "chess"});
    desk_play(moves);
    if (desk->dialog.type == DIALOG_END) action_run(desk, command_of(ACTION_CLOSE, 0));
    app_frame(desk);
}

/* Until every line that there is has two moves at least. */
static void wait_replies(void) {
    int64_t end = clock_ms() + 10000;
    for (int i = 0; i < ANALYSIS_LINES && clock_ms() < end;) {
        i += desk->analysis.lines[i].pv_length > 1;
        SDL_Delay(1);
        app_poll(desk);
    }
    app_frame(desk);
}

static void analyse(void) {
    desk_key('a', KMOD_NONE);
    wait_lines(ANALYSIS_LINES);
    wait_replies();
}

static int marks(DrawMark mark) { return desk_marks(mark, -1); }

static void it_is_off_until_asked_for(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4 e7e5");
    CHECK(!session_analysing(desk->session));
    CHECK_INT(marks(MARK_EVALUATION) + marks(MARK_GRAPH) + marks(MARK_LINE), 0);
    analyse();
    CHECK(marks(MARK_EVALUATION) && marks(MARK_GRAPH) && marks(MARK_LINE));
    CHECK_INT(marks(MARK_SCORE), ANALYSIS_LINES);
    desk_key('a', KMOD_NONE);
    CHECK(!session_analysing(desk->session));
    CHECK_INT(marks(MARK_EVALUATION) + marks(MARK_GRAPH) + marks(MARK_LINE), 0);
    desk_close();
}

static void a_button_of_the_panel_switches_it(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    CHECK(desk_do(ACTION_ANALYSIS, 2 * SETTING_ANALYSIS + 1));
    CHECK(desk->settings.analysis);
    desk_close();
}

/* Each line's first move is legal on the board, whatever position that is. */
static void lines_fit_the_board(void) {
    const Analysis *analysis = &desk->analysis;
    const Position *pos = app_position(desk);
    Move moves[MAX_MOVES];
    int count = position_moves(pos, moves);
    CHECK_INT((int64_t)analysis->root.key, (int64_t)pos->key);
    for (int i = 0; i < analysis->count; i++) {
        bool legal = false;
        for (int m = 0; m < count; m++) legal |= moves[m] == analysis->lines[i].pv[0];
        check_that(legal, "line %d is of another position", i);
    }
}

static void lines_follow_the_board(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4 e7e5 d1g4");
    analyse();
    lines_fit_the_board();
    desk_key(SDLK_PAGEUP, KMOD_NONE);
    CHECK_INT(desk->analysis.ply, 2);
    wait_lines(1);
    lines_fit_the_board();
    desk_key(SDLK_END, KMOD_NONE);
    wait_lines(1);
    lines_fit_the_board();
    desk_key('u', KMOD_NONE);
    CHECK_INT(desk->analysis.ply, 2);
    wait_lines(1);
    lines_fit_the_board();
    desk_close();
}

/* The hit of a move of a line. */
static Rect line_at(int line, int step) {
    int hit = draw_hit_of(&desk->draw, command_of(ACTION_LINE, line * LINE_STEPS + step));
    CHECK(hit >= 0);
    return hit >= 0 ? desk->draw.hits[hit].at : (Rect){0, 0, 1, 1};
}

static void a_line_shows_its_arrows_under_the_mouse(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4 e7e5");
    analyse();
    CHECK_INT(marks(MARK_HINT), 0);
    for (int step = 0; step < 2; step++) {
        Rect at = line_at(1, step);
        desk_move(at.x + at.w / 2, at.y + at.h / 2);
        CHECK_INT(marks(MARK_HINT), step + 1);
        CHECK(desk_marks(MARK_HINT, move_to(desk->analysis.lines[1].pv[0])) > 0);
    }
    desk_close();
}

static void a_press_plays_the_line_up_to_there(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4 e7e5");
    analyse();
    Move first = desk->analysis.lines[0].pv[0], second = desk->analysis.lines[0].pv[1];
    Rect at = line_at(0, 1);
    desk_click(at.x + at.w / 2, at.y + at.h / 2);
    const Game *game = session_game(desk->session);
    CHECK_INT(game->count, 4);
    CHECK_INT(game->moves[2], first);
    CHECK_INT(game->moves[3], second);
    desk_close();
}

static void the_keys_reach_a_line(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    analyse();
    Move first = desk->analysis.lines[0].pv[0];
    for (int i = 0; i < 100 && desk->focus.action != ACTION_LINE; i++) desk_key(SDLK_TAB, KMOD_NONE);
    CHECK_INT(desk->focus.action, ACTION_LINE);
    CHECK_INT(marks(MARK_HINT), 1);
    CHECK_INT(desk->focus.arg, 0);
    first = desk->analysis.lines[0].pv[0]; /* the search may have changed its mind */
    desk_key(SDLK_RETURN, KMOD_NONE);
    CHECK_INT(session_game(desk->session)->moves[0], first);
    desk_close();
}

static void a_line_plays_nothing_for_the_computer(void) {
    desk_open((GuiOptions){.variant = "chess-t1", .side = "white", .ai = "neutral"});
    analyse();
    Rect at = line_at(0, 1);
    Move first = desk->analysis.lines[0].pv[0];
    desk_click(at.x + at.w / 2, at.y + at.h / 2);
    CHECK(desk_wait());
    CHECK_INT(session_game(desk->session)->moves[0], first);
    CHECK_INT(session_game(desk->session)->count, 2); /* its own answer */
    desk_close();
}

/* How high White's part of the bar is, thousandths. */
static int white_share(void) {
    int whole = 0, white = 0;
    for (int i = 0; i < desk->draw.count; i++) {
        const DrawCommand *c = &desk->draw.commands[i];
        if (c->mark != MARK_EVALUATION || c->type != DRAW_FILL) continue;
        if (c->color == side_fill(WHITE)) white = c->at.h;
        if (c->color == side_fill(BLACK)) whole = c->at.h;
    }
    return whole ? white * 1000 / whole : -1;
}

static void the_bar_says_who_stands_better(void) {
    desk_open((GuiOptions){.variant = "chess", .fen = "4k3/8/8/8/8/8/8/QQ2K3 b - - 0 1"});
    analyse();
    CHECK(white_share() > 700);
    desk_close();
    desk_open((GuiOptions){.variant = "chess", .fen = "qq2k3/8/8/8/8/8/8/4K3 w - - 0 1"});
    analyse();
    CHECK(white_share() >= 0 && white_share() < 300);
    desk_close();
}

static void a_review_marks_the_blunder_and_says_what_was_better(void) {
    open_chess(mated);
    desk_key('a', KMOD_SHIFT);
    CHECK(session_reviewing(desk->session));
    CHECK_INT(marks(MARK_REVIEW), 1);
    wait_review();
    CHECK_TEXT(desk_text(MARK_VERDICT, 3), "??");
    CHECK_INT(desk_marks(MARK_VERDICT, 4), 0);
    CHECK_INT(desk_marks(MARK_LINE, -1), 0); /* the lines stay off */
    CHECK(strstr(desk_text(MARK_MESSAGE, -1), "White: ??\u00a01") != NULL);
    for (int ply = 0; ply <= 4; ply++) CHECK(desk_marks(MARK_GRAPH, ply) > 0);
    action_run(desk, command_of(ACTION_LOOK, 3));
    app_frame(desk);
    CHECK(strncmp(desk_text(MARK_MESSAGE, -1), "A blunder", 9) == 0);
    desk_key('l', KMOD_NONE);
    CHECK(strstr(desk_text(MARK_MESSAGE, -1), "Грубая ошибка") != NULL);
    desk_close();
}

static void the_end_offers_a_review(void) {
    desk_open((GuiOptions){.variant = "chess"});
    desk_play(mated);
    CHECK_INT(desk->dialog.type, DIALOG_END);
    CHECK(desk_do(ACTION_REVIEW, 0));
    CHECK_INT(desk->dialog.type, DIALOG_NONE);
    wait_review();
    desk_close();
}

static void a_review_is_ended_by_keys_buttons_and_changes(void) {
    for (int i = 0; i < 4; i++) {
        desk_open((GuiOptions){.variant = "chess-t1"});
        desk_play("e2e4 e7e5 d1g4 d8f6 f1c4 b8c6 h2h4 a7a5");
        desk_key('a', KMOD_SHIFT);
        CHECK(session_reviewing(desk->session));
        if (i == 0) desk_key(SDLK_ESCAPE, KMOD_NONE);
        if (i == 1) CHECK(desk_do(ACTION_REVIEW, 0));
        if (i == 2) desk_key('u', KMOD_NONE);
        if (i == 3) desk_click_move("d2d3");
        CHECK(!session_reviewing(desk->session));
        CHECK(!desk->analysis.reviewed);
        CHECK_INT(marks(MARK_REVIEW), 0);
        desk_close();
    }
}

static void the_graph_looks_where_it_is_pressed(void) {
    open_chess(mated);
    desk_key('a', KMOD_SHIFT);
    wait_review();
    int hit = draw_hit_of(&desk->draw, command_of(ACTION_GRAPH, 0));
    CHECK(hit >= 0);
    Rect at = desk->draw.hits[hit].at;
    for (int ply = 0; ply < 5; ply++) {
        desk_click(at.x + at.w * (2 * ply + 1) / 10, at.y + at.h / 2);
        CHECK_INT(desk->list.look, ply == 4 ? -1 : ply);
    }
    desk_close();
}

static void another_game_is_not_reviewed(void) {
    open_chess(mated);
    desk_key('a', KMOD_SHIFT);
    wait_review();
    session_start(desk->session, "chess", NULL, NULL);
    app_poll(desk);
    app_frame(desk);
    CHECK(!desk->analysis.reviewed);
    CHECK_INT(marks(MARK_GRAPH) + marks(MARK_VERDICT), 0);
    desk_close();
}

static void it_rests_while_something_else_thinks(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    analyse();
    desk_key('h', KMOD_NONE);
    CHECK(session_hinting(desk->session) && !session_analysing(desk->session));
    desk_key(SDLK_ESCAPE, KMOD_NONE);
    CHECK(session_analysing(desk->session));
    desk_key('e', KMOD_NONE); /* the editor */
    CHECK(!session_analysing(desk->session));
    desk_close();
}

int main(void) {
    TEST(it_is_off_until_asked_for);
    TEST(a_button_of_the_panel_switches_it);
    TEST(lines_follow_the_board);
    TEST(a_line_shows_its_arrows_under_the_mouse);
    TEST(a_press_plays_the_line_up_to_there);
    TEST(the_keys_reach_a_line);
    TEST(a_line_plays_nothing_for_the_computer);
    TEST(the_bar_says_who_stands_better);
    TEST(a_review_marks_the_blunder_and_says_what_was_better);
    TEST(the_end_offers_a_review);
    TEST(a_review_is_ended_by_keys_buttons_and_changes);
    TEST(the_graph_looks_where_it_is_pressed);
    TEST(another_game_is_not_reviewed);
    TEST(it_rests_while_something_else_thinks);
    return check_end();
}
