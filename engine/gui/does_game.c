/* Does: what actions do to the game that is played. */
#include "gui/action.h"
#include "gui/does.h"
#include "gui/mods.h"
#include "gui/hand.h"
#include "gui/moves.h"
#include "gui/post.h"
#include "gui/seats.h"
#include "gui/store.h"
#include "gui/window.h"
#include "gui/words.h"

#include <stdlib.h>

bool can_undo(const App *app) { return session_can_undo(app->session); }
bool can_redo(const App *app) { return session_can_redo(app->session); }
bool can_hint(const App *app) { return session_awaits_person(app->session); }
bool can_hurry(const App *app) { return session_thinking(app->session); }
bool can_claim(const App *app) {
    return can_offer(app) && game_claim(session_game(app->session)).result != PLAYING;
}
bool can_offer(const App *app) {
    return session_awaits_person(app->session) && !session_away(app->session);
}

/* And is on the board. */
static bool goes_on(const App *app) {
    return !session_away(app->session) && session_outcome(app->session).result == PLAYING;
}

static bool is_person(const App *app, Side side) {
    return !session_seat(app->session, side)->ai[0];
}

bool has_computer(const App *app) { return !is_person(app, WHITE) || !is_person(app, BLACK); }

/* A computer that is to move, or a clock that has begun to run. */
bool can_pause(const App *app) {
    const Clock *clock = session_clock(app->session);
    return goes_on(app) && (!session_awaits_person(app->session) ||
                            (clock && clock->state != CLOCK_READY));
}

bool can_resign(const App *app) {
    return goes_on(app) && (is_person(app, WHITE) || is_person(app, BLACK));
}

/* What is decided is decided about the game, not about an earlier position. */
static void look_at_game(App *app) { moves_look(app, session_game(app->session)->count); }

void does_undo(App *app) {
    session_undo(app->session);
    app_poll(app);
}

void does_redo(App *app) {
    session_redo(app->session);
    app_poll(app);
}

void does_hint(App *app) {
    look_at_game(app);
    app->hint = NO_MOVE;
    app_hush(app);
    if (pupil_learns(app))
        pupil_show(app);
    else if (session_hinting(app->session))
        session_cancel_hint(app->session);
    else
        session_hint(app->session);
    app_poll(app);
}

void does_now(App *app) {
    session_move_now(app->session);
}

void does_pause(App *app) {
    if (session_paused(app->session))
        session_go(app->session);
    else
        session_pause(app->session);
    app_poll(app);
}

void does_claim(App *app) {
    look_at_game(app);
    session_claim(app->session);
    app_poll(app);
}

/* arg 0: two persons are asked first. A computer says itself whether it agrees. */
void does_offer(App *app, int arg) {
    look_at_game(app);
    if (!arg && !has_computer(app)) {
        app_ask(app, "gui.ask-draw", command_of(ACTION_OFFER, 1));
        return;
    }
    bool agreed = session_offer_draw(app->session);
    app_poll(app);
    if (!agreed) app_say(app, "gui.draw-declined");
}

void does_resign(App *app) {
    look_at_game(app);
    app_ask(app, "gui.ask-resign", command_of(ACTION_RESIGN_SURE, 0));
}

/* Of two persons the one to move resigns. */
void does_resign_sure(App *app) {
    Side side = (Side)session_position(app->session)->side;
    session_resign(app->session, is_person(app, side) ? side : side_other(side));
    app_poll(app);
}

void does_shift(App *app, int levels) {
    Text names;
    text_init(&names);
    bool shifted = seats_shift(app, levels);
    for (Side side = WHITE; side <= BLACK; side++)
        if (!is_person(app, side)) {
            if (names.length) text_add(&names, ", ");
            words_seat(app, side, &names);
        }
    app_say_detail(app, shifted ? "gui.level-now" : "gui.no-such-level", names.data);
    text_clear(&names);
}

/* NO_MOVE when the side to move may not pass. */
static Move pass_of(const App *app) {
    const Position *pos = session_position(app->session);
    Move moves[MAX_MOVES];
    if (!pos->rules->may_pass) return NO_MOVE;
    for (int i = position_moves(pos, moves); i-- > 0;)
        if (move_action(moves[i]) == MOVE_PASS) return moves[i];
    return NO_MOVE;
}

bool can_pass(const App *app) {
    return session_awaits_person(app->session) && pass_of(app) != NO_MOVE;
}

void does_pass(App *app) { hand_play(app, pass_of(app)); }

void does_pick(App *app, int kind) { hand_pick_taken(app, (Kind)kind); }

void does_commit(App *app) {
    hand_commit(app);
}

void does_choose(App *app, int arg) { hand_choose(app, (Kind)arg); }

void does_save(App *app) {
    char name[256];
    Err err;
    if (store_save(app, name, &err))
        app_say_detail(app, "gui.saved", name);
    else
        app_say_text(app, err.text);
}

void does_copy(App *app) {
    char text[FEN_SIZE];
    position_write(app_position(app), text);
    window_copy(text);
    app_say(app, "gui.copied-position");
}

void does_copy_game(App *app) {
    Text text;
    text_init(&text);
    post_game(app, &text);
    window_copy(text.data);
    text_clear(&text);
    app_say(app, "gui.copied-game");
}

bool has_played(const App *app) {
    return app->list.look != 0 && session_game(app->session)->count > 0;
}

void does_copy_move(App *app) {
    Text text;
    text_init(&text);
    if (post_move(app, &text)) {
        window_copy(text.data);
        app_say_detail(app, "gui.copied-move", text.data);
    }
    text_clear(&text);
}

void does_picture(App *app) {
    char path[PATH_SIZE];
    Err err;
    if (post_picture(app, path, &err))
        app_say_detail(app, "gui.saved", path);
    else
        app_say_text(app, err.text);
}

void does_paste(App *app) {
    char *text = window_paste();
    if (text)
        post_take(app, text);
    else
        app_say(app, "gui.nothing-to-paste");
    free(text);
}

void does_take(App *app) {
    Err err;
    bool taken = store_take(app, &err);
    app_poll(app);
    if (!taken) app_say_text(app, err.text);
}

/* The author of a variant, or of a theme, has changed its file. */
void does_reload(App *app) {
    Err err;
    bool read = session_reload(app->session, &err) && app_read_themes(app, &err);
    app_poll(app);
    if (read)
        app_say(app, "gui.reloaded");
    else
        mods_fault(app, err.text);
}
