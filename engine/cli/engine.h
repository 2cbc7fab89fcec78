/* Engine: what the protocols have in common: lines are read while the computer thinks.
 *
 * One loop on one thread obeys the lines; the thinking thread (session/thought.h) prints its
 * reports itself, each line in one write, and wakes the loop through a pipe when it has ended.
 * uci.c and xboard.c say what the lines mean. Nothing that comes in ends the program but
 * `quit` and the end of the input, which do so at once. */
#ifndef CHESTER_CLI_ENGINE_H
#define CHESTER_CLI_ENGINE_H

#include "cli/cli.h"
#include "cli/lines.h"
#include "cli/knob.h"
#include "core/notation.h"
#include "session/thought.h"

typedef struct Engine Engine;

typedef struct Protocol {
    void (*obey)(Engine *engine, char *line);
    /* A search has ended, and not by engine_drop(). */
    void (*ended)(Engine *engine, const SearchResult *result);
    /* Shows a sentence to whoever looks at the program's faults. */
    void (*fault)(Engine *engine, const char *sentence);
    /* On the thinking thread; the engine is its sink. */
    void (*info)(void *engine, const SearchInfo *info);
} Protocol;

struct Engine {
    const Protocol *protocol;
    Library *library; /* borrowed */
    Lines lines;
    int wake[2];      /* a pipe: the thinking thread writes, the loop reads */
    bool quit;
    Thought *thought;
    Game *game;
    Knobs knobs;
    uint64_t seed;
    bool told;        /* that a script of a game has failed */
    Position asked;   /* the root of the search under way: the thinking thread reads it */
};

/* The options of the command line, a game of this variant, the thread. */
bool engine_open(Engine *engine, const Protocol *protocol, Cli *cli, const char *variant, Err *err);
void engine_close(Engine *engine);
/* Obeys until `quit` is set or the input has ended. */
void engine_run(Engine *engine);
/* Whether a line that a long calculation has to end for is waiting: `stop`, `quit`, or the end. */
bool engine_interrupted(Engine *engine);

/* A game of this variant; thinking is dropped. On a fault nothing changes. */
bool engine_variant(Engine *engine, const char *name, Err *err);
/* A position text as guests write it: counts may be missing, and a `-` may stand for an en
 * passant square that the game does not have. NULL: the start. */
bool engine_position(Engine *engine, const char *text, Err *err);
/* Plays a move that is legal. */
bool engine_play(Engine *engine, const char *text, Err *err);

/* What a search is asked for besides the position. */
typedef struct Ask {
    Limits limits;
    bool pondering, endless; /* endless: nothing but a stop ends it, whatever the level */
    const Move *only;        /* NULL: all */
    int only_count;
} Ask;

void engine_think(Engine *engine, const Ask *ask);
/* After a search: whether a script of the game or of the personality has failed in it. */
bool engine_fault(Engine *engine, Err *fault);
/* Waits for the end of a search, of which nothing comes any more. */
void engine_drop(Engine *engine);
static inline bool engine_thinks(const Engine *engine) { return thought_busy(engine->thought); }

/* A move in coordinates as both protocols have it; a pass is 0000. */
void guest_write(const Position *pos, Move move, char out[MOVE_TEXT_SIZE]);
/* A line of moves, each behind a blank. */
void guest_line(const Position *root, const Move *moves, int count, Text *out);

/* The next word of *at, or NULL; *at moves behind it, and the word is closed by a NUL. */
char *word_next(char **at);
/* A whole number within the bounds, and nothing else. */
bool word_number(const char *word, int64_t least, int64_t most, int64_t *number);
/* Prints one line in one write, and flushes. */
void line_print(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

#endif
