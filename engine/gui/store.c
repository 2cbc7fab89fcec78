/* Store: names of files, and what is read from them. */
#include "gui/store.h"

#include "base/memory.h"
#include "gui/action.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char ENDING[] = ".chester";

static bool games_folder(char out[PATH_SIZE], Err *err) {
    char folder[PATH_SIZE];
    if (!user_data_folder(folder, err)) return false;
    if (!path_join(out, folder, "games")) return err_set(err, "path too long: %s", folder);
    return folder_make(out, err);
}

bool store_autosave(char out[PATH_SIZE], Err *err) {
    char folder[PATH_SIZE];
    if (!user_data_folder(folder, err) || !folder_make(folder, err)) return false;
    return path_join(out, folder, "autosave.chester") ||
           err_set(err, "path too long: %s", folder);
}

/* A path of its own for a new file, named by the moment: "2025-03-09 18.05.21.chester". */
static bool fresh_path(char out[PATH_SIZE], Err *err) {
    char folder[PATH_SIZE], stamp[64], name[96];
    time_t now = time(NULL);
    struct tm local;
    if (!games_folder(folder, err)) return false;
    localtime_r(&now, &local);
    strftime(stamp, sizeof stamp, "%Y-%m-%d %H.%M.%S", &local);
    for (int i = 1; i < 1000; i++) {
        if (i == 1) snprintf(name, sizeof name, "%s%s", stamp, ENDING);
        else snprintf(name, sizeof name, "%s (%d)%s", stamp, i, ENDING);
        if (!path_join(out, folder, name)) break;
        if (!file_exists(out)) return true;
    }
    return err_set(err, "no free name for a saved game: %s", folder);
}

bool store_save(App *app, char name[256], Err *err) {
    char path[PATH_SIZE];
    if (!fresh_path(path, err) || !session_save(app->session, path, err)) return false;
    snprintf(name, 256, "%.255s", path_name(path));
    return true;
}

static bool is_game(const char *name) {
    size_t length = strlen(name), ending = strlen(ENDING);
    return length > ending && !strcmp(name + length - ending, ENDING);
}

void store_list(App *app) {
    char folder[PATH_SIZE];
    int total = 0, kept = 0;
    names_free(app->games, app->game_count);
    app->games = NULL;
    app->game_count = 0;
    if (!games_folder(folder, NULL)) return;
    char **names = folder_names(folder, &total);
    for (int i = 0; i < total; i++)
        if (is_game(names[i])) {
            char *swap = names[kept];
            names[kept++] = names[i];
            names[i] = swap;
        }
    for (int i = kept; i < total; i++) free(names[i]);
    for (int i = 0; i < kept / 2; i++) { /* dates sort; the newest comes first */
        char *swap = names[i];
        names[i] = names[kept - 1 - i];
        names[kept - 1 - i] = swap;
    }
    app->games = names;
    app->game_count = kept;
}

bool store_load(App *app, int row, Err *err) {
    char folder[PATH_SIZE], path[PATH_SIZE];
    if (row < 0 || row >= app->game_count) return false;
    if (!games_folder(folder, err)) return false;
    if (!path_join(path, folder, app->games[row])) return err_set(err, "path too long: %s", folder);
    return session_load(app->session, path, err);
}

/* One line with the slashes of a board. */
static bool is_position(const char *text) {
    size_t line = strcspn(text, "\r\n");
    return text[line + strspn(text + line, "\r\n ")] == 0 && memchr(text, '/', line);
}

/* A record, or moves of the variant that is on the board. */
static bool take_record(App *app, const char *text, Err *err) {
    Text whole;
    text_init(&whole);
    if (!strstr(text, "[Variant"))
        text_format(&whole, "[Variant \"%s\"]\n", session_rules(app->session)->name);
    text_format(&whole, "%s\n", text);
    bool taken = session_read(app->session, whole.data, app->offered_name, err);
    text_clear(&whole);
    return taken;
}

bool store_runs(const App *app) {
    return session_game(app->session)->count > 0 &&
           session_outcome(app->session).result == PLAYING;
}

void store_offer(App *app, const char *text, const char *name) {
    free(app->offered);
    free(app->offered_name);
    app->offered = memory_text(text);
    app->offered_name = memory_text(name);
    if (store_runs(app))
        app_ask(app, "gui.ask-load", command_of(ACTION_TAKE, 0));
    else
        action_run(app, command_of(ACTION_TAKE, 0));
}

bool store_take(App *app, Err *err) {
    char line[FEN_SIZE];
    const char *text = app->offered + strspn(app->offered, " \t\r\n");
    if (!is_position(text)) return take_record(app, text, err);
    snprintf(line, sizeof line, "%.*s", (int)strcspn(text, "\r\n"), text);
    return session_start(app->session, session_rules(app->session)->name, line, err);
}
