/* View: the panel beside the board: the game's name, the players, the moves, buttons. */
#include "gui/view.h"
#include "gui/words.h"

#include <stdio.h>
#include <stdlib.h>

static const char *const icons[ACTION_COUNT] = {
    [ACTION_UNDO] = "↶",    [ACTION_REDO] = "↷",     [ACTION_HINT] = "➔",   [ACTION_NOW] = "▶",
    [ACTION_OVERLAY] = "½", [ACTION_NEW] = "✚",      [ACTION_RESIGN] = "⚑", [ACTION_CLAIM] = "=",
    [ACTION_PAUSE] = "▶",   [ACTION_SETTINGS] = "⚙", [ACTION_KEYS] = "?",   [ACTION_FLIP] = "⇅"};

static void title(const App *app, Draw *draw, Rect in) {
    static const ActionId ids[] = {ACTION_KEYS, ACTION_SETTINGS, ACTION_FLIP};
    for (int i = 0; i < 3; i++) {
        kit_icon(app, draw, rect_cut_right(&in, in.h), icons[ids[i]],
                   command_of_key(ids[i]));
        rect_cut_right(&in, kit_px(app, 2));
    }
    draw_mark(draw, MARK_TITLE, -1);
    draw_text(draw, in, ALIGN_LEFT, kit_type(app, TYPE_HEAD, FONT_BOLD, app_theme(app)->text),
              words_label(app, app_position(app)->rules->title));
    draw_mark(draw, MARK_NONE, -1);
}

/* The pieces that a side has lost up to now, by kind. */
static void lost_pieces(const Game *game, int lost[MAX_PIECES]) {
    for (int i = 0; i < game->count; i++) {
        const Undo *undo = &game->undos[i];
        if (undo->taken) lost[undo->taken]++;
        if (move_action(undo->move) == MOVE_EXCHANGE) lost[undo->mover]++;
    }
}

/* What the enemies of `side` have lost, the strongest first, and the sum of their
 * strengths. */
static void captured(const App *app, Draw *draw, Rect in, Side side) {
    int lost[MAX_PIECES] = {0}, count = 0, strength = 0;
    const Rules *rules = session_rules(app->session);
    Side enemy = side_other(side);
    lost_pieces(session_game(app->session), lost);
    for (Kind kind = 1; kind <= rules->kind_count; kind++) {
        count += lost[piece_of(kind, enemy)];
        strength += lost[piece_of(kind, enemy)] * rules->kinds[kind].strength;
    }
    if (!count) return;
    if (strength) {
        char text[20] = "+";
        strength_write(strength, text + 1);
        draw_text(draw, rect_cut_right(&in, kit_px(app, 36)), ALIGN_RIGHT,
                  kit_type(app, TYPE_SMALL, FONT_PLAIN, app_theme(app)->dim), text);
    }
    int side_px = in.h, step = kit_px(app, 19);
    if (count > 1 && step * (count - 1) + side_px > in.w) step = (in.w - side_px) / (count - 1);
    int x = in.x;
    for (int most = 64; most >= 0; most--)
        for (Kind kind = 1; kind <= rules->kind_count; kind++)
            for (int i = 0; rules->kinds[kind].strength == most && i < lost[piece_of(kind, enemy)];
                 i++, x += step)
                kit_piece(app, draw, (Rect){x, in.y, side_px, side_px}, piece_of(kind, enemy), 255);
}

/* "depth 7 · 120 k" while this side's computer thinks. */
static void thinking(const App *app, Draw *draw, Rect in) {
    char depth[16], nodes[32];
    Text text;
    uint64_t count = app->info.nodes;
    snprintf(depth, sizeof depth, "%d", app->info.depth);
    if (count < 10000) snprintf(nodes, sizeof nodes, "%llu", (unsigned long long)count);
    else if (count < 10000000) snprintf(nodes, sizeof nodes, "%llu k", (unsigned long long)count / 1000);
    else snprintf(nodes, sizeof nodes, "%llu M", (unsigned long long)count / 1000000);
    text_init(&text);
    lang_fill(app->lang, &text, app->info.depth ? "gui.thinking-at" : "gui.thinking", "depth", depth,
              "nodes", nodes, NULL);
    draw_text(draw, in, ALIGN_LEFT, kit_type(app, TYPE_SMALL, FONT_PLAIN, app_theme(app)->dim),
              text.data);
    text_clear(&text);
}

static void player(const App *app, Draw *draw, Rect in, Side side) {
    const Theme *theme = app_theme(app);
    bool plays = session_outcome(app->session).result == PLAYING &&
                 session_position(app->session)->side == side;
    float round = kit_px(app, 8);
    draw_round(draw, in, round, theme->panel);
    draw_frame(draw, in, round, plays ? kit_px(app, 2) : kit_px(app, 1),
               plays ? theme->accent : theme->line);
    in = rect_inset(in, kit_px(app, 9));
    Rect left = rect_cut_left(&in, kit_px(app, 22));
    Rect disc = rect_middle(rect_cut_top(&left, kit_px(app, 22)), kit_px(app, 18), kit_px(app, 18));
    draw_disc(draw, disc, side_fill(side));
    draw_ring(draw, disc, kit_px(app, 2), side_ink(side));
    rect_cut_left(&in, kit_px(app, 8));
    Text name;
    text_init(&name);
    words_seat(app, side, &name);
    draw_text(draw, rect_cut_top(&in, kit_px(app, 22)), ALIGN_LEFT,
              kit_type(app, TYPE_BODY, plays ? FONT_BOLD : FONT_PLAIN, theme->text), name.data);
    text_clear(&name);
    rect_cut_top(&in, kit_px(app, 2));
    if (plays && session_thinking(app->session))
        thinking(app, draw, in);
    else
        captured(app, draw, in, side);
}

static ButtonLook look_of(const App *app, ActionId id) {
    if (id == ACTION_PAUSE) return BUTTON_MAIN;
    bool on = (id == ACTION_OVERLAY && app->settings.overlay) ||
              (id == ACTION_HINT && session_hinting(app->session));
    return on ? BUTTON_ON : BUTTON_PLAIN;
}

/* Six buttons with words in one size; what makes sense only at times has the place of
 * something that does not then. */
static void buttons(const App *app, Draw *draw, Rect in) {
    bool think = session_thinking(app->session);
    bool waits = session_paused(app->session) && action_enabled(app, ACTION_PAUSE);
    const ActionId ids[6] = {
        ACTION_UNDO,    ACTION_REDO, waits ? ACTION_PAUSE : think ? ACTION_NOW : ACTION_HINT,
        ACTION_OVERLAY, ACTION_NEW,  action_enabled(app, ACTION_CLAIM) ? ACTION_CLAIM : ACTION_RESIGN};
    const char *words[6];
    int gap = kit_px(app, 6), height = (in.h - 2 * gap) / 3, width = (in.w - gap) / 2;
    Type type = kit_type(app, TYPE_BODY, FONT_PLAIN, 0);
    for (int i = 0; i < 6; i++) {
        words[i] = words_of(app, ids[i] == ACTION_PAUSE ? "gui.go-on" : actions[ids[i]].label);
        type.px = kit_fit(draw, type, width - kit_px(app, KIT_ICON) - 2 * kit_px(app, KIT_EDGE), words[i]);
    }
    for (int i = 0; i < 6; i++) {
        Rect at = {in.x + i % 2 * (width + gap), in.y + i / 2 * (height + gap), width, height};
        kit_icon_button(app, draw, at, look_of(app, ids[i]), icons[ids[i]], words[i], type.px,
                   command_of_key(ids[i]));
    }
}

void view_panel(const App *app, Draw *draw) {
    Rect in = app->layout.panel;
    int gap = kit_px(app, 8), card = kit_px(app, 66);
    Side top = app->layout.flip ? WHITE : BLACK;
    title(app, draw, rect_cut_top(&in, kit_px(app, 32)));
    rect_cut_top(&in, gap / 2);
    player(app, draw, rect_cut_top(&in, card), top);
    rect_cut_top(&in, gap);
    buttons(app, draw, rect_cut_bottom(&in, kit_px(app, 3 * 36 + 12)));
    rect_cut_bottom(&in, gap);
    player(app, draw, rect_cut_bottom(&in, card), side_other(top));
    rect_cut_bottom(&in, gap);
    view_moves(app, draw, in);
}
