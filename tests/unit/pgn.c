/* Pgn: what is written is read back, what others write is read, each fault has its place. */
#include "check.h"

#include "world.h"

#include "core/notation.h"
#include "game/pgn.h"

enum { PLIES = 80, GAMES = 40 };

/* The only game of a text, NULL with the sentence in *err. */
static Game *game_of(const char *text, Err *err) {
    Game *game = NULL;
    Record *record = pgn_read(text, "a.pgn", err);
    const char *variant = record ? record_tag(record, "Variant") : NULL;
    const Rules *rules = variant ? library_rules(world_library, variant, err) : NULL;
    bool played = rules && record_play(record, rules, &game, err);
    record_free(record);
    if (played)
        return game;
    game_free(game);
    return NULL;
}

static void same_game(const Game *a, const Game *b) {
    CHECK(memcmp(&a->start, &b->start, sizeof a->start) == 0);
    CHECK_INT(a->count, b->count);
    for (int i = 0; i < a->count && i < b->count; i++)
        CHECK(a->moves[i] == b->moves[i] && a->keys[i] == b->keys[i]);
    CHECK_INT(game_outcome(a, false).result, game_outcome(b, false).result);
}

static void lines_are_short(const char *text) {
    const char *moves = strstr(text, "\n\n");
    for (const char *at = moves ? moves + 2 : text; *at; at += strcspn(at, "\n"), at += *at == '\n')
        check_that(strcspn(at, "\n") < 80, "a long line: %s", at);
}

static void goes_round(const Game *game) {
    Text text;
    Err err = {""};
    text_init(&text);
    pgn_write(game, NULL, 0, NULL, &text);
    Game *again = game_of(text.data, &err);
    check_that(again != NULL, "%s in:\n%s", err.text, text.data);
    if (again)
        same_game(game, again);
    lines_are_short(text.data);
    game_free(again);
    text_clear(&text);
}

static void wander(const Position *start, Rng *rng, int step) {
    Game *game = game_new(start);
    while (game->count < PLIES && game_outcome(game, false).result == PLAYING) {
        game_play(game, world_move(&game->now, rng));
        if (game->count % step == 0)
            goes_round(game);
    }
    if (game_outcome(game, false).result == PLAYING)
        game_end(game, (Outcome){BLACK_WINS, "resignation"});
    goes_round(game);
    game_free(game);
}

static void random_games_of_chess_go_round_at_every_ply(void) {
    Position start;
    position_start(&start, world_rules("chess"));
    for (int i = 0; i < GAMES; i++) {
        Rng rng = {(uint64_t)i};
        wander(&start, &rng, i < 5 ? 1 : PLIES);
    }
}

/* Black begins, from elsewhere, too. */
static void wander_by(const Rules *rules) {
    Position start;
    Undo undo;
    Rng rng = {7};
    position_start(&start, rules);
    wander(&start, &rng, PLIES);
    position_make(&start, world_move(&start, &rng), &undo);
    wander(&start, &rng, PLIES);
}

static void random_games_of_every_variant_go_round(void) {
    world_each_variant(wander_by);
}

/* SAN of the standard (PGN 8.2.3): position, move in coordinates, text. */
static const struct {
    const char *variant, *fen, *move, *san;
} sans[] = {
    {"chess", "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1", "b1d2", "Nd2"},
    {"chess", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2", "Nbd2"},
    {"chess", "4k3/8/8/8/8/1N6/8/1N2K3 w - - 0 1", "b1d2", "N1d2"},
    {"chess", "4k3/8/8/8/8/1N3N2/8/1N2K3 w - - 0 1", "b3d2", "Nb3d2"},
    {"chess", "4k3/8/8/8/8/1N3N2/8/1N2K3 w - - 0 1", "f3d2", "Nfd2"},
    {"chess", "4k3/4r3/8/8/4N3/1N6/8/4K3 w - - 0 1", "b3d2", "Nd2"}, /* the other is pinned */
    {"chess", "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8n", "exd8=N"},
    {"chess", "1k6/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", "e8=Q+"},
    {"chess", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "Ra8#"},
    {"chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"},
    {"chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "O-O"},
    {"chess", "5k2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "O-O+"},
    {"chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "O-O-O"},
    {"chess960", "4k3/8/8/8/8/8/8/R4KR1 w KQ - 0 1", "f1g1", "O-O"},
    {"chess960", "4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1", "f1g1", "Kg1"},
    {"chess960", "4k3/8/8/8/8/8/8/R1K4R w KQ - 0 1", "c1a1", "O-O-O"},
};

static void san_is_that_of_the_standard(void) {
    for (size_t i = 0; i < sizeof sans / sizeof *sans; i++) {
        char text[MOVE_TEXT_SIZE];
        Position pos;
        Move move, again;
        Err err = {""};
        bool read = position_read(&pos, world_rules(sans[i].variant), sans[i].fen, &err) &&
                    move_read(&pos, sans[i].move, &move, &err);
        check_that(read, "%s", err.text);
        if (!read)
            return;
        move_write(&pos, move, NOTATION_SAN, text);
        CHECK_TEXT(text, sans[i].san);
        CHECK(move_read(&pos, text, &again, &err) && again == move);
    }
}

static void spellings_are_tolerated(void) {
    static const char *const texts[] = {
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O 1/2-1/2",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 Nf6 4.0-0 1/2-1/2\n",
        "\xef\xbb\xbf[Event \"x\"]\r\n[Result \"1/2-1/2\"]\r\n\r\n1. e4 e5\r\n2. Nf3 Nc6\r\n3. Bb5 Nf6"
        "\r\n4. O-O 1/2-1/2\r\n",
        "1. e4 {[%clk 0:01] (no [tag]} e5 ; and ( to the end\n2. Nf3! $14 Nc6 !? (2... d6 {old ) one} "
        "(2... f5; )\n)) 3. Bb5 3... Nf6 4. O-O 1/2-1/2",
        "% passed over 1. d4\n1. e2e4 e7-e5 2. Ng1f3 Nb8c6 3. Bf1b5 Ngf6 4. O-O 1/2-1/2",
        "[White \"a \\\"b\\\" \\\\\"] [Result \"1/2-1/2\"] 1 e4 e5 2 Nf3 Nc6 3 Bb5 Nf6 4 O-O",
        "[White \"M\xfcller\"]\n1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O 1/2-1/2",
    };
    Err err = {""};
    Game *want = game_of(texts[0], &err);
    check_that(want && want->count == 7, "%s", err.text);
    for (size_t i = 0; want && i < sizeof texts / sizeof *texts; i++) {
        Game *game = game_of(texts[i], &err);
        check_that(game != NULL, "%s in: %s", err.text, texts[i]);
        if (game)
            same_game(game, want);
        game_free(game);
    }
    game_free(want);
}

static void several_games_are_read_one_after_the_other(void) {
    static const char text[] =
        "; a word first\n[Event \"1\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n\n[Event \"2\"]\n\n1. d4\n\n"
        "[Event \"3\"]\n[Variant \"Fischerandom\"]\n[SetUp \"1\"]\n"
        "[FEN \"bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w KQkq - 0 1\"]\n\n*\n\n"
        "[Event \"4\"]\n[Termination \"Time forfeit\"]\n0-1 { the end }\n";
    static const struct {
        const char *variant, *reason;
        int moves;
        Result result;
    } rows[] = {{"chess", "unstated", 1, WHITE_WINS},
                {"chess", NULL, 1, PLAYING},
                {"chess960", NULL, 0, PLAYING},
                {"chess", "time", 0, BLACK_WINS}};
    Pgn pgn;
    Record *record;
    Err err = {""};
    pgn_open(&pgn, text, "a.pgn");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bool read = pgn_next(&pgn, &record, &err);
        check_that(read && record, "game %zu: %s", i + 1, err.text);
        if (!record)
            break;
        Game *game = NULL;
        CHECK_TEXT(record_tag(record, "Variant"), rows[i].variant);
        bool played = record_play(record, world_rules(rows[i].variant), &game, &err);
        check_that(played, "%s", err.text);
        CHECK_INT(game->count, rows[i].moves);
        CHECK_INT(game_outcome(game, false).result, rows[i].result);
        if (rows[i].reason)
            CHECK_TEXT(game_outcome(game, false).reason, rows[i].reason);
        goes_round(game);
        game_free(game);
        record_free(record);
    }
    CHECK(pgn_next(&pgn, &record, &err) && !record);
    pgn_close(&pgn);
}

static void the_text_has_its_form(void) {
    static const RecordTag tags[] = {{"Chester", "1"}, {"White", "Anna \"A\""}, {"ECO", "C20"}};
    static const char want[] =
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
        "[White \"Anna \\\"A\\\"\"]\n[Black \"?\"]\n[Result \"0-1\"]\n[ECO \"C20\"]\n\n"
        "{before} 1. f3 e5 2. g4 {this is a comment that is long enough to need a second\n"
        "line} 2... Qh4# 0-1\n";
    Err err = {""};
    Record *record = pgn_read("[White \"x\"]\n{before} 1. f3 e5 2. g4 {this is a comment that is\nlong "
                              "enough to need a second line} Qh4# 0-1",
                              "a.pgn", &err);
    Game *game = NULL;
    Text text;
    text_init(&text);
    bool played = record && record_play(record, world_rules("chess"), &game, &err);
    check_that(played, "%s", err.text);
    if (played) {
        pgn_write(game, tags, 3, record, &text);
        CHECK_TEXT(text.data, want);
    }
    game_free(game);
    record_free(record);
    text_clear(&text);
}

/* Each text with the beginning of its sentence, and its line. */
static const struct {
    const char *text, *says, *place;
} faults[] = {
    {"", "there is no game in it", "a.pgn"},
    {"; nothing\n{}\n", "there is no game in it", "a.pgn"},
    {"1. e4\n\x02", "not a text: a control character (2) stands here", "a.pgn:2"},
    {"\n[White x]", "a tag must look like", "a.pgn:2"},
    {"[White \"x\"", "a tag must look like", "a.pgn:1"},
    {"[White \"x\n\"]", "a tag must look like", "a.pgn:1"},
    {"[White \"x\"]\n[White \"y\"]", "the tag White stands here a second time", "a.pgn:2"},
    {"[SetUp \"1\"]\n1. e4 *", "the tag SetUp asks for a tag FEN", "a.pgn:1"},
    {"[Result \"1-0\"]\n1. e4\n0-1", "the tag Result says 1-0, but the game ends with 0-1", "a.pgn:3"},
    {"1. e4\n{never\nends", "a comment that begins with { has no end", "a.pgn:2"},
    {"1. e4\n(1. d4 {)\n", "a comment that begins with { has no end", "a.pgn:2"},
    {"1. e4 (1. d4 (1. c4)\n", "a variation that begins with ( has no end", "a.pgn:1"},
    {"1. e4\n) e5", "\")\" closes what is not open", "a.pgn:2"},
    {"1. eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee", "\"eeee", "a.pgn:1"},
    /* from here on the form is right, and the rules object */
    {"1. e4 e5\r2. Ke3", "no legal move is written Ke3", "a.pgn:2"},
    {"1. Nf3 d6\r\n2. Nc3 d5 3.\nNd2", "no legal move is written Nd2", "a.pgn:3"},
    {"1. Nf3 d6 2. d4 d5\n3. Nd2", "Nd2 can mean 2 moves", "a.pgn:2"},
    {"1. e4+", "e4+ is marked as a check, but it is no check", "a.pgn:1"},
    {"1. f3 e5 2. g4 Qh4#\n1-0", "the result is said to be white-wins", "a.pgn:2"},
    {"1. f3 e5 2. g4 Qh4#\n3. a3", "a3 comes after the end of the game", "a.pgn:2"},
    {"[FEN \"nonsense\"]\n*", "position:", "a.pgn:1"},
    {"[Variant \"Nonesuch\"]\n*", "there is no variant of this name", "nonesuch"},
};

static void every_fault_has_a_sentence_and_a_place(void) {
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        Err err = {""};
        Game *game = game_of(faults[i].text, &err);
        size_t length = strlen(err.text), tail = strlen(faults[i].place);
        check_that(!game, "no fault in: %s", faults[i].text);
        check_that(strncmp(err.text, faults[i].says, strlen(faults[i].says)) == 0, "\"%s\" for: %s",
                   err.text, faults[i].text);
        check_that(length > tail && strcmp(err.text + length - tail, faults[i].place) == 0,
                   "\"%s\" names another place than %s", err.text, faults[i].place);
        game_free(game);
    }
}

static void a_record_by_the_name_of_a_pgn_stays_one(void) {
    CHECK(pgn_is("a/b.PGN", "1. e4 *") && !pgn_is("a.txt", "1. e4 *") && !pgn_is(".pgn", ""));
    CHECK(!pgn_is("a.pgn", "# mine\n[Chester \"1\"]\ne2e4"));
    CHECK(pgn_is("pasted", "\n[Event \"Club\"]\n1. e4 *") && !pgn_is("pasted", "[White \"Event\"]"));
}

/* What is before a comment is not gone through for each: that would take minutes here. */
static void much_that_is_no_move_is_read_at_once(void) {
    enum { TIMES = 200000 };
    static const char *const parts[] = {"{a} ", "({a}) ", "{[%clk 1]} "};
    for (int i = 0; i < 3; i++) {
        Text text;
        Err err = {""};
        text_init(&text);
        text_add(&text, "1. e4 ");
        for (int k = 0; k < TIMES; k++)
            text_add(&text, parts[i]);
        text_add(&text, "{[%clk 0:01:00]} e5 {[%clk 0:02:00]} *");
        Game *game = game_of(text.data, &err);
        check_that(game && game->count == 2, "%s: %s", parts[i], err.text);
        CHECK_INT(game ? (int)game_left(game, 2) : 0, 120000);
        game_free(game);
        text_clear(&text);
    }
}

int main(void) {
    world_open();
    TEST(san_is_that_of_the_standard);
    TEST(random_games_of_chess_go_round_at_every_ply);
    TEST(random_games_of_every_variant_go_round);
    TEST(spellings_are_tolerated);
    TEST(several_games_are_read_one_after_the_other);
    TEST(the_text_has_its_form);
    TEST(every_fault_has_a_sentence_and_a_place);
    TEST(a_record_by_the_name_of_a_pgn_stays_one);
    TEST(much_that_is_no_move_is_read_at_once);
    world_close();
    return check_end();
}
