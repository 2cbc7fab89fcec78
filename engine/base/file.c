/* File: reads and writes whole files.
 *
 * Never leaves half a file in the place of a whole one: what is written goes into
 * a new file beside it, onto the disk, and then over the old name. Devices and
 * pipes have no name to take, so they are written straight. */
#include "base/file.h"

#include "base/text.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static bool refused(Err *err, const char *what, const char *path) {
    return err_set(err, "%s (%s): %s", what, strerror(errno), path);
}

bool file_exists(const char *path) {
    struct stat info;
    return stat(path, &info) == 0 && !S_ISDIR(info.st_mode);
}

/* Everything up to `limit` bytes and one more, which tells that there is more. */
static bool read_to_end(int fd, size_t limit, Text *text) {
    char block[16384];
    while (text->length <= limit) {
        ssize_t count = read(fd, block, sizeof block);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return count == 0;
        text_add_bytes(text, block, (size_t)count);
    }
    return true;
}

static bool text_of_file(int fd, const char *path, size_t limit, Text *text, Err *err) {
    if (!read_to_end(fd, limit, text))
        return refused(err, "cannot read", path);
    if (text->length > limit)
        return err_set(err, "longer than %zu bytes: %s", limit, path);
    if (strlen(text->data) != text->length)
        return err_set(err, "not a text, it holds a zero byte: %s", path);
    return true;
}

char *file_read(const char *path, size_t limit, size_t *length, Err *err) {
    struct stat info;
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* a pipe without a writer would wait */
    if (fd < 0) {
        refused(err, "cannot open", path);
        return NULL;
    }
    if (fstat(fd, &info) == 0 && S_ISFIFO(info.st_mode)) {
        close(fd);
        err_set(err, "not a file but a pipe: %s", path);
        return NULL;
    }
    Text text;
    text_init(&text);
    bool whole = text_of_file(fd, path, limit, &text, err);
    close(fd);
    if (!whole)
        text_clear(&text);
    else if (length)
        *length = text.length;
    return text.data;
}

static bool write_all(int fd, const char *data, size_t length) {
    while (length > 0) {
        ssize_t count = write(fd, data, length);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return false;
        data += count;
        length -= (size_t)count;
    }
    return true;
}

static bool write_straight(const char *path, const char *data, size_t length, Err *err) {
    int fd = open(path, O_WRONLY | O_CLOEXEC);
    if (fd < 0)
        return refused(err, "cannot open", path);
    bool whole = write_all(fd, data, length);
    if (!whole)
        refused(err, "cannot write", path);
    close(fd);
    return whole;
}

/* The folder's own entry: without it a rename may be lost with the power. */
static void sync_folder_of(const char *path) {
    char folder[PATH_SIZE];
    size_t length = (size_t)(path_name(path) - path);
    if (length >= sizeof folder)
        return;
    memcpy(folder, path, length);
    folder[length] = '\0';
    int fd = open(length > 0 ? folder : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return;
    fsync(fd);
    close(fd);
}

/* Fills the new file and gives it the name; `old` is what it takes the place of, or NULL. */
static bool replace(int fd, const char *fresh, const char *path, const struct stat *old,
                    const char *data, size_t length, Err *err) {
    bool whole = write_all(fd, data, length) && (!old || fchmod(fd, old->st_mode & 07777) == 0) &&
                 fsync(fd) == 0;
    if (!whole)
        refused(err, "cannot write", path);
    if (close(fd) != 0 && whole)
        whole = refused(err, "cannot write", path);
    if (whole && rename(fresh, path) != 0)
        whole = refused(err, "cannot replace", path);
    if (whole)
        sync_folder_of(path);
    else
        unlink(fresh);
    return whole;
}

/* The new file is named after the thread, so that no two fill the same one. */
static bool write_beside(const char *path, const struct stat *old, const char *data, size_t length,
                         Err *err) {
    Text fresh;
    text_init(&fresh);
    text_format(&fresh, "%s.%ld.new", path, (long)gettid());
    int fd = open(fresh.data, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0666);
    bool whole = fd < 0 ? refused(err, "cannot write", path)
                        : replace(fd, fresh.data, path, old, data, length, err);
    text_clear(&fresh);
    return whole;
}

bool file_write(const char *path, const char *data, size_t length, Err *err) {
    struct stat info;
    if (stat(path, &info) != 0)
        return write_beside(path, NULL, data, length, err);
    if (S_ISDIR(info.st_mode))
        return err_set(err, "is a folder: %s", path);
    if (!S_ISREG(info.st_mode))
        return write_straight(path, data, length, err);
    char *target = realpath(path, NULL); /* through a link to the file itself */
    bool whole = write_beside(target ? target : path, &info, data, length, err);
    free(target);
    return whole;
}

bool file_lock(const char *path, int *fd) {
    *fd = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (*fd < 0 || flock(*fd, LOCK_EX | LOCK_NB) == 0) return true;
    bool held = errno == EWOULDBLOCK;
    close(*fd);
    *fd = -1;
    return !held;
}

/* "NAME.4711.new" beside NAME, of a thread that is no more. */
static bool left_over(const char *name, const char *beside) {
    size_t length = strlen(beside);
    char *end;
    if (strncmp(name, beside, length) != 0 || name[length] != '.')
        return false;
    long thread = strtol(name + length + 1, &end, 10);
    return thread > 0 && !strcmp(end, ".new") && kill((pid_t)thread, 0) != 0 && errno == ESRCH;
}

void file_sweep(const char *path) {
    char folder[PATH_SIZE], old[PATH_SIZE];
    int count;
    snprintf(folder, sizeof folder, "%.*s", (int)(path_name(path) - path), path);
    char **names = folder_names(*folder ? folder : ".", &count);
    for (int i = 0; i < count; i++)
        if (left_over(names[i], path_name(path)) && path_join(old, *folder ? folder : ".", names[i]))
            unlink(old);
    names_free(names, count);
}
