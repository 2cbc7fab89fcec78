/* App: its life, what it takes from the session, and what it says. */
#include "gui/app.h"

#include "base/clock.h"
#include "base/memory.h"
#include "gui/action.h"
#include "gui/hand.h"
#include "gui/mods.h"
#include "gui/moment.h"
#include "gui/moves.h"
#include "gui/seats.h"
#include "gui/store.h"
#include "gui/view.h"
#include "gui/words.h"
#include "session/slot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FRAME_MS = 12 }; /* between two frames while a piece glides */

const Position *app_position(const App *app) {
    if (app->editor.open) return &app->editor.pos;
    return app->list.look >= 0 ? &app->list.seen : session_position(app->session);
}

const Theme *app_theme(const App *app) { return app->theme; }

bool app_read_themes(App *app, Err *err) {
    Themes read = {0};
    bool usable = themes_load(&read, app->users, err);
    themes_clear(usable ? &app->themes : &read);
    if (!usable) return false;
    app->themes = read;
    app->theme = themes_find(&app->themes, app->settings.theme);
    return true;
}

bool app_overlay(const App *app) {
    return (app->settings.overlay || app->peek) && app_position(app)->rules->shows_strength;
}

bool app_use_language(App *app, const char *name, Err *err) {
    Lang *lang = lang_load(name, err);
    if (!lang) return false;
    lang_free(app->lang);
    app->lang = lang;
    settings_set(&app->settings, "language", name);
    app->dirty = true;
    return true;
}

void app_save_settings(App *app) {
    Err err;
    if (app->autosave && !settings_save(&app->settings, &app->kept, &err)) app_say_text(app, err.text);
}

static void say_message(App *app, Message message) {
    app->message = message;
    app->dirty = true;
}

void app_say(App *app, const char *key) { app_say_detail(app, key, ""); }

void app_say_detail(App *app, const char *key, const char *detail) {
    Message message = {.type = MESSAGE_KEY, .key = key};
    snprintf(message.detail, sizeof message.detail, "%s", detail);
    say_message(app, message);
}

void app_say_why(App *app, const Why *why) {
    say_message(app, (Message){.type = MESSAGE_WHY, .why = *why, .fault = true});
    moment_sound(app, SOUND_ILLEGAL);
}

void app_say_text(App *app, const char *text) {
    Message message = {.type = MESSAGE_TEXT, .fault = true};
    snprintf(message.text, sizeof message.text, "%s", text);
    say_message(app, message);
}

void app_hush(App *app) { say_message(app, (Message){.type = MESSAGE_NONE}); }

void app_open(App *app, DialogType type) {
    app->dialog = (Dialog){.type = type};
    app->pull.down = false; /* the list that it holds is covered */
    app->focus = (Command){0, 0};
    app->typing = app->peek = app->pressing = false;
    app->hand.pressed = app->hand.dragging = false;
    app->dirty = true;
}

void app_close(App *app) {
    if (app->hand.to != NO_SQUARE || app->hand.chosen) hand_drop(app);
    if (app->editor.open) editor_leave(app);
    app->dialog = (Dialog){0};
    app->pull.down = false;
    app->focus = (Command){0, 0};
    app->typing = false;
    app->dirty = true;
}

void app_ask(App *app, const char *question, Command yes) {
    app_open(app, DIALOG_CONFIRM);
    app->dialog.question = question;
    app->dialog.yes = yes;
}

/* Another position: whatever was in the hand, asked or suggested speaks of the old one. */
static void forget_moment(App *app) {
    app->hint = NO_MOVE;
    app->info.depth = 0;
    app->slide.piece = 0;
    DialogType type = app->dialog.type;
    if (type == DIALOG_CHOOSE || type == DIALOG_END || type == DIALOG_CONFIRM) app_close(app);
    hand_drop(app);
    if (app->message.type != MESSAGE_TEXT) app_hush(app); /* a fault is still to be read */
    moves_update(app);
}

/* Who looks at an earlier position goes on looking when the computer moves. */
static void show_move(App *app, Move move, bool by_computer) {
    int look = by_computer ? app->list.look : -1;
    bool carried = app->hand.dragging;
    forget_moment(app);
    if (look >= 0) moves_look(app, look);
    moment_moved(app, move, carried);
}

static void take_event(App *app, const Event *event) {
    switch (event->type) {
    case EVENT_STARTED:
        moves_forget(&app->list);
        app->hand.cursor = NO_SQUARE;
        app->editor.open = false;
        analysis_forget(app);
        forget_moment(app);
        pictures_use(&app->pictures, session_rules(app->session),
                     settings_name(&app->settings, SETTING_PIECES));
        seats_portraits(app);
        mods_watch(app);
        break;
    case EVENT_MOVED:
        show_move(app, event->move, event->by_computer);
        if (pupil_learns(app)) pupil_moved(app);
        break;
    case EVENT_TAKEN_BACK:
    case EVENT_VISITED: forget_moment(app); break;
    case EVENT_THINKING: app->info = event->info; break;
    case EVENT_HINT:
        app->hint = event->move;
        app->hint_info = event->info;
        say_message(app, (Message){.type = MESSAGE_HINT});
        break;
    case EVENT_LINE:
    case EVENT_JUDGED: analysis_take(app, event); break;
    case EVENT_FAULT:
        seats_portraits(app); /* another may have taken the seat */
        mods_fault(app, event->text);
        break;
    case EVENT_RENEWED:
        if (app->dialog.type == DIALOG_FAULT) app_close(app);
        app_say(app, "gui.renewed");
        break;
    case EVENT_ENDED:
        moment_sound(app, SOUND_END);
        if (pupil_learns(app)) break; /* the task says what has been reached */
        if (session_away(app->session)) break; /* and the line below the board what a branch has */
        moves_look(app, session_game(app->session)->count);
        app_open(app, DIALOG_END);
        break;
    }
    app->dirty = true;
}

void app_poll(App *app) {
    Event event;
    app->held = false;
    while (session_poll(app->session, &event)) take_event(app, &event);
    moment_clock(app);
}

bool app_moving(const App *app) {
    return app->slide.piece && app->now - app->slide.start < moment_slide_ms(app);
}

int app_wait(const App *app) {
    const Clock *clock = session_clock(app->session);
    if (app->slide.piece) return FRAME_MS;
    if (app->held) return moment_hold_ms(app);
    if (!clock || clock->state != CLOCK_RUNNING) return -1;
    return pace_next(session_left(app->session, clock->side));
}

void app_frame(App *app) {
    const Rules *rules = app_position(app)->rules;
    float scale = app->density * (float)atoi(settings_name(&app->settings, SETTING_SCALE)) / 100;
    app->now = clock_ms();
    app->theme = themes_find(&app->themes, app->settings.theme);
    if (app->slide.piece && !app_moving(app)) app->slide.piece = 0;
    app->layout = layout_make(app->width, app->height, scale, rules->files, rules->ranks,
                              moment_flipped(app), app->editor.open || pupil_learns(app));
    analysis_follow(app);
    listing_lay(app);
    store_see(app);
    draw_reset(&app->draw);
    view_frame(app, &app->draw);
    app->dirty = false;
}

/* The settings of the last run, and what the command line asks for instead. Faults are
 * told in the window. */
static void app_settle(App *app, const GuiOptions *options, bool autosave) {
    Err err;
    char path[PATH_SIZE];
    settings_init(&app->settings);
    settings_set(&app->settings, "language", lang_of_environment());
    if (autosave && !settings_load(&app->settings, &err)) app_say_text(app, err.text);
    app->kept = app->settings;
    if (options->lang) settings_set(&app->settings, "language", options->lang);
    if (options->flip) app->settings.flip = 1;
    if (options->overlay) app->settings.overlay = 1;
    app->width = options->width ? options->width : app->settings.width;
    app->height = options->height ? options->height : app->settings.height;
    app->number = autosave ? slot_take(path, &app->lock, &err) : 0;
    if (app->number) {
        app->autosave = memory_text(path);
        file_sweep(path);
    } else if (autosave) {
        app_say_text(app, err.text);
    }
}

static bool app_furnish(App *app, void (*wake)(void *context), Err *err) {
    app->fonts = fonts_new(err);
    draw_init(&app->draw, app->fonts);
    app->library = app->fonts ? library_new(err) : NULL;
    if (!app->library || !app_read_themes(app, err) ||
        !app_use_language(app, settings_name(&app->settings, SETTING_LANGUAGE), err))
        return false;
    SessionSetup setup = {.library = app->library, .wake = wake, .context = app,
                          .autosave = app->autosave, .seed = (uint64_t)clock_ns()};
    app->session = session_new(&setup, err);
    return app->session != NULL;
}

App *app_new(const GuiOptions *options, bool autosave, void (*wake)(void *context), Err *err) {
    App *app = memory_new(sizeof *app);
    app->density = 1;
    app->mouse_x = app->mouse_y = -1;
    app->list.look = -1;
    app->hand.from = app->hand.to = app->hand.cursor = NO_SQUARE;
    app->lock = -1;
    text_init(&app->typed);
    app->users = autosave;
    app_settle(app, options, autosave);
    if (app_furnish(app, wake, err)) return app;
    app_free(app);
    return NULL;
}

void app_free(App *app) {
    if (!app) return;
    pupil_close(app);
    mods_clear(app);
    if (app->session) session_free(app->session);
    choices_clear(&app->fresh.variants);
    choices_clear(&app->fresh.minds);
    moves_clear(&app->list);
    if (app->library) library_free(app->library);
    if (app->lang) lang_free(app->lang);
    games_clear(&app->games);
    learn_clear(&app->learn);
    draw_clear(&app->draw);
    text_clear(&app->typed);
    fonts_free(app->fonts);
    themes_clear(&app->themes);
    free(app->offered);
    free(app->offered_name);
    free(app->autosave);
    if (app->lock >= 0) close(app->lock);
    free(app);
}
