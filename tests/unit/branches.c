/* Branches: the tree of a game: what is played, left, made the main line and taken out, and that
 * all of it is in the record and in the PGN, at every node the same position. */
#include "check.h"

#include "world.h"

#include "core/notation.h"
#include "game/pgn.h"

enum { STEPS = 60, NESTED = 20000 };

static Record *record_of(const char *text, bool pgn, Err *err) {
    return pgn ? pgn_read(text, "a.pgn", err) : record_read(text, "a.game", err);
}

/* NULL with the sentence in *err. */
static Game *game_of(const char *text, bool pgn, const Rules *rules, Err *err) {
    Game *game = NULL;
    Record *record = record_of(text, pgn, err);
    bool played = record && record_play(record, rules, &game, err);
    record_free(record);
    if (played)
        return game;
    game_free(game);
    return NULL;
}

/* --- the same tree -------------------------------------------------------------------------- */

static uint64_t key_of(const Game *game, int node) {
    Position pos;
    game_position_of(game, node, &pos);
    return pos.key;
}

static void same_step(const Game *a, const TreeWalk *left, const Game *b, const TreeWalk *right) {
    CHECK_INT(left->step, right->step);
    if (left->step != right->step || left->step == TREE_END)
        return;
    const Node *one = &a->tree.nodes[left->node], *two = &b->tree.nodes[right->node];
    CHECK(one->move == two->move && one->ply == two->ply);
    CHECK(key_of(a, left->node) == key_of(b, right->node));
    CHECK_INT(left->node == game_tip(a), right->node == game_tip(b));
    CHECK_INT(one->left_ms, two->left_ms);
}

static void same_tree(const Game *a, const Game *b) {
    TreeWalk left, right;
    tree_walk(&left, &a->tree, NO_NODE);
    tree_walk(&right, &b->tree, NO_NODE);
    do {
        tree_step(&left);
        tree_step(&right);
        same_step(a, &left, b, &right);
    } while (left.step != TREE_END && left.step == right.step);
    CHECK_INT(left.depth, 0);
    CHECK_INT(tree_branches(&a->tree), tree_branches(&b->tree));
    CHECK_INT(game_result(a).result, game_result(b).result);
}

static void goes_round(const Game *game, bool pgn) {
    Text text;
    Err err = {""};
    text_init(&text);
    if (pgn)
        pgn_write(game, NULL, 0, NULL, &text);
    else
        record_write(game, NULL, 0, NULL, &text);
    Game *again = game_of(text.data, pgn, game->rules, &err);
    check_that(again != NULL, "%s in:\n%s", err.text, text.data);
    bool taken_back = !game_branched(game) && game->total > game->count;
    if (again && !taken_back)
        same_tree(game, again);
    for (const char *at = text.data; pgn && *at; at += strcspn(at, "\n"), at += *at == '\n')
        check_that(strcspn(at, "\n") < 80, "a long line: %.100s", at);
    game_free(again);
    text_clear(&text);
}

/* --- random trees --------------------------------------------------------------------------- */

static int any_node(const Game *game, Rng *rng) {
    int node;
    do
        node = (int)rng_below(rng, (uint32_t)game->tree.count);
    while (!tree_has(&game->tree, node));
    return node;
}

static bool may_play(const Game *game) {
    return game_outcome(game, false).result == PLAYING;
}

static void play_some(Game *game, Rng *rng) {
    for (uint32_t i = 1 + rng_below(rng, 4); i > 0 && may_play(game); i--) {
        game_play(game, world_move(&game->now, rng));
        if (!game->away)
            game_set_left(game, (int64_t)rng_below(rng, 600) * 100);
    }
}

/* What may be done to a branch is done; nothing to the game's own line. */
static void change_branch(Game *game, Rng *rng) {
    int node = any_node(game, rng), branch = game_branch(game, node);
    if (branch == NO_NODE)
        return;
    game_visit(game, node);
    if (rng_below(rng, 2))
        game_promote(game, node);
    else
        game_prune(game, branch);
}

static void step(Game *game, Rng *rng) {
    switch (rng_below(rng, 8)) {
    case 0:
        game_undo(game);
        break;
    case 1:
        game_redo(game);
        break;
    case 2:
        game_return(game);
        break;
    case 3:
    case 4:
        game_visit(game, any_node(game, rng));
        play_some(game, rng);
        break;
    case 5:
        change_branch(game, rng);
        break;
    default:
        play_some(game, rng);
    }
}

static void whole(const Game *game) {
    Position pos;
    game_position_of(game, game_here(game), &pos);
    CHECK(pos.key == game->now.key && memcmp(pos.board, game->now.board, sizeof pos.board) == 0);
    CHECK(game->count <= game->total);
    for (int i = 0; i < game->total; i++) {
        const Node *node = &game->tree.nodes[game->nodes[i]];
        CHECK(node->move == game->moves[i] && node->ply == i + 1);
        CHECK_INT(node->parent, i ? game->nodes[i - 1] : ROOT);
    }
    for (int node = game_tip(game); node != ROOT; node = game->tree.nodes[node].parent)
        CHECK(tree_is_first(&game->tree, node));
    CHECK(tree_has(&game->tree, game_here(game)));
}

static void grow_by(const Rules *rules) {
    Position start;
    Rng rng = {11};
    position_start(&start, rules);
    Game *game = game_new(&start);
    for (int i = 0; i < STEPS; i++) {
        step(game, &rng);
        whole(game);
        if (i % 4 == 0)
            goes_round(game, i % 8 == 0);
    }
    game_free(game);
}

static void random_trees_go_round(void) {
    world_each_variant(grow_by);
}

/* --- what is played and left ---------------------------------------------------------------- */

/* "e2e4 e7e5" */
static void play(Game *game, const char *moves) {
    char list[256], *rest = list;
    snprintf(list, sizeof list, "%s", moves);
    for (char *text; (text = strsep(&rest, " ")) != NULL;) {
        Move move = NO_MOVE;
        Err err = {""};
        check_that(move_read(&game->now, text, &move, &err), "%s", err.text);
        game_play(game, move);
    }
}

static Game *chess(const char *moves) {
    Position start;
    position_start(&start, world_rules("chess"));
    Game *game = game_new(&start);
    play(game, moves);
    return game;
}

/* The moves behind the tags. */
static void is_written(const Game *game, const char *want) {
    Text text;
    text_init(&text);
    record_write(game, NULL, 0, NULL, &text);
    const char *moves = strrchr(text.data, ']');
    CHECK_TEXT(moves ? moves + 2 : text.data, want);
    text_clear(&text);
}

static void moves_taken_back_and_replaced_are_a_branch(void) {
    Game *game = chess("e2e4 e7e5 g1f3");
    game_undo(game);
    game_undo(game);
    is_written(game, "1 e2e4\n"); /* as ever, when nothing has taken their place */
    play(game, "c7c5");
    is_written(game, "1 e2e4 c7c5\n  ( 1 … e7e5\n  2 g1f3 )\n");
    CHECK(!game_redo(game));
    game_undo(game);
    is_written(game, "1 e2e4\n  ( 1 e2e4 c7c5\n    ( 1 … e7e5\n    2 g1f3 ) )\n");
    play(game, "e7e5");
    is_written(game, "1 e2e4 e7e5\n  ( 1 … c7c5 )\n  ( 1 … e7e5\n  2 g1f3 )\n");
    game_undo(game);
    game_undo(game);
    is_written(game, "  ( 1 e2e4 e7e5\n    ( 1 … c7c5 )\n  2 g1f3 )\n");
    game_free(game);
}

static void a_game_that_is_left_stays_as_it_is(void) {
    Game *game = chess("f2f3 e7e5 g2g4 d8h4");
    game_visit(game, game->nodes[1]);
    CHECK(may_play(game) && game->away);
    play(game, "e2e4");
    CHECK_INT(game_result(game).result, BLACK_WINS);
    CHECK_INT(game_branch(game, game_here(game)), game_here(game));
    is_written(game, "1 f2f3 e7e5\n2 g2g4\n  ( 2 e2e4 )\n2 … d8h4\nresult black-wins checkmate\n");
    game_return(game);
    CHECK_INT(game->count, 4);
    CHECK(!may_play(game) && !game->away);
    game_free(game);
}

/* What was agreed holds for the line on which it was. */
static void another_main_line_has_no_result(void) {
    Game *game = chess("e2e4 e7e5");
    game_end(game, (Outcome){DRAW, "agreement"});
    game_visit(game, ROOT);
    CHECK(may_play(game));
    play(game, "d2d4 d7d5");
    CHECK_INT(game_result(game).result, DRAW);
    game_promote(game, game->nodes[0]);
    CHECK_INT(game_result(game).result, PLAYING);
    is_written(game, "1 d2d4\n  ( 1 e2e4 e7e5 )\n1 … d7d5\n");
    game_return(game);
    CHECK_INT(game->count, 2);
    game_free(game);
}

static void a_branch_that_is_taken_out_is_left(void) {
    Game *game = chess("e2e4 e7e5");
    game_visit(game, ROOT);
    play(game, "d2d4 d7d5 c2c4");
    int branch = game_branch(game, game_here(game));
    CHECK_INT(game->tree.nodes[branch].ply, 1);
    game_prune(game, branch);
    CHECK_INT(game->count, 0);
    CHECK(!tree_has(&game->tree, branch) && !tree_has(&game->tree, game->tree.count - 1));
    CHECK(!tree_has(&game->tree, -1) && !tree_has(&game->tree, game->tree.count));
    game_return(game);
    is_written(game, "1 e2e4 e7e5\n");
    CHECK_INT(game_branch(game, game->nodes[1]), NO_NODE);
    game_free(game);
}

/* --- texts ---------------------------------------------------------------------------------- */

static void written_again(const char *from, bool pgn, const char *want) {
    Err err = {""};
    Text text;
    Game *game = NULL;
    Record *record = record_of(from, pgn, &err);
    bool played = record && record_play(record, world_rules("chess"), &game, &err);
    check_that(played, "%s in: %s", err.text, from);
    text_init(&text);
    if (played && pgn)
        pgn_write(game, NULL, 0, record, &text);
    else if (played)
        record_write(game, NULL, 0, record, &text);
    const char *moves = strrchr(text.data, ']');
    CHECK_TEXT(moves ? moves + 2 + pgn : text.data, want);
    text_clear(&text);
    game_free(game);
    record_free(record);
}

static void records_are_read_with_their_branches(void) {
    static const struct {
        const char *from, *want;
    } rows[] = {
        {"(1 e2e4 e7e5)", "  ( 1 e2e4 e7e5 )\n"},
        {"1 e2e4 e7e5 (c7c5 (c7c6 (e7e6)) g1f3) g1f3",
         "1 e2e4 e7e5\n  ( 1 … c7c5\n  2 g1f3 )\n  ( 1 … c7c6 )\n  ( 1 … e7e6 )\n2 g1f3\n"},
        {"e2e4 @0:05:00 ( d2d4 @0:04:00 ) e7e5",
         "1 e2e4 @0:05:00\n  ( 1 d2d4 @0:04:00 )\n1 … e7e5\n"},
        {"# a\ne2e4 # b\n( # c\nd2d4 # d\nsum d4 10:0\n) # e\ne7e5\nresult draw agreement # f\n",
         "# a\n1 e2e4 # b\n# e\n  ( # c\n  1 d2d4 # d\n  sum d4 10:0\n  )\n1 … e7e5\n"
         "result draw agreement\n# f\n"},
        {"f2f3 e7e5 g2g4 d8h4+) (d8h4+) )", "1 f2f3 e7e5\n2 g2g4 d8h4\nresult black-wins checkmate\n"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Text text;
        text_init(&text);
        text_format(&text, "[Variant \"chess\"]\n%s", rows[i].from);
        written_again(text.data, false, rows[i].want);
        text_clear(&text);
    }
}

static void pgns_are_read_with_their_variations(void) {
    static const struct {
        const char *from, *want;
    } rows[] = {
        {"1. e4 e5 (1... c5 2. Nf3 {Sicilian} d6 (2... Nc6)) (1... e6) 2. Nf3 *",
         "1. e4 e5 (1... c5 2. Nf3 {Sicilian} 2... d6 (2... Nc6)) (1... e6) 2. Nf3 *\n"},
        {"1. e4 ({first} 1. d4 $6 1-0) 1... e5 *", "1. e4 ({first} 1. d4) 1... e5 *\n"},
        {"1. e4 (1. {a threat} --) e5 (1... d5 2. -- (2. d4) d4) 2. Nf3 1/2-1/2",
         "1. e4 {a threat} 1... e5 (1... d5) 2. Nf3 1/2-1/2\n"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        written_again(rows[i].from, true, rows[i].want);
}

/* Each text with the beginning of its sentence, and the place that it names. */
static void every_broken_tree_has_a_sentence_and_a_place(void) {
    static const struct {
        const char *text, *says, *place;
        bool pgn;
    } rows[] = {
        {"e2e4\n( d2d4", "the branch that begins here has no end", "a.game:2", false},
        {"e2e4\nd7d5 )", "\")\" closes a branch, and none is open", "a.game:2", false},
        {"e2e4\n( )", "a branch without a move", "a.game:2", false},
        {"e2e4\n( # alone\nsum e4 1:0\n)", "a branch without a move", "a.game:4", false},
        {"e2e4\n(\n( d2d4 ) )", "a branch begins with a move", "a.game:3", false},
        {"e2e4\n( d2d4\n[White \"A\"]", "a tag after the first move", "a.game:3", false},
        {"e2e4\n( d2d4 )\n@0:01:00", "a time stands behind a move", "a.game:3", false},
        {"e2e4 ( d2d4\nresult draw agreement )", "a result stands behind the game", "a.game:2", false},
        {"e2e4\nresult draw agreement\n( d2d4 )", "a branch stands after the result", "a.game:3", false},
        {"e2e4\n(\ne7e5 )", "", "a.game:3", false},
        {"f2f3 e7e5 g2g4 d8h4\n( d8h4\na2a3 )", "a2a3 comes after the end", "a.game:3", false},
        {"e2e4 ( d2d4\nsum d4 7:7\n)", "the sum on d4 is said to be", "a.game:2", false},
        {"1. e4\n(1. Nf6) e5 *", "no legal move is written Nf6", "a.pgn:2", true},
        {"1. e4\n((1. d4)) e5 *", "a variation begins with a move", "a.pgn:2", true},
        {"1. e4\n(1. d4 e5 *", "a variation that begins with ( has no end", "a.pgn:2", true},
        {"1. e4\n(1. d4 -- {) e5 *", "a variation that begins with ( has no end", "a.pgn:2", true},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Err err = {""};
        Game *game = game_of(rows[i].text, rows[i].pgn, world_rules("chess"), &err);
        size_t length = strlen(err.text), tail = strlen(rows[i].place);
        check_that(!game, "no fault in: %s", rows[i].text);
        check_that(strncmp(err.text, rows[i].says, strlen(rows[i].says)) == 0, "\"%s\" for: %s",
                   err.text, rows[i].text);
        check_that(length > tail && strcmp(err.text + length - tail, rows[i].place) == 0,
                   "\"%s\" names another place than %s", err.text, rows[i].place);
        game_free(game);
    }
}

/* However deep the brackets stand inside each other, nothing goes deep itself. */
static void hostile_nesting_is_no_danger(void) {
    static const char *const there[] = {"g1f3", "g8f6", "f3g1", "f6g8"};
    Err err = {""};
    Text text;
    text_init(&text);
    text_add(&text, "[Variant \"chess\"]\nb1c3");
    for (int i = 0; i < NESTED; i++)
        text_format(&text, i % 100 ? " ( %s" : "\n( %s", i % 2 ? "b1c3 b8c6" : "g1f3");
    for (int i = 0; i < NESTED; i++)
        text_add(&text, i % 100 ? " )" : "\n)");
    Game *game = game_of(text.data, false, world_rules("chess"), &err);
    CHECK(!game && strstr(err.text, ":3")); /* White moves twice */
    text_reset(&text);
    text_add(&text, "g1f3 g8f6");
    for (int i = 2; i < NESTED; i++)
        text_format(&text, "\n( %s %s", there[(i - 1) % 4], there[i % 4]);
    for (int i = 2; i < NESTED; i++)
        text_add(&text, "\n)");
    game = game_of(text.data, false, world_rules("chess-t1"), &err);
    check_that(game != NULL, "%s", err.text);
    if (game)
        CHECK_INT(tree_last(&game->tree, ROOT), NESTED);
    game_free(game);
    text_clear(&text);
}

int main(void) {
    world_open();
    TEST(random_trees_go_round);
    TEST(moves_taken_back_and_replaced_are_a_branch);
    TEST(a_game_that_is_left_stays_as_it_is);
    TEST(another_main_line_has_no_result);
    TEST(a_branch_that_is_taken_out_is_left);
    TEST(records_are_read_with_their_branches);
    TEST(pgns_are_read_with_their_variations);
    TEST(every_broken_tree_has_a_sentence_and_a_place);
    TEST(hostile_nesting_is_no_danger);
    world_close();
    return check_end();
}
