/* Bare: what a script is given, and nothing else.
 *
 * An allow-list: no io, os, debug, package or load; nothing that catches errors, starts a
 * coroutine or sets a metatable; no string pattern (a search for one cannot be
 * interrupted); nothing random, and nothing that shows an address, so that a file means
 * the same on every run. */
#ifndef CHESTER_SCRIPT_BARE_H
#define CHESTER_SCRIPT_BARE_H

#include <lauxlib.h>

/* Makes the globals: the allowed ones of Lua, and those that `give_words` puts into the
 * table on top. A name that is none of them is a fault from then on. */
void bare_open(lua_State *state, void (*give_words)(lua_State *state));

#endif
