/* The search and the end of the game: it finds what wins, saves what it can, knows draws. */
#include "searched.h"

/* --- winning ------------------------------------------------------------------------ */

typedef struct Finish {
    const char *variant, *fen;
    int depth, mate; /* moves to the end */
    const char *move;
} Finish;

static const Finish finishes[] = {
    {"chess-t1", "8/6i1/6kV/4s3/8/8/5P2/K7 w Pp 1 21", 4, 2, "f2c5"}, /* figure 6.5 */
    {"chess-t1", "5pk1/5R2/3P4/8/8/8/8/K7 w Pp 0 20", 2, 1, "d6f8c"}, /* figure 6.9 */
    {"chess-t1", "k7/3V4/7P/8/8/8/8/7K w Pp 0 20", 1, 1, NULL},       /* an open castle */
    {"chess-t1", "8/8/8/8/8/8/4kK2/8 w Pp 0 20", 1, 0, NULL},
    {"chess-t1", "8/8/8/8/8/8/5k2/4K3 b Pp 0 20", 7, 3, NULL}, /* figure 6.15: blockade */
    {"chess", "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", 2, 1, "h5f7"},
    {"chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 6, 2, "a1a6"},
    {"chess", "k7/P7/1K6/8/8/8/8/7R w - - 0 1", 4, 1, "h1h8"},
    {"chess", "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1", 3, 1, "b1b8"},
};

static void finds_the_finish(void) {
    for (size_t i = 0; i < sizeof finishes / sizeof *finishes; i++) {
        const Finish *finish = &finishes[i];
        Position pos = position_of(finish->variant, finish->fen);
        SearchResult result = best_at(finish->variant, finish->fen, finish->depth);
        check_that(result.mate == finish->mate, "%s: mate is %d, not %d", finish->fen, result.mate,
                   finish->mate);
        if (!finish->mate) continue;
        Result end = play_line(&pos, result.pv, result.pv_length);
        check_that(end == result_win((Side)pos.side), "%s: the line does not win", finish->fen);
        check_that(!finish->move || !strcmp(move_text(&pos, result.best), finish->move),
                   "%s: plays %s, not %s", finish->fen, move_text(&pos, result.best), finish->move);
    }
}

/* Chess-T rule 9: White's Konnet exchanges itself for the Prince, the last one in Black's castle
 * but White's own Prince. It loses worth and wins the game, which a look of one ply has to see. */
static void sees_an_exchange_that_ends_the_game(void) {
    Personality who = standard();
    Err err;
    Position pos = position_of("chess-t", "3Pp3k/9/2C4i1/4c4/9/9/9/8K b Pp 0 20");
    Move only = NO_MOVE;
    CHECK(move_read(&pos, "h6h5", &only, &err));
    SearchJob job = job_of(&pos, &who, 1);
    job.only = &only;
    job.only_count = 1;
    CHECK_INT(search_run(&job).mate, -1);
}

/* Whatever the limits and the slack, and though it is told to stop before it began. */
static void takes_what_ends_the_game(void) {
    static const char *const fens[] = {
        "8/1k6/8/2S5/8/8/8/K7 w Pp 0 20", "8/3V4/7P/8/8/8/5k2/7K w Pp 0 20",
    };
    atomic_bool stop;
    atomic_init(&stop, true);
    for (size_t i = 0; i < sizeof fens / sizeof *fens; i++) {
        for (uint64_t seed = 0; seed < 8; seed++) {
            Personality who = standard();
            Position pos = position_of("chess-t1", fens[i]);
            SearchJob job = job_of(&pos, &who, 0);
            job.limits = (Limits){.nodes = 1};
            job.stop = &stop;
            job.slack = 900;
            job.seed = seed;
            SearchResult result = search_run(&job);
            CHECK_INT(result.mate, 1);
            CHECK_INT(play_line(&pos, &result.best, 1), WHITE_WINS);
        }
    }
}

static void saves_a_threatened_king(void) {
    /* The Scout threatens the King, and nothing can be won: he has to go. */
    Position pos = position_of("chess-t1", "k7/8/1S6/8/8/8/8/3PKP2 b Pp 0 20");
    SearchResult result = best_at("chess-t1", "k7/8/1S6/8/8/8/8/3PKP2 b Pp 0 20", 1);
    Undo undo;
    CHECK(result.best != NO_MOVE);
    position_make(&pos, result.best, &undo);
    CHECK(!position_in_check(&pos, BLACK, NULL));
}

static void has_no_move_when_over(void) {
    SearchResult result = best_at("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 5);
    CHECK_INT(result.best, NO_MOVE); /* stalemate */
    CHECK_INT(result.score, 0);
    result = best_at("chess", "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", 5);
    CHECK_INT(result.best, NO_MOVE);
    CHECK(result.score < -MATE_SCORE + MAX_PLY);
}

/* --- draws, and what is no danger ------------------------------------------------------ */

/* White has one move, which takes the last piece. */
static void contempt_makes_draws_worse(void) {
    Personality who = standard();
    Position pos = position_of("chess", "7k/8/8/8/8/8/q7/K7 w - - 0 1");
    SearchJob job = job_of(&pos, &who, 3);
    CHECK_INT(search_run(&job).score, 0);
    who.weights.contempt = 50;
    CHECK_INT(search_run(&job).score, -50);
    who.weights.contempt = -50;
    CHECK_INT(search_run(&job).score, 50);
}

/* A rook down, White gives check for ever, on d8 and g5. */
static const char *const perpetual = "6k1/5p1p/5Q2/8/8/8/qr3PPP/6K1 w - - 0 1";

static void repetition_is_a_draw(void) {
    SearchResult result = best_at("chess", perpetual, 9);
    Position pos = position_of("chess", perpetual);
    Undo undo;
    CHECK_INT(result.score, 0);
    position_make(&pos, result.best, &undo);
    CHECK(position_in_check(&pos, BLACK, NULL));
}

/* The game has already had what the check would bring for the third time. */
static void the_past_counts(void) {
    Personality who = standard();
    Position pos = position_of("chess-t1", "8/8/8/3k4/8/8/8/3K4 w Pp 0 20");
    uint64_t past[8];
    Undo undo;
    Err err;
    Move move;
    for (int i = 0; i < 8; i++) {
        static const char *const there_and_back[] = {"d1c1", "d5e5", "c1d1", "e5d5"};
        past[i] = pos.key;
        CHECK(move_read(&pos, there_and_back[i % 4], &move, &err));
        if (i < 7) position_make(&pos, move, &undo);
    }
    SearchJob job = job_of(&pos, &who, 1);
    job.past = past;
    job.past_count = 7;
    job.lines = 16;
    who.weights.contempt = 700; /* for Black, who is to move: to repeat is bad */
    CHECK(search_run(&job).best != move);
    who.weights.contempt = -700;
    CHECK_INT(search_run(&job).best, move);
}

/* Only the last of a kind must not be lost: an attack on another is no check, and looking one
 * ply deeper at each would have no end. */
static void others_of_a_kind_are_no_danger(void) {
    Position pos = position_of("extinction", NULL);
    Undo undo;
    Move moves[3] = {NO_MOVE};
    static const char *const line[] = {"e2e4", "d7d5"};
    for (int i = 0; i < 2; i++) {
        Err err;
        CHECK(move_read(&pos, line[i], &moves[i], &err));
        position_make(&pos, moves[i], &undo);
    }
    CHECK(!position_in_check(&pos, WHITE, NULL));
    CHECK(best_at("extinction", NULL, 5).nodes < 100000);
}

int main(void) {
    if (!searched_open()) return 1;
    TEST(finds_the_finish);
    TEST(sees_an_exchange_that_ends_the_game);
    TEST(takes_what_ends_the_game);
    TEST(saves_a_threatened_king);
    TEST(has_no_move_when_over);
    TEST(contempt_makes_draws_worse);
    TEST(repetition_is_a_draw);
    TEST(the_past_counts);
    TEST(others_of_a_kind_are_no_danger);
    return searched_close();
}
