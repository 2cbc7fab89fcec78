/* Turns of several moves: whose turn it is at every half-move, and that records, undo and the review
 * go by that. */
#include "sitting.h"

#include "core/notation.h"
#include "game/pgn.h"
#include "session/review.h"

#include <stdio.h>

enum { PLIES = 40 };

/* Chess with so many moves a turn, of which White's first one has `left`; the file's path. */
static const char *laid(int moves, int left) {
    char text[256];
    const char *path = world_path("turns.lua");
    snprintf(text, sizeof text,
             "chester_api = 1\nvariant \"turns\" : from \"chess\" { turn = %d,\n"
             "  start = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - %d 0 1\" }\n",
             moves, left);
    CHECK(file_write(path, text, strlen(text), NULL));
    return path;
}

static void the_turn_is_known_at_every_half_move(void) {
    static const int games[][2] = {{2, 2}, {2, 1}, {3, 3}, {3, 2}, {7, 5}};
    Rng rng = {3};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        Session *session = opened(NULL);
        start(session, laid(games[i][0], games[i][1]), NULL);
        for (int ply = 0; ply < PLIES && session_awaits_person(session); ply++) {
            const Position *pos = session_position(session);
            Turn turn = game_turn(session_game(session), ply);
            Move list[MAX_MOVES];
            CHECK_INT(turn.side, pos->side);
            CHECK_INT(turn.number, pos->number);
            CHECK_INT(turn.begins, position_begins_turn(pos));
            int count = position_moves(pos, list);
            session_play_move(session, list[rng_below(&rng, (uint32_t)count)]);
        }
        CHECK(played(session) > 2);
        session_free(session);
    }
}

/* A number stands where White's turn begins, and where something came between. */
static void a_line_begins_with_whites_turn(void) {
    Session *session = opened(NULL);
    Text text;
    text_init(&text);
    start(session, laid(2, 2), NULL);
    moves(session, "e2e4 d2d4 e7e5 d7d5 g1f3");
    CHECK(session_undo(session) && session_undo(session));
    moves(session, "a7a6 g1f3");
    session_write(session, &text);
    CHECK_TEXT(strrchr(text.data, ']') + 2, "1 e2e4 d2d4 e7e5 a7a6\n"
                                            "  ( 1 … d7d5\n  2 g1f3 )\n2 g1f3\n");
    text_reset(&text);
    pgn_write(session_game(session), NULL, 0, NULL, &text);
    CHECK(strstr(text.data, "\n\n1. e4 d4 e5 a6 (1... d5 2. Nf3) 2. Nf3 *\n"));
    text_clear(&text);
    session_free(session);
}

static void undo_goes_to_a_turn_of_the_person(void) {
    Session *session = opened(NULL);
    seat(session, BLACK, "neutral", QUICK);
    start(session, laid(2, 2), NULL);
    moves(session, "e2e4 d2d4");
    CHECK_INT(finish(session).replies, 2);
    CHECK(session_undo(session));
    CHECK_INT(played(session), 1);
    CHECK(session_awaits_person(session) && !session_thinking(session));
    CHECK(session_redo(session));
    CHECK_INT(played(session), 4);
    session_free(session);
}

/* White throws the Queen away with its second move, and that is White's blunder alone. */
static void a_blunder_is_that_of_its_side(void) {
    Session *session = opened(NULL);
    start(session, laid(2, 2), "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 2 0 1");
    moves(session, "d1g4 g4g7 f8g7 a7a6");
    CHECK(session_review_start(session));
    while (session_reviewing(session) && !check_fault[0]) {
        nap();
        finish(session);
    }
    const Review *review = session_review(session);
    CHECK(review_at(review, 2)->score < -300);
    CHECK(review_verdict(review, 2) == VERDICT_BLUNDER);
    CHECK(review_verdict(review, 3) == VERDICT_GOOD);
    session_free(session);
}

int main(void) {
    world_open();
    TEST(the_turn_is_known_at_every_half_move);
    TEST(a_line_begins_with_whites_turn);
    TEST(undo_goes_to_a_turn_of_the_person);
    TEST(a_blunder_is_that_of_its_side);
    world_close();
    return check_end();
}
