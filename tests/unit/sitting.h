/* Sitting: what tests of sessions need: seats, moves by their text, and waiting until nobody
 * thinks any more. */
#ifndef CHESTER_TESTS_SITTING_H
#define CHESTER_TESTS_SITTING_H

#include "check.h"
#include "world.h"

#include "core/notation.h"
#include "session/session.h"

#include <stdatomic.h>
#include <time.h>

enum { QUICK = 1 };

static atomic_int woken;

static inline void wake(void *context) {
    (void)context;
    atomic_fetch_add(&woken, 1);
}

static inline void nap(void) {
    nanosleep(&(struct timespec){0, 500000}, NULL);
}

static inline Session *opened(const char *autosave) {
    SessionSetup setup = {.library = world_library,
                          .wake = wake,
                          .autosave = autosave,
                          .hash_megabytes = 1,
                          .seed = 5};
    Err err = {""};
    Session *session = session_new(&setup, &err);
    check_that(session != NULL, "%s", err.text);
    return session;
}

/* The last level of neutral: it thinks for as long as any test needs. */
static inline int slow(void) {
    const Personality *who = library_personality(world_library, "neutral", NULL);
    return who ? who->level_count : 1;
}

static inline void seat(Session *session, Side side, const char *ai, int level) {
    Seat chosen = {.level = level};
    Err err = {""};
    snprintf(chosen.ai, sizeof chosen.ai, "%s", ai);
    bool taken = session_set_seat(session, side, &chosen, &err);
    check_that(taken, "%s", err.text);
}

static inline void start(Session *session, const char *variant, const char *fen) {
    Err err = {""};
    bool started = session_start(session, variant, fen, &err);
    check_that(started, "%s", err.text);
}

/* A person has White, neutral at this level Black. */
static inline Session *against(int level) {
    Session *session = opened(NULL);
    seat(session, BLACK, "neutral", level);
    start(session, "chess-t1", NULL);
    return session;
}

static inline bool move(Session *session, const char *text) {
    Square from, to;
    Kind becomes;
    Why why;
    return move_read_squares(session_rules(session), text, &from, &to, &becomes, NULL) &&
           session_play(session, from, to, becomes, &why);
}

static inline void moves(Session *session, const char *text) {
    char words[256], *rest = words;
    snprintf(words, sizeof words, "%s", text);
    for (char *word; (word = strsep(&rest, " "));)
        check_that(move(session, word), "cannot play %s", word);
}

/* What was said since the last look. */
typedef struct Heard {
    int count[EVENT_ENDED + 1];
    int replies; /* MOVED by the computer */
    Event last[EVENT_ENDED + 1];
} Heard;

static inline void listen(Session *session, Heard *heard) {
    Event event;
    while (session_poll(session, &event)) {
        heard->count[event.type]++;
        heard->replies += event.type == EVENT_MOVED && event.by_computer;
        heard->last[event.type] = event;
    }
}

/* Until nobody thinks any more; a test that has failed does not wait. */
static inline Heard finish(Session *session) {
    Heard heard = {{0}, 0, {{0}}};
    listen(session, &heard);
    while ((session_thinking(session) || session_hinting(session)) && !check_fault[0]) {
        nap();
        listen(session, &heard);
    }
    return heard;
}

static inline int played(const Session *session) {
    return session_game(session)->count;
}

#endif
