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

void view_settings(const App *app, Draw *draw) {
    const Theme *theme = app_theme(app);
    const char *title = words_of(app, "gui.settings");
    Rect in = kit_card(app, draw, kit_px(app, 720), kit_px(app, 460), title);
    kit_close_button(app, draw, &in);
    for (int id = 0; id < SETTING_COUNT; id++) {
        Rect at = cell_of(app, in, id, SETTING_COUNT, 2);
        char key[64], value[64];
        snprintf(key, sizeof key, "gui.set-%s", setting_rows[id].name);
        Rect right = rect_cut_right(&at, at.w * 56 / 100);
        right = rect_middle(right, right.w, kit_px(app, 34));
        draw_text(draw, at, ALIGN_LEFT, kit_type(app, TYPE_BODY, FONT_PLAIN, theme->text),
                  words_of(app, key));
        const char *text = words_setting(app, (SettingId)id, value);
        kit_stepper(app, draw, right, text, ACTION_SET, id, true);
    }
}

void view_games(const App *app, Draw *draw) {
    const Theme *theme = app_theme(app);
    Rect in = kit_card(app, draw, kit_px(app, 520), kit_px(app, 460), words_of(app, "gui.games"));
    int height = kit_px(app, 34);
    kit_close_button(app, draw, &in);
    if (!app->game_count)
        draw_paragraph(draw, in, kit_type(app, TYPE_BODY, FONT_PLAIN, theme->dim),
                       words_of(app, "gui.no-games"));
    int scroll = kit_scroll(app, draw, &in, app->game_count, 1, height);
    draw_clip(draw, in);
    for (int i = 0; i < app->game_count; i++) {
        Rect at = {in.x, in.y + i * height - scroll, in.w, height};
        if (!rect_both(at, in).h) continue;
        if (kit_hovered(app, at) || i == app->dialog.row)
            draw_round(draw, at, kit_px(app, 6), theme->raised);
        Rect text = rect_inset(at, kit_px(app, 6));
        draw_text(draw, text, ALIGN_LEFT, kit_type(app, TYPE_BODY, FONT_PLAIN, theme->text),
                  app->games[i]);
        draw_hit(draw, at, command_of(ACTION_GAME, i));
    }
    draw_unclip(draw);
}
