/* Shelf: the folders in which the library looks, as rows of a table, in order of precedence. */
#include "session/shelf.h"

#include "base/memory.h"
#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Shelf {
    LibraryKind kind;
    bool user;
    const char *folder, *ending; /* a file is FOLDER/NAME + ending */
} Shelf;

static const Shelf shelf_rows[] = {
    {LIBRARY_VARIANTS, true, "variants", "/variant.lua"},
    {LIBRARY_VARIANTS, false, "variants", "/variant.lua"},
    {LIBRARY_VARIANTS, false, "variants/gallery", "/variant.lua"},
    {LIBRARY_PERSONALITIES, true, "ai", ".lua"},
    {LIBRARY_PERSONALITIES, false, "scripts/ai", ".lua"},
};
enum { SHELVES = sizeof shelf_rows / sizeof *shelf_rows };


bool shelves_init(Shelves *shelves, Err *err) {
    if (!user_data_folder(shelves->user, NULL))
        shelves->user[0] = '\0';
    return data_folder(shelves->data, err);
}

static bool ends_in(const char *text, const char *ending) {
    size_t length = strlen(text), tail = strlen(ending);
    return length > tail && strcmp(text + length - tail, ending) == 0;
}

bool name_is_path(const char *name) {
    return strchr(name, '/') || ends_in(name, ".lua");
}

static bool shelf_folder(const Shelves *shelves, const Shelf *shelf, char out[PATH_SIZE]) {
    const char *root = shelf->user ? shelves->user : shelves->data;
    return *root && path_join(out, root, shelf->folder);
}

/* The file for `name` on this shelf, whether it is there or not. */
static bool shelf_path(const Shelves *shelves, const Shelf *shelf, const char *name,
                       char out[PATH_SIZE]) {
    char folder[PATH_SIZE];
    if (!shelf_folder(shelves, shelf, folder))
        return false;
    int length = snprintf(out, PATH_SIZE, "%s/%s%s", folder, name, shelf->ending);
    return length > 0 && length < PATH_SIZE;
}

static bool find_nothing(const Shelves *shelves, LibraryKind kind, const char *name, Err *err) {
    int count;
    if (!err) /* nobody asks what is near, which is to read all folders */
        return false;
    char **names = shelf_names(shelves, kind, &count);
    const char *near = text_nearest(name, (const char *const *)names);
    bool game = kind == LIBRARY_VARIANTS;
    if (near)
        err_set(err, game ? "there is no variant of this name, did you mean \"%s\": %.200s"
                          : "there is no personality of this name, did you mean \"%s\": %.200s",
                near, name);
    else
        err_set(err, game ? "there is no variant of this name: %.200s"
                          : "there is no personality of this name: %.200s", name);
    names_free(names, count);
    return false;
}

bool shelf_find(const Shelves *shelves, LibraryKind kind, const char *name, const char *except,
                char path[PATH_SIZE], bool *user, Err *err) {
    for (int i = 0; *name && i < SHELVES; i++) {
        const Shelf *shelf = &shelf_rows[i];
        if (shelf->kind != kind || !shelf_path(shelves, shelf, name, path) || !file_exists(path))
            continue;
        if (except && strcmp(path, except) == 0)
            continue;
        *user = shelf->user;
        return true;
    }
    return find_nothing(shelves, kind, name, err);
}

bool shelf_user_folder(const Shelves *shelves, LibraryKind kind, char out[PATH_SIZE]) {
    for (int i = 0; i < SHELVES; i++)
        if (shelf_rows[i].kind == kind && shelf_rows[i].user)
            return shelf_folder(shelves, &shelf_rows[i], out);
    return false;
}

void shelf_user_folders(const Shelves *shelves, void (*visit)(void *context, const char *folder),
                        void *context) {
    char folder[PATH_SIZE], inside[PATH_SIZE];
    for (LibraryKind kind = LIBRARY_VARIANTS; kind <= LIBRARY_PERSONALITIES; kind++) {
        int count = 0;
        if (!shelf_user_folder(shelves, kind, folder))
            continue;
        visit(context, folder);
        char **names = folder_names(folder, &count);
        for (int i = 0; i < count; i++)
            if (path_join(inside, folder, names[i]) && folder_exists(inside))
                visit(context, inside);
        names_free(names, count);
    }
}

static int compare_names(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Appends what lies on one shelf. */
static void add_names(const Shelves *shelves, const Shelf *shelf, char ***names, int *count) {
    char folder[PATH_SIZE], path[PATH_SIZE];
    int found = 0;
    char **files = shelf_folder(shelves, shelf, folder) ? folder_names(folder, &found) : NULL;
    for (int i = 0; i < found; i++) {
        char *name = files[i];
        if (*shelf->ending == '.') {
            if (!ends_in(name, shelf->ending))
                continue;
            name[strlen(name) - strlen(shelf->ending)] = '\0';
        }
        if (*name == '.' || !shelf_path(shelves, shelf, name, path) || !file_exists(path))
            continue;
        *names = memory_resize(*names, ((size_t)*count + 2) * sizeof **names);
        (*names)[(*count)++] = memory_text(name);
    }
    if (files)
        names_free(files, found);
}

char **shelf_names(const Shelves *shelves, LibraryKind kind, int *count) {
    char **names = memory_new(sizeof *names);
    int found = 0;
    for (int i = 0; i < SHELVES; i++)
        if (shelf_rows[i].kind == kind)
            add_names(shelves, &shelf_rows[i], &names, &found);
    qsort(names, (size_t)found, sizeof *names, compare_names);
    *count = 0;
    for (int i = 0; i < found; i++)
        if (*count > 0 && strcmp(names[*count - 1], names[i]) == 0)
            free(names[i]);
        else
            names[(*count)++] = names[i];
    names[*count] = NULL;
    return names;
}
