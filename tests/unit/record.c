/* Record: whatever is written is read back, whatever is not a record gets one sentence. */
#include "check.h"

#include "world.h"

#include "core/notation.h"
#include "game/record.h"

enum { PLIES = 60 };

static Record *read_whole(const char *text) {
    Err err = {""};
    Record *record = record_read(text, "game.txt", &err);
    check_that(record != NULL, "%s", err.text);
    return record;
}

/* The game of a text, NULL with the sentence in *err. */
static Game *game_of(const char *text, const Rules *rules, Err *err) {
    Game *game = NULL;
    Record *record = record_read(text, "game.txt", err);
    bool played = record && record_play(record, rules, &game, err);
    record_free(record);
    if (played)
        return game;
    game_free(game);
    return NULL;
}

static void same_game(const Game *a, const Game *b) {
    CHECK(memcmp(&a->start, &b->start, sizeof a->start) == 0);
    CHECK(memcmp(&a->now, &b->now, sizeof a->now) == 0);
    CHECK_INT(a->count, b->count);
    for (int i = 0; i < a->count && a->count == b->count; i++)
        CHECK(a->moves[i] == b->moves[i] && a->keys[i] == b->keys[i]);
    Outcome left = game_outcome(a, false), right = game_outcome(b, false);
    CHECK_INT(left.result, right.result);
    if (left.reason)
        CHECK_TEXT(left.reason, right.reason);
}

static void goes_round(const Game *game) {
    Text text;
    Err err = {""};
    text_init(&text);
    record_write(game, NULL, 0, NULL, &text);
    Game *again = game_of(text.data, game->rules, &err);
    check_that(again != NULL, "%s in:\n%s", err.text, text.data);
    if (again)
        same_game(game, again);
    game_free(again);
    text_clear(&text);
}

static void wander(const Position *start, Rng *rng) {
    Game *game = game_new(start);
    goes_round(game);
    while (game->count < PLIES && game_outcome(game, false).result == PLAYING) {
        game_play(game, world_move(&game->now, rng));
        goes_round(game);
    }
    if (game_outcome(game, false).result == PLAYING)
        game_end(game, (Outcome){BLACK_WINS, "resignation"});
    goes_round(game);
    if (game_undo(game)) /* what can be redone is not written */
        goes_round(game);
    game_free(game);
}

static void wander_by(const Rules *rules) {
    Position start;
    Undo undo;
    Rng rng = {7};
    position_start(&start, rules);
    wander(&start, &rng);
    position_make(&start, world_move(&start, &rng), &undo); /* Black begins, from elsewhere */
    wander(&start, &rng);
}

static void D6_every_ply_of_random_games_goes_round(void) {
    world_each_variant(wander_by);
}

static void the_published_game_is_read_as_it_is(void) {
    Err err = {""};
    char *text = file_read("tests/cases/chess-t1-game1.txt", 1 << 20, NULL, &err);
    check_that(text != NULL, "%s", err.text);
    if (!text)
        return;
    Record *record = read_whole(text);
    Game *game = NULL;
    if (record) {
        CHECK_INT(record_moves(record), 54);
        CHECK_INT(record_sums(record), 4);
        CHECK_INT(record_checks(record), 3);
        bool played = record_play(record, world_rules("chess-t1"), &game, &err);
        check_that(played, "%s", err.text);
        CHECK_INT(game->count, 54);
        CHECK_INT(game_outcome(game, false).result, BLACK_WINS);
        CHECK_TEXT(game_outcome(game, false).reason, "resignation");
    }
    game_free(game);
    record_free(record);
    free(text);
}

static void spellings_are_tolerated(void) {
    static const char *const texts[] = {
        "e2e4 e7e5 b1c3",
        "1 e2e4 e7e5\n2 b1c3\n",
        "1. e2e4 e7e5 2. b1c3",
        "1.e2e4 1...e7e5 2.b1c3",
        "\xef\xbb\xbf# mark\r\n1 e2e4 e7e5\r\n\r\n2 b1c3 # and a word\r\n",
        "[White \"A\"] [Black \"B\"] 1 e2e4\r1 … e7e5\r2 b1c3",
        "  [ White   \"A\"  ]\t1 e2e4\t… e7e5\n\n\n2\nb1c3",
        "1 e2-e4 e7-e5 2 S b1-c3", /* the book's notation, a letter apart */
    };
    const Rules *rules = world_rules("chess-t1");
    Game *want = game_of(texts[0], rules, NULL);
    CHECK(want && want->count == 3);
    for (size_t i = 0; want && i < sizeof texts / sizeof *texts; i++) {
        Err err = {""};
        Game *game = game_of(texts[i], rules, &err);
        check_that(game != NULL, "%s in: %s", err.text, texts[i]);
        if (game)
            same_game(game, want);
        game_free(game);
    }
    game_free(want);
}

static void D8_tags_are_kept_as_they_are(void) {
    static const RecordTag tags[] = {{"White", "Анна \"Ладья\" О'Нил"},
                                     {"Black", "neutral:2"},
                                     {"Event", "a \\ b, # and ]"},
                                     {"Empty", ""},
                                     {"Variant", "lies"},
                                     {"Odd", "two\nlines"}};
    Game *game = game_of("e2e4", world_rules("chess-t1"), NULL);
    Text text;
    text_init(&text);
    record_write(game, tags, 6, NULL, &text);
    Record *record = read_whole(text.data);
    if (record) {
        for (int i = 0; i < 4; i++)
            CHECK_TEXT(record_tag(record, tags[i].name), tags[i].value);
        CHECK_TEXT(record_tag(record, "Variant"), "chess-t1");
        CHECK_TEXT(record_tag(record, "Odd"), "two?lines");
        CHECK_TEXT(record_tag(record, "Chester"), "1");
        CHECK_TEXT(record_tag(record, "Start"), NULL);
        const RecordTag *all;
        CHECK_TEXT(record_tag(record, "VariantVersion"), "2025");
        CHECK_INT(record_tags(record, &all), 8);
    }
    record_free(record);
    text_clear(&text);
    game_free(game);
}

/* Comments and sums stay where a reader has put them, also when their moves become a branch. */
static void comments_and_sums_are_kept(void) {
    static const char from[] = "# above\n#\n[White \"A\"] # beside\n{ below }\n1 e2e4 {white} e7e5 # black\n"
                               "# alone\nsum e4 1:0 # why\n2 b1c3\n# last\nresult draw agreement\n# behind\n";
    static const char want[] =
        "# above\n#\n[Chester \"1\"]\n[Variant \"chess\"]\n[White \"A\"]\n# beside\n# below \n"
        "1 e2e4 #white\n1 … e7e5 # black\n# alone\nsum e4 1:0 # why\n2 b1c3\n# last\n"
        "result draw agreement\n# behind\n";
    static const char left[] =
        "# above\n#\n[Chester \"1\"]\n[Variant \"chess\"]\n# beside\n# below \n"
        "1 e2e4 #white\n1 … e7e6\n"
        "  ( 1 … e7e5 # black\n  # alone\n  sum e4 1:0 # why\n  2 b1c3\n  # last\n  )\n";
    const Rules *rules = world_rules("chess");
    Err err = {""};
    Record *record = read_whole(from);
    Game *game = NULL;
    bool played = record && record_play(record, rules, &game, &err);
    check_that(played, "%s", err.text);
    if (played) {
        const RecordTag *tags;
        Text text;
        Move move;
        text_init(&text);
        int count = record_tags(record, &tags);
        record_write(game, tags, count, record, &text);
        CHECK_TEXT(text.data, want);
        text_reset(&text);
        game_undo(game);
        game_undo(game);
        CHECK(move_read(&game->now, "e7e6", &move, &err));
        game_play(game, move);
        record_write(game, NULL, 0, record, &text);
        CHECK_TEXT(text.data, left);
        text_clear(&text);
    }
    game_free(game);
    record_free(record);
}

/* Each text with the beginning of its sentence, and the place that it names. */
static const struct {
    const char *text, *says, *place;
} faults[] = {
    {"", "there is no game in it", "game.txt"},
    {"# nothing\n\n", "there is no game in it", "game.txt"},
    {"e2e4\n[White \"A\"]\n", "a tag after the first move", "game.txt:2"},
    {"\n[White A]\n", "a tag must look like", "game.txt:2"},
    {"[White \"A\"\n", "a tag must look like", "game.txt:1"},
    {"[White \"A]\n", "a tag must look like", "game.txt:1"},
    {"[White \"A\"][White \"B\"]", "the tag White stands here a second time", "game.txt:1"},
    {"[Chester \"2\"]", "this record is of version \"2\"", "game.txt:1"},
    {"e2e4\n{e7e5\n}", "a comment that begins with {", "game.txt:2"},
    {"e2e4\nsum e4\n", "a sum must look like", "game.txt:2"},
    {"e2e4\nsum e4 1:x\n", "a sum must look like", "game.txt:2"},
    {"e2e4\nsum e4 1:2 3\n", "a sum must look like", "game.txt:2"},
    {"sum e4 99999999999999999999:2\n", "a sum must look like", "game.txt:1"},
    {"e2e4\nresult\n", "a result must look like", "game.txt:2"},
    {"result white-wins\n", "a result must look like", "game.txt:1"},
    {"result playing king\n", "a result must look like", "game.txt:1"},
    {"result red-wins king\n", "a result must look like", "game.txt:1"},
    {"result draw agreement\ne2e4\n", "\"e2e4\" stands after the result", "game.txt:2"},
    {"result draw aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "\"aaaaa", "game.txt:1"},
    {"e2e4\n\n\x01\x02", "not a text", "game.txt:3"},
    {"e2e4\n\xff\xfe\n", "not a text in UTF-8", "game.txt:2"},
    {"e2e4e2e4e2e4e2e4e2e4e2e4e2e4e2e4e2e4e2e4e2e4e2e4e2e4", "\"e2e4", "game.txt:1"},
    /* from here on the form is right, and the rules object */
    {"[Start \"nonsense\"]", "", "game.txt:1"},
    {"e2e4\n\ne7e2\n", "", "game.txt:3"},
    {"\nhello\n", "", "game.txt:2"},
    {"e2e4+\n", "e2e4+ is marked as a check, but it is no check", "game.txt:1"},
    {"e2e4\nsum z9 1:1\n", "z9 is not a square of this board", "game.txt:2"},
    {"e2e4\nsum e4 7:½\n", "the sum on e4 is said to be 7:½", "game.txt:2"},
    {"e2e4\nresult white-wins castle\n",
     "the result is said to be white-wins castle, but by the rules "
     "the game goes on",
     "game.txt:2"},
};

static void every_fault_has_a_sentence_and_a_place(void) {
    const Rules *rules = world_rules("chess-t1");
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        Err err = {""};
        Game *game = game_of(faults[i].text, rules, &err);
        size_t length = strlen(err.text), tail = strlen(faults[i].place);
        check_that(!game, "no fault in: %s", faults[i].text);
        check_that(strncmp(err.text, faults[i].says, strlen(faults[i].says)) == 0, "\"%s\" for: %s",
                   err.text, faults[i].text);
        check_that(length > tail && strcmp(err.text + length - tail, faults[i].place) == 0,
                   "\"%s\" names another place than %s", err.text, faults[i].place);
        check_that(!strchr(err.text, '\n'), "more than one line: %s", err.text);
        game_free(game);
    }
}

static void a_line_without_end_is_refused(void) {
    Text text;
    Err err = {""};
    text_init(&text);
    for (int i = 0; i < 20000; i++)
        text_add(&text, "e2e4 ");
    CHECK(!record_read(text.data, "game.txt", &err));
    CHECK_TEXT(err.text, "the line is longer than 65535 bytes: game.txt:1");
    text_clear(&text);
}

static void the_game_up_to_the_fault_is_given(void) {
    Err err = {""};
    Record *record = read_whole("e2e4 e7e5 e2e4");
    Game *game = NULL;
    CHECK(record && !record_play(record, world_rules("chess-t1"), &game, &err));
    CHECK(game && game->count == 2);
    game_free(game);
    record_free(record);
}

static void a_result_must_be_the_rules_own(void) {
    const Rules *rules = world_rules("chess");
    const char *mate = "f2f3 e7e5 g2g4 d8h4 ";
    static const struct {
        const char *result;
        bool good;
    } rows[] = {{"result black-wins checkmate", true},
                {"result white-wins checkmate", false},
                {"result black-wins resignation", false},
                {"result draw agreement", false},
                {"b1c3", false}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char text[128];
        Err err = {""};
        snprintf(text, sizeof text, "%s\n%s\n", mate, rows[i].result);
        Game *game = game_of(text, rules, &err);
        check_that((game != NULL) == rows[i].good, "%s: %s", rows[i].result, err.text);
        game_free(game);
    }
}

static void a_claimed_draw_goes_round(void) {
    Game *game = game_of("b1c3 b8c6 c3b1 c6b8 b1c3 b8c6 c3b1 c6b8", world_rules("chess-t1"), NULL);
    CHECK(game && game_claim(game).result == DRAW);
    if (game) {
        game_end(game, game_claim(game));
        goes_round(game);
    }
    game_free(game);
}

int main(void) {
    world_open();
    TEST(the_published_game_is_read_as_it_is);
    TEST(D6_every_ply_of_random_games_goes_round);
    TEST(spellings_are_tolerated);
    TEST(D8_tags_are_kept_as_they_are);
    TEST(comments_and_sums_are_kept);
    TEST(every_fault_has_a_sentence_and_a_place);
    TEST(a_line_without_end_is_refused);
    TEST(the_game_up_to_the_fault_is_given);
    TEST(a_result_must_be_the_rules_own);
    TEST(a_claimed_draw_goes_round);
    world_close();
    return check_end();
}
