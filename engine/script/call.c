/* What a function of a script is given, and how its arguments are read.
 *
 * Every question looks first whether the handle belongs to the call under way. A handle
 * begins with its type's address, which no script can write, so that telling types apart
 * costs no look into a table. */
#include "script/call.h"

#include "base/text.h"
#include "core/notation.h"
#include "script/budget.h"

#include <stdio.h>
#include <string.h>

typedef struct Handle {
    const char *type; /* TYPES[..] itself */
    unsigned serial;
    Move move;
    uint64_t key; /* of the position that the move is for */
} Handle;

enum {
    MOST_QUESTIONS = 48,
    /* What it costs to look a move up among the legal ones, and to read one first. */
    LEGAL_STEPS = 40,
    TEXT_STEPS = 4000
};

static const char *const TYPES[] = {"chester.position", "chester.move"};
static const char *const SIDES[] = {"white", "black", "own", "enemy", NULL};
static const char *const WORDS[ALL_HOOK_NAMES] = {"legal",    "after",  "outcome",
                                                  "evaluate", "choose", "play"};

const char *hook_word(HookName name) {
    return WORDS[name];
}

void hook_keep(lua_State *state, HookName name) {
    lua_rawsetp(state, LUA_REGISTRYINDEX, &WORDS[name]);
}

void hook_push(lua_State *state, HookName name) {
    lua_rawgetp(state, LUA_REGISTRYINDEX, &WORDS[name]);
}

static bool is_players(const Call *call) {
    return call->name >= HOOK_EVALUATE;
}

/* --- arguments ------------------------------------------------------------------------ */

static const Handle *handle_at(lua_State *state, int index, HandleType type) {
    if (lua_type(state, index) != LUA_TUSERDATA || lua_rawlen(state, index) < sizeof(Handle))
        return NULL;
    const Handle *handle = lua_touserdata(state, index);
    return handle->type == TYPES[type] ? handle : NULL;
}

static void check_serial(lua_State *state, const Handle *handle, const Call *call) {
    if (!call || handle->serial != call->serial)
        run_fault(state, run_line(state), "a position or move that was kept from an earlier call");
}

Call *call_of(lua_State *state, HandleType type) {
    const Handle *handle = handle_at(state, 1, type);
    if (!handle)
        run_fault(state, run_line(state), "a question needs a colon, as pos:side() or move:to()");
    Call *call = run_of(state)->call;
    check_serial(state, handle, call);
    return call;
}

Call *player_call_of(lua_State *state) {
    Call *call = call_of(state, HANDLE_POSITION);
    if (!is_players(call))
        run_fault(state, run_line(state), "only a player's functions can ask this");
    return call;
}

Call *desk_call_of(lua_State *state) {
    Call *call = call_of(state, HANDLE_POSITION);
    if (!call->desk)
        run_fault(state, run_line(state), "this can be asked in `choose` and `play` only");
    return call;
}

Move take_own_move(lua_State *state) {
    call_of(state, HANDLE_MOVE);
    return handle_at(state, 1, HANDLE_MOVE)->move;
}

Square take_square(lua_State *state, const Call *call, int index) {
    const char *text = luaL_checkstring(state, index), *rest = text;
    Square square;
    if (square_read(call->pos->rules, &rest, &square) && !*rest)
        return square;
    run_fault(state, run_line(state), "\"%.20s\" is no square of this board", text);
}

Side take_side(lua_State *state, const Call *call, int index) {
    const char *text = luaL_checkstring(state, index);
    for (int i = 0; SIDES[i] && (i < 2 || is_players(call)); i++) {
        if (text[0] == SIDES[i][0] && !strcmp(text, SIDES[i]))
            return i < 2 ? (Side)i : i == 2 ? call->self : side_other(call->self);
    }
    run_fault(state, run_line(state), "no side \"%.20s\"; allowed are white, black%s", text,
              is_players(call) ? ", own, enemy" : "");
}

Kind take_kind(lua_State *state, const Call *call, int index) {
    const char *name = luaL_checkstring(state, index);
    const Rules *rules = call->pos->rules;
    const char *known[MAX_KINDS + 1] = {NULL};
    Kind kind = rules_kind(rules, name);
    if (kind || is_players(call))
        return kind;
    for (int i = 1; i <= rules->kind_count; i++)
        known[i - 1] = rules->kinds[i].name;
    const char *nearest = text_nearest(name, known);
    if (nearest)
        run_fault(state, run_line(state), "no piece \"%.40s\"; did you mean \"%s\"?", name, nearest);
    run_fault(state, run_line(state), "no piece \"%.40s\" in this game", name);
}

int take_zone(lua_State *state, const Call *call, int index) {
    const char *name = luaL_checkstring(state, index);
    int zone = rules_zone(call->pos->rules, name);
    if (zone < 0 && !is_players(call))
        run_fault(state, run_line(state), "no zone \"%.40s\" in this game", name);
    return zone;
}

static bool is_legal(const Position *pos, Move move) {
    Move moves[MAX_MOVES];
    int count = position_moves(pos, moves);
    while (count > 0 && moves[count - 1] != move)
        count--;
    return count > 0;
}

Move take_move(lua_State *state, const Call *call, int index, const char *what) {
    Move move;
    Err err;
    index = lua_absindex(state, index);
    if (lua_istable(state, index)) { /* a candidate */
        lua_pushliteral(state, "move");
        lua_rawget(state, index);
        if (lua_isnil(state, -1))
            run_fault(state, run_line(state), "%s a move, not a table without one; of a list one is "
                      "taken as list[1]", what);
        lua_replace(state, index);
    }
    const Handle *handle = handle_at(state, index, HANDLE_MOVE);
    if (handle) {
        check_serial(state, handle, call);
        if (handle->key == call->pos->key)
            return handle->move;
        budget_spend(state, LEGAL_STEPS);
        return is_legal(call->pos, handle->move) ? handle->move : NO_MOVE;
    }
    if (lua_type(state, index) != LUA_TSTRING)
        run_fault(state, run_line(state), "%s a move, or its text as \"e2e4\", not a %s", what,
                  lua_isuserdata(state, index) ? "position" : luaL_typename(state, index));
    budget_spend(state, TEXT_STEPS);
    return move_read(call->pos, lua_tostring(state, index), &move, &err) ? move : NO_MOVE;
}

/* --- handles ---------------------------------------------------------------------------- */

void push_side(lua_State *state, Side side) {
    lua_pushstring(state, SIDES[side]);
}

void push_square(lua_State *state, const Call *call, Square square) {
    char text[4];
    square_write(call->pos->rules, square, text);
    lua_pushstring(state, text);
}

int push_kind(lua_State *state, const Call *call, Kind kind) {
    if (kind)
        lua_pushstring(state, call->pos->rules->kinds[kind].name);
    else
        lua_pushnil(state);
    return 1;
}

/* What the list of questions does not have. */
static int on_unknown_question(lua_State *state) {
    const char *name = lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "?";
    const char *known[MOST_QUESTIONS + 1] = {NULL};
    int count = 0;
    for (lua_pushnil(state); count < MOST_QUESTIONS && lua_next(state, 1); lua_pop(state, 1))
        known[count++] = lua_tostring(state, -2);
    const char *nearest = text_nearest(name, known);
    if (nearest)
        run_fault(state, run_line(state), "no question \"%.60s\"; did you mean \"%s\"?", name,
                  nearest);
    lua_pushliteral(state, "takes");
    bool of_move = lua_rawget(state, 1) != LUA_TNIL;
    char allowed[600] = "";
    for (int list = 0; list < (of_move ? 1 : 2); list++) {
        const luaL_Reg *row = of_move ? move_questions : list ? desk_questions : position_questions;
        for (; row->name; row++)
            snprintf(allowed + strlen(allowed), sizeof allowed - strlen(allowed), "%s%s",
                     allowed[0] ? ", " : "", row->name);
    }
    run_fault(state, run_line(state), "no question \"%.60s\"; allowed are %s", name, allowed);
}

static void make_type(lua_State *state, HandleType type) {
    lua_newtable(state); /* the metatable */
    lua_newtable(state); /* the questions */
    if (type == HANDLE_MOVE) {
        luaL_setfuncs(state, move_questions, 0);
    } else {
        luaL_setfuncs(state, position_questions, 0);
        luaL_setfuncs(state, desk_questions, 0);
    }
    lua_createtable(state, 0, 1);
    lua_pushcfunction(state, on_unknown_question);
    lua_setfield(state, -2, "__index");
    lua_setmetatable(state, -2);
    lua_setfield(state, -2, "__index");
    lua_pushvalue(state, -1);
    lua_rawsetp(state, LUA_REGISTRYINDEX, &TYPES[type]);
}

static Handle *push_handle(lua_State *state, const Call *call, HandleType type) {
    Handle *handle = lua_newuserdatauv(state, sizeof *handle, 0);
    *handle = (Handle){.type = TYPES[type], .serial = call->serial};
    if (lua_rawgetp(state, LUA_REGISTRYINDEX, &TYPES[type]) == LUA_TNIL) {
        lua_pop(state, 1);
        make_type(state, type);
    }
    lua_setmetatable(state, -2);
    return handle;
}

void push_position(lua_State *state, const Call *call) {
    push_handle(state, call, HANDLE_POSITION);
}

void push_move(lua_State *state, const Call *call, Move move) {
    Handle *handle = push_handle(state, call, HANDLE_MOVE);
    handle->move = move;
    handle->key = call->pos->key;
}

/* --- the hooks of a variant ---------------------------------------------------------------- */

static const char NAME_BYTES[] = "abcdefghijklmnopqrstuvwxyz0123456789_-";

/* nil: it goes on; "white", "black" or "draw", and a reason. */
static void take_outcome(lua_State *state, Call *call) {
    static const char *const RESULTS[] = {"white", "black", "draw", NULL};
    static const Result MEANS[] = {WHITE_WINS, BLACK_WINS, DRAW};
    call->result = PLAYING;
    if (lua_isnil(state, -2))
        return;
    const char *word = lua_tostring(state, -2), *reason = lua_tostring(state, -1);
    for (int i = 0; word && RESULTS[i]; i++) {
        if (!strcmp(word, RESULTS[i]))
            call->result = MEANS[i];
    }
    if (call->result == PLAYING)
        run_fault(state, run_line(state), "outcome has to give nil, \"white\", \"black\" or \"draw\"");
    if (reason && (!*reason || strspn(reason, NAME_BYTES) != strlen(reason) || strlen(reason) > 40))
        run_fault(state, run_line(state), "the reason of an outcome is made of small Latin letters, "
                                          "digits, _ and - (at most 40)");
    snprintf(call->reason, sizeof call->reason, "%s", reason ? reason : "rule");
}

int call_hook(lua_State *state) {
    Call *call = run_of(state)->call;
    run_of(state)->random.state = call->pos->key; /* rules depend on nothing else */
    hook_push(state, call->name);
    push_position(state, call);
    if (call->name != HOOK_OUTCOME)
        push_move(state, call, call->move);
    lua_call(state, call->name == HOOK_OUTCOME ? 1 : 2, 2);
    if (call->name == HOOK_LEGAL && !lua_isboolean(state, -2))
        run_fault(state, run_line(state), "legal has to give true or false, not a %s",
                  luaL_typename(state, -2));
    if (call->name == HOOK_LEGAL)
        call->allowed = lua_toboolean(state, -2);
    if (call->name == HOOK_OUTCOME)
        take_outcome(state, call);
    return 0;
}
