/* Ring: two counters that only grow; each is written by one thread alone.
 *
 * put - take is the number of items inside, also after the counters wrap. An item
 * is written before `put` is released, and read before `take` is. */
#include "base/ring.h"

#include "base/memory.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct Ring {
    size_t item_bytes, items;
    unsigned char *data;
    /* apart by a cache line, since each belongs to another processor */
    _Alignas(64) atomic_size_t put;
    _Alignas(64) atomic_size_t take;
};

Ring *ring_new(size_t item_bytes, size_t items) {
    assert(item_bytes > 0 && items > 0 && (items & (items - 1)) == 0);
    Ring *ring = memory_aligned(sizeof *ring);
    ring->item_bytes = item_bytes;
    ring->items = items;
    ring->data = memory_new(item_bytes * items);
    return ring;
}

void ring_free(Ring *ring) {
    if (!ring)
        return;
    free(ring->data);
    free(ring);
}

static unsigned char *item_at(const Ring *ring, size_t counter) {
    return ring->data + (counter & (ring->items - 1)) * ring->item_bytes;
}

size_t ring_room(const Ring *ring) {
    size_t put = atomic_load_explicit(&ring->put, memory_order_relaxed);
    return ring->items - (put - atomic_load_explicit(&ring->take, memory_order_acquire));
}

bool ring_put(Ring *ring, const void *item) {
    if (ring_room(ring) == 0)
        return false;
    size_t put = atomic_load_explicit(&ring->put, memory_order_relaxed);
    memcpy(item_at(ring, put), item, ring->item_bytes);
    atomic_store_explicit(&ring->put, put + 1, memory_order_release);
    return true;
}

bool ring_take(Ring *ring, void *item) {
    size_t take = atomic_load_explicit(&ring->take, memory_order_relaxed);
    if (take == atomic_load_explicit(&ring->put, memory_order_acquire))
        return false;
    memcpy(item, item_at(ring, take), ring->item_bytes);
    atomic_store_explicit(&ring->take, take + 1, memory_order_release);
    return true;
}
