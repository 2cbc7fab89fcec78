/* Folder: folders, paths, and the three places where the program's files live.
 * Declared in file.h. Paths are bytes; nothing here changes the working folder. */
#include "base/file.h"
#include "base/memory.h"

#include <dirent.h>
#include <errno.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool folder_exists(const char *path) {
    struct stat info;
    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

bool path_join(char out[PATH_SIZE], const char *a, const char *b) {
    size_t length = strlen(a);
    const char *between = length == 0 || a[length - 1] == '/' || !*b ? "" : "/";
    return snprintf(out, PATH_SIZE, "%s%s%s", a, between, b) < PATH_SIZE;
}

const char *path_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

bool folder_make(const char *path, Err *err) {
    char part[PATH_SIZE];
    if (!path_join(part, "", path))
        return err_set(err, "the path is too long: %s", path);
    for (char *at = part; at;) {
        at = strchr(at + 1, '/');
        if (at)
            *at = '\0';
        if (mkdir(part, 0777) != 0 && !folder_exists(part))
            return err_set(err, "cannot make the folder (%s): %s", strerror(errno), part);
        if (at)
            *at = '/';
    }
    return true;
}

static int by_bytes(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool is_dots(const char *name) {
    return strcmp(name, ".") == 0 || strcmp(name, "..") == 0;
}

char **folder_names(const char *path, int *count) {
    char **names = memory_new(sizeof *names);
    *count = 0;
    DIR *folder = opendir(path);
    if (!folder)
        return names;
    for (struct dirent *entry; (entry = readdir(folder));) {
        if (is_dots(entry->d_name))
            continue;
        names = memory_resize(names, ((size_t)*count + 1) * sizeof *names);
        names[(*count)++] = memory_text(entry->d_name);
    }
    closedir(folder);
    qsort(names, (size_t)*count, sizeof *names, by_bytes);
    return names;
}

void names_free(char **names, int count) {
    for (int i = 0; i < count; i++)
        free(names[i]);
    free(names);
}

static bool holds_data(const char *folder) {
    char path[PATH_SIZE];
    return path_join(path, folder, "variants") && folder_exists(path) &&
           path_join(path, folder, "scripts") && folder_exists(path);
}

/* Upward from the executable: build/chester and build/san-x/chester find the tree,
 * an installed PREFIX/bin/chester finds PREFIX/share/chester, wherever it was moved. */
static bool data_above_executable(char out[PATH_SIZE]) {
    char folder[PATH_SIZE];
    ssize_t length = readlink("/proc/self/exe", folder, sizeof folder - 1);
    if (length <= 0)
        return false;
    folder[length] = '\0';
    for (char *slash; (slash = strrchr(folder, '/'));) {
        *slash = '\0';
        const char *here = *folder ? folder : "/";
        if (path_join(out, here, "share/chester") && holds_data(out))
            return true;
        if (path_join(out, here, "") && holds_data(out))
            return true;
    }
    return false;
}

bool data_folder(char out[PATH_SIZE], Err *err) {
    const char *given = getenv("CHESTER_DATA");
    if (given && *given) {
        if (path_join(out, "", given) && holds_data(out))
            return true;
        return err_set(err, "no variants/ and scripts/ where CHESTER_DATA points: %s", given);
    }
    if (data_above_executable(out))
        return true;
    if (path_join(out, PREFIX, "share/chester") && holds_data(out))
        return true;
    return err_set(err,
                   "the variants/ and scripts/ of chester are missing; "
                   "set CHESTER_DATA to their folder: %s",
                   PREFIX "/share/chester");
}

static const char *home_folder(void) {
    const char *home = getenv("HOME");
    if (home && *home)
        return home;
    const struct passwd *user = getpwuid(getuid());
    return user ? user->pw_dir : NULL;
}

/* The XDG Base Directory rule: an absolute `variable`, else `inside` the home folder. */
static bool user_folder(char out[PATH_SIZE], const char *variable, const char *inside, Err *err) {
    const char *given = getenv(variable);
    if (given && *given == '/') {
        if (path_join(out, given, "chester"))
            return true;
        return err_set(err, "the path is too long: %s", variable);
    }
    const char *home = home_folder();
    if (!home)
        return err_set(err, "no home folder, set HOME or %s", variable);
    if (path_join(out, home, inside))
        return true;
    return err_set(err, "the path is too long: HOME");
}

bool user_data_folder(char out[PATH_SIZE], Err *err) {
    return user_folder(out, "XDG_DATA_HOME", ".local/share/chester", err);
}

bool user_config_folder(char out[PATH_SIZE], Err *err) {
    return user_folder(out, "XDG_CONFIG_HOME", ".config/chester", err);
}
