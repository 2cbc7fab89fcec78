/* View: the evaluation: a bar beside the board, and its graph over the game. The light part is
 * White's share of the chances, so its height tells it without any colour. */
#include "gui/view.h"

/* White's share from the bottom, or from the side that White sits on. */
static void share(Draw *draw, Rect at, int chance, bool flip) {
    Rect white = at;
    white.h = at.h * chance / 1000;
    if (!flip) white.y = at.y + at.h - white.h;
    draw_fill(draw, at, side_fill(BLACK));
    draw_fill(draw, white, side_fill(WHITE));
}

void view_evaluation(const App *app, Draw *draw) {
    const Layout *l = &app->layout;
    int score, mate, width = kit_px(app, 8);
    if (!analysis_shown(app) || l->bare) return;
    Rect at = {l->board.x + l->board.w + kit_px(app, 4), l->board.y, width, l->board.h};
    draw_mark(draw, MARK_EVALUATION, -1);
    if (analysis_score(app, &score, &mate))
        share(draw, at, judged_chance(score), l->flip);
    else
        draw_fill(draw, at, app_theme(app)->raised);
    draw_frame(draw, rect_inset(at, -kit_px(app, 1)), 0, kit_px(app, 1), app_theme(app)->dim);
    int middle = at.y + at.h / 2;
    draw_line(draw, at.x - kit_px(app, 2), middle, at.x + width + kit_px(app, 1), middle,
              kit_px(app, 2), app_theme(app)->warn);
    draw_mark(draw, MARK_NONE, -1);
}

/* The column of a position: columns meet without gaps. */
static Rect column(Rect in, int ply, int count) {
    int left = in.w * ply / count, right = in.w * (ply + 1) / count;
    return (Rect){in.x + left, in.y, right - left, in.h};
}

/* A mistake: a dot on the middle line, twice as big for a blunder. */
static void verdict(const App *app, Draw *draw, Rect at, Verdict verdict) {
    if (verdict < VERDICT_MISTAKE) return;
    int size = kit_px(app, verdict == VERDICT_BLUNDER ? 8 : 5);
    Rect dot = {at.x + (at.w - size) / 2, at.y + (at.h - size) / 2, size, size};
    draw_disc(draw, rect_inset(dot, -kit_px(app, 1)), app_theme(app)->panel);
    draw_disc(draw, dot, app_theme(app)->warn);
}

void view_graph(const App *app, Draw *draw, Rect in) {
    const Review *review = session_review(app->session);
    int count = session_game(app->session)->total + 1, shown = analysis_ply(app);
    draw_mark(draw, MARK_GRAPH, -1);
    draw_fill(draw, in, app_theme(app)->raised);
    for (int ply = 0; ply < count; ply++) {
        const Judged *judged = review_at(review, ply);
        draw_mark(draw, MARK_GRAPH, ply);
        if (judged) share(draw, column(in, ply, count), judged_chance(judged->score), false);
    }
    draw_mark(draw, MARK_GRAPH, -1);
    int middle = in.y + in.h / 2;
    draw_line(draw, in.x, middle, in.x + in.w - 1, middle, 1, app_theme(app)->dim);
    for (int ply = 1; ply < count; ply++)
        verdict(app, draw, column(in, ply, count), review_verdict(review, ply));
    Rect here = column(in, shown, count);
    if (here.w < kit_px(app, 2)) here.w = kit_px(app, 2);
    draw_frame(draw, here, 0, kit_px(app, 2), app_theme(app)->accent);
    draw_mark(draw, MARK_NONE, -1);
    draw_hit(draw, in, command_of(ACTION_GRAPH, 0));
}
