/* View: the list of moves. The move on the board is always in sight. */
#include "gui/view.h"
#include "gui/words.h"

#include <stdio.h>

/* The half-move that stands in the first cell: 1 when Black begins, since White's is empty. */
static int first_cell(const App *app) {
    return session_game(app->session)->start.side == BLACK ? 1 : 0;
}

/* With the sign of a mistake behind it, in bold. */
static void move_text(const App *app, Draw *draw, Rect in, int ply, Color ink) {
    const char *sign = verdict_sign(review_verdict(session_review(app->session), ply));
    const char *text = app->list.texts[ply - 1];
    Type type = kit_type(app, TYPE_BODY, FONT_PLAIN, ink), bold = type;
    bold.face = FONT_BOLD;
    if (*sign && analysis_shown(app)) {
        Rect right = in;
        right.w = fonts_width(draw->fonts, FONT_BOLD, type.px, "??");
        in.w -= right.w + kit_px(app, 3);
        type.px = kit_fit(draw, type, in.w, text);
        right.x += fonts_width(draw->fonts, FONT_PLAIN, type.px, text) + kit_px(app, 3);
        draw_mark(draw, MARK_VERDICT, ply);
        draw_text(draw, right, ALIGN_LEFT, bold, sign);
        draw_mark(draw, MARK_MOVE, ply);
    }
    type.px = kit_fit(draw, type, in.w, text);
    draw_text(draw, in, ALIGN_LEFT, type, text);
}

static void cell(const App *app, Draw *draw, Rect at, int ply, int shown) {
    const Theme *theme = app_theme(app);
    bool here = ply == shown, taken_back = ply > session_game(app->session)->count;
    draw_mark(draw, MARK_MOVE, ply);
    if (here)
        draw_round(draw, at, kit_px(app, 5), theme->accent);
    else if (kit_hovered(app, at))
        draw_round(draw, at, kit_px(app, 5), theme->raised);
    Color ink = here ? theme->on_accent : taken_back ? theme->dim : theme->text;
    Rect in = at;
    rect_cut_left(&in, kit_px(app, 6));
    move_text(app, draw, in, ply, ink);
    draw_mark(draw, MARK_NONE, -1);
    draw_hit(draw, at, command_of(ACTION_LOOK, ply));
}

/* The row that stands at the top: the shown move is in the middle, or where the ends of the
 * list allow; the wheel moves it up. */
static int top_row(const App *app, int rows, int visible, int shown_row) {
    int last = rows > visible ? rows - visible : 0;
    int top = shown_row - visible / 2;
    if (top > last) top = last;
    top -= app->list.scroll;
    return top < 0 ? 0 : top > last ? last : top;
}

static void nothing_yet(const App *app, Draw *draw, Rect in) {
    draw_paragraph(draw, in, kit_type(app, TYPE_SMALL, FONT_PLAIN, app_theme(app)->dim),
                   words_label(app, session_rules(app->session)->says));
}

/* To the beginning, back, on, to the game. */
static void steps(const App *app, Draw *draw, Rect in) {
    static const struct {
        ActionId id;
        const char *icon;
    } buttons[] = {{ACTION_FIRST, "⇤"}, {ACTION_BACK, "←"}, {ACTION_FORWARD, "→"},
                   {ACTION_LAST, "⇥"}};
    int width = in.w / 4;
    for (int i = 0; i < 4; i++)
        kit_icon(app, draw, rect_cut_left(&in, width), buttons[i].icon,
                 command_of_key(buttons[i].id));
}

void view_moves(const App *app, Draw *draw, Rect in) {
    const Theme *theme = app_theme(app);
    const Game *game = session_game(app->session);
    Type small = kit_type(app, TYPE_SMALL, FONT_PLAIN, theme->dim);
    int row_height = kit_px(app, 25);
    draw_round(draw, in, kit_px(app, 8), theme->panel);
    draw_frame(draw, in, kit_px(app, 8), kit_px(app, 1), theme->line);
    in = rect_inset(in, kit_px(app, 8));
    if (in.h < row_height) return;
    if (app->list.count == 0) {
        nothing_yet(app, draw, in);
        return;
    }
    steps(app, draw, rect_cut_bottom(&in, kit_px(app, 28)));
    int first = first_cell(app), shown = app->list.look >= 0 ? app->list.look : game->count;
    int rows = (first + app->list.count + 1) / 2, visible = in.h / row_height;
    int top = top_row(app, rows, visible, (first + shown - 1) / 2);
    for (int row = top; row < rows && row < top + visible; row++) {
        Rect line = rect_cut_top(&in, row_height);
        Rect number = rect_cut_left(&line, kit_px(app, 34));
        char text[16];
        snprintf(text, sizeof text, "%d", row + game->start.number);
        rect_cut_right(&number, kit_px(app, 8));
        draw_text(draw, number, ALIGN_RIGHT, small, text);
        Rect left = rect_cut_left(&line, line.w / 2);
        int ply = 2 * row + 1 - first;
        if (ply >= 1) cell(app, draw, left, ply, shown);
        if (ply + 1 <= app->list.count) cell(app, draw, line, ply + 1, shown);
    }
}
