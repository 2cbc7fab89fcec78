/* Worker: the thinking thread of a session.
 *
 * It has at most one task at a time; a new one cancels what it did before, and after
 * that nothing of the old task can be taken any more. A job owns its flags and its copy
 * of the position, so no flag can be lost or meant for another. All calls are for one
 * client thread, and none waits for the search, except worker_free(), which joins it. */
#ifndef CHESTER_SESSION_WORKER_H
#define CHESTER_SESSION_WORKER_H

#include "search/search.h"

typedef struct Worker Worker;

typedef struct Task {
    Position root;
    const uint64_t *past; /* keys of the positions before the root; copied */
    int past_count;
    Personality who;
    Limits limits;
    int slack;
    int lines; /* how many best lines are reported; 0 means 1 */
    uint64_t seed;
} Task;

/* What the thread says about a task: some reports while it thinks (a full queue drops
 * them), and at last one with `done` set, which is never dropped. */
typedef struct Answer {
    uint64_t ticket; /* of the task */
    uint64_t key;    /* of its position */
    bool done;
    Move move; /* NO_MOVE before it is done */
    SearchInfo info;
    Err fault; /* when it is done: of a script, "" when there is none */
} Answer;

/* `wake` is called on the thinking thread after each answer; may be NULL. */
Worker *worker_new(size_t table_megabytes, void (*wake)(void *context), void *context, Err *err);
void worker_free(Worker *worker);

/* Starts thinking; returns the ticket that its answers will carry. */
uint64_t worker_start(Worker *worker, const Task *task);
void worker_cancel(Worker *worker);
/* The present task is to be done now, with the best that it has found. */
void worker_hurry(Worker *worker);
bool worker_take(Worker *worker, Answer *answer);

#endif
