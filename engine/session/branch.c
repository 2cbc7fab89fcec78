/* Branch: the board away from the game: visits, the way back, and what becomes of branches.
 *
 * The game waits meanwhile: nobody thinks about it, its clock stands, and nothing can be decided
 * about it. What is played on a board that is away is told like any other move (turn.c). */
#include "session/state.h"

bool session_away(const Session *session) {
    return session->game && session->game->away;
}

bool session_is_free(const Session *session) {
    bool persons = !session_is_computer(session, WHITE) && !session_is_computer(session, BLACK);
    return session->game && (game_result(session->game).result != PLAYING ||
                             (persons && !session_timed(session)));
}

/* The board has moved: what that position is, is no news. */
static void arrive(Session *session) {
    if (session->game->away)
        game_go_on(session->game);
    session->over = session_outcome(session).result != PLAYING;
    event_queue_put(&session->events, EVENT_VISITED);
    session_settle(session);
}

static bool has_node(const Session *session, int node) {
    return session->game && tree_has(&session->game->tree, node);
}

/* A review goes through the line, wherever on it the board stands. */
bool session_visit(Session *session, int node) {
    if (!has_node(session, node) || session_flag(session))
        return false;
    if (session->work != WORK_REVIEW || !game_on_line(session->game, node))
        session_halt(session);
    clock_pause(&session->clock, session_now(session));
    game_visit(session->game, node);
    arrive(session);
    return true;
}

/* As after loading it: what has a clock, or plays by itself, waits to be let go. The clock has
 * waited, unless it is that of another line now. */
bool session_return(Session *session) {
    if (!session_away(session))
        return false;
    session_halt(session);
    game_return(session->game);
    session->paused |= session_all_computers(session) || session_timed(session);
    if (session->promoted)
        session_clock_set(session);
    session->promoted = false;
    arrive(session);
    return true;
}

bool session_promote(Session *session, int node) {
    bool branch = has_node(session, node) && game_branch(session->game, node) != NO_NODE;
    bool there = branch && session_away(session) && game_here(session->game) == node;
    if (!branch || (!there && !session_visit(session, node)))
        return false;
    session_halt(session);
    game_promote(session->game, node);
    session->promoted = true;
    arrive(session);
    return true;
}

bool session_prune(Session *session, int node) {
    int branch = has_node(session, node) ? game_branch(session->game, node) : NO_NODE;
    if (branch == NO_NODE || session_flag(session))
        return false;
    session_halt(session);
    game_prune(session->game, branch);
    arrive(session);
    return true;
}
