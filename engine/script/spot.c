/* Spot: single values of a script, and the sentence when one is not what it should be.
 * Declared in read.h. */
#include "script/read.h"

#include "base/text.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { LONGEST_TEXT = 4000, LONGEST_NAME = 40 };

void spot_fault(const Spot *spot, const char *fmt, ...) {
    char text[sizeof(Err)];
    va_list args;
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    if (!spot->field)
        run_fault(spot->state, spot->line, "%s %s", spot->what, text);
    int line = run_line_of(spot->state, spot->line, spot->field);
    run_fault(spot->state, line, "%s: %s %s", spot->what, spot->field, text);
}

void spot_wrong(const Spot *spot, int index, const char *wanted) {
    lua_State *state = spot->state;
    double number = lua_tonumber(state, index);
    switch (lua_type(state, index)) {
    case LUA_TNIL:
    case LUA_TNONE:
        spot_fault(spot, "has to be %s, not nothing", wanted);
    case LUA_TBOOLEAN:
        spot_fault(spot, "has to be %s, not %s", wanted,
                   lua_toboolean(state, index) ? "true" : "false");
    case LUA_TNUMBER:
        if (isnan(number)) /* printed with or without a sign, as the machine likes */
            spot_fault(spot, "has to be %s, not 0/0", wanted);
        spot_fault(spot, "has to be %s, not %.14g", wanted, number);
    case LUA_TSTRING:
        spot_fault(spot, "has to be %s, not \"%.60s\"", wanted, lua_tostring(state, index));
    case LUA_TUSERDATA:
        spot_fault(spot, "has to be %s, not a movement", wanted);
    default:
        spot_fault(spot, "has to be %s, not a %s", wanted, luaL_typename(state, index));
    }
}

const char *spot_text(const Spot *spot, int index) {
    if (lua_type(spot->state, index) != LUA_TSTRING)
        spot_wrong(spot, index, "a text");
    size_t length;
    const char *text = lua_tolstring(spot->state, index, &length);
    if (length > LONGEST_TEXT)
        spot_fault(spot, "is longer than %d bytes", LONGEST_TEXT);
    if (strlen(text) != length)
        spot_fault(spot, "holds a zero byte");
    if (!utf8_valid(text))
        spot_fault(spot, "is not UTF-8");
    return run_text(spot->state, text);
}

const char *spot_name(const Spot *spot, int index) {
    static const char ALLOWED[] = "abcdefghijklmnopqrstuvwxyz0123456789_-";
    if (lua_type(spot->state, index) != LUA_TSTRING)
        spot_wrong(spot, index, "followed by a name");
    const char *name = spot_text(spot, index);
    size_t length = strlen(name);
    if (length == 0 || length > LONGEST_NAME || strspn(name, ALLOWED) != length)
        spot_fault(spot,
                   "has to be named with small Latin letters, digits, _ and - (at most %d), "
                   "not \"%.60s\"",
                   LONGEST_NAME, name);
    return name;
}

/* Faults unless the table is a list; its length. */
static int list_length(const Spot *spot, int table) {
    lua_State *state = spot->state;
    lua_Unsigned length = lua_rawlen(state, table), keys = 0;
    for (lua_pushnil(state); lua_next(state, table); lua_pop(state, 1))
        keys++;
    if (keys != length)
        spot_fault(spot, "has to be a plain list, like { \"a\", \"b\" }");
    if (length > MAX_NAMES)
        spot_fault(spot, "has more than %d entries", MAX_NAMES);
    return (int)length;
}

DefNames spot_names(const Spot *spot, int index) {
    lua_State *state = spot->state;
    DefNames names = {.count = 0};
    if (lua_type(state, index) == LUA_TSTRING) {
        names.name[names.count++] = spot_text(spot, index);
        return names;
    }
    if (!lua_istable(state, index))
        spot_wrong(spot, index, "a text or a list of texts");
    int table = lua_absindex(state, index), length = list_length(spot, table);
    for (int i = 1; i <= length; i++) {
        lua_rawgeti(state, table, i);
        names.name[names.count++] = spot_text(spot, -1);
        lua_pop(state, 1);
    }
    return names;
}
