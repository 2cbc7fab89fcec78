/* Functions of personalities at work: openings, evaluate, choose, play; what fails costs one
 * sentence, and the move is found by plain numbers. */
#include "sitting.h"

#include "base/file.h"
#include "session/book.h"
#include "session/thinker.h"

static const char FREE_KNIGHT[] = "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1";

typedef struct Sitter {
    const Personality *who;
    Thinker *thinker;
    Position pos;
    SearchJob job;
} Sitter;

/* A personality of these lines, in a file of its own, about to think in a position of chess. */
static bool sit(Sitter *sitter, const char *variant, const char *fen, const char *lines) {
    static int files;
    char text[4096], name[40];
    Err err = {""};
    snprintf(name, sizeof name, "mind%d.lua", ++files);
    const char *path = world_path(name);
    snprintf(text, sizeof text, "chester_api = 1\n%s", lines);
    const Rules *rules = library_rules(world_library, variant, &err);
    bool good = rules && file_write(path, text, strlen(text), &err);
    sitter->who = good ? library_personality(world_library, path, &err) : NULL;
    sitter->thinker = sitter->who ? thinker_new(1, &err) : NULL;
    if (sitter->thinker && fen)
        good = position_read(&sitter->pos, rules, fen, &err);
    else if (sitter->thinker)
        position_start(&sitter->pos, rules);
    check_that(sitter->thinker && good, "%s", err.text);
    sitter->job = (SearchJob){.root = sitter->pos, .who = sitter->who, .limits = {.nodes = 2000}};
    return sitter->thinker && good;
}

static const char *text_of(const Sitter *sitter, Move move) {
    static char text[MOVE_TEXT_SIZE];
    move_write(&sitter->pos, move, NOTATION_COORDINATE, text);
    return text;
}

/* The move that comes out; faults are the test's. */
static void plays(const char *variant, const char *fen, const char *lines, const char *move) {
    Sitter sitter;
    Err fault = {""};
    if (!sit(&sitter, variant, fen, lines))
        return;
    SearchResult result = thinker_think(sitter.thinker, &sitter.job);
    check_that(!thinker_fault(sitter.thinker, &fault), "%s", fault.text);
    CHECK_TEXT(text_of(&sitter, result.best), move);
    CHECK_INT(result.pv[0], result.best);
    thinker_free(sitter.thinker);
}

/* One sentence with this in it, and the move of plain numbers; each time anew. */
static void fails(const char *lines, const char *sentence) {
    Sitter sitter, plain;
    if (!sit(&sitter, "chess", FREE_KNIGHT, lines) ||
        !sit(&plain, "chess", FREE_KNIGHT, "personality \"plain\" {}"))
        return;
    Move wanted = thinker_think(plain.thinker, &plain.job).best;
    for (int i = 0; i < 2; i++) {
        Err fault = {""};
        SearchResult result = thinker_think(sitter.thinker, &sitter.job);
        CHECK(thinker_fault(sitter.thinker, &fault));
        check_that(strstr(fault.text, sentence), "\"%s\" has no \"%s\"", fault.text, sentence);
        CHECK_INT(result.best, wanted);
        CHECK(!thinker_fault(sitter.thinker, &fault));
    }
    thinker_free(sitter.thinker);
    thinker_free(plain.thinker);
}

/* --- what each function does ------------------------------------------------------------ */

static void evaluate_decides(void) {
    plays("chess", FREE_KNIGHT, "personality \"x\" {}", "d1d5");
    plays("chess", FREE_KNIGHT,
          "personality \"x\" { evaluate = function(pos, score)\n"
          "  return pos:piece('a1') == 'rook' and 900 or -900\n"
          "end }",
          "d1a1");
    /* For Black too the score is its own. */
    plays("chess", "3rk3/8/8/8/3N4/8/8/4K3 b - - 0 1",
          "personality \"x\" { evaluate = function(pos, score)\n"
          "  return (pos:piece('a8') == 'rook' and 900 or 0) + 0 * score\n"
          "end }",
          "d8a8");
}

/* A Lua state belongs to one thread, however many are asked for: the helpers of a search would
 * take shares of the positions, and leave scores that make it another search. */
static void evaluate_keeps_to_one_thread(void) {
    Sitter sitter;
    if (!sit(&sitter, "chess", NULL,
             "local asked = 0\n"
             "personality \"x\" { evaluate = function(pos, score)\n"
             "  asked = asked + 1\n"
             "  return score + asked % 7\n"
             "end }"))
        return;
    SearchResult results[2];
    for (int i = 0; i < 2; i++) {
        Err fault;
        sitter.job.threads = i ? MAX_THREADS : 1;
        thinker_forget(sitter.thinker);
        results[i] = thinker_think(sitter.thinker, &sitter.job);
        CHECK(!thinker_fault(sitter.thinker, &fault));
    }
    CHECK_INT(results[1].nodes, results[0].nodes);
    CHECK_INT(results[1].depth, results[0].depth);
    CHECK_INT(results[1].score, results[0].score);
    CHECK_INT(results[1].best, results[0].best);
    thinker_free(sitter.thinker);
}

static void questions_are_answered(void) {
    plays("chess", FREE_KNIGHT,
          "personality \"x\" { weights = { material = { rook = 480 } }, play = function(pos, clock)\n"
          "  assert(pos:side() == 'white' and pos:own() == 'white' and pos:variant() == 'chess')\n"
          "  assert(pos:files() == 8 and pos:ranks() == 8 and #pos:squares() == 64)\n"
          "  assert(pos:value('rook') == 480 and pos:value('dragon') == 0)\n"
          "  assert(pos:material('own') == 480 + pos:value('king'))\n"
          "  assert(pos:material('enemy') == pos:value('knight') + pos:value('king'))\n"
          "  assert(pos:count('knight', 'enemy') == 1 and pos:count('dragon', 'own') == 0)\n"
          "  assert(pos:find('rook', 'own') == 'd1' and not pos:find('rook', 'enemy'))\n"
          "  assert(#pos:zone('castle', 'own') == 0 and pos:number() == 1)\n"
          "  assert(clock.nodes == 2000 and not clock.seconds and not clock.depth)\n"
          "  assert(#pos:moves() == 11 and #pos:hits() == 1 and not pos:outcome())\n"
          "  local key = pos:key()\n"
          "  local take = pos:legal('d1d5')\n"
          "  assert(take:takes() and not take:exchanges() and pos:text(take) == 'd1d5')\n"
          "  assert(not pos:legal('e1e8'))\n"
          "  pos:make(take)\n"
          "  assert(pos:side() == 'black' and not pos:find('knight', 'enemy') and pos:key() ~= key)\n"
          "  local reply, score = pos:search { nodes = 200 }\n"
          "  assert(pos:legal(reply) and score < -300)\n"
          "  pos:unmake()\n"
          "  assert(pos:key() == key and pos:stood() == 0)\n"
          "  local left = pos:left()\n"
          "  for i = 1, 1000 do pos:side() end\n"
          "  assert(left < 20000000 and pos:left() < left and pos:left() > left - 10000)\n"
          "  local dice = pos:random(6)\n"
          "  assert(dice >= 1 and dice <= 6)\n"
          "  pos:make(take)\n" /* a move left made is taken back */
          "  return 'e1f2', 7\n"
          "end }",
          "e1f2");
}

/* What an honest player does is no attack: a search after each of 116 moves, and two moves ahead
 * over all of them. */
static void big_boards_are_looked_over(void) {
    static const char hands[] = "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/9/LNSGKGSNL[RBrb] w - 0 1";
    plays("shogi", hands,
          "personality \"x\" { play = function(pos)\n"
          "  for _, move in ipairs(pos:moves()) do\n"
          "    pos:make(move) pos:search { depth = 1, nodes = 5 }\n"
          "    for _, reply in ipairs(pos:moves()) do\n"
          "      pos:make(reply) pos:material('own') pos:unmake()\n"
          "    end\n"
          "    pos:unmake()\n"
          "  end\n"
          "  assert(#pos:moves() == 116 and pos:left() > 12000000)\n"
          "  return 'e3e4'\n"
          "end }",
          "e3e4");
}

static void choose_sees_candidates(void) {
    plays("chess", FREE_KNIGHT,
          "personality \"x\" { candidates = 3, choose = function(pos, list)\n"
          "  assert(#list == 3 and list[1].score >= list[2].score and list[2].score >= list[3].score)\n"
          "  assert(pos:text(list[1].move) == 'd1d5' and list[1].line[1] == 'd1d5')\n"
          "  return pos:legal('d1d4')\n"
          "end }",
          "d1d4");
    /* A win in sight is not for choosing. */
    plays("chess", "7k/8/6K1/8/8/8/8/R7 w - - 0 1",
          "personality \"x\" { choose = function(pos, list) return list[2] end }", "a1a8");
}

static void functions_are_inherited(void) {
    static const char parent[] = "chester_api = 1\npersonality \"elder\" { weights = { centre = 77, "
                                 "advance = 5 }, candidates = 7,\n"
                                 "  play = function(pos) return 'e1f1' end }\n";
    CHECK(world_write("data/chester/ai/elder.lua", parent));
    plays("chess", FREE_KNIGHT, "personality \"x\" : from \"elder\" { weights = { advance = 9 } }",
          "e1f1");
    Sitter sitter;
    if (!sit(&sitter, "chess", NULL,
             "personality \"x\" : from \"elder\" { weights = { advance = 9 } }"))
        return;
    CHECK_INT(sitter.who->weights.centre, 77);
    CHECK_INT(sitter.who->weights.advance, 9);
    CHECK_INT(sitter.who->candidates, 7);
    CHECK_TEXT(sitter.who->title.en, "x");
    thinker_free(sitter.thinker);
}

/* --- those that are shipped --------------------------------------------------------------- */

static void wins_at_once(const Personality *who, const char *variant, const char *fen) {
    Position pos;
    Err err = {""};
    const Rules *rules = library_rules(world_library, variant, &err);
    Thinker *thinker = thinker_new(1, &err);
    check_that(rules && thinker && position_read(&pos, rules, fen, &err), "%s", err.text);
    for (int level = 0; level < who->level_count; level++) {
        for (uint64_t seed = 0; seed < 4; seed++) {
            SearchJob job = {.root = pos, .who = who, .limits = who->levels[level].limits,
                             .slack = who->levels[level].slack, .seed = seed};
            if (job.limits.ms > 0)
                job.limits = (Limits){.nodes = 2000};
            Position after = pos;
            Undo undo;
            position_make(&after, thinker_think(thinker, &job).best, &undo);
            check_that(position_outcome(&after).result == result_win((Side)pos.side),
                       "%s, level %d, seed %d: does not win in %s", who->name, level + 1, (int)seed,
                       fen);
        }
    }
    thinker_free(thinker);
}

static void every_level_wins_at_once(void) {
    static const char *const positions[][2] = {
        {"chess-t1", "8/1k6/8/2S5/8/8/8/K7 w Pp 0 20"},
        {"chess-t1", "8/3V4/7P/8/8/8/5k2/7K w Pp 0 20"},
        {"chess-t1", "5pk1/5R2/3P4/8/8/8/8/K7 w Pp 0 20"},
        {"chess", "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"},
        {"chess", "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1"},
    };
    const LibraryEntry *entries;
    int count = library_list(world_library, LIBRARY_PERSONALITIES, &entries), shipped = 0;
    for (int i = 0; i < count; i++) {
        Err err = {""};
        if (!strstr(entries[i].path, "scripts/ai/"))
            continue;
        const Personality *who = library_personality(world_library, entries[i].name, &err);
        check_that(who != NULL, "%s", err.text);
        for (size_t k = 0; who && k < sizeof positions / sizeof *positions; k++)
            wins_at_once(who, positions[k][0], positions[k][1]);
        shipped++;
    }
    CHECK(shipped >= 10);
}

/* --- openings ------------------------------------------------------------------------------ */

static Move after(Sitter *sitter, const char *moves) {
    uint64_t past[8];
    char words[80], *rest = words;
    snprintf(words, sizeof words, "%s", moves);
    sitter->job.past = past;
    sitter->job.past_count = 0;
    position_start(&sitter->pos, sitter->pos.rules);
    for (char *word; (word = strsep(&rest, " ")) && *word;) {
        Move move = NO_MOVE;
        Undo undo;
        Err err = {""};
        check_that(move_read(&sitter->pos, word, &move, &err), "%s", err.text);
        past[sitter->job.past_count++] = sitter->pos.key;
        position_make(&sitter->pos, move, &undo);
    }
    sitter->job.root = sitter->pos;
    return book_move(&sitter->job);
}

static void opening_lines_are_followed(void) {
    Sitter sitter;
    if (!sit(&sitter, "chess", NULL,
             "personality \"x\" { opening = { \"e2e4 e7e5 b1c3\", \"a2a9\",\n"
             "  chess = { \"d2d4 d7d5\" }, [\"chess-t1\"] = { \"c2c3\" } } }"))
        return;
    bool seen[2] = {false, false};
    for (sitter.job.seed = 0; sitter.job.seed < 20; sitter.job.seed++) {
        const char *first = text_of(&sitter, after(&sitter, ""));
        bool king = !strcmp(first, "e2e4"), queen = !strcmp(first, "d2d4");
        check_that(king || queen, "plays %s", first);
        seen[queen] = true;
    }
    CHECK(seen[0] && seen[1]);
    CHECK_TEXT(text_of(&sitter, after(&sitter, "e2e4 e7e5")), "b1c3");
    CHECK_INT(after(&sitter, "e2e4 e7e5 b1c3"), NO_MOVE);
    CHECK_INT(after(&sitter, "e2e4 e7e6"), NO_MOVE);
    CHECK_TEXT(text_of(&sitter, after(&sitter, "d2d4")), "d7d5");
    thinker_free(sitter.thinker);
}

/* A line for this game that cannot be played is told, with its file and line; the personality
 * plays on. One for any game is only left aside. */
static void opening_lines_are_checked(void) {
    Sitter sitter;
    Err fault = {""};
    if (!sit(&sitter, "chess", NULL,
             "personality \"x\" {\n  opening = { chess = { \"e2e4 e7e5 e4e5\" } },\n}"))
        return;
    sitter.job.limits.nodes = 200;
    SearchResult result = thinker_think(sitter.thinker, &sitter.job);
    CHECK_TEXT(text_of(&sitter, result.best), "e2e4");
    CHECK(thinker_fault(sitter.thinker, &fault));
    check_that(strstr(fault.text, ".lua:3: opening: \"e2e4 e7e5 e4e5\" is no line of chess: "), "%s",
               fault.text);
    thinker_free(sitter.thinker);
}

/* Who analyses is not answered by heart. */
static void analysis_has_no_opening(void) {
    Sitter sitter;
    if (!sit(&sitter, "chess", NULL,
             "personality \"x\" { opening = { \"a2a3\" }, play = function() return 'h2h3' end }"))
        return;
    sitter.job.lines = 2;
    SearchResult result = thinker_think(sitter.thinker, &sitter.job);
    CHECK(strcmp(text_of(&sitter, result.best), "a2a3") != 0);
    CHECK(result.nodes > 100);
    thinker_free(sitter.thinker);
}

/* --- what fails ------------------------------------------------------------------------------ */

#define EVALUATE(body) "personality \"x\" { evaluate = function(pos, score) " body " end }"
#define CHOOSE(body) "personality \"x\" { choose = function(pos, list) " body " end }"
#define PLAY(body) "personality \"x\" { play = function(pos, clock) " body " end }"

static void nonsense_is_refused(void) {
    fails(EVALUATE("return nil"), ".lua:2: evaluate has to give a number, not a nil");
    fails(EVALUATE("return '12'"), "evaluate has to give a number, not a string");
    fails(EVALUATE("return 0/0"), "evaluate has to give a number that is finite");
    fails(EVALUATE("return 1/0"), "evaluate has to give a number that is finite");
    fails(EVALUATE("return pos:strenth('e1', 'own')"), "did you mean \"strength\"?");
    fails(EVALUATE("error('enough')"), ".lua:2: enough (neutral moves in its place)");
    fails(CHOOSE("return 3"), "choose has to give a move, or its text as \"e2e4\", not a number");
    fails(CHOOSE("return {}"), "choose has to give a move, not a table without one; of a list one is taken as list[1]");
    fails(CHOOSE("return 'e1e8'"), "choose gives \"e1e8\", which is no legal move");
    fails(PLAY("return 'd1d9'"), "play gives \"d1d9\", which is no legal move");
    fails(PLAY("return nil"), "play has to give a move, or its text as \"e2e4\", not a nil");
    fails(PLAY("return pos"), "not a position");
    fails(PLAY("return 'd1d5', 'good'"), "play has to give a number, not a string");
    fails(PLAY("return pos:moves()[1], 0/0"), "finite");
    fails(PLAY("local m = pos:legal('d1d5') pos:make(m) pos:make(m)"), "make of a move that is not");
    fails(PLAY("pos:unmake()"), "unmake without a move");
    fails(PLAY("for i = 1, 70 do pos:make(pos:moves()[1]) end"), "more than 64 moves made");
    fails(PLAY("return (pos:search {})"), "search needs depth or nodes");
    fails(PLAY("return (pos:search { nods = 3 })"), "did you mean \"nodes\"?");
    fails(PLAY("return pos:moves(pos.key)[99]:from()"), "attempt to index a nil");
}

/* A number beyond every win is only cut off: wins in sight come first. */
static void huge_numbers_are_cut(void) {
    plays("chess", "7k/8/6K1/8/8/8/8/R7 w - - 0 1",
          EVALUATE("return pos:piece('a2') and 1e300 or -1e300"), "a1a8");
}

static void endless_functions_end(void) {
    fails(EVALUATE("while true do end"), "runs on for more than 2000000 instructions");
    fails(EVALUATE("local s = 'x' while true do s = s .. s end"), "makes a text of more than");
    fails(EVALUATE("local function f() return 1 + f() end return f()"),
          "calls nest deeper than 200");
}

static void handles_are_taken_back(void) {
    static const char keep[] = "local kept\npersonality \"x\" { ";
    char text[400];
    snprintf(text, sizeof text, "%sevaluate = function(pos) kept = kept or pos return kept:material('own') end }",
             keep);
    fails(text, ".lua:3: a position or move that was kept from an earlier call");
    /* The second time; the first goes well. */
    snprintf(text, sizeof text,
             "%schoose = function(pos, list) kept = kept or list[1] pos:text(kept.move) return kept end }",
             keep);
    Sitter sitter;
    Err fault = {""};
    if (!sit(&sitter, "chess", FREE_KNIGHT, text))
        return;
    thinker_think(sitter.thinker, &sitter.job);
    CHECK(!thinker_fault(sitter.thinker, &fault));
    thinker_think(sitter.thinker, &sitter.job);
    CHECK(thinker_fault(sitter.thinker, &fault));
    check_that(strstr(fault.text, "kept from an earlier call"), "%s", fault.text);
    thinker_free(sitter.thinker);
}

static void some_questions_have_their_place(void) {
    fails(EVALUATE("pos:make(pos:moves()[1])"), "can be asked in `choose` and `play` only");
    fails(EVALUATE("pos:put('e4', 'queen', 'own')"), "the board can be changed in `after` only");
    fails(EVALUATE("return pos:strength('e1', 'mine')"), "allowed are white, black, own, enemy");
    fails("local f = personality\npersonality \"x\" { evaluate = function() f 'y' {} end }",
          "only be described while the file is read");
}

/* --- the same again ---------------------------------------------------------------------------- */

static void same_seed_same_move(void) {
    Sitter sitter;
    static const char lines[] = PLAY("local m = pos:moves() return m[pos:random(#m)]");
    if (!sit(&sitter, "chess-t1", NULL, lines))
        return;
    bool varied = false;
    Move before = NO_MOVE;
    for (sitter.job.seed = 0; sitter.job.seed < 10; sitter.job.seed++) {
        Move first = thinker_think(sitter.thinker, &sitter.job).best;
        CHECK_INT(thinker_think(sitter.thinker, &sitter.job).best, first);
        varied |= before != NO_MOVE && first != before;
        before = first;
    }
    CHECK(varied);
    thinker_free(sitter.thinker);
}

/* --- in a session ------------------------------------------------------------------------------- */

/* The person is told once, and the game goes on. */
static void A15_a_failing_script_is_told_and_the_game_goes_on(void) {
    static const char text[] = "chester_api = 1\n"
                               "personality \"faulty\" : from \"neutral\" {\n"
                               "  play = function(pos) return pos:nothing() end,\n"
                               "  levels = { { title = \"A\", nodes = 50 }, { title = \"B\", nodes = 60 },\n"
                               "    { title = \"C\", nodes = 70 } },\n"
                               "}\n";
    CHECK(world_write("data/chester/ai/faulty.lua", text));
    Session *session = opened(NULL);
    seat(session, BLACK, "faulty", 1);
    start(session, "chess-t1", NULL);
    moves(session, "e2e4");
    Heard heard = finish(session);
    CHECK_INT(heard.replies, 1);
    CHECK_INT(heard.count[EVENT_FAULT], 1);
    check_that(strstr(heard.last[EVENT_FAULT].text, "faulty.lua:3: no question \"nothing\""), "%s",
               heard.last[EVENT_FAULT].text);
    moves(session, "d2d4");
    heard = finish(session);
    CHECK_INT(heard.replies, 1);
    CHECK_INT(heard.count[EVENT_FAULT], 0);
    session_free(session);
}

/* A loop in `play` does not hold up whoever takes back or leaves. */
static void A4_an_endless_play_can_be_left(void) {
    static const char text[] = "chester_api = 1\n"
                               "personality \"endless\" {\n"
                               "  play = function(pos) while true do end end,\n"
                               "}\n";
    CHECK(world_write("data/chester/ai/endless.lua", text));
    Session *session = opened(NULL);
    seat(session, BLACK, "endless", 1);
    start(session, "chess-t1", NULL);
    moves(session, "e2e4");
    CHECK(session_thinking(session));
    CHECK(session_undo(session));
    Heard heard = finish(session);
    CHECK_INT(heard.replies, 0);
    CHECK_INT(heard.count[EVENT_FAULT], 0);
    moves(session, "e2e4");
    session_free(session);
}

int main(void) {
    world_open();
    TEST(evaluate_decides);
    TEST(evaluate_keeps_to_one_thread);
    TEST(questions_are_answered);
    TEST(big_boards_are_looked_over);
    TEST(choose_sees_candidates);
    TEST(functions_are_inherited);
    TEST(every_level_wins_at_once);
    TEST(opening_lines_are_followed);
    TEST(opening_lines_are_checked);
    TEST(analysis_has_no_opening);
    TEST(nonsense_is_refused);
    TEST(huge_numbers_are_cut);
    TEST(endless_functions_end);
    TEST(handles_are_taken_back);
    TEST(some_questions_have_their_place);
    TEST(same_seed_same_move);
    TEST(A15_a_failing_script_is_told_and_the_game_goes_on);
    TEST(A4_an_endless_play_can_be_left);
    world_close();
    return check_end();
}
