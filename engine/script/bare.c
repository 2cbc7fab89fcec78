/* Bare: the globals of a script, row by row.
 *
 * Functions of Lua's own are copied by name out of its libraries, which are then dropped.
 * Those that cost more than their result shows have a bounded form here. */
#include "script/bare.h"

#include "base/text.h"
#include "script/bounded.h"
#include "script/module.h"
#include "script/run.h"

#include <lualib.h>
#include <string.h>

enum { MAX_GLOBALS = 80 };

typedef struct Library {
    const char *name; /* of the global table; NULL: its functions are globals themselves */
    lua_CFunction open;
    const char *const *functions; /* closed by NULL */
    const luaL_Reg *bounded, *more; /* closed by NULL; upvalue 1 is Lua's of that name */
} Library;

static const char *const BASE[] = {"assert", "error",  "ipairs", "rawequal", "rawget",
                                   "rawlen", "rawset", "select", "type",     NULL};
static const char *const MATH[] = {"abs",  "acos", "asin", "atan",       "ceil",       "cos",
                                   "deg",  "exp",  "floor", "fmod",      "huge",       "log",
                                   "max",  "maxinteger",   "min",        "mininteger", "modf",
                                   "pi",   "rad",  "sin",  "sqrt",       "tan",        "tointeger",
                                   "type", "ult",  NULL};
static const char *const STRING[] = {"char", "len", "lower", "reverse", "sub", "upper", NULL};
static const char *const TABLE[] = {"pack", NULL};
static const char *const UTF8[] = {"char", "charpattern", "codes", NULL};
static const char *const COROUTINE[] = {"isyieldable", "running", "status", "yield", NULL};
static const luaL_Reg NONE[] = {{NULL, NULL}};

static const Library LIBRARIES[] = {
    {NULL, luaopen_base, BASE, bounded_base, catching_base},
    {"math", luaopen_math, MATH, bounded_math, NONE},
    {"string", luaopen_string, STRING, bounded_string, pattern_functions},
    {"table", luaopen_table, TABLE, bounded_table, NONE},
    {"utf8", luaopen_utf8, UTF8, bounded_utf8, NONE},
    {"coroutine", luaopen_coroutine, COROUTINE, catching_coroutine, NONE},
};

/* What people look for that know Lua; the message for it is another one. */
static const char *const WITHHELD[] = {
    "_G",     "_VERSION", "collectgarbage", "debug",   "dofile", "io",
    "load",   "loadfile", "os",             "package", "print",  "warn",
};

/* The upvalue is the library's name. */
static int on_unknown_member(lua_State *state) {
    const char *name = lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "?";
    run_fault(state, run_line(state), "\"%s.%.60s\" is not given to scripts",
              lua_tostring(state, lua_upvalueindex(1)), name);
}

/* Members that are missing are faults, and the metatable that says so is closed. */
static void guard(lua_State *state, const char *library) {
    lua_newtable(state);
    lua_pushstring(state, library);
    lua_pushcclosure(state, on_unknown_member, 1);
    lua_setfield(state, -2, "__index");
    lua_pushboolean(state, 0);
    lua_setfield(state, -2, "__metatable");
    lua_setmetatable(state, -2);
}

/* Lua's library is on top. */
static void give_bounded(lua_State *state, int given, const luaL_Reg *rows) {
    for (; rows->name; rows++) {
        lua_getfield(state, -1, rows->name);
        lua_pushcclosure(state, rows->func, 1);
        lua_setfield(state, given, rows->name);
    }
}

/* The table at `globals` gets the library's functions, or a table of them. */
static void give(lua_State *state, int globals, const Library *library) {
    lua_newtable(state);
    int given = library->name ? lua_gettop(state) : globals;
    lua_pushcfunction(state, library->open);
    lua_call(state, 0, 1);
    for (const char *const *name = library->functions; *name; name++) {
        lua_getfield(state, -1, *name);
        lua_setfield(state, given, *name);
    }
    give_bounded(state, given, library->bounded);
    give_bounded(state, given, library->more);
    lua_pop(state, 1);
    if (library->name) {
        guard(state, library->name);
        lua_setfield(state, globals, library->name);
    } else {
        lua_pop(state, 1);
    }
}

/* So that ("x"):rep is the bounded one too, and nothing else can be reached through a text. */
static void bind_string_methods(lua_State *state, int globals) {
    lua_pushliteral(state, "");
    lua_getmetatable(state, -1);
    lua_getfield(state, globals, "string");
    lua_setfield(state, -2, "__index");
    lua_pushboolean(state, 0);
    lua_setfield(state, -2, "__metatable");
    lua_pop(state, 2);
}

static int on_unknown_global(lua_State *state) {
    const char *name = lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "?";
    int line = run_line(state), count = 0;
    for (size_t i = 0; i < sizeof WITHHELD / sizeof *WITHHELD; i++) {
        if (!strcmp(WITHHELD[i], name))
            run_fault(state, line, "\"%s\" is not given to scripts", name);
    }
    const char *known[MAX_GLOBALS + 1];
    lua_pushnil(state);
    while (count < MAX_GLOBALS && lua_next(state, 1)) {
        lua_pop(state, 1);
        if (lua_type(state, -1) == LUA_TSTRING)
            known[count++] = lua_tostring(state, -1);
    }
    known[count] = NULL;
    const char *nearest = text_nearest(name, known);
    if (nearest)
        run_fault(state, line, "unknown word \"%.60s\"; did you mean \"%s\"?", name, nearest);
    if (!strcmp(name, "from"))
        run_fault(state, line, "from needs a colon before it, as variant \"new\" : from \"chess\" { }");
    if (!strcmp(name, "variant") || !strcmp(name, "personality"))
        run_fault(state, line, "\"%s\" begins another sort of file: a %s", name,
                  *name == 'v' ? "game, and this is read as a player"
                               : "player, and this is read as a game");
    run_fault(state, line, "unknown word \"%.60s\"; a text stands in quotes, a field has = behind it",
              name);
}

static int on_new_global(lua_State *state) {
    if (lua_type(state, 2) == LUA_TSTRING && !strcmp(lua_tostring(state, 2), "chester_api"))
        run_set_api(state);
    lua_rawset(state, 1);
    return 0;
}

static const luaL_Reg GLOBALS[] = {
    {"__index", on_unknown_global}, {"__newindex", on_new_global}, {NULL, NULL}};

void bare_open(lua_State *state, void (*give_words)(lua_State *state)) {
    lua_newtable(state);
    int globals = lua_gettop(state);
    for (size_t i = 0; i < sizeof LIBRARIES / sizeof *LIBRARIES; i++)
        give(state, globals, &LIBRARIES[i]);
    lua_pushcfunction(state, module_require);
    lua_setfield(state, globals, "require");
    bind_string_methods(state, globals);
    give_words(state);
    luaL_newlib(state, GLOBALS);
    lua_pushboolean(state, 0);
    lua_setfield(state, -2, "__metatable");
    lua_setmetatable(state, globals);
    /* Lua's own globals, which luaopen_base has filled, are dropped for these. */
    lua_rawseti(state, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
}
