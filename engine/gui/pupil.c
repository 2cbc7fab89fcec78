/* Pupil: the lesson's session in the place of the game's, and back. See pupil.h. */
#include "gui/pupil.h"

#include "gui/app.h"
#include "gui/moves.h"
#include "gui/seats.h"
#include "gui/window.h"
#include "gui/words.h"

#include <stdio.h>
#include <string.h>

bool pupil_learns(const App *app) { return app->pupil.course.lesson != NULL; }

bool pupil_has(const App *app) {
    return !pupil_learns(app) && lesson_exists(session_rules(app->session));
}

/* Everything that is shown speaks of another session now. */
static void look_anew(App *app) {
    moves_forget(&app->list);
    app->hint = NO_MOVE;
    app->slide.piece = 0;
    app->hand = (Hand){.from = NO_SQUARE, .to = NO_SQUARE, .cursor = NO_SQUARE};
    moves_update(app);
    app_hush(app);
}

/* Takes up a lesson that was left: its task, or the next one that is not solved; the first when all
 * are, and of another lesson. */
static int take_up(Pupil *pupil, const char *variant) {
    Course *course = &pupil->course;
    if (strcmp(pupil->variant, variant)) return 0;
    memcpy(course->solved, pupil->solved, sizeof course->solved);
    for (int i = 0; i < course->lesson->count; i++) {
        int task = (pupil->task + i) % course->lesson->count;
        if (!course->solved[task]) return task;
    }
    return 0;
}

bool pupil_open(App *app, Err *err) {
    Pupil *pupil = &app->pupil;
    Session *game = app->session;
    if (!course_open(&pupil->course, game, app->library, app->window ? window_wake : NULL, app, err))
        return false;
    pupil->game = game;
    pupil->paused = session_paused(game);
    session_cancel_hint(game);
    session_cancel_analysis(game);
    session_pause(game);
    app->session = pupil->course.session;
    pupil_go(app, take_up(pupil, session_rules(game)->name));
    return true;
}

void pupil_close(App *app) {
    Pupil *pupil = &app->pupil;
    if (!pupil_learns(app)) return;
    app->session = pupil->game;
    snprintf(pupil->variant, sizeof pupil->variant, "%s", session_rules(app->session)->name);
    pupil->task = pupil->course.task;
    memcpy(pupil->solved, pupil->course.solved, sizeof pupil->solved);
    course_close(&pupil->course);
    look_anew(app);
    seats_portraits(app); /* the lesson had none */
    if (!pupil->paused) session_go(app->session);
    app_poll(app);
}

void pupil_go(App *app, int task) {
    course_go(&app->pupil.course, task);
    app_poll(app);
    look_anew(app);
}

void pupil_show(App *app) {
    Move wanted = course_wanted(&app->pupil.course);
    if (wanted != NO_MOVE) app->hint = wanted;
}

void pupil_moved(App *app) {
    if (course_moved(&app->pupil.course) != COURSE_OTHER) return;
    app_poll(app);
    look_anew(app);
    app_say(app, "gui.lesson-other");
    app->message.fault = true;
}
