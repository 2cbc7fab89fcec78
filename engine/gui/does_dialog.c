/* Does: what the buttons of dialogs do. */
#include "gui/action.h"
#include "gui/does.h"
#include "gui/seats.h"
#include "gui/store.h"
#include "gui/view.h"

void does_new(App *app) {
    app_open(app, DIALOG_NEW);
    fresh_open(app);
    app->dialog.row = app->fresh.variant;
    if (app->dialog.row > 2)
        app->dialog.scroll = (app->dialog.row - 2) * layout_px(&app->layout, VARIANT_ROW);
}

void does_variant(App *app, int arg) {
    if (arg >= 0 && arg < app->fresh.variants.count && !app->fresh.variants.items[arg].fault)
        app->fresh.variant = app->dialog.row = arg;
}

void does_who(App *app, int arg) { fresh_who(app, (Side)(arg / 2 & 1), arg % 2 ? 1 : -1); }
void does_level(App *app, int arg) { fresh_level(app, (Side)(arg / 2 & 1), arg % 2 ? 1 : -1); }

void does_pace(App *app, int arg) { pace_step(&app->fresh.pace, arg / 2, arg % 2 ? 1 : -1); }

/* arg 0: asks first, when a game would be given up. */
void does_start(App *app, int arg) {
    Err err;
    if (!arg && store_runs(app)) {
        app_ask(app, "gui.ask-new", command_of(ACTION_START, 1));
        return;
    }
    app_close(app);
    bool started = fresh_start(app, &err);
    app_poll(app);
    if (!started) app_say_text(app, err.text);
}

void does_games(App *app) {
    games_list(&app->games, app->autosave);
    app_open(app, DIALOG_GAMES);
}

/* An argument from ASKED on has been asked about. */
void does_game(App *app, int arg) {
    enum { ASKED = 1 << 20 };
    Err err;
    if (arg < ASKED && store_runs(app)) {
        app_ask(app, "gui.ask-load", command_of(ACTION_GAME, arg + ASKED));
        return;
    }
    app_close(app);
    bool loaded = store_load(app, arg & (ASKED - 1), &err);
    app_poll(app);
    if (!loaded) app_say_text(app, err.text);
}

void does_settings(App *app) {
    Err err;
    if (!app_read_themes(app, &err)) app_say_text(app, err.text);
    app_open(app, DIALOG_SETTINGS);
}

void does_keys(App *app) {
    app_open(app, DIALOG_KEYS);
    text_reset(&app->typed);
    app->typing = true;
}

void does_run(App *app, int id) {
    if (!action_enabled(app, (ActionId)id)) return;
    app_close(app);
    action_run(app, command_of_key((ActionId)id));
}

/* Without an answer the game of the last run stays on the board, as good as any. */
void does_close(App *app) {
    DialogType type = app->dialog.type;
    if (app->editor.open && type != DIALOG_EDIT) {
        editor_open(app); /* back from its question */
        return;
    }
    app_close(app);
    if (type == DIALOG_RESUME) session_go(app->session);
    app_poll(app);
}

void does_yes(App *app) {
    Command yes = app->dialog.yes;
    app->dialog = (Dialog){0};
    app->focus = (Command){0, 0};
    action_run(app, yes);
}

/* Asked a second time while the question stands there, it is answered. */
void does_quit(App *app) {
    bool asked = app->dialog.type == DIALOG_CONFIRM && app->dialog.yes.action == ACTION_QUIT_SURE;
    if (!asked && store_runs(app))
        app_ask(app, "gui.ask-quit", command_of(ACTION_QUIT_SURE, 0));
    else
        app->quit = true;
}

void does_quit_sure(App *app) {
    app->quit = true;
}
