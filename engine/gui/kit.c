/* Kit: buttons, cards and steppers, each drawn in one way only. */
#include "gui/view.h"
#include "gui/words.h"

static const float type_units[] = {
    [TYPE_SMALL] = 12.5f, [TYPE_BODY] = 14.5f, [TYPE_HEAD] = 17.5f, [TYPE_TITLE] = 24};

int kit_px(const App *app, float units) { return layout_px(&app->layout, units); }

Type kit_type(const App *app, TypeSize size, FontFace face, Color color) {
    return (Type){face, kit_px(app, type_units[size]), color};
}

void kit_side(const App *app, Draw *draw, Rect at, Side side) {
    Rect disc = rect_middle(at, kit_px(app, 18), kit_px(app, 18));
    draw_disc(draw, disc, side_fill(side));
    draw_ring(draw, disc, kit_px(app, 2), side_ink(side));
}

bool kit_hovered(const App *app, Rect at) { return rect_has(at, app->mouse_x, app->mouse_y); }

static bool is_pressed(const App *app, Command command) {
    return app->pressing && command_same(app->pressed, command);
}

int kit_fit(Draw *draw, Type type, int width, const char *text) {
    while (type.px > 6 && fonts_width(draw->fonts, type.face, type.px, text) > width) type.px--;
    return type.px;
}

/* The ground of a button and its hit; returns the colour of what stands on it. */
static Color face(const App *app, Draw *draw, Rect at, ButtonLook look, Command command) {
    const Theme *theme = app_theme(app);
    bool enabled = action_enabled(app, (ActionId)command.action);
    bool main = look == BUTTON_MAIN && enabled;
    Color fill = main ? theme->accent : theme->raised;
    Color ink = main ? theme->on_accent : theme->text;
    int mixed = !enabled ? 0 : is_pressed(app, command) ? 22 : kit_hovered(app, at) ? 10 : 0;
    if (!enabled) ink = color_mix(fill, theme->dim, 55);
    draw_mark(draw, MARK_BUTTON, -1);
    if (look != BUTTON_BARE || mixed)
        draw_round(draw, at, kit_px(app, 7), color_mix(fill, ink, mixed));
    if (look == BUTTON_ON) draw_frame(draw, at, kit_px(app, 7), kit_px(app, 2), theme->accent);
    if (enabled) draw_hit(draw, at, command);
    return ink;
}

void kit_button(const App *app, Draw *draw, Rect at, ButtonLook look, const char *words,
                Command command) {
    Type type = kit_type(app, TYPE_BODY, FONT_PLAIN, face(app, draw, at, look, command));
    Rect in = rect_inset(at, kit_px(app, KIT_EDGE));
    type.px = kit_fit(draw, type, in.w, words);
    draw_text(draw, in, ALIGN_CENTRE, type, words);
    draw_mark(draw, MARK_NONE, -1);
}

void kit_icon(const App *app, Draw *draw, Rect at, const char *icon, Command command) {
    Type type = kit_type(app, TYPE_HEAD, FONT_PLAIN, face(app, draw, at, BUTTON_BARE, command));
    draw_text(draw, at, ALIGN_CENTRE, type, icon);
    draw_mark(draw, MARK_NONE, -1);
}

void kit_icon_button(const App *app, Draw *draw, Rect at, ButtonLook look, const char *icon,
                     const char *words, int size, Command command) {
    Color ink = face(app, draw, at, look, command);
    Rect in = rect_inset(at, kit_px(app, KIT_EDGE));
    Rect left = rect_cut_left(&in, kit_px(app, KIT_ICON));
    draw_text(draw, left, ALIGN_CENTRE, kit_type(app, TYPE_HEAD, FONT_PLAIN, ink), icon);
    draw_text(draw, in, ALIGN_LEFT, (Type){FONT_PLAIN, size, ink}, words);
    draw_mark(draw, MARK_NONE, -1);
}

void kit_stepper(const App *app, Draw *draw, Rect at, const char *value, ActionId action, int row,
                 bool enabled) {
    const Theme *theme = app_theme(app);
    draw_round(draw, at, kit_px(app, 7), theme->raised);
    Rect less = rect_cut_left(&at, kit_px(app, 34)), more = rect_cut_right(&at, kit_px(app, 34));
    if (enabled) {
        kit_icon(app, draw, less, "‹", command_of(action, 2 * row));
        kit_icon(app, draw, more, "›", command_of(action, 2 * row + 1));
    }
    Color ink = enabled ? theme->text : theme->dim;
    Type type = kit_type(app, TYPE_BODY, FONT_PLAIN, ink);
    type.px = kit_fit(draw, type, at.w, value);
    draw_text(draw, at, ALIGN_CENTRE, type, value);
}

void kit_words(Draw *draw, Rect in, Type type, const char *text) {
    int least = type.px * 3 / 4;
    while (draw_paragraph_height(draw, in.w, type, text) > in.h && type.px > least) type.px--;
    draw_paragraph(draw, in, type, text);
}

void kit_scroll_bar(const App *app, Draw *draw, Rect bar, int at, int most, int whole) {
    int size = (int)((int64_t)bar.h * (whole - most) / whole); /* of ten thousand games, too */
    Rect thumb = {bar.x, bar.y + (int)((int64_t)(bar.h - size) * at / most), bar.w, size};
    draw_round(draw, bar, (float)bar.w / 2, app_theme(app)->raised);
    draw_round(draw, thumb, (float)bar.w / 2, app_theme(app)->dim);
}

int kit_scroll(const App *app, Draw *draw, Rect *in, int items, int columns, int row_height) {
    int rows = (items + columns - 1) / columns;
    int height = rows * row_height, most = height > in->h ? height - in->h : 0;
    int scroll = app->dialog.scroll < most ? app->dialog.scroll : most;
    draw->scroll = (Scroll){*in, 0, most, 1, rows, items, columns};
    if (!most) return 0;
    kit_scroll_bar(app, draw, rect_cut_right(in, kit_px(app, 6)), scroll, most, height);
    rect_cut_right(in, kit_px(app, 6));
    return scroll;
}

void kit_row(const App *app, Draw *draw, Rect at, bool chosen, Command command) {
    const Theme *theme = app_theme(app);
    if (chosen || (command.action && kit_hovered(app, at)))
        draw_round(draw, at, kit_px(app, 5), theme->raised);
    if (chosen) draw_frame(draw, at, kit_px(app, 5), kit_px(app, 2), theme->accent);
    if (command.action) draw_hit(draw, at, command);
}

void kit_field(const App *app, Draw *draw, Rect at, const char *hint) {
    const Theme *theme = app_theme(app);
    bool empty = !app->typed.length;
    Type type = kit_type(app, TYPE_BODY, FONT_PLAIN, empty ? theme->dim : theme->text);
    draw_round(draw, at, kit_px(app, 7), theme->raised);
    draw_frame(draw, at, kit_px(app, 7), kit_px(app, 2), app->typing ? theme->accent : theme->line);
    Rect in = rect_inset(at, kit_px(app, 8));
    draw_text(draw, in, ALIGN_LEFT, type, empty ? hint : app->typed.data);
    int width = empty ? 0 : fonts_width(draw->fonts, type.face, type.px, app->typed.data);
    if (app->typing)
        draw_fill(draw, (Rect){in.x + width, in.y, kit_px(app, 2), in.h}, theme->accent);
}

/* Nothing below can be pressed; a press beside the card closes it, one on it does not. */
static Rect card(const App *app, Draw *draw, Rect at, const char *title) {
    const Theme *theme = app_theme(app);
    draw_round(draw, at, kit_px(app, 12), theme->panel);
    draw_frame(draw, at, kit_px(app, 12), kit_px(app, 1), theme->line);
    draw_modal(draw);
    draw_hit(draw, app->layout.window, command_of(ACTION_CLOSE, 0));
    draw_hit(draw, at, command_of(ACTION_NONE, 0));
    draw->first = draw->hit_count;
    Rect in = rect_inset(at, kit_px(app, 20));
    if (title) {
        Type type = kit_type(app, TYPE_TITLE, FONT_BOLD, theme->text);
        type.px = kit_fit(draw, type, in.w, title);
        draw_mark(draw, MARK_TITLE, -1);
        draw_text(draw, rect_cut_top(&in, kit_px(app, 32)), ALIGN_LEFT, type, title);
        draw_mark(draw, MARK_NONE, -1);
        rect_cut_top(&in, kit_px(app, 12));
    }
    return in;
}

Rect kit_card(const App *app, Draw *draw, int width, int height, const char *title) {
    Rect room = rect_inset(app->layout.window, kit_px(app, 10));
    if (width > room.w) width = room.w;
    if (height > room.h) height = room.h;
    draw_fill(draw, app->layout.window, app_theme(app)->scrim);
    return card(app, draw, rect_middle(app->layout.window, width, height), title);
}

Rect kit_side_card(const App *app, Draw *draw, int height, const char *title) {
    const Layout *l = &app->layout;
    Rect at = {l->panel.x, l->panel.y + kit_px(app, 36), l->panel.w, height};
    Rect side = {l->panel.x - kit_px(app, 9), 0, l->width, l->height};
    if (l->below) side = (Rect){0, l->panel.y - kit_px(app, 9), l->width, l->height};
    draw_fill(draw, rect_both(side, l->window), app_theme(app)->scrim);
    Rect in = card(app, draw, at, title);
    draw_frame(draw, at, kit_px(app, 12), kit_px(app, 2), app_theme(app)->accent);
    return in;
}

void kit_close_button(const App *app, Draw *draw, Rect *in) {
    Rect bottom = rect_cut_bottom(in, kit_px(app, 38));
    rect_cut_bottom(in, kit_px(app, 12));
    kit_button(app, draw, rect_cut_right(&bottom, kit_px(app, 150)), BUTTON_MAIN,
               words_of(app, "gui.close"), command_of(ACTION_CLOSE, 0));
}
