/* Bounded functions. Those of `table` come from Lua's library as upvalues: here is looked
 * only at how many elements they would pass over. */
#include "script/bounded.h"

#include "script/budget.h"

#include <lualib.h>
#include <math.h>
#include <string.h>

enum {
    MOST_ELEMENTS = 1000000,
    MOST_UNPACKED = 10000,
    MOST_CHAIN = 2000,
    READ_BYTES = 4,     /* for a step */
    COMPARE_BYTES = 16, /* of a text for a step: all of them may be zero, each a text of its own */
    FORMAT_STEPS = 40 /* for each %: a number may be written with three hundred digits */
};

/* Calls Lua's own function. */
static int pass_on(lua_State *state) {
    int arguments = lua_gettop(state);
    lua_pushvalue(state, lua_upvalueindex(1));
    lua_insert(state, 1);
    lua_call(state, arguments, LUA_MULTRET);
    return lua_gettop(state);
}

/* --- texts ------------------------------------------------------------------------------ */

/* Only what reads the same on every run: no address. */
void bounded_text(lua_State *state, int index) {
    int type = lua_type(state, index);
    index = lua_absindex(state, index);
    bool plain = type == LUA_TNIL || type == LUA_TBOOLEAN || type == LUA_TNUMBER ||
                 type == LUA_TSTRING;
    if (plain)
        luaL_tolstring(state, index, NULL);
    else if (!luaL_callmeta(state, index, "__tostring"))
        luaL_error(state, "tostring of a %s", luaL_typename(state, index));
    if (lua_type(state, -1) != LUA_TSTRING)
        luaL_error(state, "__tostring has to give a text");
    lua_replace(state, index);
}

static int plain_tostring(lua_State *state) {
    luaL_checkany(state, 1);
    lua_settop(state, 1);
    bounded_text(state, 1);
    return 1;
}

static int bounded_rep(lua_State *state) {
    size_t length, gap_length;
    const char *text = luaL_checklstring(state, 1, &length);
    lua_Integer times = luaL_checkinteger(state, 2);
    const char *gap = luaL_optlstring(state, 3, "", &gap_length);
    if (times <= 0 || length + gap_length == 0) {
        lua_pushliteral(state, "");
        return 1;
    }
    if (length + gap_length > (size_t)TEXT_LIMIT / (size_t)times)
        return luaL_error(state, "string.rep makes more than %d bytes", TEXT_LIMIT);
    luaL_Buffer out;
    size_t total = length * (size_t)times + gap_length * (size_t)(times - 1);
    budget_spend(state, total / READ_BYTES);
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

/* Of functions that go through their first argument. */
static int bounded_reading(lua_State *state) {
    if (lua_type(state, 1) == LUA_TSTRING)
        budget_spend(state, lua_rawlen(state, 1) / READ_BYTES);
    return pass_on(state);
}

/* string.byte(text, first, last): at most its length. */
static int bounded_byte(lua_State *state) {
    if (!lua_isnoneornil(state, 3) && lua_type(state, 1) == LUA_TSTRING)
        budget_spend(state, lua_rawlen(state, 1) / READ_BYTES);
    return pass_on(state);
}

static bool shows_address(const char *format) {
    for (const char *at = strchr(format, '%'); at; at = strchr(at, '%')) {
        at++;
        if (*at == '%')
            at++;
        else if (at[strspn(at, "-+ #0123456789.")] == 'p')
            return true;
    }
    return false;
}

static int plain_format(lua_State *state) {
    const char *format = luaL_checkstring(state, 1);
    if (shows_address(format))
        return luaL_error(state, "%%p is not given to scripts");
    while ((format = strchr(format, '%'))) {
        budget_spend(state, FORMAT_STEPS);
        format++;
    }
    for (int i = 2; i <= lua_gettop(state); i++) {
        int type = lua_type(state, i);
        if (type == LUA_TTABLE || type == LUA_TFUNCTION || type == LUA_TUSERDATA ||
            type == LUA_TTHREAD || type == LUA_TLIGHTUSERDATA)
            bounded_text(state, i);
    }
    lua_pushvalue(state, lua_upvalueindex(1));
    lua_insert(state, 1);
    lua_call(state, lua_gettop(state) - 1, 1);
    return 1;
}

/* --- metatables ----------------------------------------------------------------------------- */

/* Finalizers and weak tables would show when memory is collected, which differs from run
 * to run. A field that is set later has no effect on tables that have the metatable. */
static int plain_setmetatable(lua_State *state) {
    static const char *const refused[] = {"__gc", "__mode"};
    luaL_checktype(state, 1, LUA_TTABLE);
    luaL_argexpected(state, lua_isnil(state, 2) || lua_istable(state, 2), 2, "nil or table");
    lua_settop(state, 2);
    for (int i = 0; i < 2 && lua_istable(state, 2); i++) {
        lua_pushstring(state, refused[i]);
        if (lua_rawget(state, 2) != LUA_TNIL)
            return luaL_error(state, "%s is not given to scripts", refused[i]);
        lua_pop(state, 1);
    }
    if (luaL_getmetafield(state, 1, "__metatable") != LUA_TNIL)
        return luaL_error(state, "cannot change a protected metatable");
    lua_settop(state, 2);
    lua_setmetatable(state, 1);
    return 1;
}

/* Of tables only: those of texts and of our own values stay closed. */
static int plain_getmetatable(lua_State *state) {
    luaL_checkany(state, 1);
    if (!lua_istable(state, 1) || !lua_getmetatable(state, 1))
        return 0;
    luaL_getmetafield(state, 1, "__metatable");
    return 1;
}

/* --- tables ------------------------------------------------------------------------------- */

/* next(table, key), which may pass over all that is empty in a large table. */
static int bounded_next(lua_State *state) {
    luaL_checktype(state, 1, LUA_TTABLE);
    lua_settop(state, 2);
    budget_scan(state);
    if (lua_next(state, 1))
        return 2;
    lua_pushnil(state);
    return 1;
}

/* The same for a walk: where it goes on behind the key that it gave last, it passes over each
 * place once and has paid. The upvalues are its table and that key. */
static int walk_on(lua_State *state) {
    luaL_checktype(state, 1, LUA_TTABLE);
    lua_settop(state, 2);
    bool begins = lua_isnil(state, 2) || !lua_rawequal(state, 1, lua_upvalueindex(1)) ||
                  !lua_rawequal(state, 2, lua_upvalueindex(2));
    if (begins)
        budget_scan(state);
    if (!lua_next(state, 1)) {
        lua_pushnil(state);
        return 1;
    }
    lua_pushvalue(state, 1);
    lua_replace(state, lua_upvalueindex(1));
    lua_pushvalue(state, -2);
    lua_replace(state, lua_upvalueindex(2));
    return 2;
}

/* pairs(table), each with a walk of its own. */
static int bounded_pairs(lua_State *state) {
    luaL_checkany(state, 1);
    if (luaL_getmetafield(state, 1, "__pairs") != LUA_TNIL) {
        lua_pushvalue(state, 1);
        lua_call(state, 1, 3);
        return 3;
    }
    luaL_checktype(state, 1, LUA_TTABLE);
    lua_pushnil(state);
    lua_pushnil(state);
    lua_pushcclosure(state, walk_on, 2);
    lua_pushvalue(state, 1);
    lua_pushnil(state);
    return 3;
}

/* The length that Lua's function will find; it must not come from a function of the script,
 * which could say another one the second time. */
static lua_Integer length_of(lua_State *state, int index) {
    luaL_checktype(state, index, LUA_TTABLE);
    if (luaL_getmetafield(state, index, "__len") != LUA_TNIL)
        luaL_error(state, "a table with __len is not taken here");
    return (lua_Integer)lua_rawlen(state, index);
}

/* How many tables in a row are asked for what this one does not have, through their __index or
 * __newindex; Lua gives up behind 2000. One that is a function takes its own steps. */
static size_t chain_of(lua_State *state, int index, const char *event) {
    size_t length = 0;
    lua_pushvalue(state, index);
    while (length < MOST_CHAIN && lua_istable(state, -1) &&
           luaL_getmetafield(state, -1, event) != LUA_TNIL) {
        lua_remove(state, -2);
        length++;
    }
    lua_pop(state, 1);
    return length;
}

/* Pays for first..last, so many steps for each; whole numbers that do not overflow. */
static void pay_range(lua_State *state, lua_Integer first, lua_Integer last, lua_Integer most,
                      size_t each) {
    if (first > last)
        return;
    lua_Unsigned count = (lua_Unsigned)last - (lua_Unsigned)first;
    if (count >= (lua_Unsigned)most)
        luaL_error(state, "more than %d elements", (int)most);
    budget_spend(state, ((size_t)count + 1) * each);
}

/* Steps for an element that may have to be looked for, or put, along a chain. */
static size_t steps_to_get(lua_State *state, int index) {
    return 1 + chain_of(state, index, "__index");
}

static size_t steps_to_set(lua_State *state, int index) {
    return 1 + chain_of(state, index, "__newindex");
}

/* For a comparison without a function of the script: texts are gone through. */
static size_t steps_to_compare(lua_State *state) {
    bool texts = lua_isnil(state, 2) && lua_rawgeti(state, 1, 1) == LUA_TSTRING;
    lua_settop(state, 2);
    return texts ? 1 + run_of(state)->longest / COMPARE_BYTES : 1;
}

/* Replaces an argument that may be left out by the number that it means. */
static lua_Integer take_number(lua_State *state, int index, lua_Integer standard) {
    lua_Integer number = luaL_optinteger(state, index, standard);
    lua_pushinteger(state, number);
    lua_replace(state, index);
    return number;
}

static int bounded_concat(lua_State *state) {
    lua_Integer length = length_of(state, 1);
    lua_settop(state, 4);
    if (lua_isnil(state, 2)) {
        lua_pushliteral(state, "");
        lua_replace(state, 2);
    }
    lua_Integer first = take_number(state, 3, 1), last = take_number(state, 4, length);
    pay_range(state, first, last, MOST_ELEMENTS, steps_to_get(state, 1));
    return pass_on(state);
}

static int bounded_unpack(lua_State *state) {
    lua_Integer length = length_of(state, 1);
    lua_settop(state, 3);
    lua_Integer first = take_number(state, 2, 1), last = take_number(state, 3, length);
    pay_range(state, first, last, MOST_UNPACKED, steps_to_get(state, 1));
    return pass_on(state);
}

static int bounded_move(lua_State *state) {
    luaL_checktype(state, 1, LUA_TTABLE);
    lua_Integer first = luaL_checkinteger(state, 2), last = luaL_checkinteger(state, 3);
    size_t put = steps_to_set(state, lua_isnoneornil(state, 5) ? 1 : 5);
    pay_range(state, first, last, MOST_ELEMENTS, steps_to_get(state, 1) + put);
    return pass_on(state);
}

/* insert, remove and sort pass over all of a table at most. */
static int bounded_whole(lua_State *state) {
    lua_Integer length = length_of(state, 1);
    pay_range(state, 1, length, MOST_ELEMENTS, steps_to_get(state, 1) + chain_of(state, 1, "__newindex"));
    return pass_on(state);
}

/* Its comparisons: more than twenty for each element are those of a table of a million. */
static int bounded_sort(lua_State *state) {
    lua_Integer length = length_of(state, 1);
    lua_settop(state, 2);
    size_t each = steps_to_get(state, 1) + steps_to_compare(state) - 1;
    for (lua_Integer n = length; n > 1; n /= 2)
        pay_range(state, 1, length, MOST_ELEMENTS, each);
    return pass_on(state);
}

/* --- chance ------------------------------------------------------------------------------- */

static double fraction(Run *run) {
    return (double)(rng_next(&run->random) >> 11) * 0x1p-53;
}

/* As Lua's: random(), random(most), random(least, most); the same on every run. */
static int seeded_random(lua_State *state) {
    Run *run = run_of(state);
    lua_Integer least = 1, most;
    switch (lua_gettop(state)) {
    case 0:
        lua_pushnumber(state, fraction(run));
        return 1;
    case 1:
        most = luaL_checkinteger(state, 1);
        break;
    default:
        least = luaL_checkinteger(state, 1);
        most = luaL_checkinteger(state, 2);
        break;
    }
    luaL_argcheck(state, least <= most, lua_gettop(state) > 1 ? 2 : 1, "interval is empty");
    lua_Unsigned width = (lua_Unsigned)most - (lua_Unsigned)least + 1, chosen = rng_next(&run->random);
    lua_pushinteger(state, (lua_Integer)((lua_Unsigned)least + (width ? chosen % width : chosen)));
    return 1;
}

static int seed_random(lua_State *state) {
    lua_Number seed = luaL_checknumber(state, 1);
    run_of(state)->random.state = isfinite(seed) ? (uint64_t)(int64_t)fmod(seed, 0x1p53) : 0;
    return 0;
}

const luaL_Reg bounded_base[] = {{"next", bounded_next},
                                 {"pairs", bounded_pairs},
                                 {"tostring", plain_tostring},
                                 {"tonumber", bounded_reading},
                                 {"getmetatable", plain_getmetatable},
                                 {"setmetatable", plain_setmetatable},
                                 {NULL, NULL}};
const luaL_Reg bounded_string[] = {{"rep", bounded_rep},
                                   {"format", plain_format},
                                   {"byte", bounded_byte},
                                   {"pack", bounded_reading},
                                   {"packsize", bounded_reading},
                                   {"unpack", bounded_reading},
                                   {NULL, NULL}};
const luaL_Reg bounded_table[] = {{"concat", bounded_concat}, {"unpack", bounded_unpack},
                                  {"move", bounded_move},     {"insert", bounded_whole},
                                  {"remove", bounded_whole},  {"sort", bounded_sort},
                                  {NULL, NULL}};
const luaL_Reg bounded_math[] = {
    {"random", seeded_random}, {"randomseed", seed_random}, {NULL, NULL}};
const luaL_Reg bounded_utf8[] = {{"len", bounded_reading},
                                 {"codepoint", bounded_reading},
                                 {"offset", bounded_reading},
                                 {NULL, NULL}};
