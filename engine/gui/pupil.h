/* Pupil: a lesson in the window: its session in the place of the game's, which waits meanwhile and
 * comes back untouched. */
#ifndef CHESTER_GUI_PUPIL_H
#define CHESTER_GUI_PUPIL_H

#include "session/course.h"

struct App;

typedef struct Pupil {
    Course course; /* whose session is the window's while it is open */
    Session *game; /* that waits */
    bool paused;   /* it was */
    char variant[64];  /* whose lesson was left last, where, and with what solved: */
    int task;
    bool solved[LESSON_TASKS];
} Pupil;

bool pupil_learns(const struct App *app); /* a lesson is open */
bool pupil_has(const struct App *app); /* there is a lesson for the variant on the board */
bool pupil_open(struct App *app, Err *err); /* where it was left */
void pupil_close(struct App *app);
void pupil_go(struct App *app, int task);
void pupil_show(struct App *app); /* the move that is asked for, as an arrow */
void pupil_moved(struct App *app); /* the pupil has made a move */

#endif
