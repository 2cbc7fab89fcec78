/* Themes: reading the files. */
#include "gui/themes.h"

#include "base/file.h"
#include "base/text.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static const char ENDING[] = ".theme";

typedef struct ColorRow {
    const char *key;
    size_t offset;
} ColorRow;

#define ROW(key, field) {key, offsetof(Theme, field)}

static const ColorRow color_rows[] = {
    ROW("ground", ground), ROW("panel", panel), ROW("raised", raised), ROW("line", line),
    ROW("text", text), ROW("dim", dim), ROW("accent", accent), ROW("on-accent", on_accent),
    ROW("warn", warn), ROW("scrim", scrim), ROW("light", light), ROW("dark", dark),
    ROW("castle-light", castle_light), ROW("castle-dark", castle_dark),
    ROW("castle-edge", castle_edge), ROW("last-fill", last_fill), ROW("target", target),
    ROW("last", last), ROW("select", select), ROW("check", check), ROW("hint", hint),
};
enum { COLORS = sizeof color_rows / sizeof *color_rows };

static Color color_at(const Theme *theme, int row) {
    Color color;
    memcpy(&color, (const char *)theme + color_rows[row].offset, sizeof color);
    return color;
}

static void color_put(Theme *theme, int row, Color color) {
    memcpy((char *)theme + color_rows[row].offset, &color, sizeof color);
}

/* A theme that is being read. 0 stands for a colour that is not given: it has no alpha. */
typedef struct Reading {
    Themes *themes;
    Theme *theme;
    const char *path;
    int line;
} Reading;

/* --- one line ------------------------------------------------------------------------- */

/* "#rrggbb", or with the alpha behind it. */
static bool read_color(const char *text, Color *out) {
    size_t digits = strspn(text + (*text == '#'), "0123456789abcdefABCDEF");
    if (*text != '#' || text[1 + digits] || (digits != 6 && digits != 8)) return false;
    Color value = (Color)strtoul(text + 1, NULL, 16);
    *out = digits == 6 ? value << 8 | 0xff : value;
    return true;
}

static bool set_color(Reading *reading, int row, const char *value, Err *err) {
    Color color;
    if (!read_color(value, &color))
        return err_set(err, "not a colour, write it as #rrggbb: \"%.40s\" in %s, line %d", value,
                       reading->path, reading->line);
    if (color_rows[row].offset != offsetof(Theme, scrim) && (color & 0xff) != 0xff)
        return err_set(err, "only scrim may be translucent: %s in %s, line %d",
                       color_rows[row].key, reading->path, reading->line);
    color_put(reading->theme, row, color);
    return true;
}

static bool unknown_key(const Reading *reading, const char *key, Err *err) {
    const char *keys[COLORS + 4] = {"title.en", "title.ru", "like"};
    for (int i = 0; i < COLORS; i++) keys[3 + i] = color_rows[i].key;
    const char *near = text_nearest(key, keys);
    if (near)
        return err_set(err, "no such key, \"%s\" is meant: \"%.40s\" in %s, line %d", near, key,
                       reading->path, reading->line);
    return err_set(err, "no such key: \"%.40s\" in %s, line %d", key, reading->path, reading->line);
}

/* The colours of one that was read before. */
static bool set_like(Reading *reading, const char *name, Err *err) {
    const Themes *themes = reading->themes;
    for (int i = 0; i < themes->count; i++) {
        const Theme *like = &themes->items[i];
        if (like->fault || strcmp(like->name, name)) continue;
        for (int row = 0; row < COLORS; row++)
            if (!color_at(reading->theme, row))
                color_put(reading->theme, row, color_at(like, row));
        return true;
    }
    return err_set(err, "no theme to be like: \"%.40s\" in %s, line %d", name, reading->path,
                   reading->line);
}

static bool set_key(Reading *reading, const char *key, const char *value, Err *err) {
    Theme *theme = reading->theme;
    if (!strcmp(key, "title.en")) theme->title.en = arena_text(reading->themes->arena, value);
    else if (!strcmp(key, "title.ru")) theme->title.ru = arena_text(reading->themes->arena, value);
    else if (!strcmp(key, "like")) return set_like(reading, value, err);
    else {
        for (int row = 0; row < COLORS; row++)
            if (!strcmp(key, color_rows[row].key)) return set_color(reading, row, value, err);
        return unknown_key(reading, key, err);
    }
    return true;
}

/* --- one file ------------------------------------------------------------------------- */

static char *trim(char *text) {
    text += strspn(text, " \t\r");
    size_t length = strlen(text);
    while (length > 0 && strchr(" \t\r", text[length - 1])) text[--length] = 0;
    return text;
}

static bool read_line(Reading *reading, char *line, Err *err) {
    line = trim(line);
    if (!*line || *line == '#') return true;
    char *equals = strchr(line, '=');
    if (!equals)
        return err_set(err, "not a line `key = value`: %s, line %d", reading->path, reading->line);
    *equals = 0;
    return set_key(reading, trim(line), trim(equals + 1), err);
}

/* What is said last wins over `like`, wherever that stands, since that fills gaps only. */
static bool read_text(Reading *reading, char *text, Err *err) {
    if (!utf8_valid(text)) return err_set(err, "not a text: %s", reading->path);
    for (char *line = text, *next; line; line = next) {
        next = strchr(line, '\n');
        if (next) *next++ = 0;
        reading->line++;
        if (!read_line(reading, line, err)) return false;
    }
    for (int row = 0; row < COLORS; row++)
        if (!color_at(reading->theme, row))
            return err_set(err, "no colour for %s, and no theme to be like: %s",
                           color_rows[row].key, reading->path);
    Err faint;
    return theme_check(reading->theme, &faint) || err_set(err, "%s: %s", faint.text, reading->path);
}

static bool read_file(Reading *reading, Err *err) {
    char *text = file_read(reading->path, 65536, NULL, err);
    bool read = text && read_text(reading, text, err);
    free(text);
    return read;
}

/* The user's file of the same name is read into the same place. */
static void take(Themes *themes, const char *name, const char *path) {
    Err err;
    Theme *theme = NULL, read = {.name = arena_text(themes->arena, name)};
    for (int i = 0; i < themes->count; i++)
        if (!strcmp(themes->items[i].name, name)) theme = &themes->items[i];
    read.title = (Label){read.name, read.name};
    Reading reading = {.themes = themes, .theme = &read, .path = path};
    if (!read_file(&reading, &err)) read.fault = arena_text(themes->arena, err.text);
    *(theme ? theme : &themes->items[themes->count++]) = read;
}

/* --- the list ------------------------------------------------------------------------- */

static void take_folder(Themes *themes, const char *folder) {
    int count;
    char **names = folder_names(folder, &count), path[PATH_SIZE];
    Theme *items = arena_take(themes->arena, sizeof(Theme) * (size_t)(themes->count + count + 1));
    if (themes->count) memcpy(items, themes->items, sizeof(Theme) * (size_t)themes->count);
    themes->items = items;
    for (int i = 0; i < count; i++) {
        size_t length = strlen(names[i]), ending = strlen(ENDING);
        if (length <= ending || strcmp(names[i] + length - ending, ENDING)) continue;
        if (!path_join(path, folder, names[i])) continue;
        names[i][length - ending] = 0;
        take(themes, names[i], path);
    }
    names_free(names, count);
}

bool themes_load(Themes *themes, bool user, Err *err) {
    char data[PATH_SIZE], folder[PATH_SIZE] = "", own[PATH_SIZE];
    themes_clear(themes);
    themes->arena = arena_new();
    if (data_folder(data, err) && path_join(folder, data, "assets/themes"))
        take_folder(themes, folder);
    if (user && user_data_folder(data, NULL) && path_join(own, data, "themes"))
        take_folder(themes, own);
    return themes_find(themes, "") ||
           err_set(err, "no theme can be used: %s", themes->count ? themes->items[0].fault : folder);
}

void themes_clear(Themes *themes) {
    arena_free(themes->arena);
    *themes = (Themes){0};
}

static int index_of(const Themes *themes, const char *name) {
    for (int i = 0; i < themes->count; i++)
        if (!strcmp(themes->items[i].name, name)) return i;
    return -1;
}

const Theme *themes_find(const Themes *themes, const char *name) {
    int at = index_of(themes, name);
    if (at >= 0 && !themes->items[at].fault) return &themes->items[at];
    for (int i = 0; i < themes->count; i++)
        if (!themes->items[i].fault) return &themes->items[i];
    return NULL;
}

const Theme *themes_next(const Themes *themes, const char *name, int step) {
    int at = index_of(themes, themes_find(themes, name)->name);
    do {
        at = (at + step + themes->count) % themes->count;
    } while (themes->items[at].fault);
    return &themes->items[at];
}
