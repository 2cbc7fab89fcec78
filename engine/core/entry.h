/* Entry: the functions behind Ops, as the sources that are compiled by width declare
 * them to one another. Their meaning is said in core/position.h. */
#ifndef CHESTER_CORE_ENTRY_H
#define CHESTER_CORE_ENTRY_H

#include "core/wide.h"

int WIDE(moves)(const Position *pos, Move *out);
int WIDE(hits)(const Position *pos, Move *out);
int WIDE(moves_from)(const Position *pos, Square from, Move *out);
uint64_t WIDE(count)(const Position *pos);
bool WIDE(in_check)(const Position *pos, Side side, Square *square);
bool WIDE(faced)(const Position *pos, Side side);
Outcome WIDE(outcome_fast)(const Position *pos);

void WIDE(make)(Position *pos, Move move, Undo *undo);
void WIDE(unmake)(Position *pos, const Undo *undo);
void WIDE(put)(Position *pos, Square square, Piece piece);
bool WIDE(sets_hold)(const Position *pos);

Sums WIDE(strength)(const Position *pos, Square square);
void WIDE(strengths)(const Position *pos, Sums sums[MAX_SQUARES]);
int WIDE(actors)(const Position *pos, Square square, Square out[MAX_SQUARES]);

#endif
