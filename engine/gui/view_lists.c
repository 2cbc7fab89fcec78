/* View: dialogs that are made from tables: settings, keys, saved games. */
#include "gui/view.h"
#include "gui/words.h"

#include <stdio.h>
#include <string.h>

static void close_button(const App *app, Draw *draw, Rect *in) {
    Rect bottom = rect_cut_bottom(in, kit_px(app, 38));
    rect_cut_bottom(in, kit_px(app, 12));
    kit_button(app, draw, rect_cut_right(&bottom, kit_px(app, 150)), BUTTON_MAIN,
               words_of(app, "gui.close"), command_of(ACTION_CLOSE, 0));
}

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
    close_button(app, draw, &in);
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

static void key_row(const App *app, Draw *draw, Rect at, const Action *action) {
    const Theme *theme = app_theme(app);
    char keys[80], other[32];
    key_write(action->key, keys);
    key_write(action->other, other);
    if (*other) snprintf(keys + strlen(keys), sizeof keys - strlen(keys), ", %s", other);
    Rect right = rect_cut_right(&at, at.w * 54 / 100);
    draw_text(draw, at, ALIGN_LEFT, kit_type(app, TYPE_SMALL, FONT_PLAIN, theme->text),
              words_of(app, action->label));
    draw_text(draw, right, ALIGN_RIGHT, kit_type(app, TYPE_SMALL, FONT_BOLD, theme->dim), keys);
}

void view_keys(const App *app, Draw *draw) {
    Rect in = kit_card(app, draw, kit_px(app, 780), kit_px(app, 530), words_of(app, "gui.keys"));
    int count = 0, i = 0;
    close_button(app, draw, &in);
    Rect foot = rect_cut_bottom(&in, kit_px(app, 40));
    rect_cut_bottom(&in, kit_px(app, 8));
    draw_paragraph(draw, foot, kit_type(app, TYPE_SMALL, FONT_PLAIN, app_theme(app)->dim),
                   words_of(app, "gui.keys-says"));
    for (int id = 1; id < ACTION_COUNT; id++) count += actions[id].label != NULL;
    for (int id = 1; id < ACTION_COUNT; id++)
        if (actions[id].label) key_row(app, draw, cell_of(app, in, i++, count, 2), &actions[id]);
}

void view_games(const App *app, Draw *draw) {
    const Theme *theme = app_theme(app);
    Rect in = kit_card(app, draw, kit_px(app, 520), kit_px(app, 460), words_of(app, "gui.games"));
    int height = kit_px(app, 34);
    close_button(app, draw, &in);
    if (!app->game_count)
        draw_paragraph(draw, in, kit_type(app, TYPE_BODY, FONT_PLAIN, theme->dim),
                       words_of(app, "gui.no-games"));
    int scroll = kit_scroll(app, draw, &in, app->game_count, height);
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
