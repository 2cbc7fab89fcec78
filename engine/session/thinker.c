/* From an opening line, a function of the personality or a search to one move.
 *
 * Whatever a script gets wrong costs one sentence: the same position is then thought about
 * by plain numbers, and the next move is the personality's again. */
#include "session/thinker.h"

#include "base/clock.h"
#include "base/memory.h"
#include "script/mind.h"
#include "session/book.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { STANDARD_MEGABYTES = 32, LEAST_MS_SHARE = 10 };

struct Thinker {
    Table *table;
    const Rules *rules; /* whose positions the table holds, */
    Personality who;    /* as seen by whom */
    Mind *mind;         /* of `who`; NULL when it has no functions, or before the first call */
    atomic_bool halt;   /* ends a search that asks the mind */
    const atomic_bool *stop;
    Err fault;          /* "" when there is none to tell */
};

Thinker *thinker_new(size_t megabytes, Err *err) {
    if (!megabytes) megabytes = STANDARD_MEGABYTES;
    Table *table = table_new(megabytes);
    if (!table) {
        err_set(err, "no memory for a table of the search: %zu megabytes", megabytes);
        return NULL;
    }
    Thinker *thinker = memory_new(sizeof *thinker);
    thinker->table = table;
    return thinker;
}

static void forget_mind(Thinker *thinker) {
    mind_close(thinker->mind);
    thinker->mind = NULL;
}

void thinker_free(Thinker *thinker) {
    if (!thinker) return;
    forget_mind(thinker);
    table_free(thinker->table);
    free(thinker);
}

void thinker_forget(Thinker *thinker) {
    forget_mind(thinker);
    table_clear(thinker->table);
}

bool thinker_fault(Thinker *thinker, Err *fault) {
    if (!thinker->fault.text[0]) return false;
    *fault = thinker->fault;
    thinker->fault.text[0] = '\0';
    return true;
}

static bool is_stopped(const atomic_bool *stop) {
    return stop && atomic_load_explicit(stop, memory_order_relaxed);
}

/* --- what is remembered ----------------------------------------------------------------- */

/* Scores of another game, or of another mind, would mislead. */
static void renew_table(Thinker *thinker, const SearchJob *job) {
    bool same_mind = memcmp(&thinker->who, job->who, sizeof thinker->who) == 0;
    if (!same_mind) forget_mind(thinker);
    if (same_mind && thinker->rules == job->root.rules) return;
    table_clear(thinker->table);
    thinker->rules = job->root.rules;
    thinker->who = *job->who;
}

static bool has_functions(const Personality *who) {
    bool has = false;
    for (int i = 0; i < MIND_HOOKS; i++) has |= who->hook_file[i] != NULL;
    return has;
}

/* The mind, ready for this job; NULL when its file cannot be read any more. */
static Mind *wake_mind(Thinker *thinker, const SearchJob *job) {
    if (!thinker->mind) thinker->mind = mind_open(&thinker->who, &thinker->fault);
    if (thinker->mind) mind_begin(thinker->mind, job);
    return thinker->mind;
}

/* --- a search that asks a script ----------------------------------------------------------- */

/* The search looks at `halt` alone; so a script that fails can end it too. */
static int evaluate(void *thing, const Position *pos, int score) {
    Thinker *thinker = thing;
    int opinion = mind_evaluate(thinker->mind, pos, score);
    Err fault;
    if (is_stopped(thinker->stop) || mind_fault(thinker->mind, &fault))
        atomic_store_explicit(&thinker->halt, true, memory_order_relaxed);
    return opinion;
}

/* --- candidates ------------------------------------------------------------------------------ */

typedef struct Listener {
    const SearchJob *job;
    Candidate candidates[MAX_LINES];
    int count;
} Listener;

/* The lines of the last depth that was done come last. */
static void listen(void *sink, const SearchInfo *info) {
    Listener *listener = sink;
    Candidate *candidate = &listener->candidates[info->line - 1];
    *candidate = (Candidate){.score = info->score, .mate = info->mate, .length = info->pv_length};
    memcpy(candidate->line, info->pv, (size_t)info->pv_length * sizeof *info->pv);
    candidate->move = candidate->line[0];
    if (info->line > listener->count) listener->count = info->line;
    if (info->line == 1 && listener->job->info) listener->job->info(listener->job->sink, info);
}

static void take_candidate(SearchResult *result, const Listener *listener, Move move) {
    result->best = move;
    for (int i = 0; i < listener->count; i++) {
        const Candidate *candidate = &listener->candidates[i];
        if (candidate->move != move) continue;
        result->score = candidate->score;
        result->mate = candidate->mate;
        result->pv_length = candidate->length;
        memcpy(result->pv, candidate->line, (size_t)candidate->length * sizeof *result->pv);
        return;
    }
    result->pv[0] = move;
    result->pv_length = 1;
}

/* A win in sight is not for choosing. */
static bool worth_choosing(const SearchResult *result, const Listener *listener) {
    return result->best != NO_MOVE && result->mate <= 0 && listener->count > 1;
}

/* --- ways to a move ------------------------------------------------------------------------- */

static SearchResult single(Move move, int score) {
    return (SearchResult){.best = move, .score = score, .pv = {move}, .pv_length = 1};
}

static SearchResult plain_search(Thinker *thinker, const SearchJob *job) {
    SearchJob search = *job;
    search.table = thinker->table;
    return search_run(&search);
}

static SearchResult own_search(Thinker *thinker, const SearchJob *job, bool chooses) {
    bool evaluates = thinker->who.hook_file[MIND_EVALUATE] != NULL;
    Listener listener = {.job = job};
    SearchJob search = *job;
    search.table = thinker->table;
    if (evaluates) {
        atomic_store(&thinker->halt, is_stopped(job->stop));
        thinker->stop = job->stop;
        search.evaluate = evaluate;
        search.mind = thinker;
        search.stop = &thinker->halt;
    }
    if (chooses) {
        search.lines = thinker->who.candidates;
        search.info = listen;
        search.sink = &listener;
    }
    SearchResult result = search_run(&search);
    Move move;
    Err fault;
    if (chooses && !mind_fault(thinker->mind, &fault) && worth_choosing(&result, &listener) &&
        mind_choose(thinker->mind, listener.candidates, listener.count, &move))
        take_candidate(&result, &listener, move);
    return result;
}

/* Plain numbers in place of a personality that has failed, in what is left of the time. */
static SearchResult fall_back(Thinker *thinker, const SearchJob *job, int64_t spent_ms) {
    Personality plain;
    SearchJob search = *job;
    personality_init(&plain);
    search.who = &plain;
    if (search.limits.ms > 0) {
        int64_t left = search.limits.ms - spent_ms, least = search.limits.ms / LEAST_MS_SHARE + 1;
        search.limits.ms = (int)(left > least ? left : least);
    }
    table_clear(thinker->table);
    SearchResult result = plain_search(thinker, &search);
    table_clear(thinker->table);
    return result;
}

/* As the personality would have it; false when a function has failed. */
static bool think(Thinker *thinker, Mind *mind, const SearchJob *job, bool plays,
                  SearchResult *result) {
    const Personality *who = &thinker->who;
    Move move;
    int score;
    if (plays && who->hook_file[MIND_PLAY]) {
        if (mind_play(mind, &move, &score)) *result = single(move, score);
    } else {
        *result = own_search(thinker, job, plays && who->hook_file[MIND_CHOOSE]);
    }
    Err fault;
    return !mind_fault(mind, &fault);
}

/* Somebody who asks for several lines or certain moves, or for no end, wants to know about the
 * position. */
static bool is_play(const SearchJob *job) {
    const Limits *limits = &job->limits;
    return job->lines <= 1 && !job->only && (limits->depth || limits->nodes || limits->ms);
}

static Move opening_move(Thinker *thinker, const SearchJob *job) {
    Err fault;
    if (!book_check(job->who, job->root.rules, &fault)) thinker->fault = fault;
    return book_move(job);
}

static SearchResult minded_think(Thinker *thinker, const SearchJob *job, bool plays) {
    SearchResult result;
    Err fault;
    int64_t began = clock_ms();
    Mind *mind = wake_mind(thinker, job);
    if (mind && think(thinker, mind, job, plays, &result)) return result;
    /* Who was told to stop has not failed. */
    if (mind && mind_fault(mind, &fault) && !is_stopped(job->stop))
        err_set(&thinker->fault, "%.900s (neutral moves in its place)", fault.text);
    forget_mind(thinker); /* a state that was ended is never entered again */
    return fall_back(thinker, job, clock_ms() - began);
}

SearchResult thinker_think(Thinker *thinker, const SearchJob *job) {
    assert(!job->table);
    bool over = position_outcome(&job->root).result != PLAYING, plays = is_play(job);
    renew_table(thinker, job);
    SearchJob own = *job;
    own.who = &thinker->who;
    Move move = plays && !over ? opening_move(thinker, &own) : NO_MOVE;
    if (move != NO_MOVE) return single(move, 0);
    if (over || !has_functions(own.who)) return plain_search(thinker, &own);
    return minded_think(thinker, &own, plays);
}
