/* Bare: what a script is given, and nothing else.
 *
 * An allow-list: no io, os, debug, package or load; no finalizers; nothing that shows an
 * address or a time, so that a file means the same on every run. What costs more than its
 * one instruction, or catches errors, is given in a form of our own
 * (engine/script/bounded.h). What is promised stands in scripts/SECURITY.md.
 */
#ifndef CHESTER_SCRIPT_BARE_H
#define CHESTER_SCRIPT_BARE_H

#include <lauxlib.h>

/* Makes the globals: the allowed ones of Lua, and those that `give_words` puts into the
 * table on top. A name that is none of them is a fault from then on. */
void bare_open(lua_State *state, void (*give_words)(lua_State *state));

#endif
