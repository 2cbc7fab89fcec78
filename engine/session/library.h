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
 * long as the file has not changed. */
const Rules *library_rules(Library *library, const char *name, Err *err);
const Personality *library_personality(Library *library, const char *name, Err *err);
/* Whatever is asked for from now on is read anew, also when only a file that it was derived
 * from has changed. */
void library_refresh(Library *library);

/* Whether a function of some loaded variant has failed while its game was played, and the
 * first sentence about it. */
bool library_fault(const Library *library, Err *err);

typedef enum LibraryKind { LIBRARY_VARIANTS, LIBRARY_PERSONALITIES } LibraryKind;

typedef struct LibraryEntry {
    const char *name, *path;
    Label title, says; /* texts never NULL; empty when broken */
    const char *fault; /* the sentence when it does not load, else NULL */
    bool user;         /* from the user's folder */
} LibraryEntry;

/* Everything that is found, sorted by name; loads what was not. Owned by the library
 * until the next call with that kind. Returns the number. */
int library_list(Library *library, LibraryKind kind, const LibraryEntry **entries);

#endif
