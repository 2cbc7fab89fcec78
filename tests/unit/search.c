/* The search: the same twice, within its limits, and as many lines as are asked for. */
#include "searched.h"

#include "search/pace.h"

#include <pthread.h>

/* --- limits --------------------------------------------------------------------------- */

static void same_job_same_result(void) {
    for (size_t i = 0; i < MIDDLE_GAMES; i++) {
        Personality who = standard();
        Position pos = position_of("chess-t1", middle_games[i]);
        SearchJob job = job_of(&pos, &who, 0);
        job.limits.nodes = 5000;
        job.slack = 60;
        job.seed = i;
        SearchResult first = search_run(&job), again = search_run(&job);
        CHECK_INT(again.best, first.best);
        CHECK_INT(again.score, first.score);
        CHECK_INT((int64_t)again.nodes, (int64_t)first.nodes);
    }
}

static void keeps_its_limits(void) {
    Personality who = standard();
    Position pos = position_of("chess-t1", NULL);
    SearchJob job = job_of(&pos, &who, 3);
    CHECK_INT(search_run(&job).depth, 3);
    job.limits = (Limits){.nodes = 3000};
    CHECK(search_run(&job).nodes <= 3001);
}

/* However little is left, no more than that is spent, and there is always a limit. */
static void a_clock_is_never_overdrawn(void) {
    static const int lefts[] = {0, 1, 3, 20, 100, 1000, 60000, 7200000};
    for (int i = 0; i < 8 * 3 * 4 * 3; i++) {
        TimeLeft left = {.ms = lefts[i % 8], .increment_ms = i / 8 % 3 * 50,
                         .moves_to_go = i / 24 % 4 * 13 % 40, .overhead_ms = i / 96 * 10};
        Limits limits = limits_of_clock(&left);
        int64_t most = left.ms - left.overhead_ms > 1 ? left.ms - left.overhead_ms : 1;
        CHECK(limits.ms >= 1 && limits.soft_ms >= 1 && limits.soft_ms <= limits.ms);
        CHECK(limits.ms <= most);
        if (left.moves_to_go != 1) CHECK(limits.ms <= (most > 2 ? most / 2 : most));
    }
}

static void doubt_takes_time(void) {
    Pace sure = {.same = 0}, changing = {.same = 0}, falling = {.same = 0};
    for (int depth = 1; depth < 10; depth++) {
        pace_note(&sure, 7, 20);
        pace_note(&changing, (Move)(7 + depth % 2), 20);
        pace_note(&falling, 7, 20 - 30 * depth);
    }
    CHECK(pace_percent(&sure) < 100);
    CHECK(pace_percent(&changing) > 100);
    CHECK(pace_percent(&falling) > pace_percent(&sure));
}

typedef struct Thinking {
    SearchJob job;
    SearchResult result;
} Thinking;

static void *think(void *context) {
    Thinking *thinking = context;
    thinking->result = search_run(&thinking->job);
    return NULL;
}

static void raise_stop(void *sink, const SearchInfo *info) {
    if (info->depth >= 4) atomic_store((atomic_bool *)sink, true);
}

static void stops_when_told(void) {
    static Thinking thinking;
    atomic_bool stop;
    atomic_init(&stop, false);
    Personality who = standard();
    Position pos = position_of("chess-t1", NULL);
    thinking.job = job_of(&pos, &who, 0);
    thinking.job.stop = &stop;
    thinking.job.info = raise_stop;
    thinking.job.sink = &stop;
    think(&thinking);
    CHECK(thinking.result.depth >= 4 && thinking.result.depth < MAX_PLY - 1);
    CHECK(is_legal(&pos, thinking.result.best));
}

/* Two searches in two threads, of different games, over one table. */
static void threads_share_a_table(void) {
    static Thinking thinking[2];
    Personality who = standard();
    Position roots[2] = {position_of("chess-t1", middle_games[0]), position_of("chess", NULL)};
    pthread_t threads[2];
    for (int i = 0; i < 2; i++) {
        thinking[i].job = job_of(&roots[i], &who, 0);
        thinking[i].job.limits.nodes = 20000;
        CHECK_INT(pthread_create(&threads[i], NULL, think, &thinking[i]), 0);
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(threads[i], NULL);
        CHECK(is_legal(&roots[i], thinking[i].result.best));
        play_line(&roots[i], thinking[i].result.pv, thinking[i].result.pv_length);
    }
}

/* --- lines, slack, other minds ---------------------------------------------------------------------- */

typedef struct Lines {
    const Position *root;
    int count, last_score, last_line;
    Move first[MAX_LINES];
} Lines;

static void look_at_line(void *sink, const SearchInfo *info) {
    Lines *lines = sink;
    play_line(lines->root, info->pv, info->pv_length);
    CHECK(info->pv_length > 0);
    if (info->line > 1) {
        CHECK_INT(info->line, lines->last_line + 1);
        CHECK(info->score <= lines->last_score);
        for (int i = 0; i < info->line - 1; i++) CHECK(lines->first[i] != info->pv[0]);
    }
    lines->first[info->line - 1] = info->pv[0];
    lines->last_line = info->line;
    lines->last_score = info->score;
    lines->count++;
}

static void lines_differ_and_are_legal(void) {
    for (size_t i = 0; i < MIDDLE_GAMES; i++) {
        Personality who = standard();
        Position pos = position_of("chess-t1", middle_games[i]);
        Lines lines = {.root = &pos};
        SearchJob job = job_of(&pos, &who, 4);
        job.lines = 4;
        job.info = look_at_line;
        job.sink = &lines;
        SearchResult result = search_run(&job);
        CHECK_INT(lines.count, 16);
        CHECK(is_legal(&pos, result.best));
    }
}

static void lines_are_no_more_than_moves(void) {
    Personality who = standard();
    Position pos = position_of("chess", "7k/8/8/8/8/8/6q1/7K w - - 0 1");
    Lines lines = {.root = &pos};
    SearchJob job = job_of(&pos, &who, 3);
    job.lines = 9;
    job.info = look_at_line;
    job.sink = &lines;
    search_run(&job);
    CHECK_INT(lines.count, 3);
}

/* Another game, another misjudgement; the same game, the same one. */
static void slack_varies_with_the_seed(void) {
    Personality who = standard();
    Position pos = position_of("chess-t1", middle_games[0]);
    SearchJob job = job_of(&pos, &who, 2);
    Move best = search_run(&job).best;
    bool varied = false;
    job.slack = 150;
    for (job.seed = 0; job.seed < 12; job.seed++) {
        SearchResult result = search_run(&job), again = search_run(&job);
        CHECK(is_legal(&pos, result.best));
        CHECK_INT(again.best, result.best);
        CHECK_INT(again.score, result.score);
        varied |= result.best != best;
        play_line(&pos, result.pv, result.pv_length);
        CHECK_INT(result.pv[0], result.best);
    }
    CHECK(varied);
}

int main(void) {
    if (!searched_open()) return 1;
    TEST(same_job_same_result);
    TEST(keeps_its_limits);
    TEST(stops_when_told);
    TEST(a_clock_is_never_overdrawn);
    TEST(doubt_takes_time);
    TEST(threads_share_a_table);
    TEST(lines_differ_and_are_legal);
    TEST(lines_are_no_more_than_moves);
    TEST(slack_varies_with_the_seed);
    return searched_close();
}
