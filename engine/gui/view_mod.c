/* View: the offer to install what was dropped on the window: its games and players, how much
 * there is, what would be replaced, and what is wrong with it. */
#include "gui/view.h"
#include "gui/words.h"
#include "session/install.h"

#include <stdio.h>

enum { MOD_ROW = 64 };

static void counts(const App *app, const ModItem *item, Text *out) {
    char files[16], pictures[16], size[32];
    snprintf(files, sizeof files, "%d", item->files);
    snprintf(pictures, sizeof pictures, "%d", item->pictures);
    snprintf(size, sizeof size, "%zu", (item->bytes + 1023) / 1024);
    lang_fill(app->lang, out, "gui.mod-counts", "files", files, "pictures", pictures, "size", size, NULL);
    if (item->replaces) text_format(out, "; %s", words_of(app, "gui.mod-replaces"));
    else if (item->hides) text_format(out, "; %s", words_of(app, "gui.mod-hides"));
}

static void mod_row(const App *app, Draw *draw, Rect at, const ModItem *item) {
    const Theme *theme = app_theme(app);
    bool variant = item->kind == LIBRARY_VARIANTS;
    Text head, text;
    text_init(&head);
    text_init(&text);
    const char *title = words_label(app, item->title);
    text_format(&head, "%s: %s", words_of(app, variant ? "gui.mod-variant" : "gui.mod-ai"),
                *title ? title : item->name);
    if (*title) text_format(&head, " (%s)", item->name);
    counts(app, item, &text);
    if (item->fault[0]) {
        text_reset(&text);
        text_add(&text, item->fault);
    }
    draw_round(draw, at, kit_px(app, 7), theme->raised);
    Rect in = rect_inset(at, kit_px(app, 7));
    draw_text(draw, rect_cut_top(&in, kit_px(app, 20)), ALIGN_LEFT,
              kit_type(app, TYPE_BODY, FONT_BOLD, theme->text), head.data);
    bool warns = item->fault[0] || item->replaces || item->hides;
    draw_mark(draw, MARK_MESSAGE, -1);
    kit_words(draw, in, kit_type(app, TYPE_SMALL, FONT_PLAIN, warns ? theme->warn : theme->dim), text.data);
    draw_mark(draw, MARK_NONE, -1);
    text_clear(&head);
    text_clear(&text);
}

void view_mod(const App *app, Draw *draw) {
    const Mod *mod = app->mod;
    Rect in = kit_card(app, draw, kit_px(app, 600), kit_px(app, 430), words_of(app, "gui.mod-title"));
    Rect bottom = rect_cut_bottom(&in, kit_px(app, 40));
    rect_cut_bottom(&in, kit_px(app, 12));
    Type type = kit_type(app, TYPE_SMALL, FONT_PLAIN, app_theme(app)->dim);
    int height = draw_paragraph_height(draw, in.w, type, words_of(app, "gui.mod-says"));
    draw_paragraph(draw, rect_cut_top(&in, height), type, words_of(app, "gui.mod-says"));
    rect_cut_top(&in, kit_px(app, 8));
    kit_button(app, draw, rect_cut_right(&bottom, kit_px(app, 180)), BUTTON_MAIN, words_of(app, "gui.install"),
               command_of(ACTION_INSTALL, 0));
    rect_cut_right(&bottom, kit_px(app, 10));
    kit_button(app, draw, rect_cut_right(&bottom, kit_px(app, 150)), BUTTON_PLAIN, words_of(app, "gui.cancel"),
               command_of(ACTION_CLOSE, 0));
    int row = kit_px(app, MOD_ROW), scroll = kit_scroll(app, draw, &in, mod->count, 1, row);
    draw_clip(draw, in);
    for (int i = 0; i < mod->count; i++) {
        Rect at = {in.x, in.y + i * row - scroll, in.w, row - kit_px(app, 6)};
        if (rect_both(at, in).h) mod_row(app, draw, at, &mod->items[i]);
    }
    draw_unclip(draw);
}
