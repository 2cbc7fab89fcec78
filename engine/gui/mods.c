/* Mods: following, faults and offers. */
#include "gui/mods.h"

#include "base/memory.h"
#include "base/watch.h"
#include "gui/seats.h"
#include "session/install.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- following ------------------------------------------------------------------------ */

static void watch_one(void *context, const char *folder) { watch_folder(context, folder); }

void mods_watch(App *app) {
    if (app->watch) library_folders(app->library, watch_one, app->watch);
}

void mods_follow(App *app, void (*changed)(void *context)) {
    Err err;
    app->watch = watch_new(changed, app, &err);
    if (!app->watch) app_say_text(app, err.text);
    mods_watch(app);
}

/* The lists of an open dialog, with what was chosen in them. */
static void renew_lists(App *app) {
    NewGame *fresh = &app->fresh;
    char *names[3] = {NULL};
    if (app->dialog.type != DIALOG_NEW) return;
    if (fresh->variant >= 0) names[2] = memory_text(fresh->variants.items[fresh->variant].name);
    for (Side side = WHITE; side <= BLACK; side++)
        if (fresh->who[side] >= 0) names[side] = memory_text(fresh->minds.items[fresh->who[side]].name);
    choices_begin(&fresh->variants, app->library, LIBRARY_VARIANTS);
    choices_load(&fresh->minds, app->library, LIBRARY_PERSONALITIES);
    if (names[2]) fresh->variant = choices_find(&fresh->variants, names[2]);
    if (fresh->variant < 0) fresh->variant = choices_next(&fresh->variants, -1, 1);
    fresh_read(app, READ_MS); /* most are as they were, and read at once */
    for (Side side = WHITE; side <= BLACK; side++)
        fresh->who[side] = names[side] ? choices_find(&fresh->minds, names[side]) : -1;
    for (int i = 0; i < 3; i++) free(names[i]);
}

void mods_changed(App *app) {
    session_update(app->session);
    renew_lists(app);
    app_poll(app);
    mods_watch(app);
    app->dirty = true;
}

void mods_clear(App *app) {
    watch_free(app->watch);
    free(app->mod);
    app->watch = NULL;
    app->mod = NULL;
}

/* --- faults ---------------------------------------------------------------------------- */

/* Where the path begins that ends at `lua`: behind the last ": " before it. */
static const char *path_start(const char *text, const char *lua) {
    const char *start = text;
    for (const char *at = text; at < lua; at++)
        if (at[0] == ':' && at[1] == ' ') start = at + 2;
    return start;
}

bool fault_split(const char *text, FaultParts *parts) {
    static const char ending[] = ".lua:";
    const char *lua = strstr(text, ending);
    if (!lua || !isdigit((unsigned char)lua[sizeof ending - 1])) return false;
    const char *start = path_start(text, lua), *number = lua + sizeof ending - 1;
    const char *says = number + strspn(number, "0123456789");
    if (strncmp(says, ": ", 2)) return false;
    const char *calls = strstr(says, "; called from "), *in = strstr(says, "; in ");
    if (!calls) calls = in && strstr(in, ".lua:") ? in : says + strlen(says);
    int about = start > text ? (int)(start - text) - 2 : 0;
    snprintf(parts->about, sizeof parts->about, "%.*s", about, text);
    snprintf(parts->path, sizeof parts->path, "%.*s", (int)(number - 1 - start), start);
    parts->line = atoi(number);
    snprintf(parts->says, sizeof parts->says, "%.*s", (int)(calls - says) - 2, says + 2);
    snprintf(parts->calls, sizeof parts->calls, "%s", *calls ? calls + 2 : "");
    return true;
}

void mods_fault(App *app, const char *text) {
    FaultParts parts;
    app_say_text(app, text);
    if (!fault_split(text, &parts)) return;
    snprintf(app->fault, sizeof app->fault, "%s", text);
    if (app->dialog.type == DIALOG_NONE || app->dialog.type == DIALOG_FAULT)
        app_open(app, DIALOG_FAULT);
}

/* --- offers ---------------------------------------------------------------------------- */

/* Of two with one name the later is taken. */
static void join(Mod *mod, const Mod *more) {
    for (int i = 0; i < more->count; i++) {
        const ModItem *item = &more->items[i];
        int at = 0;
        while (at < mod->count && (mod->items[at].kind != item->kind ||
                                   strcmp(mod->items[at].name, item->name) != 0))
            at++;
        if (at == MOD_ITEMS) return;
        mod->items[at] = *item;
        if (at == mod->count) mod->count++;
    }
}

void mods_offer(App *app, const char *path) {
    Mod *mod = memory_new(sizeof *mod);
    Err err;
    if (!mod_look(mod, app->library, path, &err)) {
        app_say_text(app, err.text);
    } else if (app->dialog.type == DIALOG_MOD) {
        join(app->mod, mod);
        app->dirty = true;
    } else {
        free(app->mod);
        app->mod = mod;
        app_open(app, DIALOG_MOD);
        return;
    }
    free(mod);
}
