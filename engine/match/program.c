/* Program: starting, asking and ending another program. See program.h. */
#include "match/program.h"

#include "base/clock.h"
#include "base/memory.h"
#include "core/notation.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GOODBYE_MS = 500, SAY_MS = 5000, GRACE_MS = 1000, SAID_MOST = 60 };

bool program_init(Program *program, const char *text, const Rules *rules, const Effort *effort,
                 Err *err) {
    char *rest;
    program->rules = rules;
    program->player.effort = *effort;
    program->command = memory_text(text);
    strtok_r(program->command, ";", &rest);
    for (char *word; (word = strtok_r(NULL, ";", &rest));) {
        char *equals = strchr(word, '=');
        if (!equals || equals == word)
            return err_set(err, "an option of a program is written Name=Value: %s", word);
        if (program->option_count == MAX_PROGRAM_OPTIONS)
            return err_set(err, "more than %d options: %s", MAX_PROGRAM_OPTIONS, text);
        *equals = '\0';
        program->options[program->option_count++] = (ProgramOption){word, equals + 1};
    }
    return true;
}

void program_clear(Program *program) {
    free(program->command);
}

bool program_start(Program *program, Err *err) {
    if (!program->process)
        program->process = process_new(program->command, err);
    return program->process != NULL;
}

void program_stop(Program *program, const char *goodbye) {
    if (!program->process)
        return;
    if (goodbye)
        process_write(program->process, goodbye, clock_ms());
    process_end(program->process, goodbye ? GOODBYE_MS : 0);
    program->process = NULL;
}

void program_say(Program *program, const char *fmt, ...) {
    va_list args;
    char *line = NULL;
    va_start(args, fmt);
    int length = vasprintf(&line, fmt, args);
    va_end(args);
    if (length >= 0 && program->process)
        process_write(program->process, line, clock_ms() + SAY_MS);
    free(line);
}

ProcessState program_wait(Program *program, int64_t deadline_ms, ProgramHears hears, void *context) {
    int64_t begin = clock_ms();
    program->idle_lines = 0;
    ProcessState state = PROCESS_GONE;
    while (program->process) {
        const char *line;
        state = process_read(program->process, deadline_ms, &line);
        if (state != PROCESS_READY || hears(program, line, context))
            break;
        program->idle_lines++;
        state = PROCESS_LATE;
        if (clock_ms() >= deadline_ms)
            break;
    }
    program->waited_ms = clock_ms() - begin;
    return state;
}

Reply program_silence(Program *program, ProcessState state) {
    Reply reply = {.type = state == PROCESS_GONE ? REPLY_GONE : REPLY_SILENT, .at_ms = clock_ms()};
    char fate[64];
    if (state == PROCESS_GONE && program->process) {
        process_fate(program->process, fate);
        snprintf(reply.says, sizeof reply.says, "the program %s", fate);
    } else if (state == PROCESS_GONE) {
        snprintf(reply.says, sizeof reply.says, "the program does not run");
    } else {
        snprintf(reply.says, sizeof reply.says, "no answer in %.1f s, %ld other lines",
                 (double)program->waited_ms / 1000, program->idle_lines);
    }
    program_stop(program, NULL);
    return reply;
}

bool program_expect(Program *program, const char *what, ProgramHears hears, void *context, Err *err) {
    ProcessState state =
        program_wait(program, clock_ms() + program->player.effort.patience_ms, hears, context);
    if (state == PROCESS_READY)
        return true;
    Reply fault = program_silence(program, state);
    return err_set(err, "%s, %s was expected: %s", fault.says, what, program->command);
}

int64_t program_deadline(const Program *program, const Clock *clock, Side side) {
    const Effort *effort = &program->player.effort;
    int64_t now = clock_ms(), left = clock_left(clock, side, now);
    if (left == NO_TIME)
        return now + effort->patience_ms + effort->limits.ms;
    return now + left + effort->margin_ms + GRACE_MS; /* the clock judges; this ends the waiting */
}

Reply program_move(const Program *program, const Game *game, const char *text) {
    Reply reply = {.type = REPLY_MOVE, .at_ms = clock_ms()};
    char word[SAID_MOST + 1];
    Err why = {""};
    snprintf(word, sizeof word, "%.*s", (int)strcspn(text, " \t"), text);
    (void)program;
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
