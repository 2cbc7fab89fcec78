/* Gui: the loop of the window: sleep, hear, draw. Nothing is drawn unless something has
 * changed, and the program sleeps in SDL until it does. */
#include "gui/gui.h"

#include "base/clock.h"
#include "base/file.h"
#include "gui/app.h"
#include "gui/input.h"
#include "gui/mods.h"
#include "gui/moment.h"
#include "gui/seats.h"
#include "gui/shot.h"
#include "gui/window.h"
#include "gui/words.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>

/* There may be no window to say it in. */
static int failed(const GuiOptions *options, const Err *err) {
    Err other;
    Text text;
    Lang *lang = lang_load(options->lang ? options->lang : lang_of_environment(), &other);
    text_init(&text);
    lang_fault(lang, err->text, &text);
    fprintf(stderr, "chester: %s\n", text.data);
    text_clear(&text);
    lang_free(lang);
    return 1;
}

static int screenshot(const GuiOptions *options) {
    Err err;
    App *app = app_new(options, false, NULL, &err);
    bool written = app && app_begin(app, options, &err);
    if (written) {
        app_frame(app);
        written = shot_write(&app->draw, app->width, app->height, options->screenshot, &err);
    }
    app_free(app);
    return written ? 0 : failed(options, &err);
}

/* Plays what is to be heard since the last frame; "off" closes the device. */
static void sound(App *app, Sound *device) {
    int volume = atoi(settings_name(&app->settings, SETTING_VOLUME));
    if (app->heard || !volume) sound_play(device, app->heard, volume, clock_ms());
    app->heard = SOUND_NONE;
}

static void show(App *app) {
    Text title;
    window_size(app->window, &app->width, &app->height, &app->density);
    app_frame(app);
    text_init(&title);
    text_format(&title, "%s – Chester", words_label(app, session_rules(app->session)->title));
    window_title(app->window, title.data);
    text_clear(&title);
    window_show(app->window, &app->draw);
}

/* Waits for one event, then takes all that are there, so that a burst costs one picture. The
 * list of what can be pressed is made anew between them. */
static void hear(App *app, Sound *device) {
    SDL_Event event;
    bool reading = fresh_read(app, READ_MS);
    int wait = reading ? 0 : app_wait(app), rest = sound_rest(device, clock_ms());
    bool changed = wait >= 0;
    if (wait < 0 || (rest >= 0 && rest < wait)) wait = rest;
    int got = SDL_WaitEventTimeout(&event, wait); /* -1: for ever */
    if (changed && !moment_hold_ms(app)) app_poll(app); /* a flag may have fallen */
    for (; got && !app->quit; got = SDL_PollEvent(&event)) {
        if (app->dirty) app_frame(app);
        input_take(app, &event);
        window_typing(app->window, app->typing, app->layout.strip);
        if (event.type == SDL_DROPFILE || event.type == SDL_DROPTEXT) SDL_free(event.drop.file);
        changed |= app->dirty;
    }
    app->dirty = changed;
}

static void run(App *app) {
    Sound device = {0};
    app->dirty = true;
    app->heard = SOUND_NONE; /* of the game that is laid out */
    while (!app->quit) {
        if (app->dirty) show(app);
        sound(app, &device);
        hear(app, &device);
    }
    sound_close(&device);
    window_usual_place(app->window, &app->settings);
    app_save_settings(app);
}

int gui_main(const GuiOptions *options) {
    Err err;
    char data[PATH_SIZE], icon[PATH_SIZE] = "";
    if (options->screenshot) return screenshot(options);
    App *app = app_new(options, true, window_wake, &err);
    if (!app) return failed(options, &err);
    if (data_folder(data, NULL)) path_join(icon, data, "assets/pieces/chester.svg");
    if (options->width || options->height) app->settings.left = app->settings.top = NO_PLACE;
    app->window = window_new(app->width, app->height, app->fonts, icon, &err);
    window_place(app->window, &app->settings);
    if (!options->width && !options->height) window_fit(app->window);
    bool open = app->window && app_begin(app, options, &err);
    if (open) {
        window_fullscreen(app->window, app->settings.fullscreen);
        mods_follow(app, window_wake_files);
        if (app->number > 1) app_say_detail(app, "gui.beside", path_name(app->autosave));
        run(app);
    }
    Window *window = app->window;
    app_free(app);
    window_free(window);
    return open ? 0 : failed(options, &err);
}
