/* Xboard: the commands of the GUI, and the features that are asked of it. See xboard.h. */
#include "cli/xboard.h"

#include "base/clock.h"
#include "base/file.h"
#include "cli/command.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void fault_say(Engine *engine, const char *sentence) {
    (void)engine;
    line_print("Error (%s)", sentence);
}

void xboard_wrong(const char *why, const char *line) { line_print("Error (%s): %s", why, line); }

/* --- games --------------------------------------------------------------------------- */

static void obey_new(Xboard *x, char *words) {
    (void)words;
    Err err;
    xboard_halt(x);
    thought_forget(x->engine.thought);
    if (!xboard_variant(x, x->home, &err))
        line_print("tellusererror %s", err.text);
    x->force = false;
    x->mine = BLACK;
    x->computer = false;
    x->depth = 0;
    x->node_rate = 0;
    x->level_ply = 0;
    xboard_settle(x);
}

static void obey_variant(Xboard *x, char *words) {
    char *name = word_next(&words);
    Err err;
    if (!name || !xboard_variant(x, name, &err))
        line_print("Error (%s): variant %s", name ? err.text : "which one", name ? name : "");
    xboard_settle(x);
}

static void obey_setboard(Xboard *x, char *words) {
    Err err;
    if (!xboard_position(x, words, &err))
        line_print("tellusererror Illegal position: %s", err.text);
    x->level_ply = 0;
    xboard_settle(x);
}

static void obey_force(Xboard *x, char *words) {
    (void)words;
    x->force = true;
    if (!x->analysing)
        xboard_halt(x);
}

static void obey_go(Xboard *x, char *words) {
    (void)words;
    xboard_halt(x);
    x->force = x->analysing = false;
    x->mine = (Side)x->engine.game->now.side;
    xboard_settle(x);
}

static void obey_playother(Xboard *x, char *words) {
    obey_go(x, words);
    xboard_halt(x);
    x->mine = side_other((Side)x->engine.game->now.side);
    x->force = false;
    xboard_settle(x);
}

static void take_back(Xboard *x, int moves, const char *line) {
    Game *game = x->engine.game;
    if (game->count < moves) {
        xboard_wrong("there is nothing to take back", line);
        return;
    }
    xboard_renew(x);
    for (int i = 0; i < moves; i++)
        game_undo(game);
    xboard_settle(x);
}

static void obey_undo(Xboard *x, char *words) {
    (void)words;
    take_back(x, 1, "undo");
}

static void obey_remove(Xboard *x, char *words) {
    (void)words;
    take_back(x, 2, "remove");
}

static void obey_result(Xboard *x, char *words) {
    (void)words;
    xboard_halt(x);
    x->force = true;
}

static void obey_usermove(Xboard *x, char *words) {
    char *move = word_next(&words);
    if (move)
        xboard_move(x, move);
    else
        xboard_wrong("which move", "usermove");
}

static void obey_draw(Xboard *x, char *words) {
    (void)words;
    xboard_draw_offered(x);
}

/* --- thinking ------------------------------------------------------------------------ */

static void obey_analyze(Xboard *x, char *words) {
    (void)words;
    xboard_halt(x);
    x->analysing = x->force = true;
    xboard_settle(x);
}

static void obey_exit(Xboard *x, char *words) {
    (void)words;
    if (x->analysing)
        xboard_halt(x);
    x->analysing = false;
}

static void obey_dot(Xboard *x, char *words) {
    (void)words;
    Move moves[MAX_MOVES];
    if (x->work == WORK_ANALYSIS)
        line_print("stat01: %" PRId64 " %" PRIu64 " %d 0 %d", (clock_ms() - x->started) / 10,
                   atomic_load(&x->seen_nodes), atomic_load(&x->seen_depth),
                   position_moves(&x->engine.game->now, moves));
}

static void obey_now(Xboard *x, char *words) {
    (void)words;
    if (x->work == WORK_MOVE)
        thought_stop(x->engine.thought);
}

static void obey_ping(Xboard *x, char *words) {
    char *number = word_next(&words);
    if (x->work == WORK_MOVE)
        text_format(&x->pongs, " %s", number ? number : "");
    else
        line_print("pong %s", number ? number : "");
}

static void obey_hint(Xboard *x, char *words) {
    (void)words;
    xboard_hint(x);
}

static void obey_bk(Xboard *x, char *words) {
    (void)x, (void)words;
    line_print(" chester plays without a book of openings");
    line_print("%s", "");
}

static void obey_hard(Xboard *x, char *words) {
    (void)words;
    x->hard = true;
    xboard_settle(x);
}

static void obey_easy(Xboard *x, char *words) {
    (void)words;
    x->hard = false;
    if (x->work == WORK_PONDER)
        xboard_halt(x);
}

static void obey_post(Xboard *x, char *words) {
    (void)words;
    atomic_store(&x->post, true);
}

static void obey_nopost(Xboard *x, char *words) {
    (void)words;
    atomic_store(&x->post, false);
}

static void obey_computer(Xboard *x, char *words) {
    (void)words;
    x->computer = true;
}

static void obey_nothing(Xboard *x, char *words) { (void)x, (void)words; }

static void obey_quit(Xboard *x, char *words) {
    (void)words;
    x->engine.quit = true;
}

/* What changes the search stops the one under way and starts it again. */
static void knob_turn(Xboard *x, const char *name, const char *value, const char *line) {
    Err err;
    xboard_halt(x);
    if (!knob_set(&x->engine, name, value, &err))
        xboard_wrong(err.text, line);
    xboard_settle(x);
}

static void obey_option(Xboard *x, char *words) {
    char *equals = strchr(words, '=');
    if (equals)
        *equals = '\0';
    knob_turn(x, words, equals ? equals + 1 : NULL, "option");
}

static void obey_memory(Xboard *x, char *words) { knob_turn(x, "Hash", word_next(&words), "memory"); }

static void obey_cores(Xboard *x, char *words) { knob_turn(x, "Threads", word_next(&words), "cores"); }

/* exclude|include MOVE|all: the list holds the moves that are not as `all_excluded` says. */
static void exclude(Xboard *x, char *words, bool out) {
    char *word = word_next(&words);
    Move move;
    Text reason;
    text_init(&reason);
    int at = 0;
    if (word && strcmp(word, "all") == 0) {
        x->excluded_count = 0;
        x->all_excluded = out;
    } else if (!word || !xboard_move_read(x, word, &move, &reason)) {
        line_print("Illegal move (%s): %s", reason.data, word ? word : "");
    } else {
        while (at < x->excluded_count && x->excluded[at] != move)
            at++;
        if (at == x->excluded_count && out != x->all_excluded)
            x->excluded[x->excluded_count++] = move;
        else if (at < x->excluded_count && out == x->all_excluded)
            x->excluded[at] = x->excluded[--x->excluded_count];
    }
    text_clear(&reason);
    if (x->work == WORK_ANALYSIS)
        xboard_halt(x);
    xboard_settle(x);
}

static void obey_exclude(Xboard *x, char *words) { exclude(x, words, true); }
static void obey_include(Xboard *x, char *words) { exclude(x, words, false); }

static void obey_lift(Xboard *x, char *words) { xboard_lift(x, word_next(&words)); }
static void obey_put(Xboard *x, char *words) { xboard_put(x, word_next(&words)); }

/* --- the table ----------------------------------------------------------------------- */

typedef struct XboardCommand {
    const char *name;
    void (*obey)(Xboard *x, char *words);
} XboardCommand;

static const XboardCommand commands[] = {
    {"xboard", obey_nothing},   {"protover", xboard_protover}, {"accepted", xboard_accepted},
    {"rejected", obey_nothing}, {"new", obey_new},           {"variant", obey_variant},
    {"quit", obey_quit},        {"random", obey_nothing},    {"force", obey_force},
    {"go", obey_go},            {"playother", obey_playother}, {"level", xboard_level},
    {"st", xboard_st},          {"sd", xboard_sd},           {"nps", xboard_nps},
    {"time", xboard_time},      {"otim", obey_nothing},      {"usermove", obey_usermove},
    {"?", obey_now},            {"ping", obey_ping},         {"draw", obey_draw},
    {"result", obey_result},    {"setboard", obey_setboard}, {"edit", xboard_edit},
    {"hint", obey_hint},        {"bk", obey_bk},             {"undo", obey_undo},
    {"remove", obey_remove},    {"hard", obey_hard},         {"easy", obey_easy},
    {"post", obey_post},        {"nopost", obey_nopost},     {"analyze", obey_analyze},
    {"exit", obey_exit},        {".", obey_dot},             {"name", obey_nothing},
    {"rating", obey_nothing},   {"ics", obey_nothing},       {"computer", obey_computer},
    {"option", obey_option},    {"memory", obey_memory},     {"cores", obey_cores},
    {"exclude", obey_exclude},  {"include", obey_include},   {"lift", obey_lift},
    {"put", obey_put},          {"hover", obey_nothing},
};

static bool looks_like_move(const char *word) {
    return (islower((unsigned char)word[0]) && isdigit((unsigned char)word[1])) ||
           (isalpha((unsigned char)word[0]) && word[1] == '@') || strncmp(word, "O-O", 3) == 0 ||
           strcmp(word, "@@@@") == 0;
}

static void xboard_obey(Engine *engine, char *line) {
    Xboard *x = (Xboard *)engine;
    char *words = line, *name;
    if (x->editing) {
        xboard_edit_obey(x, line);
        return;
    }
    if (!(name = word_next(&words)))
        return;
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(commands[i].name, name) == 0) {
            commands[i].obey(x, words);
            return;
        }
    if (looks_like_move(name))
        xboard_move(x, name);
    else
        xboard_wrong("unknown command", name);
}

static const Protocol xboard_protocol = {xboard_obey, xboard_ended, fault_say, xboard_info};

int command_xboard(Cli *cli, Err *err) {
    Xboard x = {.mine = BLACK, .left_ms = 300000, .level_moves = 40, .hit = NO_SQUARE};
    x.home = cli_given(cli, OPTION_VARIANT) ? cli_variant(cli) : "chess";
    x.lang = lang_load(cli_lang_name(cli), err);
    text_init(&x.pongs);
    bool good = x.lang && engine_open(&x.engine, &xboard_protocol, cli, x.home, err);
    if (good)
        engine_run(&x.engine);
    good = good && lines_close(&x.engine.lines, err);
    engine_close(&x.engine);
    text_clear(&x.pongs);
    lang_free(x.lang);
    return good ? CODE_DONE : CODE_FAILED;
}
