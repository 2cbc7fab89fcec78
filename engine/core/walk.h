/* Walk: one motion of one piece, step by step on the board as it stands. Slow and plain:
 * for reasons (core/why.c), for the checks (core/verify.c) and for drawing. */
#ifndef CHESTER_CORE_WALK_H
#define CHESTER_CORE_WALK_H

#include "core/position.h"

typedef enum WalkState {
    WALK_OPEN,      /* it gets there */
    WALK_UNFIT,     /* too near, or not where this motion may begin or end */
    WALK_BLOCKED,   /* by the piece on `by` */
    WALK_BARRED,    /* the zone of `by` is closed to the side */
    WALK_NO_HURDLE, /* a hop that has nothing to hop over */
} WalkState;

typedef struct WalkStep {
    Square square, by;
    WalkState state;
} WalkStep;

enum { MAX_STEPS = 16 };

/* The squares that the motion passes, nearest first; returns their number. Whether a piece
 * may be hit or may stand there is not asked. */
int walk_motion(const Position *pos, Square from, const Motion *motion, WalkStep out[MAX_STEPS]);

/* The zone that bars `square` to `side`, or -1. */
int walk_barred(const Rules *rules, Square square, Side side);

#endif
