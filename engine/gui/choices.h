/* Choices: the variants or personalities that can be chosen, copied out of the library,
 * whose own list lives only until it is asked again.
 *
 * To load some forty files takes a quarter of a second. So the names are there at once, and
 * what stands in each file is read one by one, while the list is already looked at. */
#ifndef CHESTER_GUI_CHOICES_H
#define CHESTER_GUI_CHOICES_H

#include "base/arena.h"
#include "base/file.h"
#include "session/library.h"

typedef struct Choice {
    const char *name;
    Label title, says; /* of one that is not read yet the title is its name */
    const char *fault; /* why it cannot be chosen; NULL when it can, or nobody knows yet */
    const Rules *rules;    /* of a variant that was read and can be chosen */
    const char *picture;   /* the portrait of a personality; NULL: it has none */
    bool read;
} Choice;

typedef struct Choices {
    Arena *arena; /* of everything below */
    Choice *items;
    int count, unread;
    LibraryKind kind;
} Choices;

/* The names that are found now. */
void choices_begin(Choices *choices, Library *library, LibraryKind kind);
/* Reads the next one that is unread, from the index on, round and round. */
void choices_read(Choices *choices, Library *library, int from);
/* All of it in one go. */
void choices_load(Choices *choices, Library *library, LibraryKind kind);
void choices_clear(Choices *choices);
/* The index of the name, -1 when it is not there or cannot be chosen. */
int choices_find(const Choices *choices, const char *name);
/* The next one from `from` (-1: before the first) in steps of 1 or -1 that can be
 * chosen; -1 past either end. */
int choices_next(const Choices *choices, int from, int step);

/* A personality's portrait: the user's beside its file, ours in assets/portraits. */
bool choices_portrait(const LibraryEntry *entry, char out[PATH_SIZE]);

/* The i-th that has a fault; NULL when there are fewer. */
const Choice *choices_broken(const Choices *choices, int i);

#endif
