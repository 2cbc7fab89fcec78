/* Call: one call of a function of a script, and the handles through which it sees the
 * position. Variants and players ask the same questions (ask.c, desk.c).
 *
 * A handle is good for the call that it was made for; one that a script has kept is
 * refused with a sentence. */
#ifndef CHESTER_SCRIPT_CALL_H
#define CHESTER_SCRIPT_CALL_H

#include "base/rng.h"
#include "script/desk.h"
#include "script/hooks.h"

typedef struct Call {
    HookName name;
    const Position *pos;
    Move move;       /* that a variant is asked about */
    unsigned serial; /* of this call; handles carry it */
    /* What comes back to a variant: */
    bool allowed;
    Result result;
    char reason[64];
    Edit *edits;
    int edit_count;
    /* Of a player: */
    Side self;        /* that it plays */
    const int *value; /* of each kind, hundredths */
    Rng rng;
    int material[2];        /* of the position with this key, */
    uint64_t material_key;  /* in the call with this number */
    unsigned material_serial;
    Desk *desk;       /* where it may try moves; NULL in `evaluate` */
    int score;        /* hundredths for `self`: given, and given back */
} Call;

typedef enum HandleType { HANDLE_POSITION, HANDLE_MOVE } HandleType;

extern const luaL_Reg position_questions[], desk_questions[], move_questions[];

/* The name of a hook as a field. */
const char *hook_word(HookName name);
/* Puts the function on top aside in this state, or on top again. */
void hook_keep(lua_State *state, HookName name);
void hook_push(lua_State *state, HookName name);

/* A body for run_again(): calls the hook of a variant that run->call speaks of. */
int call_hook(lua_State *state);

/* --- for the questions ------------------------------------------------------------------ */

void push_position(lua_State *state, const Call *call);
/* A move of the position as it is now. */
void push_move(lua_State *state, const Call *call, Move move);
void push_square(lua_State *state, const Call *call, Square square);
int push_kind(lua_State *state, const Call *call, Kind kind);
void push_side(lua_State *state, Side side);

/* The call under way, to whose handle argument 1 belongs; for players only, or only where moves
 * may be tried. */
Call *call_of(lua_State *state, HandleType type);
Call *player_call_of(lua_State *state);
Call *desk_call_of(lua_State *state);
Move take_own_move(lua_State *state); /* argument 1, a move: that one */

Square take_square(lua_State *state, const Call *call, int index);
Side take_side(lua_State *state, const Call *call, int index);
/* 0 for a name that this game does not have: a player plays many games. */
Kind take_kind(lua_State *state, const Call *call, int index);
int take_zone(lua_State *state, const Call *call, int index); /* -1 likewise */
/* A move, a text in coordinates or a candidate, which has to be legal now; NO_MOVE when it is
 * a text or a move that is not. `what` says who gave it. */
Move take_move(lua_State *state, const Call *call, int index, const char *what);

#endif
