/* Program: a player of a match that is another program; what its protocols have in common. A text
 * such as `stockfish -x;Skill Level=1;Hash=16` is the command and then options of the program.
 *
 * After any answer but a move or a resignation the program is ended, and started again for the
 * next game. */
#ifndef CHESTER_MATCH_PROGRAM_H
#define CHESTER_MATCH_PROGRAM_H

#include "base/process.h"
#include "match/player.h"

enum { MAX_PROGRAM_OPTIONS = 32 };

typedef struct ProgramOption {
    const char *name, *value;
} ProgramOption;

typedef struct Program {
    Player player; /* first */
    const Rules *rules;
    char *command; /* owned; the options point into it */
    ProgramOption options[MAX_PROGRAM_OPTIONS];
    int option_count;
    Process *process;  /* NULL: not running */
    long idle_lines;   /* without the answer that was waited for */
    int64_t waited_ms; /* for it */
} Program;

/* text: behind "uci:" or "xboard:". Starts nothing. */
bool program_init(Program *program, const char *text, const Rules *rules, const Effort *effort,
                 Err *err);
void program_clear(Program *program);

/* Starts the program, or leaves the one that runs. */
bool program_start(Program *program, Err *err);
/* Says goodbye with a line, waits a little, and ends it. */
void program_stop(Program *program, const char *goodbye);

/* One line to the program; when it does not take it, the next wait will say why. */
void program_say(Program *program, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Whether a line is what is waited for. */
typedef bool (*ProgramHears)(Program *program, const char *line, void *context);
/* Reads lines until one is heard or the deadline passes. */
ProcessState program_wait(Program *program, int64_t deadline_ms, ProgramHears hears, void *context);
/* The same with the effort's patience; the sentence says what came instead. */
bool program_expect(Program *program, const char *what, ProgramHears hears, void *context, Err *err);

/* The moment until which a move is waited for: the fall of the flag, or patience. */
int64_t program_deadline(const Program *program, const Clock *clock, Side side);
/* The reply for a move in words of the program, or for what came in its place. */
Reply program_move(const Program *program, const Game *game, const char *text);
Reply program_silence(Program *program, ProcessState state);

/* Whether `line` begins with these words; then what stands behind, else NULL. */
const char *line_after(const char *line, const char *words);

#endif
