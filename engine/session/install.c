/* Install: a walk over the files of a mod, once to count and once to copy. */
#include "session/install.h"

#include "base/memory.h"
#include "session/shelf.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOST_FILES = 300, MOST_BYTES = 32 << 20, MOST_DEPTH = 4 };

static const char *const endings[] = {".lua", ".svg", ".png", ".md", ".txt", ".tsv", ".chester", ".pgn"};

static bool ends_in(const char *text, const char *ending) {
    size_t length = strlen(text), tail = strlen(ending);
    return length > tail && strcmp(text + length - tail, ending) == 0;
}

static bool is_welcome(const char *name) {
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        if (*name != '.' && ends_in(name, endings[i]))
            return true;
    return false;
}

bool mod_is(const char *path) { return folder_exists(path) || ends_in(path, ".lua"); }

/* --- the walk ----------------------------------------------------------------------- */

typedef struct Walk {
    ModItem *item;  /* counts into it */
    const char *to; /* copies there; NULL: only counts */
    Err *err;
} Walk;

static bool copy_file(const char *from, const char *to, Err *err) {
    struct stat info;
    int fd = open(from, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    char *data = NULL;
    ssize_t got = -1;
    bool plain = fd >= 0 && fstat(fd, &info) == 0 && S_ISREG(info.st_mode) && info.st_size <= MOST_BYTES;
    if (plain) {
        data = memory_new((size_t)info.st_size + 1);
        got = read(fd, data, (size_t)info.st_size);
    }
    if (fd >= 0)
        close(fd);
    bool good = plain && got == info.st_size ? file_write(to, data, (size_t)got, err)
                                             : err_set(err, "cannot be read: %s", from);
    free(data);
    return good;
}

static bool walk_file(Walk *walk, const char *path, const char *inside, const struct stat *info) {
    char to[PATH_SIZE];
    ModItem *item = walk->item;
    item->files++;
    item->pictures += ends_in(path, ".svg") || ends_in(path, ".png");
    item->bytes += (size_t)info->st_size;
    if (item->files > MOST_FILES || item->bytes > MOST_BYTES)
        return err_set(walk->err, "more than %d files or %d megabytes: %s", MOST_FILES,
                       MOST_BYTES >> 20, item->from);
    if (!walk->to)
        return true;
    return path_join(to, walk->to, inside) && copy_file(path, to, walk->err);
}

static bool walk_folder(Walk *walk, const char *folder, const char *inside, int depth) {
    int count;
    bool good = true;
    char made[PATH_SIZE];
    if (walk->to && (!path_join(made, walk->to, inside) || !folder_make(made, walk->err)))
        return false;
    char **names = folder_names(folder, &count);
    for (int i = 0; good && i < count; i++) {
        char path[PATH_SIZE], part[PATH_SIZE];
        struct stat info;
        if (!path_join(path, folder, names[i]) || !path_join(part, inside, names[i]) ||
            lstat(path, &info) != 0)
            good = err_set(walk->err, "cannot be read: %s", folder);
        else if (S_ISLNK(info.st_mode))
            good = err_set(walk->err, "a link, which is not followed: %s", path);
        else if (S_ISDIR(info.st_mode) && depth < MOST_DEPTH && *names[i] != '.')
            good = walk_folder(walk, path, part, depth + 1);
        else if (S_ISREG(info.st_mode) && is_welcome(names[i]))
            good = walk_file(walk, path, part, &info);
    }
    names_free(names, count);
    return good;
}

/* The folder of a variant; or a file with the folder of its modules, which has its name. */
static bool walk_item(Walk *walk) {
    const ModItem *item = walk->item;
    char modules[PATH_SIZE];
    struct stat info;
    if (folder_exists(item->from))
        return walk_folder(walk, item->from, "", 0);
    if (lstat(item->from, &info) != 0 || !S_ISREG(info.st_mode))
        return err_set(walk->err, "not a file: %s", item->from);
    char target[80];
    snprintf(target, sizeof target, item->kind == LIBRARY_VARIANTS ? "variant.lua" : "%s.lua", item->name);
    if (!walk_file(walk, item->from, target, &info))
        return false;
    snprintf(modules, sizeof modules, "%.*s", (int)(strlen(item->from) - strlen(".lua")), item->from);
    bool plain = lstat(modules, &info) == 0 && S_ISDIR(info.st_mode);
    return !plain || walk_folder(walk, modules, item->kind == LIBRARY_VARIANTS ? "" : item->name, 1);
}

/* --- looking ------------------------------------------------------------------------- */

/* The word that its first statement begins with, at the start of a line. */
static bool is_personality(const char *path) {
    char *text = file_read(path, 1 << 20, NULL, NULL);
    const char *at = text ? strstr(text, "\npersonality") : NULL;
    bool is = at || (text && strncmp(text, "personality", 11) == 0);
    free(text);
    return is;
}

static const char *text_or_empty(const char *text) { return text ? text : ""; }

/* What it calls itself, or the name of its file when it does not load. */
static void read_item(ModItem *item, Library *library, const char *script) {
    Err fault = {""};
    const Rules *rules = NULL;
    const Personality *who = NULL;
    if (item->kind == LIBRARY_VARIANTS)
        rules = library_rules(library, script, &fault);
    else
        who = library_personality(library, script, &fault);
    Label title = rules ? rules->title : who ? who->title : (Label){NULL, NULL};
    item->title = (Label){text_or_empty(title.en), text_or_empty(title.ru)};
    snprintf(item->fault, sizeof item->fault, "%s", rules || who ? "" : fault.text);
    if (rules || who) {
        snprintf(item->name, sizeof item->name, "%s", rules ? rules->name : who->name);
        return;
    }
    snprintf(item->name, sizeof item->name, "%s", path_name(item->from));
    char *ending = strrchr(item->name, '.');
    if (ending)
        *ending = '\0';
}

static bool name_is_good(const char *name) {
    static const char allowed[] = "abcdefghijklmnopqrstuvwxyz0123456789_-";
    return *name && strspn(name, allowed) == strlen(name);
}

static bool add_item(Mod *mod, Library *library, const char *from, Err *err) {
    char script[PATH_SIZE];
    if (mod->count == MOD_ITEMS)
        return err_set(err, "more than %d games and players: %s", MOD_ITEMS, from);
    ModItem *item = &mod->items[mod->count++];
    *item = (ModItem){.kind = LIBRARY_VARIANTS};
    bool folder = folder_exists(from);
    snprintf(item->from, sizeof item->from, "%s", from);
    if (!path_join(script, from, folder ? "variant.lua" : "") && folder)
        return err_set(err, "the path is too long: %.60s", from);
    if (!folder)
        snprintf(script, sizeof script, "%s", from);
    if (!folder && is_personality(script))
        item->kind = LIBRARY_PERSONALITIES;
    read_item(item, library, script);
    if (!name_is_good(item->name))
        return err_set(err, "the name has to be made of small Latin letters, digits, _ and -: %s", from);
    LibraryPlaces places = library_places(library, item->kind, item->name);
    item->replaces = places.user;
    item->hides = places.shipped;
    return walk_item(&(Walk){.item = item, .err = err});
}

/* Every variant folder and every .lua file in a folder. */
static bool add_inside(Mod *mod, Library *library, const char *folder, Err *err) {
    int count;
    bool good = true;
    char path[PATH_SIZE], script[PATH_SIZE];
    char **names = folder_names(folder, &count);
    for (int i = 0; good && i < count; i++) {
        if (*names[i] == '.' || !path_join(path, folder, names[i]))
            continue;
        bool variant = path_join(script, path, "variant.lua") && file_exists(script);
        if (variant || (ends_in(names[i], ".lua") && file_exists(path)))
            good = add_item(mod, library, path, err);
    }
    names_free(names, count);
    return good;
}

bool mod_look(Mod *mod, Library *library, const char *path, Err *err) {
    char script[PATH_SIZE], variants[PATH_SIZE], ai[PATH_SIZE];
    char clean[PATH_SIZE];
    mod->count = 0;
    snprintf(clean, sizeof clean, "%s", path);
    for (size_t end = strlen(clean); end > 1 && clean[end - 1] == '/'; end--)
        clean[end - 1] = '\0';
    if (!mod_is(clean))
        return err_set(err, "neither a folder nor a .lua file: %s", path);
    if (!path_join(script, clean, "variant.lua") || !path_join(variants, clean, "variants") ||
        !path_join(ai, clean, "ai"))
        return err_set(err, "the path is too long: %.60s", path);
    bool good;
    if (!folder_exists(clean) || file_exists(script))
        good = add_item(mod, library, clean, err);
    else
        good = add_inside(mod, library, variants, err) && add_inside(mod, library, ai, err) &&
               add_inside(mod, library, clean, err);
    if (good && mod->count == 0)
        return err_set(err, "there is no game and no player to install in it: %s", path);
    return good;
}

/* --- installing ---------------------------------------------------------------------- */

static void remove_folder(const char *folder) {
    int count;
    char **names = folder_names(folder, &count);
    for (int i = 0; i < count; i++) {
        char path[PATH_SIZE];
        struct stat info;
        if (!path_join(path, folder, names[i]) || lstat(path, &info) != 0)
            continue;
        if (S_ISDIR(info.st_mode))
            remove_folder(path);
        else
            unlink(path);
    }
    names_free(names, count);
    rmdir(folder);
}

/* `fresh` takes the place of what is at `target`, which goes when that has worked. */
static bool put_in_place(const char *fresh, const char *target, Err *err) {
    char old[PATH_SIZE + 16];
    struct stat info;
    bool there = lstat(target, &info) == 0;
    snprintf(old, sizeof old, "%s.replaced", fresh);
    if ((there && rename(target, old) != 0) || rename(fresh, target) != 0) {
        err_set(err, "cannot be installed (%s): %s", strerror(errno), target);
        if (there)
            rename(old, target);
        return false;
    }
    if (there && S_ISDIR(info.st_mode))
        remove_folder(old);
    else if (there)
        unlink(old);
    return true;
}

/* Copies into a folder of its own beside the target, whose parts are then put in place. */
static bool install_item(const ModItem *from, const char *shelf, Err *err) {
    char fresh[PATH_SIZE], part[PATH_SIZE], target[PATH_SIZE], file[80];
    ModItem item = *from;
    item.files = item.pictures = 0;
    item.bytes = 0;
    if (!path_join(fresh, shelf, ".install-XXXXXX") || !mkdtemp(fresh))
        return err_set(err, "cannot make a folder (%s): %s", strerror(errno), shelf);
    bool good = chmod(fresh, 0755) == 0 && walk_item(&(Walk){.item = &item, .to = fresh, .err = err});
    if (item.kind == LIBRARY_VARIANTS) {
        good = good && path_join(target, shelf, item.name) && put_in_place(fresh, target, err);
    } else {
        snprintf(file, sizeof file, "%s.lua", item.name);
        if (good && path_join(part, fresh, item.name) && folder_exists(part))
            good = path_join(target, shelf, item.name) && put_in_place(part, target, err);
        good = good && path_join(part, fresh, file) && path_join(target, shelf, file) &&
               put_in_place(part, target, err);
    }
    remove_folder(fresh);
    return good;
}

bool mod_install(const Mod *mod, Library *library, Err *err) {
    for (int i = 0; i < mod->count; i++) {
        char shelf[PATH_SIZE];
        if (!library_user_folder(library, mod->items[i].kind, shelf))
            return err_set(err, "there is no folder of the user's; set HOME");
        if (!folder_make(shelf, err) || !install_item(&mod->items[i], shelf, err))
            return false;
    }
    return true;
}
