/* View: the panel of a lesson, in the place of the game's: the task, what has been learned by it,
 * and the way to the next one. */
#include "gui/view.h"
#include "gui/words.h"

#include <stdio.h>

/* A dot for each task: a ring is open, a disc is solved, a frame is on the board. */
static void progress(const App *app, Draw *draw, Rect in) {
    const Theme *theme = app_theme(app);
    const Course *course = &app->pupil.course;
    int count = course->lesson->count, width = in.w / count;
    if (width > in.h) width = in.h;
    for (int i = 0; i < count; i++) {
        Rect at = rect_cut_left(&in, width), dot = rect_middle(at, width * 55 / 100, width * 55 / 100);
        if (course->solved[i]) draw_disc(draw, dot, theme->accent);
        else draw_ring(draw, dot, kit_px(app, 2), theme->dim);
        if (i == course->task)
            draw_frame(draw, rect_middle(at, width, width), kit_px(app, 5), kit_px(app, 2), theme->text);
        draw_hit(draw, at, command_of(ACTION_LESSON_TASK, i));
    }
}

static void words(const App *app, Draw *draw, Rect in, Color ink, const char *text) {
    draw_mark(draw, MARK_TASK, -1);
    kit_words(draw, in, kit_type(app, TYPE_BODY, FONT_PLAIN, ink), text);
    draw_mark(draw, MARK_NONE, -1);
}

/* Cut off *in: room for what has been learned, right below the task; when the two are long, the
 * lower part of the box. */
static Rect cut_learned(const App *app, Draw *draw, Rect *in, const LessonTask *task) {
    int gap = kit_px(app, 12), edges = 2 * kit_px(app, 4);
    Type type = kit_type(app, TYPE_BODY, FONT_PLAIN, 0);
    int asked = draw_paragraph_height(draw, in->w, type, words_label(app, task->text));
    int learned = kit_px(app, 20) + edges +
                  draw_paragraph_height(draw, in->w - edges, type, words_label(app, task->done));
    Rect low = {in->x, in->y + asked + gap, in->w, learned};
    if (asked + gap + learned <= in->h) return low;
    low = rect_cut_bottom(in, in->h * 38 / 100);
    rect_cut_bottom(in, gap);
    return low;
}

static void task(const App *app, Draw *draw, Rect in) {
    const Theme *theme = app_theme(app);
    const Course *course = &app->pupil.course;
    const LessonTask *task = &course->lesson->tasks[course->task];
    draw_round(draw, in, kit_px(app, 8), theme->panel);
    draw_frame(draw, in, kit_px(app, 8), kit_px(app, 1), theme->line);
    in = rect_inset(in, kit_px(app, 12));
    Rect low = cut_learned(app, draw, &in, task);
    words(app, draw, in, theme->text, words_label(app, task->text));
    if (!course_done(course)) return;
    Rect box = rect_inset(low, -kit_px(app, 4));
    draw_round(draw, box, kit_px(app, 6), theme->raised);
    draw_frame(draw, box, kit_px(app, 6), kit_px(app, 2), theme->accent);
    low = rect_inset(low, kit_px(app, 4));
    draw_text(draw, rect_cut_top(&low, kit_px(app, 20)), ALIGN_LEFT,
              kit_type(app, TYPE_BODY, FONT_BOLD, theme->text), words_of(app, "gui.lesson-right"));
    words(app, draw, low, theme->text, words_label(app, task->done));
}

/* In one row below the board, in three beside it. */
static int buttons_height(const App *app) { return kit_px(app, app->layout.below ? 36 : 3 * 36 + 12); }

/* The left half of *in, or its top row; with the gap behind it. */
static Rect first(Rect *in, bool left, int height, int gap) {
    Rect at = left ? rect_cut_left(in, (in->w - gap) / 2) : rect_cut_top(in, height);
    if (left) rect_cut_left(in, gap);
    else rect_cut_top(in, gap);
    return at;
}

static void buttons(const App *app, Draw *draw, Rect in) {
    bool below = app->layout.below;
    int gap = kit_px(app, 6), height = (in.h - 2 * gap) / 3;
    const Course *course = &app->pupil.course;
    bool done = course_done(course), last = course->task + 1 == course->lesson->count;
    Rect help = first(&in, below, height, gap), show = first(&help, true, height, gap);
    Rect next = first(&in, below, height, gap);
    kit_button(app, draw, show, BUTTON_PLAIN, words_of(app, "gui.lesson-show"),
               command_of_key(ACTION_HINT));
    kit_button(app, draw, help, app->settings.overlay ? BUTTON_ON : BUTTON_PLAIN,
               words_of(app, "gui.strength"), command_of_key(ACTION_OVERLAY));
    kit_button(app, draw, next, done ? BUTTON_MAIN : BUTTON_PLAIN,
               words_of(app, last ? "gui.lesson-finish" : "gui.lesson-next"),
               command_of_key(ACTION_LESSON_NEXT));
    kit_button(app, draw, in, BUTTON_PLAIN, words_of(app, "gui.lesson-leave"),
               command_of_key(ACTION_LESSON));
}

void view_lesson(const App *app, Draw *draw) {
    const Theme *theme = app_theme(app);
    const Course *course = &app->pupil.course;
    Rect in = app->layout.panel;
    int gap = kit_px(app, 8);
    char at[16], count[16];
    Text text;
    Rect head = rect_cut_top(&in, kit_px(app, 32));
    kit_icon(app, draw, rect_cut_right(&head, head.h), "☰", command_of_key(ACTION_KEYS));
    Type type = kit_type(app, TYPE_HEAD, FONT_BOLD, theme->text);
    type.px = kit_fit(draw, type, head.w, words_label(app, course->lesson->title));
    draw_mark(draw, MARK_TITLE, -1);
    draw_text(draw, head, ALIGN_LEFT, type, words_label(app, course->lesson->title));
    draw_mark(draw, MARK_NONE, -1);
    snprintf(at, sizeof at, "%d", course->task + 1);
    snprintf(count, sizeof count, "%d", course->lesson->count);
    text_init(&text);
    lang_fill(app->lang, &text, "gui.lesson-task", "task", at, "count", count, NULL);
    draw_text(draw, rect_cut_top(&in, kit_px(app, 22)), ALIGN_LEFT,
              kit_type(app, TYPE_SMALL, FONT_PLAIN, theme->dim), text.data);
    text_clear(&text);
    progress(app, draw, rect_cut_top(&in, kit_px(app, 26)));
    rect_cut_top(&in, gap);
    buttons(app, draw, rect_cut_bottom(&in, buttons_height(app)));
    rect_cut_bottom(&in, gap);
    task(app, draw, in);
}
