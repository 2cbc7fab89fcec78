/* Does: what actions do in a lesson and on the pages. */
#include "gui/does.h"
#include "gui/pupil.h"

void does_learn(App *app) { learn_open(app); }

void does_learn_row(App *app, int kind) {
    if (kind >= 0 && kind <= session_rules(app->session)->kind_count) learn_show(app, (Kind)kind);
}

void does_guide(App *app) { learn_guide(app); }

void does_guide_row(App *app, int chapter) {
    if (chapter >= 0 && chapter < app->learn.guide.count) learn_chapter(app, chapter);
}

bool can_lesson(const App *app) { return pupil_learns(app) || pupil_has(app); }
bool in_lesson(const App *app) { return pupil_learns(app); }

/* Opens the lesson, or leaves it. */
void does_lesson(App *app) {
    Err err;
    if (pupil_learns(app)) {
        pupil_close(app);
        app_say(app, "gui.lesson-left");
    } else if (!pupil_open(app, &err))
        app_say_text(app, err.text);
}

void does_lesson_task(App *app, int task) { pupil_go(app, task); }

/* Behind the last one the lesson is over. */
void does_lesson_next(App *app) {
    const Course *course = &app->pupil.course;
    if (course->task + 1 < course->lesson->count)
        pupil_go(app, course->task + 1);
    else
        pupil_close(app);
}
