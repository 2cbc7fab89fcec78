/* View: the player's guide: its chapters at the left, the chosen one at the right. */
#include "gui/view.h"
#include "gui/view_page.h"
#include "gui/words.h"

static void chapters(const App *app, Draw *draw, Rect in) {
    const Guide *guide = &app->learn.guide;
    int height = kit_px(app, 34);
    if (guide->count * height > in.h) height = in.h / guide->count;
    for (int i = 0; i < guide->count; i++) {
        Rect at = rect_cut_top(&in, height);
        kit_row(app, draw, at, i == app->learn.chapter, command_of(ACTION_GUIDE_ROW, i));
        Rect words = rect_inset(at, kit_px(app, 6));
        Type type = kit_type(app, TYPE_BODY, FONT_PLAIN, app_theme(app)->text);
        if (type.px > height * 3 / 5) type.px = height * 3 / 5;
        type.px = kit_fit(draw, type, words.w, guide->chapters[i].title);
        draw_text(draw, words, ALIGN_LEFT, type, guide->chapters[i].title);
    }
}

void view_guide(const App *app, Draw *draw) {
    const Learn *learn = &app->learn;
    Rect in = kit_card(app, draw, kit_px(app, 960), kit_px(app, 900), words_of(app, "gui.guide"));
    kit_close_button(app, draw, &in);
    Rect left = rect_cut_left(&in, in.w * 30 / 100);
    rect_cut_left(&in, kit_px(app, 16));
    Rect other = rect_cut_bottom(&left, kit_px(app, 34));
    rect_cut_bottom(&left, kit_px(app, 8));
    kit_button(app, draw, other, BUTTON_PLAIN, words_of(app, "gui.keys"),
               command_of(ACTION_RUN, ACTION_KEYS));
    chapters(app, draw, left);
    page_view(app, draw, in, learn->rules, learn->guide.chapters[learn->chapter].text);
}
