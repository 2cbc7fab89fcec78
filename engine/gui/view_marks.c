/* View: marks on the board. Each has a shape of its own, so that none is told by its
 * colour: a dot, a ring, a ring with ÷, frames, brackets, a badge with a sign, an arrow. */
#include "gui/finish.h"
#include "gui/view.h"

static Rect box(const App *app, Square square) { return layout_square(&app->layout, square); }
static float part(Rect at, float of) { return (float)at.w * of; }

/* A small disc with a sign in the upper right corner of the square. */
static void badge(const App *app, Draw *draw, Square square, const char *sign, Color color) {
    Rect at = box(app, square);
    int side = at.w * 30 / 100;
    Rect disc = {at.x + at.w - side, at.y, side, side};
    Color ink = color_contrast(color, 0xffffffff) > 4.5 ? 0xffffffff : 0x14181cff;
    draw_disc(draw, disc, color);
    draw_text(draw, disc, ALIGN_CENTRE, (Type){FONT_BOLD, side * 7 / 10, ink}, sign);
}

static void frame(const App *app, Draw *draw, DrawMark mark, Square square, float width,
                  Color color) {
    Rect at = box(app, square);
    draw_mark(draw, mark, square);
    draw_frame(draw, at, part(at, 0.05f), part(at, width), color);
}

static bool last_move(const App *app, Move *move) {
    const Game *game = session_game(app->session);
    int ply = app->list.look >= 0 ? app->list.look : game->count;
    if (ply == 0) return false;
    *move = game->moves[ply - 1];
    return true;
}

static void last(const App *app, Draw *draw) {
    const Theme *theme = app_theme(app);
    Move move;
    if (!last_move(app, &move) || move_action(move) == MOVE_PASS) return;
    Square ends[2] = {move_from(move), move_to(move)};
    for (int i = ends[0] == ends[1]; i < 2; i++) {
        draw_mark(draw, MARK_LAST, ends[i]);
        draw_fill(draw, box(app, ends[i]), theme->last_fill);
        frame(app, draw, MARK_LAST, ends[i], 0.035f, theme->last);
    }
}

static void checks(const App *app, Draw *draw, bool over) {
    const Position *pos = app_position(app);
    const Theme *theme = app_theme(app);
    if (app->list.look < 0 && session_outcome(app->session).result != PLAYING) return;
    for (Side side = WHITE; side <= BLACK; side++) {
        Square square;
        if (!position_in_check(pos, side, &square)) continue;
        Rect at = box(app, square);
        draw_mark(draw, MARK_CHECK, square);
        if (over)
            badge(app, draw, square, "!", theme->check);
        else
            draw_ring(draw, rect_inset(at, at.w / 30), part(at, 0.1f), theme->check);
    }
}

static void decided(const App *app, Draw *draw, bool over) {
    bool marks[MAX_SQUARES];
    if (app->list.look >= 0) return;
    finish_squares(session_game(app->session), session_outcome(app->session), marks);
    for (int s = 0; s < app_position(app)->rules->squares; s++) {
        if (!marks[s]) continue;
        draw_mark(draw, MARK_DECIDES, s);
        if (over)
            badge(app, draw, (Square)s, "★", app_theme(app)->check);
        else
            frame(app, draw, MARK_DECIDES, (Square)s, 0.09f, app_theme(app)->check);
    }
}

void view_under(const App *app, Draw *draw) {
    last(app, draw);
    decided(app, draw, false);
    checks(app, draw, false);
    if (app->hand.from != NO_SQUARE)
        frame(app, draw, MARK_SELECTED, app->hand.from, 0.075f, app_theme(app)->select);
    draw_mark(draw, MARK_NONE, -1);
}

/* The signs of hits that are more than taking the piece; NULL for others. */
static const char *const hit_signs[] = {
    [MOVE_EXCHANGE] = "÷", [MOVE_CONVERT] = "⇄", [MOVE_SACRIFICE] = "✕", [MOVE_REPEL] = "=",
};

static const char *hit_sign(Move move) {
    size_t action = move_action(move);
    return action < sizeof hit_signs / sizeof *hit_signs ? hit_signs[action] : NULL;
}

static void target(const App *app, Draw *draw, Move move) {
    Color color = app_theme(app)->target;
    Square to = move_to(move);
    Rect at = box(app, to);
    const char *sign = hit_sign(move);
    draw_mark(draw, sign ? MARK_EXCHANGE : move_hits(move) ? MARK_CAPTURE : MARK_TARGET, to);
    bool onto = move_hits(move) || session_position(app->session)->board[to]; /* castling: a rook */
    if (!sign && !onto)
        draw_disc(draw, rect_middle(at, at.w * 30 / 100, at.w * 30 / 100), color);
    else
        draw_ring(draw, rect_inset(at, at.w / 40 + 1), part(at, sign ? 0.05f : 0.085f), color);
    if (sign) badge(app, draw, to, sign, color);
    if (kit_hovered(app, at)) draw_frame(draw, at, 0, part(at, 0.05f), color);
}

/* Where the piece in the hand may go. Several moves to one square are one mark. */
static void targets(const App *app, Draw *draw) {
    bool seen[MAX_SQUARES] = {false};
    if (!app->settings.targets) return;
    for (int i = 0; i < app->hand.count; i++) {
        Move move = app->hand.moves[i];
        if (!seen[move_to(move)]) target(app, draw, move);
        seen[move_to(move)] = true;
    }
}

/* Four corners around the square that the arrow keys stand on. */
static void cursor(const App *app, Draw *draw) {
    Square square = app->hand.cursor;
    if (square == NO_SQUARE) return;
    Rect at = box(app, square);
    int thick = at.w / 14 + 1, length = at.w / 4;
    Color color = app_theme(app)->select;
    draw_mark(draw, MARK_CURSOR, square);
    for (int i = 0; i < 4; i++) {
        bool right = i & 1, low = i & 2;
        int x = at.x + (right ? at.w - length : 0), y = at.y + (low ? at.h - thick : 0);
        draw_fill(draw, (Rect){x, y, length, thick}, color);
        x = at.x + (right ? at.w - thick : 0);
        y = at.y + (low ? at.h - length : 0);
        draw_fill(draw, (Rect){x, y, thick, length}, color);
    }
}

static void hint(const App *app, Draw *draw) {
    if (app->hint == NO_MOVE || app->list.look >= 0 || move_action(app->hint) == MOVE_PASS) return;
    Rect from = box(app, move_from(app->hint)), to = box(app, move_to(app->hint));
    Color color = app_theme(app)->hint;
    draw_mark(draw, MARK_HINT, move_to(app->hint));
    if (move_action(app->hint) == MOVE_DROP)
        draw_frame(draw, to, part(to, 0.05f), part(to, 0.1f), color);
    else
        draw_arrow(draw, from.x + from.w / 2, from.y + from.h / 2, to.x + to.w / 2,
                   to.y + to.h / 2, part(from, 0.12f), color);
    if (session_rules(app->session)->needs_surplus && move_action(app->hint) == MOVE_CAPTURE &&
        !app_overlay(app))
        view_sums(app, draw, move_to(app->hint));
}

void view_over(const App *app, Draw *draw) {
    if (!app->editor.open) {
        checks(app, draw, true);
        decided(app, draw, true);
        targets(app, draw);
        hint(app, draw);
    }
    cursor(app, draw);
    draw_mark(draw, MARK_NONE, -1);
}
