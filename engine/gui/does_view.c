/* Does: what actions do to the way the game is shown. */
#include "gui/does.h"
#include "gui/hand.h"
#include "gui/moves.h"
#include "gui/window.h"

#include <stdio.h>
#include <string.h>

bool has_moves(const App *app) { return app->list.count > 0; }
bool has_strengths(const App *app) { return app_position(app)->rules->shows_strength; }

/* Takes over what a changed setting means for things that are made once. */
static void use_settings(App *app) {
    Err err;
    const char *language = settings_name(&app->settings, SETTING_LANGUAGE);
    if (strcmp(lang_name(app->lang), language) && !app_use_language(app, language, &err))
        app_say_text(app, err.text);
    pictures_use(&app->pictures, session_rules(app->session),
                 settings_name(&app->settings, SETTING_PIECES));
    if (moves_style(app) != app->list.style) moves_update(app);
    window_fullscreen(app->window, app->settings.fullscreen);
    app_save_settings(app);
    app->dirty = true;
}

/* A theme that was written in the meantime is among them. */
static void step_theme(App *app, int step) {
    Err err;
    if (!app_read_themes(app, &err)) {
        app_say_text(app, err.text);
        return;
    }
    app->theme = themes_next(&app->themes, app->settings.theme, step);
    snprintf(app->settings.theme, SETTING_TEXT, "%s", app->theme->name);
}

void does_set(App *app, int arg) {
    int step = arg % 2 ? 1 : -1;
    if (arg / 2 == SETTING_THEME)
        step_theme(app, step);
    else
        settings_step(&app->settings, (SettingId)(arg / 2), step);
    use_settings(app);
}

void does_peek(App *app) {
    app->peek = true;
}

/* Unlike other settings, size does not go round. */
void does_resize(App *app, int step) {
    int scale = app->settings.scale + step;
    if (scale < 0 || !setting_rows[SETTING_SCALE].values[scale]) return;
    app->settings.scale = scale;
    use_settings(app);
}

void does_type(App *app) {
    hand_drop(app);
    app_hush(app);
    moves_look(app, session_game(app->session)->count);
    text_reset(&app->typed);
    app->typing = true;
}

/* To the end of the line; in a game that is played no further than it stands. */
void does_step(App *app, int plies) {
    const Game *game = session_game(app->session);
    int look = app->list.look, ply = (look >= 0 ? look : game->count) + plies;
    bool played = plies > 0 && look <= game->count && !game->away;
    int last = played ? game->count : game->total;
    ply = ply < 0 ? 0 : ply > last ? last : ply;
    does_look(app, ply == 0 ? ROOT : game->nodes[ply - 1]);
}
