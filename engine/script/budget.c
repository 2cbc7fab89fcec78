/* Budgets, by a hook that stays armed in every coroutine, and by an allocator that keeps all
 * its blocks in a ring. */
#include "script/budget.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

/* A sanitizer's build is slower, and there too the instructions have to decide. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
enum { TIMES_SLOWER = 6 };
#else
enum { TIMES_SLOWER = 1 };
#endif

enum {
    STEP_LIMIT = 2000000,
    HOOK_STEPS = 200,
    LOOK_STEPS = 400, /* between two looks at the clock, which is a call to the system */
    TIME_LIMIT_MS = 900 * TIMES_SLOWER,
    STEP_BYTES = 64,
    LONG_TEXT = 2048, /* bytes; a longer one makes every instruction cost more */
    MOST_REFUSALS = 50 /* each costs a full collection */
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

static void on_count(lua_State *state, lua_Debug *event) {
    lua_Debug deep;
    Run *run = run_of(state);
    (void)event;
    spend(run, HOOK_STEPS * (1 + (run->longest > LONG_TEXT ? run->longest / STEP_BYTES : 0)));
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

/* Faults or refuses; a state that is only being made has spent nothing. */
static bool may_grow(Run *run, size_t had, size_t wanted, bool is_text) {
    if (is_text && wanted > run->longest)
        run->longest = wanted;
    if (is_text && wanted > TEXT_LIMIT + 64)
        run_end(run, "makes a text of more than %d bytes", TEXT_LIMIT);
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
    bool is_text = !old && old_size == LUA_TSTRING;
    Block *block = old ? (Block *)old - 1 : NULL;
    if (size > had && !may_grow(run, had, size, is_text))
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
    run->memory = run->longest = 0;
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
