/* Library: loads variants and personalities, each into an arena of its own, and keeps them.
 *
 * What was loaded is never given back or changed before the library is freed; a file that
 * has changed is loaded a second time beside it. */
#include "session/library.h"

#include "base/arena.h"
#include "base/memory.h"
#include "rules/compile.h"
#include "script/script.h"
#include "session/shelf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef struct Loaded {
    struct Loaded *older;
    LibraryKind kind;
    const char *path;
    struct timespec changed; /* when the file was, and how long it is */
    off_t length;
    bool fresh; /* false: to be read anew */
    Arena *arena;
    const Rules *rules;     /* of a variant */
    const Personality *who; /* of a personality */
} Loaded;

typedef struct Listing {
    Arena *arena;
    LibraryEntry *entries;
    int count;
} Listing;

struct Library {
    Shelves shelves;
    Loaded *loaded; /* newest first */
    Listing listings[2];
};

Library *library_new(Err *err) {
    Library *library = memory_new(sizeof *library);
    if (shelves_init(&library->shelves, err))
        return library;
    free(library);
    return NULL;
}

void library_free(Library *library) {
    if (!library)
        return;
    for (Loaded *loaded = library->loaded, *older; loaded; loaded = older) {
        older = loaded->older;
        arena_free(loaded->arena);
    }
    arena_free(library->listings[0].arena);
    arena_free(library->listings[1].arena);
    free(library);
}

bool library_fault(const Library *library, Err *err) {
    for (const Loaded *loaded = library->loaded; loaded; loaded = loaded->older) {
        if (loaded->rules && script_hooks_fault(loaded->rules->hooks, err))
            return true;
    }
    return false;
}

void library_refresh(Library *library) {
    for (Loaded *loaded = library->loaded; loaded; loaded = loaded->older)
        loaded->fresh = false;
}

/* --- loading ---------------------------------------------------------------------- */

typedef struct Origin {
    const Library *library;
    const Loaded *loaded; /* what is being read */
} Origin;

/* The base of a variant or personality. One that takes the place of a shipped one may build
 * upon it. */
static bool find_base(void *context, const char *name, char path[PATH_SIZE], Err *err) {
    const Origin *origin = context;
    bool user;
    return shelf_find(&origin->library->shelves, origin->loaded->kind, name, origin->loaded->path,
                      path, &user, err);
}

static bool load_variant(Library *library, Loaded *loaded, Err *err) {
    Origin origin = {library, loaded};
    VariantDef *def = arena_take(loaded->arena, sizeof *def);
    if (!script_variant(loaded->path, find_base, &origin, loaded->arena, def, err))
        return false;
    loaded->rules = rules_compile(def, loaded->arena, err);
    return loaded->rules != NULL;
}

static bool load_personality(Library *library, Loaded *loaded, Err *err) {
    Origin origin = {library, loaded};
    Personality *who = arena_take(loaded->arena, sizeof *who);
    loaded->who = who;
    return script_personality(loaded->path, find_base, &origin, loaded->arena, who, err);
}

static Loaded *library_load(Library *library, LibraryKind kind, const char *path,
                            const struct stat *file, Err *err) {
    Arena *arena = arena_new();
    Loaded *loaded = arena_take(arena, sizeof *loaded);
    *loaded = (Loaded){.older = library->loaded,
                       .kind = kind,
                       .path = arena_text(arena, path),
                       .changed = file->st_mtim,
                       .length = file->st_size,
                       .fresh = true,
                       .arena = arena};
    bool good = kind == LIBRARY_VARIANTS ? load_variant(library, loaded, err)
                                         : load_personality(library, loaded, err);
    if (good)
        return library->loaded = loaded;
    arena_free(arena);
    return NULL;
}

static bool is_current(const Loaded *loaded, const struct stat *file) {
    return loaded->fresh && loaded->length == file->st_size &&
           loaded->changed.tv_sec == file->st_mtim.tv_sec &&
           loaded->changed.tv_nsec == file->st_mtim.tv_nsec;
}

static Loaded *load_path(Library *library, LibraryKind kind, const char *path, Err *err) {
    struct stat file;
    if (stat(path, &file) != 0) {
        err_set(err, "there is no such file: %s", path);
        return NULL;
    }
    for (Loaded *loaded = library->loaded; loaded; loaded = loaded->older)
        if (loaded->kind == kind && strcmp(loaded->path, path) == 0 && is_current(loaded, &file))
            return loaded;
    return library_load(library, kind, path, &file, err);
}

/* Saved games give the name, so the name must lead back to the file. */
static Loaded *load_name(Library *library, LibraryKind kind, const char *name, Err *err) {
    char path[PATH_SIZE];
    bool user;
    if (!shelf_find(&library->shelves, kind, name, NULL, path, &user, err))
        return NULL;
    Loaded *loaded = load_path(library, kind, path, err);
    if (!loaded)
        return NULL;
    const char *own = loaded->rules ? loaded->rules->name : loaded->who->name;
    if (strcmp(own, name) == 0)
        return loaded;
    err_set(err, "it calls itself \"%s\", but \"%s\" is asked for here: %s", own, name, path);
    return NULL;
}

static Loaded *library_ask(Library *library, LibraryKind kind, const char *name, Err *err) {
    char path[PATH_SIZE];
    if (!name_is_path(name))
        return load_name(library, kind, name, err);
    bool folder = kind == LIBRARY_VARIANTS && folder_exists(name);
    if (!folder)
        return load_path(library, kind, name, err);
    if (path_join(path, name, "variant.lua"))
        return load_path(library, kind, path, err);
    err_set(err, "the path is too long: %.60s…", name);
    return NULL;
}

const Rules *library_rules(Library *library, const char *name, Err *err) {
    const Loaded *loaded = library_ask(library, LIBRARY_VARIANTS, name, err);
    return loaded ? loaded->rules : NULL;
}

const Personality *library_personality(Library *library, const char *name, Err *err) {
    const Loaded *loaded = library_ask(library, LIBRARY_PERSONALITIES, name, err);
    return loaded ? loaded->who : NULL;
}

/* --- listing ---------------------------------------------------------------------- */

static Label spoken(Label label) {
    return (Label){label.en ? label.en : "", label.ru ? label.ru : ""};
}

static LibraryEntry make_entry(Library *library, LibraryKind kind, const char *name, Arena *arena) {
    char path[PATH_SIZE];
    Err err;
    LibraryEntry entry = {.name = arena_text(arena, name)};
    if (!shelf_find(&library->shelves, kind, name, NULL, path, &entry.user, &err))
        snprintf(path, sizeof path, "%s", name);
    entry.path = arena_text(arena, path);
    const Loaded *loaded = load_name(library, kind, name, &err);
    if (!loaded)
        entry.fault = arena_text(arena, err.text);
    Label none = {NULL, NULL};
    const Rules *rules = loaded ? loaded->rules : NULL;
    const Personality *who = loaded ? loaded->who : NULL;
    entry.title = spoken(rules ? rules->title : who ? who->title : none);
    entry.says = spoken(rules ? rules->says : who ? who->says : none);
    return entry;
}

int library_list(Library *library, LibraryKind kind, const LibraryEntry **entries) {
    Listing *listing = &library->listings[kind];
    char **names = shelf_names(&library->shelves, kind, &listing->count);
    arena_free(listing->arena);
    listing->arena = arena_new();
    listing->entries =
        arena_take(listing->arena, ((size_t)listing->count + 1) * sizeof *listing->entries);
    for (int i = 0; i < listing->count; i++)
        listing->entries[i] = make_entry(library, kind, names[i], listing->arena);
    names_free(names, listing->count);
    *entries = listing->entries;
    return listing->count;
}
