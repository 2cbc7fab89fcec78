/* Watch: inotify, and a pipe that ends the thread. The kernel knows a folder by itself, whatever
 * its path, so one that is asked for twice gets no second place. */
#include "base/watch.h"

#include "base/clock.h"
#include "base/file.h"
#include "base/memory.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <unistd.h>

/* A burst of changes is told once it pauses, or after the longest wait. */
enum { QUIET_MS = 15, LONGEST_MS = 100 };

static const uint32_t CHANGES = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE |
                                IN_DELETE_SELF | IN_MOVE_SELF;

struct Watch {
    int events, end[2];
    pthread_t thread;
    void (*changed)(void *context);
    void *context;
};

static bool ends_in(const char *text, const char *ending) {
    size_t length = strlen(text), tail = strlen(ending);
    return length > tail && !strcmp(text + length - tail, ending);
}

/* Scripts, pictures and folders; not what the program itself writes into the same place. */
static bool matters(const struct inotify_event *event) {
    if (event->mask & (IN_ISDIR | IN_DELETE_SELF | IN_MOVE_SELF | IN_Q_OVERFLOW))
        return true;
    return event->len && (ends_in(event->name, ".lua") || ends_in(event->name, ".svg"));
}

/* Whether there was anything; what it was does not matter. */
static bool empty_events(Watch *watch) {
    _Alignas(struct inotify_event) char block[4096];
    bool any = false;
    for (ssize_t size; (size = read(watch->events, block, sizeof block)) > 0;)
        for (const char *at = block; at < block + size;) {
            const struct inotify_event *event = (const void *)at;
            any |= matters(event);
            at += sizeof *event + event->len;
        }
    return any;
}

/* False when the watch ends. */
static bool wait_for(Watch *watch, int ms, bool *any) {
    struct pollfd fds[2] = {{watch->events, POLLIN, 0}, {watch->end[0], POLLIN, 0}};
    while (poll(fds, 2, ms) < 0 && errno == EINTR)
        ;
    *any = fds[0].revents && empty_events(watch); /* all are taken, whatever they are */
    return !fds[1].revents;
}

static void *watch_run(void *thing) {
    Watch *watch = thing;
    bool any;
    while (wait_for(watch, -1, &any)) {
        if (!any)
            continue;
        int64_t until = clock_ms() + LONGEST_MS;
        while (any && clock_ms() < until)
            if (!wait_for(watch, QUIET_MS, &any))
                return NULL;
        watch->changed(watch->context);
    }
    return NULL;
}

static void watch_close(Watch *watch) {
    for (int i = 0; i < 2; i++)
        if (watch->end[i] >= 0)
            close(watch->end[i]);
    if (watch->events >= 0)
        close(watch->events);
    free(watch);
}

Watch *watch_new(void (*changed)(void *context), void *context, Err *err) {
    Watch *watch = memory_new(sizeof *watch);
    *watch = (Watch){.end = {-1, -1}, .changed = changed, .context = context};
    watch->events = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    bool open = watch->events >= 0 && pipe2(watch->end, O_CLOEXEC) == 0;
    int fault = open ? pthread_create(&watch->thread, NULL, watch_run, watch) : errno;
    if (open && fault == 0)
        return watch;
    err_set(err, "changed files are not seen by themselves, press F5 for them: %s", strerror(fault));
    watch_close(watch);
    return NULL;
}

void watch_free(Watch *watch) {
    if (!watch)
        return;
    close(watch->end[1]); /* which the thread sees as the end of the pipe */
    watch->end[1] = -1;
    pthread_join(watch->thread, NULL);
    watch_close(watch);
}

void watch_folder(Watch *watch, const char *folder) {
    char path[PATH_SIZE];
    if (!watch || !path_join(path, "", folder))
        return;
    while (inotify_add_watch(watch->events, path, CHANGES) < 0 && errno == ENOENT) {
        char *slash = strrchr(path, '/');
        if (!slash || slash == path)
            return;
        *slash = '\0';
    }
}
