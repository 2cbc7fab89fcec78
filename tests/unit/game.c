/* Game: undo, redo, repetition, claims, and the ends that the position does not know. */
#include "check.h"

#include "world.h"

#include "core/notation.h"
#include "game/game.h"

enum { PLIES = 120 };

static void play_all(Game *game, const char *moves) {
    char text[512], *rest = text;
    snprintf(text, sizeof text, "%s", moves);
    for (char *word; (word = strsep(&rest, " "));) {
        Move move;
        Err err = {""};
        bool legal = move_read(&game->now, word, &move, &err);
        check_that(legal, "%s", err.text);
        if (legal)
            game_play(game, move);
    }
}

static Game *started(const char *variant) {
    Position start;
    position_start(&start, world_rules(variant));
    return game_new(&start);
}

static bool same_position(const Position *a, const Position *b) {
    return memcmp(a, b, sizeof *a) == 0;
}

/* Plays at random and keeps every position; returns how many half-moves there were. */
static int wander(Game *game, Position *seen, Rng *rng) {
    int ply = 0;
    seen[0] = game->now;
    while (ply < PLIES && game_outcome(game, false).result == PLAYING) {
        game_play(game, world_move(&game->now, rng));
        seen[++ply] = game->now;
    }
    return ply;
}

static void wander_back_and_forth(const Rules *rules) {
    Position *seen = malloc((PLIES + 1) * sizeof *seen), start, at;
    position_start(&start, rules);
    for (uint64_t seed = 0; seed < 6; seed++) {
        Rng rng = {seed};
        Game *game = game_new(&start);
        int plies = wander(game, seen, &rng);
        for (int i = 0; i <= plies; i++) {
            game_position_at(game, i, &at);
            CHECK(same_position(&at, &seen[i]));
        }
        for (int i = plies - 1; i >= 0; i--)
            CHECK(game_undo(game) && same_position(&game->now, &seen[i]));
        CHECK(!game_undo(game));
        for (int i = 1; i <= plies; i++)
            CHECK(game_redo(game) && same_position(&game->now, &seen[i]));
        CHECK(!game_redo(game));
        game_free(game);
    }
    free(seen);
}

static void undo_and_redo_give_every_position_back(void) {
    world_each_variant(wander_back_and_forth);
}

static void another_move_forgets_what_could_be_redone(void) {
    Game *game = started("chess-t1");
    play_all(game, "e2e4 e7e5 b1c3 b8c6");
    game_undo(game);
    game_undo(game);
    play_all(game, "b1c3");
    CHECK_INT(game->total, 4);
    CHECK(game_redo(game));
    game_undo(game);
    play_all(game, "g8f6");
    CHECK_INT(game->total, 4);
    CHECK(!game_redo(game));
    game_free(game);
}

static void C1_repetition_need_not_be_in_a_row(void) {
    Game *game = started("chess-t1");
    CHECK_INT(game_repetitions(game), 1);
    play_all(game, "b1c3 b8c6 c3b1 c6b8");
    CHECK_INT(game_repetitions(game), 2);
    CHECK_INT(game_claim(game).result, PLAYING);
    play_all(game, "g1f3 g8f6 b1c3 b8c6 f3g1 f6g8 c3b1 c6b8");
    CHECK_INT(game_repetitions(game), 3);
    CHECK_INT(game_claim(game).result, DRAW);
    CHECK_INT(game_outcome(game, false).result, PLAYING);
    CHECK_INT(game_outcome(game, true).result, DRAW);
    play_all(game, "e2e4");
    CHECK_INT(game_claim(game).result, PLAYING);
    CHECK_INT(game_outcome(game, true).result, PLAYING);
    game_free(game);
}

static void the_same_squares_with_another_side_to_move_are_another_position(void) {
    Game *game = started("chess-t1");
    play_all(game, "d2d4 d7d6");
    Position before = game->now;
    play_all(game, "d4d3 a7a6 d3d2 a6a7 d2d4");
    CHECK(memcmp(before.board, game->now.board, sizeof before.board) == 0);
    CHECK_INT(game_repetitions(game), 1);
    play_all(game, "d6d7 d4d3 d7d6 d3d4"); /* and back to the first one of the two */
    CHECK_INT(game_repetitions(game), 2);
    game_free(game);
}

static void fivefold_repetition_needs_no_claim_in_chess(void) {
    Game *game = started("chess");
    for (int i = 0; i < 4; i++) {
        CHECK_INT(game_outcome(game, false).result, PLAYING);
        play_all(game, "b1c3 b8c6 c3b1 c6b8");
    }
    CHECK_INT(game_repetitions(game), 5);
    CHECK_INT(game_outcome(game, false).result, DRAW);
    CHECK_INT(game_claim(game).result, PLAYING); /* nothing is left to claim */
    game_free(game);
}

static void C2_quiet_moves_are_counted_anew_after_a_capture(void) {
    Position start;
    Err err = {""};
    const char *fen = "r3k2r/8/8/8/8/8/8/R3K2R w - - 98 60";
    bool read = position_read(&start, world_rules("chess"), fen, &err);
    check_that(read, "%s", err.text);
    if (!read)
        return;
    Game *game = game_new(&start);
    play_all(game, "a1b1 a8b8");
    CHECK_INT(game_claim(game).result, DRAW);
    play_all(game, "b1b8");
    CHECK_INT(game_claim(game).result, PLAYING);
    game_undo(game);
    CHECK_INT(game_claim(game).result, DRAW);
    game_free(game);
}

/* Drawn where no sequence of moves mates, and nowhere else. */
static void C6_dead_positions_are_only_those_without_any_mate(void) {
    static const struct {
        const char *fen;
        bool dead;
    } rows[] = {{"4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", true},
                {"4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1", false},
                {"4k3/p7/8/8/8/8/8/4K1N1 w - - 0 1", false},
                {"4k3/8/8/8/8/8/8/3NK1N1 w - - 0 1", false},
                {"2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", true},
                {"4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", false}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Position start;
        Err err = {""};
        bool read = position_read(&start, world_rules("chess"), rows[i].fen, &err);
        check_that(read, "%s", err.text);
        if (!read)
            continue;
        Game *game = game_new(&start);
        check_that((game_outcome(game, false).result == DRAW) == rows[i].dead, "%s", rows[i].fen);
        game_free(game);
    }
}

static void an_end_by_people_goes_with_the_move_that_is_taken_back(void) {
    Game *game = started("chess-t1");
    play_all(game, "e2e4 e7e5");
    game_undo(game);
    char reason[] = "resignation";
    game_end(game, (Outcome){WHITE_WINS, reason});
    reason[0] = 'X';
    CHECK_INT(game_outcome(game, false).result, WHITE_WINS);
    CHECK_TEXT(game_outcome(game, false).reason, "resignation");
    CHECK(!game_redo(game));
    CHECK_INT(game_claim(game).result, PLAYING);
    CHECK(game_undo(game));
    CHECK_INT(game_outcome(game, false).result, PLAYING);
    CHECK(game_redo(game) && game_redo(game));
    game_free(game);
}

int main(void) {
    world_open();
    TEST(undo_and_redo_give_every_position_back);
    TEST(another_move_forgets_what_could_be_redone);
    TEST(C1_repetition_need_not_be_in_a_row);
    TEST(the_same_squares_with_another_side_to_move_are_another_position);
    TEST(fivefold_repetition_needs_no_claim_in_chess);
    TEST(C2_quiet_moves_are_counted_anew_after_a_capture);
    TEST(C6_dead_positions_are_only_those_without_any_mate);
    TEST(an_end_by_people_goes_with_the_move_that_is_taken_back);
    world_close();
    return check_end();
}
