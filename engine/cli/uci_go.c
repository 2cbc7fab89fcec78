/* Uci go: what a search is told, what it tells, and when its move is said. */
#include "cli/uci.h"

#include "core/perft.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* The numbers behind `go`. */
typedef struct GoNumber {
    const char *word;
    int64_t least, most;
} GoNumber;

typedef enum GoWord {
    GO_WTIME, GO_BTIME, GO_WINC, GO_BINC, GO_MOVESTOGO, GO_DEPTH, GO_NODES, GO_MATE, GO_MOVETIME,
    GO_PERFT, GO_WORDS
} GoWord;

enum { DAY_MS = 86400000 };

/* A clock may have run below zero. */
static const GoNumber numbers[GO_WORDS] = {
    [GO_WTIME] = {"wtime", -DAY_MS, INT64_C(100) * DAY_MS},
    [GO_BTIME] = {"btime", -DAY_MS, INT64_C(100) * DAY_MS},
    [GO_WINC] = {"winc", 0, DAY_MS},
    [GO_BINC] = {"binc", 0, DAY_MS},
    [GO_MOVESTOGO] = {"movestogo", 0, 10000},
    [GO_DEPTH] = {"depth", 1, 1000},
    [GO_NODES] = {"nodes", 1, INT64_MAX},
    [GO_MATE] = {"mate", 1, 1000},
    [GO_MOVETIME] = {"movetime", 1, DAY_MS},
    [GO_PERFT] = {"perft", 1, 30},
};

typedef struct Go {
    int64_t value[GO_WORDS];
    bool given[GO_WORDS];
    bool endless, pondering, picks;
    Move only[MAX_MOVES];
    int only_count;
} Go;

static GoWord number_named(const char *word) {
    GoWord id = 0;
    while (id < GO_WORDS && strcmp(numbers[id].word, word) != 0)
        id++;
    return id;
}

static void pick_move(Uci *uci, Go *go, const char *word) {
    Move move;
    Err err;
    if (!move_read(&uci->engine.game->now, word, &move, &err))
        uci_fault(&uci->engine, err.text);
    else if (go->only_count < MAX_MOVES)
        go->only[go->only_count++] = move;
}

static void go_word(Uci *uci, Go *go, const char *word, char **words) {
    GoWord id = number_named(word);
    go->endless |= strcmp(word, "infinite") == 0;
    go->pondering |= strcmp(word, "ponder") == 0;
    if (id == GO_WORDS && go->picks && strcmp(word, "infinite") != 0 && strcmp(word, "ponder") != 0)
        pick_move(uci, go, word);
    go->picks = strcmp(word, "searchmoves") == 0 || (id == GO_WORDS && go->picks);
    if (id == GO_WORDS)
        return;
    const char *value = word_next(words);
    go->given[id] = word_number(value, numbers[id].least, numbers[id].most, &go->value[id]);
    if (go->given[id])
        return;
    Err err;
    err_set(&err, "%s wants a whole number from %" PRId64 " to %" PRId64 ": %s", word,
            numbers[id].least, numbers[id].most, value ? value : "nothing");
    uci_fault(&uci->engine, err.text);
}

static Limits limits_of(const Uci *uci, const Go *go) {
    const Knobs *knobs = &uci->engine.knobs;
    bool white = uci->engine.game->now.side == WHITE;
    GoWord clock = white ? GO_WTIME : GO_BTIME;
    Limits limits = {0};
    if (go->given[clock]) {
        TimeLeft left = {.ms = go->value[clock],
                         .increment_ms = go->value[white ? GO_WINC : GO_BINC],
                         .moves_to_go = (int)go->value[GO_MOVESTOGO],
                         .overhead_ms = knobs->overhead_ms};
        limits = limits_of_clock(&left);
        if (knobs->ponder) /* some of the thinking is done in the other's time */
            limits.soft_ms += limits.soft_ms / 4;
    }
    if (go->given[GO_MOVETIME])
        limits.ms = (int)go->value[GO_MOVETIME], limits.soft_ms = 0;
    limits.depth = (int)go->value[GO_DEPTH];
    limits.nodes = (uint64_t)go->value[GO_NODES];
    limits.mate = (int)go->value[GO_MATE];
    return limits;
}

/* --- perft ------------------------------------------------------------------------------- */

enum { PERFT_AT_ONCE = 4 }; /* plies that are counted without looking at the input */

static uint64_t perft_count(Uci *uci, Position *pos, int depth) {
    Move moves[MAX_MOVES];
    uint64_t leaves = 0;
    if (depth <= PERFT_AT_ONCE)
        return perft(pos, depth);
    int count = position_moves(pos, moves);
    for (int i = 0; i < count && !engine_interrupted(&uci->engine); i++) {
        Undo undo;
        position_make(pos, moves[i], &undo);
        leaves += perft_count(uci, pos, depth - 1);
        position_unmake(pos, &undo);
    }
    return leaves;
}

static void go_perft(Uci *uci, int depth) {
    Position pos = uci->engine.game->now;
    Move moves[MAX_MOVES];
    uint64_t leaves = 0;
    int count = position_moves(&pos, moves);
    for (int i = 0; i < count && !engine_interrupted(&uci->engine); i++) {
        char text[MOVE_TEXT_SIZE];
        Undo undo;
        guest_write(&pos, moves[i], text);
        position_make(&pos, moves[i], &undo);
        uint64_t below = perft_count(uci, &pos, depth - 1);
        position_unmake(&pos, &undo);
        line_print("%s: %" PRIu64, text, below);
        leaves += below;
    }
    line_print("Nodes searched: %" PRIu64, leaves);
}

/* --- go ---------------------------------------------------------------------------------- */

static bool game_has_moves(const Uci *uci) {
    Move moves[MAX_MOVES];
    return position_moves(&uci->engine.game->now, moves) > 0;
}

void uci_go(Uci *uci, char *words) {
    Go go = {0};
    char *word;
    while ((word = word_next(&words)))
        go_word(uci, &go, word, &words);
    if (go.given[GO_PERFT]) {
        go_perft(uci, (int)go.value[GO_PERFT]);
        return;
    }
    if (!game_has_moves(uci)) {
        line_print("bestmove (none)");
        return;
    }
    Ask ask = {.limits = limits_of(uci, &go),
               .pondering = go.pondering,
               .endless = go.endless,
               .only = go.only_count ? go.only : NULL,
               .only_count = go.only_count};
    uci->going = true;
    uci->stopped = uci->waiting = false;
    uci->endless = go.endless;
    uci->pondering = go.pondering;
    engine_think(&uci->engine, &ask);
}

static void bestmove_say(Uci *uci) {
    const SearchResult *result = &uci->result;
    Position pos = uci->engine.asked;
    char best[MOVE_TEXT_SIZE], next[MOVE_TEXT_SIZE];
    Undo undo;
    Err err;
    guest_write(&pos, result->best, best);
    uci->going = uci->waiting = false;
    if (engine_fault(&uci->engine, &err))
        uci_fault(&uci->engine, err.text);
    if (result->pv_length > 1 && result->pv[0] == result->best) {
        position_make(&pos, result->best, &undo);
        guest_write(&pos, result->pv[1], next);
        line_print("bestmove %s ponder %s", best, next);
    } else {
        line_print("bestmove %s", best);
    }
}

/* A search that may be over says its move only when that is wanted. */
static void bestmove_when_wanted(Uci *uci) {
    if (uci->waiting && (uci->stopped || !(uci->endless || uci->pondering)))
        bestmove_say(uci);
}

void uci_ended(Engine *engine, const SearchResult *result) {
    Uci *uci = (Uci *)engine;
    uci->result = *result;
    uci->waiting = true;
    bestmove_when_wanted(uci);
}

void uci_stop(Uci *uci) {
    uci->stopped = true;
    thought_stop(uci->engine.thought);
    bestmove_when_wanted(uci);
}

void uci_hit(Uci *uci) {
    uci->pondering = false;
    thought_hit(uci->engine.thought);
    bestmove_when_wanted(uci);
}

void uci_info(void *sink, const SearchInfo *info) {
    const Engine *engine = sink;
    char score[32];
    int64_t ms = info->ms > 0 ? info->ms : 1;
    Text line;
    text_init(&line);
    guest_line(&engine->asked, info->pv, info->pv_length, &line);
    snprintf(score, sizeof score, info->mate ? "mate %d" : "cp %d",
             info->mate ? info->mate : info->score);
    line_print("info depth %d seldepth %d multipv %d score %s nodes %" PRIu64 " nps %" PRIu64
               " hashfull %d time %" PRId64 " pv%s",
               info->depth, info->seldepth > info->depth ? info->seldepth : info->depth, info->line,
               score, info->nodes, info->nodes * 1000 / (uint64_t)ms, info->full, info->ms,
               line.data);
    text_clear(&line);
}
