/* Script: the door of the only room that sees Lua.
 *
 * Both functions run a file in a bare state of its own, under budgets of instructions
 * and memory, and close the state before they return. Messages: "file:line: what". */
#ifndef CHESTER_SCRIPT_SCRIPT_H
#define CHESTER_SCRIPT_SCRIPT_H

#include "base/arena.h"
#include "base/err.h"
#include "rules/def.h"
#include "search/personality.h"

/* Where the file of a variant or personality that another one is derived from is found: writes its
 * path, or false with the sentence. */
typedef bool (*FindFile)(void *context, const char *name, char path[4096], Err *err);

/* Everything in *def lives in `arena`. `find` may be NULL: then `from` is an error. */
bool script_variant(const char *path, FindFile find, void *context, Arena *arena,
                    VariantDef *def, Err *err);
/* Whether a function of the variant file has failed while the game was played, and the
 * sentence; from then on the game goes on without it. `hooks` may be NULL. */
bool script_hooks_fault(const Hooks *hooks, Err *err);
bool script_personality(const char *path, FindFile find, void *context, Arena *arena,
                        Personality *who, Err *err);

#endif
