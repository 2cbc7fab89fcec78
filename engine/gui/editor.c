/* Editor: its few operations on a setup. */
#include "gui/editor.h"

#include "gui/app.h"
#include "gui/moves.h"

#include <ctype.h>
#include <string.h>

/* After every change. */
static void settle(App *app) {
    Editor *editor = &app->editor;
    setup_settle(&editor->setup, &editor->pos);
    editor->fault = position_unsound(&editor->pos);
    app_hush(app);
}

void editor_open(App *app) {
    Editor *editor = &app->editor;
    const Position *from = app_position(app);
    bool again = editor->open;
    if (!again) {
        setup_of(&editor->setup, from);
        editor->paused = session_paused(app->session);
        editor->tool = TOOL_MOVE;
        editor->held = NO_SQUARE;
        session_cancel_hint(app->session);
        session_pause(app->session);
    }
    app->hint = NO_MOVE;
    app->hand = (Hand){.from = NO_SQUARE, .to = NO_SQUARE, .cursor = NO_SQUARE};
    app_open(app, DIALOG_EDIT);
    editor->open = true;
    settle(app);
}

void editor_leave(App *app) {
    app->editor.open = false;
    app->hand.cursor = NO_SQUARE;
    if (!app->editor.paused) session_go(app->session);
    app_hush(app);
}

bool editor_play(App *app) {
    char text[FEN_SIZE];
    Err err;
    if (app->editor.fault.code != UNSOUND_NOT) return false;
    position_write(&app->editor.pos, text);
    app->editor.open = false;
    if (session_start(app->session, session_variant(app->session), text, &err)) return true;
    app_say_text(app, err.text);
    return false;
}

void editor_put(App *app, Square square, Piece piece) {
    Setup *setup = &app->editor.setup;
    if (setup->rules->hole[square]) return;
    setup->board[square] = piece;
    settle(app);
}

void editor_move(App *app, Square from, Square to) {
    Piece piece = app->editor.setup.board[from];
    app->editor.held = NO_SQUARE;
    if (from == to || !piece || app->editor.setup.rules->hole[to]) return;
    app->editor.setup.board[from] = 0;
    editor_put(app, to, piece);
}

void editor_click(App *app, Square square) {
    Editor *editor = &app->editor;
    Piece there = editor->setup.board[square];
    if (editor->tool == TOOL_ERASE)
        editor_put(app, square, 0);
    else if (editor->tool != TOOL_MOVE)
        editor_put(app, square, there == editor->tool ? 0 : (Piece)editor->tool);
    else if (editor->held != NO_SQUARE)
        editor_move(app, editor->held, square);
    else if (there)
        editor->held = square;
}

/* The next piece with this letter after the one that stands there: some letters have several. */
bool editor_letter(App *app, char letter, bool shift) {
    const Rules *rules = app->editor.setup.rules;
    Square square = app->hand.cursor;
    if (square == NO_SQUARE) return false;
    Side side = shift ? WHITE : BLACK;
    Piece there = app->editor.setup.board[square];
    int first = there && piece_side(there) == side ? piece_kind(there) : 0;
    for (int i = 1; i <= rules->kind_count; i++) {
        int kind = (first + i - 1) % rules->kind_count + 1;
        if (tolower((unsigned char)rules->kinds[kind].letter) != letter) continue;
        editor_put(app, square, piece_of((Kind)kind, side));
        return true;
    }
    return false;
}

void editor_hand(App *app, Piece piece) {
    uint8_t *count = &app->editor.setup.hand[piece_side(piece)][piece_kind(piece)];
    if (app->editor.tool == TOOL_ERASE && *count > 0)
        (*count)--;
    else if (app->editor.tool != TOOL_ERASE && *count < MAX_IN_HAND - 1)
        (*count)++;
    settle(app);
}

void editor_right(App *app, int right) {
    app->editor.setup.rights ^= (uint16_t)(1u << right);
    settle(app);
}

/* Through the squares that can be entered, and none. */
void editor_passant(App *app, int step) {
    Setup *setup = &app->editor.setup;
    Square list[MAX_SQUARES];
    int count = setup_passants(setup, list), at = 0;
    while (at < count && list[at] != setup->passant) at++;
    at = (at + step + count + 1) % (count + 1);
    setup->passant = at == count ? NO_SQUARE : list[at];
    settle(app);
}

void editor_check(App *app, Side side, int step) {
    Setup *setup = &app->editor.setup;
    int left = setup->checks[side] + step;
    if (left < 0 || left > setup->rules->check_limit) return;
    setup->checks[side] = (uint8_t)left;
    settle(app);
}

void editor_turn(App *app) {
    app->editor.setup.side = side_other(app->editor.setup.side);
    settle(app);
}

void editor_clear(App *app) {
    app->editor.held = NO_SQUARE;
    setup_clear(&app->editor.setup);
    settle(app);
}

void editor_start(App *app) {
    Position start;
    app->editor.held = NO_SQUARE;
    position_start(&start, app->editor.setup.rules);
    setup_of(&app->editor.setup, &start);
    settle(app);
}

void editor_mirror(App *app) {
    app->editor.held = NO_SQUARE;
    setup_mirror(&app->editor.setup);
    settle(app);
}
