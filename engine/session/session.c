/* Session: its life, its seats, and the ends of a game that people decide. What is
 * played and thought is in turn.c, what is read and written in saved.c. */
#include "session/state.h"

#include "base/memory.h"
#include "base/rng.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { OPENING = 40 }; /* half-moves before which a personality agrees to no draw */

Session *session_new(const SessionSetup *setup, Err *err) {
    Worker *worker = worker_new(setup->hash_megabytes, setup->wake, setup->context, err);
    if (!worker)
        return NULL;
    Session *session = memory_new(sizeof *session);
    session->worker = worker;
    session->library = setup->library;
    session->seed = setup->seed;
    session->now = setup->now;
    session->context = setup->context;
    session->score_ply = -1;
    Err fault;
    if (!autosave_open(&session->autosave, setup->autosave, &fault))
        session_fault(session, &fault);
    return session;
}

void session_free(Session *session) {
    if (!session)
        return;
    if (session_timed(session) && !session->over)
        session_pause(session); /* which saves what the turn has taken */
    worker_free(session->worker);
    event_queue_clear(&session->events);
    review_clear(&session->review);
    game_free(session->game);
    record_free(session->record);
    free(session->variant);
    free(session);
}

void session_fault(Session *session, const Err *err) {
    Event *event = event_queue_put(&session->events, EVENT_FAULT);
    snprintf(event->text, sizeof event->text, "%s", err->text);
}

/* --- games ------------------------------------------------------------------------ */

void session_install(Session *session, Game *game, Record *record, const char *variant) {
    char *name = memory_text(variant); /* which may be the old one itself */
    session_halt(session);
    game_free(session->game);
    if (record != session->record)
        record_free(session->record);
    free(session->variant);
    session->game = game;
    session->record = record;
    session->variant = name;
    review_clear(&session->review);
    session->seed = rng_mix(session->seed + 1);
    session->paused = session->over = session->script_told = session->promoted = false;
    session->score_ply = -1;
    session_clock_set(session);
    event_queue_put(&session->events, EVENT_STARTED);
}

/* Names stay names; a path must still lead there from another folder. */
static char *lasting_name(const char *variant, const Rules *rules) {
    char *path = strcmp(variant, rules->name) == 0 ? NULL : realpath(rules->path, NULL);
    return path ? path : memory_text(variant);
}

/* The rules are those of the name under which they are asked for from now on. */
static bool start_read(Session *session, const char *name, const char *fen, Position *start,
                       Err *err) {
    const Rules *rules = library_rules(session->library, name, err);
    if (rules && !fen)
        position_start(start, rules);
    return rules && (!fen || position_read(start, rules, fen, err));
}

bool session_start(Session *session, const char *variant, const char *fen, Err *err) {
    const Rules *rules = library_rules(session->library, variant, err);
    if (!rules)
        return false;
    char *name = lasting_name(variant, rules);
    Position start;
    bool good = start_read(session, name, fen, &start, err);
    if (good)
        session_install(session, game_new(&start), NULL, name);
    free(name);
    if (!good)
        return false;
    Err note;
    if (library_note(session->library, &note))
        session_fault(session, &note);
    session_settle(session);
    return true;
}

const Game *session_game(const Session *session) {
    return session->game;
}

const Position *session_position(const Session *session) {
    return session->game ? &session->game->now : NULL;
}

const Rules *session_rules(const Session *session) {
    return session->game ? session->game->rules : NULL;
}

const char *session_variant(const Session *session) {
    return session->variant;
}

Outcome session_outcome(const Session *session) {
    if (!session->game)
        return (Outcome){PLAYING, NULL};
    return game_outcome(session->game, session_all_computers(session) && !session->game->away);
}

/* --- seats ------------------------------------------------------------------------ */

bool session_is_computer(const Session *session, Side side) {
    return session->seats[side].ai[0] != '\0';
}

bool session_all_computers(const Session *session) {
    return session_is_computer(session, WHITE) && session_is_computer(session, BLACK);
}

static bool seat_check(Session *session, const Seat *seat, Err *err) {
    if (!seat->ai[0])
        return true;
    const Personality *who = library_personality(session->library, seat->ai, err);
    if (!who)
        return false;
    if (seat->level < 1 || seat->level > who->level_count)
        return err_set(err, "the levels of %s are 1 to %d: %d", seat->ai, who->level_count,
                       seat->level);
    return true;
}

bool session_set_seat(Session *session, Side side, const Seat *seat, Err *err) {
    if (!seat_check(session, seat, err))
        return false;
    session->seats[side] = *seat;
    session->minds[side] = NULL;
    session->seat_faults[side].text[0] = '\0';
    if (!session->game)
        return true;
    session_halt(session);
    session_settle(session);
    return true;
}

const Seat *session_seat(const Session *session, Side side) {
    return &session->seats[side];
}

/* --- results that the rules do not see ---------------------------------------------- */

bool session_end(Session *session, Outcome outcome) {
    if (!session->game || session->over || session->game->away)
        return false;
    session_halt(session);
    game_end(session->game, outcome);
    session_settle(session);
    return true;
}

bool session_resign(Session *session, Side side) {
    return session_end(session, (Outcome){result_win(side_other(side)), "resignation"});
}

bool session_claim(Session *session) {
    if (!session_awaits_person(session) || session->game->away)
        return false;
    Outcome claim = game_claim(session->game);
    return claim.result != PLAYING && session_end(session, claim);
}

/* A personality that is to answer has said what it thinks by its last move. */
static bool computer_agrees(const Session *session) {
    const Game *game = session->game;
    return game->count >= OPENING && session->score_ply == game->count && session->score <= 0;
}

bool session_offer_draw(Session *session) {
    bool persons = !session_is_computer(session, WHITE) && !session_is_computer(session, BLACK);
    bool asked = session_awaits_person(session) && !session->game->away;
    if (!asked || (!persons && !computer_agrees(session)))
        return false;
    return session_end(session, (Outcome){DRAW, "agreement"});
}
