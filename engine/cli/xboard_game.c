/* Xboard game: whose turn it is, what is thought about, and how it ends. */
#include "cli/xboard.h"

#include "base/clock.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { HINT_MS = 1000, DRAW_PLY = 40 /* half-moves before which no draw is agreed to */ };

static void pongs_say(Xboard *x) {
    for (char *at = x->pongs.data, *word; (word = word_next(&at));)
        line_print("pong %s", word);
    text_reset(&x->pongs);
}

void xboard_halt(Xboard *x) {
    engine_drop(&x->engine);
    x->work = WORK_NONE;
    pongs_say(x);
}

void xboard_renew(Xboard *x) {
    xboard_halt(x);
    x->expected = NO_MOVE;
    x->scored = false;
    x->excluded_count = 0;
    x->all_excluded = false;
}

/* --- thinking ------------------------------------------------------------------------ */

/* The moves that were not excluded; returns their number. */
static int moves_allowed(const Xboard *x, Move out[MAX_MOVES]) {
    int allowed = 0, count = position_moves(&x->engine.game->now, out);
    for (int i = 0; i < count; i++) {
        bool held = !x->all_excluded;
        for (int k = 0; k < x->excluded_count; k++)
            if (x->excluded[k] == out[i])
                held = x->all_excluded; /* then these are those that were included again */
        if (held)
            out[allowed++] = out[i];
    }
    return allowed;
}

static void start(Xboard *x, Work work) {
    Move only[MAX_MOVES];
    bool clock = work == WORK_MOVE || work == WORK_PONDER;
    Ask ask = {.pondering = work == WORK_PONDER, .endless = work == WORK_ANALYSIS};
    if (clock)
        ask.limits = xboard_limits(x);
    if (work == WORK_HINT)
        ask.limits = (Limits){.ms = HINT_MS};
    if (x->excluded_count > 0 || x->all_excluded) {
        ask.only = only;
        ask.only_count = moves_allowed(x, only);
        if (ask.only_count == 0)
            return;
    }
    x->work = work;
    x->started = clock_ms();
    atomic_store(&x->seen_depth, 0);
    atomic_store(&x->seen_nodes, 0);
    bool analyse = x->engine.knobs.analyse;
    x->engine.knobs.analyse = work == WORK_ANALYSIS || work == WORK_HINT;
    engine_think(&x->engine, &ask);
    x->engine.knobs.analyse = analyse;
}

/* Thinks about the position after the move that is expected of the other side. */
static void ponder(Xboard *x) {
    Game *game = x->engine.game;
    Move moves[MAX_MOVES];
    int count = position_moves(&game->now, moves), i = 0;
    while (i < count && moves[i] != x->expected)
        i++;
    if (!x->hard || i == count)
        return;
    game_play(game, x->expected);
    if (game_outcome(game, false).result == PLAYING)
        start(x, WORK_PONDER);
    game_undo(game);
}

/* --- results ------------------------------------------------------------------------- */

static const char *reason_of(const Rules *rules, const char *reason) {
    for (int i = 0; i < rules->end_count; i++)
        if (strcmp(rules->ends[i].name, reason) == 0 && rules->ends[i].says.en)
            return rules->ends[i].says.en;
    return reason;
}

static void result_say(Xboard *x, Outcome outcome) {
    static const char *const words[] = {[WHITE_WINS] = "1-0", [BLACK_WINS] = "0-1",
                                        [DRAW] = "1/2-1/2"};
    line_print("%s {%s}", words[outcome.result], reason_of(x->engine.game->rules, outcome.reason));
}

/* A draw that can be claimed is claimed by whoever does not think to be better; between two
 * computers it holds at once (Chess-T1 rule 23). */
static bool claims(const Xboard *x, Outcome claim) {
    return claim.result != PLAYING && (x->computer || !x->scored || x->score <= 0);
}

void xboard_settle(Xboard *x) {
    const Game *game = x->engine.game;
    bool turn = !x->force && game->now.side == x->mine;
    if (x->illegal || x->work != WORK_NONE)
        return;
    if (x->analysing) {
        Move moves[MAX_MOVES];
        if (position_moves(&game->now, moves) > 0)
            start(x, WORK_ANALYSIS);
        return;
    }
    Outcome outcome = game_outcome(game, false), claim = game_claim(game);
    if (outcome.result == PLAYING && turn && claims(x, claim))
        outcome = claim;
    if (outcome.result != PLAYING) {
        result_say(x, outcome);
        x->force = true;
    } else if (turn) {
        start(x, WORK_MOVE);
    } else if (!x->force) {
        ponder(x);
    }
}

/* --- moves --------------------------------------------------------------------------- */

static void move_make_now(Xboard *x, Move move) {
    bool hit = x->work == WORK_PONDER && move == x->expected;
    game_play(x->engine.game, move);
    x->excluded_count = 0;
    x->all_excluded = false;
    if (hit) {
        x->work = WORK_MOVE;
        thought_hit(x->engine.thought);
        return;
    }
    xboard_halt(x);
    xboard_settle(x);
}

void xboard_move(Xboard *x, const char *text) {
    Text reason;
    Move move;
    text_init(&reason);
    if (x->illegal)
        line_print("Illegal move (the position is illegal): %s", text);
    else if (x->work == WORK_MOVE)
        line_print("Error (command not legal now): %s", text);
    else if (!xboard_move_read(x, text, &move, &reason))
        line_print("Illegal move (%s): %s", reason.data, text);
    else
        move_make_now(x, move);
    text_clear(&reason);
}

static void own_move(Xboard *x, const SearchResult *result) {
    Game *game = x->engine.game;
    Position before = game->now;
    x->score = result->score;
    x->scored = true;
    x->expected = result->pv_length > 1 && result->pv[0] == result->best ? result->pv[1] : NO_MOVE;
    game_play(game, result->best);
    xboard_move_say(x, &before, result->best);
}

static void hint_say(const Xboard *x, Move move) {
    char text[GUEST_SIZE];
    xboard_move_write(&x->engine.game->now, move, text);
    line_print("Hint: %s", text);
}

void xboard_ended(Engine *engine, const SearchResult *result) {
    Xboard *x = (Xboard *)engine;
    Work work = x->work;
    Err err;
    if (work == WORK_PONDER || work == WORK_ANALYSIS) {
        x->work = WORK_NONE; /* it has seen enough, and waits for the next command */
        return;
    }
    x->work = WORK_NONE;
    if (engine_fault(engine, &err))
        line_print("# %s", err.text);
    if (work == WORK_HINT && result->best) {
        hint_say(x, result->best);
    } else if (work == WORK_MOVE && result->best) {
        own_move(x, result);
    }
    pongs_say(x);
    xboard_settle(x);
}

void xboard_hint(Xboard *x) {
    Move moves[MAX_MOVES];
    int count = position_moves(&x->engine.game->now, moves);
    for (int i = 0; i < count; i++)
        if (moves[i] == x->expected && x->work != WORK_MOVE) {
            hint_say(x, x->expected);
            return;
        }
    if (count > 0 && (x->work == WORK_NONE || x->work == WORK_PONDER)) {
        xboard_halt(x);
        start(x, WORK_HINT);
    }
}

void xboard_draw_offered(Xboard *x) {
    const Game *game = x->engine.game;
    bool fair = x->scored && x->score <= 0 && game->count >= DRAW_PLY;
    if (!x->force && (fair || game_claim(game).result != PLAYING))
        line_print("offer draw");
}

void xboard_info(void *sink, const SearchInfo *info) {
    Xboard *x = sink;
    int score = info->mate > 0 ? 100000 + info->mate : info->mate < 0 ? -100000 + info->mate
                                                                      : info->score;
    atomic_store(&x->seen_depth, info->depth);
    atomic_store(&x->seen_nodes, info->nodes);
    if (!atomic_load(&x->post))
        return;
    Position pos = x->engine.asked;
    Text line;
    text_init(&line);
    for (int i = 0; i < info->pv_length; i++) {
        char text[GUEST_SIZE];
        Undo undo;
        xboard_move_write(&pos, info->pv[i], text);
        position_make(&pos, info->pv[i], &undo);
        text_format(&line, " %s", text);
    }
    line_print("%d %d %" PRId64 " %" PRIu64 "%s", info->depth, score, info->ms / 10, info->nodes,
               line.data);
    text_clear(&line);
}
