/* Review and analysis: what is judged, what ends it, and that nothing is thought when nobody asks. */
#include "sitting.h"

#include "base/memory.h"

#include "session/review.h"

static const char MATED[] = "f2f3 e7e5 g2g4 d8h4";

/* --- the review as data ---------------------------------------------------------------- */

static void chances_are_even_at_nothing_and_go_with_the_score(void) {
    CHECK_INT(judged_chance(0), 500);
    CHECK_INT(judged_chance(300), 750);
    CHECK_INT(judged_chance(-300), 250);
    CHECK_INT(judged_chance(MATE_SCORE - 3), 1000);
    CHECK_INT(judged_chance(3 - MATE_SCORE), 0);
    for (int score = -3000; score < 3000; score++)
        CHECK(judged_chance(score) <= judged_chance(score + 1));
}

static void scores_are_written_with_their_sign(void) {
    static const struct {
        int score, mate;
        const char *text;
    } cases[] = {{0, 0, "0.00"},  {5, 0, "+0.05"},      {-130, 0, "−1.30"},
                 {1234, 0, "+12.34"}, {29990, 3, "+#3"}, {-29990, -2, "−#2"}, {-MATE_SCORE, 0, "−#"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[16];
        judged_write(cases[i].score, cases[i].mate, text);
        CHECK_TEXT(text, cases[i].text);
    }
}

/* A game of so many half-moves, 11, 12, …, on no board. */
static Game game_of(int count, Side first) {
    const Rules *rules = world_rules("chess");
    Game game = {.rules = rules, .total = count, .start = {.side = first, .turn_left = 1}};
    tree_init(&game.tree);
    game.nodes = memory_new(8 * sizeof *game.nodes);
    for (int i = 0; i < count; i++)
        game.nodes[i] = tree_add(&game.tree, i ? game.nodes[i - 1] : ROOT, (Move)(11 + i));
    return game;
}

static void game_gone(Game *game) {
    tree_clear(&game->tree);
    free(game->nodes);
}

/* A half-move before and after which White has these scores. */
static Verdict verdict_of(Side first, int before, int after, bool best) {
    Game game = game_of(1, first);
    Review review = {0};
    review_follow(&review, &game);
    review_put(&review, 0, &(Judged){.nodes = 9, .score = before, .best = best ? 11 : 99});
    review_put(&review, 1, &(Judged){.nodes = 9, .score = after, .best = 98});
    Verdict verdict = review_verdict(&review, 1);
    review_clear(&review);
    game_gone(&game);
    return verdict;
}

static void a_move_is_judged_by_the_chances_that_its_side_gives_away(void) {
    CHECK_INT(verdict_of(WHITE, 0, 0, false), VERDICT_GOOD);
    CHECK_INT(verdict_of(WHITE, 0, -50, false), VERDICT_DUBIOUS);
    CHECK_INT(verdict_of(WHITE, 0, -100, false), VERDICT_MISTAKE);
    CHECK_INT(verdict_of(WHITE, 0, -300, false), VERDICT_BLUNDER);
    CHECK_INT(verdict_of(WHITE, 0, 300, false), VERDICT_GOOD);
    CHECK_INT(verdict_of(BLACK, 0, 300, false), VERDICT_BLUNDER);
    CHECK_INT(verdict_of(BLACK, 0, -300, false), VERDICT_GOOD);
    CHECK_INT(verdict_of(WHITE, 2000, 1800, false), VERDICT_GOOD); /* won as before */
    CHECK_INT(verdict_of(WHITE, 0, -300, true), VERDICT_GOOD);     /* the search misjudged it */
}

static void a_branch_is_known_beside_the_line_that_was_left(void) {
    Game game = game_of(3, WHITE);
    Review review = {0};
    review_follow(&review, &game);
    for (int ply = 0; ply <= 3; ply++)
        review_put(&review, ply, &(Judged){.nodes = 5, .score = 100 * ply, .best = 99});
    int left = game.nodes[1];
    game.nodes[1] = tree_add(&game.tree, game.nodes[0], 77);
    game.total = 2;
    review_follow(&review, &game);
    CHECK(review_at(&review, 0) && review_at(&review, 1));
    CHECK(!review_at(&review, 2) && !review_at(&review, 3) && !review_at(&review, 4));
    CHECK_INT(review_verdict_of(&review, game.nodes[1]), VERDICT_GOOD);
    review_put(&review, 2, &(Judged){.nodes = 5, .score = 900});
    CHECK_INT(review_verdict(&review, 2), VERDICT_BLUNDER);
    CHECK_INT(review_verdict_of(&review, game.nodes[1]), VERDICT_BLUNDER);
    CHECK_INT(review_verdict_of(&review, left), VERDICT_DUBIOUS);
    review_put(&review, 0, &(Judged){.nodes = 4, .score = 9}); /* fewer nodes know less */
    CHECK_INT(review_at(&review, 0)->score, 0);
    review_put(&review, 7, &(Judged){.nodes = 4}); /* there is no such position */
    CHECK(!review_at(&review, 7));
    review_clear(&review);
    game_gone(&game);
}

/* --- by the session ---------------------------------------------------------------------- */

static Session *fools_mate(void) {
    Session *session = opened(NULL);
    start(session, "chess", NULL);
    moves(session, MATED);
    return session;
}

static Heard judge(Session *session) {
    Heard heard = {{0}, 0, {{0}}};
    CHECK(session_review_start(session));
    while (session_reviewing(session) && !check_fault[0]) {
        nap();
        listen(session, &heard);
    }
    listen(session, &heard);
    return heard;
}

static void a_review_judges_every_position_and_finds_the_blunder(void) {
    Session *session = fools_mate();
    Heard heard = judge(session);
    const Review *review = session_review(session);
    CHECK_INT(heard.count[EVENT_JUDGED], 5); /* the mate needs no search; one tells the end */
    CHECK(heard.last[EVENT_JUDGED].done);
    for (int ply = 0; ply <= 4; ply++)
        check_that(review_at(review, ply) != NULL, "ply %d", ply);
    CHECK_INT(review_at(review, 4)->score, -MATE_SCORE);
    CHECK_INT(review_at(review, 3)->mate, -1);
    CHECK_INT(review_verdict(review, 3), VERDICT_BLUNDER);
    CHECK_INT(review_verdict(review, 4), VERDICT_GOOD);
    session_free(session);
}

static void a_second_review_knows_everything(void) {
    Session *session = fools_mate();
    judge(session);
    CHECK(session_review_start(session));
    CHECK(!session_reviewing(session));
    Heard heard = {{0}, 0, {{0}}};
    listen(session, &heard);
    CHECK_INT(heard.count[EVENT_JUDGED], 1);
    session_free(session);
}

static void a_review_changes_no_game(void) {
    Session *session = fools_mate();
    Text before, after;
    text_init(&before);
    text_init(&after);
    session_write(session, &before);
    judge(session);
    session_write(session, &after);
    CHECK_TEXT(after.data, before.data);
    text_clear(&before);
    text_clear(&after);
    session_free(session);
}

static void silent_from_now(Session *session) {
    Heard heard = {{0}, 0, {{0}}};
    for (int i = 0; i < 40; i++)
        nap();
    listen(session, &heard);
    CHECK_INT(heard.count[EVENT_JUDGED] + heard.count[EVENT_LINE], 0);
}

static void every_change_ends_a_review(void) {
    for (int i = 0; i < 4; i++) {
        Session *session = opened(NULL);
        start(session, "chess-t1", NULL);
        moves(session, "e2e4 e7e5 d1g4 d8f6");
        CHECK(session_review_start(session) && session_reviewing(session));
        if (i == 0) session_undo(session);
        if (i == 1) moves(session, "f1c4");
        if (i == 2) start(session, "chess", NULL);
        if (i == 3) session_cancel_analysis(session);
        CHECK(!session_reviewing(session));
        silent_from_now(session);
        session_free(session);
    }
}

static void lines_come_best_first_and_end_by_themselves(void) {
    Session *session = opened(NULL);
    start(session, "chess-t1", NULL);
    moves(session, "e2e4 e7e5 d1g4");
    SearchInfo lines[3] = {{0}};
    bool done = false;
    finish(session); /* what was said of the moves */
    CHECK(session_analyse(session, 1, 3, 200) && session_analysing(session));
    while (session_analysing(session) && !check_fault[0]) {
        Event event;
        nap();
        while (session_poll(session, &event)) {
            CHECK_INT(event.type, EVENT_LINE);
            CHECK_INT(event.ply, 1);
            if (check_fault[0]) return;
            done = event.done;
            if (!done) lines[event.info.line - 1] = event.info;
        }
    }
    CHECK(done);
    Position pos;
    Move legal[MAX_MOVES];
    game_position_at(session_game(session), 1, &pos);
    int count = position_moves(&pos, legal);
    for (int i = 0; i < 3; i++) {
        bool found = false;
        for (int m = 0; m < count; m++)
            found |= legal[m] == lines[i].pv[0];
        check_that(found, "line %d begins with a move of another position", i + 1);
        for (int k = 0; k < i; k++)
            CHECK(lines[k].pv[0] != lines[i].pv[0]);
    }
    silent_from_now(session);
    session_free(session);
}

static void lines_give_way_to_everything_else(void) {
    for (int i = 0; i < 4; i++) {
        Session *session = opened(NULL);
        start(session, "chess-t1", NULL);
        moves(session, "e2e4 e7e5");
        CHECK(session_analyse(session, 2, 3, 60000));
        if (i == 0) moves(session, "d1g4");
        if (i == 1) session_undo(session);
        if (i == 2) session_hint(session);
        if (i == 3) seat(session, WHITE, "neutral", slow());
        CHECK(!session_analysing(session));
        if (i < 2) silent_from_now(session);
        if (i == 2) CHECK(session_hinting(session));
        if (i == 3) CHECK(session_thinking(session) && !session_analyse(session, 0, 3, 100));
        session_free(session);
    }
}

static void nothing_is_looked_for_where_there_is_nothing(void) {
    Session *session = opened(NULL);
    CHECK(!session_analyse(session, 0, 3, 100));
    CHECK(!session_review_start(session));
    start(session, "chess", NULL);
    CHECK(!session_review_start(session)); /* no move */
    CHECK(!session_analyse(session, 1, 3, 100));
    moves(session, MATED);
    CHECK(!session_analyse(session, 4, 3, 100)); /* mate */
    CHECK(session_analyse(session, 3, 3, 100));
    session_free(session);
}

int main(void) {
    world_open();
    TEST(chances_are_even_at_nothing_and_go_with_the_score);
    TEST(scores_are_written_with_their_sign);
    TEST(a_move_is_judged_by_the_chances_that_its_side_gives_away);
    TEST(a_branch_is_known_beside_the_line_that_was_left);
    TEST(a_review_judges_every_position_and_finds_the_blunder);
    TEST(a_second_review_knows_everything);
    TEST(a_review_changes_no_game);
    TEST(every_change_ends_a_review);
    TEST(lines_come_best_first_and_end_by_themselves);
    TEST(lines_give_way_to_everything_else);
    TEST(nothing_is_looked_for_where_there_is_nothing);
    world_close();
    return check_end();
}
