/* Autosave: when the file may be written, and what happens to what is in it. */
#include "session/autosave.h"

#include "game/record.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_UNREAD = 100 };

static bool file_move(Autosave *autosave, const char *ending, char to[PATH_SIZE]) {
    int length = snprintf(to, PATH_SIZE, "%s%s", autosave->path, ending);
    return length < PATH_SIZE && rename(autosave->path, to) == 0;
}

/* The first ".unread…" that is free. */
static bool file_move_unread(Autosave *autosave, char to[PATH_SIZE]) {
    for (int i = 1; i <= MOST_UNREAD; i++) {
        char ending[32], path[PATH_SIZE + 32];
        snprintf(ending, sizeof ending, i == 1 ? ".unread" : ".unread-%d", i);
        snprintf(path, sizeof path, "%s%s", autosave->path, ending);
        if (!file_exists(path) && !folder_exists(path))
            return file_move(autosave, ending, to);
    }
    errno = EEXIST;
    return false;
}

void autosave_set_aside(Autosave *autosave, Err *err) {
    char to[PATH_SIZE];
    const char *what = err ? err->text : "";
    if (file_move_unread(autosave, to))
        err_set(err, "%s; the saved game is kept as %s", what, to);
    else
        err_set(err, "%s; it cannot be kept aside (%s), so this game is not saved by itself: %s",
                what, strerror(errno), autosave->path);
    autosave->waiting = false;
    if (file_exists(autosave->path))
        autosave->path[0] = '\0';
}

/* A first run has no folder yet; what goes wrong here shows when the file is written. */
static void make_folder(const char *path) {
    char folder[PATH_SIZE];
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (slash && slash > folder) {
        *slash = '\0';
        folder_make(folder, NULL);
    }
}

/* Unfinished, and more than a start position. */
static bool is_worth_resuming(const Record *record) {
    return record_result(record).result == PLAYING &&
           (record_moves(record) > 0 || record_branches(record) > 0 || record_tag(record, "Start"));
}

bool autosave_open(Autosave *autosave, const char *path, Err *err) {
    *autosave = (Autosave){.waiting = false};
    if (!path)
        return true;
    if (snprintf(autosave->path, PATH_SIZE, "%s", path) >= PATH_SIZE) {
        autosave->path[0] = '\0';
        return err_set(err, "the path of the autosave is too long: %.60s…", path);
    }
    make_folder(path);
    if (!file_exists(path))
        return true;
    char *text = file_read(path, SAVED_LIMIT, NULL, err);
    Record *record = text ? record_read(text, path, err) : NULL;
    free(text);
    if (record)
        autosave->waiting = is_worth_resuming(record);
    else
        autosave_set_aside(autosave, err);
    record_free(record);
    return record != NULL;
}

bool autosave_write(Autosave *autosave, const char *text, size_t length, bool begun, Err *err) {
    char to[PATH_SIZE];
    Err fault;
    if (!autosave->path[0] || (autosave->waiting && !begun))
        return true;
    bool clear = !autosave->waiting || file_move(autosave, ".previous", to);
    if (!clear)
        err_set(&fault, "the game of last time cannot be kept aside (%s): %s", strerror(errno),
                autosave->path);
    else
        autosave->waiting = false;
    bool written = clear && file_write(autosave->path, text, length, &fault);
    bool told = autosave->failing;
    autosave->failing = !written;
    return written || told || err_set(err, "the game is not saved: %s", fault.text);
}
