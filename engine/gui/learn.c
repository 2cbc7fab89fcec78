/* Learn: reading the page, and choosing a card. See learn.h. */
#include "gui/learn.h"

#include "base/file.h"
#include "gui/app.h"
#include "gui/outline.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_BYTES = 1 << 20 };

void learn_clear(Learn *learn) {
    free(learn->page);
    *learn = (Learn){.page = NULL};
}

static char *read_page(const App *app) {
    const char *path = session_rules(app->session)->path;
    char folder[PATH_SIZE], file[PATH_SIZE], name[32];
    if (!path) return NULL;
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (!slash) return NULL;
    *slash = 0;
    snprintf(name, sizeof name, "RULES.%s.md", lang_name(app->lang));
    return path_join(file, folder, name) ? file_read(file, MOST_BYTES, NULL, NULL) : NULL;
}

void learn_open(App *app) {
    learn_clear(&app->learn);
    app->learn.page = read_page(app);
    if (!app->learn.page) app->learn.page = outline_write(app);
    app_open(app, DIALOG_LEARN);
    learn_show(app, 0);
}

void learn_show(App *app, Kind kind) {
    app->dialog.row = kind;
    app->dialog.scroll = 0;
    app->learn.kind = kind;
    if (kind) card_of(&app->learn.card, session_rules(app->session), kind);
}
