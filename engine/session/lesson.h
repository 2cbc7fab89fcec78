/* Lesson: tasks on small positions, solved on the board like moves of a game (course.h).
 *
 * A lesson is a text file, assets/lessons/VARIANT.lesson, or the user's lessons/VARIANT.lesson
 * in the data folder, which goes first. Lines are `name = text`, `#` begins a comment:
 *
 *   title.en, title.ru      of the lesson, before the first task
 *   task = POSITION         begins a task; the side to move is the pupil
 *   en, ru                  what to do
 *   move = e2e4 d2d4        a step: any of these moves is right
 *   reply = e7e5            the answer to the step before it
 *   refused = a5a6          a step: a move that has to be tried and is not legal
 *   done.en, done.ru        what has been learned */
#ifndef CHESTER_SESSION_LESSON_H
#define CHESTER_SESSION_LESSON_H

#include "base/arena.h"
#include "base/err.h"
#include "core/rules.h"

enum { LESSON_TASKS = 40, LESSON_STEPS = 6 };

typedef struct LessonStep {
    const char *moves, *reply; /* reply may be NULL */
    bool refused;
} LessonStep;

typedef struct LessonTask {
    const char *position;
    Label text, done;
    LessonStep steps[LESSON_STEPS];
    int step_count;
} LessonTask;

typedef struct Lesson {
    Arena *arena;
    Label title;
    LessonTask *tasks;
    int count;
} Lesson;

/* NULL and "…: file:line" when there is a fault. Positions and moves are those of `rules`. */
Lesson *lesson_read(const char *text, const char *file, const Rules *rules, Err *err);
void lesson_free(Lesson *lesson);
/* Whether there is one for these rules, and that one. */
bool lesson_exists(const Rules *rules);
Lesson *lesson_load(const Rules *rules, Err *err);

#endif
