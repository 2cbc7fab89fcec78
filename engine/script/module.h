/* Module: require "helpers", require "pieces.orthodox", require "runtime.squares".
 *
 * Modules are files of the script's own folder, of scripts/pieces and of scripts/runtime; they
 * run in the script's state, on its budget, with its words. No other file can be named. */
#ifndef CHESTER_SCRIPT_MODULE_H
#define CHESTER_SCRIPT_MODULE_H

#include <lauxlib.h>

int module_require(lua_State *state);

#endif
