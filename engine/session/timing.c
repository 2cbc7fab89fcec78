/* Timing: the clock of a session's game: what starts, presses, sets and stops it.
 *
 * The session reads the time and tells the clock; what each half-move left is kept by the
 * game. A flag is seen by session_poll() and by the move that comes too late. */
#include "session/state.h"

#include "base/clock.h"

int64_t session_now(const Session *session) {
    return session->now ? session->now(session->context) : clock_ms();
}

bool session_timed(const Session *session) {
    return session->game && session->game->clock.type != CLOCK_NONE;
}

const Clock *session_clock(const Session *session) {
    return session_timed(session) ? &session->clock : NULL;
}

int64_t session_left(const Session *session, Side side) {
    return session_timed(session) ? clock_left(&session->clock, side, session_now(session))
                                  : NO_TIME;
}

/* The clock as the game has it here: at its beginning, after a game was taken over, and after
 * moves were taken back or played again. */
void session_clock_set(Session *session) {
    Game *game = session->game;
    ClockState was = session->clock.state;
    bool begun = game->count > 0;
    clock_init(&session->clock, &game->clock, (Side)game->start.side);
    if (!session_timed(session) || !begun)
        return;
    session->clock.state = was == CLOCK_PAUSED || session->paused ? CLOCK_PAUSED : CLOCK_RUNNING;
    game_clock(game, &session->clock, session_now(session));
}

/* The half-move that has just been played. The first one of a game costs nothing. */
void session_clock_press(Session *session, Side mover) {
    Clock *clock = &session->clock;
    int64_t now = session_now(session);
    if (!session_timed(session))
        return;
    clock_press(clock, (Side)session->game->now.side, now);
    game_set_left(session->game, clock_left(clock, mover, now));
    clock_start(clock, now);
}

bool session_flag(Session *session) {
    Clock *clock = &session->clock;
    if (!session_timed(session) || session->over || session->game->away ||
        !clock_flag(clock, session_now(session)))
        return false;
    return session_end(session, clock_outcome(clock));
}

bool session_time(Session *session, const ClockRule *rule) {
    const Game *game = session->game;
    if (!game || game->count > 0 || game->away || session->over)
        return false;
    session_halt(session);
    session->game->clock = *rule;
    session_clock_set(session);
    session_settle(session);
    return true;
}

/* A level thinks as long as ever, unless that is more than the clock allows. */
void session_clock_limits(const Session *session, Limits *limits) {
    Side side = (Side)session->game->now.side;
    int to_go = 0;
    if (!session_timed(session))
        return;
    const ClockPeriod *period = clock_period(&session->clock, side, &to_go);
    bool each = session->clock.rule.type == CLOCK_PER_MOVE;
    TimeLeft left = {.ms = session_left(session, side),
                     .increment_ms = each ? 0 : period->bonus_ms,
                     .moves_to_go = each ? 1 : to_go,
                     .overhead_ms = 50};
    Limits clocked = limits_of_clock(&left);
    if (limits->ms && limits->ms <= clocked.ms)
        return;
    limits->ms = clocked.ms;
    if (!limits->soft_ms || limits->soft_ms > clocked.soft_ms)
        limits->soft_ms = clocked.soft_ms;
}
