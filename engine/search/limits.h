/* Limits: when one search ends, and how a clock becomes such limits. */
#ifndef CHESTER_SEARCH_LIMITS_H
#define CHESTER_SEARCH_LIMITS_H

#include <stdint.h>

/* 0 is "no limit". Without any, a search goes on until it is stopped. */
typedef struct Limits {
    int depth; /* plies */
    uint64_t nodes;
    int mate;    /* a win found in at most so many moves is enough */
    int ms;      /* for this move, whatever happens */
    int soft_ms; /* what a usual move should take: no new depth is begun after about this
                  * (pace.h); needs `ms` */
} Limits;

/* What a player's clock says when a move begins. */
typedef struct TimeLeft {
    int64_t ms;
    int64_t increment_ms; /* given after each move */
    int moves_to_go;      /* until more time is given; 0: for the rest of the game */
    int overhead_ms;      /* lost on the way of a move to whoever runs the clock */
} TimeLeft;

/* At least 1 ms, and never more than what is left without the overhead. */
Limits limits_of_clock(const TimeLeft *left);

#endif
