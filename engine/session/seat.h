/* Seat: who plays a side, a person or a personality at a level, and that as text. */
#ifndef CHESTER_SESSION_SEAT_H
#define CHESTER_SESSION_SEAT_H

#include <stdbool.h>

enum { SEAT_TEXT = 96 };

typedef struct Seat {
    char ai[64]; /* name of a personality; "" for a person */
    int level;   /* from 1 */
} Seat;

/* "castellan:3"; false, and a person at level 1, when it is no such text. */
bool seat_read(const char *text, Seat *seat);
/* A person is "". */
void seat_write(const Seat *seat, char out[SEAT_TEXT]);

#endif
