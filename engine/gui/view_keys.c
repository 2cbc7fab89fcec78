/* View: the list of all actions with their keys, in two columns under the field that narrows
 * it. Each row can be pressed and does what its key does. */
#include "gui/sheet.h"
#include "gui/view.h"
#include "gui/words.h"

#include <stdio.h>
#include <string.h>

static void key_row(const App *app, Draw *draw, Rect at, ActionId id, bool chosen) {
    const Theme *theme = app_theme(app);
    const Action *action = &actions[id];
    char keys[80], other[32];
    key_write(action->key, keys);
    key_write(action->other, other);
    if (*other) snprintf(keys + strlen(keys), sizeof keys - strlen(keys), ", %s", other);
    bool enabled = action_enabled(app, id);
    kit_row(app, draw, at, chosen, command_of(enabled ? ACTION_RUN : ACTION_NONE, id));
    Rect in = rect_inset(at, kit_px(app, 4));
    Rect right = rect_cut_right(&in, in.w * 44 / 100);
    Color ink = enabled ? theme->text : theme->dim;
    Type type = kit_type(app, TYPE_SMALL, FONT_PLAIN, ink);
    type.px = kit_fit(draw, type, in.w, words_of(app, action->label));
    draw_text(draw, in, ALIGN_LEFT, type, words_of(app, action->label));
    type = kit_type(app, TYPE_SMALL, FONT_BOLD, theme->dim);
    type.px = kit_fit(draw, type, right.w, keys);
    draw_text(draw, right, ALIGN_RIGHT, type, keys);
}

static void rows(const App *app, Draw *draw, Rect in) {
    ActionId list[ACTION_COUNT];
    int count = sheet_list(app, list), height = kit_px(app, 26), gap = kit_px(app, 16);
    if (!count)
        draw_paragraph(draw, in, kit_type(app, TYPE_BODY, FONT_PLAIN, app_theme(app)->dim),
                       words_of(app, "gui.no-action"));
    in.h -= in.h % height; /* whole rows */
    int scroll = kit_scroll(app, draw, &in, count, 2, height), width = (in.w - gap) / 2;
    draw_clip(draw, in);
    for (int i = 0; i < count; i++) {
        Rect at = {in.x + i % 2 * (width + gap), in.y + i / 2 * height - scroll, width, height};
        if (rect_both(at, in).h) key_row(app, draw, at, list[i], i == app->dialog.row);
    }
    draw_unclip(draw);
}

void view_keys(const App *app, Draw *draw) {
    Rect in = kit_card(app, draw, kit_px(app, 780), kit_px(app, 840), words_of(app, "gui.keys"));
    kit_close_button(app, draw, &in);
    Rect foot = rect_cut_bottom(&in, kit_px(app, 36));
    rect_cut_bottom(&in, kit_px(app, 10));
    draw_paragraph(draw, foot, kit_type(app, TYPE_SMALL, FONT_PLAIN, app_theme(app)->dim),
                   words_of(app, "gui.keys-says"));
    Rect top = rect_cut_top(&in, kit_px(app, 34));
    kit_button(app, draw, rect_cut_right(&top, top.w * 34 / 100), BUTTON_PLAIN,
               words_of(app, "gui.guide"), command_of(ACTION_RUN, ACTION_GUIDE));
    rect_cut_right(&top, kit_px(app, 12));
    kit_field(app, draw, top, words_of(app, "gui.find-action"));
    rect_cut_top(&in, kit_px(app, 8));
    rows(app, draw, in);
}
