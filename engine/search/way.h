/* Way: how many moves a piece is from a goal, on an empty board. */
#ifndef CHESTER_SEARCH_WAY_H
#define CHESTER_SEARCH_WAY_H

#include "core/rules.h"

enum { WAY_NONE = 100 }; /* moves: no way there */

/* way: 0 on the goals and WAY_NONE elsewhere; gets the least number of moves to a goal from each
 * square. Only motions that may go to an empty square count; goals need not be squares to
 * stand on. */
void way_find(const Rules *rules, Piece piece, uint8_t way[MAX_SQUARES]);
int way_longest(const Rules *rules, const uint8_t way[MAX_SQUARES]);
/* The rule is one that pieces of the side walk towards. */
bool way_promotes(const PromoteRule *rule, Side side);
/* To where the rule holds. */
void way_to_promotion(const Rules *rules, const PromoteRule *rule, Side side,
                      uint8_t way[MAX_SQUARES]);

#endif
