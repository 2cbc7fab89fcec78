/* Begin: the first game of a run, as the command line, the autosave or the settings say. */
#include "base/file.h"
#include "gui/mods.h"
#include "gui/seats.h"
#include "session/install.h"

#include <stdio.h>
#include <string.h>

/* The seats that --side, --ai and --level ask for; what is not asked for is as last time. */
static bool asked_seats(App *app, const GuiOptions *options, Err *err) {
    static const char *const sides[] = {"white", "black"};
    const char *person = options->side;
    Seat before[2], mind = {.ai = "neutral", .level = 1};
    for (Side side = WHITE; side <= BLACK; side++) {
        seat_read(side == WHITE ? app->settings.white : app->settings.black, &before[side]);
        if (before[side].ai[0]) mind = before[side];
    }
    if (!person && options->screenshot && !options->ai) person = "both";
    if (!person && (options->ai || options->level) && !before[WHITE].ai[0] && !before[BLACK].ai[0])
        person = "white";
    if (options->ai) {
        snprintf(mind.ai, sizeof mind.ai, "%s", options->ai);
        mind.level = 1;
    }
    if (options->level) mind.level = options->level;
    for (Side side = WHITE; side <= BLACK; side++) {
        bool plays = person ? !strcmp(person, sides[side]) || !strcmp(person, "both")
                            : !before[side].ai[0];
        Seat seat = plays ? (Seat){.level = 1} : mind;
        if (!session_set_seat(app->session, side, &seat, err)) return false;
    }
    return true;
}

/* The seats of last time; a personality that is gone gives its seat to a person. */
static void usual_seats(App *app) {
    for (Side side = WHITE; side <= BLACK; side++) {
        Seat seat, person = {.level = 1};
        seat_read(side == WHITE ? app->settings.white : app->settings.black, &seat);
        if (!session_set_seat(app->session, side, &seat, NULL))
            session_set_seat(app->session, side, &person, NULL);
    }
}

static bool usual_game(App *app, Err *err) {
    usual_seats(app);
    char path[PATH_SIZE]; /* a broken file of the user's must not keep the window shut */
    Err fault;
    if (session_start(app->session, app->settings.variant, NULL, &fault)) {
        seats_time(app);
        return true;
    }
    bool begun = session_start(app->session, "chess-t1", NULL, err) ||
                 (library_shipped(app->library, "chess-t1", path) &&
                  session_start(app->session, path, NULL, err));
    if (begun) seats_time(app);
    if (begun) app_poll(app);
    if (begun) mods_fault(app, fault.text);
    return begun;
}

/* The game of the last run lies behind the question whether to go on with it. */
static bool resume(App *app, Err *err) {
    Err fault;
    if (!session_can_resume(app->session)) return usual_game(app, err);
    if (session_resume(app->session, &fault)) {
        session_pause(app->session);
        app_poll(app);
        app_open(app, DIALOG_RESUME);
        return true;
    }
    if (!usual_game(app, err)) return false;
    app_poll(app);
    app_say_text(app, fault.text);
    return true;
}

bool app_begin(App *app, const GuiOptions *options, Err *err) {
    bool asked = options->variant || options->fen || options->side || options->ai || options->level;
    bool there = options->file && (file_exists(options->file) || folder_exists(options->file));
    bool begun, mod = there && mod_is(options->file);
    if (options->file && !mod)
        begun = session_load(app->session, options->file, err);
    else if (asked || options->screenshot)
        begun = asked_seats(app, options, err) &&
                session_start(app->session, options->variant ? options->variant : "chess-t1",
                              options->fen, err);
    else
        begun = resume(app, err);
    if (begun) app_poll(app);
    if (begun && mod) mods_offer(app, options->file);
    return begun;
}
