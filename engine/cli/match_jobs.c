/* Jobs: workers, and what they send: a letter, a number of bytes and so many bytes; `G` for a game
 * as PGN, `E` for the sentence of what went wrong. See match_jobs.h. */
#include "cli/match_jobs.h"

#include "base/memory.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

enum { HEAD = 16, CHUNK = 1 << 16 };

typedef struct Worker {
    pid_t pid;
    int file; /* -1 when it has ended */
    Text got;
} Worker;

/* --- in the worker ---------------------------------------------------------------------- */

static bool send_text(int file, char letter, const char *text, size_t length) {
    char head[HEAD + 1];
    Text whole;
    text_init(&whole);
    snprintf(head, sizeof head, "%c%*zu\n", letter, HEAD - 2, length);
    text_add_bytes(&whole, head, HEAD);
    text_add_bytes(&whole, text, length);
    bool good = write_whole(file, whole.data, whole.length);
    text_clear(&whole);
    return good;
}

/* Pairs of this shard in turn, so that each worker gets as many. */
static bool is_mine(const Match *match, int pair, int job) {
    return match_has(match, pair) && pair / match->shards % match->jobs == job;
}

static bool work(const Match *match, int job, int file, Err *err) {
    Player *players[2];
    bool good = match_players(match, players, err);
    for (int i = 0; good && i < match->games; i++) {
        if (!is_mine(match, i / 2, job))
            continue;
        Played played;
        Text text;
        good = match_play(match, players, i / 2, i % 2, &played, err);
        if (!good)
            break;
        text_init(&text);
        archive_write(&played, match->names, &text);
        good = send_text(file, 'G', text.data, text.length);
        text_clear(&text);
        game_free(played.game);
    }
    player_free(players[0]);
    player_free(players[1]);
    return good;
}

static _Noreturn void become_worker(const Match *match, int job, int file) {
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGTERM);
#endif
    Err err = {""};
    bool good = work(match, job, file, &err);
    if (!good)
        send_text(file, 'E', err.text, strlen(err.text));
    _exit(!good);
}

/* --- in the parent ---------------------------------------------------------------------- */

static bool start_worker(const Match *match, Worker *workers, int job, Err *err) {
    int ends[2];
    if (pipe(ends) != 0)
        return err_set(err, "no pipe for a worker: %s", strerror(errno));
    pid_t pid = fork();
    if (pid == 0) {
        for (int i = 0; i < job; i++)
            close(workers[i].file);
        close(ends[0]);
        become_worker(match, job, ends[1]);
    }
    close(ends[1]);
    if (pid < 0) {
        close(ends[0]);
        return err_set(err, "no process for a worker: %s", strerror(errno));
    }
    workers[job].pid = pid;
    workers[job].file = ends[0];
    return true;
}

static bool take_game(Match *match, const char *text, Err *err) {
    Played played = {0};
    Record *record = pgn_read(text, "a worker's game", err);
    bool good = record && archive_read(record, match->terms.rules, &played, err) &&
                match_take(match, &played, err);
    game_free(played.game);
    record_free(record);
    return good;
}

/* All that has come in whole. */
static bool take_messages(Match *match, Worker *worker, Err *err) {
    Text *got = &worker->got;
    size_t at = 0;
    bool good = true;
    while (good && !match_decided(match) && got->length - at >= HEAD) {
        size_t length = strtoul(got->data + at + 1, NULL, 10);
        if (got->length - at - HEAD < length)
            break;
        char *text = memory_new(length + 1);
        memcpy(text, got->data + at + HEAD, length);
        good = got->data[at] == 'G' ? take_game(match, text, err) : err_set(err, "%s", text);
        free(text);
        at += HEAD + length;
    }
    Text rest;
    text_init(&rest);
    text_add_bytes(&rest, got->data + at, got->length - at);
    text_clear(got);
    *got = rest;
    return good;
}

static bool read_worker(Match *match, Worker *worker, Err *err) {
    char chunk[CHUNK];
    ssize_t got = read(worker->file, chunk, sizeof chunk);
    if (got < 0 && errno == EINTR)
        return true;
    if (got > 0) {
        text_add_bytes(&worker->got, chunk, (size_t)got);
        return take_messages(match, worker, err);
    }
    int status = 0;
    close(worker->file);
    worker->file = -1;
    waitpid(worker->pid, &status, 0);
    return status == 0 || err_set(err, "a worker has ended before its time (status %d)", status);
}

static bool collect(Match *match, Worker *workers, Err *err) {
    for (;;) {
        struct pollfd files[MAX_JOBS];
        int open = 0;
        for (int i = 0; i < match->jobs; i++) {
            files[i] = (struct pollfd){workers[i].file, POLLIN, 0};
            open += workers[i].file >= 0;
        }
        if (open == 0 || match_decided(match))
            return true;
        if (poll(files, (nfds_t)match->jobs, -1) < 0)
            continue;
        for (int i = 0; i < match->jobs; i++)
            if (files[i].revents && !read_worker(match, &workers[i], err))
                return false;
    }
}

bool match_jobs(Match *match, Err *err) {
    Worker workers[MAX_JOBS];
    bool good = true;
    fflush(stdout);
    for (int i = 0; i < match->jobs; i++) {
        workers[i].file = -1;
        text_init(&workers[i].got);
    }
    for (int i = 0; good && i < match->jobs; i++)
        good = start_worker(match, workers, i, err);
    good = good && collect(match, workers, err);
    for (int i = 0; i < match->jobs; i++) {
        if (workers[i].file >= 0) {
            kill(workers[i].pid, SIGTERM);
            close(workers[i].file);
            waitpid(workers[i].pid, NULL, 0);
        }
        text_clear(&workers[i].got);
    }
    return good;
}
