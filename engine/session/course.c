/* Course: going through the tasks of a lesson: right and wrong moves. See course.h. */
#include "session/course.h"

#include <stdio.h>
#include <string.h>

enum { SMALL_HASH = 1 };

bool course_open(Course *course, const Session *game, Library *library,
                 void (*wake)(void *context), void *context, Err *err) {
    Lesson *lesson = lesson_load(session_rules(game), err);
    if (!lesson)
        return false;
    SessionSetup setup = {.library = library, .hash_megabytes = SMALL_HASH, .wake = wake, .context = context};
    Session *session = session_new(&setup, err);
    if (!session || !session_start(session, session_variant(game), NULL, err)) {
        session_free(session);
        lesson_free(lesson);
        return false;
    }
    Event event;
    while (session_poll(session, &event)) /* nobody has to be told of the start position */
        ;
    *course = (Course){.lesson = lesson, .session = session};
    return true;
}

void course_close(Course *course) {
    session_free(course->session);
    lesson_free(course->lesson);
    *course = (Course){.lesson = NULL};
}

void course_go(Course *course, int task) {
    if (task < 0 || task >= course->lesson->count)
        return;
    course->task = task;
    course->step = 0;
    course->solved[task] = false;
    session_start(course->session, session_variant(course->session),
                  course->lesson->tasks[task].position, NULL);
}

bool course_done(const Course *course) {
    return course->lesson && course->solved[course->task];
}

static const LessonStep *step_now(const Course *course) {
    const LessonTask *task = &course->lesson->tasks[course->task];
    return course->step < task->step_count ? &task->steps[course->step] : NULL;
}

static void go_on(Course *course) {
    const char *reply = step_now(course)->reply;
    Move move;
    course->step++;
    if (reply && move_read(session_position(course->session), reply, &move, NULL))
        session_play_move(course->session, move); /* seen by course_moved(), past the last step or not */
    if (!step_now(course))
        course->solved[course->task] = true;
}

Move course_wanted(const Course *course) {
    const LessonStep *step = step_now(course);
    Square from, to;
    Kind becomes;
    Move move;
    char first[64];
    if (!step)
        return NO_MOVE;
    snprintf(first, sizeof first, "%.*s", (int)strcspn(step->moves, " "), step->moves);
    if (!step->refused)
        return move_read(session_position(course->session), first, &move, NULL) ? move : NO_MOVE;
    bool read = move_read_squares(session_rules(course->session), first, &from, &to, &becomes, NULL);
    return read ? move_make(from, to, MOVE_QUIET, 0, 0) : NO_MOVE;
}

/* Whether the step allows the move that was made from `before`. */
static bool is_right(const LessonStep *step, const Position *before, Move move) {
    char words[256], *rest = words;
    snprintf(words, sizeof words, "%s", step->moves);
    for (char *word; (word = strsep(&rest, " ")) != NULL;) {
        Move right;
        if (*word && move_read(before, word, &right, NULL) && right == move)
            return true;
    }
    return false;
}

CourseReply course_moved(Course *course) {
    const LessonStep *step = step_now(course);
    const Game *game = session_game(course->session);
    Position before;
    if (game->count == 0 || !step || course_done(course))
        return COURSE_NOTHING;
    game_position_at(game, game->count - 1, &before);
    if (before.side != game->start.side) /* the reply */
        return COURSE_NOTHING;
    bool right = !step->refused && is_right(step, &before, game->moves[game->count - 1]);
    if (right)
        go_on(course);
    else
        course_go(course, course->task);
    return right ? COURSE_RIGHT : COURSE_OTHER;
}

CourseReply course_refused(Course *course, const Why *why) {
    const LessonStep *step = course->lesson ? step_now(course) : NULL;
    Square from, to;
    Kind becomes;
    if (!step || !step->refused ||
        !move_read_squares(session_rules(course->session), step->moves, &from, &to, &becomes, NULL) ||
        why->from != from || why->to != to)
        return COURSE_NOTHING;
    go_on(course);
    return COURSE_RIGHT;
}
