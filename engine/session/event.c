/* Event: a list that is emptied from its front and begins anew when it is empty. */
#include "session/event.h"

#include "base/memory.h"

#include <stdlib.h>

void event_queue_clear(EventQueue *queue) {
    free(queue->events);
    *queue = (EventQueue){0};
}

Event *event_queue_put(EventQueue *queue, EventType type) {
    if (queue->count == queue->room) {
        queue->room = queue->room ? 2 * queue->room : 8;
        queue->events = memory_resize(queue->events, (size_t)queue->room * sizeof(Event));
    }
    Event *event = &queue->events[queue->count++];
    *event = (Event){.type = type};
    return event;
}

bool event_queue_take(EventQueue *queue, Event *event) {
    if (queue->first == queue->count)
        return false;
    *event = queue->events[queue->first++];
    if (queue->first == queue->count)
        queue->first = queue->count = 0;
    return true;
}
