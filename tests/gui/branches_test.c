/* Branches in the window: made by clicks and by keys alone, gone through in the list of moves,
 * made the game, deleted; and that a game that is being played waits meanwhile. */
#include "desk.h"

#include "gui/moves.h"
#include "session/session.h"

static void do_action(ActionId id) {
    action_run(desk, command_of_key(id));
    app_frame(desk);
}

static const Game *game(void) { return session_game(desk->session); }

static bool away(void) { return session_away(desk->session); }

static void open_computer(int level) {
    desk_open((GuiOptions){.variant = "chess-t1", .side = "white", .ai = "neutral", .level = level});
}

/* The arrow keys to the square, then Enter. */
static void enter(const char *name) {
    Square to = desk_square(name);
    int files = session_rules(desk->session)->files;
    for (int i = 0; i < 40 && desk->hand.cursor != to; i++) {
        int at = desk->hand.cursor == NO_SQUARE ? 0 : desk->hand.cursor;
        int dx = to % files - at % files, dy = to / files - at / files;
        desk_key(dx > 0 ? SDLK_RIGHT : dx < 0 ? SDLK_LEFT : dy > 0 ? SDLK_UP : SDLK_DOWN, KMOD_NONE);
    }
    CHECK_INT(desk->hand.cursor, to);
    desk_key(SDLK_RETURN, KMOD_NONE);
}

static void a_move_in_an_earlier_position_makes_a_branch(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4 e7e5 d1g4");
    CHECK(desk_do(ACTION_LOOK, 1));
    desk_click_move("d7d5");
    CHECK(away());
    CHECK_INT(game()->count, 2);
    CHECK_TEXT(desk_text(MARK_MOVE, 4), "1… d7-d5");
    CHECK_TEXT(desk_text(MARK_MOVE, 3), "C d1-g4"); /* and the game is still there */
    CHECK(strncmp(desk_text(MARK_MESSAGE, -1), "A branch.", 9) == 0);
    desk_click_move("d2d4");
    CHECK_INT(game()->count, 3);
    CHECK(desk_do(ACTION_RETURN, 0));
    CHECK(!away());
    CHECK_INT(game()->count, 3);
    CHECK_INT(moves_shown(desk), 3);
    CHECK(desk_do(ACTION_LOOK, 4));
    CHECK(away());
    CHECK_INT(game()->count, 2);
    CHECK(desk_do(ACTION_LOOK, 3)); /* the end of a game that waits for nobody */
    CHECK(!away());
    desk_close();
}

/* What is clicked besides a piece that may move goes back to the game, as ever. */
static void a_click_beside_it_goes_back_to_the_game(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4 e7e5");
    CHECK(desk_do(ACTION_LOOK, 1));
    desk_click_square("e4"); /* White's, and Black is to move */
    CHECK_INT(desk->list.look, -1);
    CHECK(!away());
    CHECK_INT(tree_branches(&game()->tree), 0);
    desk_close();
}

static void the_keyboard_alone_does_it_all(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4 e7e5");
    desk_key(SDLK_HOME, KMOD_NONE);
    enter("d2");
    enter("d4");
    CHECK(away());
    enter("d7");
    enter("d5");
    CHECK_INT(game()->count, 2);
    desk_key(SDLK_PAGEUP, KMOD_NONE);
    CHECK_INT(moves_shown(desk), 3);
    desk_key(SDLK_PAGEDOWN, KMOD_LCTRL); /* round: the game's move has another in its place */
    CHECK_INT(moves_shown(desk), 1);
    desk_key(SDLK_PAGEDOWN, KMOD_LCTRL);
    CHECK_INT(moves_shown(desk), 3);
    desk_key(SDLK_PAGEUP, KMOD_LCTRL);
    CHECK_INT(moves_shown(desk), 1);
    desk_key(SDLK_PAGEUP, KMOD_LCTRL);
    CHECK_INT(moves_shown(desk), 3);
    desk_key(SDLK_END, KMOD_NONE);
    CHECK_INT(moves_shown(desk), 4);
    desk_key(SDLK_b, KMOD_LCTRL);
    CHECK_INT(game()->tree.nodes[ROOT].child, 3);
    CHECK(!action_enabled(desk, ACTION_PROMOTE));
    desk_key(SDLK_PAGEUP, KMOD_LCTRL);
    CHECK_INT(moves_shown(desk), 1);
    desk_key(SDLK_DELETE, KMOD_NONE);
    CHECK_INT(desk->dialog.type, DIALOG_CONFIRM);
    desk_key(SDLK_ESCAPE, KMOD_NONE);
    CHECK_INT(tree_branches(&game()->tree), 1); /* no */
    desk_key(SDLK_DELETE, KMOD_NONE);
    desk_key(SDLK_RETURN, KMOD_NONE);
    CHECK_INT(tree_branches(&game()->tree), 0);
    CHECK(!tree_has(&game()->tree, 1));
    desk_key(SDLK_ESCAPE, KMOD_NONE);
    CHECK(!away());
    CHECK_INT(game()->count, 2);
    desk_close();
}

/* E18: a game against the computer is not left by a slip of the mouse, but by a key. */
static void the_computer_waits_until_one_comes_back(void) {
    open_computer(2);
    desk_play("e2e4");
    CHECK(desk_wait());
    desk_key(SDLK_HOME, KMOD_NONE);
    desk_click_move("d2d4");
    CHECK(!away());
    CHECK_INT(tree_branches(&game()->tree), 0);
    desk_key(SDLK_ESCAPE, KMOD_NONE);
    desk_key(SDLK_HOME, KMOD_NONE);
    desk_key(SDLK_b, KMOD_NONE);
    CHECK(away());
    desk_click_move("d2d4");
    CHECK(!session_thinking(desk->session));
    desk_click_move("d7d5");
    CHECK_INT(game()->count, 2);
    CHECK(!action_enabled(desk, ACTION_RESIGN) && !action_enabled(desk, ACTION_OFFER) &&
          !action_enabled(desk, ACTION_CLAIM) && !action_enabled(desk, ACTION_PAUSE));
    CHECK(desk_do(ACTION_LOOK, 2)); /* the end of the game; it does not go on by itself */
    CHECK(away());
    desk_key(SDLK_g, KMOD_NONE);
    CHECK(!away());
    desk_play("d2d4");
    CHECK(desk_wait());
    CHECK_INT(game()->count, 4);
    desk_close();
}

static void what_undo_took_back_stays_as_a_branch(void) {
    open_computer(1);
    desk_play("e2e4");
    CHECK(desk_wait());
    do_action(ACTION_UNDO);
    desk_play("d2d4");
    CHECK(desk_wait());
    CHECK_INT(game()->count, 2);
    CHECK(desk_marks(MARK_MOVE, 1) > 0 && desk_marks(MARK_MOVE, 2) > 0);
    CHECK(desk_do(ACTION_LOOK, 2));
    CHECK(away());
    CHECK_INT(game()->moves[0], game()->tree.nodes[1].move);
    desk_close();
}

static void the_end_of_a_branch_is_no_end_of_the_game(void) {
    desk_open((GuiOptions){.variant = "chess"});
    desk_play("f2f3 e7e5 b1c3");
    desk_key(SDLK_PAGEUP, KMOD_NONE);
    do_action(ACTION_TRY);
    desk_play("g2g4 d8h4");
    CHECK_INT(desk->dialog.type, DIALOG_NONE);
    CHECK(strncmp(desk_text(MARK_MESSAGE, -1), "A branch. ", 10) == 0);
    desk_click_square("e2");
    CHECK_TEXT(desk->message.key, "gui.branch-over");
    do_action(ACTION_RETURN);
    CHECK(session_awaits_person(desk->session));
    CHECK_INT(game()->count, 3);
    desk_close();
}

/* --- the list -------------------------------------------------------------------------------- */

static const char tree[] = "[Variant \"chess\"]\n1 e2e4 e7e5 ( 1 … c7c5 2 g1f3 d7d6 ( 2 … b8c6 "
                           "( 2 … e7e6 3 d2d4 ) 3 f1b5 ) 3 d2d4 c5d4 4 f3d4 g8f6 5 b1c3 a7a6 ) "
                           "( 1 … e7e6 2 d2d4 ) 2 g1f3 ( 2 f2f4 e5f4 ) 2 … b8c6 3 f1b5\n";

static void open_tree(void) {
    Err err = {""};
    desk_open((GuiOptions){.variant = "chess"});
    CHECK(session_read(desk->session, tree, "tree", &err));
    app_poll(desk);
    app_frame(desk);
}

/* From whatever move the board stands at. */
static void every_move_can_be_gone_to(void) {
    open_tree();
    int count = game()->tree.count;
    CHECK_INT(count, 23);
    for (int from = 1; from < count; from += 5)
        for (int node = 1; node < count; node++) {
            Position want;
            action_run(desk, command_of(ACTION_LOOK, from));
            app_frame(desk);
            for (int turns = 0; !desk_marks(MARK_MOVE, node) && turns < 9; turns++)
                desk_take((SDL_Event){.wheel = {.type = SDL_MOUSEWHEEL, .y = node < from ? 1 : -1}});
            check_that(desk_do(ACTION_LOOK, node), "%d is not in the list at %d", node, from);
            game_position_of(game(), node, &want);
            CHECK(want.key == app_position(desk)->key);
        }
    desk_close();
}

/* Next comes to every branch once before it is where it began. */
static void the_next_branch_goes_round(void) {
    open_tree();
    int branches = tree_branches(&game()->tree), seen = 0;
    CHECK_INT(branches, 5);
    do_action(ACTION_NEXT_BRANCH);
    int first = moves_shown(desk), stops = 0;
    do {
        seen += !tree_is_first(&game()->tree, moves_shown(desk));
        do_action(ACTION_NEXT_BRANCH);
    } while (moves_shown(desk) != first && ++stops < 20);
    CHECK_INT(seen, branches);
    for (int i = 0; i <= stops; i++) do_action(ACTION_LAST_BRANCH);
    CHECK_INT(moves_shown(desk), first);
    desk_close();
}

static bool apart(Rect a, Rect b) {
    return a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
}

/* No move stands on another or outside of the panel, whatever the window. */
static void moves_stand_apart_at_every_size(void) {
    static const int sizes[][3] = {{1024, 700, 1}, {1920, 1080, 1}, {640, 900, 1}, {1180, 820, 3}};
    open_tree();
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        desk_size(sizes[s][0], sizes[s][1], 1, sizes[s][2]);
        const Draw *draw = &desk->draw;
        int found = 0;
        for (int i = 0; i < draw->hit_count; i++) {
            if (draw->hits[i].command.action != ACTION_LOOK) continue;
            Rect at = draw->hits[i].at, panel = desk->layout.panel;
            found++;
            CHECK(at.x >= panel.x && at.x + at.w <= panel.x + panel.w);
            for (int j = 0; j < i; j++)
                CHECK(draw->hits[j].command.action != ACTION_LOOK || apart(at, draw->hits[j].at));
        }
        check_that(found > 0, "%d moves at %d x %d", found, sizes[s][0], sizes[s][1]);
    }
    desk_close();
}

/* Signs of a review stand in a branch too, and the graph is that of the line on the board. */
static void a_branch_is_reviewed_like_a_game(void) {
    desk_open((GuiOptions){.variant = "chess"});
    desk_play("e2e4 e7e5");
    desk_key(SDLK_HOME, KMOD_NONE);
    do_action(ACTION_TRY);
    desk_play("f2f3 e7e5 g2g4 d8h4");
    do_action(ACTION_REVIEW);
    int64_t end = clock_ms() + 20000;
    while (session_reviewing(desk->session) && clock_ms() < end) {
        SDL_Delay(2);
        app_poll(desk);
    }
    app_frame(desk);
    CHECK_TEXT(desk_text(MARK_MOVE, 5), "2. g4??");
    for (int ply = 0; ply <= 4; ply++) CHECK(desk_marks(MARK_GRAPH, ply) > 0);
    do_action(ACTION_RETURN);
    CHECK_INT(desk_marks(MARK_GRAPH, 4), 0);
    CHECK_TEXT(desk_text(MARK_MOVE, 5), "2. g4??");
    desk_close();
}

/* Rows of their own for each turn of several moves; the number stands where White's begins. */
static void each_turn_has_its_rows(void) {
    static const char variant[] =
        "chester_api = 1\nvariant \"three\" : from \"chess\" { turn = 3,\n"
        "  start = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3 0 1\" }\n";
    static const int rows[][3] = {{1, 2, false}, {0, 1, false}, {0, 2, true}, {0, 1, false}, {2, 1, false}};
    char path[PATH_SIZE];
    path_join(path, check_folder(), "three.lua");
    CHECK(file_write(path, variant, strlen(variant), NULL));
    desk_open((GuiOptions){.variant = path});
    desk_play("e2e4 d2d4 c2c4 e7e5 d7d5 c7c5 a2a3");
    CHECK_INT(desk->list.rows.count, 5);
    for (int i = 0; i < desk->list.rows.count && i < 5; i++) {
        const MoveRow *row = &desk->list.rows.rows[i];
        CHECK(row->number == rows[i][0] && row->count == rows[i][1] && row->answers == rows[i][2]);
    }
    CHECK(desk_do(ACTION_LOOK, 4));
    desk_click_move("a7a6"); /* in the place of d7d5 */
    CHECK_TEXT(desk_text(MARK_MOVE, 8), "1… a6");
    desk_click_move("b7b6");
    CHECK_TEXT(desk_text(MARK_MOVE, 9), "b6");
    CHECK_INT(desk->list.rows.count, 6);
    CHECK(desk->list.rows.rows[4].answers); /* c5, behind the branch */
    desk_close();
}

int main(void) {
    TEST(a_move_in_an_earlier_position_makes_a_branch);
    TEST(a_click_beside_it_goes_back_to_the_game);
    TEST(the_keyboard_alone_does_it_all);
    TEST(the_computer_waits_until_one_comes_back);
    TEST(what_undo_took_back_stays_as_a_branch);
    TEST(the_end_of_a_branch_is_no_end_of_the_game);
    TEST(every_move_can_be_gone_to);
    TEST(the_next_branch_goes_round);
    TEST(moves_stand_apart_at_every_size);
    TEST(a_branch_is_reviewed_like_a_game);
    TEST(each_turn_has_its_rows);
    return check_end();
}
