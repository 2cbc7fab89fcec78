/* Fault: where a script stands, and the one sentence that a run ends with.
 *
 * The file itself is the chunk "script", a module that it has asked for is "moduleN"; both
 * are replaced by paths in what is told. Behind the sentence stands what has called the
 * line at fault. */
#include "script/budget.h"

#include "base/text.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CALLERS = 4, MOST_LEVELS = 400, TRACE_SIZE = 400 };

typedef struct Place {
    const char *path;
    int line;
} Place;

/* --- places ------------------------------------------------------------------------------ */

/* `name` may go on behind the number, as in "module3:12: ". */
static const char *path_of(const Run *run, const char *name) {
    static const char MODULE[] = "module";
    if (strncmp(name, MODULE, sizeof MODULE - 1))
        return run->path;
    int i = atoi(name + sizeof MODULE - 1);
    return i < run->module_count ? run->modules[i] : run->path;
}

/* False when there is no such level; a line of 0 when it is not written in Lua. */
static bool place_at(lua_State *state, int level, Place *place) {
    lua_Debug frame;
    if (!lua_getstack(state, level, &frame))
        return false;
    lua_getinfo(state, "Sl", &frame);
    bool in_lua = frame.currentline > 0;
    *place = (Place){in_lua ? path_of(run_of(state), frame.source + 1) : NULL,
                     in_lua ? frame.currentline : 0};
    return true;
}

/* The innermost line of the file itself; else of a module; else where the parser is. */
static Place place_now(lua_State *state) {
    const Run *run = run_of(state);
    Place place, other = {run->path, run->line};
    for (int level = 0; level < MOST_LEVELS && place_at(state, level, &place); level++) {
        if (place.line && place.path == run->path)
            return place;
        if (place.line && other.line == run->line)
            other = place;
    }
    return other;
}

int run_line(lua_State *state) {
    return place_now(state).line;
}

/* --- what has called -------------------------------------------------------------------- */

static bool same(Place a, Place b) {
    return a.line == b.line && a.path == b.path;
}

static size_t write_place(const Run *run, Place place, const char *before, char *text, size_t room) {
    if (place.path == run->path)
        return (size_t)snprintf(text, room, "%sline %d", before, place.line);
    return (size_t)snprintf(text, room, "%s%.40s:%d", before, path_name(place.path), place.line);
}

/* Distinct places but the one that is told, the innermost first; `inner`: the innermost of all
 * is there, because it is in another file. */
static int callers(lua_State *state, Place told, Place found[MOST_CALLERS + 1], bool *inner) {
    Place place;
    int count = 0;
    bool met = false; /* the innermost line of the file that is told; it stands for it */
    *inner = false;
    for (int level = 0; level < MOST_LEVELS && count <= MOST_CALLERS; level++) {
        if (!place_at(state, level, &place))
            break;
        bool known = !place.line || same(place, told) || (!met && place.path == told.path);
        for (int i = 0; i < count; i++)
            known |= same(found[i], place);
        met |= place.path == told.path;
        *inner |= !met && !known;
        if (!known)
            found[count++] = place;
    }
    return count;
}

/* "; in helpers.lua:7; called from line 30, line 41" */
static void trace(lua_State *state, Place told, char text[TRACE_SIZE]) {
    Place found[MOST_CALLERS + 1];
    bool inner;
    int count = callers(state, told, found, &inner);
    size_t length = 0;
    text[0] = '\0';
    for (int i = 0; i < count && i < MOST_CALLERS; i++) {
        const char *before = i == 0 && inner ? "; in " : i == inner ? "; called from " : ", ";
        length += write_place(run_of(state), found[i], before, text + length, TRACE_SIZE - length);
    }
    if (count > MOST_CALLERS)
        snprintf(text + length, TRACE_SIZE - length, ", ...");
}

/* --- telling ------------------------------------------------------------------------------- */

/* One line of text: whatever controls a terminal becomes a blank. */
static void tell(lua_State *state, Place place, const char *text) {
    Run *run = run_of(state);
    char behind[TRACE_SIZE] = "";
    if (run->told)
        return;
    run->told = true;
    if (place.line < 1)
        place.line = 1;
    if (!run->parsing)
        trace(state, place, behind);
    err_set(run->err, "%s:%d: %s%s", place.path, place.line, text, behind);
    for (char *c = run->err ? run->err->text : behind; *c; c++) { /* nobody may want to hear it */
        if (iscntrl((unsigned char)*c))
            *c = ' ';
    }
}

void run_give_up(lua_State *state) {
    Run *run = run_of(state);
    run->told = true;
    longjmp(run->end, 1);
}

void run_fault(lua_State *state, int line, const char *fmt, ...) {
    char text[sizeof(Err)];
    va_list args;
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    Place now = place_now(state);
    tell(state, (Place){now.line == line ? now.path : run_of(state)->path, line}, text);
    run_give_up(state);
}

void run_end(Run *run, const char *fmt, ...) {
    char text[200];
    va_list args;
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    tell(run->thread, place_now(run->thread), text);
    run_give_up(run->thread);
}

/* "script:LINE: " or "moduleN:LINE: " in front of a message of Lua's own; then what follows. */
static const char *take_place(const Run *run, const char *message, Place *place) {
    size_t name = strspn(message, "abcdefghijklmnopqrstuvwxyz0123456789");
    char *rest;
    bool ours = !strncmp(message, "script:", 7) ||
                (!strncmp(message, "module", 6) && isdigit((unsigned char)message[6]));
    if (!ours || message[name] != ':')
        return message;
    long line = strtol(message + name + 1, &rest, 10);
    if (strncmp(rest, ": ", 2))
        return message;
    *place = (Place){path_of(run, message), (int)line};
    return rest + 2;
}

/* What beginners do most often when Lua says so. */
static const char *hint_for(const char *message) {
    const char *at = strstr(message, " near ");
    unsigned char first = at && at[6] == '\'' ? (unsigned char)at[7] : 0;
    if (!strncmp(message, "attempt to call a table value (for iterator", 43))
        return "; a list is passed through as: for i, item in ipairs(list) do";
    if (!strncmp(message, "malformed number", 16))
        return "; a text stands in quotes";
    if (first == '<' && strstr(at, "<\\226>")) /* of the typographer's quotes and dashes in UTF-8 */
        return "; quotes are the plain \" and a minus is the plain -";
    if (first == '}' && !strncmp(message, "unexpected symbol", 17))
        return "; is an end missing before it, or is it one bracket too many?";
    if (isalnum(first) || first == '_')
        return "; is a comma or bracket missing before it, or are its quotes?";
    return "";
}

static void tell_message(lua_State *state, const char *message) {
    const Run *run = run_of(state);
    Place place = place_now(state);
    char text[sizeof(Err)];
    message = take_place(run, message, &place);
    if (run->parsing && !strcmp(message, "C stack overflow"))
        message = "brackets nest too deep";
    snprintf(text, sizeof text, "%s%s", message, hint_for(message));
    tell(state, place, text);
}

int run_on_error(lua_State *state) {
    if (lua_isstring(state, -1)) {
        tell_message(state, lua_tostring(state, -1));
    } else {
        char text[80];
        snprintf(text, sizeof text, "an error that is not a text, but a %s",
                 luaL_typename(state, -1));
        tell(state, place_now(state), text);
    }
    return 1;
}

void run_tell_status(Run *run, lua_State *state, int status) {
    char memory[80];
    snprintf(memory, sizeof memory, "needs more than %d megabytes of memory", MEMORY_LIMIT >> 20);
    if (status == LUA_ERRMEM)
        tell(state, place_now(state), memory);
    else if (lua_isstring(state, -1))
        tell_message(state, lua_tostring(state, -1));
    else
        tell(state, (Place){run->path, run->line}, "an error while an error was handled");
}

/* --- the lines of fields ------------------------------------------------------------------ */

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
