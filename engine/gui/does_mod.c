/* Does: what actions do with the files of authors. */
#include "gui/does.h"
#include "gui/mods.h"
#include "gui/window.h"
#include "session/install.h"

#include <stdio.h>
#include <string.h>

bool has_fault(const App *app) { return app->fault[0] != '\0'; }
bool has_mod(const App *app) { return app->mod && app->mod->count > 0; }

void does_fault(App *app) { app_open(app, DIALOG_FAULT); }

void does_copy_fault(App *app) {
    window_copy(app->fault);
    app_close(app);
    app_say(app, "gui.copied-fault");
}

void does_install(App *app) {
    Err err;
    bool installed = mod_install(app->mod, app->library, &err);
    char names[256] = "";
    for (int i = 0; i < app->mod->count; i++) {
        size_t used = strlen(names);
        snprintf(names + used, sizeof names - used, "%s%s", i ? ", " : "", app->mod->items[i].name);
    }
    app->mod->count = 0;
    app_close(app);
    mods_changed(app);
    if (installed) app_say_detail(app, "gui.installed", names);
    else app_say_text(app, err.text);
}
