/* Engine: a player of a match that is another program; what its protocols have in common. A text
 * such as `stockfish -x;Skill Level=1;Hash=16` is the command and then options of the program.
 *
 * After any answer but a move or a resignation the program is ended, and started again for the
 * next game. */
#ifndef CHESTER_CLI_MATCH_ENGINE_H
#define CHESTER_CLI_MATCH_ENGINE_H

#include "base/process.h"
#include "cli/match_player.h"

enum { MAX_ENGINE_OPTIONS = 32 };

typedef struct EngineOption {
    const char *name, *value;
} EngineOption;

typedef struct Engine {
    Player player; /* first */
    const Rules *rules;
    char *command; /* owned; the options point into it */
    EngineOption options[MAX_ENGINE_OPTIONS];
    int option_count;
    Process *process;  /* NULL: not running */
    long idle_lines;   /* without the answer that was waited for */
    int64_t waited_ms; /* for it */
} Engine;

/* text: behind "uci:" or "xboard:". Starts nothing. */
bool engine_init(Engine *engine, const char *text, const Rules *rules, const Effort *effort,
                 Err *err);
void engine_clear(Engine *engine);

/* Starts the program, or leaves the one that runs. */
bool engine_start(Engine *engine, Err *err);
/* Says goodbye with a line, waits a little, and ends it. */
void engine_stop(Engine *engine, const char *goodbye);

/* One line to the program; when it does not take it, the next wait will say why. */
void engine_say(Engine *engine, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Whether a line is what is waited for. */
typedef bool (*EngineHears)(Engine *engine, const char *line, void *context);
/* Reads lines until one is heard or the deadline passes. */
ProcessState engine_wait(Engine *engine, int64_t deadline_ms, EngineHears hears, void *context);
/* The same with the effort's patience; the sentence says what came instead. */
bool engine_expect(Engine *engine, const char *what, EngineHears hears, void *context, Err *err);

/* The moment until which a move is waited for: the fall of the flag, or patience. */
int64_t engine_deadline(const Engine *engine, const Clock *clock, Side side);
/* The reply for a move in words of the program, or for what came in its place. */
Reply engine_move(const Engine *engine, const Game *game, const char *text);
Reply engine_silence(Engine *engine, ProcessState state);

/* Whether `line` begins with these words; then what stands behind, else NULL. */
const char *line_after(const char *line, const char *words);

#endif
