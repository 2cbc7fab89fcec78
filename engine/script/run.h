/* Run: one file, run once from top to bottom in a bare Lua state of its own.
 *
 * What the program finds wrong, and the end of a budget (engine/script/budget.h), end the
 * run with one sentence, "file:line: what", and nothing of the script's can stop that: not
 * pcall, not a coroutine, not a variable that closes. A script catches only its own errors
 * and those of Lua. */
#ifndef CHESTER_SCRIPT_RUN_H
#define CHESTER_SCRIPT_RUN_H

#include "base/arena.h"
#include "base/err.h"
#include "base/file.h"
#include "base/rng.h"

#include <lauxlib.h>
#include <lua.h>
#include <setjmp.h>
#include <stdatomic.h>

enum { MOST_MODULES = 16 };

typedef struct Run {
    /* Set by the caller: */
    const char *path; /* as messages name it; outlives what is read, so it is in the arena */
    Arena *arena;     /* for texts that are kept */
    Err *err;
    void (*give_words)(lua_State *state); /* puts what the file may say into the table on top */
    void (*finish)(lua_State *state);     /* after the last line; may fault */
    void *data;                           /* what the words fill */
    bool keep;                            /* the state stays after a run that goes well */
    long most_steps;          /* for a run_again(); 0: as for all others */
    const atomic_bool *stop;  /* ends a run when somebody sets it; may be NULL */
    const FileText **files;  /* gets every file that is read, the newest first; may be NULL */
    const FileText *remembered; /* files that are not read again; NULL: none */
    /* Kept by the sources of run.h: */
    lua_State *state;   /* kept */
    struct Call *call;  /* of a hook, under way (engine/script/call.h) */
    const char *source; /* NULL after the run */
    const char *modules[MOST_MODULES]; /* paths of those that were asked for */
    int module_count;
    size_t kept;  /* bytes that the arena held before */
    int line;     /* that the parser has reached */
    bool parsing;
    bool has_api; /* chester_api was set */
    bool told;    /* the sentence is written */
    bool running;
    Rng random;   /* behind math.random */
    /* Kept by budget.c: */
    jmp_buf end;        /* where a run goes on that was ended */
    lua_State *thread;  /* the coroutine that runs */
    struct Block *blocks;
    size_t memory;      /* bytes that Lua holds */
    size_t longest;     /* text that was made in this state, bytes */
    size_t widest;      /* part of a table, bytes */
    int refusals;       /* of more */
    int closing;        /* coroutines, one in the other (engine/script/catch.c) */
    long steps, looked; /* instructions done, and when the clock was read last */
    long until_ms;      /* of this thread's processor time; 0: not looked at yet */
} Run;

/* False and the sentence when the file cannot be read or is at fault. */
bool run_file(Run *run);

/* Calls `body`, without arguments, in the state that a run has kept, under budgets of its own. */
bool run_again(Run *run, lua_CFunction body);
/* Time that a word has taken for work that was asked of it: not the script's. */
void run_spare(Run *run, long ms);
void run_close(Run *run); /* gives a kept state back */

/* For words, which are called by the script: */
Run *run_of(lua_State *state);
/* A copy in the run's arena; faults when a script makes it hold too much. */
const char *run_text(lua_State *state, const char *text);
/* The text of a file, in the arena; NULL and the sentence when it cannot be read. */
const char *run_read(Run *run, const char *path, Err *err);
/* Leaves the function that this text is on the stack; faults when it is none. `name` is
 * "script", or "moduleN" for run->modules[N]. */
void run_load(lua_State *state, const char *text, const char *name);
/* chester_api = (the value on top); faults when it is none that we know. */
void run_set_api(lua_State *state);
/* Faults when the file has not said chester_api. */
void run_need_api(lua_State *state);

/* --- faults (engine/script/fault.c) ----------------------------------------------------- */

/* The line of the file that led to the word that was called, or that runs. */
int run_line(lua_State *state);
/* The line from `line` on, in the same statement, that says `field =`; else `line`. */
int run_line_of(lua_State *state, int line, const char *field);
/* Tells "file:line: ..." and ends the run. */
_Noreturn void run_fault(lua_State *state, int line, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
/* Ends the run with the sentence that is in run->err already. */
_Noreturn void run_give_up(lua_State *state);
/* The same as run_fault(), where the script stands, for those who may not have it at hand. */
_Noreturn void run_end(Run *run, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* The handler of errors that nobody has caught. */
int run_on_error(lua_State *state);
/* Tells of an error that has reached no handler; its value is on top. */
void run_tell_status(Run *run, lua_State *state, int status);

#endif
