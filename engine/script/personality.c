/* Personality files: one statement, perhaps with `from`.
 *
 * `from` first fills the personality with the other one, read in a state of its own; what
 * the file says comes on top. When a file is read once more for its functions only
 * (mind.c), the other one is left alone: its functions are asked for in its own state. */
#include "script/personality.h"

#include "script/script.h"
#include "script/traits.h"

#include <stdio.h>
#include <string.h>

enum { MOST_PARENTS = 16 };

static const char PERSONALITY[] = "chester.personality"; /* the registry's name of the type */

static PersonalityFile *file_of(lua_State *state) {
    return run_of(state)->data;
}

/* The last argument; the first is the personality's own value when that is called. */
static int take_body(lua_State *state) {
    PersonalityFile *file = file_of(state);
    if (!file->open)
        run_fault(state, run_line(state), "{ ... } without personality \"name\" in front");
    file->open = false;
    Reader reader;
    reader_open(&reader, state, lua_gettop(state), file->line, file->what);
    traits_read(&reader, file->who);
    reader_close(&reader);
    return 0;
}

static void name_it(PersonalityFile *file, const char *name) {
    file->who->name = name;
    file->who->title = (Label){name, name};
    file->who->says = (Label){"", ""};
}

static int say_personality(lua_State *state) {
    PersonalityFile *file = file_of(state);
    Spot spot = {state, run_line(state), "personality", NULL};
    run_need_api(state);
    if (!run_of(state)->source)
        run_fault(state, spot.line, "a player can only be described while the file is read");
    if (file->who->name)
        run_fault(state, spot.line, "personality stands already in line %d", file->line);
    name_it(file, spot_name(&spot, 1));
    file->line = spot.line;
    file->open = true;
    snprintf(file->what, sizeof file->what, "personality \"%s\"", file->who->name);
    lua_newuserdatauv(state, 0, 0);
    luaL_setmetatable(state, PERSONALITY);
    return 1;
}

/* --- from -------------------------------------------------------------------------------- */

static void find_parent(lua_State *state, const char *name, char path[4096]) {
    PersonalityFile *file = file_of(state);
    int depth = 0;
    Err why;
    if (!file->find)
        run_fault(state, file->line, "from \"%s\": no other players are known here", name);
    bool found = file->find(file->context, name, path, &why);
    for (const PersonalityFile *child = file; child; child = child->child, depth++) {
        if (!strcmp(found ? child->run.path : child->who->name, found ? path : name))
            run_fault(state, file->line,
                      "from \"%s\" goes round in a circle: that is derived from this file", name);
    }
    if (!found)
        run_fault(state, file->line, "from \"%s\": %s", name, why.text);
    if (depth > MOST_PARENTS)
        run_fault(state, file->line, "from \"%s\": more than %d players derived from each other",
                  name, MOST_PARENTS);
}

/* The other one is read into a personality of its own, which becomes this one. */
static void read_parent(lua_State *state, const char *name) {
    PersonalityFile *file = file_of(state);
    Personality other;
    char path[4096];
    find_parent(state, name, path);
    personality_init(&other);
    PersonalityFile parent = {.run = {.path = arena_text(file->run.arena, path),
                                      .arena = file->run.arena,
                                      .err = file->run.err,
                                      .files = file->run.files,
                                      .remembered = file->run.remembered},
                              .who = &other,
                              .find = file->find,
                              .context = file->context,
                              .child = file};
    if (!personality_run(&parent))
        run_give_up(state);
    const char *own = file->who->name;
    other.path = file->who->path;
    other.read = file->who->read;
    *file->who = other;
    name_it(file, own);
}

static int say_from(lua_State *state) {
    PersonalityFile *file = file_of(state);
    if (!file->open || file->derived)
        run_fault(state, run_line(state), "from has to follow personality \"name\"");
    Spot spot = {state, file->line, "from", NULL};
    const char *name = spot_name(&spot, 2);
    file->derived = true;
    if (!file->functions_only)
        read_parent(state, name);
    lua_pushcfunction(state, take_body);
    return 1;
}

/* --- the file --------------------------------------------------------------------------- */

static void give_words(lua_State *state) {
    lua_pushcfunction(state, say_personality);
    lua_setfield(state, -2, "personality");
    luaL_newmetatable(state, PERSONALITY);
    lua_pushcfunction(state, take_body);
    lua_setfield(state, -2, "__call");
    lua_createtable(state, 0, 1);
    lua_pushcfunction(state, say_from);
    lua_setfield(state, -2, "from");
    lua_setfield(state, -2, "__index");
    lua_pop(state, 1);
}

static void finish(lua_State *state) {
    PersonalityFile *file = file_of(state);
    if (!file->who->name)
        run_fault(state, 1, "no personality \"name\" { ... } in this file");
    if (file->open)
        run_fault(state, file->line, "%s has no { ... } behind it", file->what);
}

bool personality_run(PersonalityFile *file) {
    file->run.give_words = give_words;
    file->run.finish = finish;
    file->run.data = file;
    return run_file(&file->run);
}

bool script_personality(const char *path, FindFile find, void *context, Arena *arena,
                        Personality *who, Err *err) {
    personality_init(who);
    who->path = arena_text(arena, path);
    PersonalityFile file = {.run = {.path = who->path, .arena = arena, .err = err, .files = &who->read},
                            .who = who,
                            .find = find,
                            .context = context};
    return personality_run(&file);
}
