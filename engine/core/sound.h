/* Sound: whether a position that was read could stand in a game at all. */
#ifndef CHESTER_CORE_SOUND_H
#define CHESTER_CORE_SOUND_H

#include "core/position.h"

/* False and the sentence for pieces where they may not stand or would have changed, for a
 * wrong number of guarded pieces, and for a side in check that is not to move. */
bool position_sound(const Position *pos, Err *err);

#endif
