/* Shape: everywhere that a piece gets to on this board, square by square, while the tables
 * are built. For the sources that are compiled by width. */
#ifndef CHESTER_RULES_SHAPE_H
#define CHESTER_RULES_SHAPE_H

#include "core/tables.h"

enum { MAX_LINES = 16, MAX_LAMES = 8 };

/* Lines by direction, all squares. */
typedef struct Lines {
    Line line[MAX_LINES][MAX_SQUARES];
    int8_t df[MAX_LINES], dr[MAX_LINES];
    int count;
} Lines;

/* Everywhere that something gets to, all squares. */
typedef struct Shape {
    Bits leaps[MAX_SQUARES];
    Lines lines, hops;
    Lame lames[MAX_SQUARES][MAX_LAMES];
    uint8_t lame_count[MAX_SQUARES];
    bool any_lame; /* else `lames` is all zero */
} Shape;

typedef bool (*MotionTest)(const Motion *motion);

void WIDE(shape_clear)(Shape *shape);
/* Adds a motion of one side from one square. Backwards, every relation "from reaches to" is
 * written down at `to` instead. */
void WIDE(shape_add)(Shape *shape, const Rules *rules, const Motion *motion, Side side, Square from,
                     bool backwards);
/* The motions of a piece that pass the test, from all squares. */
void WIDE(shape_of)(Shape *shape, const Rules *rules, Piece piece, MotionTest test, bool backwards);
bool WIDE(shape_equal)(const Shape *a, const Shape *b, int squares);
/* Where leaps and lines end, blocked by nothing. */
Bits WIDE(shape_ends)(const Shape *shape, Square from);

#endif
