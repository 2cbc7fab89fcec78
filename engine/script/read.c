/* Reader: fields by name and type, and those that nobody asked for. */
#include "script/read.h"

#include "base/text.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

void reader_open(Reader *reader, lua_State *state, int table, int line, const char *what) {
    *reader = (Reader){.spot = {state, line, what, NULL}, .table = lua_absindex(state, table)};
    if (!lua_istable(state, table))
        spot_wrong(&reader->spot, table, "followed by { ... }");
}

Spot reader_spot(const Reader *reader, const char *field) {
    Spot spot = reader->spot;
    spot.field = field;
    return spot;
}

bool reader_value(Reader *reader, const char *field) {
    lua_State *state = reader->spot.state;
    assert(reader->asked_count < MAX_FIELDS);
    reader->asked[reader->asked_count++] = field;
    lua_pushstring(state, field);
    if (lua_rawget(state, reader->table) != LUA_TNIL)
        return true;
    lua_pop(state, 1);
    return false;
}

bool reader_text(Reader *reader, const char *field, const char **out) {
    if (!reader_value(reader, field))
        return false;
    Spot spot = reader_spot(reader, field);
    *out = spot_text(&spot, -1);
    lua_pop(spot.state, 1);
    return true;
}

static Label read_languages(const Spot *spot) {
    char what[160];
    snprintf(what, sizeof what, "%s: %s", spot->what, spot->field);
    Label label = {NULL, NULL};
    Reader languages;
    reader_open(&languages, spot->state, -1, spot->line, what);
    reader_text(&languages, "en", &label.en);
    reader_text(&languages, "ru", &label.ru);
    reader_close(&languages);
    if (!label.en && !label.ru)
        spot_fault(spot, "has no text");
    return (Label){label.en ? label.en : label.ru, label.ru ? label.ru : label.en};
}

bool reader_label(Reader *reader, const char *field, Label *out) {
    if (!reader_value(reader, field))
        return false;
    Spot spot = reader_spot(reader, field);
    if (lua_istable(spot.state, -1))
        *out = read_languages(&spot);
    else if (lua_type(spot.state, -1) == LUA_TSTRING)
        out->en = out->ru = spot_text(&spot, -1);
    else
        spot_wrong(&spot, -1, "a text or { en = \"...\", ru = \"...\" }");
    lua_pop(spot.state, 1);
    return true;
}

bool reader_flag(Reader *reader, const char *field, bool *out) {
    if (!reader_value(reader, field))
        return false;
    Spot spot = reader_spot(reader, field);
    if (!lua_isboolean(spot.state, -1))
        spot_wrong(&spot, -1, "true or false");
    *out = lua_toboolean(spot.state, -1);
    lua_pop(spot.state, 1);
    return true;
}

/* A number within bounds and, when `step` is not 0, a multiple of it. */
static bool read_number(Reader *reader, const char *field, double least, double most, double step,
                        double *out) {
    if (!reader_value(reader, field))
        return false;
    Spot spot = reader_spot(reader, field);
    char wanted[120];
    snprintf(wanted, sizeof wanted, "a %snumber from %g to %g%s", step == 1 ? "whole " : "", least,
             most, step == 0.5 ? " in steps of a half" : "");
    double value = lua_tonumber(spot.state, -1);
    bool fits = value >= least && value <= most && (step == 0 || fmod(value, step) == 0);
    if (lua_type(spot.state, -1) != LUA_TNUMBER || !fits)
        spot_wrong(&spot, -1, wanted);
    *out = value;
    lua_pop(spot.state, 1);
    return true;
}

bool reader_number(Reader *reader, const char *field, double least, double most, double *out) {
    return read_number(reader, field, least, most, 0, out);
}

bool reader_whole(Reader *reader, const char *field, int least, int most, int *out) {
    double value;
    if (!read_number(reader, field, least, most, 1, &value))
        return false;
    *out = (int)value;
    return true;
}

bool reader_halves(Reader *reader, const char *field, int least, int most, int *out) {
    double value;
    if (!read_number(reader, field, least / 2.0, most / 2.0, 0.5, &value))
        return false;
    *out = (int)(2 * value);
    return true;
}

bool reader_names(Reader *reader, const char *field, DefNames *out) {
    if (!reader_value(reader, field))
        return false;
    Spot spot = reader_spot(reader, field);
    *out = spot_names(&spot, -1);
    lua_pop(spot.state, 1);
    return true;
}

/* "a, b, c" */
static void join(char *out, size_t size, const char *const *words) {
    size_t used = 0;
    out[0] = '\0';
    for (int i = 0; words[i] && used < size; i++)
        used += (size_t)snprintf(out + used, size - used, "%s%s", i ? ", " : "", words[i]);
}

bool reader_choice(Reader *reader, const char *field, const char *const *words, int *out) {
    const char *word = NULL;
    if (!reader_text(reader, field, &word))
        return false;
    for (int i = 0; words[i]; i++) {
        if (!strcmp(words[i], word)) {
            *out = i;
            return true;
        }
    }
    Spot spot = reader_spot(reader, field);
    const char *nearest = text_nearest(word, words);
    if (nearest)
        spot_fault(&spot, "is \"%.60s\"; did you mean \"%s\"?", word, nearest);
    char allowed[200];
    join(allowed, sizeof allowed, words);
    spot_fault(&spot, "is \"%.60s\"; allowed are %s", word, allowed);
}

static bool was_asked(const Reader *reader, const char *name) {
    for (int i = 0; i < reader->asked_count; i++) {
        if (!strcmp(reader->asked[i], name))
            return true;
    }
    return false;
}

_Noreturn static void unknown_field(const Reader *reader, const char *name) {
    const Spot *spot = &reader->spot;
    int line = run_line_of(spot->state, spot->line, name);
    const char *nearest = text_nearest(name, reader->asked);
    if (nearest)
        run_fault(spot->state, line, "%s: unknown field \"%.60s\"; did you mean \"%s\"?",
                  spot->what, name, nearest);
    char allowed[800];
    join(allowed, sizeof allowed, reader->asked);
    run_fault(spot->state, line, "%s: unknown field \"%.60s\"; allowed are %s", spot->what, name,
              allowed);
}

/* Of several unknown fields the first in byte order: Lua's own order changes from run to run. */
void reader_close(const Reader *reader) {
    lua_State *state = reader->spot.state;
    const char *unknown = NULL;
    for (lua_pushnil(state); lua_next(state, reader->table); lua_pop(state, 1)) {
        if (lua_type(state, -2) == LUA_TSTRING) {
            const char *name = lua_tostring(state, -2);
            if (!was_asked(reader, name) && (!unknown || strcmp(name, unknown) < 0))
                unknown = name;
        } else if (!reader->has_list) {
            spot_wrong(&reader->spot, -1, "made of fields, like { name = value }");
        }
    }
    if (unknown)
        unknown_field(reader, unknown);
}
