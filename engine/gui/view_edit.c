/* View: the panel of the editor, in the place of the game's: the pieces, whose turn it is,
 * rights, hands, and what can be done with the whole board. The squares are pressed like
 * buttons. */
#include "gui/view.h"
#include "gui/words.h"

#include <stdio.h>

static const Setup *setup_now(const App *app) { return &app->editor.setup; }

static Rect row(const App *app, Rect *in) {
    Rect at = rect_cut_top(in, kit_px(app, 34));
    rect_cut_top(in, kit_px(app, 6));
    return at;
}

/* A cell that is chosen or not. */
static void cell(const App *app, Draw *draw, Rect at, bool chosen, Command command) {
    const Theme *theme = app_theme(app);
    if (chosen || kit_hovered(app, at))
        draw_round(draw, at, kit_px(app, 6), theme->raised);
    if (chosen) draw_frame(draw, at, kit_px(app, 6), kit_px(app, 2), theme->accent);
    draw_hit(draw, at, command);
}

/* The size of a piece when each side has so many rows in that box. */
static int palette_size(int kinds, int rows, int width, int height) {
    int columns = (kinds + rows - 1) / rows, wide = width / columns, high = height / (2 * rows);
    return wide < high ? wide : high;
}

/* Every piece of the variant, White's above Black's; in one more row each where that makes them
 * much larger. */
static void palette(const App *app, Draw *draw, Rect *in) {
    int kinds = setup_now(app)->rules->kind_count, most = kit_px(app, 176), rows = 1;
    while (palette_size(kinds, rows + 1, in->w, most) * 6 > palette_size(kinds, rows, in->w, most) * 7)
        rows++;
    int size = palette_size(kinds, rows, in->w, most), columns = (kinds + rows - 1) / rows;
    Rect top = rect_cut_top(in, 2 * rows * size);
    for (Side side = WHITE; side <= BLACK; side++)
        for (int kind = 1; kind <= kinds; kind++) {
            int i = kind - 1, y = i / columns + (side == BLACK ? rows : 0);
            Rect at = {top.x + i % columns * size, top.y + y * size, size, size};
            Piece piece = piece_of((Kind)kind, side);
            cell(app, draw, at, app->editor.tool == piece, command_of(ACTION_EDIT_TOOL, piece));
            draw_mark(draw, MARK_CHOICE, piece);
            kit_piece(app, draw, rect_inset(at, size / 10), piece, 255);
            draw_mark(draw, MARK_NONE, -1);
        }
}

static void tools(const App *app, Draw *draw, Rect in) {
    int gap = kit_px(app, 6);
    Rect left = rect_cut_left(&in, (in.w - gap) / 2);
    rect_cut_left(&in, gap);
    kit_button(app, draw, left, app->editor.tool == TOOL_MOVE ? BUTTON_ON : BUTTON_PLAIN,
               words_of(app, "gui.edit-move"), command_of(ACTION_EDIT_TOOL, TOOL_MOVE));
    kit_button(app, draw, in, app->editor.tool == TOOL_ERASE ? BUTTON_ON : BUTTON_PLAIN,
               words_of(app, "gui.edit-erase"), command_of(ACTION_EDIT_TOOL, TOOL_ERASE));
}

/* The name at the left, a stepper at the right. */
static void named(const App *app, Draw *draw, Rect in, const char *key, const char *value,
                  ActionId action, int index) {
    Type type = kit_type(app, TYPE_BODY, FONT_PLAIN, app_theme(app)->text);
    Rect left = rect_cut_left(&in, in.w * 45 / 100);
    type.px = kit_fit(draw, type, left.w - kit_px(app, 4), words_of(app, key));
    draw_text(draw, left, ALIGN_LEFT, type, words_of(app, key));
    kit_stepper(app, draw, in, value, action, index, true);
}

/* A button for each right; those that the board does not allow are pale. */
static void rights(const App *app, Draw *draw, Rect in) {
    const Rules *rules = setup_now(app)->rules;
    uint16_t allowed = setup_rights(setup_now(app));
    Type type = kit_type(app, TYPE_BODY, FONT_PLAIN, app_theme(app)->text);
    Rect left = rect_cut_left(&in, in.w * 45 / 100);
    draw_text(draw, left, ALIGN_LEFT, type, words_of(app, "gui.edit-rights"));
    int size = in.w / rules->right_count < in.h ? in.w / rules->right_count : in.h;
    for (int i = 0; i < rules->right_count; i++) {
        Rect at = rect_cut_left(&in, size);
        char letter[2] = {rules->rights[i].letter, 0};
        bool on = setup_now(app)->rights >> i & 1, can = allowed >> i & 1;
        at = rect_inset(at, kit_px(app, 1));
        if (can) cell(app, draw, at, on, command_of(ACTION_EDIT_RIGHT, i));
        type.color = can ? app_theme(app)->text : color_mix(app_theme(app)->panel,
                                                            app_theme(app)->dim, 55);
        type.face = on ? FONT_BOLD : FONT_PLAIN;
        draw_text(draw, at, ALIGN_CENTRE, type, letter);
    }
}

/* What each side has in hand: a press adds one, or takes one away while erasing. */
static void hands(const App *app, Draw *draw, Rect in, Side side) {
    const Rules *rules = setup_now(app)->rules;
    int count = 0;
    for (int kind = 1; kind <= rules->kind_count; kind++) count += rules->kinds[kind].hand == kind;
    int width = in.w / (count ? count : 1), size = width < in.h ? width : in.h;
    for (int kind = 1; kind <= rules->kind_count; kind++) {
        if (rules->kinds[kind].hand != kind) continue;
        Rect at = rect_cut_left(&in, size);
        Piece piece = piece_of((Kind)kind, side);
        int held = setup_now(app)->hand[side][kind];
        char number[8];
        snprintf(number, sizeof number, "%d", held);
        cell(app, draw, at, false, command_of(ACTION_EDIT_HAND, piece));
        kit_piece(app, draw, rect_inset(at, size / 7), piece, held ? 255 : 90);
        if (!held) continue;
        Rect corner = {at.x + size / 2, at.y + size / 2, size / 2, size / 2};
        draw_round(draw, corner, kit_px(app, 4), app_theme(app)->panel);
        draw_text(draw, corner, ALIGN_CENTRE,
                  (Type){FONT_BOLD, size * 40 / 100, app_theme(app)->text}, number);
    }
}

static void fields(const App *app, Draw *draw, Rect *in) {
    const Setup *setup = setup_now(app);
    const Rules *rules = setup->rules;
    char square[4] = "—", number[8];
    named(app, draw, row(app, in), "gui.edit-turn", words_side_title(app, setup->side),
          ACTION_EDIT_TURN, 0);
    if (rules->right_count) rights(app, draw, row(app, in));
    if (setup->passant != NO_SQUARE) square_write(rules, setup->passant, square);
    if (rules->has_passant)
        named(app, draw, row(app, in), "gui.edit-passant", square, ACTION_EDIT_PASSANT, 0);
    for (Side side = WHITE; side <= BLACK; side++) {
        if (rules->has_hands) hands(app, draw, row(app, in), side);
        if (!rules->check_limit) continue;
        snprintf(number, sizeof number, "%d", setup->checks[side]);
        named(app, draw, row(app, in), side == WHITE ? "gui.edit-checks-white"
                                                     : "gui.edit-checks-black",
              number, ACTION_EDIT_CHECK, side);
    }
}

static void whole_board(const App *app, Draw *draw, Rect in) {
    static const ActionId ids[] = {ACTION_EDIT_CLEAR, ACTION_EDIT_START, ACTION_EDIT_MIRROR};
    static const char *const keys[] = {"gui.edit-clear", "gui.edit-start", "gui.edit-mirror"};
    int gap = kit_px(app, 6), width = (in.w - 2 * gap) / 3;
    for (int i = 0; i < 3; i++) {
        kit_button(app, draw, rect_cut_left(&in, width), BUTTON_PLAIN, words_of(app, keys[i]),
                   command_of(ids[i], 0));
        rect_cut_left(&in, gap);
    }
}

static void squares(const App *app, Draw *draw) {
    for (int s = 0; s < setup_now(app)->rules->squares; s++)
        if (!setup_now(app)->rules->hole[s])
            draw_hit(draw, layout_square(&app->layout, (Square)s), command_of(ACTION_EDIT_SQUARE, s));
}

/* The piece that has been picked up, and the one that is to be put on the square. */
static void marks(const App *app, Draw *draw) {
    Square held = app->editor.held;
    if (held == NO_SQUARE) return;
    Rect at = layout_square(&app->layout, held);
    draw_mark(draw, MARK_SELECTED, held);
    draw_frame(draw, at, (float)at.w * 0.05f, (float)at.w * 0.075f, app_theme(app)->select);
    draw_mark(draw, MARK_NONE, -1);
}

void view_edit(const App *app, Draw *draw) {
    const Theme *theme = app_theme(app);
    Rect in = app->layout.panel, edge = rect_inset(in, -kit_px(app, 8)), right;
    int gap = kit_px(app, 6);
    draw_fill(draw, edge, theme->ground);
    draw_modal(draw);
    squares(app, draw);
    marks(app, draw);
    draw->first = draw->hit_count;
    draw_mark(draw, MARK_TITLE, -1);
    Type type = kit_type(app, TYPE_HEAD, FONT_BOLD, theme->text);
    type.px = kit_fit(draw, type, in.w, words_of(app, "gui.edit"));
    draw_text(draw, rect_cut_top(&in, kit_px(app, 28)), ALIGN_LEFT, type, words_of(app, "gui.edit"));
    draw_mark(draw, MARK_NONE, -1);
    rect_cut_top(&in, gap);
    bool two = app->layout.column < in.w;
    if (two) {
        right = rect_cut_right(&in, app->layout.column);
        rect_cut_right(&in, 2 * gap);
    }
    palette(app, draw, &in);
    rect_cut_top(&in, 2 * gap);
    tools(app, draw, row(app, &in));
    if (!two) right = in;
    fields(app, draw, &right);
    Rect last = rect_cut_bottom(&right, kit_px(app, 36));
    rect_cut_bottom(&right, gap);
    whole_board(app, draw, rect_cut_bottom(&right, kit_px(app, 34)));
    kit_button(app, draw, rect_cut_right(&last, last.w * 60 / 100), BUTTON_MAIN,
               words_of(app, "gui.edit-play"), command_of(ACTION_EDIT_PLAY, 0));
    rect_cut_right(&last, gap);
    kit_button(app, draw, last, BUTTON_PLAIN, words_of(app, "gui.cancel"),
               command_of(ACTION_CLOSE, 0));
}
