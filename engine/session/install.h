/* Install: what somebody gives as a mod, and its copy in the user's folder.
 *
 * A mod is a .lua file; the folder of a variant; or a folder that holds variants/ and ai/ like
 * the user's own. Looking at it loads its files in their sandbox and writes nothing. Links are
 * never followed, and only scripts, pictures and texts are copied. */
#ifndef CHESTER_SESSION_INSTALL_H
#define CHESTER_SESSION_INSTALL_H

#include "base/file.h"
#include "session/library.h"

enum { MOD_ITEMS = 32 };

typedef struct ModItem {
    LibraryKind kind;
    char name[64];
    Label title;          /* texts never NULL; empty when it does not load */
    char from[PATH_SIZE]; /* a .lua file, or the folder of a variant */
    int files, pictures;
    size_t bytes;
    bool replaces;        /* one in the user's folder */
    bool hides;           /* one that comes with chester */
    char fault[512];      /* why it does not load; "" when it does */
} ModItem;

typedef struct Mod {
    ModItem items[MOD_ITEMS];
    int count;
} Mod;

/* Whether a path may be a mod at all: a folder, or a file that ends in .lua. */
bool mod_is(const char *path);
/* False and the sentence when there is nothing to install, or something that may not be. */
bool mod_look(Mod *mod, Library *library, const char *path, Err *err);
/* Copies all items; each is there whole or not at all. False at the first that fails. */
bool mod_install(const Mod *mod, Library *library, Err *err);

#endif
