/* What a hook is given: pos and move, and the questions that they answer.
 *
 * Every method looks first whether the handle belongs to the call under way. Strengths
 * are plain numbers here: 1.5 is 1½. */
#include "script/call.h"

#include "base/text.h"
#include "core/notation.h"

#include <stdio.h>
#include <string.h>

typedef struct Handle {
    unsigned serial;
} Handle;

static const char POSITION[] = "chester.position", MOVE[] = "chester.move";
static const char *const SIDES[] = {"white", "black", NULL};
static const char *const WORDS[HOOK_NAMES] = {"legal", "after", "outcome"};

const char *hook_word(HookName name) {
    return WORDS[name];
}

/* --- arguments ------------------------------------------------------------------------ */

static Call *call_of(lua_State *state, const char *type) {
    const Handle *handle = luaL_testudata(state, 1, type);
    if (!handle)
        run_fault(state, run_line(state), "a question needs a colon, as pos:side() or move:to()");
    Call *call = run_of(state)->call;
    if (!call || handle->serial != call->serial)
        run_fault(state, run_line(state), "a position or move that was kept from an earlier call");
    return call;
}

static Square take_square(lua_State *state, const Call *call, int index) {
    const char *text = luaL_checkstring(state, index), *rest = text;
    Square square;
    if (square_read(call->pos->rules, &rest, &square) && !*rest)
        return square;
    run_fault(state, run_line(state), "\"%.20s\" is no square of this board", text);
}

static Side take_side(lua_State *state, int index) {
    const char *text = luaL_checkstring(state, index);
    for (int side = WHITE; SIDES[side]; side++) {
        if (!strcmp(text, SIDES[side]))
            return (Side)side;
    }
    run_fault(state, run_line(state), "no side \"%.20s\"; allowed are white, black", text);
}

static Kind take_kind(lua_State *state, const Call *call, int index) {
    const char *name = luaL_checkstring(state, index);
    const Rules *rules = call->pos->rules;
    const char *known[MAX_KINDS + 1] = {NULL};
    Kind kind = rules_kind(rules, name);
    if (kind)
        return kind;
    for (int i = 1; i <= rules->kind_count; i++)
        known[i - 1] = rules->kinds[i].name;
    const char *nearest = text_nearest(name, known);
    if (nearest)
        run_fault(state, run_line(state), "no piece \"%.40s\"; did you mean \"%s\"?", name, nearest);
    run_fault(state, run_line(state), "no piece \"%.40s\" in this game", name);
}

static void push_square(lua_State *state, const Call *call, Square square) {
    char text[4];
    square_write(call->pos->rules, square, text);
    lua_pushstring(state, text);
}

static int push_kind(lua_State *state, const Call *call, Kind kind) {
    if (kind)
        lua_pushstring(state, call->pos->rules->kinds[kind].name);
    else
        lua_pushnil(state);
    return 1;
}

/* --- the position ---------------------------------------------------------------------- */

static int pos_side(lua_State *state) {
    lua_pushstring(state, SIDES[call_of(state, POSITION)->pos->side]);
    return 1;
}

/* pos:piece("e4") gives the kind and the side, or nil. */
static int pos_piece(lua_State *state) {
    const Call *call = call_of(state, POSITION);
    Piece piece = call->pos->board[take_square(state, call, 2)];
    push_kind(state, call, piece_kind(piece));
    lua_pushstring(state, piece ? SIDES[piece_side(piece)] : NULL);
    return 2;
}

static int pos_strength(lua_State *state) {
    const Call *call = call_of(state, POSITION);
    Sums sums = position_strength(call->pos, take_square(state, call, 2));
    lua_pushnumber(state, sums.of[take_side(state, 3)] / 2.0);
    return 1;
}

static int pos_count(lua_State *state) {
    const Call *call = call_of(state, POSITION);
    Piece piece = piece_of(take_kind(state, call, 2), take_side(state, 3));
    lua_pushinteger(state, position_pieces(call->pos, piece));
    return 1;
}

/* pos:find("king", "white"): the first square where it stands, or nil. */
static int pos_find(lua_State *state) {
    const Call *call = call_of(state, POSITION);
    Piece piece = piece_of(take_kind(state, call, 2), take_side(state, 3));
    for (int s = 0; s < call->pos->rules->squares; s++) {
        if (call->pos->board[s] != piece)
            continue;
        push_square(state, call, (Square)s);
        return 1;
    }
    lua_pushnil(state);
    return 1;
}

static int pos_in_zone(lua_State *state) {
    const Call *call = call_of(state, POSITION);
    Square square = take_square(state, call, 2);
    const char *name = luaL_checkstring(state, 3);
    int zone = rules_zone(call->pos->rules, name);
    if (zone < 0)
        run_fault(state, run_line(state), "no zone \"%.40s\" in this game", name);
    lua_pushboolean(state, place_has(&call->pos->rules->zones[zone].own, square, take_side(state, 4)));
    return 1;
}

static int pos_in_check(lua_State *state) {
    const Call *call = call_of(state, POSITION);
    lua_pushboolean(state, position_in_check(call->pos, take_side(state, 2), NULL));
    return 1;
}

static int add_edit(lua_State *state, Call *call, Square square, Piece piece) {
    if (call->name != HOOK_AFTER)
        run_fault(state, run_line(state), "the board can be changed in `after` only");
    if (call->edit_count == MAX_EDITS)
        run_fault(state, run_line(state), "changes more than %d squares", MAX_EDITS);
    call->edits[call->edit_count++] = (Edit){square, piece};
    return 0;
}

static int pos_clear(lua_State *state) {
    Call *call = call_of(state, POSITION);
    return add_edit(state, call, take_square(state, call, 2), 0);
}

static int pos_put(lua_State *state) {
    Call *call = call_of(state, POSITION);
    Square square = take_square(state, call, 2);
    return add_edit(state, call, square, piece_of(take_kind(state, call, 3), take_side(state, 4)));
}

/* --- the move -------------------------------------------------------------------------- */

static int move_from_square(lua_State *state) {
    const Call *call = call_of(state, MOVE);
    push_square(state, call, move_from(call->move));
    return 1;
}

static int move_to_square(lua_State *state) {
    const Call *call = call_of(state, MOVE);
    push_square(state, call, move_to(call->move));
    return 1;
}

static int move_becomes_kind(lua_State *state) {
    const Call *call = call_of(state, MOVE);
    return push_kind(state, call, move_becomes(call->move));
}

static int move_takes(lua_State *state) {
    lua_pushboolean(state, move_hits(call_of(state, MOVE)->move));
    return 1;
}

/* --- the call -------------------------------------------------------------------------- */

static const luaL_Reg position_methods[] = {
    {"side", pos_side},         {"piece", pos_piece},       {"strength", pos_strength},
    {"count", pos_count},       {"find", pos_find},         {"in_zone", pos_in_zone},
    {"in_check", pos_in_check}, {"clear", pos_clear},       {"put", pos_put},
    {NULL, NULL}};
static const luaL_Reg move_methods[] = {{"from", move_from_square},
                                        {"to", move_to_square},
                                        {"becomes", move_becomes_kind},
                                        {"takes", move_takes},
                                        {NULL, NULL}};

/* What the list of methods does not have. */
static int on_unknown_question(lua_State *state) {
    const char *name = lua_type(state, 2) == LUA_TSTRING ? lua_tostring(state, 2) : "?";
    const char *known[16] = {NULL};
    int count = 0;
    for (lua_pushnil(state); count < 15 && lua_next(state, 1); lua_pop(state, 1))
        known[count++] = lua_tostring(state, -2);
    const char *nearest = text_nearest(name, known);
    if (nearest)
        run_fault(state, run_line(state), "no question \"%.60s\"; did you mean \"%s\"?", name,
                  nearest);
    lua_pushliteral(state, "takes");
    bool of_move = lua_rawget(state, 1) != LUA_TNIL;
    run_fault(state, run_line(state), "no question \"%.60s\"; allowed are %s", name,
              of_move ? "from, to, becomes, takes"
                      : "side, piece, strength, count, find, in_zone, in_check, clear, put");
}

static void push_handle(lua_State *state, const char *type, const luaL_Reg *methods,
                        unsigned serial) {
    Handle *handle = lua_newuserdatauv(state, sizeof *handle, 0);
    handle->serial = serial;
    if (luaL_newmetatable(state, type)) {
        lua_newtable(state);
        luaL_setfuncs(state, methods, 0);
        lua_createtable(state, 0, 1);
        lua_pushcfunction(state, on_unknown_question);
        lua_setfield(state, -2, "__index");
        lua_setmetatable(state, -2);
        lua_setfield(state, -2, "__index");
    }
    lua_setmetatable(state, -2);
}

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
    lua_getfield(state, LUA_REGISTRYINDEX, WORDS[call->name]);
    push_handle(state, POSITION, position_methods, call->serial);
    if (call->name != HOOK_OUTCOME)
        push_handle(state, MOVE, move_methods, call->serial);
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
