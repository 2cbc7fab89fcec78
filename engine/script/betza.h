/* Betza: Ralph Betza's short notation of movements, as XBoard and Fairy-Stockfish write
 * it, into the same motions as the words make. */
#ifndef CHESTER_SCRIPT_BETZA_H
#define CHESTER_SCRIPT_BETZA_H

#include <lua.h>

/* betza "mfWcfF", betza("fmWfceFifmnD", { first = "rank 2" }) */
int betza_word(lua_State *state);

#endif
