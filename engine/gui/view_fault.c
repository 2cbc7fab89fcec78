/* View: the panel of a script's fault: which file, which line, what, and what has called it. */
#include "gui/mods.h"
#include "gui/view.h"
#include "gui/words.h"

#include <stdio.h>

/* A small head and a paragraph below it, as high as it needs. */
static void part(const App *app, Draw *draw, Rect *in, const char *head, FontFace face, const char *text) {
    const Theme *theme = app_theme(app);
    Type type = kit_type(app, TYPE_BODY, face, theme->text);
    if (!*text) return;
    draw_text(draw, rect_cut_top(in, kit_px(app, 18)), ALIGN_LEFT,
              kit_type(app, TYPE_SMALL, FONT_PLAIN, theme->dim), words_of(app, head));
    int height = draw_paragraph_height(draw, in->w, type, text);
    if (height > in->h) height = in->h;
    draw_mark(draw, MARK_MESSAGE, -1);
    kit_words(draw, rect_cut_top(in, height), type, text);
    draw_mark(draw, MARK_NONE, -1);
    rect_cut_top(in, kit_px(app, 10));
}

void view_fault(const App *app, Draw *draw) {
    FaultParts parts;
    char place[4200];
    if (!fault_split(app->fault, &parts)) return;
    Rect in = kit_card(app, draw, kit_px(app, 640), kit_px(app, 400), words_of(app, "gui.fault-title"));
    Rect bottom = rect_cut_bottom(&in, kit_px(app, 40));
    rect_cut_bottom(&in, kit_px(app, 12));
    kit_button(app, draw, rect_cut_right(&bottom, kit_px(app, 150)), BUTTON_MAIN, words_of(app, "gui.close"),
               command_of(ACTION_CLOSE, 0));
    rect_cut_right(&bottom, kit_px(app, 10));
    kit_button(app, draw, rect_cut_right(&bottom, kit_px(app, 180)), BUTTON_PLAIN,
               words_of(app, "gui.copy-fault"), command_of(ACTION_COPY_FAULT, 0));
    snprintf(place, sizeof place, "%s:%d", path_name(parts.path), parts.line);
    part(app, draw, &in, "gui.fault-place", FONT_BOLD, place);
    part(app, draw, &in, "gui.fault-says", FONT_PLAIN, parts.says);
    part(app, draw, &in, "gui.fault-calls", FONT_PLAIN, parts.calls);
    part(app, draw, &in, "gui.fault-about", FONT_PLAIN, parts.about);
    part(app, draw, &in, "gui.fault-path", FONT_PLAIN, parts.path);
}
