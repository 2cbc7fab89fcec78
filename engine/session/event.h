/* Event: the queue of what the client has not yet been told. One thread only. */
#ifndef CHESTER_SESSION_EVENT_H
#define CHESTER_SESSION_EVENT_H

#include "session/session.h"

typedef struct EventQueue {
    Event *events; /* events[first .. count) are waiting */
    int first, count, room;
} EventQueue;

void event_queue_clear(EventQueue *queue);
/* A new last event, empty but for its type. Valid until the next call. */
Event *event_queue_put(EventQueue *queue, EventType type);
bool event_queue_take(EventQueue *queue, Event *event);

#endif
