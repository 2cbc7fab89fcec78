/* Personality files: numbers for the search, by the names of weight_rows. */
#include "script/script.h"

#include "script/read.h"

#include <stdio.h>
#include <string.h>

enum { LEAST_LEVELS = 3, MOST_WORTH = 10000, MOST_DEPTH = 100, MOST_SECONDS = 3600 };

typedef struct File {
    Run run;
    Personality *who;
    bool open; /* personality "name" waits for its { ... } */
    int line;
    char what[96];
} File;

static File *file_of(lua_State *state) {
    return run_of(state)->data;
}

/* --- weights ---------------------------------------------------------------------------- */

/* In byte order of the names, since Lua's own order changes from run to run. */
static void add_material(const Spot *spot, Personality *who, const char *name, int worth) {
    int i = who->material_count;
    if (i == MATERIAL_NAMES)
        spot_fault(spot, "has more than %d pieces", MATERIAL_NAMES);
    for (; i > 0 && strcmp(who->material_name[i - 1], name) > 0; i--) {
        who->material_name[i] = who->material_name[i - 1];
        who->material[i] = who->material[i - 1];
    }
    who->material_name[i] = name;
    who->material[i] = worth;
    who->material_count++;
}

static void read_material(Reader *weights, Personality *who) {
    if (!reader_value(weights, "material"))
        return;
    Spot spot = reader_spot(weights, "material");
    lua_State *state = spot.state;
    if (!lua_istable(state, -1))
        spot_wrong(&spot, -1, "a table, like { konnet = 900 }");
    for (lua_pushnil(state); lua_next(state, -2); lua_pop(state, 1)) {
        int whole;
        lua_Integer worth = lua_tointegerx(state, -1, &whole);
        if (lua_type(state, -2) != LUA_TSTRING)
            spot_wrong(&spot, -2, "a table of pieces, like { konnet = 900 }");
        if (lua_type(state, -1) != LUA_TNUMBER || !whole || worth < 0 || worth > MOST_WORTH)
            spot_wrong(&spot, -1, "made of whole numbers from 0 to 10000");
        add_material(&spot, who, spot_text(&spot, -2), (int)worth);
    }
    lua_pop(state, 1);
}

static void read_weights(Reader *reader, Personality *who) {
    if (!reader_value(reader, "weights"))
        return;
    char what[128];
    snprintf(what, sizeof what, "%s: weights", reader->spot.what);
    Reader weights;
    reader_open(&weights, reader->spot.state, -1, reader->spot.line, what);
    read_material(&weights, who);
    for (int i = 0; i < weight_row_count; i++) {
        const WeightRow *row = &weight_rows[i];
        int *weight = (int *)(void *)((char *)&who->weights + row->offset);
        reader_whole(&weights, row->name, row->least, row->most, weight);
    }
    reader_close(&weights);
    lua_pop(reader->spot.state, 1);
}

/* --- levels ----------------------------------------------------------------------------- */

static Level read_level(const Spot *spot, int number) {
    char what[128];
    Level level = {.title = {NULL, NULL}};
    double nodes = 0, seconds = 0;
    Reader reader;
    snprintf(what, sizeof what, "%s: level %d", spot->what, number);
    reader_open(&reader, spot->state, -1, spot->line, what);
    bool titled = reader_label(&reader, "title", &level.title);
    reader_whole(&reader, "depth", 1, MOST_DEPTH, &level.limits.depth);
    reader_number(&reader, "nodes", 1, 1e12, &nodes);
    reader_number(&reader, "seconds", 0.01, MOST_SECONDS, &seconds);
    reader_whole(&reader, "slack", 0, MOST_WORTH, &level.slack);
    reader_close(&reader);
    if (!titled)
        spot_fault(&reader.spot, "has no title");
    level.limits.nodes = (uint64_t)nodes;
    level.limits.ms = (int)(1000 * seconds);
    if (!level.limits.depth && !level.limits.nodes && !level.limits.ms)
        spot_fault(&reader.spot, "would think for ever; give it depth, nodes or seconds");
    return level;
}

static void read_levels(Reader *reader, Personality *who) {
    if (!reader_value(reader, "levels"))
        return;
    Spot spot = reader_spot(reader, "levels");
    lua_State *state = spot.state;
    if (!lua_istable(state, -1))
        spot_wrong(&spot, -1, "a list, like { { title = \"Easy\", nodes = 800 }, ... }");
    int count = (int)lua_rawlen(state, -1);
    if (count < LEAST_LEVELS || count > MAX_LEVELS)
        spot_fault(&spot, "has %d entries; allowed are %d to %d", count, LEAST_LEVELS, MAX_LEVELS);
    for (int i = 0; i < count; i++) {
        lua_rawgeti(state, -1, i + 1);
        who->levels[i] = read_level(&spot, i + 1);
        lua_pop(state, 1);
    }
    who->level_count = count;
    lua_pop(state, 1);
}

/* --- the file --------------------------------------------------------------------------- */

static int take_body(lua_State *state) {
    File *file = file_of(state);
    if (!file->open)
        run_fault(state, run_line(state), "{ ... } without personality \"name\" in front");
    file->open = false;
    Personality *who = file->who;
    Reader reader;
    reader_open(&reader, state, 1, file->line, file->what);
    reader_label(&reader, "title", &who->title);
    reader_label(&reader, "says", &who->says);
    read_weights(&reader, who);
    read_levels(&reader, who);
    reader_close(&reader);
    return 0;
}

static int say_personality(lua_State *state) {
    File *file = file_of(state);
    Spot spot = {state, run_line(state), "personality", NULL};
    run_need_api(state);
    if (file->who->name)
        run_fault(state, spot.line, "personality stands already in line %d", file->line);
    const char *name = spot_name(&spot, 1);
    file->who->name = name;
    file->who->title = (Label){name, name};
    file->who->says = (Label){"", ""};
    file->line = spot.line;
    file->open = true;
    snprintf(file->what, sizeof file->what, "personality \"%s\"", name);
    lua_pushcfunction(state, take_body);
    return 1;
}

static void give_words(lua_State *state) {
    lua_pushcfunction(state, say_personality);
    lua_setfield(state, -2, "personality");
}

static void finish(lua_State *state) {
    File *file = file_of(state);
    if (!file->who->name)
        run_fault(state, 1, "no personality \"name\" { ... } in this file");
    if (file->open)
        run_fault(state, file->line, "%s has no { ... } behind it", file->what);
}

bool script_personality(const char *path, Arena *arena, Personality *who, Err *err) {
    personality_init(who);
    who->path = arena_text(arena, path);
    File file = {.run = {.path = who->path,
                         .arena = arena,
                         .err = err,
                         .give_words = give_words,
                         .finish = finish},
                 .who = who};
    file.run.data = &file;
    return run_file(&file.run);
}
