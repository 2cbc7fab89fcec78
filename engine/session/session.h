/* Session: the public door. Owns the game, the seats, the thinking thread.
 *
 * Every call returns at once. The computer thinks in a thread of its own, on a copy,
 * with a ticket; what it answers under an old ticket is dropped. After each answer the
 * thread calls `wake`, and the client calls session_poll() on its own thread until it
 * returns false. So the game has one writer and no lock.
 *
 * A seat is a person or a personality at a level. When it is a personality's turn, the
 * session starts it by itself, unless the game is over or paused (after undo in a game
 * of two personalities). Taking back against a personality goes back to the person's
 * own turn. Every change writes the autosave, when there is one. */
#ifndef CHESTER_SESSION_SESSION_H
#define CHESTER_SESSION_SESSION_H

#include "base/text.h"
#include "core/notation.h"
#include "core/why.h"
#include "game/game.h"
#include "search/search.h"
#include "session/library.h"
#include "session/review.h"
#include "session/seat.h"

typedef struct Session Session;

typedef enum EventType {
    EVENT_STARTED,    /* a new game, a loaded one, another position */
    EVENT_MOVED,      /* `move` was played, by a person or the computer */
    EVENT_TAKEN_BACK, /* one or more half-moves, also for redo */
    EVENT_VISITED,    /* the board stands elsewhere in the tree, or the tree has changed */
    EVENT_THINKING,   /* `info` of the computer that is to move; some may be left out */
    EVENT_HINT,       /* `move`, `info`: what a strong player would do here */
    EVENT_FAULT,      /* `text`: a sentence for the person; the game goes on */
    EVENT_LINE,       /* `info`: a best line of the position at `ply`; `done`: as far as it goes */
    EVENT_JUDGED,     /* of the review: the position at `ply` is; `done`: all are */
    EVENT_RENEWED,    /* a file has changed: new rules (behind EVENT_STARTED), or a personality */
    EVENT_ENDED       /* behind the event that left the game over: session_outcome() */
} EventType;

typedef struct Event {
    EventType type;
    Move move;
    bool by_computer;
    SearchInfo info;
    int ply;
    bool done;
    char text[1024];
} Event;

typedef struct SessionSetup {
    Library *library;     /* outlives the session */
    void (*wake)(void *context); /* called on the thinking thread; may be NULL */
    void *context;
    int64_t (*now)(void *context); /* milliseconds; NULL: the machine's time */
    const char *autosave; /* path, copied; NULL: none */
    size_t hash_megabytes; /* 0: 32 */
    uint64_t seed;        /* of the computer's variety */
} SessionSetup;

/* Two persons, and no game yet: session_game(), session_position() and session_rules() are
 * NULL, and nothing can be played, until one of the calls that begin a game succeeds. */
Session *session_new(const SessionSetup *setup, Err *err);
/* Stops the thread, at once. A clock that runs is stopped too, and the autosave says what the turn
 * has taken. */
void session_free(Session *session);

/* A new game. `fen` NULL: the start position. Seats stay. On a fault nothing changes. */
bool session_start(Session *session, const char *variant, const char *fen, Err *err);
/* A saved game (engine/game/record.h), with its seats: [White "neutral:2"] is a personality
 * at a level, any other name a person; a seat that is not named stays as it is. A game of two
 * personalities begins paused. On a fault nothing changes. */
bool session_load(Session *session, const char *path, Err *err);
bool session_save(Session *session, const char *path, Err *err);
/* The same from and to a text; `name` stands for the file in messages. */
bool session_read(Session *session, const char *text, const char *name, Err *err);
void session_write(const Session *session, Text *out);
/* For other people: without branches and without a folder of this computer, with the comments, and
 * with the moves in another notation; session_read() reads it too. */
void session_write_line(const Session *session, NotationStyle style, Text *out);
/* The autosave of an earlier run, if there is one with an unfinished game. It stays until the
 * first half-move of another game, and then under the name AUTOSAVE.previous. One that
 * cannot be read is kept as AUTOSAVE.unread, and the fault says so. */
bool session_can_resume(const Session *session);
bool session_resume(Session *session, Err *err);
/* The variant and the personalities are read anew from their files, and the game is played
 * again by the new rules. On a fault nothing changes. */
bool session_reload(Session *session, Err *err);
/* Takes over what has changed in the files of the variant and of the personalities. Rules that
 * are broken, or that the game does not fit, are told as a fault, once, and the old ones stay;
 * a personality takes effect at its next move. Cheap when nothing has changed. */
void session_update(Session *session);

bool session_set_seat(Session *session, Side side, const Seat *seat, Err *err);
const Seat *session_seat(const Session *session, Side side);

const Game *session_game(const Session *session);
const Position *session_position(const Session *session);
const Rules *session_rules(const Session *session);
/* How the library knows them: a name or a path. */
const char *session_variant(const Session *session);
/* With two persons claims stay open; with a personality that cannot claim for itself
 * the other side may still claim; two personalities are adjudicated. */
Outcome session_outcome(const Session *session);

/* It is a person's turn and the game goes on. Away from the game every turn is a person's. */
bool session_awaits_person(const Session *session);
/* False and the reason when the move is not legal, the game over, or it is not a person's turn
 * (then why->code is WHY_LEGAL and only `false` says so). */
bool session_play(Session *session, Square from, Square to, Kind becomes, Why *why);
/* A legal move of the position, of any kind: also a drop or a pass. */
bool session_play_move(Session *session, Move move);
bool session_undo(Session *session);
bool session_redo(Session *session);
bool session_can_undo(const Session *session);
bool session_can_redo(const Session *session);

/* Branches: nodes are those of the game's tree (game/tree.h). A visit takes the board there and
 * leaves the game waiting, with its seats and its clock: persons move both sides, and what they
 * play are branches. session_return() takes the board back, and the game goes on; a timed one
 * when somebody lets it. All of them tell EVENT_VISITED, and are false when they cannot be. */
bool session_visit(Session *session, int node);
bool session_return(Session *session);
bool session_away(const Session *session);
/* Nobody waits for the game itself: it is over, or two persons play without a clock. */
bool session_is_free(const Session *session);
/* The branch of the node becomes the main line, with the node on it, or is taken out. */
bool session_promote(Session *session, int node);
bool session_prune(Session *session, int node);

/* A hint from a strong setting, whatever the seats; its end is EVENT_HINT or EVENT_FAULT. Any
 * change of the position cancels it. False when the game is over or the computer thinks. */
bool session_hint(Session *session);
void session_cancel_hint(Session *session);
/* Looks for the best lines of the position after `ply` half-moves, for `ms` milliseconds:
 * EVENT_LINE, then nothing is thought any more. False when the game is over there, or while
 * something else is being thought about. Any change of the game ends it. */
bool session_analyse(Session *session, int ply, int lines, int ms);
bool session_analysing(const Session *session);
/* Goes through the whole game, from its end, and judges each position by the same small search:
 * EVENT_JUDGED. Any change of the game, and a hint, ends it; what was judged stays. False when
 * there is nothing to go through, or while the computer thinks. */
bool session_review_start(Session *session);
bool session_reviewing(const Session *session);
void session_cancel_analysis(Session *session); /* also a review */
/* What is known of the positions of the game, by review or analysis. */
const Review *session_review(const Session *session);
bool session_thinking(const Session *session); /* the computer that is to move */
bool session_hinting(const Session *session);
void session_move_now(Session *session); /* also a hint */
/* Stops a thinking computer and the clock, and leaves its turn; session_go() lets it think and
 * the clock run again, and so does the next move of a person. */
void session_pause(Session *session);
bool session_paused(const Session *session);
void session_go(Session *session);

/* A result that the rules do not see: "agreement", "time". False when the game is over. */
bool session_end(Session *session, Outcome outcome);
bool session_resign(Session *session, Side side);
/* Two persons agree by asking. A personality agrees, and the game ends, when it is past the
 * opening and its last move has not shown it an advantage; else false. */
bool session_offer_draw(Session *session);
/* The claim open to the person to move, granted at once; false when there is none. */
bool session_claim(Session *session);

/* How the game on the board is timed; false once it has begun. A timed game starts its clock
 * with the first half-move, and one that is loaded is paused until session_go() or a move. While
 * a clock runs, session_poll() has to be asked now and then, because it sees the flag fall. */
bool session_time(Session *session, const ClockRule *rule);
bool session_timed(const Session *session);
const Clock *session_clock(const Session *session); /* NULL when the game is not timed */
int64_t session_left(const Session *session, Side side); /* ms, or NO_TIME */

bool session_poll(Session *session, Event *event);

#endif
