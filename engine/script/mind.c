/* A mind's states, and the three ways of calling them. */
#include "script/mind.h"

#include "base/memory.h"
#include "core/notation.h"
#include "script/call.h"
#include "script/personality.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    TABLE_MEGABYTES = 1,    /* for searches that a script asks for */
    MOST_SCORE = 20000,     /* what lies beyond is cut off: no end of the game is so far away */
    MOST_STEPS = 20000000   /* instructions of one `choose` or `play` */
};

/* A file that has some of the functions. */
typedef struct Voice {
    PersonalityFile file;
    Personality said; /* while it was read; nobody looks at it */
    Arena *arena;
} Voice;

struct Mind {
    const Personality *who;
    Voice *voices[MIND_HOOKS]; /* the same one for functions of the same file */
    const SearchJob *job;
    const Rules *rules;
    int value[MAX_KINDS];
    Table *table;
    Call call;
    Desk desk;
    const Candidate *candidates;
    int candidate_count;
    Move given;
    Err fault;
    bool failed;
};

/* --- its files ------------------------------------------------------------------------- */

static void voice_free(Voice *voice) {
    run_close(&voice->file.run);
    arena_free(voice->arena);
    free(voice);
}

/* The file as it was read first, whatever is in it now. */
static Voice *voice_new(const Personality *who, MindHook hook, Err *err) {
    Voice *voice = memory_new(sizeof *voice);
    personality_init(&voice->said);
    voice->arena = arena_new();
    voice->file = (PersonalityFile){
        .run = {.path = who->hook_file[hook], .arena = voice->arena, .err = err, .keep = true,
                .remembered = who->read},
        .who = &voice->said,
        .functions_only = true};
    if (personality_run(&voice->file))
        return voice;
    voice_free(voice);
    return NULL;
}

/* An earlier hook of the same file. */
static Voice *voice_known(const Mind *mind, MindHook hook) {
    const char *const *file = mind->who->hook_file;
    for (MindHook i = 0; i < hook; i++) {
        if (file[i] && !strcmp(file[i], file[hook]))
            return mind->voices[i];
    }
    return NULL;
}

static bool has_function(Voice *voice, MindHook hook, Err *err) {
    HookName name = HOOK_EVALUATE + hook;
    lua_State *state = voice->file.run.state;
    hook_push(state, name);
    bool has = lua_isfunction(state, -1);
    lua_settop(state, 0);
    return has || err_set(err, "%s:1: has no %s any more", voice->file.run.path, hook_word(name));
}

Mind *mind_open(const Personality *who, Err *err) {
    Mind *mind = memory_new(sizeof *mind);
    mind->who = who;
    for (MindHook hook = 0; hook < MIND_HOOKS; hook++) {
        if (!who->hook_file[hook])
            continue;
        Voice *voice = voice_known(mind, hook);
        mind->voices[hook] = voice ? voice : voice_new(who, hook, err);
        if (!mind->voices[hook] || !has_function(mind->voices[hook], hook, err)) {
            mind_close(mind);
            return NULL;
        }
    }
    return mind;
}

void mind_close(Mind *mind) {
    if (!mind)
        return;
    for (MindHook hook = 0; hook < MIND_HOOKS; hook++) {
        if (mind->voices[hook] && !voice_known(mind, hook))
            voice_free(mind->voices[hook]);
    }
    table_free(mind->table);
    free(mind);
}

void mind_begin(Mind *mind, const SearchJob *job) {
    mind->job = job;
    mind->failed = false;
    mind->call.self = (Side)job->root.side;
    mind->call.value = mind->value;
    if (mind->rules == job->root.rules)
        return;
    mind->rules = job->root.rules;
    for (int kind = 1; kind <= mind->rules->kind_count; kind++)
        mind->value[kind] = search_material(mind->rules, mind->who, (Kind)kind);
}

bool mind_fault(const Mind *mind, Err *err) {
    if (mind->failed)
        *err = mind->fault;
    return mind->failed;
}

/* --- calls ---------------------------------------------------------------------------- */

static Mind *mind_of(lua_State *state) {
    Call *call = run_of(state)->call;
    return (Mind *)(void *)((char *)call - offsetof(Mind, call));
}

static bool ask(Mind *mind, MindHook hook, const Position *pos, lua_CFunction body) {
    Run *run = &mind->voices[hook]->file.run;
    Call *call = &mind->call;
    call->name = HOOK_EVALUATE + hook;
    call->pos = pos;
    call->serial++;
    /* A position that comes again in a game may be answered otherwise. */
    call->rng.state = pos->key ^ rng_mix(mind->job->seed + (uint64_t)mind->job->past_count);
    run->call = call;
    run->err = &mind->fault;
    run->random = call->rng;
    bool done = run_again(run, body);
    run->call = NULL;
    if (!done)
        mind->failed = true;
    return done;
}

/* What is wrong with the result of a function is wrong where it begins. */
static void stand_at(lua_State *state, HookName name) {
    lua_Debug about;
    hook_push(state, name);
    lua_getinfo(state, ">S", &about);
    run_of(state)->line = about.linedefined;
}

static int take_score(lua_State *state, int index, HookName name) {
    double score = lua_tonumber(state, index);
    if (lua_type(state, index) != LUA_TNUMBER || !isfinite(score))
        stand_at(state, name);
    if (lua_type(state, index) != LUA_TNUMBER)
        run_fault(state, run_line(state), "%s has to give a number, not a %s", hook_word(name),
                  luaL_typename(state, index));
    if (!isfinite(score))
        run_fault(state, run_line(state), "%s has to give a number that is finite", hook_word(name));
    return score > MOST_SCORE ? MOST_SCORE : score < -MOST_SCORE ? -MOST_SCORE : (int)score;
}

static int call_evaluate(lua_State *state) {
    Call *call = run_of(state)->call;
    hook_push(state, HOOK_EVALUATE);
    push_position(state, call);
    lua_pushinteger(state, call->score);
    lua_call(state, 2, 1);
    call->score = take_score(state, -1, HOOK_EVALUATE);
    return 0;
}

int mind_evaluate(void *thing, const Position *pos, int score) {
    Mind *mind = thing;
    if (mind->failed)
        return score;
    mind->call.desk = NULL;
    mind->call.score = score;
    return ask(mind, MIND_EVALUATE, pos, call_evaluate) ? mind->call.score : score;
}

/* --- once a move ------------------------------------------------------------------------- */

/* In the root's position, whatever moves the script has left made. */
static void take_result(lua_State *state, Mind *mind, int index) {
    HookName name = mind->call.name;
    char what[40];
    mind->desk.pos = mind->job->root;
    mind->desk.made = 0;
    snprintf(what, sizeof what, "%s has to give", hook_word(name));
    stand_at(state, name);
    index = lua_absindex(state, index);
    lua_pushvalue(state, index);
    mind->given = take_move(state, &mind->call, -1, what);
    if (mind->given == NO_MOVE && lua_isstring(state, index))
        run_fault(state, run_line(state), "%s gives \"%.40s\", which is no legal move", hook_word(name),
                  lua_tostring(state, index));
    if (mind->given == NO_MOVE)
        run_fault(state, run_line(state), "%s gives a move that is not legal", hook_word(name));
}

static void push_line(lua_State *state, const Mind *mind, const Candidate *candidate) {
    Position pos = mind->job->root;
    Undo undo;
    lua_createtable(state, candidate->length, 0);
    for (int i = 0; i < candidate->length; i++) {
        char text[MOVE_TEXT_SIZE];
        move_write(&pos, candidate->line[i], NOTATION_COORDINATE, text);
        position_make(&pos, candidate->line[i], &undo);
        lua_pushstring(state, text);
        lua_rawseti(state, -2, i + 1);
    }
}

static void push_candidate(lua_State *state, const Mind *mind, const Candidate *candidate) {
    lua_createtable(state, 0, 4);
    push_move(state, &mind->call, candidate->move);
    lua_setfield(state, -2, "move");
    lua_pushinteger(state, candidate->score);
    lua_setfield(state, -2, "score");
    if (candidate->mate) {
        lua_pushinteger(state, candidate->mate);
        lua_setfield(state, -2, "mate");
    }
    push_line(state, mind, candidate);
    lua_setfield(state, -2, "line");
}

static int call_choose(lua_State *state) {
    Mind *mind = mind_of(state);
    hook_push(state, HOOK_CHOOSE);
    push_position(state, &mind->call);
    lua_createtable(state, mind->candidate_count, 0);
    for (int i = 0; i < mind->candidate_count; i++) {
        push_candidate(state, mind, &mind->candidates[i]);
        lua_rawseti(state, -2, i + 1);
    }
    lua_call(state, 2, 1);
    take_result(state, mind, lua_gettop(state));
    return 0;
}

static void push_limit(lua_State *state, const char *name, double limit) {
    if (limit <= 0)
        return;
    lua_pushnumber(state, limit);
    lua_setfield(state, -2, name);
}

static int call_play(lua_State *state) {
    Mind *mind = mind_of(state);
    const Limits *limits = &mind->job->limits;
    hook_push(state, HOOK_PLAY);
    push_position(state, &mind->call);
    lua_createtable(state, 0, 4);
    push_limit(state, "depth", limits->depth);
    push_limit(state, "nodes", (double)limits->nodes);
    push_limit(state, "seconds", limits->ms / 1000.0);
    push_limit(state, "slack", mind->job->slack);
    lua_call(state, 2, 2);
    mind->call.score = lua_isnil(state, -1) ? 0 : take_score(state, -1, HOOK_PLAY);
    take_result(state, mind, lua_gettop(state) - 1);
    return 0;
}

/* Moves may be tried on a board of its own, and a search may be asked for. */
static bool ask_at_desk(Mind *mind, MindHook hook, lua_CFunction body) {
    Run *run = &mind->voices[hook]->file.run;
    if (!mind->table)
        mind->table = table_new(TABLE_MEGABYTES);
    run->most_steps = MOST_STEPS;
    run->stop = mind->job->stop;
    desk_open(&mind->desk, mind->job, mind->table);
    mind->call.desk = &mind->desk;
    bool done = ask(mind, hook, &mind->desk.pos, body);
    mind->call.desk = NULL;
    desk_close(&mind->desk);
    run->most_steps = 0;
    run->stop = NULL;
    return done;
}

bool mind_choose(Mind *mind, const Candidate *candidates, int count, Move *move) {
    mind->candidates = candidates;
    mind->candidate_count = count;
    bool done = ask_at_desk(mind, MIND_CHOOSE, call_choose);
    *move = mind->given;
    return done;
}

bool mind_play(Mind *mind, Move *move, int *score) {
    bool done = ask_at_desk(mind, MIND_PLAY, call_play);
    *move = mind->given;
    *score = mind->call.score;
    return done;
}
