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
    hand->drop = 0;
    hand->chosen = NO_MOVE;
    hand->count = 0;
    hand->pressed = hand->dragging = hand->fresh = false;
    app->dirty = true;
}

bool hand_holds(const App *app) { return app->hand.from != NO_SQUARE || app->hand.drop; }

/* What is picked up in an earlier position of a game that waits for nobody is a move of a
 * branch: the board goes there. Anywhere else it goes back to the game. */
static bool may_branch(App *app, Square square) {
    Piece piece = square == NO_SQUARE ? 0 : app->list.seen.board[square];
    bool picks = piece && piece_side(piece) == app->list.seen.side;
    if (!picks || !session_is_free(app->session)) {
        moves_look(app, session_game(app->session)->count);
        return false;
    }
    session_visit(app->session, moves_shown(app));
    app_poll(app);
    return session_awaits_person(app->session);
}

/* Why nobody can move now; true when somebody can. */
static bool may_move(App *app, Square square) {
    if (app->list.look >= 0)
        return may_branch(app, square);
    if (session_outcome(app->session).result != PLAYING)
        app_say(app, session_away(app->session) ? "gui.branch-over" : "gui.game-over");
    else if (!session_awaits_person(app->session))
        app_say(app, session_paused(app->session) ? "gui.paused" : "gui.not-your-turn");
    else
        return true;
    return false;
}

bool hand_pick(App *app, Square square) {
    hand_drop(app);
    app_hush(app);
    if (!may_move(app, square)) return false;
    const Position *pos = present(app);
    Piece piece = pos->board[square];
    if (!piece) return false;
    if (piece_side(piece) != pos->side) {
        Why why = why_move(pos, square, square, 0);
        if (why.code == WHY_NOT_YOURS) app_say_why(app, &why);
        return false;
    }
    app->hand.from = square;
    app->hand.count = position_moves_from(pos, square, app->hand.moves);
    return true;
}

void hand_pick_taken(App *app, Kind kind) {
    Hand *hand = &app->hand;
    bool again = hand->drop == kind;
    hand_drop(app);
    app_hush(app);
    if (again || !may_move(app, NO_SQUARE)) return;
    Move moves[MAX_MOVES];
    int count = position_moves(present(app), moves);
    hand->drop = kind;
    for (int i = 0; i < count; i++)
        if (move_action(moves[i]) == MOVE_DROP && move_becomes(moves[i]) == kind)
            hand->moves[hand->count++] = moves[i];
}

/* Of what the piece on `from` is after that choice, doubled. */
static int strength_of(const App *app, Kind becomes) {
    const Position *pos = present(app);
    Kind kind = becomes ? becomes : piece_kind(pos->board[app->hand.from]);
    return pos->rules->kinds[kind].strength;
}

/* The strongest first; equals in the order of the rules. */
int hand_choices(const App *app, Kind out[MAX_KINDS]) {
    Move moves[MAX_MOVES];
    int count = 0, found = position_moves_from(present(app), app->hand.from, moves);
    for (int i = 0; i < found; i++) {
        if (move_to(moves[i]) != app->hand.to) continue;
        Kind kind = move_becomes(moves[i]);
        int at = count++;
        while (at > 0 && strength_of(app, out[at - 1]) < strength_of(app, kind)) {
            out[at] = out[at - 1];
            at--;
        }
        out[at] = kind;
    }
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
    Move move = app->hand.chosen;
    bool dropped = app->hand.dragging;
    hand_drop(app);
    if (move == NO_MOVE) return;
    bool played = session_play_move(app->session, move);
    app_poll(app); /* a flag may have fallen instead */
    if (!played) return;
    if (dropped) app->slide.piece = 0;
}

void hand_play(App *app, Move move) {
    Square square;
    Kind kind;
    app->hand.chosen = move;
    if (!app->settings.warn || !endangers(app, move, &square, &kind)) {
        hand_commit(app);
        return;
    }
    app_ask(app, "gui.ask-danger", command_of(ACTION_COMMIT, 0));
    app->dialog.kind = kind;
    square_write(session_rules(app->session), square, app->dialog.square);
}

/* Plays what is legal and says why not of what is not. */
static void judge(App *app, Why why) {
    if (why.code == WHY_LEGAL) {
        hand_play(app, why.move);
        return;
    }
    hand_drop(app);
    app_say_why(app, &why);
    course_refused(&app->pupil.course, &why);
}

void hand_choose(App *app, Kind becomes) {
    Why why = why_move(present(app), app->hand.from, app->hand.to, becomes);
    if (app->dialog.type == DIALOG_CHOOSE) app->dialog = (Dialog){0};
    judge(app, why);
}

void hand_try(App *app, Square from, Square to, Kind becomes) {
    Kind kinds[MAX_KINDS];
    if (!may_move(app, from)) {
        hand_drop(app);
        return;
    }
    app_hush(app);
    app->hand.from = from;
    app->hand.to = to;
    int choices = hand_choices(app, kinds);
    if (choices > 1 && !becomes)
        app_open(app, DIALOG_CHOOSE);
    else
        judge(app, why_move(present(app), from, to, choices == 1 && !becomes ? kinds[0] : becomes));
}

/* Whether the piece in the hand may go there. */
static bool can_go(const App *app, Square square) {
    for (int i = 0; i < app->hand.count; i++)
        if (move_to(app->hand.moves[i]) == square) return true;
    return false;
}

static bool is_own(const App *app, Square square) {
    Piece piece = present(app)->board[square];
    return piece && piece_side(piece) == present(app)->side;
}

/* Puts the piece in the hand there, or picks up another one; true when one is picked. */
static bool hand_on(App *app, Square square) {
    Hand *hand = &app->hand;
    bool goes = square != hand->from && (!is_own(app, square) || can_go(app, square));
    if (hand->drop)
        judge(app, why_drop(present(app), hand->drop, square));
    else if (hand->from != NO_SQUARE && goes)
        hand_try(app, hand->from, square, 0);
    else
        return square == hand->from || hand_pick(app, square);
    return false;
}

void hand_press(App *app, int x, int y) {
    Hand *hand = &app->hand;
    Square square;
    if (!layout_square_at(&app->layout, x, y, &square)) return;
    bool again = hand->from == square;
    hand->cursor = NO_SQUARE;
    app->dirty = true;
    if (!hand_on(app, square)) return;
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
    if (inside && square != hand->from)
        hand_try(app, hand->from, square, 0);
    else if (!inside || (!hand->fresh && !hand->dragging))
        hand_drop(app);
    hand->dragging = false;
}

void hand_step(App *app, int dx, int dy) {
    const Layout *l = &app->layout;
    Hand *hand = &app->hand;
    app->dirty = true;
    if (hand->cursor != NO_SQUARE)
        hand->cursor = layout_step(l, hand->cursor, dx, dy);
    else if (hand->from != NO_SQUARE)
        hand->cursor = hand->from;
    else /* the middle of the nearest rank */
        layout_square_at(l, l->board.x + l->board.w / 2, l->board.y + l->board.h - 1, &hand->cursor);
}

void hand_enter(App *app) {
    Hand *hand = &app->hand;
    if (hand->cursor == NO_SQUARE) return;
    if (hand->from == hand->cursor)
        hand_drop(app);
    else
        hand_on(app, hand->cursor);
}

void hand_latin(const char *text, char out[MOVE_TEXT_SIZE]) {
    static const char latin[] = "qwertyuiopasdfghjklzxcvbnm";
    static const char russian[] = "йцукенгшщзфывапролдячсмить";
    size_t used = 0;
    for (unsigned letter; (letter = utf8_next(&text)) != 0 && used + 1 < MOVE_TEXT_SIZE;) {
        const char *at = russian;
        int i = 0;
        for (unsigned other; (other = utf8_next(&at)) != 0 && other != letter;) i++;
        out[used++] = letter < 128 ? (char)letter : latin[i] ? latin[i] : '?';
    }
    out[used] = 0;
}

static bool type_move(App *app, const char *text) {
    const Position *pos = present(app);
    Square from, to;
    Kind becomes;
    Move move;
    if (move_read_squares(pos->rules, text, &from, &to, &becomes, NULL)) {
        hand_try(app, from, to, becomes);
        return true;
    }
    if (!move_read(pos, text, &move, NULL)) return false;
    if (may_move(app, NO_SQUARE)) hand_play(app, move);
    return true;
}

bool hand_type(App *app, const char *text) {
    char latin[MOVE_TEXT_SIZE];
    hand_latin(text, latin);
    if (type_move(app, text) || type_move(app, latin)) return true;
    app_say_detail(app, "gui.no-move", text);
    app->message.fault = true;
    return false;
}
