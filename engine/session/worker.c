/* Worker: one thread, one job at a time, answers through a ring.
 *
 * What the lock guards: `next`, `current`, `quit`, the mark `cancelled` of a job, and
 * the putting of answers. So once a job is cancelled it cannot put anything, and what it
 * had put is thrown away before the next one starts. A ring that was emptied like that
 * has to hold the answers of one job only: reports leave one place free for the last. */
#include "session/worker.h"

#include "base/memory.h"
#include "base/ring.h"
#include "session/thinker.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { ANSWERS = 64 };

typedef struct Job {
    Task task;
    uint64_t *past;
    uint64_t ticket;
    bool cancelled;
    atomic_bool stop; /* ends the search; written by the client only */
} Job;

struct Worker {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t called;
    Job *next, *current;
    bool quit;
    Ring *ring;
    void (*wake)(void *context);
    void *context;
    uint64_t ticket;    /* of the latest job; the client's */
    Thinker *thinker;   /* the thread's */
};

static void job_free(Job *job) {
    if (job)
        free(job->past);
    free(job);
}

/* Puts an answer, unless the job was cancelled or a report finds no room. */
static void put_answer(Worker *worker, const Job *job, const Answer *answer) {
    bool put = false;
    pthread_mutex_lock(&worker->lock);
    if (!job->cancelled && (answer->done || ring_room(worker->ring) > 1)) {
        put = ring_put(worker->ring, answer);
        assert(put);
    }
    pthread_mutex_unlock(&worker->lock);
    if (put && worker->wake)
        worker->wake(worker->context);
}

typedef struct Sink {
    Worker *worker;
    const Job *job;
} Sink;

static void report(void *context, const SearchInfo *info) {
    const Sink *sink = context;
    Answer answer = {.ticket = sink->job->ticket, .key = sink->job->task.root.key, .info = *info};
    put_answer(sink->worker, sink->job, &answer);
}

static void put_result(Worker *worker, const Job *job, const SearchResult *result,
                       const Err *fault) {
    Answer answer = {.ticket = job->ticket,
                     .key = job->task.root.key,
                     .done = true,
                     .move = result->best,
                     .info = {.line = 1,
                              .depth = result->depth,
                              .score = result->score,
                              .mate = result->mate,
                              .nodes = result->nodes,
                              .ms = result->ms,
                              .pv_length = result->pv_length}};
    memcpy(answer.info.pv, result->pv, sizeof answer.info.pv);
    answer.fault = *fault;
    put_answer(worker, job, &answer);
}

static void think(Worker *worker, const Job *job) {
    const Task *task = &job->task;
    Sink sink = {worker, job};
    SearchJob search = {.root = task->root,
                        .past = job->past,
                        .past_count = task->past_count,
                        .who = &task->who,
                        .limits = task->limits,
                        .slack = task->slack,
                        .lines = task->lines,
                        .seed = task->seed,
                        .stop = &job->stop,
                        .info = report,
                        .sink = &sink};
    SearchResult result = thinker_think(worker->thinker, &search);
    Err fault = {""};
    thinker_fault(worker->thinker, &fault);
    put_result(worker, job, &result, &fault);
}

static void *worker_run(void *context) {
    Worker *worker = context;
    pthread_mutex_lock(&worker->lock);
    while (!worker->quit) {
        if (!worker->next) {
            pthread_cond_wait(&worker->called, &worker->lock);
            continue;
        }
        Job *job = worker->current = worker->next;
        worker->next = NULL;
        pthread_mutex_unlock(&worker->lock);
        think(worker, job);
        pthread_mutex_lock(&worker->lock);
        worker->current = NULL;
        job_free(job);
    }
    pthread_mutex_unlock(&worker->lock);
    return NULL;
}

/* Everything but the thread. */
static void worker_discard(Worker *worker) {
    pthread_cond_destroy(&worker->called);
    pthread_mutex_destroy(&worker->lock);
    ring_free(worker->ring);
    thinker_free(worker->thinker);
    free(worker);
}

Worker *worker_new(size_t table_megabytes, void (*wake)(void *context), void *context, Err *err) {
    Thinker *thinker = thinker_new(table_megabytes, err);
    if (!thinker)
        return NULL;
    Worker *worker = memory_new(sizeof *worker);
    worker->thinker = thinker;
    worker->ring = ring_new(sizeof(Answer), ANSWERS);
    worker->wake = wake;
    worker->context = context;
    pthread_mutex_init(&worker->lock, NULL);
    pthread_cond_init(&worker->called, NULL);
    int fault = pthread_create(&worker->thread, NULL, worker_run, worker);
    if (fault == 0)
        return worker;
    err_set(err, "the thinking thread cannot be started: %s", strerror(fault));
    worker_discard(worker);
    return NULL;
}

/* With the lock held: nothing of an older job comes through after this. */
static void cancel_jobs(Worker *worker) {
    Answer stale;
    if (worker->current) {
        worker->current->cancelled = true;
        atomic_store(&worker->current->stop, true);
    }
    job_free(worker->next);
    worker->next = NULL;
    while (ring_take(worker->ring, &stale))
        ;
}

void worker_free(Worker *worker) {
    if (!worker)
        return;
    pthread_mutex_lock(&worker->lock);
    cancel_jobs(worker);
    worker->quit = true;
    pthread_cond_signal(&worker->called);
    pthread_mutex_unlock(&worker->lock);
    pthread_join(worker->thread, NULL);
    worker_discard(worker);
}

uint64_t worker_start(Worker *worker, const Task *task) {
    Job *job = memory_new(sizeof *job);
    job->task = *task;
    job->past = memory_new(((size_t)task->past_count + 1) * sizeof *job->past);
    if (task->past_count > 0)
        memcpy(job->past, task->past, (size_t)task->past_count * sizeof *job->past);
    job->task.past = job->past;
    uint64_t ticket = job->ticket = ++worker->ticket;
    pthread_mutex_lock(&worker->lock);
    cancel_jobs(worker);
    worker->next = job;
    pthread_cond_signal(&worker->called);
    pthread_mutex_unlock(&worker->lock);
    return ticket; /* the job is the thread's now */
}

void worker_cancel(Worker *worker) {
    pthread_mutex_lock(&worker->lock);
    cancel_jobs(worker);
    pthread_mutex_unlock(&worker->lock);
}

void worker_hurry(Worker *worker) {
    pthread_mutex_lock(&worker->lock);
    Job *job = worker->next ? worker->next : worker->current;
    if (job)
        atomic_store(&job->stop, true);
    pthread_mutex_unlock(&worker->lock);
}

bool worker_take(Worker *worker, Answer *answer) {
    return ring_take(worker->ring, answer);
}
