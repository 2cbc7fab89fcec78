/* Store: names of files, and what is read from them. */
#include "gui/store.h"

#include "base/memory.h"
#include "game/pgn.h"
#include "gui/action.h"
#include "gui/view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char ENDING[] = ".chester";

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

bool store_load(App *app, int row, Err *err) {
    return row >= 0 && row < app->games.count &&
           session_load(app->session, app->games.items[row].path, err);
}

void store_see(App *app) {
    int height = layout_px(&app->layout, GAME_ROW);
    int rows = layout_px(&app->layout, GAMES_HEIGHT) / height + 1;
    int first = app->dialog.scroll / height, last = app->games.count - rows;
    if (app->dialog.type != DIALOG_GAMES) return;
    if (first > last) first = last;
    games_see(&app->games, app->library, first, first + rows);
}

bool store_is_position(const char *text) {
    size_t line = strcspn(text, "\r\n");
    return text[line + strspn(text + line, "\r\n ")] == 0 && memchr(text, '/', line);
}

/* A record, or moves of the variant that is on the board; a PGN that names none is of chess. */
static bool take_record(App *app, const char *text, Err *err) {
    Text whole;
    text_init(&whole);
    if (!strstr(text, "[Variant") && !pgn_is(app->offered_name, text))
        text_format(&whole, "[Variant \"%s\"]\n", session_rules(app->session)->name);
    text_format(&whole, "%s\n", text);
    bool taken = session_read(app->session, whole.data, app->offered_name, err);
    text_clear(&whole);
    return taken;
}

bool store_runs(const App *app) {
    const Game *game = session_game(app->session); /* which the board may have left */
    return game_tip(game) != ROOT && game_result(game).result == PLAYING;
}

/* Whether the text is a game that goes on where this one stands: the same up to here. One with
 * branches has more to lose than its moves. */
static bool goes_on(const App *app, const char *text, const char *name) {
    const Game *game = session_game(app->session);
    Record *record = pgn_is(name, text) ? pgn_read(text, name, NULL) : record_read(text, name, NULL);
    const char *variant = record ? record_tag(record, "Variant") : NULL;
    Game *other = NULL;
    bool same = record && !game->away && !game_branched(game) &&
                (!variant || !strcmp(variant, game->rules->name)) &&
                record_play(record, game->rules, &other, NULL) &&
                other->start.key == game->start.key && other->count >= game->count &&
                !memcmp(other->moves, game->moves, (size_t)game->count * sizeof *game->moves);
    if (other) game_free(other);
    record_free(record);
    return same;
}

void store_offer(App *app, const char *text, const char *name) {
    free(app->offered);
    free(app->offered_name);
    app->offered = memory_text(text);
    app->offered_name = memory_text(name);
    if (store_runs(app) && !goes_on(app, text, name))
        app_ask(app, "gui.ask-load", command_of(ACTION_TAKE, 0));
    else
        action_run(app, command_of(ACTION_TAKE, 0));
}

bool store_take(App *app, Err *err) {
    char line[FEN_SIZE];
    const char *text = app->offered + strspn(app->offered, " \t\r\n");
    if (!store_is_position(text)) return take_record(app, text, err);
    snprintf(line, sizeof line, "%.*s", (int)strcspn(text, "\r\n"), text);
    return session_start(app->session, session_rules(app->session)->name, line, err);
}
