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

typedef struct Loaded {
    struct Loaded *older;
    LibraryKind kind;
    const char *path;
    const FileText *read; /* every file that was read for it, as it was then */
    bool fresh;           /* false: to be read anew */
    Arena *arena;
    const Rules *rules;     /* of a variant */
    const Personality *who; /* of a personality */
} Loaded;

typedef struct Listing {
    Arena *arena;
    LibraryEntry *entries;
    int count;
} Listing;

/* A file that is being loaded, and the one that asks for it. */
typedef struct Loading {
    const struct Loading *outer;
    const char *path;
} Loading;

struct Library {
    Shelves shelves;
    Loaded *loaded; /* newest first */
    const Loading *loading;
    Listing listings[2];
    Err note; /* "" when there is none */
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
    Library *library;
    const Loaded *loaded; /* what is being read */
} Origin;

static Loaded *load_path(Library *library, LibraryKind kind, const char *path, Err *err);

static bool is_loading(const Library *library, const char *path) {
    const Loading *loading = library->loading;
    while (loading && strcmp(loading->path, path) != 0)
        loading = loading->outer;
    return loading != NULL;
}

/* Whether the user's broken file is to give way to a shipped one, whose path is then in *path. */
static bool gives_way(Library *library, LibraryKind kind, const char *name, char path[PATH_SIZE]) {
    char other[PATH_SIZE];
    bool user;
    Err fault;
    if (!shelf_find(&library->shelves, kind, name, path, other, &user, NULL) ||
        is_loading(library, path) || load_path(library, kind, path, &fault))
        return false;
    err_set(&library->note, "%s; what is derived from %s uses the one that comes with chester",
            fault.text, name);
    snprintf(path, PATH_SIZE, "%s", other);
    return true;
}

/* The base of a variant or personality. One that takes the place of a shipped one may build
 * upon it. */
static bool find_base(void *context, const char *name, char path[PATH_SIZE], Err *err) {
    const Origin *origin = context;
    LibraryKind kind = origin->loaded->kind;
    bool user;
    if (!shelf_find(&origin->library->shelves, kind, name, origin->loaded->path, path, &user, err))
        return false;
    if (user)
        gives_way(origin->library, kind, name, path);
    return true;
}

static bool load_variant(Library *library, Loaded *loaded, Err *err) {
    Origin origin = {library, loaded};
    VariantDef *def = arena_take(loaded->arena, sizeof *def);
    if (!script_variant(loaded->path, find_base, &origin, loaded->arena, def, err))
        return false;
    loaded->read = def->read;
    loaded->rules = rules_compile(def, loaded->arena, err);
    return loaded->rules != NULL;
}

static bool load_personality(Library *library, Loaded *loaded, Err *err) {
    Origin origin = {library, loaded};
    Personality *who = arena_take(loaded->arena, sizeof *who);
    loaded->who = who;
    bool good = script_personality(loaded->path, find_base, &origin, loaded->arena, who, err);
    loaded->read = who->read;
    return good;
}

static Loaded *library_load(Library *library, LibraryKind kind, const char *path, Err *err) {
    Arena *arena = arena_new();
    Loaded *loaded = arena_take(arena, sizeof *loaded);
    *loaded = (Loaded){.kind = kind, .path = arena_text(arena, path), .fresh = true, .arena = arena};
    Loading loading = {library->loading, path};
    library->loading = &loading;
    bool good = kind == LIBRARY_VARIANTS ? load_variant(library, loaded, err)
                                         : load_personality(library, loaded, err);
    library->loading = loading.outer;
    if (!good) {
        arena_free(arena);
        return NULL;
    }
    loaded->older = library->loaded; /* which may have grown by a base */
    return library->loaded = loaded;
}

/* Texts are compared, because the time of a file says little about a quick change. */
static bool is_current(const Loaded *loaded) {
    bool current = loaded->fresh;
    for (const FileText *file = loaded->read; current && file; file = file->next) {
        char *text = file_read(file->path, SIZE_MAX - 1, NULL, NULL);
        current = text && strcmp(text, file->text) == 0;
        free(text);
    }
    return current;
}

static Loaded *load_path(Library *library, LibraryKind kind, const char *path, Err *err) {
    if (!file_exists(path)) {
        err_set(err, "there is no such file: %s", path);
        return NULL;
    }
    for (Loaded *loaded = library->loaded; loaded; loaded = loaded->older)
        if (loaded->kind == kind && strcmp(loaded->path, path) == 0 && is_current(loaded))
            return loaded;
    return library_load(library, kind, path, err);
}

bool library_note(Library *library, Err *err) {
    if (!library->note.text[0])
        return false;
    *err = library->note;
    library->note.text[0] = '\0';
    return true;
}

void library_folders(const Library *library, void (*visit)(void *context, const char *folder),
                     void *context) {
    char folder[PATH_SIZE];
    for (const Loaded *loaded = library->loaded; loaded; loaded = loaded->older)
        for (const FileText *file = loaded->read; file; file = file->next) {
            snprintf(folder, sizeof folder, "%s", file->path);
            char *name = (char *)path_name(folder);
            *name = '\0';
            visit(context, *folder ? folder : ".");
        }
    shelf_user_folders(&library->shelves, visit, context);
}

LibraryPlaces library_places(const Library *library, LibraryKind kind, const char *name) {
    char path[PATH_SIZE], other[PATH_SIZE];
    bool user = false, second;
    bool found = shelf_find(&library->shelves, kind, name, NULL, path, &user, NULL);
    bool both = found && user &&
                shelf_find(&library->shelves, kind, name, path, other, &second, NULL);
    return (LibraryPlaces){found && user, found && (!user || both)};
}

bool library_path(const Library *library, LibraryKind kind, const char *name, char path[PATH_SIZE]) {
    bool user;
    return shelf_find(&library->shelves, kind, name, NULL, path, &user, NULL);
}

bool library_user_folder(const Library *library, LibraryKind kind, char out[PATH_SIZE]) {
    return shelf_user_folder(&library->shelves, kind, out);
}

bool library_shipped(const Library *library, const char *name, char path[PATH_SIZE]) {
    bool user;
    if (!shelf_find(&library->shelves, LIBRARY_VARIANTS, name, NULL, path, &user, NULL))
        return false;
    char first[PATH_SIZE];
    snprintf(first, sizeof first, "%s", path);
    return !user || shelf_find(&library->shelves, LIBRARY_VARIANTS, name, first, path, &user, NULL);
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

const Personality *library_known(const Library *library, const char *name) {
    for (const Loaded *loaded = library->loaded; loaded; loaded = loaded->older) {
        if (loaded->kind != LIBRARY_PERSONALITIES)
            continue;
        if (strcmp(name_is_path(name) ? loaded->path : loaded->who->name, name) == 0)
            return loaded->who;
    }
    return NULL;
}

/* --- listing ---------------------------------------------------------------------- */

static Label spoken(Label label) {
    return (Label){label.en ? label.en : "", label.ru ? label.ru : ""};
}

static LibraryEntry make_entry(Library *library, LibraryKind kind, const char *name, Arena *arena) {
    char path[PATH_SIZE], other[PATH_SIZE];
    bool user;
    LibraryEntry entry = {.name = arena_text(arena, name), .title = {"", ""}, .says = {"", ""}};
    if (!shelf_find(&library->shelves, kind, name, NULL, path, &entry.user, NULL))
        snprintf(path, sizeof path, "%s", name);
    entry.path = arena_text(arena, path);
    if (shelf_find(&library->shelves, kind, name, path, other, &user, NULL))
        entry.hides = arena_text(arena, other);
    return entry;
}

static void load_entry(Library *library, LibraryKind kind, LibraryEntry *entry, Arena *arena) {
    Err err;
    const Loaded *loaded = load_name(library, kind, entry->name, &err);
    if (!loaded)
        entry->fault = arena_text(arena, err.text);
    Label none = {NULL, NULL};
    const Rules *rules = loaded ? loaded->rules : NULL;
    const Personality *who = loaded ? loaded->who : NULL;
    entry->title = spoken(rules ? rules->title : who ? who->title : none);
    entry->says = spoken(rules ? rules->says : who ? who->says : none);
}

static int make_list(Library *library, LibraryKind kind, bool load, const LibraryEntry **entries) {
    Listing *listing = &library->listings[kind];
    char **names = shelf_names(&library->shelves, kind, &listing->count);
    arena_free(listing->arena);
    listing->arena = arena_new();
    listing->entries =
        arena_take(listing->arena, ((size_t)listing->count + 1) * sizeof *listing->entries);
    for (int i = 0; i < listing->count; i++) {
        listing->entries[i] = make_entry(library, kind, names[i], listing->arena);
        if (load)
            load_entry(library, kind, &listing->entries[i], listing->arena);
    }
    names_free(names, listing->count);
    *entries = listing->entries;
    return listing->count;
}

int library_list(Library *library, LibraryKind kind, const LibraryEntry **entries) {
    return make_list(library, kind, true, entries);
}

int library_names(Library *library, LibraryKind kind, const LibraryEntry **entries) {
    return make_list(library, kind, false, entries);
}
