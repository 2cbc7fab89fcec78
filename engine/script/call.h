/* Call: one call of a hook, and the handles through which it sees the position.
 *
 * A handle is good for the call that it was made for; one that a script has kept is
 * refused with a sentence. */
#ifndef CHESTER_SCRIPT_CALL_H
#define CHESTER_SCRIPT_CALL_H

#include "core/position.h"
#include "script/hooks.h"

typedef struct Call {
    HookName name;
    const Position *pos;
    Move move;
    unsigned serial; /* of this call; handles carry it */
    /* What comes back: */
    bool allowed;
    Result result;
    char reason[64];
    Edit *edits;
    int edit_count;
} Call;

/* The name of a hook as a field, and in the registry of a state that has read it. */
const char *hook_word(HookName name);

/* A body for run_again(): calls the hook that run->call speaks of. */
int call_hook(lua_State *state);

#endif
