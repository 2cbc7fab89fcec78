/* State: what a session holds, known only to the sources of this room.
 *
 * The thinking thread sees nothing of it. `ticket` is that of the work under way, so an
 * answer under any other ticket is of yesterday. */
#ifndef CHESTER_SESSION_STATE_H
#define CHESTER_SESSION_STATE_H

#include "game/record.h"
#include "session/autosave.h"
#include "session/event.h"
#include "session/session.h"
#include "session/worker.h"

typedef enum Work { WORK_NONE, WORK_MOVE, WORK_HINT, WORK_LINES, WORK_REVIEW } Work;

struct Session {
    Library *library;
    Worker *worker;
    EventQueue events;
    Autosave autosave;
    Game *game;     /* NULL before the first one */
    Record *record; /* whose tags the game keeps; NULL when it was not read */
    char *variant;  /* how the library knows the rules: a name or an absolute path */
    Clock clock;    /* of the game; its rule is the game's */
    int64_t (*now)(void *context); /* NULL: the machine's time */
    void *context;
    Seat seats[2];
    Err seat_faults[2]; /* what was told last about a personality's file; "" when nothing was */
    const Personality *minds[2]; /* as they were loaded last; NULL: not at all */
    Err rules_fault;       /* what session_update() has told about the rules; "" for nothing */
    Work work;
    uint64_t ticket, key; /* of the work, and of the position that it is about, */
    int ply;              /* after so many half-moves */
    Review review;
    bool paused;
    bool promoted;        /* the game has another line than when its board was left */
    bool over;            /* and EVENT_ENDED is out */
    bool script_told;     /* that a function of this variant has failed */
    int score, score_ply; /* what the computer thought of its last move, and where that led */
    uint64_t seed;        /* of this game */
};

/* Asks the thinking thread about the position after `ply` half-moves. */
void session_ask(Session *session, Work work, int ply, const Personality *who, Limits limits,
                 int slack, int lines);
/* A personality that everyone can rely on: ours, or plain numbers when even that is broken. */
Personality session_neutral(Session *session);
/* analysis.c: what the thread says about lines, and about a position of the review. */
void session_take_line(Session *session, const Answer *answer);
void session_take_judged(Session *session, const Answer *answer);
/* Whatever is being thought about is dropped. */
void session_halt(Session *session);
/* After every change: the result, the autosave, the next thinker. */
void session_settle(Session *session);
/* Takes over the game (and the record that it came from); halts, tells, settles. */
void session_install(Session *session, Game *game, Record *record, const char *variant);
void session_fault(Session *session, const Err *err);
/* The personality of a seat; NULL when it does not load, and then that is told once. */
const Personality *session_mind(Session *session, Side side);
/* timing.c */
int64_t session_now(const Session *session);
void session_clock_set(Session *session);
void session_clock_press(Session *session, Side mover);
void session_clock_limits(const Session *session, Limits *limits);
/* Ends the game when a flag has fallen; true when it has now. */
bool session_flag(Session *session);
bool session_all_computers(const Session *session);
bool session_is_computer(const Session *session, Side side);

#endif
