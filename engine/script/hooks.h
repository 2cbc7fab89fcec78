/* Hooks: the functions `legal`, `after` and `outcome` of a variant file, called while the
 * game is played (Hooks of core/rules.h).
 *
 * No Lua state is used by two threads: each thread that asks a hook has the file run once
 * more in a state of its own. A hook that fails has failed for good: from then on the
 * game goes on as if it were not there, and the first sentence is kept for telling. */
#ifndef CHESTER_SCRIPT_HOOKS_H
#define CHESTER_SCRIPT_HOOKS_H

#include "rules/def.h"
#include "script/run.h"
#include "script/script.h"

/* Those of variants, and after them those of players (engine/script/mind.h). */
typedef enum HookName {
    HOOK_LEGAL,
    HOOK_AFTER,
    HOOK_OUTCOME,
    HOOK_NAMES,
    HOOK_EVALUATE = HOOK_NAMES,
    HOOK_CHOOSE,
    HOOK_PLAY,
    ALL_HOOK_NAMES
} HookName;

/* A variant that another one was derived from, and where it was found. */
typedef struct Parent {
    struct Parent *next;
    const char *name, *path;
} Parent;

/* What a file says about hooks, while it is read. */
typedef struct HookFiles {
    const char *path[HOOK_NAMES]; /* the file that has said it last; NULL: nobody */
    Parent *parents;
    const FileText *files; /* as they were read, for the threads that come later */
} HookFiles;

/* hooks { legal = function(pos, move) ... end, ... }: puts the functions aside in this state
 * and writes `path` down for each. The table is at stack index 1. */
void hooks_read(lua_State *state, HookFiles *files, const char *path);

/* NULL when nobody has said any. Lives in `arena`, and is closed with it. */
const Hooks *hooks_make(const HookFiles *files, Arena *arena);

/* A variant file, run and kept for its functions (engine/script/variant.c). */
typedef struct Kept Kept;
Kept *kept_new(const char *path, const HookFiles *files, Err *err);
Run *kept_run(Kept *kept);
void kept_free(Kept *kept);

#endif
