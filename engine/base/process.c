/* Process: starts programs, reads and writes their lines, and sees to their end. See process.h. */
#include "base/process.h"

#include "base/clock.h"
#include "base/memory.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

enum { MAX_WORDS = 64, LINE_MOST = 1 << 16, NAP_MS = 2, FATE_MS = 500 };

struct Process {
    pid_t pid; /* also of its group */
    int in, out;
    bool closed;    /* its output has ended */
    bool overlong;  /* the line that is coming in is too long already */
    int begin, end; /* of what was read and not yet given */
    char buffer[LINE_MOST];
};

/* --- starting ------------------------------------------------------------------------- */

/* Cuts the text into words in place; their number, -1 when a quote is open or there are too many.
 */
static int cut_words(char *text, char *words[MAX_WORDS + 1]) {
    int count = 0;
    for (char *at = text;;) {
        at += strspn(at, " \t");
        if (!*at)
            break;
        if (count == MAX_WORDS)
            return -1;
        char *to = words[count++] = at, quote = 0;
        for (; *at && (quote || !strchr(" \t", *at)); at++) {
            if (quote ? *at == quote : (*at == '"' || *at == '\''))
                quote = quote ? 0 : *at;
            else if (*at == '\\' && quote != '\'' && at[1])
                *to++ = *++at;
            else
                *to++ = *at;
        }
        if (quote)
            return -1;
        at += *at != '\0';
        *to = '\0';
    }
    words[count] = NULL;
    return count;
}

/* In the child: only what is allowed between fork and exec. */
static _Noreturn void become(char *const words[], const int in[2], const int out[2], int fault) {
    setpgid(0, 0);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    int nowhere = open("/dev/null", O_WRONLY);
    if (dup2(in[0], 0) >= 0 && dup2(out[1], 1) >= 0 && nowhere >= 0 && dup2(nowhere, 2) >= 0)
        execvp(words[0], words);
    int why = errno;
    ssize_t written = write(fault, &why, sizeof why);
    _exit(written == sizeof why ? 126 : 127);
}

static void close_pair(const int pair[2]) {
    if (pair[0] >= 0)
        close(pair[0]);
    if (pair[1] >= 0)
        close(pair[1]);
}

/* 0, or the errno that says why the program does not run. `fault` closes when it does. */
static int start(char *const words[], const int in[2], const int out[2], int fault[2], pid_t *pid) {
    int why = 0;
    *pid = fork();
    if (*pid == 0)
        become(words, in, out, fault[1]);
    if (*pid < 0)
        return errno;
    setpgid(*pid, *pid); /* whichever of the two comes first */
    close(fault[1]);
    fault[1] = -1;
    ssize_t got;
    do
        got = read(fault[0], &why, sizeof why);
    while (got < 0 && errno == EINTR);
    if (got == sizeof why) {
        waitpid(*pid, NULL, 0);
        return why;
    }
    return 0;
}

static Process *take(pid_t pid, int in, int out) {
    Process *process = memory_new(sizeof *process);
    process->pid = pid;
    process->in = in;
    process->out = out;
    fcntl(in, F_SETFL, O_NONBLOCK);
    fcntl(out, F_SETFL, O_NONBLOCK);
    return process;
}

static Process *start_words(char *const words[], Err *err) {
    int in[2] = {-1, -1}, out[2] = {-1, -1}, fault[2] = {-1, -1};
    pid_t pid = 0;
    int why = pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC) || pipe2(fault, O_CLOEXEC) ? errno : 0;
    if (!why)
        why = start(words, in, out, fault, &pid);
    close_pair(fault);
    if (why) {
        close_pair(in);
        close_pair(out);
        err_set(err, "cannot start it (%s): %s", strerror(why), words[0]);
        return NULL;
    }
    close(in[0]);
    close(out[1]);
    return take(pid, in[1], out[0]);
}

Process *process_new(const char *command, Err *err) {
    char *words[MAX_WORDS + 1], *text = memory_text(command);
    Process *process = NULL;
    if (cut_words(text, words) > 0)
        process = start_words(words, err);
    else
        err_set(err, "no command, or one with an open quote: %s", command);
    free(text);
    return process;
}

/* --- lines ---------------------------------------------------------------------------- */

/* Whether the file is ready before the deadline. */
static bool wait_for(int file, short events, int64_t deadline_ms) {
    for (;;) {
        int64_t left = deadline_ms - clock_ms();
        struct pollfd poller = {file, events, 0};
        int ready = poll(&poller, 1, left <= 0 ? 0 : left > 1000000 ? 1000000 : (int)left);
        if (ready > 0)
            return true;
        if (left <= 0 && ready == 0)
            return false;
    }
}

/* write(), but one to a closed pipe raises no SIGPIPE, whatever the rest of the program wants. */
static ssize_t write_quietly(int file, const char *data, size_t length) {
    sigset_t pipes, before, waiting;
    sigemptyset(&pipes);
    sigaddset(&pipes, SIGPIPE);
    sigpending(&waiting);
    pthread_sigmask(SIG_BLOCK, &pipes, &before);
    ssize_t written = write(file, data, length);
    int why = errno;
    if (written < 0 && why == EPIPE && !sigismember(&waiting, SIGPIPE)) {
        struct timespec now = {0, 0};
        sigtimedwait(&pipes, NULL, &now);
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = why;
    return written;
}

static ProcessState write_part(Process *process, const char *data, size_t length,
                               int64_t deadline_ms) {
    while (length > 0) {
        ssize_t written = write_quietly(process->in, data, length);
        if (written > 0) {
            data += written;
            length -= (size_t)written;
        } else if (written < 0 && errno == EAGAIN) {
            if (!wait_for(process->in, POLLOUT, deadline_ms))
                return PROCESS_LATE;
        } else if (written < 0 && errno != EINTR) {
            return PROCESS_GONE;
        }
    }
    return PROCESS_READY;
}

ProcessState process_write(Process *process, const char *line, int64_t deadline_ms) {
    size_t length = strlen(line);
    char *whole = memory_new(length + 1); /* as one, so that no reader sees half a line */
    memcpy(whole, line, length);
    whole[length] = '\n';
    ProcessState state = write_part(process, whole, length + 1, deadline_ms);
    free(whole);
    return state;
}

/* The line at `begin`, if its end is there already. */
static char *take_line(Process *process) {
    char *from = process->buffer + process->begin;
    char *end = memchr(from, '\n', (size_t)(process->end - process->begin));
    if (!end)
        return NULL;
    process->begin = (int)(end + 1 - process->buffer);
    *end = '\0';
    if (end > from && end[-1] == '\r')
        end[-1] = '\0';
    return from;
}

/* Makes room behind what is waiting; a line that fills all of it is thrown away. */
static void make_room(Process *process) {
    if (process->begin == 0 && process->end == LINE_MOST) {
        process->overlong = true;
        process->end = 0;
    }
    memmove(process->buffer, process->buffer + process->begin,
            (size_t)(process->end - process->begin));
    process->end -= process->begin;
    process->begin = 0;
}

static void read_more(Process *process) {
    make_room(process);
    ssize_t got =
        read(process->out, process->buffer + process->end, (size_t)(LINE_MOST - process->end));
    if (got > 0)
        process->end += (int)got;
    else if (got == 0 || (errno != EAGAIN && errno != EINTR))
        process->closed = true;
}

ProcessState process_read(Process *process, int64_t deadline_ms, const char **line) {
    for (;;) {
        char *found = take_line(process);
        if (found && !process->overlong) {
            *line = found;
            return PROCESS_READY;
        }
        if (found) {
            process->overlong = false;
            continue;
        }
        if (process->closed)
            return PROCESS_GONE;
        if (!wait_for(process->out, POLLIN, deadline_ms))
            return PROCESS_LATE;
        read_more(process);
        if (process->overlong && clock_ms() >= deadline_ms)
            return PROCESS_LATE; /* a flood without lines */
    }
}

/* --- the end -------------------------------------------------------------------------- */

/* Whether it has ended by itself within so many ms; it is not reaped, so that its number, which
 * is that of its group too, stays its own. */
static bool has_ended(const Process *process, int wait_ms, siginfo_t *info) {
    int64_t until = clock_ms() + wait_ms;
    for (;;) {
        *info = (siginfo_t){0};
        if (waitid(P_PID, (id_t)process->pid, info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
            info->si_pid == process->pid)
            return true;
        if (clock_ms() >= until)
            return false;
        poll(NULL, 0, NAP_MS);
    }
}

void process_fate(Process *process, char out[64]) {
    siginfo_t info;
    if (!has_ended(process, FATE_MS, &info))
        snprintf(out, 64, "closed its output");
    else if (info.si_code == CLD_EXITED)
        snprintf(out, 64, "ended with code %d", info.si_status);
    else
        snprintf(out, 64, "was killed by signal %d", info.si_status);
}

void process_end(Process *process, int grace_ms) {
    siginfo_t info;
    if (!process)
        return;
    close(process->in);
    has_ended(process, grace_ms, &info);
    kill(-process->pid, SIGKILL);
    while (waitpid(process->pid, NULL, 0) < 0 && errno == EINTR) {}
    close(process->out);
    free(process);
}
