/* View: the panel beside the board: the game's name, buttons, and between them what
 * view_player.c and view_moves.c show. */
#include "gui/view.h"
#include "gui/words.h"

#include <stdio.h>
#include <string.h>

enum { LOW_PANEL = 600 }; /* units */

static const char *const icons[ACTION_COUNT] = {
    [ACTION_UNDO] = "↶", [ACTION_REDO] = "↷",     [ACTION_HINT] = "➔",     [ACTION_NOW] = "▶",
    [ACTION_NEW] = "✚",  [ACTION_OVERLAY] = "½",  [ACTION_RESIGN] = "⚑",   [ACTION_CLAIM] = "=",
    [ACTION_RETURN] = "↩", [ACTION_PASS] = "–", [ACTION_PAUSE] = "▶",    [ACTION_SETTINGS] = "⚙", [ACTION_KEYS] = "☰",
    [ACTION_FLIP] = "⇅", [ACTION_LEARN] = "?", [ACTION_ANALYSIS] = "±"};

/* The size in which no word is wider than that. */
static int fit_words(Draw *draw, Type type, int width, const char *words) {
    char word[80];
    while (*words) {
        size_t length = strcspn(words, " ");
        snprintf(word, sizeof word, "%.*s", (int)length, words);
        type.px = kit_fit(draw, type, width, word);
        words += length + (words[length] == ' ');
    }
    return type.px;
}

/* In one line, or a long one in two small ones. */
static void name(const App *app, Draw *draw, Rect in) {
    const char *words = words_label(app, app_position(app)->rules->title);
    Type type = kit_type(app, TYPE_HEAD, FONT_BOLD, app_theme(app)->text);
    Type small = kit_type(app, TYPE_SMALL, FONT_BOLD, type.color);
    type.px = kit_fit(draw, type, in.w, words);
    draw_mark(draw, MARK_TITLE, -1);
    if (type.px >= small.px || !strchr(words, ' ')) {
        draw_text(draw, in, ALIGN_LEFT, type, words);
    } else {
        small.px = fit_words(draw, small, in.w, words);
        kit_words(draw, in, small, words);
    }
    draw_mark(draw, MARK_NONE, -1);
}

static void title(const App *app, Draw *draw, Rect in) {
    static const ActionId ids[] = {ACTION_KEYS, ACTION_LEARN, ACTION_SETTINGS, ACTION_FLIP,
                                   ACTION_ANALYSIS};
    for (int i = 0; i < 5; i++) {
        kit_icon(app, draw, rect_cut_right(&in, kit_px(app, 28)), icons[ids[i]],
                   command_of_key(ids[i]));
        rect_cut_right(&in, kit_px(app, 2));
    }
    name(app, draw, in);
}

static ButtonLook look_of(const App *app, ActionId id) {
    if (id == ACTION_PAUSE || id == ACTION_RETURN) return BUTTON_MAIN;
    bool on = (id == ACTION_OVERLAY && app->settings.overlay) ||
              (id == ACTION_HINT && session_hinting(app->session));
    return on ? BUTTON_ON : BUTTON_PLAIN;
}

/* Six buttons with words in one size; what makes sense only at times has the place of
 * something that does not then. */
static void buttons(const App *app, Draw *draw, Rect in) {
    bool think = session_thinking(app->session);
    bool waits = action_enabled(app, ACTION_PAUSE) && session_paused(app->session);
    const ActionId ids[6] = {
        ACTION_UNDO,
        action_enabled(app, ACTION_PASS) ? ACTION_PASS : ACTION_REDO,
        waits ? ACTION_PAUSE : think ? ACTION_NOW : ACTION_HINT,
        ACTION_OVERLAY,
        ACTION_NEW,
        action_enabled(app, ACTION_RETURN)  ? ACTION_RETURN
        : action_enabled(app, ACTION_CLAIM) ? ACTION_CLAIM
                                            : ACTION_RESIGN};
    const char *words[6];
    int gap = kit_px(app, 6), height = (in.h - 2 * gap) / 3, width = (in.w - gap) / 2;
    int room = width - kit_px(app, KIT_ICON) - 2 * kit_px(app, KIT_EDGE);
    Type type = kit_type(app, TYPE_BODY, FONT_PLAIN, 0);
    for (int i = 0; i < 6; i++) {
        words[i] = words_of(app, ids[i] == ACTION_PAUSE ? "gui.go-on" : actions[ids[i]].label);
        type.px = kit_fit(draw, type, room, words[i]);
    }
    for (int i = 0; i < 6; i++) {
        Rect at = {in.x + i % 2 * (width + gap), in.y + i / 2 * (height + gap), width, height};
        kit_icon_button(app, draw, at, look_of(app, ids[i]), icons[ids[i]], words[i], type.px,
                   command_of_key(ids[i]));
    }
}

/* Lines and graph, cut off the bottom of *in; a low panel has two lines and a low graph. */
static void analysis(const App *app, Draw *draw, Rect *in, bool low) {
    int most = low ? 2 : ANALYSIS_LINES, edge = kit_px(app, 6), gap = kit_px(app, 4);
    int lines = view_lines_height(app, most), graph = kit_px(app, low ? 30 : 48);
    Rect at = rect_cut_bottom(in, lines + (lines ? gap : 0) + graph + 2 * edge);
    rect_cut_bottom(in, kit_px(app, 8));
    draw_round(draw, at, kit_px(app, 8), app_theme(app)->panel);
    draw_frame(draw, at, kit_px(app, 8), kit_px(app, 1), app_theme(app)->line);
    at = rect_inset(at, edge);
    view_graph(app, draw, rect_cut_bottom(&at, graph));
    view_lines(app, draw, at, most);
}

/* In one column, or with the moves in a second one. */
void view_panel(const App *app, Draw *draw) {
    if (pupil_learns(app)) {
        view_lesson(app, draw);
        return;
    }
    Rect in = app->layout.panel, moves;
    int gap = kit_px(app, 8), card = kit_px(app, 66);
    bool two = app->layout.column < in.w;
    bool shown = analysis_shown(app), low = !two && in.h < kit_px(app, LOW_PANEL);
    int row = shown && low ? 27 : 36;
    Side top = app->layout.flip ? WHITE : BLACK;
    title(app, draw, rect_cut_top(&in, kit_px(app, 32)));
    rect_cut_top(&in, gap / 2);
    if (two) {
        moves = rect_cut_right(&in, app->layout.column);
        rect_cut_right(&in, gap);
    }
    view_player(app, draw, rect_cut_top(&in, card), top);
    rect_cut_top(&in, gap);
    buttons(app, draw, rect_cut_bottom(&in, kit_px(app, 3 * row + 12)));
    rect_cut_bottom(&in, gap);
    view_player(app, draw, two ? rect_cut_top(&in, card) : rect_cut_bottom(&in, card),
                side_other(top));
    if (!two) {
        rect_cut_bottom(&in, gap);
        moves = in;
    }
    if (shown) analysis(app, draw, &moves, low);
    view_moves(app, draw, moves);
}
