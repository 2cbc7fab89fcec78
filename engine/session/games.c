/* Games: what is in the folder of saved games, and in each of them. */
#include "session/games.h"

#include "base/memory.h"
#include "game/record.h"
#include "session/slot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char ENDING[] = ".chester";

enum { MOST_BYTES = 1 << 20 }; /* of a game that is looked into for the list */

bool games_folder(char out[PATH_SIZE], Err *err) {
    char folder[PATH_SIZE];
    if (!user_data_folder(folder, err)) return false;
    if (!path_join(out, folder, "games")) return err_set(err, "path too long: %s", folder);
    return folder_make(out, err);
}

void games_clear(SavedGames *games) {
    for (int i = 0; i < games->count; i++) free(games->items[i].path);
    free(games->items);
    *games = (SavedGames){.count = 0};
}

/* What its text says about it; the variant's title only when that loads. */
static void look_into(Library *library, SavedGame *game) {
    char *text = file_read(game->path, MOST_BYTES, NULL, NULL);
    Record *record = text ? record_read(text, game->path, NULL) : NULL;
    game->broken = !record;
    if (record) {
        const char *variant = record_tag(record, "Variant");
        snprintf(game->variant, sizeof game->variant, "%s", variant ? variant : "");
        const Rules *rules = variant ? library_rules(library, variant, NULL) : NULL;
        if (rules) game->title = rules->title;
        game->plies = record_moves(record);
        game->result = record_result(record).result;
    }
    game->seen = true;
    record_free(record);
    free(text);
}

void games_see(SavedGames *games, Library *library, int first, int end) {
    for (int i = first < 0 ? 0 : first; i < end && i < games->count; i++)
        if (!games->items[i].seen) look_into(library, &games->items[i]);
}

static void add(SavedGames *games, const char *path, const char *name, size_t length) {
    if (games->count == games->room) {
        games->room = games->room ? 2 * games->room : 64;
        games->items = memory_resize(games->items, (size_t)games->room * sizeof *games->items);
    }
    SavedGame *game = &games->items[games->count++];
    *game = (SavedGame){.path = memory_text(path)};
    snprintf(game->name, sizeof game->name, "%.*s", (int)length, name);
}

static bool is_game(const char *name) {
    size_t length = strlen(name), ending = strlen(ENDING);
    return length > ending && !strcmp(name + length - ending, ENDING);
}

static void add_unfinished(SavedGames *games, const char *path, const char *name) {
    if (strlen(path) < PATH_SIZE && file_exists(path)) add(games, path, name, strcspn(name, "."));
}

/* The one that the present game has put aside, and those of windows that are closed now; a window
 * has its own slot, so it does not see itself. */
static void list_unfinished(SavedGames *games, const char *autosave) {
    char path[PATH_SIZE + 16];
    if (autosave) {
        snprintf(path, sizeof path, "%s.previous", autosave);
        add_unfinished(games, path, "");
    }
    for (int number = 1; number <= MOST_SLOTS; number++)
        if (slot_left(number, path)) add_unfinished(games, path, path_name(path));
}

void games_list(SavedGames *games, const char *autosave) {
    char folder[PATH_SIZE], path[PATH_SIZE];
    int total = 0;
    games_clear(games);
    list_unfinished(games, autosave);
    if (!games_folder(folder, NULL)) return;
    char **names = folder_names(folder, &total);
    for (int i = total; i-- > 0;) /* dates sort */
        if (is_game(names[i]) && path_join(path, folder, names[i]))
            add(games, path, names[i], strlen(names[i]) - strlen(ENDING));
    names_free(names, total);
}
