/* What the lock guards: `state` and `quit`. All else belongs to the thread while the state is
 * GIVEN, and to the client while it is not; the two flags of the search are atomic. A thread for
 * all searches, because scripts keep a state for each thread that has asked them. */
#include "session/thought.h"

#include "base/memory.h"
#include "session/thinker.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

typedef enum State { IDLE, GIVEN, DONE } State;

struct Thought {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    State state;
    bool quit;
    void (*ended)(void *context);
    void *context;
    Thinker *thinker;
    SearchJob job; /* whose pointers are these: */
    uint64_t *past;
    Move *only;
    Personality who;
    atomic_bool stop, pondering;
    SearchResult result;
};

static void *thought_run(void *context) {
    Thought *thought = context;
    pthread_mutex_lock(&thought->lock);
    while (!thought->quit) {
        if (thought->state != GIVEN) {
            pthread_cond_wait(&thought->changed, &thought->lock);
            continue;
        }
        pthread_mutex_unlock(&thought->lock);
        thought->result = thinker_think(thought->thinker, &thought->job);
        pthread_mutex_lock(&thought->lock);
        thought->state = DONE;
        pthread_cond_broadcast(&thought->changed);
        thought->ended(thought->context);
    }
    pthread_mutex_unlock(&thought->lock);
    return NULL;
}

/* Everything but the thread. */
static void thought_discard(Thought *thought) {
    pthread_cond_destroy(&thought->changed);
    pthread_mutex_destroy(&thought->lock);
    thinker_free(thought->thinker);
    free(thought->past);
    free(thought->only);
    free(thought);
}

Thought *thought_new(size_t megabytes, void (*ended)(void *context), void *context, Err *err) {
    Thinker *thinker = thinker_new(megabytes, err);
    if (!thinker)
        return NULL;
    Thought *thought = memory_new(sizeof *thought);
    thought->thinker = thinker;
    thought->ended = ended;
    thought->context = context;
    pthread_mutex_init(&thought->lock, NULL);
    pthread_cond_init(&thought->changed, NULL);
    int fault = pthread_create(&thought->thread, NULL, thought_run, thought);
    if (fault == 0)
        return thought;
    err_set(err, "the thinking thread cannot be started: %s", strerror(fault));
    thought_discard(thought);
    return NULL;
}

void thought_free(Thought *thought) {
    if (!thought)
        return;
    atomic_store(&thought->stop, true);
    pthread_mutex_lock(&thought->lock);
    thought->quit = true;
    pthread_cond_broadcast(&thought->changed);
    pthread_mutex_unlock(&thought->lock);
    pthread_join(thought->thread, NULL);
    thought_discard(thought);
}

static void *copy_of(const void *from, size_t bytes) {
    void *copy = memory_new(bytes + 1);
    if (bytes > 0)
        memcpy(copy, from, bytes);
    return copy;
}

void thought_start(Thought *thought, const SearchJob *job, bool pondering) {
    assert(!thought_busy(thought));
    free(thought->past);
    free(thought->only);
    thought->past = copy_of(job->past, (size_t)job->past_count * sizeof *job->past);
    thought->only = copy_of(job->only, (size_t)job->only_count * sizeof *job->only);
    thought->who = *job->who;
    atomic_store(&thought->stop, false);
    atomic_store(&thought->pondering, pondering);
    thought->job = *job;
    thought->job.past = thought->past;
    thought->job.only = job->only ? thought->only : NULL;
    thought->job.who = &thought->who;
    thought->job.stop = &thought->stop;
    thought->job.pondering = &thought->pondering;
    pthread_mutex_lock(&thought->lock);
    thought->state = GIVEN;
    pthread_cond_broadcast(&thought->changed);
    pthread_mutex_unlock(&thought->lock);
}

bool thought_busy(const Thought *thought) {
    pthread_mutex_t *lock = (pthread_mutex_t *)&thought->lock;
    pthread_mutex_lock(lock);
    bool busy = thought->state != IDLE;
    pthread_mutex_unlock(lock);
    return busy;
}

void thought_stop(Thought *thought) { atomic_store(&thought->stop, true); }

void thought_hit(Thought *thought) { atomic_store(&thought->pondering, false); }

bool thought_take(Thought *thought, SearchResult *result) {
    pthread_mutex_lock(&thought->lock);
    bool done = thought->state == DONE;
    if (done) {
        *result = thought->result;
        thought->state = IDLE;
    }
    pthread_mutex_unlock(&thought->lock);
    return done;
}

void thought_wait(Thought *thought) {
    pthread_mutex_lock(&thought->lock);
    while (thought->state == GIVEN)
        pthread_cond_wait(&thought->changed, &thought->lock);
    pthread_mutex_unlock(&thought->lock);
}

void thought_cancel(Thought *thought) {
    SearchResult nobody;
    thought_stop(thought);
    thought_wait(thought);
    thought_take(thought, &nobody);
}

bool thought_fault(Thought *thought, Err *fault) {
    assert(!thought_busy(thought));
    return thinker_fault(thought->thinker, fault);
}

bool thought_resize(Thought *thought, size_t megabytes, Err *err) {
    assert(!thought_busy(thought));
    Thinker *thinker = thinker_new(megabytes, err);
    if (!thinker)
        return false;
    thinker_free(thought->thinker);
    thought->thinker = thinker;
    return true;
}

void thought_forget(Thought *thought) {
    assert(!thought_busy(thought));
    thinker_forget(thought->thinker);
}
