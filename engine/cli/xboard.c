/* Xboard: the commands of the GUI, and the features that are asked of it. See xboard.h. */
#include "cli/xboard.h"

#include "base/clock.h"
#include "base/file.h"
#include "cli/command.h"

#include <ctype.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void fault_say(Engine *engine, const char *sentence) {
    (void)engine;
    line_print("Error (%s)", sentence);
}

static void wrong(const char *why, const char *line) { line_print("Error (%s): %s", why, line); }

/* --- features ------------------------------------------------------------------------ */

static void combo_say(const Engine *engine, const Knob *row) {
    int count;
    char **names = row->choices(engine, &count);
    Text line;
    text_init(&line);
    for (int i = 0; i < count; i++)
        text_format(&line, "%s%s%s", i ? " /// " : "",
                    strcmp(names[i], row->chosen(engine)) == 0 ? "*" : "", names[i]);
    line_print("feature option=\"%s -combo %s\"", row->name, line.data);
    text_clear(&line);
    names_free(names, count);
}

static void option_say(const Engine *engine, const Knob *row) {
    switch (row->type) {
    case KNOB_SPIN:
        line_print("feature option=\"%s -spin %d %d %d\"", row->name, row->standard, row->least,
                   row->most);
        break;
    case KNOB_CHECK:
        line_print("feature option=\"%s -check %d\"", row->name, row->standard);
        break;
    case KNOB_COMBO:
        combo_say(engine, row);
        break;
    case KNOB_BUTTON:
        line_print("feature option=\"%s -button\"", row->name);
        break;
    }
}

static void obey_protover(Xboard *x, char *words) {
    (void)words;
    Knob row;
    Text variants;
    text_init(&variants);
    xboard_variants(&variants);
    line_print("feature done=0");
    line_print("feature ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=1 sigint=0 "
               "sigterm=0 reuse=1 analyze=1 colors=0 name=0 nps=1 debug=1 memory=1 exclude=1 "
               "highlight=1");
    line_print("feature myname=\"chester %s\"", VERSION);
    line_print("feature variants=\"%s\"", variants.data);
    for (int i = 0; knob_row(i, &row); i++)
        if (!row.uci_only)
            option_say(&x->engine, &row);
    line_print("feature done=1");
    text_clear(&variants);
}

static void obey_accepted(Xboard *x, char *words) {
    char *feature = word_next(&words);
    x->marks |= feature && strcmp(feature, "highlight") == 0;
}

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
        wrong("there is nothing to take back", line);
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
        wrong("which move", "usermove");
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
        wrong(err.text, line);
    xboard_settle(x);
}

static void obey_option(Xboard *x, char *words) {
    char *equals = strchr(words, '=');
    if (equals)
        *equals = '\0';
    knob_turn(x, words, equals ? equals + 1 : NULL, "option");
}

static void obey_memory(Xboard *x, char *words) { knob_turn(x, "Hash", word_next(&words), "memory"); }

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

/* --- clocks -------------------------------------------------------------------------- */

/* Seconds, or minutes with `:` before seconds, as milliseconds; -1 when it is none. */
static int64_t time_read(const char *word, double unit) {
    char *end;
    double value = word && isdigit((unsigned char)*word) ? strtod(word, &end) : -1;
    if (value < 0 || value > 1e7)
        return -1;
    double ms = value * unit;
    if (*end == ':')
        ms += strtod(end + 1, NULL) * 1000;
    return isfinite(ms) && ms < 1e12 ? (int64_t)ms : -1;
}

static void obey_level(Xboard *x, char *words) {
    int64_t moves, base, increment;
    char *first = word_next(&words);
    base = time_read(word_next(&words), 60000);
    increment = time_read(word_next(&words), 1000);
    if (!word_number(first, 0, 10000, &moves) || base < 0 || increment < 0) {
        wrong("it wants moves, minutes[:seconds] and an increment in seconds", "level");
        return;
    }
    x->level_moves = (int)moves;
    x->left_ms = base;
    x->increment_ms = increment;
    x->move_ms = 0;
    x->level_ply = x->engine.game->count;
}

static void obey_st(Xboard *x, char *words) {
    int64_t ms = time_read(word_next(&words), 1000);
    if (ms > 0 && ms < INT32_MAX)
        x->move_ms = ms;
    else
        wrong("it wants seconds", "st");
}

static void number_take(char *words, int64_t least, int64_t most, const char *line, int64_t *out) {
    if (!word_number(word_next(&words), least, most, out)) {
        char why[80];
        snprintf(why, sizeof why, "it wants a whole number from %" PRId64 " to %" PRId64, least, most);
        wrong(why, line);
    }
}

static void obey_sd(Xboard *x, char *words) {
    int64_t depth = x->depth;
    number_take(words, 1, 1000, "sd", &depth);
    x->depth = (int)depth;
}

static void obey_nps(Xboard *x, char *words) {
    number_take(words, 1, INT64_C(1000000000), "nps", &x->node_rate);
}

static void obey_time(Xboard *x, char *words) {
    int64_t hundredths = x->left_ms / 10;
    number_take(words, INT32_MIN, INT64_C(1000000000000), "time", &hundredths);
    x->left_ms = hundredths * 10;
}

/* --- edit ---------------------------------------------------------------------------- */

static void obey_edit(Xboard *x, char *words) {
    (void)words;
    xboard_halt(x);
    x->editing = true;
    x->edit_side = WHITE;
    memcpy(x->edited, x->engine.game->now.board, sizeof x->edited);
}

/* A right holds when its pieces stand at home; so each is tried. */
static void edit_ends(Xboard *x) {
    const Rules *rules = x->engine.game->rules;
    char side = x->engine.game->now.side == WHITE ? 'w' : 'b', rights[MAX_RIGHTS + 1] = "";
    Text board, text;
    Err err = {0};
    text_init(&board);
    text_init(&text);
    for (int rank = rules->ranks - 1; rank >= 0; rank--)
        for (int file = 0; file < rules->files; file++) {
            Piece piece = x->edited[rank * rules->files + file];
            const KindInfo *info = &rules->kinds[piece_kind(piece)];
            int letter = piece_side(piece) == WHITE ? info->letter : tolower(info->letter);
            text_format(&board, piece && info->mark == '+' ? "+%c" : "%c", piece ? letter : '1');
            text_add(&board, file == rules->files - 1 && rank > 0 ? "/" : "");
        }
    bool good = false;
    for (int i = -1; i < rules->right_count; i++) {
        size_t length = strlen(rights);
        if (i >= 0)
            rights[length] = rules->rights[i].letter, rights[length + 1] = '\0';
        text_reset(&text);
        text_format(&text, "%s %c %s - 0 1", board.data, side, *rights ? rights : "-");
        if (engine_position(&x->engine, text.data, &err))
            good = true;
        else if (i >= 0)
            rights[length] = '\0';
    }
    x->editing = false;
    x->illegal = !good;
    xboard_renew(x);
    if (!good)
        line_print("tellusererror Illegal position: %s", err.text);
    text_clear(&board);
    text_clear(&text);
    xboard_settle(x);
}

static void edit_obey(Xboard *x, const char *line) {
    const Rules *rules = x->engine.game->rules;
    Square square;
    bool promoted = line[0] == '+';
    Kind kind = rules_kind_marked(rules, line[promoted], promoted ? '+' : 0);
    if (strcmp(line, ".") == 0)
        edit_ends(x);
    else if (strcmp(line, "c") == 0)
        x->edit_side = side_other(x->edit_side);
    else if (strcmp(line, "#") == 0)
        memset(x->edited, 0, sizeof x->edited);
    else if ((kind || line[0] == 'x') && line[promoted] &&
             xboard_square_read(rules, line + promoted + 1, &square))
        x->edited[square] = line[0] == 'x' ? 0 : piece_of(kind, x->edit_side);
    else
        wrong("not understood while editing", line);
}

/* --- the table ----------------------------------------------------------------------- */

typedef struct XboardCommand {
    const char *name;
    void (*obey)(Xboard *x, char *words);
} XboardCommand;

static const XboardCommand commands[] = {
    {"xboard", obey_nothing},   {"protover", obey_protover}, {"accepted", obey_accepted},
    {"rejected", obey_nothing}, {"new", obey_new},           {"variant", obey_variant},
    {"quit", obey_quit},        {"random", obey_nothing},    {"force", obey_force},
    {"go", obey_go},            {"playother", obey_playother}, {"level", obey_level},
    {"st", obey_st},            {"sd", obey_sd},             {"nps", obey_nps},
    {"time", obey_time},        {"otim", obey_nothing},      {"usermove", obey_usermove},
    {"?", obey_now},            {"ping", obey_ping},         {"draw", obey_draw},
    {"result", obey_result},    {"setboard", obey_setboard}, {"edit", obey_edit},
    {"hint", obey_hint},        {"bk", obey_bk},             {"undo", obey_undo},
    {"remove", obey_remove},    {"hard", obey_hard},         {"easy", obey_easy},
    {"post", obey_post},        {"nopost", obey_nopost},     {"analyze", obey_analyze},
    {"exit", obey_exit},        {".", obey_dot},             {"name", obey_nothing},
    {"rating", obey_nothing},   {"ics", obey_nothing},       {"computer", obey_computer},
    {"option", obey_option},    {"memory", obey_memory},     {"exclude", obey_exclude},
    {"include", obey_include},  {"lift", obey_lift},         {"put", obey_put},
    {"hover", obey_nothing},
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
        edit_obey(x, line);
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
        wrong("unknown command", name);
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
