/* View: the best lines of the position on the board, and how far a review has come. */
#include "gui/view.h"
#include "gui/words.h"

#include <stdio.h>

enum { LINE_HEIGHT = 20, SCORE_WIDTH = 54 };

/* The moves of a line up to the one under the mouse; the mover's are thick. Above the board,
 * whose drawing has been done. */
static void arrows(const App *app, Draw *draw, const SearchInfo *line, int last) {
    for (int i = last; i >= 0; i--) {
        MoveAction action = move_action(line->pv[i]);
        if (action == MOVE_PASS) continue;
        Rect from = layout_square(&app->layout, move_from(line->pv[i]));
        Rect to = layout_square(&app->layout, move_to(line->pv[i]));
        float width = (float)to.w * (i % 2 ? 0.05f : 0.11f);
        Color color = color_alpha(app_theme(app)->hint, i ? 190 : 255);
        draw_mark(draw, MARK_HINT, move_to(line->pv[i]));
        if (action == MOVE_DROP)
            draw_frame(draw, to, 0, width, color);
        else
            draw_arrow(draw, from.x + from.w / 2, from.y + from.h / 2, to.x + to.w / 2,
                       to.y + to.h / 2, width, color);
    }
    draw_mark(draw, MARK_NONE, -1);
}

/* One move; false when there is no room for it. */
static bool step(const App *app, Draw *draw, Rect *in, int line, int i, const char *text) {
    Type type = kit_type(app, TYPE_SMALL, i ? FONT_PLAIN : FONT_BOLD, app_theme(app)->text);
    Command command = command_of(ACTION_LINE, line * LINE_STEPS + i);
    int edge = kit_px(app, 3), width = fonts_width(draw->fonts, type.face, type.px, text) + 2 * edge;
    if (width > in->w) return false;
    Rect at = rect_cut_left(in, width);
    if (kit_hovered(app, at) || command_same(app->focus, command)) {
        draw_round(draw, at, kit_px(app, 4), app_theme(app)->raised);
        arrows(app, draw, &app->analysis.lines[line], i);
    }
    draw_mark(draw, MARK_LINE, line);
    draw_text(draw, at, ALIGN_CENTRE, type, text);
    draw_mark(draw, MARK_NONE, -1);
    draw_hit(draw, at, command);
    return true;
}

static void best_line(const App *app, Draw *draw, Rect in, int line) {
    const SearchInfo *info = &app->analysis.lines[line];
    Position pos = app->analysis.root;
    int sign = pos.side == WHITE ? 1 : -1;
    char text[MOVE_TEXT_SIZE];
    judged_write(sign * info->score, sign * info->mate, text);
    draw_mark(draw, MARK_SCORE, line);
    draw_text(draw, rect_cut_left(&in, kit_px(app, SCORE_WIDTH)), ALIGN_LEFT,
              kit_type(app, TYPE_SMALL, FONT_BOLD, app_theme(app)->text), text);
    draw_mark(draw, MARK_NONE, -1);
    for (int i = 0; i < info->pv_length && i < LINE_STEPS; i++) {
        Undo undo;
        move_write(&pos, info->pv[i], app->list.style, text);
        if (!step(app, draw, &in, line, i, text)) return;
        position_make(&pos, info->pv[i], &undo);
    }
}

/* "Going through the game: 12 of 40", and what stops it. */
static void progress(const App *app, Draw *draw, Rect in) {
    int total = session_game(app->session)->total + 1, left = app->analysis.left;
    char done[16], all[16];
    Text text;
    text_init(&text);
    snprintf(done, sizeof done, "%d", total - left);
    snprintf(all, sizeof all, "%d", total);
    lang_fill(app->lang, &text, "gui.reviewing", "done", done, "all", all, NULL);
    kit_icon(app, draw, rect_cut_right(&in, in.h), "×", command_of_key(ACTION_REVIEW));
    Rect bar = rect_cut_bottom(&in, kit_px(app, 3));
    draw_fill(draw, bar, app_theme(app)->raised);
    bar.w = bar.w * (total - left) / total;
    draw_fill(draw, bar, app_theme(app)->accent);
    Type type = kit_type(app, TYPE_SMALL, FONT_PLAIN, app_theme(app)->text);
    type.px = kit_fit(draw, type, in.w, text.data);
    draw_mark(draw, MARK_REVIEW, -1);
    draw_text(draw, in, ALIGN_LEFT, type, text.data);
    draw_mark(draw, MARK_NONE, -1);
    text_clear(&text);
}

/* Why there are no lines. */
static const char *nothing(const App *app) {
    if (session_thinking(app->session)) return "gui.lines-later";
    return app->analysis.done ? "gui.lines-over" : "gui.lines-begin";
}

void view_lines(const App *app, Draw *draw, Rect in, int most) {
    int height = kit_px(app, LINE_HEIGHT);
    if (session_reviewing(app->session)) {
        progress(app, draw, rect_cut_top(&in, height));
        return;
    }
    if (!app->settings.analysis) return;
    for (int i = 0; i < app->analysis.count && i < most; i++)
        best_line(app, draw, rect_cut_top(&in, height), i);
    if (app->analysis.count) return;
    Type type = kit_type(app, TYPE_SMALL, FONT_PLAIN, app_theme(app)->dim);
    const char *words = words_of(app, nothing(app));
    type.px = kit_fit(draw, type, in.w, words);
    draw_text(draw, rect_cut_top(&in, height), ALIGN_LEFT, type, words);
}

int view_lines_height(const App *app, int most) {
    int rows = app->settings.analysis ? most : session_reviewing(app->session) ? 1 : 0;
    return rows * kit_px(app, LINE_HEIGHT);
}
