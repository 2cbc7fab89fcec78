/* Reads weights, search, levels, opening and functions of a personality. */
#include "script/traits.h"

#include "script/call.h"
#include "script/opening.h"

#include <stdio.h>
#include <string.h>

enum {
    LEAST_LEVELS = 3,
    MOST_WORTH = 10000,
    MOST_SLACK = 25000, /* the ends of games are beyond */
    MOST_DEPTH = 100,
    MOST_SECONDS = 3600,
    MOST_CANDIDATES = MAX_LINES
};

/* --- weights ---------------------------------------------------------------------------- */

/* In byte order of the names, since Lua's own order changes from run to run. */
static void add_material(const Spot *spot, Personality *who, const char *name, int worth) {
    int i = who->material_count;
    for (int k = 0; k < i; k++) {
        if (!strcmp(who->material_name[k], name)) { /* of the player that it was derived from */
            who->material[k] = worth;
            return;
        }
    }
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

/* Somebody who knows the name of a number, but not where it belongs, is told. */
static void check_group(const Reader *reader, WeightGroup group) {
    lua_State *state = reader->spot.state;
    for (int i = 0; i < weight_row_count; i++) {
        const WeightRow *row = &weight_rows[i];
        lua_pushstring(state, row->name);
        bool said = lua_rawget(state, reader->table) != LUA_TNIL;
        lua_pop(state, 1);
        if (!said || row->group == group)
            continue;
        Spot spot = reader_spot(reader, row->name);
        spot_fault(&spot, "belongs into %s = { ... }",
                   row->group == GROUP_SEARCH ? "search" : "weights");
    }
}

static void read_numbers(Reader *reader, const char *field, WeightGroup group, Personality *who) {
    if (!reader_value(reader, field))
        return;
    char what[128];
    snprintf(what, sizeof what, "%s: %s", reader->spot.what, field);
    Reader numbers;
    reader_open(&numbers, reader->spot.state, -1, reader->spot.line, what);
    check_group(&numbers, group);
    if (group == GROUP_WEIGHTS)
        read_material(&numbers, who);
    for (int i = 0; i < weight_row_count; i++) {
        const WeightRow *row = &weight_rows[i];
        int *weight = (int *)(void *)((char *)&who->weights + row->offset);
        if (row->group == group)
            reader_whole(&numbers, row->name, row->least, row->most, weight);
    }
    reader_close(&numbers);
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
    reader_whole(&reader, "slack", 0, MOST_SLACK, &level.slack);
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

/* --- functions --------------------------------------------------------------------------- */

static void read_function(Reader *reader, HookName name, Personality *who) {
    if (!reader_value(reader, hook_word(name)))
        return;
    Spot spot = reader_spot(reader, hook_word(name));
    if (!lua_isfunction(spot.state, -1))
        spot_wrong(&spot, -1, "a function");
    hook_keep(spot.state, name);
    who->hook_file[name - HOOK_EVALUATE] = run_of(spot.state)->path;
}

void traits_read(Reader *reader, Personality *who) {
    reader_label(reader, "title", &who->title);
    reader_label(reader, "says", &who->says);
    read_numbers(reader, "weights", GROUP_WEIGHTS, who);
    read_numbers(reader, "search", GROUP_SEARCH, who);
    read_levels(reader, who);
    opening_read(reader, who);
    for (HookName name = HOOK_EVALUATE; name < ALL_HOOK_NAMES; name++)
        read_function(reader, name, who);
    reader_whole(reader, "candidates", 2, MOST_CANDIDATES, &who->candidates);
}
