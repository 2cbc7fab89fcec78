/* Perft: the number of leaf positions at a depth, the proof of a move generator. */
#ifndef CHESTER_CORE_PERFT_H
#define CHESTER_CORE_PERFT_H

#include "core/position.h"

uint64_t perft(const Position *pos, int depth);
/* The same, with every internal check on each position on the way (core/verify.h);
 * false and the sentence on the first fault. */
bool perft_verified(const Position *pos, int depth, uint64_t *leaves, Err *err);

#endif
