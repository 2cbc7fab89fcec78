/* Laid: a small game from a few lines of Lua, for tests of single words. */
#ifndef CHESTER_TESTS_LAID_H
#define CHESTER_TESTS_LAID_H

#include "base/file.h"
#include "core/notation.h"
#include "session/library.h"

typedef struct Table {
    Library *library;
    const Rules *rules;
    Position pos;
} Table;

/* The game that a file of these lines describes, at its start. */
static inline bool lay_file(Table *table, const char *head, const char *lines) {
    char path[PATH_SIZE], text[4096];
    Err err = {""};
    snprintf(text, sizeof text, "chester_api = 1\n%s%s", head, lines);
    table->library = library_new(&err);
    bool good = table->library && path_join(path, check_folder(), "laid.lua") &&
                file_write(path, text, strlen(text), &err);
    table->rules = good ? library_rules(table->library, path, &err) : NULL;
    check_that(table->rules, "%s", err.text);
    if (table->rules)
        position_start(&table->pos, table->rules);
    return table->rules;
}

/* Chess with these lines behind it. */
static inline bool lay(Table *table, const char *lines) {
    return lay_file(table, "variant \"laid\" : from \"chess\" { }\n", lines);
}

static inline bool make(Table *table, const char *text, Undo *undo) {
    Move move;
    Err err;
    if (!move_read(&table->pos, text, &move, &err))
        return false;
    position_make(&table->pos, move, undo);
    return true;
}

#endif
