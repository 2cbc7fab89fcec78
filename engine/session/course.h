/* Course: how far somebody has got in a lesson, on the board of a session of its own: two persons, no
 * autosave. Whoever shows the board tells it what was played and what was refused. */
#ifndef CHESTER_SESSION_COURSE_H
#define CHESTER_SESSION_COURSE_H

#include "session/lesson.h"
#include "session/session.h"

typedef struct Course {
    Lesson *lesson;   /* NULL: none is open */
    Session *session; /* with the position of the task */
    int task, step;
    bool solved[LESSON_TASKS];
} Course;

/* Opens the lesson of the variant that `game` plays; course_go() begins it. `wake` and `context` are those of
 * the session's setup. */
bool course_open(Course *course, const Session *game, Library *library,
                 void (*wake)(void *context), void *context, Err *err);
void course_close(Course *course);
/* Sets a task up, from its beginning; one that there is not: nothing happens. */
void course_go(Course *course, int task);
bool course_done(const Course *course); /* the task on the board is solved */
/* The two squares that the next step asks for, NO_MOVE when there is none. */
Move course_wanted(const Course *course);

typedef enum CourseReply { COURSE_NOTHING, COURSE_RIGHT, COURSE_OTHER } CourseReply;

/* After EVENT_MOVED. A right move brings the reply, and the next step or the end of the task; after
 * another one the task begins anew. */
CourseReply course_moved(Course *course);
/* A move was tried and is not legal; some steps ask for just that. */
CourseReply course_refused(Course *course, const Why *why);

#endif
