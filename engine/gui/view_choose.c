/* View: what a piece becomes, chosen on the board beside its square. The first choice lies
 * on the square itself, whichever way the board is turned. */
#include "gui/hand.h"
#include "gui/view.h"
#include "gui/words.h"

/* The boxes go from the square towards the middle of the board. */
static Rect choice_box(const App *app, int i, int count) {
    const Layout *l = &app->layout;
    Rect at = layout_square(l, app->hand.to);
    int step = at.y + at.h / 2 < l->board.y + l->board.h / 2 ? at.h : -at.h;
    int room = step > 0 ? (l->window.h - at.y) / at.h : (at.y + at.h) / at.h;
    int back = count > room ? count - room : 0; /* a board of few ranks */
    return (Rect){at.x, at.y + (i - back) * step, at.w, at.h};
}

void view_choose(const App *app, Draw *draw) {
    const Theme *theme = app_theme(app);
    const Position *pos = session_position(app->session);
    Kind kinds[MAX_KINDS];
    int count = hand_choices(app, kinds);
    draw_fill(draw, app->layout.window, theme->scrim);
    draw_modal(draw);
    draw_hit(draw, app->layout.window, command_of(ACTION_CLOSE, 0));
    draw->first = draw->hit_count;
    for (int i = 0; i < count; i++) {
        Rect at = choice_box(app, i, count);
        Kind kind = kinds[i] ? kinds[i] : piece_kind(pos->board[app->hand.from]);
        draw_mark(draw, MARK_CHOICE, kind);
        draw_round(draw, rect_inset(at, 1), (float)at.w / 8,
                   kit_hovered(app, at) ? theme->raised : theme->panel);
        draw_frame(draw, rect_inset(at, 1), (float)at.w / 8, kit_px(app, 2), theme->accent);
        kit_piece(app, draw, rect_inset(at, at.w / 12), piece_of(kind, (Side)pos->side), 255);
        draw_hit(draw, at, command_of(ACTION_CHOOSE, kinds[i]));
    }
    draw_mark(draw, MARK_NONE, -1);
}
