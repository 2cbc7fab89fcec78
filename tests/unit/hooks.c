/* The functions of a variant file, called while its game is played. */
#include "check.h"

#include "laid.h"

#include "core/verify.h"
#include "core/why.h"

#include <pthread.h>

static void legal_forbids(void) {
    Table table;
    Undo undo;
    if (!lay(&table, "hooks { legal = function(pos, move) return move:to() ~= 'e4' end }"))
        return;
    CHECK(!make(&table, "e2e4", &undo));
    CHECK_INT((int)position_count(&table.pos), 19);
    Why why = why_move(&table.pos, 12, 28, 0);
    CHECK_INT(why.code, WHY_SCRIPT);
    library_free(table.library);
}

static void after_changes_and_is_taken_back(void) {
    Table table;
    Undo undo;
    Err err = {""};
    if (!lay(&table, "hooks { after = function(pos, move)\n"
                     "  pos:clear('a1') pos:put('e5', 'knight', 'white')\n"
                     "end }"))
        return;
    Position before = table.pos;
    CHECK(make(&table, "e2e4", &undo));
    char fen[FEN_SIZE];
    position_write(&table.pos, fen);
    CHECK_TEXT(fen, "rnbqkbnr/pppppppp/8/4N3/4P3/8/PPPP1PPP/1NBQKBNR b Kkq - 0 1");
    check_that(position_verify(&table.pos, &err), "%s", err.text);
    position_unmake(&table.pos, &undo);
    CHECK(!memcmp(&table.pos, &before, sizeof before));
    library_free(table.library);
}

/* The protected king is safe or not on the board that `after` has left: tables of pins know nothing of it. */
static void protection_looks_behind_the_hook(void) {
    static const char *const fens[] = {"5k1r/r7/bp2Bq2/p1n1p1Pp/P2pP2P/Q2P4/1PNK1P2/RN5R b - - 2 27",
                                       "6q1/k4NR1/PnrP3p/1pp1p2P/1P3P2/3P4/1B2N3/b2B3K b - - 6 56"};
    Table table;
    Err err = {""};
    if (!lay(&table, "hooks { after = function(pos, move)\n"
                     "  if not move:takes() then return end\n"
                     "  for _, at in ipairs { move:to(), 'a3' } do\n"
                     "    if pos:piece(at) == 'queen' then pos:clear(at) end\n"
                     "  end\n"
                     "end }"))
        return;
    for (int i = 0; i < 2; i++) {
        check_that(position_read(&table.pos, table.pos.rules, fens[i], &err), "%s", err.text);
        check_that(position_verify(&table.pos, &err), "%s", err.text);
    }
    Why saved = why_move(&table.pos, 62, 53, 0);
    CHECK_INT(saved.code, WHY_ROYAL_ATTACKED);
    library_free(table.library);
}

static void groups_are_counted(void) {
    Table table;
    if (!lay(&table, "hooks { outcome = function(pos)\n"
                     "  if pos:count('all', 'white') == 16 and pos:count('royal', 'black') == 0 and\n"
                     "     pos:find('all', 'white') == 'a1' and pos:piece('e4') then return 'draw', 'counted' end\n"
                     "end }"))
        return;
    Undo undo;
    CHECK(make(&table, "e2e4", &undo));
    CHECK_TEXT(position_outcome(&table.pos).reason, "counted");
    library_free(table.library);
}

/* What castles is not protected, and may pass what the enemy acts on; the protected queen is all that counts. */
static void castling_asks_for_what_is_protected(void) {
    static const char fen[] = "rnbqkb1r/3ppp2/1p2B2p/p1p3N1/2P5/8/PP1PPP1n/RNBQK2R w KQkq - 0 9";
    Table table;
    Err err = {""};
    if (!lay(&table, "promote 'pawn' { on = 'last rank', to = 'rook' } protect 'queen'"))
        return;
    check_that(position_read(&table.pos, table.pos.rules, fen, &err), "%s", err.text);
    check_that(position_verify(&table.pos, &err), "%s", err.text);
    CHECK_INT(why_move(&table.pos, 4, 6, 0).code, WHY_LEGAL);
    library_free(table.library);
}

static void outcome_ends(void) {
    Table table;
    Undo undo;
    if (!lay(&table, "hooks { outcome = function(pos)\n"
                     "  if pos:piece('e4') == 'pawn' then return 'black', 'centre' end\n"
                     "end }"))
        return;
    CHECK_INT(position_outcome(&table.pos).result, PLAYING);
    CHECK(make(&table, "e2e4", &undo));
    Outcome outcome = position_outcome(&table.pos);
    CHECK_INT(outcome.result, BLACK_WINS);
    CHECK_TEXT(outcome.reason, "centre");
    CHECK_INT((int)position_count(&table.pos), 0);
    library_free(table.library);
}

/* One sentence, and the game goes on without the hook. */
static void fails(const char *hooks, const char *sentence) {
    Table table;
    Err err = {""};
    if (!lay(&table, hooks))
        return;
    CHECK_INT((int)position_count(&table.pos), 20);
    CHECK(library_fault(table.library, &err));
    check_that(strstr(err.text, sentence), "\"%s\" has no \"%s\"", err.text, sentence);
    CHECK_INT((int)position_count(&table.pos), 20);
    library_free(table.library);
}

static void a_fault_is_told_once(void) {
    fails("hooks { legal = function(pos) return pos:peace('e4') end }", "laid.lua:3: no question \"peace\"; allowed are side, piece");
    fails("hooks { legal = function(pos) return pos.side() == 'white' end }", "needs a colon");
    fails("hooks { legal = function(pos) return pos:in_check('red') end }", "allowed are white, black");
    fails("hooks { legal = function(pos) return pos:piece('z9') end }", "\"z9\" is no square");
    fails("hooks { legal = function(pos) return pos:count('kin', 'white') end }",
          "did you mean \"king\"?");
    fails("hooks { legal = function(pos) pos:clear('e2') end }", "in `after` only");
    fails("hooks { legal = function() hit 'x' { needs = 'surplus' } end }",
          "only be said while the file is read");
}

static void results_are_checked(void) {
    fails("hooks { legal = function() return 'no' end }", "true or false, not a string");
    fails("hooks { outcome = function() return 'draw', 'a\\nb' end }", "the reason of an outcome");
}

static void endless_loops_end(void) {
    fails("hooks { legal = function() while true do end end }", "instructions");
    fails("hooks { legal = function() local t, s = {}, ('x'):rep(200) while true do t[#t + 1] = s .. #t end end }", "megabytes");
}

/* What is read once more, by another thread, is what was read first. */
static void files_are_remembered(void) {
    Table table;
    Err err;
    if (!lay(&table, "hooks { legal = function(pos, move) return move:to() ~= 'e4' end }"))
        return;
    check_that(file_write(table.rules->path, "broken", 6, &err), "%s", err.text);
    CHECK_INT((int)position_count(&table.pos), 19);
    CHECK(!library_fault(table.library, &err));
    library_free(table.library);
}

/* What is random in rules depends on the position alone. */
static void chance_is_the_same(void) {
    Table table;
    if (!lay(&table, "hooks { legal = function() return math.random(2) == 1 end }"))
        return;
    int count = (int)position_count(&table.pos);
    CHECK_INT((int)position_count(&table.pos), count);
    CHECK(count == 0 || count == 20);
    library_free(table.library);
}

static void kept_handles_are_refused(void) {
    fails("local kept\nhooks { legal = function(pos) kept = kept or pos kept:side() return true end }",
          "kept from an earlier call");
}

typedef struct Counting {
    const Position *pos;
    uint64_t count;
} Counting;

static void *count_many(void *thing) {
    Counting *counting = thing;
    for (int i = 0; i < 50; i++)
        counting->count += position_count(counting->pos);
    return NULL;
}

static void threads_ask_at_the_same_time(void) {
    Table table;
    if (!lay(&table, "local asked = 0\nhooks { legal = function(pos, move)\n"
                     "  asked = asked + 1\n  return move:from() ~= 'b1'\nend }"))
        return;
    Counting counting[3] = {{&table.pos, 0}, {&table.pos, 0}, {&table.pos, 0}};
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, count_many, &counting[i]);
    for (int i = 0; i < 3; i++) {
        pthread_join(threads[i], NULL);
        CHECK_INT((int)counting[i].count, 50 * 18);
    }
    library_free(table.library);
}

int main(void) {
    TEST(legal_forbids);
    TEST(after_changes_and_is_taken_back);
    TEST(protection_looks_behind_the_hook);
    TEST(castling_asks_for_what_is_protected);
    TEST(groups_are_counted);
    TEST(outcome_ends);
    TEST(a_fault_is_told_once);
    TEST(results_are_checked);
    TEST(endless_loops_end);
    TEST(files_are_remembered);
    TEST(chance_is_the_same);
    TEST(kept_handles_are_refused);
    TEST(threads_ask_at_the_same_time);
    return check_end();
}
