/* View: the card of a player: who it is, whose turn, what was taken. */
#include "gui/view.h"
#include "gui/words.h"

#include <stdio.h>

/* The pieces that each side has lost up to now. */
static void lost_pieces(const Game *game, int lost[MAX_PIECES]) {
    for (int i = 0; i < game->count; i++) {
        const Undo *undo = &game->undos[i];
        MoveAction action = move_action(undo->move);
        if (undo->taken && move_hits(undo->move)) lost[undo->taken]++;
        if (action == MOVE_EXCHANGE || action == MOVE_SACRIFICE) lost[undo->mover]++;
    }
}

/* Small pieces in a row, the strongest first; they overlap when there are many. Those in a
 * hand can be picked up. */
static void row_of_pieces(const App *app, Draw *draw, Rect in, const int *counts, bool in_hand) {
    const Rules *rules = session_rules(app->session);
    int total = 0, most = 0, step = kit_px(app, 19), x = in.x;
    for (int piece = 0; piece < 2 * (rules->kind_count + 1); piece++) {
        int strength = rules->kinds[piece / 2].strength;
        total += counts[piece];
        if (counts[piece] && strength > most) most = strength;
    }
    if (total > 1 && step * (total - 1) + in.h > in.w) step = (in.w - in.h) / (total - 1);
    for (int strength = most; strength >= 0; strength--)
        for (int piece = 2; piece < 2 * (rules->kind_count + 1); piece++) {
            Rect at = {x, in.y, in.h, in.h};
            if (!counts[piece] || rules->kinds[piece / 2].strength != strength) continue;
            for (int i = 0; i < counts[piece]; i++, x += step)
                kit_piece(app, draw, (Rect){x, in.y, in.h, in.h}, (Piece)piece, 255);
            at.w = x - at.x;
            if (in_hand && app->hand.drop == piece / 2)
                draw_frame(draw, rect_inset(at, -2), kit_px(app, 4), kit_px(app, 2),
                           app_theme(app)->accent);
            if (in_hand) draw_hit(draw, at, command_of(ACTION_PICK, piece / 2));
        }
}

/* What the enemies of `side` have lost, and the sum of their strengths. */
static void captured(const App *app, Draw *draw, Rect in, Side side) {
    int lost[MAX_PIECES] = {0}, strength = 0;
    const Rules *rules = session_rules(app->session);
    lost_pieces(session_game(app->session), lost);
    for (Kind kind = 1; kind <= rules->kind_count; kind++) {
        lost[piece_of(kind, side)] = 0;
        strength += lost[piece_of(kind, side_other(side))] * rules->kinds[kind].strength;
    }
    if (strength) {
        char text[20] = "+";
        strength_write(strength, text + 1);
        Type type = kit_type(app, TYPE_SMALL, FONT_PLAIN, app_theme(app)->dim);
        int width = fonts_width(draw->fonts, type.face, type.px, text);
        draw_text(draw, rect_cut_right(&in, width), ALIGN_RIGHT, type, text);
        rect_cut_right(&in, kit_px(app, 6));
    }
    row_of_pieces(app, draw, in, lost, false);
}

/* What the side can drop. */
static void in_hand(const App *app, Draw *draw, Rect in, Side side) {
    const Position *pos = session_position(app->session);
    int counts[MAX_PIECES] = {0};
    for (Kind kind = 1; kind <= pos->rules->kind_count; kind++)
        counts[piece_of(kind, side)] = pos->hand[side][kind];
    row_of_pieces(app, draw, in, counts,
                  pos->side == side && session_awaits_person(app->session));
}

/* Who it is; beside a computer what makes it weaker and stronger. */
static void name(const App *app, Draw *draw, Rect in, Side side, bool plays) {
    Type type = kit_type(app, TYPE_BODY, plays ? FONT_BOLD : FONT_PLAIN, app_theme(app)->text);
    Text text;
    text_init(&text);
    words_seat(app, side, &text);
    if (session_seat(app->session, side)->ai[0]) {
        kit_icon(app, draw, rect_cut_right(&in, in.h), "+", command_of_key(ACTION_HARDER));
        kit_icon(app, draw, rect_cut_right(&in, in.h), "−", command_of_key(ACTION_EASIER));
    }
    type.px = kit_fit(draw, type, in.w, text.data);
    draw_text(draw, in, ALIGN_LEFT, type, text.data);
    text_clear(&text);
}

/* The clock of a side, which a press stops and lets run again. What runs has a frame of its
 * own, what stands still two bars before it. */
static void time_left(const App *app, Draw *draw, Rect at, Side side) {
    const Theme *theme = app_theme(app);
    const Clock *clock = session_clock(app->session);
    int64_t left = session_left(app->session, side);
    bool runs = clock->state == CLOCK_RUNNING && clock->side == side;
    bool out = clock->state == CLOCK_FLAGGED && clock->side == side;
    char time[24], text[40];
    pace_time(left, time);
    snprintf(text, sizeof text, "%s%s",
             out ? "⚑ " : clock->state == CLOCK_PAUSED && clock->side == side ? "‖ " : "", time);
    draw_mark(draw, MARK_CLOCK, side);
    draw_round(draw, at, kit_px(app, 5), runs ? theme->accent : theme->raised);
    Color ink = runs ? theme->on_accent : out || pace_short(left) ? theme->warn : theme->text;
    Type type = kit_type(app, TYPE_HEAD, FONT_BOLD, ink);
    Rect in = rect_inset(at, kit_px(app, 3));
    type.px = kit_fit(draw, type, in.w, text);
    draw_text(draw, in, ALIGN_CENTRE, type, text);
    draw_mark(draw, MARK_NONE, -1);
    if (action_enabled(app, ACTION_PAUSE)) draw_hit(draw, at, command_of_key(ACTION_PAUSE));
}

/* The disc of the side, of a computer on the corner of its portrait. */
static void face(const App *app, Draw *draw, Rect *in, Side side) {
    int disc = kit_px(app, 22);
    if (!*app->portraits[side]) {
        Rect left = rect_cut_left(in, disc);
        kit_side(app, draw, rect_cut_top(&left, disc), side);
        return;
    }
    Rect at = rect_cut_left(in, in->h);
    draw_picture(draw, at, app->portraits[side], 255);
    kit_side(app, draw, (Rect){at.x + at.w - disc * 3 / 4, at.y + at.h - disc * 3 / 4, disc, disc},
             side);
}

void view_player(const App *app, Draw *draw, Rect in, Side side) {
    const Theme *theme = app_theme(app);
    bool plays = session_outcome(app->session).result == PLAYING &&
                 session_position(app->session)->side == side;
    float round = kit_px(app, 8);
    draw_round(draw, in, round, theme->panel);
    draw_frame(draw, in, round, plays ? kit_px(app, 2) : kit_px(app, 1),
               plays ? theme->accent : theme->line);
    in = rect_inset(in, kit_px(app, 9));
    face(app, draw, &in, side);
    rect_cut_left(&in, kit_px(app, 8));
    name(app, draw, rect_cut_top(&in, kit_px(app, 22)), side, plays);
    rect_cut_top(&in, kit_px(app, 2));
    if (session_timed(app->session)) time_left(app, draw, rect_cut_right(&in, kit_px(app, 84)), side);
    rect_cut_right(&in, kit_px(app, 6));
    if (session_rules(app->session)->has_hands)
        in_hand(app, draw, in, side);
    else
        captured(app, draw, in, side);
}
