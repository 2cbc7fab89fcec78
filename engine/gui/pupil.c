/* Pupil: going through a lesson: its session in the place of the game's, right and wrong moves. */
#include "gui/lesson.h"

#include "base/file.h"
#include "gui/app.h"
#include "gui/moves.h"
#include "gui/window.h"
#include "gui/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_BYTES = 1 << 18, SMALL_HASH = 1 };

/* The user's lesson for the variant, or ours. */
static bool lesson_path(const App *app, char out[PATH_SIZE]) {
    char folder[PATH_SIZE], lessons[PATH_SIZE], name[128];
    snprintf(name, sizeof name, "%s.lesson", session_rules(app->session)->name);
    for (int ours = 0; ours < 2; ours++)
        if ((ours ? data_folder(folder, NULL) : user_data_folder(folder, NULL)) &&
            path_join(lessons, folder, ours ? "assets/lessons" : "lessons") &&
            path_join(out, lessons, name) && file_exists(out))
            return true;
    return false;
}

bool pupil_has(const App *app) {
    char path[PATH_SIZE];
    return !app->pupil.lesson && lesson_path(app, path);
}

bool pupil_open(App *app, Err *err) {
    Pupil *pupil = &app->pupil;
    char path[PATH_SIZE];
    if (!lesson_path(app, path)) return err_set(err, "there is no lesson for this game");
    char *text = file_read(path, MOST_BYTES, NULL, err);
    Lesson *lesson = text ? lesson_read(text, path, session_rules(app->session), err) : NULL;
    free(text);
    if (!lesson) return false;
    SessionSetup setup = {.library = app->library, .hash_megabytes = SMALL_HASH,
                          .wake = app->window ? window_wake : NULL, .context = app};
    Session *session = session_new(&setup, err);
    if (!session) {
        lesson_free(lesson);
        return false;
    }
    *pupil = (Pupil){.lesson = lesson, .game = app->session,
                     .paused = session_paused(app->session)};
    session_start(session, session_variant(app->session), NULL, NULL);
    session_cancel_hint(app->session);
    session_cancel_analysis(app->session);
    session_pause(app->session);
    app->session = session;
    pupil_go(app, 0);
    return true;
}

/* Everything that is shown speaks of another session now. */
static void look_anew(App *app) {
    app->list.count = 0;
    app->hint = NO_MOVE;
    app->slide.piece = 0;
    app->hand = (Hand){.from = NO_SQUARE, .to = NO_SQUARE, .cursor = NO_SQUARE};
    moves_update(app);
    app_hush(app);
}

void pupil_close(App *app) {
    Pupil *pupil = &app->pupil;
    if (!pupil->lesson) return;
    session_free(app->session);
    lesson_free(pupil->lesson);
    app->session = pupil->game;
    bool paused = pupil->paused;
    *pupil = (Pupil){.lesson = NULL};
    look_anew(app);
    if (!paused) session_go(app->session);
    app_poll(app);
}

void pupil_go(App *app, int task) {
    Pupil *pupil = &app->pupil;
    if (task < 0 || task >= pupil->lesson->count) return;
    pupil->task = task;
    pupil->step = 0;
    pupil->solved[task] = false;
    session_start(app->session, session_variant(app->session), pupil->lesson->tasks[task].position,
                  NULL);
    app_poll(app);
    look_anew(app);
}

bool pupil_done(const App *app) {
    return app->pupil.lesson && app->pupil.solved[app->pupil.task];
}

static const LessonStep *step_now(const App *app) {
    const LessonTask *task = &app->pupil.lesson->tasks[app->pupil.task];
    return app->pupil.step < task->step_count ? &task->steps[app->pupil.step] : NULL;
}

static void go_on(App *app) {
    Pupil *pupil = &app->pupil;
    const char *reply = step_now(app)->reply;
    Move move;
    pupil->step++;
    if (reply && move_read(session_position(app->session), reply, &move, NULL))
        session_play_move(app->session, move); /* seen by pupil_moved(), past the last step or not */
    if (!step_now(app)) pupil->solved[pupil->task] = true;
}

void pupil_show(App *app) {
    const LessonStep *step = step_now(app);
    Square from, to;
    Kind becomes;
    Move move;
    char first[64];
    if (!step) return;
    snprintf(first, sizeof first, "%.*s", (int)strcspn(step->moves, " "), step->moves);
    if (step->refused) {
        if (move_read_squares(session_rules(app->session), first, &from, &to, &becomes, NULL))
            app->hint = move_make(from, to, MOVE_QUIET, 0, 0);
    } else if (move_read(session_position(app->session), first, &move, NULL)) {
        app->hint = move;
    }
}

/* Whether the step allows the move that has led here from `before`. */
static bool is_right(const LessonStep *step, const Position *before, Move move) {
    char words[256], *rest = words;
    snprintf(words, sizeof words, "%s", step->moves);
    for (char *word; (word = strsep(&rest, " ")) != NULL;) {
        Move right;
        if (*word && move_read(before, word, &right, NULL) && right == move) return true;
    }
    return false;
}

void pupil_moved(App *app, Move move) {
    const LessonStep *step = step_now(app);
    const Game *game = session_game(app->session);
    const Position *start = &game->start;
    Position before;
    if (game->count == 0 || !step || pupil_done(app)) return;
    game_position_at(game, game->count - 1, &before);
    if (before.side != start->side) return; /* the reply */
    if (!step->refused && is_right(step, &before, move)) {
        go_on(app);
        return;
    }
    pupil_go(app, app->pupil.task);
    app_say(app, "gui.lesson-other");
    app->message.fault = true;
}

void pupil_refused(App *app, const Why *why) {
    const LessonStep *step = app->pupil.lesson ? step_now(app) : NULL;
    Square from, to;
    Kind becomes;
    if (!step || !step->refused) return;
    if (move_read_squares(session_rules(app->session), step->moves, &from, &to, &becomes, NULL) &&
        why->from == from && why->to == to)
        go_on(app);
}
