/* Shelf: where variants and personalities lie, found by name. Loads nothing. */
#ifndef CHESTER_SESSION_SHELF_H
#define CHESTER_SESSION_SHELF_H

#include "base/file.h"
#include "session/library.h"

typedef struct Shelves {
    char data[PATH_SIZE];
    char user[PATH_SIZE]; /* "" when the user has no home */
} Shelves;

bool shelves_init(Shelves *shelves, Err *err);
bool name_is_path(const char *name);
/* The first file for this name that is not `except` (may be NULL): the user's before ours. */
bool shelf_find(const Shelves *shelves, LibraryKind kind, const char *name, const char *except,
                char path[PATH_SIZE], bool *user, Err *err);
/* The folders of the user's shelves, and those of variants in them, whether they are there or
 * not; nothing when the user has no home. */
void shelf_user_folders(const Shelves *shelves, void (*visit)(void *context, const char *folder),
                        void *context);
/* The user's folder for this sort. */
bool shelf_user_folder(const Shelves *shelves, LibraryKind kind, char out[PATH_SIZE]);
/* Every name once, sorted; names_free() gives them back. */
char **shelf_names(const Shelves *shelves, LibraryKind kind, int *count);

#endif
