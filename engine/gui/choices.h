/* Choices: the variants or personalities that can be chosen, copied out of the library,
 * whose own list lives only until it is asked again. */
#ifndef CHESTER_GUI_CHOICES_H
#define CHESTER_GUI_CHOICES_H

#include "base/arena.h"
#include "session/library.h"

typedef struct Choice {
    const char *name;
    Label title, says;
    const char *fault; /* why it cannot be chosen; NULL when it can */
} Choice;

typedef struct Choices {
    Arena *arena; /* of everything below */
    Choice *items;
    int count;
} Choices;

void choices_load(Choices *choices, Library *library, LibraryKind kind);
void choices_clear(Choices *choices);
/* The index of the name, -1 when it is not there or cannot be chosen. */
int choices_find(const Choices *choices, const char *name);
/* The next one from `from` (-1: before the first) in steps of 1 or -1 that can be
 * chosen; -1 past either end. */
int choices_next(const Choices *choices, int from, int step);

/* The i-th that has a fault; NULL when there are fewer. */
const Choice *choices_broken(const Choices *choices, int i);

#endif
