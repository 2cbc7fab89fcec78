/* Choices: the library's list, read piece by piece, and walking over what is not broken. */
#include "gui/choices.h"

#include "base/file.h"

#include <stdio.h>
#include <string.h>

static Label label_copy(Arena *arena, Label label) {
    return (Label){arena_text(arena, label.en), arena_text(arena, label.ru)};
}

/* The user's own come first, the gallery of known games last; else they stay sorted. */
static int rank_of(const LibraryEntry *entry) {
    return entry->user ? 0 : strstr(entry->path, "/gallery/") ? 2 : 1;
}

bool choices_portrait(const LibraryEntry *entry, char out[PATH_SIZE]) {
    char folder[PATH_SIZE], name[256];
    snprintf(name, sizeof name, "%s.svg", entry->name);
    if (entry->user) {
        snprintf(folder, sizeof folder, "%.*s", (int)(path_name(entry->path) - entry->path),
                 entry->path);
    } else {
        char data[PATH_SIZE];
        if (!data_folder(data, NULL) || !path_join(folder, data, "assets/portraits")) return false;
    }
    return path_join(out, folder, name) && file_exists(out);
}

void choices_begin(Choices *choices, Library *library, LibraryKind kind) {
    const LibraryEntry *entries;
    choices_clear(choices);
    choices->kind = kind;
    choices->arena = arena_new();
    int found = library_names(library, kind, &entries);
    choices->items = arena_take(choices->arena, sizeof(Choice) * (size_t)(found + 1));
    for (int rank = 0; rank < 3; rank++)
        for (int i = 0; i < found; i++) {
            if (rank_of(&entries[i]) != rank) continue;
            Choice *choice = &choices->items[choices->count++];
            const char *name = arena_text(choices->arena, entries[i].name);
            *choice = (Choice){.name = name, .title = {name, name}, .says = {"", ""}};
            char path[PATH_SIZE];
            if (kind == LIBRARY_PERSONALITIES && choices_portrait(&entries[i], path))
                choice->picture = arena_text(choices->arena, path);
        }
    choices->unread = choices->count;
}

static void read_one(Choices *choices, Library *library, Choice *choice) {
    Err err;
    bool variant = choices->kind == LIBRARY_VARIANTS;
    const Rules *rules = variant ? library_rules(library, choice->name, &err) : NULL;
    const Personality *who =
        variant ? NULL : library_personality(library, choice->name, &err);
    choice->read = true;
    choices->unread--;
    if (rules || who) {
        choice->rules = rules;
        choice->title = label_copy(choices->arena, rules ? rules->title : who->title);
        choice->says = label_copy(choices->arena, rules ? rules->says : who->says);
    } else {
        choice->fault = arena_text(choices->arena, err.text);
    }
}

void choices_read(Choices *choices, Library *library, int from) {
    for (int i = 0; i < choices->count; i++) {
        int at = ((from < 0 ? 0 : from) + i) % choices->count;
        if (choices->items[at].read) continue;
        read_one(choices, library, &choices->items[at]);
        return;
    }
}

void choices_load(Choices *choices, Library *library, LibraryKind kind) {
    choices_begin(choices, library, kind);
    while (choices->unread) choices_read(choices, library, 0);
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
