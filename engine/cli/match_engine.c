/* Engine: starting, asking and ending another program. See match_engine.h. */
#include "cli/match_engine.h"

#include "base/clock.h"
#include "base/memory.h"
#include "core/notation.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GOODBYE_MS = 500, SAY_MS = 5000, GRACE_MS = 1000, SAID_MOST = 60 };

bool engine_init(Engine *engine, const char *text, const Rules *rules, const Effort *effort,
                 Err *err) {
    char *rest;
    engine->rules = rules;
    engine->player.effort = *effort;
    engine->command = memory_text(text);
    strtok_r(engine->command, ";", &rest);
    for (char *word; (word = strtok_r(NULL, ";", &rest));) {
        char *equals = strchr(word, '=');
        if (!equals || equals == word)
            return err_set(err, "an option of a program is written Name=Value: %s", word);
        if (engine->option_count == MAX_ENGINE_OPTIONS)
            return err_set(err, "more than %d options: %s", MAX_ENGINE_OPTIONS, text);
        *equals = '\0';
        engine->options[engine->option_count++] = (EngineOption){word, equals + 1};
    }
    return true;
}

void engine_clear(Engine *engine) {
    free(engine->command);
}

bool engine_start(Engine *engine, Err *err) {
    if (!engine->process)
        engine->process = process_new(engine->command, err);
    return engine->process != NULL;
}

void engine_stop(Engine *engine, const char *goodbye) {
    if (!engine->process)
        return;
    if (goodbye)
        process_write(engine->process, goodbye, clock_ms());
    process_end(engine->process, goodbye ? GOODBYE_MS : 0);
    engine->process = NULL;
}

void engine_say(Engine *engine, const char *fmt, ...) {
    va_list args;
    char *line = NULL;
    va_start(args, fmt);
    int length = vasprintf(&line, fmt, args);
    va_end(args);
    if (length >= 0 && engine->process)
        process_write(engine->process, line, clock_ms() + SAY_MS);
    free(line);
}

ProcessState engine_wait(Engine *engine, int64_t deadline_ms, EngineHears hears, void *context) {
    int64_t begin = clock_ms();
    engine->idle_lines = 0;
    ProcessState state = PROCESS_GONE;
    while (engine->process) {
        const char *line;
        state = process_read(engine->process, deadline_ms, &line);
        if (state != PROCESS_READY || hears(engine, line, context))
            break;
        engine->idle_lines++;
        state = PROCESS_LATE;
        if (clock_ms() >= deadline_ms)
            break;
    }
    engine->waited_ms = clock_ms() - begin;
    return state;
}

Reply engine_silence(Engine *engine, ProcessState state) {
    Reply reply = {.type = state == PROCESS_GONE ? REPLY_GONE : REPLY_SILENT, .at_ms = clock_ms()};
    char fate[64];
    if (state == PROCESS_GONE && engine->process) {
        process_fate(engine->process, fate);
        snprintf(reply.says, sizeof reply.says, "the program %s", fate);
    } else if (state == PROCESS_GONE) {
        snprintf(reply.says, sizeof reply.says, "the program does not run");
    } else {
        snprintf(reply.says, sizeof reply.says, "no answer in %.1f s, %ld other lines",
                 (double)engine->waited_ms / 1000, engine->idle_lines);
    }
    engine_stop(engine, NULL);
    return reply;
}

bool engine_expect(Engine *engine, const char *what, EngineHears hears, void *context, Err *err) {
    ProcessState state =
        engine_wait(engine, clock_ms() + engine->player.effort.patience_ms, hears, context);
    if (state == PROCESS_READY)
        return true;
    Reply fault = engine_silence(engine, state);
    return err_set(err, "%s, %s was expected: %s", fault.says, what, engine->command);
}

int64_t engine_deadline(const Engine *engine, const Clock *clock, Side side) {
    const Effort *effort = &engine->player.effort;
    int64_t now = clock_ms(), left = clock_left(clock, side, now);
    if (left == NO_TIME)
        return now + effort->patience_ms + effort->limits.ms;
    return now + left + effort->margin_ms + GRACE_MS; /* the clock judges; this ends the waiting */
}

Reply engine_move(const Engine *engine, const Game *game, const char *text) {
    Reply reply = {.type = REPLY_MOVE, .at_ms = clock_ms()};
    char word[SAID_MOST + 1];
    Err why = {""};
    snprintf(word, sizeof word, "%.*s", (int)strcspn(text, " \t"), text);
    (void)engine;
    if (move_read(&game->now, word, &reply.move, &why))
        return reply;
    reply.type = REPLY_ILLEGAL;
    snprintf(reply.says, sizeof reply.says, "played \"%s\": %.150s", word, why.text);
    return reply;
}

const char *line_after(const char *line, const char *words) {
    size_t length = strlen(words);
    line += strspn(line, " \t");
    if (strncmp(line, words, length) != 0 || (line[length] && !strchr(" \t", line[length])))
        return NULL;
    return line + length + strspn(line + length, " \t");
}
