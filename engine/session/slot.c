/* Slot: "autosave.chester" with "window.lock", "autosave-2.chester" with "window-2.lock", … */
#include "session/slot.h"

#include <stdio.h>
#include <unistd.h>

static bool numbered(const char *name, const char *ending, int number, char out[PATH_SIZE]) {
    char folder[PATH_SIZE], file[64];
    if (number == 1)
        snprintf(file, sizeof file, "%s%s", name, ending);
    else
        snprintf(file, sizeof file, "%s-%d%s", name, number, ending);
    return user_data_folder(folder, NULL) && path_join(out, folder, file);
}

static bool take(int number, char out[PATH_SIZE], int *lock) {
    char path[PATH_SIZE];
    return numbered("autosave", ".chester", number, out) &&
           numbered("window", ".lock", number, path) && file_lock(path, lock);
}

int slot_take(char out[PATH_SIZE], int *lock, Err *err) {
    char folder[PATH_SIZE];
    if (!user_data_folder(folder, err) || !folder_make(folder, err))
        return 0;
    for (int number = 1; number <= MOST_SLOTS; number++)
        if (take(number, out, lock))
            return number;
    err_set(err, "too many windows are open, so the game of this one is not saved by itself: %s",
            folder);
    return 0;
}

bool slot_left(int number, char out[PATH_SIZE]) {
    int lock = -1;
    bool left = numbered("autosave", ".chester", number, out) && file_exists(out) &&
                take(number, out, &lock);
    if (lock >= 0)
        close(lock);
    return left;
}
