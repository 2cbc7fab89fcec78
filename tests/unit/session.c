/* Session: taking back while the computer thinks, hints, roles, ends. Tests whose names
 * begin with a letter and a number are named after reported faults of other programs. */
#include "sitting.h"

static void at_start(const Session *session) {
    Position first;
    position_start(&first, session_rules(session));
    CHECK(memcmp(&first, session_position(session), sizeof first) == 0);
}

/* Nothing is reported any more, but for a call that was under way. */
static void nobody_searches(void) {
    int before = atomic_load(&woken);
    for (int i = 0; i < 40; i++)
        nap();
    CHECK(atomic_load(&woken) <= before + 1);
}

static void A1_undo_while_the_computer_thinks(void) {
    Session *session = against(slow());
    moves(session, "e2e4");
    CHECK(session_thinking(session));
    CHECK(session_undo(session));
    CHECK(!session_thinking(session));
    nobody_searches();
    at_start(session);
    CHECK(session_awaits_person(session));
    session_free(session);
}

static void A2_undo_and_another_move_is_answered_once(void) {
    Session *session = against(QUICK);
    moves(session, "e2e4");
    CHECK(session_undo(session));
    moves(session, "d2d4");
    Heard heard = finish(session);
    CHECK_INT(heard.replies, 1);
    CHECK_INT(played(session), 2);
    CHECK(session_awaits_person(session));
    session_free(session);
}

static void A3_after_undo_the_one_who_undid_is_to_move(void) {
    Session *session = opened(NULL);
    start(session, "chess-t1", NULL);
    moves(session, "e2e4");
    CHECK(session_undo(session));
    CHECK_INT(session_position(session)->side, WHITE);
    seat(session, WHITE, "neutral", QUICK); /* and for a person who has Black */
    finish(session);
    moves(session, "e7e5");
    finish(session);
    CHECK_INT(played(session), 3);
    CHECK(session_undo(session));
    CHECK_INT(session_position(session)->side, BLACK);
    CHECK_INT(played(session), 1);
    CHECK(!session_can_undo(session)); /* before that Black had no turn */
    CHECK(!session_undo(session));
    session_free(session);
}

/* The answer lies ready when its position is gone. */
static void A6_a_stale_answer_is_dropped(void) {
    Session *session = against(slow());
    for (int i = 0; i < 20; i++) {
        int before = atomic_load(&woken);
        moves(session, i & 1 ? "e2e4" : "d2d4");
        session_move_now(session);
        while (i % 3 && atomic_load(&woken) == before)
            nap();
        CHECK(session_undo(session));
        Heard heard = finish(session);
        CHECK_INT(heard.replies, 0);
        at_start(session);
    }
    session_free(session);
}

static void A7_one_undo_goes_back_to_the_persons_turn(void) {
    Session *session = against(QUICK);
    moves(session, "e2e4");
    finish(session);
    CHECK_INT(played(session), 2);
    CHECK(session_undo(session));
    at_start(session);
    CHECK(session_can_redo(session));
    CHECK(session_redo(session));
    CHECK_INT(played(session), 2);
    CHECK(!session_thinking(session));
    CHECK(!session_can_redo(session));
    session_free(session);
}

static void redo_of_a_move_without_its_answer_lets_the_computer_think(void) {
    Session *session = against(QUICK);
    moves(session, "e2e4");
    CHECK(session_undo(session));
    CHECK(session_redo(session));
    Heard heard = finish(session);
    CHECK_INT(heard.replies, 1);
    CHECK_INT(played(session), 2);
    session_free(session);
}

static void A8_undo_swaps_no_roles(void) {
    Session *session = against(QUICK);
    moves(session, "e2e4");
    finish(session);
    session_undo(session);
    CHECK_TEXT(session_seat(session, WHITE)->ai, "");
    CHECK_TEXT(session_seat(session, BLACK)->ai, "neutral");
    CHECK(session_awaits_person(session));
    moves(session, "d2d4");
    CHECK(!move(session, "e7e5")); /* Black's moves are the computer's */
    Heard heard = finish(session);
    CHECK_INT(heard.replies, 1);
    session_free(session);
}

static void no_hint_comes_after(Session *session) {
    CHECK(!session_hinting(session));
    nobody_searches();
    Heard heard = finish(session);
    CHECK_INT(heard.count[EVENT_HINT], 0);
}

static void A10_a_hint_is_cancelled_by_every_change(void) {
    Session *session = opened(NULL);
    Err err;
    start(session, "chess-t1", NULL);
    moves(session, "e2e4 e7e5");
    CHECK(session_save(session, world_path("a10.game"), &err));
    CHECK(session_hint(session) && session_hinting(session));
    CHECK(session_undo(session));
    no_hint_comes_after(session);
    CHECK(session_hint(session));
    CHECK(session_redo(session));
    no_hint_comes_after(session);
    CHECK(session_hint(session));
    moves(session, "d2d4");
    no_hint_comes_after(session);
    CHECK(session_hint(session));
    start(session, "chess-t1", NULL);
    no_hint_comes_after(session);
    CHECK(session_hint(session));
    CHECK(session_load(session, world_path("a10.game"), &err));
    no_hint_comes_after(session);
    CHECK(session_hint(session));
    session_cancel_hint(session);
    no_hint_comes_after(session);
    CHECK(session_hint(session));
    session_free(session);
}

static void A13_a_hint_ends_in_a_legal_move(void) {
    Session *session = against(QUICK);
    CHECK(session_hint(session));
    session_move_now(session);
    Heard heard = finish(session);
    CHECK_INT(heard.count[EVENT_HINT], 1);
    Move hint = heard.last[EVENT_HINT].move;
    Why why;
    CHECK(session_play(session, move_from(hint), move_to(hint), move_becomes(hint), &why));
    CHECK(!session_hint(session)); /* the computer thinks */
    session_free(session);
}

static const char broken_ai[] = "chester_api = 1\nthis is no Lua\n";
static const char sound_ai[] = "chester_api = 1\npersonality \"frail\" {}\n";

static void A15_a_broken_personality_is_replaced_and_the_game_goes_on(void) {
    Session *session = opened(NULL);
    CHECK(world_write("data/chester/ai/frail.lua", sound_ai));
    seat(session, BLACK, "frail", QUICK);
    start(session, "chess-t1", NULL);
    moves(session, "e2e4");
    Heard heard = finish(session);
    CHECK_INT(heard.count[EVENT_FAULT], 0);
    CHECK(world_write("data/chester/ai/frail.lua", broken_ai));
    moves(session, "d2d4");
    heard = finish(session);
    CHECK_INT(heard.count[EVENT_FAULT], 1);
    CHECK(strncmp(heard.last[EVENT_FAULT].text, "frail plays as neutral: ", 24) == 0);
    CHECK(strstr(heard.last[EVENT_FAULT].text, "frail.lua:2"));
    CHECK_INT(heard.replies, 1);
    unlink(world_path("data/chester/ai/frail.lua"));
    session_free(session);
}

static void A19_nobody_thinks_after_the_end(void) {
    Session *session = against(slow());
    moves(session, "e2e4");
    CHECK(session_resign(session, WHITE));
    CHECK(!session_thinking(session));
    nobody_searches();
    CHECK(!session_hint(session));
    session_go(session);
    CHECK(!session_thinking(session));
    Heard heard = finish(session);
    CHECK_INT(heard.replies, 0);
    CHECK_INT(heard.count[EVENT_ENDED], 1);
    CHECK(!session_resign(session, BLACK));
    session_free(session);
}

static void A20_only_the_person_moves_and_only_while_the_game_goes_on(void) {
    Session *session = against(slow());
    Why why;
    CHECK(!move(session, "e7e5"));
    moves(session, "e2e4");
    CHECK(!session_play(session, 52, 36, 0, &why));
    CHECK_INT(why.code, WHY_LEGAL);
    session_resign(session, WHITE);
    CHECK(!session_play(session, 52, 36, 0, &why));
    CHECK_INT(why.code, WHY_GAME_OVER);
    session_free(session);
}

static void B7_undo_after_the_end_reopens_play(void) {
    Session *session = opened(NULL);
    start(session, "chess", NULL);
    moves(session, "f2f3 e7e5 g2g4 d8h4");
    Heard heard = finish(session);
    CHECK_INT(heard.count[EVENT_ENDED], 1);
    CHECK_INT(session_outcome(session).result, BLACK_WINS);
    CHECK(!move(session, "e2e4"));
    CHECK(session_undo(session));
    CHECK_INT(session_outcome(session).result, PLAYING);
    CHECK(session_awaits_person(session));
    CHECK(session_redo(session));
    heard = finish(session);
    CHECK_INT(heard.count[EVENT_ENDED], 1);
    CHECK(session_undo(session));
    moves(session, "d8e7");
    session_resign(session, BLACK);
    CHECK(session_undo(session));
    CHECK_INT(session_outcome(session).result, PLAYING);
    session_free(session);
}

static void undo_after_the_end_goes_to_the_persons_turn_too(void) {
    Session *session = opened(NULL);
    start(session, "chess", NULL);
    moves(session, "f2f3 e7e5 g2g4");
    seat(session, WHITE, "neutral", QUICK);
    moves(session, "d8h4");
    CHECK(!session_thinking(session)); /* White would be to move */
    CHECK(session_undo(session));
    CHECK_INT(played(session), 3);
    CHECK(session_awaits_person(session));
    session_free(session);
}

static void a_move_of_a_person_ends_the_pause(void) {
    Session *session = against(slow());
    session_pause(session);
    moves(session, "e2e4");
    CHECK(session_thinking(session));
    session_pause(session);
    CHECK(!session_thinking(session) && !session_awaits_person(session));
    nobody_searches();
    CHECK(session_undo(session));
    CHECK(session_awaits_person(session));
    moves(session, "d2d4");
    session_move_now(session);
    CHECK_INT(finish(session).replies, 1);
    session_free(session);
}

static void two_personalities_pause_after_undo(void) {
    Session *session = opened(NULL);
    seat(session, WHITE, "neutral", slow());
    seat(session, BLACK, "neutral", slow());
    start(session, "chess-t1", NULL);
    CHECK(session_thinking(session));
    session_move_now(session);
    Heard heard = {{0}, 0, {{0}}};
    while (played(session) == 0) {
        nap();
        listen(session, &heard);
    }
    CHECK(session_thinking(session));
    CHECK(session_undo(session));
    CHECK(session_paused(session) && !session_thinking(session));
    at_start(session);
    session_go(session);
    CHECK(!session_paused(session) && session_thinking(session));
    session_pause(session);
    CHECK(session_paused(session) && !session_thinking(session));
    session_free(session);
}

static void two_personalities_are_adjudicated(void) {
    Session *session = opened(NULL);
    start(session, "chess-t1", NULL);
    moves(session, "b1c3 b8c6 c3b1 c6b8 b1c3 b8c6 c3b1 c6b8");
    CHECK_INT(session_outcome(session).result, PLAYING);
    seat(session, WHITE, "neutral", slow());
    CHECK_INT(session_outcome(session).result, PLAYING);
    CHECK(!session_claim(session)); /* White may, but White is no person */
    session_pause(session);
    seat(session, BLACK, "neutral", slow());
    Heard heard = finish(session);
    CHECK_INT(session_outcome(session).result, DRAW);
    CHECK_INT(heard.count[EVENT_ENDED], 1);
    session_free(session);
}

static void a_claim_ends_the_game_or_is_not_open(void) {
    Session *session = opened(NULL);
    start(session, "chess-t1", NULL);
    CHECK(!session_claim(session));
    moves(session, "b1c3 b8c6 c3b1 c6b8 b1c3 b8c6 c3b1 c6b8");
    CHECK(session_claim(session));
    CHECK_INT(session_outcome(session).result, DRAW);
    CHECK(!session_claim(session));
    session_free(session);
}

static void persons_agree_and_a_computer_does_not_at_once(void) {
    Session *session = opened(NULL);
    CHECK(!session_offer_draw(session)); /* no game */
    start(session, "chess-t1", NULL);
    seat(session, BLACK, "neutral", QUICK);
    CHECK(!session_offer_draw(session));
    seat(session, BLACK, "", 0);
    CHECK(session_offer_draw(session));
    CHECK_TEXT(session_outcome(session).reason, "agreement");
    session_free(session);
}

static void a_bad_seat_or_start_changes_nothing(void) {
    Session *session = against(QUICK);
    Err err;
    Seat bad = {"neutral", 99}, unknown = {"nobody", 1};
    moves(session, "e2e4");
    finish(session);
    int before = played(session);
    CHECK(!session_set_seat(session, BLACK, &bad, &err));
    CHECK(!session_set_seat(session, BLACK, &unknown, &err));
    CHECK(!session_start(session, "nonsense", NULL, &err));
    CHECK(!session_start(session, "chess-t1", "nonsense", &err));
    CHECK(world_write("bad.game", "e2e4 e2e4"));
    CHECK(!session_load(session, world_path("bad.game"), &err));
    CHECK(!session_load(session, world_path("none.game"), &err));
    CHECK_INT(played(session), before);
    CHECK_INT(session_seat(session, BLACK)->level, QUICK);
    Heard heard = finish(session);
    CHECK_INT(heard.count[EVENT_STARTED], 0);
    session_free(session);
}

static void reloaded_rules_keep_the_game_where_it_fits(void) {
    Session *session = opened(NULL);
    Err err = {""};
    start(session, "chess-t1", NULL);
    moves(session, "e2e4 e7e5");
    const Rules *old = session_rules(session);
    bool reloaded = session_reload(session, &err);
    check_that(reloaded, "%s", err.text);
    CHECK(session_rules(session) != old);
    CHECK_INT(played(session), 2);
    session_free(session);
}

static void without_a_game_nothing_happens(void) {
    Session *session = opened(NULL);
    Err err;
    Why why;
    CHECK(!session_game(session) && !session_position(session) && !session_rules(session));
    CHECK(!session_play(session, 12, 28, 0, &why) && !session_undo(session) &&
          !session_redo(session));
    CHECK(!session_hint(session) && !session_claim(session) && !session_resign(session, WHITE));
    CHECK(!session_save(session, world_path("none"), &err) && !session_resume(session, &err));
    CHECK(!session_reload(session, &err));
    session_go(session);
    session_pause(session);
    session_move_now(session);
    Heard heard = finish(session);
    CHECK_INT(heard.count[EVENT_MOVED] + heard.count[EVENT_FAULT], 0);
    session_free(session);
}

int main(void) {
    world_open();
    TEST(A1_undo_while_the_computer_thinks);
    TEST(A2_undo_and_another_move_is_answered_once);
    TEST(A3_after_undo_the_one_who_undid_is_to_move);
    TEST(A6_a_stale_answer_is_dropped);
    TEST(A7_one_undo_goes_back_to_the_persons_turn);
    TEST(redo_of_a_move_without_its_answer_lets_the_computer_think);
    TEST(A8_undo_swaps_no_roles);
    TEST(A10_a_hint_is_cancelled_by_every_change);
    TEST(A13_a_hint_ends_in_a_legal_move);
    TEST(A15_a_broken_personality_is_replaced_and_the_game_goes_on);
    TEST(A19_nobody_thinks_after_the_end);
    TEST(A20_only_the_person_moves_and_only_while_the_game_goes_on);
    TEST(B7_undo_after_the_end_reopens_play);
    TEST(undo_after_the_end_goes_to_the_persons_turn_too);
    TEST(a_move_of_a_person_ends_the_pause);
    TEST(two_personalities_pause_after_undo);
    TEST(two_personalities_are_adjudicated);
    TEST(a_claim_ends_the_game_or_is_not_open);
    TEST(persons_agree_and_a_computer_does_not_at_once);
    TEST(a_bad_seat_or_start_changes_nothing);
    TEST(reloaded_rules_keep_the_game_where_it_fits);
    TEST(without_a_game_nothing_happens);
    world_close();
    return check_end();
}
