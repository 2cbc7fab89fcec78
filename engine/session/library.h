/* Library: the variants and personalities that can be found, loaded when asked for.
 *
 * Shipped ones are in variants/NAME/variant.lua (the known games in variants/gallery) and
 * scripts/ai/NAME.lua of the data folder, the user's in variants/NAME/variant.lua and
 * ai/NAME.lua of the user's data folder; the user's win. A name that holds a '/' or ends in
 * ".lua" is a path; that of a folder means the variant.lua in it. What was loaded stays until
 * the library is freed, because positions point into it. One thread only. */
#ifndef CHESTER_SESSION_LIBRARY_H
#define CHESTER_SESSION_LIBRARY_H

#include "base/err.h"
#include "core/rules.h"
#include "search/personality.h"

typedef struct Library Library;

Library *library_new(Err *err);
void library_free(Library *library);

/* NULL and the sentence when it is not there or at fault. Asked again: the same pointer, as
 * long as no file that was read for it has changed. */
const Rules *library_rules(Library *library, const char *name, Err *err);
const Personality *library_personality(Library *library, const char *name, Err *err);
/* The one that was read last for this name, without a look at its file: for who asks often. NULL
 * when none was. */
const Personality *library_known(const Library *library, const char *name);
/* Whatever is asked for from now on is read anew, also when only another file would be found
 * for a name now. */
void library_refresh(Library *library);

/* Whether a function of some loaded variant has failed while its game was played, and the
 * first sentence about it. */
bool library_fault(const Library *library, Err *err);

/* What the user should know though all went well: a broken file of the user's has given way to
 * the shipped one of its name, in games that are derived from it. Told once. */
bool library_note(Library *library, Err *err);
/* The folders of all files that were read, and those in which new ones are looked for. */
void library_folders(const Library *library, void (*visit)(void *context, const char *folder),
                     void *context);
/* The path of the variant of this name that comes with chester, whatever hides it. */
bool library_shipped(const Library *library, const char *name, char path[4096]);

typedef enum LibraryKind { LIBRARY_VARIANTS, LIBRARY_PERSONALITIES } LibraryKind;

/* Where one of this name is already. */
typedef struct LibraryPlaces {
    bool user, shipped;
} LibraryPlaces;

LibraryPlaces library_places(const Library *library, LibraryKind kind, const char *name);
/* The file that a name stands for. */
bool library_path(const Library *library, LibraryKind kind, const char *name, char path[4096]);
/* The user's folder for this sort, whether it is there or not. */
bool library_user_folder(const Library *library, LibraryKind kind, char out[4096]);

typedef struct LibraryEntry {
    const char *name, *path;
    Label title, says; /* texts never NULL; empty when broken */
    const char *fault; /* the sentence when it does not load, else NULL */
    const char *hides; /* path of the one that it takes the place of, else NULL */
    bool user;         /* from the user's folder */
} LibraryEntry;

/* Everything that is found, sorted by name; loads what was not. Owned by the library
 * until the next call with that kind. Returns the number. */
int library_list(Library *library, LibraryKind kind, const LibraryEntry **entries);
/* The same without loading any: at once, but titles and faults are not known. */
int library_names(Library *library, LibraryKind kind, const LibraryEntry **entries);

#endif
