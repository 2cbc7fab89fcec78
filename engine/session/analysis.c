/* Analysis: the best lines of one position, and the review of a whole game.
 *
 * Both are work of the thinking thread like any other, so that whatever changes the game ends
 * them. A review starts at the end of the game: what the search remembers of the later
 * positions helps it with the earlier ones. */
#include "session/state.h"

/* A review sees so many nodes of each position: a tenth of a second or two. */
enum { REVIEW_NODES = 30000 };

/* Whether the rules have ended the game there. */
static Result result_at(const Session *session, int ply) {
    const Game *game = session->game;
    Position pos;
    if (ply == game->count && game->ended.result == PLAYING)
        return session_outcome(session).result;
    game_position_at(game, ply, &pos);
    return position_outcome(&pos).result;
}

bool session_analyse(Session *session, int ply, int lines, int ms) {
    bool free = session->work == WORK_NONE || session->work == WORK_LINES;
    bool there = session->game && ply >= 0 && ply <= session->game->total;
    if (!free || !there || result_at(session, ply) != PLAYING)
        return false;
    Personality who = session_neutral(session);
    /* More than one line, so that it is no move to be played (thinker.h). */
    session_ask(session, WORK_LINES, ply, &who, (Limits){.ms = ms}, 0, lines < 2 ? 2 : lines);
    return true;
}

bool session_analysing(const Session *session) {
    return session->work == WORK_LINES;
}

bool session_reviewing(const Session *session) {
    return session->work == WORK_REVIEW;
}

void session_cancel_analysis(Session *session) {
    if (session->work == WORK_LINES || session->work == WORK_REVIEW)
        session_halt(session);
}

const Review *session_review(const Session *session) {
    return &session->review;
}

/* --- lines -------------------------------------------------------------------------------- */

/* A few nodes of a search that goes on are not worth keeping. */
void session_take_line(Session *session, const Answer *answer) {
    Event *event = event_queue_put(&session->events, EVENT_LINE);
    event->info = answer->info;
    event->ply = session->ply;
    event->done = answer->done;
    if (answer->done)
        session->work = WORK_NONE;
    if (answer->info.line != 1 || (!answer->done && answer->info.nodes < REVIEW_NODES))
        return;
    Judged judged = judged_of(&answer->info, game_turn(session->game, session->ply).side);
    review_put(&session->review, session->ply, &judged);
}

/* --- the review --------------------------------------------------------------------------- */

static void tell_judged(Session *session, int ply, bool done) {
    Event *event = event_queue_put(&session->events, EVENT_JUDGED);
    event->ply = ply;
    event->done = done;
}

/* Asks about the next position, going back, that is not known well enough. */
static void judge_from(Session *session, int ply) {
    for (; ply >= 0; ply--) {
        const Judged *known = review_at(&session->review, ply);
        Result result = result_at(session, ply);
        if (known && known->nodes >= REVIEW_NODES / 2)
            continue;
        if (result == PLAYING)
            break;
        Judged judged = judged_end(result);
        review_put(&session->review, ply, &judged);
    }
    if (ply < 0) {
        session->work = WORK_NONE;
        tell_judged(session, 0, true);
        return;
    }
    Personality who = session_neutral(session);
    session_ask(session, WORK_REVIEW, ply, &who, (Limits){.nodes = REVIEW_NODES}, 0, 2);
}

bool session_review_start(Session *session) {
    if (!session->game || session->game->total == 0 || session->work == WORK_MOVE)
        return false;
    session_halt(session);
    judge_from(session, session->game->total);
    return true;
}

void session_take_judged(Session *session, const Answer *answer) {
    if (!answer->done)
        return;
    Judged judged = judged_of(&answer->info, game_turn(session->game, session->ply).side);
    if (judged.nodes < REVIEW_NODES)
        judged.nodes = REVIEW_NODES; /* it was seen to the end before */
    review_put(&session->review, session->ply, &judged);
    tell_judged(session, session->ply, false);
    judge_from(session, session->ply - 1);
}
