/* Run: one file, run once from top to bottom in a bare Lua state of its own.
 *
 * Budgets of instructions, time, depth and memory end a run that goes on too long. A script is
 * given nothing that catches an error (no pcall, no coroutines, no metatables), so the
 * first fault ends the run, and it is the one sentence that is told: "file:line: what". */
#ifndef CHESTER_SCRIPT_RUN_H
#define CHESTER_SCRIPT_RUN_H

#include "base/arena.h"
#include "base/err.h"

#include <lauxlib.h>
#include <lua.h>
#include <stdatomic.h>

typedef struct Run {
    /* Set by the caller: */
    const char *path; /* as messages name it; outlives what is read, so it is in the arena */
    Arena *arena;     /* for texts that are kept */
    Err *err;
    void (*give_words)(lua_State *state); /* puts what the file may say into the table on top */
    void (*finish)(lua_State *state);     /* after the last line; may fault */
    void *data;                           /* what the words fill */
    bool keep;                            /* the state stays after a run that goes well */
    long most_steps, most_ms; /* for a run_call(); 0: as for all others */
    const atomic_bool *stop;  /* ends a run_call() when somebody sets it; may be NULL */
    /* Kept by run.c: */
    lua_State *state;   /* kept */
    struct Call *call;  /* of a hook, under way (engine/script/call.h) */
    const char *source; /* NULL after the run */
    size_t memory; /* bytes that Lua holds */
    size_t kept;   /* bytes that the arena held before */
    long steps;    /* instructions done */
    bool called;   /* under run_call() */
    int depth;     /* of calls */
    long until_ms; /* of this thread's processor time; 0: not looked at yet */
    int line;      /* that ran last */
    bool has_api;  /* chester_api was set */
    bool told;     /* the sentence is written */
} Run;

/* False and the sentence when the file cannot be read or is at fault. */
bool run_file(Run *run);

/* Calls `body`, without arguments, in the state that a run has kept, under budgets of its own. */
bool run_again(Run *run, lua_CFunction body);
/* The same for a body that is called a million times: nothing is watched line by line or call
 * by call. Calls nest as deep as Lua's own stack goes, and a body that has more to do than
 * most is stopped when run->stop says so. */
bool run_call(Run *run, lua_CFunction body);
/* Time that a word has taken for work that was asked of it: not the script's. */
void run_spare(Run *run, long ms);
void run_close(Run *run); /* gives a kept state back */

/* For words, which are called by the script: */
Run *run_of(lua_State *state);
/* A copy in the run's arena; faults when a script makes it hold too much. */
const char *run_text(lua_State *state, const char *text);
/* chester_api = (the value on top); faults when it is none that we know. */
void run_set_api(lua_State *state);
/* Faults when the file has not said chester_api. */
void run_need_api(lua_State *state);
/* The line of the script that called the word. */
int run_line(lua_State *state);
/* The line from `line` on, in the same statement, that says `field =`; else `line`. */
int run_line_of(lua_State *state, int line, const char *field);
/* Tells "file:line: ..." and ends the run. */
_Noreturn void run_fault(lua_State *state, int line, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
/* Ends the run with the sentence that is in run->err already. */
_Noreturn void run_give_up(lua_State *state);

#endif
