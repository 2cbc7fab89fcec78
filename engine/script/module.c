/* Modules: from a name to a file that may be read, and its value, kept in the registry. */
#include "script/module.h"

#include "script/run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char LOADED[] = "chester.modules"; /* path -> value; false while it is read */

/* Folders of the program that modules may come from, by the part before the dot. */
static const char *const shared[] = {"pieces", "runtime"};

/* Small letters, digits, _ and -; so no name leads out of a folder. */
static bool is_name(const char *text, size_t length) {
    static const char ALLOWED[] = "abcdefghijklmnopqrstuvwxyz0123456789_-";
    return length > 0 && length <= 40 && strspn(text, ALLOWED) >= length;
}

/* variants/NAME/variant.lua: its own folder; NAME.lua: the folder NAME beside it. */
static bool own_folder(const Run *run, char out[PATH_SIZE]) {
    int length = snprintf(out, PATH_SIZE, "%s", run->path);
    if (length >= PATH_SIZE)
        return false;
    char *name = (char *)path_name(out);
    char *ending = strrchr(name, '.');
    if (strcmp(name, "variant.lua") && ending && ending > name)
        *ending = '\0';
    else
        strcpy(name, ".");
    return true;
}

static bool shared_folder(const char *name, size_t length, char out[PATH_SIZE]) {
    char data[PATH_SIZE], part[64];
    for (size_t i = 0; i < sizeof shared / sizeof *shared; i++) {
        if (strlen(shared[i]) != length || strncmp(shared[i], name, length))
            continue;
        snprintf(part, sizeof part, "scripts/%s", shared[i]);
        return data_folder(data, NULL) && path_join(out, data, part);
    }
    return false;
}

/* Whether what is really at `path`, links followed, lies in `folder`. */
static bool lies_in(const char *path, const char *folder) {
    char *real = realpath(path, NULL), *home = realpath(folder, NULL);
    size_t length = home ? strlen(home) : 0;
    bool inside = real && home && !strncmp(real, home, length) && real[length] == '/';
    free(real);
    free(home);
    return inside;
}

static void find_module(lua_State *state, const char *name, char path[PATH_SIZE]) {
    char folder[PATH_SIZE], file[64];
    const char *dot = strchr(name, '.'), *last = dot ? dot + 1 : name;
    int line = run_line(state);
    bool good = is_name(last, strlen(last)) && (!dot || is_name(name, (size_t)(dot - name)));
    if (!good)
        run_fault(state, line, "require: \"%.60s\" is no name of a module; it is made of small Latin "
                  "letters, digits, _ and -, like \"helpers\" or \"pieces.orthodox\"", name);
    bool found = dot ? shared_folder(name, (size_t)(dot - name), folder)
                     : own_folder(run_of(state), folder);
    if (!found)
        run_fault(state, line, "require: there are modules in \"pieces\" and \"runtime\", not in \"%.*s\"",
                  dot ? (int)(dot - name) : 0, name);
    snprintf(file, sizeof file, "%s.lua", last);
    if (!path_join(path, folder, file))
        run_fault(state, line, "require: the path of \"%s\" is too long", name);
    if (file_exists(path) && !lies_in(path, folder))
        run_fault(state, line, "require: \"%s\" is a link out of its folder", name);
}

/* Leaves what the module gives on the stack: its value, or true. */
static void run_module(lua_State *state, const char *name, const char *path) {
    Run *run = run_of(state);
    Err why;
    char chunk[32];
    int line = run_line(state);
    const char *source = run_read(run, path, &why);
    if (!source)
        run_fault(state, line, "require: %s", why.text);
    if (run->module_count == MOST_MODULES)
        run_fault(state, line, "require: more than %d modules", MOST_MODULES);
    snprintf(chunk, sizeof chunk, "module%d", run->module_count);
    run->modules[run->module_count++] = arena_text(run->arena, path);
    run_load(state, source, chunk);
    lua_pushstring(state, name);
    lua_call(state, 1, 1);
    if (lua_isnil(state, -1)) {
        lua_pop(state, 1);
        lua_pushboolean(state, 1);
    }
}

int module_require(lua_State *state) {
    size_t length;
    const char *name = luaL_checklstring(state, 1, &length);
    char path[PATH_SIZE];
    lua_settop(state, 1);
    if (strlen(name) != length)
        run_fault(state, run_line(state), "require: a name with a zero byte is no name of a module");
    if (!run_of(state)->source)
        run_fault(state, run_line(state), "require: modules can only be asked for while the file is read");
    find_module(state, name, path);
    luaL_getsubtable(state, LUA_REGISTRYINDEX, LOADED);
    if (lua_getfield(state, 2, path) == LUA_TBOOLEAN && !lua_toboolean(state, -1))
        run_fault(state, run_line(state), "require: \"%s\" asks for itself", name);
    if (!lua_isnil(state, -1))
        return 1;
    lua_pushboolean(state, 0);
    lua_setfield(state, 2, path);
    run_module(state, name, path);
    lua_pushvalue(state, -1);
    lua_setfield(state, 2, path);
    return 1;
}
