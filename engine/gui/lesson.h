/* Lesson: tasks on small positions, solved on the board like moves of a game.
 *
 * A lesson is a text file, assets/lessons/VARIANT.lesson, or the user's lessons/VARIANT.lesson
 * in the data folder, which goes first. It is played in a session of its own; the game waits
 * meanwhile and comes back untouched. Lines are `name = text`, `#` begins a comment:
 *
 *   title.en, title.ru      of the lesson, before the first task
 *   task = POSITION         begins a task; the side to move is the pupil
 *   en, ru                  what to do
 *   move = e2e4 d2d4        a step: any of these moves is right
 *   reply = e7e5            the answer to the step before it
 *   refused = a5a6          a step: a move that has to be tried and is not legal
 *   done.en, done.ru        what has been learned */
#ifndef CHESTER_GUI_LESSON_H
#define CHESTER_GUI_LESSON_H

#include "base/arena.h"
#include "core/why.h"
#include "session/session.h"

struct App;

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

/* What the window knows of the lesson that is open. */
typedef struct Pupil {
    Lesson *lesson;      /* NULL: none is open */
    Session *game;       /* that waits */
    bool paused;         /* it was */
    int task, step;
    bool solved[LESSON_TASKS];
} Pupil;

bool pupil_has(const struct App *app); /* there is a lesson for the variant on the board */
bool pupil_open(struct App *app, Err *err);
void pupil_close(struct App *app);
void pupil_go(struct App *app, int task);
bool pupil_done(const struct App *app); /* the task on the board is solved */
void pupil_show(struct App *app); /* the move that is asked for, as an arrow */
/* The pupil has made a move, or tried one that is refused. */
void pupil_moved(struct App *app, Move move);
void pupil_refused(struct App *app, const Why *why);

#endif
