/* World: what tests of games need: the library, a folder of their own, random moves. */
#ifndef CHESTER_TESTS_WORLD_H
#define CHESTER_TESTS_WORLD_H

#include "base/file.h"
#include "base/rng.h"
#include "session/library.h"

#include "core/position.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char world_folder[PATH_SIZE]; /* made by world_open(), with `data` of the user in it */
static Library *world_library;

static inline const char *world_path(const char *name) {
    static char path[4][PATH_SIZE + 256];
    static int turn;
    char *out = path[turn++ & 3];
    snprintf(out, sizeof path[0], "%s/%s", world_folder, name);
    return out;
}

/* Ends the program when there is no library: nothing could be tested then. */
static inline void world_open(void) {
    const char *place = getenv("TMPDIR");
    snprintf(world_folder, sizeof world_folder, "%s/world-XXXXXX", place ? place : "/tmp");
    Err err = {""};
    if (!mkdtemp(world_folder))
        err_set(&err, "no folder can be made: %s", world_folder);
    setenv("XDG_DATA_HOME", world_path("data"), 1);
    setenv("CHESTER_DATA", ".", 0);
    world_library = err.text[0] ? NULL : library_new(&err);
    if (world_library)
        return;
    printf("not ok library: %s\n", err.text);
    exit(1);
}

static inline void world_remove(const char *path) {
    int count = 0;
    char **names = folder_names(path, &count);
    for (int i = 0; i < count; i++) {
        char inner[PATH_SIZE];
        if (path_join(inner, path, names[i]) && unlink(inner) != 0)
            world_remove(inner);
    }
    names_free(names, count);
    rmdir(path);
}

static inline void world_close(void) {
    library_free(world_library);
    world_remove(world_folder);
}

static inline const Rules *world_rules(const char *variant) {
    Err err;
    const Rules *rules = library_rules(world_library, variant, &err);
    if (!rules) {
        printf("not ok rules of %s: %s\n", variant, err.text);
        exit(1);
    }
    return rules;
}

/* Calls `test` with every variant that is shipped. */
static inline void world_each_variant(void (*test)(const Rules *rules)) {
    const LibraryEntry *entries;
    int count = library_list(world_library, LIBRARY_VARIANTS, &entries);
    for (int i = 0; i < count; i++)
        test(world_rules(entries[i].name));
}

/* NO_MOVE when the game is over by the position. */
static inline Move world_move(const Position *pos, Rng *rng) {
    Move moves[MAX_MOVES];
    int count = position_moves(pos, moves);
    return count ? moves[rng_below(rng, (uint32_t)count)] : NO_MOVE;
}

static inline bool world_write(const char *name, const char *text) {
    char folder[PATH_SIZE];
    snprintf(folder, sizeof folder, "%s", world_path(name));
    *strrchr(folder, '/') = '\0';
    return folder_make(folder, NULL) && file_write(world_path(name), text, strlen(text), NULL);
}

#endif
