/* Desk: a position of its own on which a player's function may try moves, and from which it
 * may start a search. */
#ifndef CHESTER_SCRIPT_DESK_H
#define CHESTER_SCRIPT_DESK_H

#include "search/search.h"

enum { DESK_PLIES = 64 };

typedef struct Desk {
    Position pos;
    Undo undone[DESK_PLIES];
    int made;
    uint64_t *keys; /* of the game, then of the moves made: positions before the present one */
    const SearchJob *job;
    Table *table;   /* of its searches */
    bool free;           /* the level limits neither positions nor time */
    uint64_t nodes_left; /* for all its searches together, */
    int ms_left;         /* and milliseconds; -1: no limit */
} Desk;

/* The root of a job; the table is the caller's. */
void desk_open(Desk *desk, const SearchJob *job, Table *table);
void desk_close(Desk *desk);

#endif
