/* Catch: pcall, xpcall and coroutines, in forms that let a run end.
 *
 * An ended run jumps past them (engine/script/run.h), so they never see it. What is left to
 * them is the end of memory, an error of Lua's own: it ends the run here. */
#include "script/bounded.h"

#include "script/budget.h"

#include <lualib.h>

/* Lua does not count the C stack when coroutines close each other in a chain. */
enum { CALL_STEPS = 20, COROUTINE_STEPS = 200, CLOSING_LIMIT = 5 };

static void let_memory_through(lua_State *state, int status) {
    if (status == LUA_ERRMEM)
        budget_out_of_memory(run_of(state));
}

/* --- protected calls ---------------------------------------------------------------------- */

/* `below` values stand under the results, or under the error. */
static int end_pcall(lua_State *state, int status, lua_KContext below) {
    if (status == LUA_OK || status == LUA_YIELD)
        return lua_gettop(state) - (int)below;
    let_memory_through(state, status);
    lua_pushboolean(state, 0);
    lua_insert(state, -2);
    return 2;
}

/* pcall(f, ...) */
static int call_protected(lua_State *state) {
    luaL_checkany(state, 1);
    budget_spend(state, CALL_STEPS);
    lua_pushboolean(state, 1);
    lua_insert(state, 1);
    int arguments = lua_gettop(state) - 2;
    int status = lua_pcallk(state, arguments, LUA_MULTRET, 0, 0, end_pcall);
    return end_pcall(state, status, 0);
}

/* f, handler, true, results; or f, handler, true, error: then the handler is called, in the
 * ordinary way, after f has been left, so that its instructions count too. */
static int end_xpcall(lua_State *state, int status, lua_KContext context) {
    (void)context;
    if (status == LUA_OK || status == LUA_YIELD)
        return lua_gettop(state) - 2;
    let_memory_through(state, status);
    lua_pushboolean(state, 0);
    lua_replace(state, 3);
    lua_pushvalue(state, 2);
    lua_insert(state, -2);
    status = lua_pcallk(state, 1, LUA_MULTRET, 0, 2, end_pcall);
    return end_pcall(state, status, 2);
}

/* xpcall(f, handler, ...) */
static int call_handled(lua_State *state) {
    luaL_checktype(state, 2, LUA_TFUNCTION);
    budget_spend(state, CALL_STEPS);
    int arguments = lua_gettop(state) - 2;
    lua_pushboolean(state, 1);
    lua_pushvalue(state, 1);
    lua_rotate(state, 3, 2);
    int status = lua_pcallk(state, arguments, LUA_MULTRET, 0, 0, end_xpcall);
    return end_xpcall(state, status, 0);
}

/* --- coroutines ------------------------------------------------------------------------------ */

static lua_State *take_coroutine(lua_State *state) {
    lua_State *coroutine = lua_tothread(state, 1);
    luaL_argexpected(state, coroutine, 1, "coroutine");
    return coroutine;
}

/* Results are on top, *count of them; or false, and the error is. Each resumption pays as
 * much as the hook would let a short coroutine have for nothing. */
static bool go_on(lua_State *state, lua_State *coroutine, int arguments, int *count) {
    Run *run = run_of(state);
    budget_spend(state, COROUTINE_STEPS);
    *count = 1;
    if (!lua_checkstack(coroutine, arguments)) {
        lua_pushliteral(state, "too many arguments to resume");
        return false;
    }
    lua_xmove(state, coroutine, arguments);
    run->thread = coroutine;
    int status = lua_resume(coroutine, state, arguments, count);
    run->thread = state;
    let_memory_through(state, status);
    bool good = status == LUA_OK || status == LUA_YIELD;
    if (good && !lua_checkstack(state, *count + 1)) {
        lua_pop(coroutine, *count);
        lua_pushliteral(state, "too many results to resume");
        return false;
    }
    lua_xmove(coroutine, state, good ? *count : 1);
    return good;
}

static int resume(lua_State *state) {
    int count;
    bool good = go_on(state, take_coroutine(state), lua_gettop(state) - 1, &count);
    lua_pushboolean(state, good);
    lua_insert(state, good ? -(count + 1) : -2);
    return good ? count + 1 : 2;
}

/* Runs what waits to be closed, on the budget that goes on. */
static int close(lua_State *state, lua_State *coroutine) {
    Run *run = run_of(state);
    if (run->closing == CLOSING_LIMIT)
        run_fault(state, run_line(state), "more than %d coroutines close each other", CLOSING_LIMIT);
    run->closing++;
    run->thread = coroutine;
    int status = lua_resetthread(coroutine);
    run->thread = state;
    run->closing--;
    let_memory_through(state, status);
    return status;
}

static int resume_wrapped(lua_State *state) {
    lua_State *coroutine = lua_tothread(state, lua_upvalueindex(1));
    int count;
    if (go_on(state, coroutine, lua_gettop(state), &count))
        return count;
    int status = lua_status(coroutine);
    if (status != LUA_OK && status != LUA_YIELD) {
        close(state, coroutine);
        lua_settop(coroutine, 0);
    }
    return lua_error(state);
}

static int create(lua_State *state) {
    luaL_checktype(state, 1, LUA_TFUNCTION);
    budget_spend(state, COROUTINE_STEPS);
    lua_State *coroutine = lua_newthread(state);
    lua_pushvalue(state, 1);
    lua_xmove(state, coroutine, 1);
    return 1;
}

static int wrap(lua_State *state) {
    create(state);
    lua_pushcclosure(state, resume_wrapped, 1);
    return 1;
}

static int close_coroutine(lua_State *state) {
    lua_State *coroutine = take_coroutine(state);
    lua_Debug frame;
    int status = lua_status(coroutine);
    bool runs = coroutine == state ||
                (status == LUA_OK && lua_getstack(coroutine, 0, &frame));
    if (runs)
        return luaL_error(state, "cannot close a running coroutine");
    budget_spend(state, COROUTINE_STEPS);
    status = close(state, coroutine);
    lua_pushboolean(state, status == LUA_OK);
    if (status == LUA_OK)
        return 1;
    lua_xmove(coroutine, state, 1);
    return 2;
}

const luaL_Reg catching_base[] = {
    {"pcall", call_protected}, {"xpcall", call_handled}, {NULL, NULL}};
const luaL_Reg catching_coroutine[] = {{"create", create},         {"resume", resume},
                                       {"wrap", wrap},             {"close", close_coroutine},
                                       {NULL, NULL}};
