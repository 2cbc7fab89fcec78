/* Ring: a queue between one writing and one reading thread, without locks.
 *
 * Capacity is fixed; items are copied. The writer sees a full ring as false and
 * decides itself what may be lost. */
#ifndef CHESTER_BASE_RING_H
#define CHESTER_BASE_RING_H

#include <stdbool.h>
#include <stddef.h>

typedef struct Ring Ring;

Ring *ring_new(size_t item_bytes, size_t items); /* items: a power of two */
void ring_free(Ring *ring);
bool ring_put(Ring *ring, const void *item);
bool ring_take(Ring *ring, void *item);
size_t ring_room(const Ring *ring); /* for the writer: how many puts still fit */

#endif
