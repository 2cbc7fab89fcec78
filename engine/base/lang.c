/* Lang: reads assets/lang/NAME.lang into rows and finds them by key.
 *
 * The file is kept as one block that the rows point into. A line that is no row, a
 * key that comes twice and a place without its brace are errors with file and line. */
#include "base/lang.h"

#include "base/file.h"
#include "base/memory.h"
#include "base/sentence.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_LIMIT = 1 << 20 };

typedef struct Row {
    const char *key, *text;
    int line;
} Row;

struct Lang {
    char name[16];
    char *block;        /* the whole file, cut into strings */
    Row *rows;          /* in file order */
    const Row **by_key; /* sorted */
    int count;
    Sentences *faults; /* NULL: they stay in English */
};

static char *trimmed(char *text) {
    while (isspace((unsigned char)*text))
        text++;
    char *end = text + strlen(text);
    while (end > text && isspace((unsigned char)end[-1]))
        *--end = '\0';
    return text;
}

static bool is_key(const char *key) {
    return *key && key[strspn(key, "abcdefghijklmnopqrstuvwxyz0123456789_.-")] == '\0';
}

/* Every "{" has its "}" before the next "{". */
static bool places_closed(const char *text) {
    bool open = false;
    for (; *text; text++) {
        if (*text == (open ? '{' : '}'))
            return false;
        open = *text == '{' || (open && *text != '}');
    }
    return !open;
}

/* What is wrong with the line, or NULL after the row is filled. */
static const char *read_row(char *line, Row *row) {
    char *equals = strchr(line, '=');
    if (!equals)
        return "a line needs key = text";
    *equals = '\0';
    row->key = trimmed(line);
    row->text = trimmed(equals + 1);
    if (!is_key(row->key))
        return "a key is made of small letters, digits and . _ -";
    if (!*row->text)
        return "the text is empty";
    if (!utf8_valid(row->text))
        return "the text is not UTF-8";
    return places_closed(row->text) ? NULL : "a { without its }, or a } without its {";
}

static bool read_rows(Lang *lang, const char *path, Err *err) {
    int number = 0;
    for (char *line = lang->block, *next; line; line = next) {
        number++;
        next = strchr(line, '\n');
        if (next)
            *next++ = '\0';
        line = trimmed(line);
        if (!*line || *line == '#')
            continue;
        lang->rows = memory_resize(lang->rows, ((size_t)lang->count + 1) * sizeof(Row));
        Row *row = &lang->rows[lang->count++];
        row->line = number;
        const char *fault = read_row(line, row);
        if (fault)
            return err_set(err, "%s: %s:%d", fault, path, number);
    }
    return true;
}

static int row_order(const void *a, const void *b) {
    return strcmp((*(const Row *const *)a)->key, (*(const Row *const *)b)->key);
}

static bool sort_rows(Lang *lang, const char *path, Err *err) {
    size_t count = (size_t)lang->count;
    lang->by_key = memory_new(count * sizeof *lang->by_key);
    for (size_t i = 0; i < count; i++)
        lang->by_key[i] = &lang->rows[i];
    qsort(lang->by_key, count, sizeof *lang->by_key, row_order);
    for (size_t i = 1; i < count; i++) {
        const Row *a = lang->by_key[i - 1], *b = lang->by_key[i];
        if (strcmp(a->key, b->key) == 0)
            return err_set(err, "the key %s is there twice: %s:%d", a->key, path,
                           a->line > b->line ? a->line : b->line);
    }
    return true;
}

static bool lang_path(char out[PATH_SIZE], const char *name, const char *ending, Err *err) {
    char folder[PATH_SIZE], file[64];
    size_t length = strspn(name, "abcdefghijklmnopqrstuvwxyz");
    if (length == 0 || name[length] != '\0' || length >= sizeof((Lang *)0)->name)
        return err_set(err, "not the name of a language: %s", name);
    if (!data_folder(folder, err))
        return false;
    snprintf(file, sizeof file, "assets/lang/%s.%s", name, ending);
    return path_join(out, folder, file) || err_set(err, "the path is too long: %s", folder);
}

/* English has no such file. */
static bool read_faults(Lang *lang, Err *err) {
    char path[PATH_SIZE];
    if (!lang_path(path, lang->name, "faults", err))
        return false;
    if (file_exists(path))
        lang->faults = sentences_load(path, err);
    return lang->faults || !file_exists(path);
}

Lang *lang_load(const char *name, Err *err) {
    char path[PATH_SIZE];
    if (!lang_path(path, name, "lang", err))
        return NULL;
    Lang *lang = memory_new(sizeof *lang);
    snprintf(lang->name, sizeof lang->name, "%s", name);
    lang->block = file_read(path, FILE_LIMIT, NULL, err);
    if (lang->block && read_rows(lang, path, err) && sort_rows(lang, path, err) &&
        read_faults(lang, err))
        return lang;
    lang_free(lang);
    return NULL;
}

void lang_free(Lang *lang) {
    if (!lang)
        return;
    free(lang->block);
    free(lang->rows);
    free(lang->by_key);
    sentences_free(lang->faults);
    free(lang);
}

const char *lang_name(const Lang *lang) {
    return lang->name;
}

static const Row *lang_find(const Lang *lang, const char *key) {
    const Row wanted = {.key = key}, *pointer = &wanted;
    const Row **found =
        bsearch(&pointer, lang->by_key, (size_t)lang->count, sizeof *lang->by_key, row_order);
    return found ? *found : NULL;
}

bool lang_has(const Lang *lang, const char *key) {
    return lang_find(lang, key) != NULL;
}

const char *lang_get(const Lang *lang, const char *key) {
    const Row *row = lang_find(lang, key);
    return row ? row->text : key;
}

/* The value of the place `name` among the pairs, or NULL. */
static const char *value_of(const char *name, size_t length, va_list pairs) {
    const char *candidate, *found = NULL;
    while (!found && (candidate = va_arg(pairs, const char *))) {
        const char *value = va_arg(pairs, const char *);
        if (strlen(candidate) == length && memcmp(candidate, name, length) == 0)
            found = value;
    }
    return found;
}

void lang_fill(const Lang *lang, Text *out, const char *key, ...) {
    const char *at = lang_get(lang, key);
    for (const char *open; (open = strchr(at, '{')); at = strchr(open, '}') + 1) {
        text_add_bytes(out, at, (size_t)(open - at));
        size_t length = strcspn(open + 1, "}");
        va_list pairs;
        va_start(pairs, key);
        const char *value = value_of(open + 1, length, pairs);
        va_end(pairs);
        if (value)
            text_add(out, value);
        else /* shown as it stands, so that it is seen */
            text_add_bytes(out, open, length + 2);
    }
    text_add(out, at);
}

void lang_fault(const Lang *lang, const char *english, Text *out) {
    sentences_say(lang ? lang->faults : NULL, english, out);
}

bool lang_row(const Lang *lang, int i, const char **key, const char **text) {
    if (i < 0 || i >= lang->count)
        return false;
    *key = lang->rows[i].key;
    *text = lang->rows[i].text;
    return true;
}

const char *lang_of_environment(void) {
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (int i = 0; i < 3; i++) {
        const char *value = getenv(variables[i]);
        if (value && *value)
            return strncmp(value, "ru", 2) == 0 && !isalpha((unsigned char)value[2]) ? "ru" : "en";
    }
    return "en";
}
