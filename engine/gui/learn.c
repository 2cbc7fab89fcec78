/* Learn: reading the page, and choosing a card. See learn.h. */
#include "gui/learn.h"

#include "gui/app.h"
#include "session/page.h"

#include <stdlib.h>

void learn_clear(Learn *learn) {
    free(learn->page);
    guide_close(&learn->guide);
    *learn = (Learn){.page = NULL};
}

void learn_open(App *app) {
    learn_clear(&app->learn);
    app->learn.rules = session_rules(app->session);
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

/* Diagrams of a game that cannot be read are left out. */
void learn_guide(App *app) {
    Learn *learn = &app->learn;
    Err err;
    learn_clear(learn);
    if (!guide_open(&learn->guide, app->lang, &err)) {
        app_say_text(app, err.text);
        return;
    }
    learn->rules = library_rules(app->library, learn->guide.game, NULL);
    if (learn->rules)
        pictures_use(&learn->pictures, learn->rules, settings_name(&app->settings, SETTING_PIECES));
    app_open(app, DIALOG_GUIDE);
    learn_chapter(app, 0);
}

void learn_chapter(App *app, int chapter) {
    app->dialog.scroll = 0;
    app->learn.chapter = chapter;
}
