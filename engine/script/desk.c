/* What players ask about moves, and moves that they try: pos:moves(), pos:make(move),
 * pos:unmake(), pos:search { ... }. See desk.h and call.h. */
#include "script/desk.h"

#include "base/memory.h"
#include "core/notation.h"
#include "script/budget.h"
#include "script/call.h"
#include "script/read.h"

#include <stdlib.h>
#include <string.h>

enum {
    MOST_SEARCH_DEPTH = 60,
    /* Of all searches of one call, where the level limits neither; the positions decide. */
    SEARCH_NODES = 200000,
    SEARCH_MS = 400,
    /* What questions cost besides their instructions. */
    MOVE_STEPS = 16, /* for each in a list */
    TRY_STEPS = 10,
    OUTCOME_STEPS = 30,
    /* A search, however little it looks at: 40 microseconds and 2 to 5 for each move that there
     * is, measured in seven games; where hooks judge each of them, unknown, so as much as ever. */
    SEARCH_STEPS = 2000,
    SEARCH_MOVE_STEPS = 250,
    SEARCH_HOOKED_STEPS = 100000
};

static const double MOST_SEARCH_NODES = 1e9;

void desk_open(Desk *desk, const SearchJob *job, Table *table) {
    size_t past = (size_t)job->past_count;
    desk->pos = job->root;
    desk->made = 0;
    desk->job = job;
    desk->table = table;
    desk->free = !job->limits.nodes && !job->limits.ms;
    desk->nodes_left = job->limits.nodes ? job->limits.nodes : desk->free ? SEARCH_NODES : UINT64_MAX;
    desk->ms_left = job->limits.ms ? job->limits.ms : desk->free ? SEARCH_MS : -1;
    desk->keys = memory_new((past + DESK_PLIES) * sizeof *desk->keys);
    if (past)
        memcpy(desk->keys, job->past, past * sizeof *desk->keys);
}

void desk_close(Desk *desk) {
    free(desk->keys);
    desk->keys = NULL;
}

/* --- lists of moves ----------------------------------------------------------------------- */

/* The order of a list is that of the position, the same each time. */
static int push_moves(lua_State *state, const Call *call, const Move *moves, int count) {
    budget_spend(state, (size_t)count * MOVE_STEPS);
    lua_createtable(state, count, 0);
    for (int i = 0; i < count; i++) {
        push_move(state, call, moves[i]);
        lua_rawseti(state, -2, i + 1);
    }
    return 1;
}

static int pos_moves(lua_State *state) {
    const Call *call = player_call_of(state);
    Move moves[MAX_MOVES];
    return push_moves(state, call, moves, position_moves(call->pos, moves));
}

/* Those that take something, promote, or may end the game. */
static int pos_hits(lua_State *state) {
    const Call *call = player_call_of(state);
    Move moves[MAX_MOVES];
    return push_moves(state, call, moves, position_hits(call->pos, moves));
}

/* pos:legal("e2e4"): the move, or nil. */
static int pos_legal(lua_State *state) {
    const Call *call = player_call_of(state);
    lua_settop(state, 2);
    Move move = take_move(state, call, 2, "legal needs");
    if (move == NO_MOVE)
        lua_pushnil(state);
    else
        push_move(state, call, move);
    return 1;
}

/* pos:text(move): in coordinates. */
static int pos_text(lua_State *state) {
    const Call *call = player_call_of(state);
    char text[MOVE_TEXT_SIZE];
    lua_settop(state, 2);
    Move move = take_move(state, call, 2, "text needs");
    if (move == NO_MOVE)
        run_fault(state, run_line(state), "text of a move that is not legal here");
    move_write(call->pos, move, NOTATION_COORDINATE, text);
    lua_pushstring(state, text);
    return 1;
}

/* nil while the game goes on; else who wins, or "draw", and why. */
static int pos_outcome(lua_State *state) {
    Outcome outcome = position_outcome(player_call_of(state)->pos);
    budget_spend(state, OUTCOME_STEPS);
    if (outcome.result == PLAYING) {
        lua_pushnil(state);
        return 1;
    }
    if (outcome.result == DRAW)
        lua_pushliteral(state, "draw");
    else
        push_side(state, outcome.result == WHITE_WINS ? WHITE : BLACK);
    lua_pushstring(state, outcome.reason);
    return 2;
}

/* --- moves that are tried ----------------------------------------------------------------- */

static int pos_make(lua_State *state) {
    Call *call = desk_call_of(state);
    Desk *desk = call->desk;
    lua_settop(state, 2);
    Move move = take_move(state, call, 2, "make needs");
    if (move == NO_MOVE)
        run_fault(state, run_line(state), "make of a move that is not legal here");
    if (desk->made == DESK_PLIES)
        run_fault(state, run_line(state), "more than %d moves made and not taken back", DESK_PLIES);
    budget_spend(state, TRY_STEPS);
    desk->keys[desk->job->past_count + desk->made] = desk->pos.key;
    position_make(&desk->pos, move, &desk->undone[desk->made++]);
    return 0;
}

static int pos_unmake(lua_State *state) {
    Desk *desk = desk_call_of(state)->desk;
    if (!desk->made)
        run_fault(state, run_line(state), "unmake without a move made before");
    position_unmake(&desk->pos, &desk->undone[--desk->made]);
    return 0;
}

/* How often the position stood before, in the game and in the moves made. */
static int pos_stood(lua_State *state) {
    const Desk *desk = desk_call_of(state)->desk;
    lua_Integer stood = 0;
    for (int i = 0; i < desk->job->past_count + desk->made; i++)
        stood += desk->keys[i] == desk->pos.key;
    lua_pushinteger(state, stood);
    return 1;
}

static Limits take_limits(lua_State *state, const Desk *desk) {
    double nodes = 0;
    Limits limits = {.ms = desk->ms_left > 0 ? desk->ms_left : 0};
    Reader reader;
    reader_open(&reader, state, 2, run_line(state), "search");
    reader_whole(&reader, "depth", 1, MOST_SEARCH_DEPTH, &limits.depth);
    reader_number(&reader, "nodes", 1, MOST_SEARCH_NODES, &nodes);
    reader_close(&reader);
    if (!limits.depth && nodes == 0)
        run_fault(state, run_line(state), "search needs depth or nodes, as pos:search { nodes = 2000 }");
    limits.nodes = nodes > 0 ? (uint64_t)nodes : desk->nodes_left;
    if (limits.nodes > desk->nodes_left)
        limits.nodes = desk->nodes_left;
    if (!limits.nodes || !desk->ms_left)
        limits = (Limits){.nodes = 1};
    if (limits.nodes == UINT64_MAX)
        limits.nodes = 0;
    return limits;
}

static size_t search_price(const Position *pos) {
    Move moves[MAX_MOVES];
    if (pos->rules->hooks)
        return SEARCH_HOOKED_STEPS;
    return SEARCH_STEPS + (size_t)position_moves(pos, moves) * SEARCH_MOVE_STEPS;
}

/* pos:search { nodes = 2000 }: the best move and its score for the side to move, hundredths; nil
 * and the score when the game is over. It sees with the player's weights and slack, and
 * its nodes and its time are part of those of the level. */
static int pos_search(lua_State *state) {
    Call *call = desk_call_of(state);
    Desk *desk = call->desk;
    lua_settop(state, 2);
    budget_spend(state, search_price(&desk->pos));
    SearchJob job = {.root = desk->pos,
                     .past = desk->keys,
                     .past_count = desk->job->past_count + desk->made,
                     .who = desk->job->who,
                     .limits = take_limits(state, desk),
                     .slack = desk->job->slack,
                     .lines = 1,
                     .seed = desk->job->seed,
                     .table = desk->table,
                     .stop = desk->job->stop};
    SearchResult result = search_run(&job);
    if (desk->nodes_left != UINT64_MAX)
        desk->nodes_left -= result.nodes < desk->nodes_left ? result.nodes : desk->nodes_left;
    if (desk->ms_left > 0)
        desk->ms_left -= result.ms < desk->ms_left ? (int)result.ms : desk->ms_left;
    if (!desk->free)
        run_spare(run_of(state), (long)result.ms);
    if (result.best == NO_MOVE)
        lua_pushnil(state);
    else
        push_move(state, call, result.best);
    lua_pushinteger(state, result.score);
    return 2;
}

/* Instructions that the call may still take, so that a search in Lua can end in time. */
static int pos_left(lua_State *state) {
    player_call_of(state);
    lua_pushinteger(state, budget_left(state));
    return 1;
}

const luaL_Reg desk_questions[] = {
    {"moves", pos_moves}, {"hits", pos_hits},       {"legal", pos_legal}, {"text", pos_text},
    {"outcome", pos_outcome}, {"make", pos_make},   {"unmake", pos_unmake},
    {"stood", pos_stood}, {"search", pos_search},   {"left", pos_left},
    {NULL, NULL}};
