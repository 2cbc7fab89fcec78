/* Uci: a player of a match that speaks UCI, with UCI_Variant and UCI_Chess960 where the game asks
 * for them. We send the whole game for every move, and keep the clock ourselves. */
#include "match/program.h"

#include "base/clock.h"
#include "base/memory.h"
#include "base/text.h"
#include "core/notation.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { OWN_MS = 15 }; /* of a time for one move, kept back for the way of the answer */

typedef struct Uci {
    Program program;                  /* first */
    bool known[MAX_PROGRAM_OPTIONS]; /* the program has this option of ours */
    bool variant;                   /* it has UCI_Variant, and the variant among its values */
    bool chess960;
    char start[FEN_SIZE]; /* the variant's own start */
} Uci;

/* --- the first words ------------------------------------------------------------------- */

/* Whether `word` stands in the line with blanks around it. */
static bool has_word(const char *line, const char *word) {
    size_t length = strlen(word);
    for (const char *at = line; (at = strstr(at, word)); at += length)
        if (at > line && at[-1] == ' ' && (at[length] == ' ' || !at[length]))
            return true;
    return false;
}

/* "option name N type T ...": which of ours there are, whatever the case of the letters. */
static void hear_option(Uci *uci, const char *option) {
    const char *type = strstr(option, " type ");
    size_t length = type ? (size_t)(type - option) : strlen(option);
    for (int i = 0; i < uci->program.option_count; i++) {
        const char *name = uci->program.options[i].name;
        uci->known[i] |= strlen(name) == length && strncasecmp(name, option, length) == 0;
    }
    if (strncmp(option, "UCI_Chess960 ", 13) == 0)
        uci->chess960 = true;
    if (type && strncmp(option, "UCI_Variant ", 12) == 0)
        uci->variant = has_word(type, uci->program.rules->name);
}

static bool hears_uciok(Program *program, const char *line, void *context) {
    (void)context;
    const char *option = line_after(line, "option name");
    if (option)
        hear_option((Uci *)program, option);
    return line_after(line, "uciok") != NULL;
}

static bool hears_readyok(Program *program, const char *line, void *context) {
    (void)program, (void)context;
    return line_after(line, "readyok") != NULL;
}

static bool is_chess(const Rules *rules) {
    return strcmp(rules->name, "chess") == 0 || rules->rooks_anywhere;
}

static bool set_options(Uci *uci, Err *err) {
    Program *program = &uci->program;
    for (int i = 0; i < program->option_count; i++) {
        const ProgramOption *option = &program->options[i];
        if (!uci->known[i])
            return err_set(err, "the program has no option \"%s\": %s", option->name,
                           program->command);
        program_say(program, "setoption name %s value %s", option->name, option->value);
    }
    bool plays =
        is_chess(program->rules) ? !program->rules->rooks_anywhere || uci->chess960 : uci->variant;
    if (!plays)
        return err_set(err, "the program does not play %s: %s", program->rules->name,
                       program->command);
    if (uci->chess960) /* some have it on from the start, and then castle as e1h1 everywhere */
        program_say(program, "setoption name UCI_Chess960 value %s",
                   program->rules->rooks_anywhere ? "true" : "false");
    if (!is_chess(program->rules))
        program_say(program, "setoption name UCI_Variant value %s", program->rules->name);
    return true;
}

static bool uci_start(Uci *uci, Err *err) {
    Program *program = &uci->program;
    if (program->process)
        return true;
    if (!program_start(program, err))
        return false;
    program_say(program, "uci");
    return program_expect(program, "uciok", hears_uciok, NULL, err) && set_options(uci, err);
}

static bool uci_begin(Player *player, const Game *game, Side side, Err *err) {
    Uci *uci = (Uci *)player;
    (void)game, (void)side;
    if (!uci_start(uci, err))
        return false;
    program_say(&uci->program, "ucinewgame");
    program_say(&uci->program, "isready");
    return program_expect(&uci->program, "readyok", hears_readyok, NULL, err);
}

/* --- moves ---------------------------------------------------------------------------- */

static void say_position(Uci *uci, const Game *game) {
    Text text;
    char start[FEN_SIZE];
    text_init(&text);
    position_write(&game->start, start);
    bool own = strcmp(start, uci->start) == 0;
    text_format(&text, own ? "position startpos" : "position fen %s", start);
    Position pos = game->start;
    for (int i = 0; i < game->count; i++) {
        char move[MOVE_TEXT_SIZE];
        Undo undo;
        move_write(&pos, game->moves[i], NOTATION_COORDINATE, move);
        text_format(&text, i == 0 ? " moves %s" : " %s", move);
        position_make(&pos, game->moves[i], &undo);
    }
    program_say(&uci->program, "%s", text.data);
    text_clear(&text);
}

static void add_clock(const Clock *clock, Side side, Text *text) {
    int64_t now = clock_ms();
    int to_go;
    if (clock->rule.type == CLOCK_PER_MOVE) {
        int64_t left = clock_left(clock, side, now);
        text_format(text, " movetime %" PRId64, left > 2 * OWN_MS ? left - OWN_MS : (left + 1) / 2);
        return;
    }
    const ClockPeriod *white = clock_period(clock, WHITE, &to_go);
    const ClockPeriod *black = clock_period(clock, BLACK, &to_go);
    clock_period(clock, side, &to_go);
    text_format(text, " wtime %" PRId64 " btime %" PRId64 " winc %" PRId64 " binc %" PRId64,
                clock_left(clock, WHITE, now), clock_left(clock, BLACK, now), white->bonus_ms,
                black->bonus_ms);
    if (to_go > 0)
        text_format(text, " movestogo %d", to_go);
}

static void say_go(Uci *uci, const Clock *clock, Side side) {
    const Limits *limits = &uci->program.player.effort.limits;
    Text text;
    text_init(&text);
    text_add(&text, "go");
    if (clock->rule.type != CLOCK_NONE)
        add_clock(clock, side, &text);
    if (limits->ms)
        text_format(&text, " movetime %d", limits->ms);
    if (limits->nodes)
        text_format(&text, " nodes %" PRIu64, limits->nodes);
    if (limits->depth)
        text_format(&text, " depth %d", limits->depth);
    program_say(&uci->program, "%s", text.data);
    text_clear(&text);
}

typedef struct Hearing {
    const Game *game;
    Reply reply;
} Hearing;

static bool hears_bestmove(Program *program, const char *line, void *context) {
    Hearing *hearing = context;
    const char *move = line_after(line, "bestmove");
    if (move)
        hearing->reply = program_move(program, hearing->game, move);
    return move != NULL;
}

static Reply uci_move(Player *player, const Game *game, const Clock *clock) {
    Uci *uci = (Uci *)player;
    Side side = (Side)game->now.side;
    Hearing hearing = {.game = game};
    say_position(uci, game);
    int64_t deadline = program_deadline(&uci->program, clock, side);
    say_go(uci, clock, side);
    ProcessState state = program_wait(&uci->program, deadline, hears_bestmove, &hearing);
    if (state != PROCESS_READY)
        return program_silence(&uci->program, state);
    if (hearing.reply.type != REPLY_MOVE)
        program_stop(&uci->program, NULL);
    return hearing.reply;
}

static void uci_end(Player *player, Outcome outcome) {
    (void)player, (void)outcome;
}

static void uci_free(Player *player) {
    Uci *uci = (Uci *)player;
    program_stop(&uci->program, "quit");
    program_clear(&uci->program);
    free(uci);
}

Player *uci_new(const char *text, const Rules *rules, const Effort *effort, Err *err) {
    static const PlayerClass class = {uci_begin, uci_move, uci_end, uci_free};
    Uci *uci = memory_new(sizeof *uci);
    Position start;
    uci->program.player.class = &class;
    position_start(&start, rules);
    position_write(&start, uci->start);
    if (program_init(&uci->program, text, rules, effort, err) && uci_start(uci, err))
        return &uci->program.player;
    uci_free(&uci->program.player);
    return NULL;
}
