/* Reads lines of an opening, in the order of the file where it has one. */
#include "script/opening.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_LINES = 500, MOST_VARIANTS = 64 };

static const char FORM[] = "made of moves in coordinates, like \"e2e4 e7e5 d1g4\"";

/* Four letters and digits at least for each move; what they mean is for the rules to say. */
static bool is_line(const char *text) {
    static const char ALLOWED[] = "abcdefghijklmnopqrstuvwxyz0123456789@ABCDEFGHIJKLMNOPQRSTUVWXYZ+";
    size_t moves = 0;
    for (text += strspn(text, " "); *text; text += strspn(text, " "), moves++) {
        size_t length = strspn(text, ALLOWED);
        if (length < 4 || (text[length] && text[length] != ' '))
            return false;
        text += length;
    }
    return moves > 0;
}

static void add_line(const Spot *spot, Personality *who, OpeningLine *lines, const char *variant) {
    const Run *run = run_of(spot->state);
    if (who->opening_count == MOST_LINES)
        spot_fault(spot, "has more than %d lines", MOST_LINES);
    const char *moves = spot_text(spot, -1);
    if (!is_line(moves))
        spot_wrong(spot, -1, FORM);
    int at = run_line_of(spot->state, spot->line, spot->field);
    lines[who->opening_count++] = (OpeningLine){variant, moves, run->path, at};
}

/* The list on top; entries with names are others'. */
static void add_list(const Spot *spot, Personality *who, OpeningLine *lines, const char *variant) {
    lua_State *state = spot->state;
    int count = (int)lua_rawlen(state, -1);
    for (int i = 1; i <= count; i++) {
        lua_rawgeti(state, -1, i);
        add_line(spot, who, lines, variant);
        lua_pop(state, 1);
    }
}

static int compare_names(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* In byte order, since Lua's own order changes from run to run. */
static int variants_of(const Spot *spot, const char *names[MOST_VARIANTS]) {
    lua_State *state = spot->state;
    int count = 0;
    for (lua_pushnil(state); lua_next(state, -2); lua_pop(state, 1)) {
        if (lua_type(state, -2) != LUA_TSTRING)
            continue;
        if (count == MOST_VARIANTS)
            spot_fault(spot, "speaks of more than %d games", MOST_VARIANTS);
        names[count++] = spot_text(spot, -2);
    }
    qsort(names, (size_t)count, sizeof *names, compare_names);
    return count;
}

void opening_read(Reader *reader, Personality *who) {
    if (!reader_value(reader, "opening"))
        return;
    Spot spot = reader_spot(reader, "opening");
    lua_State *state = spot.state;
    const char *names[MOST_VARIANTS];
    if (!lua_istable(state, -1))
        spot_wrong(&spot, -1, "a list, like { \"e2e4 e7e5\" } or { chess = { \"e2e4 e7e5\" } }");
    OpeningLine *lines = arena_take(run_of(state)->arena, MOST_LINES * sizeof *lines);
    who->opening = lines;
    who->opening_count = 0;
    add_list(&spot, who, lines, NULL);
    int count = variants_of(&spot, names);
    for (int i = 0; i < count; i++) {
        lua_getfield(state, -1, names[i]);
        if (!lua_istable(state, -1))
            spot_wrong(&spot, -1, "a list of lines for each game");
        add_list(&spot, who, lines, names[i]);
        lua_pop(state, 1);
    }
    lua_pop(state, 1);
}
