/* Budgets, by a hook that stays armed in every coroutine, and by an allocator that keeps all
 * its blocks in a ring. */
#include "script/budget.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    STEP_LIMIT = 2000000,
    HOOK_STEPS = 200,
    LOOK_STEPS = 400, /* between two looks at the clock, which is a call to the system */
    TIME_LIMIT_MS = 900, /* whatever the build: the steps are few enough for the slowest */
    STEP_BYTES = 16,     /* that are asked for */
    STEP_TEXT = 64,      /* bytes of a text that an instruction goes through */
    STEP_SCAN = 256,     /* bytes of a table that next() may pass over */
    STEP_VALUES = 16,    /* values of `...` that an instruction copies */
    LONG_TEXT = 256,     /* bytes; a longer one makes every instruction cost more */
    LEAST_VALUES = 64, MOST_VALUES = 16384, /* looked for behind `...` */
    MOST_REFUSALS = 8,   /* each costs a full collection */
    /* Of the part of a table that is found by hash. Lua's hashes of numbers are no secret: all
     * keys may fall together, and to make the table larger then takes the square of this. */
    MOST_NAMES = 1 << 14,
    NODE_BYTES = 24 /* of each, in Lua 5.4 */
};

/* In front of what Lua gets; two pointers, so that this stays aligned for everything. */
typedef struct Block {
    struct Block *next, *prev;
} Block;

/* --- steps and time --------------------------------------------------------------------- */

static long processor_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void look_at_time(Run *run) {
    long now = processor_ms();
    if (!run->until_ms)
        run->until_ms = now + TIME_LIMIT_MS;
    if (now <= run->until_ms)
        return;
    run_end(run, "runs for more than %.1f seconds", TIME_LIMIT_MS / 1000.0);
}

static long most_steps(const Run *run) {
    return run->most_steps ? run->most_steps : STEP_LIMIT;
}

static void spend(Run *run, size_t steps) {
    long most = most_steps(run);
    run->steps += steps < (size_t)most ? (long)steps : most;
    if (run->steps > most)
        run_end(run, "runs on for more than %ld instructions", most);
    if (run->steps - run->looked < LOOK_STEPS)
        return;
    run->looked = run->steps;
    if (run->stop && atomic_load_explicit(run->stop, memory_order_relaxed))
        run_end(run, "was told to stop");
    look_at_time(run);
}

void budget_spend(lua_State *state, size_t steps) {
    spend(run_of(state), steps);
}

long budget_left(lua_State *state) {
    const Run *run = run_of(state);
    return most_steps(run) - run->steps;
}

void budget_scan(lua_State *state) {
    Run *run = run_of(state);
    spend(run, run->widest / STEP_SCAN);
}

/* About how many values `...` stands for in the function that runs; few are none. */
static int values_passed(lua_State *state, const lua_Debug *running) {
    int known = 0;
    for (int n = LEAST_VALUES; n <= MOST_VALUES && lua_getlocal(state, running, -n); n *= 2) {
        lua_pop(state, 1);
        known = n;
    }
    return known;
}

/* How much dearer than others the instructions are that run now. */
static size_t dearness(lua_State *state, const Run *run, const lua_Debug *running) {
    size_t text = run->longest > LONG_TEXT ? run->longest / STEP_TEXT : 0;
    return 1 + text + (size_t)values_passed(state, running) / STEP_VALUES;
}

static void on_count(lua_State *state, lua_Debug *event) {
    lua_Debug deep;
    Run *run = run_of(state);
    spend(run, HOOK_STEPS * dearness(state, run, event));
    if (lua_getstack(state, DEPTH_LIMIT, &deep))
        run_fault(state, run_line(state), "calls nest deeper than %d", DEPTH_LIMIT);
}

void budget_start(Run *run) {
    run->steps = run->looked = run->until_ms = 0;
    run->refusals = run->closing = 0;
    run->thread = run->state;
}

/* --- memory ----------------------------------------------------------------------------- */

void budget_out_of_memory(Run *run) {
    run_end(run, "needs more than %d megabytes of memory", MEMORY_LIMIT >> 20);
}

static void chain(Run *run, Block *block) {
    block->next = run->blocks;
    block->prev = NULL;
    if (run->blocks)
        run->blocks->prev = block;
    run->blocks = block;
}

static void unchain(Run *run, Block *block) {
    if (block->next)
        block->next->prev = block->prev;
    if (block->prev)
        block->prev->next = block->next;
    else
        run->blocks = block->next;
}

static bool holds_names(size_t bytes) {
    size_t nodes = bytes / NODE_BYTES;
    return nodes * NODE_BYTES == bytes && !(nodes & (nodes - 1));
}

/* What stands for itself; `type` is LUA_TSTRING and so on, 0 for parts of other things. */
static void watch_new(Run *run, int type, size_t wanted) {
    size_t captured = wanted / sizeof(void *);
    if (type == LUA_TSTRING && wanted > run->longest)
        run->longest = wanted;
    if (type == LUA_TSTRING && wanted > TEXT_LIMIT + 64)
        run_end(run, "makes a text of more than %d bytes", TEXT_LIMIT);
    if (type == LUA_TFUNCTION) /* for each variable that it sees, all of them are looked through */
        spend(run, captured * captured / STEP_VALUES);
    if (!type && wanted > (size_t)MOST_NAMES * NODE_BYTES && holds_names(wanted))
        run_end(run, "makes a table of more than %d names; a list may be longer", MOST_NAMES);
}

/* Faults or refuses; a state that is only being made has spent nothing. */
static bool may_grow(Run *run, size_t had, size_t wanted) {
    spend(run, (wanted - had) / STEP_BYTES);
    if (run->memory - had + wanted <= MEMORY_LIMIT)
        return true;
    if (++run->refusals > MOST_REFUSALS)
        budget_out_of_memory(run);
    run->line = run_line(run->thread); /* if nothing can be given up, this is told */
    return false;
}

static void *allocate(void *context, void *old, size_t old_size, size_t size) {
    Run *run = context;
    size_t had = old ? old_size : 0; /* without a block it is a type, not a size */
    Block *block = old ? (Block *)old - 1 : NULL;
    if (!old && size)
        watch_new(run, (int)old_size, size);
    if ((old || !old_size) && size > run->widest)
        run->widest = size;
    if (size > had && !may_grow(run, had, size))
        return NULL;
    if (block)
        unchain(run, block);
    Block *moved = block;
    if (size == 0)
        free(block);
    else
        moved = realloc(block, sizeof *block + size);
    if (size == 0 || moved)
        run->memory += size - had;
    if (size == 0)
        return NULL;
    if (!moved && block)
        chain(run, block);
    if (!moved)
        return NULL;
    chain(run, moved);
    return moved + 1;
}

lua_State *budget_state(Run *run) {
    run->blocks = NULL;
    run->memory = run->longest = run->widest = 0;
    budget_start(run); /* making a state is far from spending that */
    lua_State *state = lua_newstate(allocate, run);
    if (!state)
        return NULL;
    memcpy(lua_getextraspace(state), &run, sizeof run);
    lua_sethook(state, on_count, LUA_MASKCOUNT, HOOK_STEPS);
    return run->thread = state;
}

void budget_drop(Run *run) {
    for (Block *block = run->blocks, *next; block; block = next) {
        next = block->next;
        free(block);
    }
    run->blocks = NULL;
    run->state = run->thread = NULL;
}
