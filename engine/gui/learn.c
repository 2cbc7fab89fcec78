/* Learn: reading the page, and choosing a card. See learn.h. */
#include "gui/learn.h"

#include "gui/app.h"
#include "session/page.h"

#include <stdlib.h>

void learn_clear(Learn *learn) {
    free(learn->page);
    *learn = (Learn){.page = NULL};
}

void learn_open(App *app) {
    learn_clear(&app->learn);
    app->learn.page = page_read(session_rules(app->session), app->lang);
    app_open(app, DIALOG_LEARN);
    learn_show(app, 0);
}

void learn_show(App *app, Kind kind) {
    app->dialog.row = kind;
    app->dialog.scroll = 0;
    app->learn.kind = kind;
    if (kind) card_of(&app->learn.card, session_rules(app->session), kind);
}
