/* Motion words: step, slide, jump, leap.
 *
 * Each makes a value that only `moves` of a piece takes: its motions, already spread into
 * single directions. */
#ifndef CHESTER_SCRIPT_MOTION_H
#define CHESTER_SCRIPT_MOTION_H

#include "rules/def.h"

#include <lauxlib.h>

extern const luaL_Reg motion_words[]; /* closed by NULL */

/* The motions of a value, or NULL when it is none of ours; *count of them. */
const MotionDef *motion_rows(lua_State *state, int index, int *count);

#endif
