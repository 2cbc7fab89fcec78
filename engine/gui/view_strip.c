/* View: the line below the board: what happened, why not, whose turn, the typed move. */
#include "gui/view.h"
#include "gui/words.h"

/* The disc of the side to move, or the sign of a fault. */
static void sign(const App *app, Draw *draw, Rect at, bool fault) {
    const Theme *theme = app_theme(app);
    if (!fault) {
        kit_side(app, draw, at, (Side)app_position(app)->side);
        return;
    }
    Rect disc = rect_middle(at, kit_px(app, 20), kit_px(app, 20));
    draw_disc(draw, disc, theme->warn);
    draw_text(draw, disc, ALIGN_CENTRE, kit_type(app, TYPE_BODY, FONT_BOLD, theme->panel), "!");
}

/* In the middle of the height when there is room. */
static void words(const App *app, Draw *draw, Rect in, Color color, const char *text) {
    Type type = kit_type(app, TYPE_BODY, FONT_PLAIN, color);
    int height = draw_paragraph_height(draw, in.w, type, text);
    if (height < in.h) in = rect_middle(in, in.w, height);
    draw_mark(draw, MARK_MESSAGE, -1);
    kit_words(draw, in, type, text);
    draw_mark(draw, MARK_NONE, -1);
}

static void typed(const App *app, Draw *draw, Rect in) {
    const Theme *theme = app_theme(app);
    Text text;
    text_init(&text);
    text_format(&text, "%s %s", words_of(app, "gui.your-move"), app->typed.data);
    draw_frame(draw, app->layout.strip, kit_px(app, 8), kit_px(app, 2), theme->accent);
    Type type = kit_type(app, TYPE_HEAD, FONT_PLAIN, theme->text);
    draw_mark(draw, MARK_MESSAGE, -1);
    draw_text(draw, in, ALIGN_LEFT, type, text.data);
    int width = fonts_width(draw->fonts, type.face, type.px, text.data);
    draw_mark(draw, MARK_NONE, -1);
    Rect caret = {in.x + width + 2, in.y + in.h / 4, kit_px(app, 2), in.h / 2};
    draw_fill(draw, caret, theme->accent);
    text_clear(&text);
}

void view_strip(const App *app, Draw *draw) {
    const Theme *theme = app_theme(app);
    Rect in = app->layout.strip;
    draw_round(draw, in, kit_px(app, 8), theme->panel);
    draw_frame(draw, in, kit_px(app, 8), kit_px(app, 1), theme->line);
    bool fault, typing = app->typing && app->dialog.type == DIALOG_NONE;
    Text text;
    text_init(&text);
    words_message(app, &text, &fault);
    in = rect_inset(in, kit_px(app, 4));
    sign(app, draw, rect_cut_left(&in, kit_px(app, 34)), fault && !typing);
    rect_cut_left(&in, kit_px(app, 4));
    rect_cut_right(&in, kit_px(app, 6));
    if (typing)
        typed(app, draw, in);
    else
        words(app, draw, in, fault ? theme->warn : theme->text, text.data);
    text_clear(&text);
}
