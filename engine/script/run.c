/* Run: reads a file, makes its state, enters it, and leaves it for good when it was ended. */
#include "script/run.h"

#include "base/text.h"
#include "script/bare.h"
#include "script/budget.h"
#include "script/weigh.h"

#include <stdlib.h>
#include <string.h>

enum { API = 1, SOURCE_LIMIT = 256 << 10, KEPT_LIMIT = 8 << 20, PIECE = 256, BYTE_STEPS = 4 };

Run *run_of(lua_State *state) {
    Run *run;
    memcpy(&run, lua_getextraspace(state), sizeof run);
    return run;
}

/* --- what is kept ----------------------------------------------------------------------- */

const char *run_text(lua_State *state, const char *text) {
    Run *run = run_of(state);
    if (arena_bytes(run->arena) - run->kept > KEPT_LIMIT)
        run_fault(state, run_line(state), "says more than %d megabytes", KEPT_LIMIT >> 20);
    return arena_text(run->arena, text);
}

/* A file that an earlier run has read means what it meant then, whatever is in it now. */
const char *run_read(Run *run, const char *path, Err *err) {
    for (const FileText *file = run->remembered; file; file = file->next) {
        if (!strcmp(file->path, path))
            return file->text;
    }
    char *text = file_read(path, SOURCE_LIMIT, NULL, err);
    if (!text)
        return NULL;
    FileText *file = arena_take(run->arena, sizeof *file);
    *file = (FileText){.path = arena_text(run->arena, path), .text = arena_text(run->arena, text)};
    free(text);
    if (run->files) {
        file->next = *run->files;
        *run->files = file;
    }
    return file->text;
}

/* --- the version ---------------------------------------------------------------------- */

void run_set_api(lua_State *state) {
    int whole, line = run_line(state);
    lua_Integer api = lua_tointegerx(state, -1, &whole);
    if (!whole || api < 1)
        run_fault(state, line, "chester_api has to be %d", API);
    if (api > API)
        run_fault(state, line, "written for chester_api = %lld, and this chester knows up to %d: a newer one can read it",
                  (long long)api, API);
    run_of(state)->has_api = true;
}

void run_need_api(lua_State *state) {
    if (!run_of(state)->has_api)
        run_fault(state, run_line(state), "chester_api = %d has to come first", API);
}

/* --- a chunk -------------------------------------------------------------------------- */

/* The source line by line, so that a fault of the parser has its line, and long ones in
 * pieces: each pays. */
static const char *next_piece(lua_State *state, void *context, size_t *size) {
    const char **rest = context, *piece = *rest;
    size_t length = strcspn(piece, "\n");
    bool whole = length < PIECE;
    *size = whole ? length + (piece[length] == '\n') : PIECE;
    budget_spend(state, *size * BYTE_STEPS);
    *rest += *size;
    run_of(state)->line += whole && piece[length] == '\n';
    return piece;
}

void run_load(lua_State *state, const char *text, const char *name) {
    Run *run = run_of(state);
    char chunk[32] = "=";
    static const char MARK[] = "\xef\xbb\xbf"; /* that some editors put before UTF-8 */
    text += strncmp(text, MARK, 3) ? 0 : 3;
    strncat(chunk, name, sizeof chunk - 2);
    run->parsing = true;
    run->line = 1;
    if (text[0] == LUA_SIGNATURE[0])
        run_fault(state, 1, "is a compiled script; only text is read");
    weigh_source(state, text);
    run->line = 1;
    if (lua_load(state, next_piece, &text, chunk, "t") != LUA_OK) {
        run_on_error(state);
        run_give_up(state);
    }
    run->parsing = false;
}

/* --- the run ------------------------------------------------------------------------ */

static int read_file(lua_State *state) {
    Run *run = run_of(state);
    bare_open(state, run->give_words);
    run_load(state, run->source, "script");
    lua_call(state, 0, 0);
    run->finish(state);
    return 0;
}

/* False when the body failed; a run that was ended has lost its state then. */
static bool enter(Run *run, lua_CFunction body) {
    run->told = run->parsing = false;
    run->line = 0;
    budget_start(run);
    if (setjmp(run->end)) {
        budget_drop(run);
        return false;
    }
    lua_settop(run->state, 0);
    lua_pushcfunction(run->state, run_on_error);
    lua_pushcfunction(run->state, body);
    int status = lua_pcall(run->state, 0, 0, 1);
    run->thread = run->state;
    if (status != LUA_OK)
        run_tell_status(run, run->state, status);
    return status == LUA_OK;
}

bool run_again(Run *run, lua_CFunction body) {
    if (!run->state || run->running)
        return err_set(run->err, "%s:1: has been ended before", run->path);
    run->running = true;
    bool done = enter(run, body);
    run->running = false;
    return done;
}

void run_spare(Run *run, long ms) {
    if (run->until_ms)
        run->until_ms += ms;
}

void run_close(Run *run) {
    budget_drop(run);
}

bool run_file(Run *run) {
    Err why;
    run->source = run_read(run, run->path, &why);
    if (!run->source && !file_exists(run->path))
        return err_set(run->err, "%s", why.text);
    if (!run->source)
        return err_set(run->err, "%s:1: %s", run->path, why.text);
    run->kept = arena_bytes(run->arena);
    run->has_api = false;
    run->random.state = 0;
    run->module_count = 0;
    run->state = budget_state(run);
    if (!run->state)
        return err_set(run->err, "%s:1: no memory to read it", run->path);
    bool whole = enter(run, read_file);
    if (!whole || !run->keep)
        budget_drop(run);
    run->source = NULL;
    return whole;
}
