/* Choices: copying the library's list, and walking over what is not broken. */
#include "gui/choices.h"

#include <string.h>

static Label label_copy(Arena *arena, Label label) {
    return (Label){arena_text(arena, label.en), arena_text(arena, label.ru)};
}

/* The user's own come first, the gallery of known games last; else they stay sorted. */
static int rank_of(const LibraryEntry *entry) {
    return entry->user ? 0 : strstr(entry->path, "/gallery/") ? 2 : 1;
}

static Choice choice_of(Arena *arena, const LibraryEntry *entry) {
    return (Choice){.name = arena_text(arena, entry->name),
                    .title = label_copy(arena, entry->title),
                    .says = label_copy(arena, entry->says),
                    .fault = arena_text(arena, entry->fault)};
}

void choices_load(Choices *choices, Library *library, LibraryKind kind) {
    const LibraryEntry *entries;
    choices_clear(choices);
    choices->arena = arena_new();
    int found = library_list(library, kind, &entries);
    choices->items = arena_take(choices->arena, sizeof(Choice) * (size_t)(found + 1));
    for (int rank = 0; rank < 3; rank++)
        for (int i = 0; i < found; i++)
            if (rank_of(&entries[i]) == rank)
                choices->items[choices->count++] = choice_of(choices->arena, &entries[i]);
}

void choices_clear(Choices *choices) {
    arena_free(choices->arena);
    *choices = (Choices){0};
}

int choices_find(const Choices *choices, const char *name) {
    for (int i = 0; i < choices->count; i++)
        if (!choices->items[i].fault && !strcmp(choices->items[i].name, name)) return i;
    return -1;
}

int choices_next(const Choices *choices, int from, int step) {
    for (int i = from + step; i >= 0 && i < choices->count; i += step)
        if (!choices->items[i].fault) return i;
    return -1;
}

const Choice *choices_broken(const Choices *choices, int i) {
    for (int k = 0; k < choices->count; k++)
        if (choices->items[k].fault && i-- == 0) return &choices->items[k];
    return NULL;
}
