/* View: the strengths of both sides on each square, and the pieces that make them up.
 * The numbers are the core's; nothing is added up here. */
#include "gui/view.h"

#include <stdio.h>
#include <stdlib.h>

static void number(Draw *draw, Rect at, Align align, int high, Color ink, const char *text) {
    Type type = {FONT_BOLD, high, ink};
    type.px = kit_fit(draw, type, at.w, text);
    int width = fonts_width(draw->fonts, type.face, type.px, text);
    if (width > at.w) at = rect_middle(at, width, at.h); /* a very small board */
    draw_text(draw, at, align, type, text);
}

/* "5½:3" as the book has it: White's sum, Black's sum, on a plate at the top. */
static void plate(const App *app, Draw *draw, Rect at, Square square, Sums of) {
    const Theme *theme = app_theme(app);
    char text[16];
    int high = at.h * 78 / 100, colon = at.w / 9;
    Rect left = rect_inset(at, 1);
    Rect right = rect_cut_right(&left, (left.w - colon) / 2);
    Rect middle = rect_cut_right(&left, colon);
    draw_round(draw, at, (float)at.h / 4, theme->panel);
    number(draw, middle, ALIGN_CENTRE, high, theme->text, ":");
    draw_mark(draw, MARK_SUM_WHITE, square);
    strength_write(of.of[WHITE], text);
    number(draw, left, ALIGN_RIGHT, high, theme->text, text);
    draw_mark(draw, MARK_SUM_BLACK, square);
    strength_write(of.of[BLACK], text);
    number(draw, right, ALIGN_LEFT, high, theme->text, text);
}

/* Who has more and by how much, in the colours of that side: "+1½" White, "−2" Black. */
static void difference(const App *app, Draw *draw, Rect at, int more) {
    char text[24], by[16];
    int side = more < 0 ? BLACK : WHITE;
    strength_write(abs(more), by);
    snprintf(text, sizeof text, "%s%s", more > 0 ? "+" : more < 0 ? "−" : "=", more ? by : "");
    if (!more) {
        at = rect_middle(at, at.w / 2, at.h);
        draw_round(draw, at, (float)at.h / 3, app_theme(app)->panel);
    } else {
        draw_round(draw, at, (float)at.h / 3, side_fill(side));
        draw_frame(draw, at, (float)at.h / 3, (float)at.h / 14, side_ink(side));
    }
    number(draw, rect_inset(at, 1), ALIGN_CENTRE, at.h * 78 / 100,
           more ? side_ink(side) : app_theme(app)->text, text);
}

static void sums(const App *app, Draw *draw, Square square, Sums of) {
    Rect at = layout_square(&app->layout, square);
    int gap = at.w * 3 / 100, height = at.h * 24 / 100;
    Rect top = {at.x + gap, at.y + gap, at.w - 2 * gap, height};
    Rect bottom = rect_middle((Rect){at.x, at.y + at.h - gap - height, at.w, height},
                              at.w * 62 / 100, height);
    draw_mark(draw, MARK_NONE, square);
    plate(app, draw, top, square, of);
    draw_mark(draw, MARK_SUM_DIFFERENCE, square);
    difference(app, draw, bottom, of.of[WHITE] - of.of[BLACK]);
    draw_mark(draw, MARK_NONE, -1);
}

/* From each piece whose strength acts on the square a line in the colours of its side. */
static void actors(const App *app, Draw *draw, const Position *pos, Square square) {
    Square from[MAX_SQUARES];
    int count = position_actors(pos, square, from);
    Rect to = layout_square(&app->layout, square);
    float width = (float)to.w * 0.06f;
    for (int i = 0; i < count; i++) {
        Rect at = layout_square(&app->layout, from[i]);
        int side = piece_side(pos->board[from[i]]), half = at.w / 2;
        draw_mark(draw, MARK_ACTOR, from[i]);
        if (from[i] != square) {
            draw_line(draw, at.x + half, at.y + half, to.x + half, to.y + half, width * 2,
                      side_ink(side));
            draw_line(draw, at.x + half, at.y + half, to.x + half, to.y + half, width,
                      side_fill(side));
        }
        draw_frame(draw, at, (float)at.w * 0.05f, width, app_theme(app)->target);
    }
    draw_frame(draw, to, 0, width * 1.5f, app_theme(app)->select);
    draw_mark(draw, MARK_NONE, -1);
}

void view_sums(const App *app, Draw *draw, Square square) {
    sums(app, draw, square, position_strength(app_position(app), square));
}

void view_strength(const App *app, Draw *draw) {
    const Position *pos = app_position(app);
    Sums all[MAX_SQUARES];
    Square square;
    position_strengths(pos, all);
    if (layout_square_at(&app->layout, app->mouse_x, app->mouse_y, &square) &&
        app->dialog.type == DIALOG_NONE)
        actors(app, draw, pos, square);
    else if (app->hand.cursor != NO_SQUARE)
        actors(app, draw, pos, app->hand.cursor);
    for (int s = 0; s < pos->rules->squares; s++)
        if (!pos->rules->hole[s]) sums(app, draw, (Square)s, all[s]);
}
