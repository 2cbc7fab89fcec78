/* Seat: reading and writing one. See seat.h. */
#include "session/seat.h"

#include <stdio.h>
#include <string.h>

bool seat_read(const char *text, Seat *seat) {
    const char *colon = strrchr(text, ':');
    size_t length = colon ? (size_t)(colon - text) : 0;
    bool level = colon && colon[1] >= '1' && colon[1] <= '9' && !colon[2];
    *seat = (Seat){.level = 1};
    if (!level || length == 0 || length >= sizeof seat->ai)
        return false;
    memcpy(seat->ai, text, length);
    seat->level = colon[1] - '0';
    return true;
}

void seat_write(const Seat *seat, char out[SEAT_TEXT]) {
    *out = '\0';
    if (seat->ai[0])
        snprintf(out, SEAT_TEXT, "%s:%d", seat->ai, seat->level);
}
