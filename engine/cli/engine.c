/* Engine: the loop of lines, and the game that they speak of. See engine.h. */
#include "cli/engine.h"

#include "base/clock.h"
#include "core/notation.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* --- words and lines --------------------------------------------------------------------- */

char *word_next(char **at) {
    char *word = *at + strspn(*at, " \t");
    if (!*word)
        return NULL;
    size_t length = strcspn(word, " \t");
    *at = word + length + (word[length] != '\0');
    word[length] = '\0';
    return word;
}

bool word_number(const char *word, int64_t least, int64_t most, int64_t *number) {
    char *end;
    if (!word || !(isdigit((unsigned char)*word) || (*word == '-' && word[1])))
        return false;
    errno = 0;
    long long value = strtoll(word, &end, 10);
    if (errno || *end || value < least || value > most)
        return false;
    *number = value;
    return true;
}

void line_print(const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    int length = vsnprintf(NULL, 0, fmt, args);
    va_end(args);
    char *line = malloc((size_t)length + 2);
    if (line) {
        va_start(args, fmt);
        vsnprintf(line, (size_t)length + 1, fmt, args);
        va_end(args);
        for (char *p = line; *p; p++)
            if ((unsigned char)*p < ' ')
                *p = ' '; /* whatever a guest has sent stays one line */
        line[length] = '\n';
        fwrite(line, 1, (size_t)length + 1, stdout);
        fflush(stdout);
    }
    free(line);
}

/* --- the loop ---------------------------------------------------------------------------- */

/* On the thinking thread. A full pipe is already awake, so a lost byte does not matter. */
static void engine_wake(void *context) {
    const Engine *engine = context;
    ssize_t written = write(engine->wake[1], "", 1);
    (void)written;
}

static void engine_sleep(Engine *engine) {
    struct pollfd fds[2] = {{.fd = engine->wake[0], .events = POLLIN},
                            {.fd = engine->lines.fd, .events = POLLIN}};
    if (poll(fds, 2, -1) <= 0)
        return;
    char bytes[64];
    if (fds[0].revents)
        while (read(engine->wake[0], bytes, sizeof bytes) > 0)
            ;
    if (fds[1].revents)
        lines_fill(&engine->lines);
}

/* Obeys a line that is there, or waits for one or for the end of a search. */
static void engine_step(Engine *engine) {
    char *line;
    Err err = {0};
    switch (lines_take(&engine->lines, &line, &err)) {
    case LINE_NONE:
        engine_sleep(engine);
        break;
    case LINE_READY:
        engine->protocol->obey(engine, line);
        break;
    case LINE_BAD:
        engine->protocol->fault(engine, err.text);
        break;
    case LINE_END:
        engine->quit = true;
        break;
    }
}

void engine_run(Engine *engine) {
    while (!engine->quit && !ferror(stdout)) {
        SearchResult result;
        if (thought_take(engine->thought, &result))
            engine->protocol->ended(engine, &result);
        else
            engine_step(engine);
    }
}

bool engine_interrupted(Engine *engine) {
    Lines *lines = &engine->lines;
    struct pollfd fd = {.fd = lines->fd, .events = POLLIN};
    if (lines->end - lines->start < LINE_SIZE && poll(&fd, 1, 0) > 0)
        lines_fill(lines);
    const char *held = lines->data + lines->start;
    size_t size = lines->end - lines->start;
    return lines->ended || memmem(held, size, "stop\n", 5) || memmem(held, size, "quit\n", 5);
}

/* --- beginning and end ------------------------------------------------------------------- */

bool engine_open(Engine *engine, const Protocol *protocol, Cli *cli, const char *variant,
                 Err *err) {
    const char *ai = cli->args.value[OPTION_AI];
    engine->protocol = protocol;
    engine->wake[0] = engine->wake[1] = -1;
    engine->seed = cli_given(cli, OPTION_SEED) ? cli->args.number[OPTION_SEED]
                                               : (uint64_t)clock_ns();
    lines_init(&engine->lines, STDIN_FILENO);
    engine->library = cli_library(cli, err);
    if (!engine->library)
        return false;
    if (pipe2(engine->wake, O_CLOEXEC | O_NONBLOCK) != 0)
        return err_set(err, "%s: the pipe of the thinking thread", strerror(errno));
    engine->thought = thought_new(0, engine_wake, engine, err);
    return engine->thought && engine_variant(engine, variant, err) &&
           knobs_init(engine, ai ? ai : "neutral", (int)cli->args.number[OPTION_LEVEL], err);
}

void engine_close(Engine *engine) {
    thought_free(engine->thought); /* the thread that writes to the pipe ends first */
    if (engine->wake[0] >= 0) {
        close(engine->wake[0]);
        close(engine->wake[1]);
    }
    game_free(engine->game);
}

void guest_write(const Position *pos, Move move, char out[MOVE_TEXT_SIZE]) {
    move_write(pos, move, NOTATION_COORDINATE, out);
    if (move_action(move) == MOVE_PASS)
        strcpy(out, "0000");
}

void guest_line(const Position *root, const Move *moves, int count, Text *out) {
    Position pos = *root;
    for (int i = 0; i < count; i++) {
        char text[MOVE_TEXT_SIZE];
        Undo undo;
        guest_write(&pos, moves[i], text);
        position_make(&pos, moves[i], &undo);
        text_format(out, " %s", text);
    }
}

/* --- the game ---------------------------------------------------------------------------- */

static void game_set(Engine *engine, const Position *start) {
    engine_drop(engine);
    game_free(engine->game);
    engine->game = game_new(start);
}

bool engine_variant(Engine *engine, const char *name, Err *err) {
    const Rules *rules = library_rules(engine->library, name, err);
    if (!rules)
        return false;
    Position start;
    position_start(&start, rules);
    game_set(engine, &start);
    return true;
}

/* The fields of a position text: board, side, rights, then what the game has of en passant
 * square, checks and counts. */
static void fields_fit(const Rules *rules, char *text, Text *out) {
    char *fields[8], *word;
    int count = 0, wanted = 5 + rules->has_passant + (rules->check_limit > 0);
    while (count < 8 && (word = word_next(&text)))
        fields[count++] = word;
    bool foreign = !rules->has_passant && count > 3 && strcmp(fields[3], "-") == 0;
    for (int i = 0; i < count; i++) {
        if (i == 3 && foreign)
            continue;
        text_format(out, "%s%s", i ? " " : "", fields[i]);
        if (i == 0 && rules->has_hands && !strchr(fields[0], '['))
            text_add(out, "[]");
    }
    count -= foreign;
    if (count == wanted - 2)
        text_add(out, " 0 1");
}

bool engine_position(Engine *engine, const char *text, Err *err) {
    Position pos;
    const Rules *rules = engine->game->rules;
    bool good = true;
    if (text && !position_read(&pos, rules, text, err)) {
        char *copy = strdup(text);
        Text fitted;
        text_init(&fitted);
        if (copy)
            fields_fit(rules, copy, &fitted);
        good = position_read(&pos, rules, fitted.data, NULL);
        text_clear(&fitted);
        free(copy);
    } else if (!text) {
        position_start(&pos, rules);
    }
    if (good)
        game_set(engine, &pos);
    return good;
}

bool engine_play(Engine *engine, const char *text, Err *err) {
    Move move;
    if (strcmp(text, "0000") == 0 || strcmp(text, "@@@@") == 0)
        text = "pass";
    if (!move_read(&engine->game->now, text, &move, err))
        return false;
    engine_drop(engine);
    game_play(engine->game, move);
    return true;
}

/* --- thinking ---------------------------------------------------------------------------- */

static uint64_t fewer(uint64_t a, uint64_t b) { return !a || (b && b < a) ? b : a; }

/* A level narrows what the clock allows. */
static Limits limits_at(const Knobs *knobs, const Ask *ask) {
    Limits limits = ask->limits;
    if (knobs->level == 0 || knobs->analyse || ask->endless)
        return limits;
    const Limits *level = &knobs->who.levels[knobs->level - 1].limits;
    limits.depth = (int)fewer((uint64_t)limits.depth, (uint64_t)level->depth);
    limits.nodes = fewer(limits.nodes, level->nodes);
    limits.ms = (int)fewer((uint64_t)limits.ms, (uint64_t)level->ms);
    return limits;
}

void engine_think(Engine *engine, const Ask *ask) {
    const Knobs *knobs = &engine->knobs;
    Personality who = knobs->who;
    bool levelled = knobs->level > 0 && !knobs->analyse;
    if (knobs->analyse)
        who.weights.contempt = 0; /* there is no opponent to hold in contempt */
    engine->asked = engine->game->now;
    SearchJob job = {.root = engine->game->now,
                     .past = engine->game->keys,
                     .past_count = engine->game->count,
                     .who = &who,
                     .limits = limits_at(knobs, ask),
                     .slack = levelled ? who.levels[knobs->level - 1].slack : 0,
                     .lines = knobs->lines,
                     .threads = knobs->threads,
                     .only = ask->only,
                     .only_count = ask->only_count,
                     .seed = engine->seed,
                     .info = engine->protocol->info,
                     .sink = engine};
    thought_start(engine->thought, &job, ask->pondering);
}

bool engine_fault(Engine *engine, Err *fault) {
    if (thought_fault(engine->thought, fault))
        return true;
    bool told = engine->told;
    engine->told = library_fault(engine->library, fault);
    return engine->told && !told;
}

void engine_drop(Engine *engine) {
    if (engine->thought)
        thought_cancel(engine->thought);
}
