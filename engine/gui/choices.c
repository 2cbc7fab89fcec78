/* Choices: copying the library's list, and walking over what is not broken. */
#include "gui/choices.h"

#include <string.h>

static Label label_copy(Arena *arena, Label label) {
    return (Label){arena_text(arena, label.en), arena_text(arena, label.ru)};
}

void choices_load(Choices *choices, Library *library, LibraryKind kind) {
    const LibraryEntry *entries;
    choices_clear(choices);
    choices->arena = arena_new();
    choices->count = library_list(library, kind, &entries);
    choices->items = arena_take(choices->arena, sizeof(Choice) * (size_t)(choices->count + 1));
    for (int i = 0; i < choices->count; i++)
        choices->items[i] = (Choice){.name = arena_text(choices->arena, entries[i].name),
                                     .title = label_copy(choices->arena, entries[i].title),
                                     .says = label_copy(choices->arena, entries[i].says),
                                     .fault = arena_text(choices->arena, entries[i].fault),
                                     .user = entries[i].user};
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
