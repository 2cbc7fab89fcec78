/* Run: state, budgets, and the one place where a fault gets its file and line.
 *
 * Lua counts instructions in a hook, which stays armed to the end: once a budget is
 * spent every further instruction is a fault again. Instructions alone do not bound time
 * (joining two strings of megabytes is one), so the hook looks at the processor time too.
 * The chunk is named "script", and that name is replaced by the path in every message. */
#include "script/run.h"

#include "base/file.h"
#include "base/text.h"
#include "script/bare.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    API = 1,
    SOURCE_LIMIT = 1 << 20,
    MEMORY_LIMIT = 32 << 20,
    TEXT_LIMIT = 8 << 20,
    STEP_LIMIT = 2000000,
    HOOK_STEPS = 100,
    CALL_STEPS = 1000,      /* the same in a run_call(), */
    UNWATCHED_STEPS = 20000, /* where so many go by before the first look at the time */
    DEPTH_LIMIT = 200,
    TIME_LIMIT_MS = 500
};

static const char CHUNK[] = "script";

Run *run_of(lua_State *state) {
    Run *run;
    memcpy(&run, lua_getextraspace(state), sizeof run);
    return run;
}

/* --- faults ------------------------------------------------------------------------- */

/* One line of text: whatever controls a terminal becomes a blank. */
static void tell(Run *run, int line, const char *text) {
    if (run->told)
        return;
    run->told = true;
    err_set(run->err, "%s:%d: %s", run->path, line > 0 ? line : 1, text);
    for (char *c = run->err->text; *c; c++) {
        if (iscntrl((unsigned char)*c))
            *c = ' ';
    }
}

void run_give_up(lua_State *state) {
    run_of(state)->told = true;
    lua_pushnil(state);
    lua_error(state);
    abort(); /* lua_error does not return */
}

void run_fault(lua_State *state, int line, const char *fmt, ...) {
    char text[sizeof(Err)];
    va_list args;
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    tell(run_of(state), line, text);
    run_give_up(state);
}

/* The line that runs in the innermost function written in Lua. */
int run_line(lua_State *state) {
    lua_Debug frame;
    for (int level = 0; lua_getstack(state, level, &frame); level++) {
        lua_getinfo(state, "l", &frame);
        if (frame.currentline > 0)
            return frame.currentline;
    }
    return run_of(state)->line;
}

/* A message of Lua's own, with or without "script:LINE: " in front. Only its parser can run
 * out of C stack here: nothing that scripts are given calls back. */
static void tell_message(Run *run, int line, const char *message) {
    size_t length = sizeof CHUNK - 1;
    if (!strncmp(message, CHUNK, length) && message[length] == ':') {
        char *rest;
        long named = strtol(message + length + 1, &rest, 10);
        if (!strncmp(rest, ": ", 2)) {
            line = (int)named;
            message = rest + 2;
        }
    }
    if (!strcmp(message, "C stack overflow"))
        message = "brackets nest too deep";
    char text[sizeof(Err)];
    const char *at = strstr(message, " near ");
    bool hint = at && at[6] == '\'' && (isalpha((unsigned char)at[7]) || at[7] == '_');
    snprintf(text, sizeof text, "%s%s", message,
             hint ? "; is a comma or bracket missing before it, or are its quotes?" : "");
    tell(run, line, text);
}

static int on_error(lua_State *state) {
    int line = run_line(state);
    if (lua_isstring(state, -1)) {
        tell_message(run_of(state), line, lua_tostring(state, -1));
    } else {
        char text[80];
        snprintf(text, sizeof text, "an error that is not a text, but a %s",
                 luaL_typename(state, -1));
        tell(run_of(state), line, text);
    }
    return 1;
}

/* Those faults that reach no handler. */
static void tell_status(Run *run, lua_State *state, int status) {
    char text[80];
    snprintf(text, sizeof text, "needs more than %d megabytes of memory", MEMORY_LIMIT >> 20);
    if (status == LUA_ERRMEM)
        tell(run, run->line, text);
    else if (lua_isstring(state, -1))
        tell_message(run, run->line, lua_tostring(state, -1));
    else
        tell(run, run->line, "an error while an error was handled");
}

/* --- what is kept ----------------------------------------------------------------------- */

const char *run_text(lua_State *state, const char *text) {
    Run *run = run_of(state);
    if (arena_bytes(run->arena) - run->kept > TEXT_LIMIT)
        run_fault(state, run_line(state), "says more than %d megabytes", TEXT_LIMIT >> 20);
    return arena_text(run->arena, text);
}

/* --- the version ---------------------------------------------------------------------- */

void run_set_api(lua_State *state) {
    int whole, line = run_line(state);
    lua_Integer api = lua_tointegerx(state, -1, &whole);
    if (!whole || api < 1)
        run_fault(state, line, "chester_api has to be %d", API);
    if (api > API)
        run_fault(state, line, "written for API %lld; this program knows up to %d", (long long)api,
                  API);
    run_of(state)->has_api = true;
}

void run_need_api(lua_State *state) {
    if (!run_of(state)->has_api)
        run_fault(state, run_line(state), "chester_api = %d has to come first", API);
}

/* --- budgets ------------------------------------------------------------------------ */

static void *allocate(void *context, void *block, size_t old_size, size_t new_size) {
    Run *run = context;
    size_t old = block ? old_size : 0; /* without a block it is a type, not a size */
    if (new_size == 0) {
        run->memory -= old;
        free(block);
        return NULL;
    }
    if (new_size > old && run->memory - old + new_size > MEMORY_LIMIT)
        return NULL;
    void *moved = realloc(block, new_size);
    if (moved)
        run->memory += new_size - old;
    return moved;
}

static long processor_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void look_at_time(lua_State *state) {
    Run *run = run_of(state);
    long now = processor_ms(), most = run->called && run->most_ms ? run->most_ms : TIME_LIMIT_MS;
    if (!run->until_ms)
        run->until_ms = now + most;
    if (now <= run->until_ms)
        return;
    if (most == TIME_LIMIT_MS)
        run_fault(state, run_line(state), "runs for more than half a second");
    run_fault(state, run_line(state), "runs for more than %.1f seconds", most / 1000.0);
}

static void count_steps(lua_State *state) {
    Run *run = run_of(state);
    run->steps += run->called ? CALL_STEPS : HOOK_STEPS;
    long most = run->called && run->most_steps ? run->most_steps : STEP_LIMIT;
    if (run->steps > most)
        run_fault(state, run_line(state), "runs on for more than %ld instructions", most);
    if (run->called && run->stop && atomic_load_explicit(run->stop, memory_order_relaxed))
        run_fault(state, run_line(state), "was told to stop");
    if (!run->called || run->steps > UNWATCHED_STEPS)
        look_at_time(state);
}

static void on_hook(lua_State *state, lua_Debug *event) {
    Run *run = run_of(state);
    switch (event->event) {
    case LUA_HOOKLINE:
        run->line = event->currentline;
        break;
    case LUA_HOOKCALL: /* a tail call goes no deeper */
        if (++run->depth > DEPTH_LIMIT)
            run_fault(state, run_line(state), "calls nest deeper than %d", DEPTH_LIMIT);
        break;
    case LUA_HOOKRET:
        run->depth--;
        break;
    case LUA_HOOKCOUNT:
        count_steps(state);
        break;
    default:
        break;
    }
}

/* --- the run ------------------------------------------------------------------------ */

/* Whether the line at `text` says `field =`. */
static bool line_says(const char *text, const char *field) {
    size_t length = strlen(field), line_length = strcspn(text, "\n");
    const char *end = text + line_length;
    for (const char *at = text; at + length < end; at++) {
        if (strncmp(at, field, length) ||
            (at > text && (isalnum((unsigned char)at[-1]) || at[-1] == '_')))
            continue;
        const char *after = at + length + strspn(at + length, " \t");
        if (after[0] == '=' && after[1] != '=')
            return true;
    }
    return false;
}

int run_line_of(lua_State *state, int line, const char *field) {
    const char *text = run_of(state)->source ? run_of(state)->source : "";
    for (int number = 1; *text; number++, text += *text == '\n') {
        bool next_statement = number > line && isalpha((unsigned char)*text);
        if (next_statement)
            break;
        if (number >= line && line_says(text, field))
            return number;
        text += strcspn(text, "\n");
    }
    return line;
}

/* The source line by line, so that a fault of the parser has its line. */
static const char *next_line(lua_State *state, void *context, size_t *size) {
    const char **rest = context, *line = *rest;
    size_t length = strcspn(line, "\n");
    run_of(state)->line++;
    *size = length + (line[length] == '\n');
    *rest += *size;
    return line;
}

static int run_protected(lua_State *state) {
    Run *run = run_of(state);
    bare_open(state, run->give_words);
    const char *text = run->source;
    if (text[0] == LUA_SIGNATURE[0])
        run_fault(state, 1, "is a compiled script; only text is read");
    if (lua_load(state, next_line, &text, "=script", "t") != LUA_OK)
        return lua_error(state);
    lua_call(state, 0, 0);
    run->finish(state);
    return 0;
}

static bool run_source(Run *run) {
    lua_State *state = lua_newstate(allocate, run);
    if (!state)
        return err_set(run->err, "%s:1: no memory to read it", run->path);
    memcpy(lua_getextraspace(state), &run, sizeof run);
    lua_sethook(state, on_hook, LUA_MASKCOUNT | LUA_MASKLINE | LUA_MASKCALL | LUA_MASKRET,
                HOOK_STEPS);
    lua_pushcfunction(state, on_error);
    lua_pushcfunction(state, run_protected);
    int status = lua_pcall(state, 0, 0, 1);
    if (status != LUA_OK)
        tell_status(run, state, status);
    run->state = run->keep && status == LUA_OK ? state : NULL;
    if (run->state)
        lua_settop(state, 0);
    else
        lua_close(state);
    return status == LUA_OK;
}

static void start_budgets(Run *run) {
    run->steps = run->depth = run->line = 0;
    run->told = false;
    run->until_ms = processor_ms() + TIME_LIMIT_MS;
}

static bool run_protected_body(Run *run, lua_CFunction body) {
    lua_State *state = run->state;
    lua_settop(state, 0);
    lua_pushcfunction(state, on_error);
    lua_pushcfunction(state, body);
    int status = lua_pcall(state, 0, 0, 1);
    if (status != LUA_OK)
        tell_status(run, state, status);
    return status == LUA_OK;
}

bool run_again(Run *run, lua_CFunction body) {
    start_budgets(run);
    return run_protected_body(run, body);
}

bool run_call(Run *run, lua_CFunction body) {
    if (!run->called)
        lua_sethook(run->state, on_hook, LUA_MASKCOUNT, CALL_STEPS);
    run->called = true;
    run->steps = run->until_ms = 0;
    run->told = false;
    return run_protected_body(run, body);
}

void run_spare(Run *run, long ms) {
    if (run->until_ms)
        run->until_ms += ms;
}

void run_close(Run *run) {
    if (run->state)
        lua_close(run->state);
    run->state = NULL;
}

bool run_file(Run *run) {
    Err why;
    char *source = file_read(run->path, SOURCE_LIMIT, NULL, &why);
    if (!source && !file_exists(run->path))
        return err_set(run->err, "%s", why.text);
    if (!source)
        return err_set(run->err, "%s:1: %s", run->path, why.text);
    static const char MARK[] = "\xef\xbb\xbf"; /* that some editors put before UTF-8 */
    run->source = source + (strncmp(source, MARK, 3) ? 0 : 3);
    run->memory = 0;
    run->kept = arena_bytes(run->arena);
    run->has_api = false;
    start_budgets(run);
    bool whole = run_source(run);
    free(source);
    run->source = NULL;
    return whole;
}
