/* Moment: gliding, sounding, turning. */
#include "gui/moment.h"

#include "base/clock.h"
#include "gui/pace.h"

int moment_slide_ms(const App *app) {
    static const int ms[] = {0, 90, 160, 320}; /* values of SETTING_ANIMATION */
    return ms[app->settings.animation];
}

int moment_hold_ms(const App *app) {
    enum { LOOK_MS = 500 };
    const Session *session = app->session;
    bool watched = session_seat(session, WHITE)->ai[0] && session_seat(session, BLACK)->ai[0] &&
                   session_thinking(session) && !session_timed(session);
    int64_t end = app->moved + moment_slide_ms(app) + LOOK_MS, now = clock_ms();
    return watched && moment_slide_ms(app) && end > now ? (int)(end - now) : 0;
}

/* The mover stands on `to` afterwards, and came from elsewhere. */
static bool travels(Move move) {
    MoveAction action = move_action(move);
    return action == MOVE_QUIET || action == MOVE_CAPTURE || action == MOVE_EN_PASSANT;
}

void moment_sound(App *app, SoundId id) {
    if (id > app->heard) app->heard = id;
}

static SoundId sound_of(const Position *pos, Move move) {
    Square square;
    if (position_in_check(pos, (Side)pos->side, &square)) return SOUND_CHECK;
    if (!move_hits(move)) return SOUND_MOVE;
    MoveAction action = move_action(move);
    return action == MOVE_CAPTURE || action == MOVE_EN_PASSANT ? SOUND_CAPTURE : SOUND_EXCHANGE;
}

void moment_moved(App *app, Move move, bool carried) {
    const Position *pos = session_position(app->session);
    moment_sound(app, sound_of(pos, move));
    app->moved = clock_ms();
    if (moment_slide_ms(app) && travels(move) && !carried)
        app->slide = (Slide){move_from(move), move_to(move), pos->board[move_to(move)],
                             clock_ms()};
}

bool moment_flipped(const App *app) {
    const Session *session = app->session;
    bool persons = !session_seat(session, WHITE)->ai[0] && !session_seat(session, BLACK)->ai[0];
    if (!app->settings.turn || !persons) return app->settings.flip;
    Side mover = (Side)session_position(session)->side;
    if (app_moving(app)) mover = side_other(mover);
    return app->settings.flip != (mover == BLACK);
}

void moment_clock(App *app) {
    const Clock *clock = session_clock(app->session);
    for (Side side = WHITE; side <= BLACK; side++) {
        bool runs = clock && clock->state == CLOCK_RUNNING && clock->side == side;
        bool person = !session_seat(app->session, side)->ai[0];
        bool low = runs && person && pace_short(session_left(app->session, side));
        if (low && !app->warned[side]) moment_sound(app, SOUND_SHORT);
        if (!clock || runs) app->warned[side] = low;
    }
}
