/* The questions about a position that any function of a script may ask, and those about a
 * move; at the end, what only players may ask: what things are worth, and chance.
 *
 * Strengths are plain numbers here: 1.5 is 1½. Squares, pieces and sides are texts. */
#include "script/call.h"

#include "core/notation.h"
#include "script/budget.h"

#include <string.h>

enum { SQUARE_STEPS = 3 }; /* for each in a list */

/* --- what stands where ------------------------------------------------------------------ */

static int pos_side(lua_State *state) {
    push_side(state, (Side)call_of(state, HANDLE_POSITION)->pos->side);
    return 1;
}

/* Those of one name, of "royal" or of "all", a bit each; kinds count from 1. */
static uint32_t take_kinds(lua_State *state, const Call *call, int index) {
    const char *name = luaL_checkstring(state, index);
    const Rules *rules = call->pos->rules;
    bool all = !strcmp(name, "all"), royal = !strcmp(name, "royal");
    if (!all && !royal) {
        Kind kind = take_kind(state, call, index);
        return kind ? (uint32_t)1 << kind : 0;
    }
    return all ? ~(uint32_t)0 : rules->royal_kinds;
}

/* pos:piece("e4") gives the kind and the side, or nil. */
static int pos_piece(lua_State *state) {
    const Call *call = call_of(state, HANDLE_POSITION);
    Piece piece = call->pos->board[take_square(state, call, 2)];
    push_kind(state, call, piece_kind(piece));
    if (!piece)
        return 1;
    push_side(state, piece_side(piece));
    return 2;
}

static int pos_strength(lua_State *state) {
    const Call *call = call_of(state, HANDLE_POSITION);
    Sums sums = position_strength(call->pos, take_square(state, call, 2));
    lua_pushnumber(state, sums.of[take_side(state, call, 3)] / 2.0);
    return 1;
}

static int pos_count(lua_State *state) {
    const Call *call = call_of(state, HANDLE_POSITION);
    uint32_t kinds = take_kinds(state, call, 2);
    Side side = take_side(state, call, 3);
    int count = 0;
    for (int kind = 1; kind <= call->pos->rules->kind_count; kind++)
        if (kinds >> kind & 1)
            count += position_pieces(call->pos, piece_of((Kind)kind, side));
    lua_pushinteger(state, count);
    return 1;
}

/* pos:find("king", "white"): the first square where it stands, or nil. */
static int pos_find(lua_State *state) {
    const Call *call = call_of(state, HANDLE_POSITION);
    uint32_t kinds = take_kinds(state, call, 2);
    Side side = take_side(state, call, 3);
    for (int s = 0; kinds && s < call->pos->rules->squares; s++) {
        Piece piece = call->pos->board[s];
        if (!piece || piece_side(piece) != side || !(kinds >> piece_kind(piece) & 1))
            continue;
        push_square(state, call, (Square)s);
        return 1;
    }
    lua_pushnil(state);
    return 1;
}

static int pos_in_zone(lua_State *state) {
    const Call *call = call_of(state, HANDLE_POSITION);
    Square square = take_square(state, call, 2);
    int zone = take_zone(state, call, 3);
    Side side = take_side(state, call, 4);
    lua_pushboolean(state, zone >= 0 && place_has(&call->pos->rules->zones[zone].own, square, side));
    return 1;
}

static int pos_in_check(lua_State *state) {
    const Call *call = call_of(state, HANDLE_POSITION);
    lua_pushboolean(state, position_in_check(call->pos, take_side(state, call, 2), NULL));
    return 1;
}

/* --- the board is changed ------------------------------------------------------------------ */

static int add_edit(lua_State *state, Call *call, Square square, Piece piece) {
    if (call->name != HOOK_AFTER)
        run_fault(state, run_line(state), "the board can be changed in `after` only");
    if (call->edit_count == MAX_EDITS)
        run_fault(state, run_line(state), "changes more than %d squares", MAX_EDITS);
    call->edits[call->edit_count++] = (Edit){square, piece};
    return 0;
}

static int pos_clear(lua_State *state) {
    Call *call = call_of(state, HANDLE_POSITION);
    return add_edit(state, call, take_square(state, call, 2), 0);
}

static int pos_put(lua_State *state) {
    Call *call = call_of(state, HANDLE_POSITION);
    Square square = take_square(state, call, 2);
    Kind kind = take_kind(state, call, 3);
    return add_edit(state, call, square, piece_of(kind, take_side(state, call, 4)));
}

/* --- the game ------------------------------------------------------------------------------- */

static int pos_variant(lua_State *state) {
    lua_pushstring(state, call_of(state, HANDLE_POSITION)->pos->rules->name);
    return 1;
}

static int pos_key(lua_State *state) {
    lua_pushinteger(state, (lua_Integer)call_of(state, HANDLE_POSITION)->pos->key);
    return 1;
}

static int pos_number(lua_State *state) {
    lua_pushinteger(state, call_of(state, HANDLE_POSITION)->pos->number);
    return 1;
}

static int pos_files(lua_State *state) {
    lua_pushinteger(state, call_of(state, HANDLE_POSITION)->pos->rules->files);
    return 1;
}

static int pos_ranks(lua_State *state) {
    lua_pushinteger(state, call_of(state, HANDLE_POSITION)->pos->rules->ranks);
    return 1;
}

static int pos_squares(lua_State *state) {
    const Call *call = call_of(state, HANDLE_POSITION);
    const Rules *rules = call->pos->rules;
    budget_spend(state, (size_t)rules->squares * SQUARE_STEPS);
    lua_createtable(state, rules->squares, 0);
    for (int s = 0, count = 0; s < rules->squares; s++) {
        if (rules->hole[s])
            continue;
        push_square(state, call, (Square)s);
        lua_rawseti(state, -2, ++count);
    }
    return 1;
}

/* pos:zone("castle", "white"): a list of its squares. */
static int pos_zone(lua_State *state) {
    const Call *call = call_of(state, HANDLE_POSITION);
    const Rules *rules = call->pos->rules;
    int zone = take_zone(state, call, 2), count = 0;
    Side side = take_side(state, call, 3);
    budget_spend(state, (size_t)rules->squares * SQUARE_STEPS);
    lua_newtable(state);
    for (int s = 0; zone >= 0 && s < rules->squares; s++) {
        if (!place_has(&rules->zones[zone].own, (Square)s, side))
            continue;
        push_square(state, call, (Square)s);
        lua_rawseti(state, -2, ++count);
    }
    return 1;
}

/* --- players ---------------------------------------------------------------------------------- */

static int pos_own(lua_State *state) {
    push_side(state, player_call_of(state)->self);
    return 1;
}

/* pos:value("ritter"): hundredths, as the player's weights have it. */
static int pos_value(lua_State *state) {
    const Call *call = player_call_of(state);
    Kind kind = take_kind(state, call, 2);
    lua_pushinteger(state, kind ? call->value[kind] : 0);
    return 1;
}

/* Of both sides at once: who asks for one nearly always asks for the other. */
static void add_up_material(Call *call) {
    const Position *pos = call->pos;
    const Rules *rules = pos->rules;
    int sum[2] = {0, 0};
    for (int s = 0; s < rules->squares; s++)
        sum[piece_side(pos->board[s])] += call->value[piece_kind(pos->board[s])];
    for (int kind = 1; kind <= rules->kind_count && rules->has_hands; kind++) {
        sum[WHITE] += call->value[kind] * pos->hand[WHITE][kind];
        sum[BLACK] += call->value[kind] * pos->hand[BLACK][kind];
    }
    memcpy(call->material, sum, sizeof sum);
    call->material_key = pos->key;
    call->material_serial = call->serial;
}

static int pos_material(lua_State *state) {
    Call *call = player_call_of(state);
    Side side = take_side(state, call, 2);
    if (call->material_serial != call->serial || call->material_key != call->pos->key)
        add_up_material(call);
    lua_pushinteger(state, call->material[side]);
    return 1;
}

/* pos:random(6): a whole number from 1 to 6, the same at the same point of the same game. */
static int pos_random(lua_State *state) {
    Call *call = player_call_of(state);
    lua_Integer most = luaL_checkinteger(state, 2);
    if (most < 1 || most > INT32_MAX)
        run_fault(state, run_line(state), "random needs a number from 1 on, as pos:random(6)");
    lua_pushinteger(state, 1 + (lua_Integer)rng_below(&call->rng, (uint32_t)most));
    return 1;
}

const luaL_Reg position_questions[] = {
    {"side", pos_side},         {"piece", pos_piece},       {"strength", pos_strength},
    {"count", pos_count},       {"find", pos_find},         {"in_zone", pos_in_zone},
    {"in_check", pos_in_check}, {"clear", pos_clear},       {"put", pos_put},
    {"variant", pos_variant},   {"key", pos_key},           {"number", pos_number},
    {"files", pos_files},       {"ranks", pos_ranks},       {"squares", pos_squares},
    {"zone", pos_zone},         {"own", pos_own},           {"value", pos_value},
    {"material", pos_material}, {"random", pos_random},     {NULL, NULL}};

/* --- the move ------------------------------------------------------------------------------ */

static int move_from_square(lua_State *state) {
    push_square(state, call_of(state, HANDLE_MOVE), move_from(take_own_move(state)));
    return 1;
}

static int move_to_square(lua_State *state) {
    push_square(state, call_of(state, HANDLE_MOVE), move_to(take_own_move(state)));
    return 1;
}

static int move_becomes_kind(lua_State *state) {
    return push_kind(state, call_of(state, HANDLE_MOVE), move_becomes(take_own_move(state)));
}

static int move_takes(lua_State *state) {
    lua_pushboolean(state, move_hits(take_own_move(state)));
    return 1;
}

static int move_exchanges(lua_State *state) {
    lua_pushboolean(state, move_action(take_own_move(state)) == MOVE_EXCHANGE);
    return 1;
}

const luaL_Reg move_questions[] = {{"from", move_from_square},     {"to", move_to_square},
                                   {"becomes", move_becomes_kind}, {"takes", move_takes},
                                   {"exchanges", move_exchanges},  {NULL, NULL}};
