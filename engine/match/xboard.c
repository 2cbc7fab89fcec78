/* Xboard: a player of a match that speaks the protocol of XBoard, version 2 (CECP). Moves are sent
 * as they are made; the opening is played in force mode, then `go`. Boards of more than nine
 * ranks count them from 0 there. */
#include "match/program.h"

#include "base/clock.h"
#include "base/memory.h"
#include "core/notation.h"
#include "core/san.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FEATURE_MS = 10000, VALUE_SIZE = 8192 }; /* who says nothing for so long has no features */

typedef struct Xboard {
    Program program; /* first */
    bool setboard, ping, usermove, time, reuse;
    bool done, waits; /* feature done=1, done=0 */
    bool known[MAX_PROGRAM_OPTIONS];
    char variants[VALUE_SIZE];
    const char *variant; /* as the program calls it */
    int pings;
    bool used;  /* has played a game */
    int told;   /* half-moves that it knows */
    bool going; /* has the move or waits for ours */
    bool plain; /* the game begins from the variant's own start */
} Xboard;

/* --- features ------------------------------------------------------------------------- */

/* The option of ours that a feature option="NAME -type ..." speaks of. */
static void hear_option(Xboard *x, const char *value) {
    const char *type = strstr(value, " -");
    size_t length = type ? (size_t)(type - value) : strlen(value);
    for (int i = 0; i < x->program.option_count; i++) {
        const char *name = x->program.options[i].name;
        x->known[i] |= strlen(name) == length && strncasecmp(name, value, length) == 0;
    }
}

static bool hear_feature(Xboard *x, const char *name, const char *value) {
    bool on = strcmp(value, "0") != 0;
    if (strcmp(name, "setboard") == 0)
        x->setboard = on;
    else if (strcmp(name, "ping") == 0)
        x->ping = on;
    else if (strcmp(name, "usermove") == 0)
        x->usermove = on;
    else if (strcmp(name, "time") == 0)
        x->time = on;
    else if (strcmp(name, "reuse") == 0)
        x->reuse = on;
    else if (strcmp(name, "variants") == 0)
        snprintf(x->variants, sizeof x->variants, "%s", value);
    else if (strcmp(name, "option") == 0)
        hear_option(x, value);
    else if (strcmp(name, "done") == 0) {
        x->done = on;
        x->waits = !on;
    } else if (strcmp(name, "san") == 0 || strcmp(name, "colors") == 0 ||
               strcmp(name, "highlight") == 0)
        return !on; /* we speak in coordinates of one leg, and without `white` and `black` */
    return true;
}

/* name=value name="a value" ... */
static void hear_features(Xboard *x, const char *at) {
    while (*at) {
        char name[64], value[VALUE_SIZE];
        size_t length = strcspn(at, "= ");
        snprintf(name, sizeof name, "%.*s", (int)length, at);
        at += length;
        if (*at == '=') {
            bool quoted = at[1] == '"';
            at += 1 + quoted;
            length = strcspn(at, quoted ? "\"" : " ");
            snprintf(value, sizeof value, "%.*s", (int)length, at);
            at += length + (at[length] == '"');
            bool good = hear_feature(x, name, value);
            program_say(&x->program, good ? "accepted %s" : "rejected %s", name);
        }
        at += strspn(at, " \t");
    }
}

static bool hears_features(Program *program, const char *line, void *context) {
    Xboard *x = (Xboard *)program;
    const char *features = line_after(line, "feature");
    (void)context;
    if (features)
        hear_features(x, features);
    return x->done;
}

/* --- variants and options --------------------------------------------------------------- */

/* Whether the program lists a variant, commas between them. */
static bool lists(const Xboard *x, const char *variant) {
    size_t length = strlen(variant);
    for (const char *at = x->variants; *at; at += strspn(at, ", ")) {
        size_t size = strcspn(at, ", ");
        if (size == length && strncmp(at, variant, size) == 0)
            return true;
        at += size;
    }
    return false;
}

/* What XBoard, or some program, calls a variant of ours. */
static bool choose_variant(Xboard *x, Err *err) {
    static const char *const names[][2] = {{"chess960", "fischerandom"},
                                           {"losalamos", "los-alamos"},
                                           {"kingofthehill", "king-of-the-hill"},
                                           {"antichess", "giveaway"}};
    const char *ours = x->program.rules->name;
    x->variant = NULL;
    if (strcmp(ours, "chess") == 0)
        return true;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(names[i][0], ours) == 0 && lists(x, names[i][1]))
            x->variant = names[i][1];
    if (!x->variant && lists(x, ours))
        x->variant = ours;
    return x->variant || err_set(err, "the program does not play %s: %s", ours, x->program.command);
}

static bool set_options(Xboard *x, Err *err) {
    for (int i = 0; i < x->program.option_count; i++) {
        const ProgramOption *option = &x->program.options[i];
        if (!x->known[i])
            return err_set(err, "the program has no option \"%s\": %s", option->name,
                           x->program.command);
        program_say(&x->program, "option %s=%s", option->name, option->value);
    }
    return true;
}

static bool xboard_start(Xboard *x, Err *err) {
    Program *program = &x->program;
    int64_t until;
    if (program->process)
        return true;
    x->setboard = x->ping = x->usermove = x->done = x->waits = x->used = false;
    x->time = x->reuse = true;
    x->variants[0] = '\0';
    if (!program_start(program, err))
        return false;
    program_say(program, "xboard");
    program_say(program, "protover 2");
    until = clock_ms() + (program->player.effort.patience_ms < FEATURE_MS
                              ? program->player.effort.patience_ms
                              : FEATURE_MS);
    ProcessState state = program_wait(program, until, hears_features, NULL);
    if (state == PROCESS_LATE && x->waits)
        return program_expect(program, "feature done=1", hears_features, NULL, err) &&
               choose_variant(x, err) && set_options(x, err);
    if (state == PROCESS_GONE)
        return err_set(err, "%s: %s", program_silence(program, state).says, program->command);
    return choose_variant(x, err) && set_options(x, err);
}

/* --- a game ----------------------------------------------------------------------------- */

/* A square's rank is one less there; both ways, by `step`. */
static void shift_ranks(char *text, int step) {
    char from[MOVE_TEXT_SIZE], *to = text;
    snprintf(from, sizeof from, "%s", text);
    for (const char *at = from; *at;) {
        if (isdigit((unsigned char)*at))
            to += sprintf(to, "%d", (int)strtol(at, (char **)&at, 10) + step);
        else
            *to++ = *at++;
    }
    *to = '\0';
}

static bool counts_from_0(const Xboard *x) {
    return x->program.rules->ranks > 9;
}

static void say_move(Xboard *x, const Position *pos, Move move) {
    char text[MOVE_TEXT_SIZE];
    bool castles = move_action(move) == MOVE_CASTLE && pos->rules->rooks_anywhere;
    if (castles)
        snprintf(text, sizeof text, san_castles_far(pos, move) ? "O-O-O" : "O-O");
    else
        move_write(pos, move, NOTATION_COORDINATE, text);
    if (counts_from_0(x) && !castles)
        shift_ranks(text, -1);
    program_say(&x->program, x->usermove ? "usermove %s" : "%s", text);
}

/* level MOVES BASE INCREMENT; the base in minutes and seconds. */
static void say_level(Xboard *x, const ClockRule *rule) {
    const Limits *limits = &x->program.player.effort.limits;
    const ClockPeriod *period = &rule->periods[0];
    int64_t seconds = (period->base_ms + 999) / 1000;
    if (limits->ms > 0 || rule->type == CLOCK_PER_MOVE) {
        int64_t ms = limits->ms > 0 ? limits->ms : period->base_ms;
        program_say(&x->program, "st %" PRId64, (ms + 999) / 1000);
    } else if (rule->type != CLOCK_NONE) {
        program_say(&x->program, "level %d %" PRId64 ":%02d %g", period->moves, seconds / 60,
                   (int)(seconds % 60), (double)period->bonus_ms / 1000);
    }
    if (limits->depth > 0)
        program_say(&x->program, "sd %d", limits->depth);
}

static bool hears_pong(Program *program, const char *line, void *context) {
    const char *number = line_after(line, "pong");
    (void)context;
    return number && atoi(number) == ((Xboard *)program)->pings;
}

/* Waits until it has done what it was told. */
static bool synchronize(Xboard *x, Err *err) {
    if (!x->ping)
        return true;
    program_say(&x->program, "ping %d", ++x->pings);
    return program_expect(&x->program, "pong", hears_pong, NULL, err);
}

static bool say_start(Xboard *x, const Game *game, Err *err) {
    char standard[FEN_SIZE], start[FEN_SIZE];
    Position pos;
    position_start(&pos, game->rules);
    position_write(&pos, standard);
    position_write(&game->start, start);
    if (strcmp(standard, start) == 0)
        return true;
    if (!x->setboard) {
        x->program.player.hopeless = true;
        return err_set(err, "the program cannot set up a position: %s", x->program.command);
    }
    program_say(&x->program, "setboard %s", start);
    return true;
}

/* Those that it does not know; its own it knows. */
static void say_moves(Xboard *x, const Game *game) {
    Position pos;
    game_position_at(game, x->told, &pos);
    for (; x->told < game->count; x->told++) {
        Undo undo;
        say_move(x, &pos, game->moves[x->told]);
        position_make(&pos, game->moves[x->told], &undo);
    }
}

static bool xboard_begin(Player *player, const Game *game, Side side, Err *err) {
    Xboard *x = (Xboard *)player;
    (void)side;
    if (x->used && !x->reuse)
        program_stop(&x->program, "quit");
    if (!xboard_start(x, err))
        return false;
    x->used = true;
    x->going = false;
    program_say(&x->program, "new");
    if (x->variant)
        program_say(&x->program, "variant %s", x->variant);
    program_say(&x->program, "easy");
    program_say(&x->program, "nopost");
    say_level(x, &game->clock);
    program_say(&x->program, "force");
    if (!say_start(x, game, err))
        return false;
    x->told = 0;
    say_moves(x, game);
    return synchronize(x, err);
}

/* --- answers ---------------------------------------------------------------------------- */

typedef struct Hearing {
    const Game *game;
    Side side;
    bool offers_draw;
    Reply reply;
} Hearing;

static bool hear_move(Xboard *x, Hearing *hearing, const char *text) {
    char word[MOVE_TEXT_SIZE];
    snprintf(word, sizeof word, "%.*s", (int)strcspn(text, " \t"), text);
    if (counts_from_0(x) && isdigit((unsigned char)word[1]))
        shift_ranks(word, 1);
    hearing->reply = program_move(&x->program, hearing->game, word);
    hearing->reply.offers_draw = hearing->offers_draw;
    return true;
}

/* A result in the middle of a game: one's own loss is a resignation, a draw no more than an offer,
 * and a win is not so. */
static bool hear_result(Hearing *hearing, const char *line, Result result) {
    hearing->offers_draw |= result == DRAW;
    if (result == DRAW)
        return false;
    bool resigns = result == result_win(side_other(hearing->side));
    hearing->reply = (Reply){.type = resigns ? REPLY_RESIGNS : REPLY_CLAIM, .at_ms = clock_ms()};
    if (!resigns)
        snprintf(hearing->reply.says, sizeof hearing->reply.says, "claims \"%.100s\"", line);
    return true;
}

static bool hear_refusal(Hearing *hearing, const char *line) {
    hearing->reply = (Reply){.type = REPLY_CLAIM, .at_ms = clock_ms()};
    snprintf(hearing->reply.says, sizeof hearing->reply.says,
             "refuses a legal move with \"%.100s\"", line);
    return true;
}

static bool hears_move(Program *program, const char *line, void *context) {
    Hearing *hearing = context;
    const char *move = line_after(line, "move");
    if (!move && (move = line_after(line, "My move is"))) /* of version 1, "My move is : e7e5" */
        move += strspn(move, ": ");
    if (move)
        return hear_move((Xboard *)program, hearing, move);
    if (line_after(line, "offer draw"))
        hearing->offers_draw = true;
    if (line_after(line, "resign"))
        return hear_result(hearing, line, result_win(side_other(hearing->side)));
    if (line_after(line, "1-0") || line_after(line, "0-1"))
        return hear_result(hearing, line, *line == '1' ? WHITE_WINS : BLACK_WINS);
    if (line_after(line, "1/2-1/2"))
        return hear_result(hearing, line, DRAW);
    return strncmp(line, "Illegal move", 12) == 0 && hear_refusal(hearing, line);
}

static void say_time(Xboard *x, const Clock *clock, Side side) {
    int64_t now = clock_ms();
    if (clock->rule.type == CLOCK_NONE || !x->time)
        return;
    program_say(&x->program, "time %" PRId64, clock_left(clock, side, now) / 10);
    program_say(&x->program, "otim %" PRId64, clock_left(clock, side_other(side), now) / 10);
}

/* The last move to one that is going is the word to think; else `go` is, once it knows all. */
static void say_turn(Xboard *x, const Game *game, const Clock *clock, Side side) {
    if (!x->going)
        say_moves(x, game);
    say_time(x, clock, side);
    if (!x->going)
        program_say(&x->program, "go");
    say_moves(x, game);
    x->going = true;
}

static Reply xboard_move(Player *player, const Game *game, const Clock *clock) {
    Xboard *x = (Xboard *)player;
    Side side = (Side)game->now.side;
    Hearing hearing = {.game = game, .side = side};
    int64_t deadline = program_deadline(&x->program, clock, side);
    say_turn(x, game, clock, side);
    ProcessState state = program_wait(&x->program, deadline, hears_move, &hearing);
    if (state != PROCESS_READY)
        return program_silence(&x->program, state);
    if (hearing.reply.type != REPLY_MOVE && hearing.reply.type != REPLY_RESIGNS)
        program_stop(&x->program, NULL);
    x->told += hearing.reply.type == REPLY_MOVE;
    return hearing.reply;
}

static void xboard_end(Player *player, Outcome outcome) {
    static const char *const results[] = {"*", "1-0", "0-1", "1/2-1/2"};
    Xboard *x = (Xboard *)player;
    program_say(&x->program, "force");
    program_say(&x->program, "result %s {%s}", results[outcome.result], outcome.reason);
}

static void xboard_free(Player *player) {
    Xboard *x = (Xboard *)player;
    program_stop(&x->program, "quit");
    program_clear(&x->program);
    free(x);
}

Player *xboard_new(const char *text, const Rules *rules, const Effort *effort, Err *err) {
    static const PlayerClass class = {xboard_begin, xboard_move, xboard_end, xboard_free};
    Xboard *x = memory_new(sizeof *x);
    x->program.player.class = &class;
    bool good = effort->limits.nodes == 0 ||
                err_set(err, "the protocol of XBoard has no limit of nodes: xboard:%s", text);
    if (good && program_init(&x->program, text, rules, effort, err) && xboard_start(x, err))
        return &x->program.player;
    xboard_free(&x->program.player);
    return NULL;
}
