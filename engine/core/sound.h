/* Sound: whether a position that was read could stand in a game at all. */
#ifndef CHESTER_CORE_SOUND_H
#define CHESTER_CORE_SOUND_H

#include "core/position.h"

typedef enum UnsoundCode {
    UNSOUND_NOT,
    UNSOUND_HOLE,    /* square: a piece stands where there is no board */
    UNSOUND_PLACE,   /* kind, square, zone: it may not stand there */
    UNSOUND_CHANGES, /* kind, square: it would have been promoted */
    UNSOUND_COUNT,   /* side, kind, count, wanted: of a guarded piece */
    UNSOUND_FACING,
    UNSOUND_CHECK    /* side is in check, and not to move */
} UnsoundCode;

/* The first reason for which no game brings a position about. */
typedef struct Unsound {
    UnsoundCode code;
    Square square;
    Kind kind;
    Side side;
    int zone, count, wanted;
} Unsound;

Unsound position_unsound(const Position *pos);

/* False and the sentence for pieces where they may not stand or would have changed, for a
 * wrong number of guarded pieces, and for a side in check that is not to move. */
bool position_sound(const Position *pos, Err *err);

#endif
