/* View: the list of moves, with branches (listing.h). The move on the board is always in sight. */
#include "gui/moves.h"
#include "gui/view.h"
#include "gui/words.h"

#include <stdio.h>

/* With the sign of a mistake behind it, in bold. */
static void move_text(const App *app, Draw *draw, Rect in, int node, Color ink) {
    const char *sign = verdict_sign(review_verdict_of(session_review(app->session), node));
    const char *text = app->list.texts[node - 1];
    Type type = kit_type(app, TYPE_BODY, FONT_PLAIN, ink), bold = type;
    bold.face = FONT_BOLD;
    if (*sign && analysis_shown(app)) {
        Rect right = in;
        right.w = fonts_width(draw->fonts, FONT_BOLD, type.px, "??");
        in.w -= right.w + kit_px(app, 3);
        type.px = kit_fit(draw, type, in.w, text);
        right.x += fonts_width(draw->fonts, FONT_PLAIN, type.px, text) + kit_px(app, 3);
        draw_mark(draw, MARK_VERDICT, node);
        draw_text(draw, right, ALIGN_LEFT, bold, sign);
        draw_mark(draw, MARK_MOVE, node);
    }
    type.px = kit_fit(draw, type, in.w, text);
    draw_text(draw, in, ALIGN_LEFT, type, text);
}

/* The ground of a move, and its colour: what is not of the game (any more) is pale. */
static Color ground(const App *app, Draw *draw, Rect at, int node, bool pale) {
    const Theme *theme = app_theme(app);
    bool here = node == moves_shown(app);
    if (here)
        draw_round(draw, at, kit_px(app, 5), theme->accent);
    else if (kit_hovered(app, at))
        draw_round(draw, at, kit_px(app, 5), theme->raised);
    draw_hit(draw, at, command_of(ACTION_LOOK, node));
    return here ? theme->on_accent : pale ? theme->dim : theme->text;
}

static void main_row(const App *app, Draw *draw, Rect line, const MoveRow *row) {
    const Game *game = session_game(app->session);
    const Tree *tree = &game->tree;
    int last = tree->nodes[game_tip(game)].ply;
    Type small = kit_type(app, TYPE_SMALL, FONT_PLAIN, app_theme(app)->dim);
    Rect number = rect_cut_left(&line, kit_px(app, 34));
    char text[16];
    snprintf(text, sizeof text, "%d", row->number);
    rect_cut_right(&number, kit_px(app, 8));
    if (row->number || row->answers)
        draw_text(draw, number, ALIGN_RIGHT, small, row->number ? text : "…");
    Rect columns[2] = {rect_cut_left(&line, line.w / 2), line};
    Rect before = columns[0];
    rect_cut_left(&before, kit_px(app, 6));
    if (row->column) draw_text(draw, before, ALIGN_LEFT, small, "…");
    for (int i = 0; i < row->count; i++) {
        int node = app->list.rows.cells[row->first + i].node;
        Rect at = columns[row->column + i];
        draw_mark(draw, MARK_MOVE, node);
        Color ink = ground(app, draw, at, node, tree->nodes[node].ply > last);
        rect_cut_left(&at, kit_px(app, 6));
        move_text(app, draw, at, node, ink);
        draw_mark(draw, MARK_NONE, -1);
    }
}

/* In smaller letters, with a line down its left side. */
static void branch_row(const App *app, Draw *draw, Rect line, const MoveRow *row) {
    Rect bar = rect_cut_left(&line, kit_px(app, ROWS_INDENT));
    int gap = row->begins ? kit_px(app, 4) : 0;
    bar = (Rect){bar.x + bar.w - kit_px(app, 7), bar.y + gap, kit_px(app, 2), bar.h - gap};
    draw_fill(draw, bar, app_theme(app)->accent);
    for (int i = 0; i < row->count; i++) {
        const MoveCell *cell = &app->list.rows.cells[row->first + i];
        Rect at = rect_inset((Rect){line.x + cell->x, line.y, cell->w, line.h}, kit_px(app, 1));
        Text label;
        text_init(&label);
        listing_label(app, cell, &label);
        draw_mark(draw, MARK_MOVE, cell->node);
        Color ink = ground(app, draw, at, cell->node, false);
        draw_text(draw, at, ALIGN_CENTRE, kit_type(app, TYPE_SMALL, FONT_PLAIN, ink), label.data);
        draw_mark(draw, MARK_NONE, -1);
        text_clear(&label);
    }
}

/* The row that stands at the top: the shown move is in the middle, or where the ends of the
 * list allow, if nobody has scrolled it. */
static int top_row(const App *app, Draw *draw, Rect in, int row_height) {
    const Listing *rows = &app->list.rows;
    int visible = in.h / row_height, last = rows->count > visible ? rows->count - visible : 0;
    int top = listing_row_of(rows, moves_shown(app)) - visible / 2;
    top = top < 0 ? 0 : top > last ? last : top;
    Rect bar = {in.x + in.w + kit_px(app, 2), in.y, kit_px(app, 4), in.h};
    Rect whole = {in.x, in.y, bar.x + bar.w - in.x, in.h};
    draw->scroll = (Scroll){whole, -top, last - top, row_height, rows->count, 0, 1};
    top += app->list.scroll;
    top = top < 0 ? 0 : top > last ? last : top;
    if (last) kit_scroll_bar(app, draw, bar, top, last, rows->count);
    return top;
}

/* "Lesson (F3)", where there is room for it. */
static void way_in(const App *app, Draw *draw, Rect *in, ActionId id) {
    int height = kit_px(app, 32), gap = kit_px(app, 6);
    if (!action_enabled(app, id) || in->h < height + gap) return;
    char key[32];
    Text text;
    text_init(&text);
    key_write(actions[id].key, key);
    text_format(&text, "%s (%s)", words_of(app, actions[id].label), key);
    kit_button(app, draw, rect_cut_bottom(in, height), BUTTON_PLAIN, text.data, command_of_key(id));
    rect_cut_bottom(in, gap);
    text_clear(&text);
}

/* What kind of game it is, and for who does not know it, where to learn it. */
static void nothing_yet(const App *app, Draw *draw, Rect in) {
    Type type = kit_type(app, TYPE_SMALL, FONT_PLAIN, app_theme(app)->dim);
    const char *says = words_label(app, session_rules(app->session)->says);
    int height = draw_paragraph_height(draw, in.w, type, says) + kit_px(app, 12);
    Rect low = in;
    rect_cut_top(&low, height < in.h ? height : in.h);
    way_in(app, draw, &low, ACTION_LESSON);
    way_in(app, draw, &low, ACTION_LEARN);
    draw_paragraph(draw, in, type, says);
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
    const Listing *rows = &app->list.rows;
    int row_height = kit_px(app, 25);
    draw_round(draw, in, kit_px(app, 8), theme->panel);
    draw_frame(draw, in, kit_px(app, 8), kit_px(app, 1), theme->line);
    in = rect_inset(in, kit_px(app, 8));
    if (in.h < row_height) return;
    if (rows->count == 0) {
        nothing_yet(app, draw, in);
        return;
    }
    steps(app, draw, rect_cut_bottom(&in, kit_px(app, 28)));
    int visible = in.h / row_height;
    int top = top_row(app, draw, in, row_height);
    for (int i = top; i < rows->count && i < top + visible; i++) {
        Rect line = rect_cut_top(&in, row_height);
        if (rows->rows[i].branch)
            branch_row(app, draw, line, &rows->rows[i]);
        else
            main_row(app, draw, line, &rows->rows[i]);
    }
}
