/* Ring: a writer and a reader at once. The thread sanitizer build makes this sharp. */
#include "check.h"

#include "base/ring.h"

#include <pthread.h>
#include <sched.h>
#include <stdint.h>

enum { ITEMS = 200000 };

typedef struct Item {
    uint32_t number;
    uint64_t copies[4]; /* all the number, so that a torn item is seen */
} Item;

static void *write_items(void *ring) {
    for (uint32_t i = 0; i < ITEMS; i++) {
        Item item = {i, {i, i, i, i}};
        while (!ring_put(ring, &item))
            sched_yield();
    }
    return NULL;
}

static void items_arrive_whole_and_in_order(void) {
    Ring *ring = ring_new(sizeof(Item), 64);
    pthread_t writer;
    CHECK_INT(pthread_create(&writer, NULL, write_items, ring), 0);
    for (uint32_t i = 0; i < ITEMS;) {
        Item item;
        if (!ring_take(ring, &item)) {
            sched_yield();
            continue;
        }
        CHECK_INT(item.number, i);
        for (int j = 0; j < 4; j++)
            CHECK_INT((int64_t)item.copies[j], i);
        i++;
    }
    pthread_join(writer, NULL);
    Item none;
    CHECK(!ring_take(ring, &none));
    ring_free(ring);
}

static void a_full_ring_refuses_and_keeps(void) {
    Ring *ring = ring_new(sizeof(int), 4);
    int value;
    CHECK(!ring_take(ring, &value));
    for (int round = 0; round < 3; round++) { /* over the end of the storage */
        for (int i = 0; i < 4; i++) {
            CHECK_INT((int64_t)ring_room(ring), 4 - i);
            CHECK(ring_put(ring, &i));
        }
        CHECK_INT((int64_t)ring_room(ring), 0);
        CHECK(!ring_put(ring, &(int){99}));
        for (int i = 0; i < 4; i++) {
            CHECK(ring_take(ring, &value));
            CHECK_INT(value, i);
        }
        CHECK(!ring_take(ring, &value));
        CHECK(ring_put(ring, &(int){round}) && ring_take(ring, &value));
    }
    ring_free(ring);
    ring_free(NULL);
}

int main(void) {
    TEST(items_arrive_whole_and_in_order);
    TEST(a_full_ring_refuses_and_keeps);
    return check_end();
}
