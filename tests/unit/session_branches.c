/* Session branches: the board away from the game and back: who waits meanwhile, what is kept, and
 * what becomes the game. */
#include "sitting.h"

#include "base/file.h"

static int64_t moment; /* of the sessions with a clock, ms */

static int64_t told(void *context) {
    (void)context;
    return moment;
}

static int node_at(const Session *session, int ply) {
    return ply == 0 ? ROOT : session_game(session)->nodes[ply - 1];
}

static void visit(Session *session, int ply) {
    CHECK(session_visit(session, node_at(session, ply)));
    CHECK(session_away(session));
}

/* What is written below the tags. */
static void holds(const Session *session, const char *want) {
    Text text;
    text_init(&text);
    session_write(session, &text);
    const char *moves = strrchr(text.data, ']');
    CHECK_TEXT(moves ? moves + 2 : text.data, want);
    text_clear(&text);
}

static void the_computer_waits_for_the_game(void) {
    Session *session = against(slow());
    moves(session, "e2e4");
    CHECK(session_thinking(session));
    visit(session, 0);
    CHECK(!session_thinking(session) && session_awaits_person(session));
    moves(session, "d2d4 d7d5 c2c4");
    session_go(session); /* nobody is to be let go here */
    CHECK(!session_thinking(session) && session_awaits_person(session));
    CHECK(!session_resign(session, WHITE) && !session_offer_draw(session) && !session_claim(session));
    CHECK_INT(finish(session).replies, 0);
    CHECK(session_return(session) && !session_away(session));
    CHECK(session_thinking(session));
    session_move_now(session);
    CHECK_INT(finish(session).replies, 1);
    CHECK_INT(played(session), 2);
    CHECK_INT(tree_branches(&session_game(session)->tree), 1);
    CHECK(!session_return(session)); /* it is here */
    session_free(session);
}

static void undo_and_redo_go_by_single_moves(void) {
    Session *session = against(QUICK);
    moves(session, "e2e4");
    finish(session);
    visit(session, 2);
    CHECK(session_undo(session));
    CHECK_INT(played(session), 1); /* not back to the person's turn */
    CHECK(session_redo(session) && !session_redo(session));
    CHECK_INT(played(session), 2);
    session_free(session);
}

/* The time of the turn that was left is gone, and no more goes meanwhile. */
static void the_clock_waits_too(void) {
    SessionSetup setup = {.library = world_library, .hash_megabytes = 1, .now = told};
    Err err = {""};
    ClockRule rule;
    Session *session = session_new(&setup, &err);
    check_that(session && clock_rule_read("60", &rule, &err), "%s", err.text);
    start(session, "chess-t1", NULL);
    CHECK(session_time(session, &rule));
    moves(session, "e2e4");
    CHECK(!session_is_free(session));
    moment += 7000;
    visit(session, 0);
    moment += 500000;
    moves(session, "d2d4 d7d5");
    CHECK_INT(session_left(session, BLACK), 53000);
    listen(session, &(Heard){0});
    CHECK(session_return(session) && session_paused(session));
    CHECK_INT(session_left(session, BLACK), 53000);
    session_go(session);
    moment += 1000;
    CHECK_INT(session_left(session, BLACK), 52000);
    moment += 52000;
    CHECK(!session_visit(session, ROOT)); /* too late: the flag has fallen */
    CHECK_INT(session_outcome(session).result, WHITE_WINS);
    session_free(session);
}

static bool tells_turn_time(const Session *session) {
    Text text;
    text_init(&text);
    session_write(session, &text);
    bool told_it = strstr(text.data, "[TurnTime ") != NULL;
    text_clear(&text);
    return told_it;
}

/* What the turn has taken that was left is no time of another line's turn. */
static void another_game_has_its_own_clock(void) {
    SessionSetup setup = {.library = world_library, .hash_megabytes = 1, .now = told};
    Err err = {""};
    ClockRule rule;
    Session *session = session_new(&setup, &err);
    check_that(session && clock_rule_read("60", &rule, &err), "%s", err.text);
    start(session, "chess-t1", NULL);
    CHECK(session_time(session, &rule));
    moves(session, "e2e4 e7e5");
    moment += 7000;
    visit(session, 0);
    CHECK(tells_turn_time(session));
    moves(session, "d2d4");
    CHECK(session_promote(session, game_here(session_game(session))));
    CHECK(!tells_turn_time(session));
    CHECK(session_return(session));
    CHECK_INT(session_left(session, WHITE), 60000);
    CHECK_INT(session_left(session, BLACK), 60000);
    session_free(session);
}

static void an_end_is_told_once(void) {
    Session *session = opened(NULL);
    Heard heard = {{0}, 0, {{0}}};
    start(session, "chess", NULL);
    moves(session, "f2f3 e7e5 g2g4 d8h4");
    listen(session, &heard);
    CHECK_INT(heard.count[EVENT_ENDED], 1);
    CHECK(session_is_free(session));
    visit(session, 2);
    CHECK(session_awaits_person(session));
    moves(session, "e2e4");
    CHECK(session_return(session));
    listen(session, &heard);
    CHECK_INT(heard.count[EVENT_ENDED], 1);
    CHECK(!session_awaits_person(session));
    visit(session, 2);
    moves(session, "g2g4 d8h4"); /* the same again, by hand */
    listen(session, &heard);
    CHECK_INT(heard.count[EVENT_ENDED], 2);
    holds(session, "1 f2f3 e7e5\n2 g2g4\n  ( 2 e2e4 )\n2 … d8h4\nresult black-wins checkmate\n");
    session_free(session);
}

/* After a resignation one may well look how it would have gone on. */
static void a_game_that_was_resigned_can_be_played_on(void) {
    Session *session = opened(NULL);
    start(session, "chess-t1", NULL);
    moves(session, "e2e4 e7e5");
    CHECK(session_resign(session, WHITE));
    CHECK(!move(session, "d2d4"));
    visit(session, 2);
    moves(session, "d2d4");
    holds(session, "1 e2e4 e7e5\n  ( 1 … e7e5\n  2 d2d4 )\nresult black-wins resignation\n");
    CHECK(session_return(session));
    CHECK_INT(session_outcome(session).result, BLACK_WINS);
    CHECK(!session_can_redo(session));
    session_free(session);
}

static void two_persons_go_on_at_the_end_of_their_game(void) {
    Session *session = opened(NULL);
    start(session, "chess-t1", NULL);
    moves(session, "e2e4 e7e5");
    visit(session, 1);
    moves(session, "c7c5");
    CHECK(session_away(session));
    visit(session, 0);
    CHECK(session_visit(session, game_tip(session_game(session))));
    moves(session, "d2d4");
    CHECK(!session_away(session));
    holds(session, "1 e2e4 e7e5\n  ( 1 … c7c5 )\n2 d2d4\n");
    session_free(session);
}

static void a_branch_becomes_the_game(void) {
    Session *session = against(QUICK);
    moves(session, "e2e4");
    finish(session);
    visit(session, 0);
    moves(session, "d2d4");
    int branch = game_here(session_game(session));
    CHECK(session_promote(session, branch) && !session_promote(session, branch));
    CHECK(session_return(session));
    CHECK_INT(finish(session).replies, 1);
    CHECK_INT(played(session), 2);
    CHECK_INT(session_game(session)->nodes[0], branch);
    session_free(session);
}

static void a_branch_is_taken_out(void) {
    Session *session = opened(NULL);
    start(session, "chess-t1", NULL);
    moves(session, "e2e4 e7e5");
    CHECK(!session_prune(session, node_at(session, 2))); /* the game itself */
    visit(session, 0);
    moves(session, "d2d4 d7d5");
    int node = game_here(session_game(session));
    CHECK(session_prune(session, node));
    CHECK_INT(played(session), 0);
    CHECK(!session_visit(session, node) && !session_prune(session, node));
    CHECK(!session_visit(session, -1) && !session_visit(session, 99));
    CHECK(session_return(session));
    holds(session, "1 e2e4 e7e5\n");
    session_free(session);
}

/* What was found about a line is known when one comes back to it. */
static void a_review_outlives_a_branch(void) {
    Session *session = opened(NULL);
    start(session, "chess", NULL);
    moves(session, "f2f3 e7e5 g2g4");
    CHECK(session_review_start(session));
    visit(session, 1);
    CHECK(session_reviewing(session)); /* on the line that is gone through */
    while (session_reviewing(session) && !check_fault[0]) {
        nap();
        listen(session, &(Heard){0});
    }
    moves(session, "e7e6");
    CHECK(!review_at(session_review(session), 2));
    CHECK_INT(review_verdict_of(session_review(session), 3), VERDICT_BLUNDER);
    CHECK(session_return(session));
    CHECK_INT(review_verdict(session_review(session), 3), VERDICT_BLUNDER);
    session_free(session);
}

static void the_autosave_has_the_tree(void) {
    char path[PATH_SIZE];
    CHECK(path_join(path, world_folder, "branches.game"));
    Session *session = opened(path);
    Err err = {""};
    start(session, "chess-t1", NULL);
    moves(session, "e2e4 e7e5");
    CHECK(session_undo(session));
    moves(session, "c7c5");
    visit(session, 0);
    moves(session, "d2d4");
    static const char tree[] = "1 e2e4\n  ( 1 d2d4 )\n1 … c7c5\n  ( 1 … e7e5 )\n";
    holds(session, tree);
    session_free(session); /* as if killed: nothing is written at the end */
    session = opened(path);
    check_that(session_can_resume(session) && session_resume(session, &err), "%s", err.text);
    holds(session, tree);
    CHECK_INT(played(session), 2);
    check_that(session_reload(session, &err), "%s", err.text);
    holds(session, tree);
    session_free(session);
}

int main(void) {
    world_open();
    TEST(the_computer_waits_for_the_game);
    TEST(undo_and_redo_go_by_single_moves);
    TEST(the_clock_waits_too);
    TEST(another_game_has_its_own_clock);
    TEST(an_end_is_told_once);
    TEST(a_game_that_was_resigned_can_be_played_on);
    TEST(two_persons_go_on_at_the_end_of_their_game);
    TEST(a_branch_becomes_the_game);
    TEST(a_branch_is_taken_out);
    TEST(a_review_outlives_a_branch);
    TEST(the_autosave_has_the_tree);
    world_close();
    return check_end();
}
