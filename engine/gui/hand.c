/* Hand: from picked squares to a move of the session. */
#include "gui/hand.h"

#include "gui/action.h"
#include "gui/moves.h"

#include <stdlib.h>
#include <string.h>

static const Position *present(const App *app) { return session_position(app->session); }

void hand_drop(App *app) {
    Hand *hand = &app->hand;
    hand->from = hand->to = NO_SQUARE;
    hand->count = 0;
    hand->pressed = hand->dragging = hand->fresh = false;
    app->dirty = true;
}

/* Why nobody can move now; true when somebody can. */
static bool may_move(App *app) {
    if (app->list.look >= 0)
        moves_look(app, session_game(app->session)->count);
    else if (session_outcome(app->session).result != PLAYING)
        app_say(app, "gui.game-over");
    else if (!session_awaits_person(app->session))
        app_say(app, session_paused(app->session) ? "gui.paused" : "gui.not-your-turn");
    else
        return true;
    return false;
}

bool hand_pick(App *app, Square square) {
    const Position *pos = present(app);
    Piece piece = pos->board[square];
    hand_drop(app);
    app_hush(app);
    if (!may_move(app) || !piece) return false;
    if (piece_side(piece) != pos->side) {
        Why why = why_move(pos, square, square, 0);
        if (why.code == WHY_NOT_YOURS) app_say_why(app, &why);
        return false;
    }
    app->hand.from = square;
    app->hand.count = position_moves_from(pos, square, app->hand.moves);
    return true;
}

int hand_choices(const App *app, Kind out[MAX_KINDS]) {
    Move moves[MAX_MOVES];
    int count = 0, found = position_moves_from(present(app), app->hand.from, moves);
    for (int i = 0; i < found; i++)
        if (move_to(moves[i]) == app->hand.to) out[count++] = move_becomes(moves[i]);
    return count;
}

/* Whether the game goes on after the move with a vital piece of the mover to be taken. */
static bool endangers(const App *app, Move move, Square *square, Kind *kind) {
    Position after = *present(app);
    Side side = (Side)after.side;
    Undo undo;
    position_make(&after, move, &undo);
    if (position_outcome_fast(&after).result != PLAYING || !position_in_check(&after, side, square))
        return false;
    *kind = piece_kind(after.board[*square]);
    return true;
}

void hand_commit(App *app) {
    Hand *hand = &app->hand;
    Square from = hand->from, to = hand->to;
    Why why;
    bool dropped = hand->dragging;
    bool played = session_play(app->session, from, to, hand->becomes, &why);
    hand_drop(app);
    app_poll(app);
    if (!played && why.code != WHY_LEGAL) app_say_why(app, &why);
    if (dropped) app->slide.piece = 0;
}

/* hand.from, hand.to and hand.becomes are a legal move: warn of it or play it. */
static void play(App *app, Move move) {
    Square square;
    Kind kind;
    if (!app->settings.warn || !endangers(app, move, &square, &kind)) {
        hand_commit(app);
        return;
    }
    app_ask(app, "gui.ask-danger", command_of(ACTION_COMMIT, 0));
    app->dialog.kind = kind;
    square_write(session_rules(app->session), square, app->dialog.square);
}

void hand_choose(App *app, Kind becomes) {
    Why why = why_move(present(app), app->hand.from, app->hand.to, becomes);
    if (app->dialog.type == DIALOG_CHOOSE) app->dialog = (Dialog){0};
    app->hand.becomes = becomes;
    if (why.code == WHY_LEGAL)
        play(app, why.move);
    else
        hand_drop(app);
}

void hand_try(App *app, Square from, Square to, Kind becomes) {
    Kind kinds[MAX_KINDS];
    if (!may_move(app)) {
        hand_drop(app);
        return;
    }
    app_hush(app);
    app->hand.from = from;
    app->hand.to = to;
    app->hand.becomes = becomes;
    int choices = hand_choices(app, kinds);
    if (choices > 1 && !becomes) {
        app_open(app, DIALOG_CHOOSE);
        return;
    }
    Why why = why_move(present(app), from, to, choices == 1 && !becomes ? kinds[0] : becomes);
    if (why.code == WHY_LEGAL) {
        app->hand.becomes = move_becomes(why.move);
        play(app, why.move);
        return;
    }
    hand_drop(app);
    app_say_why(app, &why);
}

void hand_press(App *app, int x, int y) {
    Hand *hand = &app->hand;
    Square square;
    if (!layout_square_at(&app->layout, x, y, &square)) return;
    hand->cursor = NO_SQUARE;
    app->dirty = true;
    Piece piece = present(app)->board[square];
    bool own = piece && piece_side(piece) == present(app)->side;
    if (hand->from != NO_SQUARE && square != hand->from && !own) {
        hand_try(app, hand->from, square, 0);
        return;
    }
    bool again = hand->from == square;
    if (!again && !hand_pick(app, square)) return;
    hand->pressed = true;
    hand->fresh = !again;
    hand->press_x = x;
    hand->press_y = y;
}

void hand_move(App *app, int x, int y) {
    Hand *hand = &app->hand;
    int far = layout_px(&app->layout, 5);
    if (!hand->pressed || hand->from == NO_SQUARE) return;
    if (abs(x - hand->press_x) > far || abs(y - hand->press_y) > far) hand->dragging = true;
    if (hand->dragging) app->dirty = true;
}

void hand_release(App *app, int x, int y) {
    Hand *hand = &app->hand;
    Square square;
    if (!hand->pressed) return;
    hand->pressed = false;
    app->dirty = true;
    bool inside = layout_square_at(&app->layout, x, y, &square);
    if (inside && square != hand->from) {
        hand_try(app, hand->from, square, 0);
    } else if (!inside || (!hand->fresh && !hand->dragging)) {
        hand_drop(app);
    }
    hand->dragging = false;
}

void hand_step(App *app, int dx, int dy) {
    Hand *hand = &app->hand;
    app->dirty = true;
    if (hand->cursor != NO_SQUARE)
        hand->cursor = layout_step(&app->layout, hand->cursor, dx, dy);
    else
        hand->cursor = hand->from != NO_SQUARE ? hand->from : app->layout.flip
                       ? (Square)(app->layout.files * app->layout.ranks - 1 - app->layout.files / 2)
                       : (Square)(app->layout.files / 2);
}

void hand_enter(App *app) {
    Hand *hand = &app->hand;
    if (hand->cursor == NO_SQUARE) return;
    Piece piece = present(app)->board[hand->cursor];
    bool own = piece && piece_side(piece) == present(app)->side;
    if (hand->from == hand->cursor)
        hand_drop(app);
    else if (hand->from == NO_SQUARE || own)
        hand_pick(app, hand->cursor);
    else
        hand_try(app, hand->from, hand->cursor, 0);
}

bool hand_type(App *app, const char *text) {
    const Position *pos = present(app);
    Square from, to;
    Kind becomes;
    Move move;
    Err err;
    if (move_read_squares(pos->rules, text, &from, &to, &becomes, NULL)) {
        hand_try(app, from, to, becomes);
        return true;
    }
    if (move_read(pos, text, &move, &err)) {
        hand_try(app, move_from(move), move_to(move), move_becomes(move));
        return true;
    }
    app_say_detail(app, "gui.no-move", text);
    return false;
}
