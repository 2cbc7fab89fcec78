/* Budget: what a run may cost, counted in instructions, bytes and processor time.
 *
 * Every instruction is a step; so is every step of a pattern, every element that a function
 * of Lua's own passes over, and every 16 bytes that are asked for. Since one instruction may go
 * through a whole text, to compare it or to read a number, a long text that was made once makes
 * each later instruction dearer, and so does a function that many values are passed to as `...`.
 * What the parser does without an instruction is paid for before (engine/script/weigh.c).
 * Steps decide, so that a script ends in the same place on every machine and in every build; the
 * time is a last resort, for instructions whose cost nobody can see before: many keys with the same
 * hash, and long chains of tables through __index.
 *
 * A run whose budget is spent is left by a jump, and its state is never entered again: all
 * its blocks are given back, without asking Lua, so that no finalizer can run. */
#ifndef CHESTER_SCRIPT_BUDGET_H
#define CHESTER_SCRIPT_BUDGET_H

#include "script/run.h"

enum { MEMORY_LIMIT = 16 << 20, TEXT_LIMIT = 16 << 10, DEPTH_LIMIT = 200 };

/* A state whose memory and instructions are counted; NULL when there is no memory. */
lua_State *budget_state(Run *run);
/* Gives the state and all that it holds back. */
void budget_drop(Run *run);
/* Full budgets for one call. */
void budget_start(Run *run);
/* The script has done this much; ends the run when that is too much. */
void budget_spend(lua_State *state, size_t steps);
/* Pays for going through the largest table that there may be. */
void budget_scan(lua_State *state);
/* How much more it may do in this call. */
long budget_left(lua_State *state);
_Noreturn void budget_out_of_memory(Run *run);

#endif
