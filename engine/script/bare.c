/* Bare: the globals of a script, row by row.
 *
 * Functions of Lua's own are copied by name out of its libraries, which are then dropped.
 * Those that cost more than their result shows have a bounded form here. */
#include "script/bare.h"

#include "base/text.h"
#include "script/run.h"

#include <lualib.h>
#include <string.h>

enum { REPEAT_LIMIT = 1 << 20, MAX_GLOBALS = 64 };

typedef struct Library {
    const char *name; /* of the global table; NULL: its functions are globals themselves */
    lua_CFunction open;
    const char *const *functions; /* closed by NULL */
    const luaL_Reg *bounded;      /* closed by NULL */
} Library;

static int bounded_rep(lua_State *state) {
    size_t length, gap_length;
    const char *text = luaL_checklstring(state, 1, &length);
    lua_Integer times = luaL_checkinteger(state, 2);
    const char *gap = luaL_optlstring(state, 3, "", &gap_length);
    if (times <= 0 || length + gap_length == 0) {
        lua_pushliteral(state, "");
        return 1;
    }
    if (length + gap_length > (size_t)REPEAT_LIMIT / (size_t)times)
        return luaL_error(state, "string.rep makes more than %d bytes", REPEAT_LIMIT);
    luaL_Buffer out;
    size_t total = length * (size_t)times + gap_length * (size_t)(times - 1);
    char *to = luaL_buffinitsize(state, &out, total);
    for (; times > 0; times--) {
        memcpy(to, text, length);
        if (times > 1)
            memcpy(to + length, gap, gap_length);
        to += length + gap_length;
    }
    luaL_pushresultsize(&out, total);
    return 1;
}

/* Only what reads the same on every run. */
static int plain_tostring(lua_State *state) {
    int type = lua_type(state, 1);
    if (type != LUA_TNIL && type != LUA_TBOOLEAN && type != LUA_TNUMBER && type != LUA_TSTRING)
        return luaL_error(state, "tostring of a %s", luaL_typename(state, 1));
    luaL_tolstring(state, 1, NULL);
    return 1;
}

static const char *const BASE[] = {"assert", "error",    "ipairs", "next", "pairs",
                                   "select", "tonumber", "type",   NULL};
static const char *const MATH[] = {"abs", "ceil", "floor",     "fmod", "huge", "max",
                                   "min", "pi",   "tointeger", "type", NULL};
static const char *const STRING[] = {"byte",    "char", "len",   "lower",
                                     "reverse", "sub",  "upper", NULL};
static const char *const TABLE[] = {"concat", "insert", "remove", "unpack", NULL};
static const luaL_Reg BASE_BOUNDED[] = {{"tostring", plain_tostring}, {NULL, NULL}};
static const luaL_Reg STRING_BOUNDED[] = {{"rep", bounded_rep}, {NULL, NULL}};
static const luaL_Reg NONE[] = {{NULL, NULL}};

static const Library LIBRARIES[] = {
    {NULL, luaopen_base, BASE, BASE_BOUNDED},
    {"math", luaopen_math, MATH, NONE},
    {"string", luaopen_string, STRING, STRING_BOUNDED},
    {"table", luaopen_table, TABLE, NONE},
};

/* What people look for that know Lua; the message for it is another one. */
static const char *const WITHHELD[] = {
    "_G",           "_VERSION",     "collectgarbage", "coroutine", "debug",  "dofile",
    "getmetatable", "io",           "load",           "loadfile",  "os",     "package",
    "pcall",        "print",        "rawequal",       "rawget",    "rawlen", "rawset",
    "require",      "setmetatable", "utf8",           "warn",      "xpcall",
};

/* The upvalue is the library's name. */
static int on_unknown_member(lua_State *state) {
    const char *name = lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "?";
    run_fault(state, run_line(state), "\"%s.%.60s\" is not given to scripts",
              lua_tostring(state, lua_upvalueindex(1)), name);
}

static void guard(lua_State *state, const char *library) {
    lua_newtable(state);
    lua_pushstring(state, library);
    lua_pushcclosure(state, on_unknown_member, 1);
    lua_setfield(state, -2, "__index");
    lua_setmetatable(state, -2);
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
    lua_pop(state, 1);
    for (const luaL_Reg *row = library->bounded; row->name; row++) {
        lua_pushcfunction(state, row->func);
        lua_setfield(state, given, row->name);
    }
    if (library->name) {
        guard(state, library->name);
        lua_setfield(state, globals, library->name);
    } else {
        lua_pop(state, 1);
    }
}

/* So that ("x"):rep is the bounded one too. */
static void bind_string_methods(lua_State *state, int globals) {
    lua_pushliteral(state, "");
    lua_getmetatable(state, -1);
    lua_getfield(state, globals, "string");
    lua_setfield(state, -2, "__index");
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
    bind_string_methods(state, globals);
    give_words(state);
    luaL_newlib(state, GLOBALS);
    lua_setmetatable(state, globals);
    /* Lua's own globals, which luaopen_base has filled, are dropped for these. */
    lua_rawseti(state, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
}
