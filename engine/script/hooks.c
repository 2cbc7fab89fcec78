/* A set of hooks: for each thread the kept files, and what has failed. */
#include "script/hooks.h"

#include "base/memory.h"
#include "script/call.h"
#include "script/read.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_REASONS = 16 };

typedef struct Thread {
    struct Thread *next;
    Kept *kept[HOOK_NAMES]; /* the same one for functions of the same file */
    unsigned calls;
} Thread;

typedef struct HookSet {
    Hooks hooks;
    HookFiles files;
    pthread_key_t key;    /* -> Thread */
    pthread_mutex_t lock; /* of all below but `failed` */
    Thread *threads;
    char reasons[MAX_REASONS][64];
    int reason_count;
    Err fault;
    atomic_bool failed;
} HookSet;

void hooks_read(lua_State *state, HookFiles *files, const char *path) {
    Reader reader;
    int line = run_line(state);
    reader_open(&reader, state, 1, line, "hooks");
    for (HookName name = 0; name < HOOK_NAMES; name++) {
        if (!reader_value(&reader, hook_word(name)))
            continue;
        Spot spot = reader_spot(&reader, hook_word(name));
        if (!lua_isfunction(state, -1))
            spot_wrong(&spot, -1, "a function");
        hook_keep(state, name);
        files->path[name] = path;
    }
    reader_close(&reader);
}

/* --- threads -------------------------------------------------------------------------- */

static void fail(HookSet *set, const Err *err) {
    pthread_mutex_lock(&set->lock);
    if (!atomic_exchange(&set->failed, true))
        set->fault = *err;
    pthread_mutex_unlock(&set->lock);
}

static Kept *keep_file(HookSet *set, const Thread *thread, HookName name) {
    Err err = {""};
    const char *path = set->files.path[name];
    if (!path)
        return NULL;
    for (HookName i = 0; i < name; i++) {
        if (set->files.path[i] && !strcmp(set->files.path[i], path))
            return thread->kept[i];
    }
    Kept *kept = kept_new(path, &set->files, &err);
    if (!kept)
        fail(set, &err);
    return kept;
}

static Thread *thread_of(HookSet *set) {
    Thread *thread = pthread_getspecific(set->key);
    if (thread)
        return thread;
    thread = memory_new(sizeof *thread);
    for (HookName name = 0; name < HOOK_NAMES; name++)
        thread->kept[name] = keep_file(set, thread, name);
    pthread_setspecific(set->key, thread);
    pthread_mutex_lock(&set->lock);
    thread->next = set->threads;
    set->threads = thread;
    pthread_mutex_unlock(&set->lock);
    return thread;
}

static void free_thread(Thread *thread) {
    for (int i = 0; i < HOOK_NAMES; i++) {
        bool shared = false;
        for (int k = 0; k < i; k++)
            shared |= thread->kept[k] == thread->kept[i];
        if (!shared)
            kept_free(thread->kept[i]);
    }
    free(thread);
}

static void close_set(void *thing) {
    HookSet *set = thing;
    for (Thread *thread = set->threads, *next; thread; thread = next) {
        next = thread->next;
        free_thread(thread);
    }
    pthread_key_delete(set->key);
    pthread_mutex_destroy(&set->lock);
}

/* --- calls ---------------------------------------------------------------------------- */

/* False when hooks have failed, now or before; then the call has said nothing. */
static bool ask(HookSet *set, Call *call) {
    if (atomic_load(&set->failed))
        return false;
    Thread *thread = thread_of(set);
    Kept *kept = thread->kept[call->name];
    if (!kept)
        return false;
    Err err = {""};
    Run *run = kept_run(kept);
    call->serial = ++thread->calls;
    run->call = call;
    run->err = &err;
    bool done = run_again(run, call_hook);
    run->call = NULL;
    if (!done)
        fail(set, &err);
    return done;
}

static bool ask_legal(void *context, const Position *pos, Move move) {
    Call call = {.name = HOOK_LEGAL, .pos = pos, .move = move};
    return !ask(context, &call) || call.allowed;
}

static int ask_after(void *context, const Position *pos, Move move, Edit edits[MAX_EDITS]) {
    Call call = {.name = HOOK_AFTER, .pos = pos, .move = move, .edits = edits};
    return ask(context, &call) ? call.edit_count : 0;
}

/* Outcomes point at their reason, so each reason is kept once. */
static const char *reason_of(HookSet *set, const char *text) {
    int i = 0;
    pthread_mutex_lock(&set->lock);
    while (i < set->reason_count && strcmp(set->reasons[i], text))
        i++;
    if (i == set->reason_count && i < MAX_REASONS - 1)
        strcpy(set->reasons[set->reason_count++], text);
    pthread_mutex_unlock(&set->lock);
    return i < MAX_REASONS - 1 ? set->reasons[i] : "rule";
}

static Outcome ask_outcome(void *context, const Position *pos) {
    Call call = {.name = HOOK_OUTCOME, .pos = pos};
    if (!ask(context, &call) || call.result == PLAYING)
        return (Outcome){PLAYING, NULL};
    return (Outcome){call.result, reason_of(context, call.reason)};
}

const Hooks *hooks_make(const HookFiles *files, Arena *arena) {
    const char *const *path = files->path;
    if (!path[HOOK_LEGAL] && !path[HOOK_AFTER] && !path[HOOK_OUTCOME])
        return NULL;
    HookSet *set = arena_take(arena, sizeof *set);
    set->files = *files;
    pthread_key_create(&set->key, NULL);
    pthread_mutex_init(&set->lock, NULL);
    arena_closing(arena, close_set, set);
    set->hooks = (Hooks){.context = set,
                         .legal = path[HOOK_LEGAL] ? ask_legal : NULL,
                         .after = path[HOOK_AFTER] ? ask_after : NULL,
                         .outcome = path[HOOK_OUTCOME] ? ask_outcome : NULL};
    return &set->hooks;
}

bool script_hooks_fault(const Hooks *hooks, Err *err) {
    HookSet *set = hooks ? hooks->context : NULL;
    if (!set || !atomic_load(&set->failed))
        return false;
    pthread_mutex_lock(&set->lock);
    *err = set->fault;
    pthread_mutex_unlock(&set->lock);
    return true;
}
