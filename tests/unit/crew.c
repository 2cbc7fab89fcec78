/* Crew: a search with several threads finds what one finds, keeps its limits, and ends when it
 * is told to. The thread sanitizer looks at this one. */
#include "check.h"

#include "search/search.h"
#include "session/library.h"

enum { TABLE_MEGABYTES = 1, THREADS = 4 };

static Library *library;
static Table *table;

static Position position_of(const char *variant, const char *fen) {
    Position pos;
    Err err;
    const Rules *rules = library_rules(library, variant, &err);
    check_that(rules != NULL, "%s: %s", variant, err.text);
    if (!fen) position_start(&pos, rules);
    else check_that(position_read(&pos, rules, fen, &err), "%s: %s", fen, err.text);
    return pos;
}

static SearchResult search(const SearchJob *job, int threads) {
    Personality who;
    SearchJob search = *job;
    personality_init(&who);
    search.who = &who;
    search.table = table;
    search.threads = threads;
    return search_run(&search);
}

/* Every move of the line is legal where it is played; gives how it ends. */
static Result play_line(const Position *root, const SearchResult *result) {
    Position pos = *root;
    Move moves[MAX_MOVES];
    Undo undo;
    CHECK(result->pv_length > 0 && result->pv[0] == result->best);
    for (int i = 0; i < result->pv_length; i++) {
        int count = position_moves(&pos, moves), k = 0;
        while (k < count && moves[k] != result->pv[i]) k++;
        check_that(k < count, "move %d of the best line is not legal", i + 1);
        if (k == count) return PLAYING;
        position_make(&pos, result->pv[i], &undo);
    }
    return position_outcome(&pos).result;
}

static void finds_what_one_finds(void) {
    static const struct {
        const char *variant, *fen;
        int mate;
    } wins[] = {
        {"chess-t1", "8/6i1/6kV/4s3/8/8/5P2/K7 w Pp 1 21", 2},
        {"chess-t1", "8/8/8/8/8/8/5k2/4K3 b Pp 0 20", 3},
        {"chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2},
    };
    for (size_t i = 0; i < sizeof wins / sizeof *wins; i++) {
        SearchJob job = {.root = position_of(wins[i].variant, wins[i].fen), .limits = {.depth = 7}};
        for (int threads = 2; threads <= THREADS; threads++) {
            SearchResult result = search(&job, threads);
            check_that(result.mate == wins[i].mate, "%s: mate is %d, not %d", wins[i].fen,
                       result.mate, wins[i].mate);
            CHECK_INT(play_line(&job.root, &result), result_win((Side)job.root.side));
        }
    }
}

/* The helpers write into the table that the line is found with. */
static void lines_are_legal(void) {
    static const char *const variants[] = {"chess", "chess-t1", "chess-t", "chess-t2"};
    for (size_t i = 0; i < sizeof variants / sizeof *variants; i++) {
        SearchJob job = {.root = position_of(variants[i], NULL), .limits = {.depth = 5}};
        SearchResult result = search(&job, THREADS);
        CHECK_INT(result.depth, 5);
        play_line(&job.root, &result);
    }
}

static void keeps_its_limits(void) {
    SearchJob job = {.root = position_of("chess-t1", NULL), .limits = {.nodes = 8000}};
    uint64_t nodes = search(&job, THREADS).nodes;
    CHECK(nodes > 0 && nodes <= 8000 + THREADS);
}

/* No and one are the same, and the same again. */
static void one_is_as_before(void) {
    SearchJob job = {.root = position_of("chess-t1", NULL), .limits = {.depth = 6}};
    SearchResult none = search(&job, 0), one = search(&job, 1);
    CHECK_INT(one.best, none.best);
    CHECK_INT(one.score, none.score);
    CHECK_INT((int64_t)one.nodes, (int64_t)none.nodes);
}

static void raise_stop(void *sink, const SearchInfo *info) {
    CHECK(info->nodes > 0);
    if (info->depth >= 4) atomic_store((atomic_bool *)sink, true);
}

static void stops_when_told(void) {
    atomic_bool stop;
    atomic_init(&stop, false);
    SearchJob job = {.root = position_of("chess-t1", NULL), .stop = &stop, .info = raise_stop,
                     .sink = &stop};
    SearchResult result = search(&job, THREADS);
    CHECK(result.depth >= 4 && result.depth < MAX_PLY - 1);
    play_line(&job.root, &result);
}

int main(void) {
    Err err;
    library = library_new(&err);
    table = table_new(TABLE_MEGABYTES);
    if (!library || !table) {
        printf("not ok crew: %s\n", library ? "no memory" : err.text);
        return 1;
    }
    TEST(finds_what_one_finds);
    TEST(lines_are_legal);
    TEST(keeps_its_limits);
    TEST(one_is_as_before);
    TEST(stops_when_told);
    table_free(table);
    library_free(library);
    return check_end();
}
