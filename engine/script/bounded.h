/* Bounded: functions of Lua's own that cost more than their one instruction, in forms that
 * pay for it (budget_spend) or refuse what is too much. Rows for the table in bare.c. */
#ifndef CHESTER_SCRIPT_BOUNDED_H
#define CHESTER_SCRIPT_BOUNDED_H

#include <lauxlib.h>

extern const luaL_Reg bounded_base[], bounded_string[], bounded_table[], bounded_math[],
    bounded_utf8[];
/* pcall, xpcall, resume, wrap, close (engine/script/catch.c). */
extern const luaL_Reg catching_base[], catching_coroutine[];
/* find, match, gmatch, gsub (engine/script/pattern.c). */
extern const luaL_Reg pattern_functions[];

/* Replaces the value at `index` by its text, as tostring() gives it. */
void bounded_text(lua_State *state, int index);

#endif
