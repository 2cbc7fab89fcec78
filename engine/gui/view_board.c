/* View: the board: squares, zones, coordinates, pieces. */
#include "gui/moment.h"
#include "gui/view.h"

#include <stdio.h>

/* The zone drawn apart that the square belongs to, of either side; -1: none. */
static int zone_apart(const Rules *rules, Square square) {
    for (int i = 0; i < rules->zone_count; i++)
        if (rules->zones[i].apart && rules->zones[i].own.of[square]) return i;
    return -1;
}

static bool barred(const Rules *rules, Square square) {
    for (int i = 0; i < rules->zone_count; i++)
        if (rules->zones[i].bars_enemy && rules->zones[i].own.of[square]) return true;
    return false;
}

static Color square_color(const App *app, const Rules *rules, Square square) {
    const Theme *theme = app_theme(app);
    bool dark = (square % rules->files + square / rules->files) % 2 == 0;
    if (zone_apart(rules, square) >= 0) return dark ? theme->castle_dark : theme->castle_light;
    return dark ? theme->dark : theme->light;
}

/* A field that is closed to the enemy: hatched from edge to edge. */
static void hatch(const App *app, Draw *draw, Rect at) {
    Color color = app_theme(app)->castle_edge;
    int step = at.w / 4 + (at.w < 4);
    float width = (float)at.w / 40 + 0.5f;
    draw_clip(draw, at);
    for (int i = step; i < 2 * at.w; i += step) {
        int x = i < at.w ? i : at.w, y = i < at.w ? 0 : i - at.w;
        draw_line(draw, at.x + x, at.y + y, at.x + y, at.y + x, width, color);
    }
    draw_frame(draw, at, 0, width * 1.6f, color);
    draw_unclip(draw);
}

/* The wall around a zone: on each edge behind which another zone or none begins. The
 * edge towards the middle of the board has battlements. */
static void wall(const App *app, Draw *draw, const Rules *rules, Square square) {
    static const int steps[4][2] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}};
    const Layout *l = &app->layout;
    Rect at = layout_square(l, square);
    int thick = at.w / 20 + 1, zone = zone_apart(rules, square);
    bool top_half = at.y + at.h / 2 < l->board.y + l->board.h / 2;
    Color color = app_theme(app)->castle_edge;
    for (int i = 0; i < 4; i++) {
        int dx = steps[i][0], dy = steps[i][1];
        Square beside = layout_step(l, square, dx, dy);
        if (beside != square && zone_apart(rules, beside) == zone) continue;
        Rect edge = dy < 0   ? (Rect){at.x, at.y, at.w, thick}
                    : dy > 0 ? (Rect){at.x, at.y + at.h - thick, at.w, thick}
                    : dx < 0 ? (Rect){at.x, at.y, thick, at.h}
                             : (Rect){at.x + at.w - thick, at.y, thick, at.h};
        draw_fill(draw, edge, color);
        if (dy && (dy > 0) == top_half) {
            int tooth = at.w / 8 + (at.w < 8);
            int y = dy > 0 ? edge.y - thick : edge.y + thick;
            for (int x = tooth / 2; x + tooth <= at.w; x += 2 * tooth)
                draw_fill(draw, (Rect){at.x + x, y, tooth, thick}, color);
        }
    }
}

static void squares(const App *app, Draw *draw, const Rules *rules) {
    for (int s = 0; s < rules->squares; s++) {
        Rect at = layout_square(&app->layout, (Square)s);
        if (rules->hole[s]) {
            draw_fill(draw, at, app_theme(app)->ground);
            continue;
        }
        draw_mark(draw, MARK_SQUARE, s);
        draw_fill(draw, at, square_color(app, rules, (Square)s));
        if (barred(rules, (Square)s)) {
            draw_mark(draw, MARK_BARRED, s);
            hatch(app, draw, at);
        }
        if (zone_apart(rules, (Square)s) >= 0) {
            draw_mark(draw, MARK_CASTLE, s);
            wall(app, draw, rules, (Square)s);
        }
    }
    draw_mark(draw, MARK_NONE, -1);
}

static void coordinates(const App *app, Draw *draw, const Rules *rules) {
    const Layout *l = &app->layout;
    Type type = kit_type(app, TYPE_SMALL, FONT_PLAIN, app_theme(app)->dim);
    int gutter = kit_px(app, 18), gap = kit_px(app, 3);
    char text[16];
    for (int file = 0; file < rules->files; file++) {
        Rect at = layout_square(l, (Square)file);
        draw_mark(draw, MARK_COORDINATE, file);
        snprintf(text, sizeof text, "%c", 'a' + file);
        Rect below = {at.x, l->board.y + l->board.h + gap, at.w, gutter};
        draw_text(draw, below, ALIGN_CENTRE, type, text);
    }
    for (int rank = 0; rank < rules->ranks; rank++) {
        Rect at = layout_square(l, (Square)(rank * rules->files));
        draw_mark(draw, MARK_COORDINATE, rank * rules->files);
        snprintf(text, sizeof text, "%d", rank + 1);
        Rect beside = {l->board.x - gutter - gap, at.y, gutter, at.h};
        draw_text(draw, beside, ALIGN_CENTRE, type, text);
    }
    draw_mark(draw, MARK_NONE, -1);
}

/* Where the gliding piece is now: it slows down towards its square. */
static Rect glide(const App *app) {
    Rect from = layout_square(&app->layout, app->slide.from);
    Rect to = layout_square(&app->layout, app->slide.to);
    float t = (float)(app->now - app->slide.start) / (float)moment_slide_ms(app);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    t = 1 - (1 - t) * (1 - t);
    from.x += (int)((float)(to.x - from.x) * t);
    from.y += (int)((float)(to.y - from.y) * t);
    return from;
}

/* Between the numbers when strengths are shown. */
static Rect piece_box(const App *app, Rect square) {
    if (!app_overlay(app)) return rect_inset(square, square.w / 24);
    Rect box = rect_middle(square, square.w * 54 / 100, square.h * 54 / 100);
    box.y = square.y + square.h * 25 / 100;
    return box;
}

static void pieces(const App *app, Draw *draw, const Position *pos) {
    const Hand *hand = &app->hand;
    bool gliding = app_moving(app) && app->list.look < 0 && !app->editor.open;
    for (int s = 0; s < pos->rules->squares; s++) {
        Piece piece = pos->board[s];
        if (!piece || (gliding && s == app->slide.to)) continue;
        draw_mark(draw, MARK_PIECE, s);
        bool lifted = hand->dragging && s == hand->from;
        kit_piece(app, draw, piece_box(app, layout_square(&app->layout, (Square)s)), piece,
                  lifted ? 70 : 255);
    }
    if (gliding) {
        draw_mark(draw, MARK_PIECE, app->slide.to);
        kit_piece(app, draw, piece_box(app, glide(app)), app->slide.piece, 255);
    }
    draw_mark(draw, MARK_NONE, -1);
}

/* The piece in the hand, above everything else on the board. */
static void dragged(const App *app, Draw *draw, const Position *pos) {
    if (!app->hand.dragging) return;
    int side = app->layout.square;
    Rect at = {app->mouse_x - side / 2, app->mouse_y - side / 2, side, side};
    kit_piece(app, draw, at, pos->board[app->hand.from], 255);
}

void view_board(const App *app, Draw *draw) {
    const Position *pos = app_position(app);
    int edge = kit_px(app, 3);
    draw_round(draw, rect_inset(app->layout.board, -edge), 2 * edge, app_theme(app)->line);
    squares(app, draw, pos->rules);
    if (app->settings.coordinates && !app->layout.bare) coordinates(app, draw, pos->rules);
    if (!app->editor.open) view_under(app, draw);
    pieces(app, draw, pos);
    if (app_overlay(app)) view_strength(app, draw);
    view_over(app, draw);
    dragged(app, draw, pos);
}
