/* View: dialogs that are made from tables: settings, saved games. */
#include "gui/view.h"
#include "gui/words.h"

#include <stdio.h>

/* The i-th of `count` cells, column by column, in `columns` columns. */
static Rect cell_of(const App *app, Rect in, int i, int count, int columns) {
    int rows = (count + columns - 1) / columns, gap = kit_px(app, 24);
    int width = (in.w - gap * (columns - 1)) / columns, height = in.h / rows;
    return (Rect){in.x + i / rows * (width + gap), in.y + i % rows * height, width, height};
}

/* The themes that cannot be used, beside the button below. */
static void theme_faults(const App *app, Draw *draw, Rect at) {
    Text text;
    text_init(&text);
    for (int i = 0; i < app->themes.count; i++)
        if (app->themes.items[i].fault)
            text_format(&text, "%s%s", text.length ? "\n" : "", app->themes.items[i].fault);
    kit_words(draw, at, kit_type(app, TYPE_SMALL, FONT_PLAIN, app_theme(app)->warn), text.data);
    text_clear(&text);
}

void view_settings(const App *app, Draw *draw) {
    const Theme *theme = app_theme(app);
    const char *title = words_of(app, "gui.settings");
    int rows = (SETTING_COUNT + 1) / 2;
    Rect in = kit_card(app, draw, kit_px(app, 740), kit_px(app, 134 + 39 * rows), title);
    Rect foot = rect_cut_bottom(&(Rect){in.x, in.y, in.w - kit_px(app, 166), in.h}, kit_px(app, 38));
    theme_faults(app, draw, foot);
    kit_close_button(app, draw, &in);
    for (int id = 0; id < SETTING_COUNT; id++) {
        Rect at = cell_of(app, in, id, SETTING_COUNT, 2);
        char key[64], value[64];
        snprintf(key, sizeof key, "gui.set-%s", setting_rows[id].name);
        Rect right = rect_cut_right(&at, at.w * 54 / 100);
        right = rect_middle(right, right.w, kit_px(app, 34));
        Type type = kit_type(app, TYPE_BODY, FONT_PLAIN, theme->text);
        type.px = kit_fit(draw, type, at.w - kit_px(app, 6), words_of(app, key));
        draw_text(draw, at, ALIGN_LEFT, type, words_of(app, key));
        const char *text = words_setting(app, (SettingId)id, value);
        kit_stepper(app, draw, right, text, ACTION_SET, id, true);
    }
}

/* "Chess-T1, 14 moves, White wins" */
static void game_words(const App *app, const SavedGame *game, Text *out) {
    char moves[16];
    const char *title = words_label(app, game->title);
    if (game->broken) {
        text_add(out, words_of(app, "gui.no-game-in-it"));
        return;
    }
    snprintf(moves, sizeof moves, "%d", (game->plies + 1) / 2);
    if (!*title) title = *game->variant ? game->variant : "—";
    lang_fill(app->lang, out, "gui.game-says", "variant", title, "moves", moves, "result",
              words_result(app, (Outcome){game->result, NULL}), NULL);
}

static void game_row(const App *app, Draw *draw, Rect at, int i) {
    const Theme *theme = app_theme(app);
    const SavedGame *game = &app->games.items[i];
    bool chosen = i == app->dialog.row;
    Text says;
    text_init(&says);
    game_words(app, game, &says);
    if (chosen || kit_hovered(app, at)) draw_round(draw, at, kit_px(app, 6), theme->raised);
    if (chosen) draw_frame(draw, at, kit_px(app, 6), kit_px(app, 2), theme->accent);
    Rect in = rect_inset(at, kit_px(app, 6));
    Type type = kit_type(app, TYPE_BODY, FONT_BOLD, theme->text);
    const char *name = *game->name ? game->name : words_of(app, "gui.game-before");
    type.px = kit_fit(draw, type, in.w, name);
    draw_text(draw, rect_cut_top(&in, in.h / 2), ALIGN_LEFT, type, name);
    type = kit_type(app, TYPE_SMALL, FONT_PLAIN, game->broken ? theme->warn : theme->dim);
    type.px = kit_fit(draw, type, in.w, says.data);
    draw_text(draw, in, ALIGN_LEFT, type, says.data);
    draw_hit(draw, at, command_of(ACTION_GAME, i));
    text_clear(&says);
}

void view_games(const App *app, Draw *draw) {
    const Theme *theme = app_theme(app);
    Rect in = kit_card(app, draw, kit_px(app, 560), kit_px(app, GAMES_HEIGHT), words_of(app, "gui.games"));
    int height = kit_px(app, GAME_ROW), gap = kit_px(app, 4);
    kit_close_button(app, draw, &in);
    if (!app->games.count)
        draw_paragraph(draw, in, kit_type(app, TYPE_BODY, FONT_PLAIN, theme->dim),
                       words_of(app, "gui.no-games"));
    int scroll = kit_scroll(app, draw, &in, app->games.count, 1, height);
    draw_clip(draw, in);
    for (int i = 0; i < app->games.count; i++) {
        Rect at = {in.x, in.y + i * height - scroll, in.w, height - gap};
        if (rect_both(at, in).h) game_row(app, draw, at, i);
    }
    draw_unclip(draw);
}
