/* Motion words: step, slide, jump, hop, leap (and betza, engine/script/betza.c).
 *
 * Each makes a value that only `moves` of a piece takes: its motions, already spread into
 * single directions. */
#ifndef CHESTER_SCRIPT_MOTION_H
#define CHESTER_SCRIPT_MOTION_H

#include "rules/def.h"

#include <lauxlib.h>

extern const luaL_Reg motion_words[]; /* closed by NULL */

/* Pushes a value with room for `count` motions, all zero; to be filled at once. */
MotionDef *motion_new(lua_State *state, int count);
/* The squares on the way of a lame leap: straight first, then diagonally. False when there
 * are none, or more than two. */
bool motion_lame(MotionDef *motion);
/* The motions of a value, or NULL when it is none of ours; *count of them. */
const MotionDef *motion_rows(lua_State *state, int index, int *count);

#endif
