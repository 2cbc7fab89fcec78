/* San: chess moves as PGN has them (standard algebraic notation), without marks of check.
 * Part of the notation: others ask notation.h, and a reader of PGN asks here. */
#ifndef CHESTER_CORE_SAN_H
#define CHESTER_CORE_SAN_H

#include "core/notation.h"

/* Nf3, Rad1, exd5, e8=Q, O-O. */
void san_write(const Position *pos, Move move, char out[MOVE_TEXT_SIZE]);
/* How many legal moves the text can mean; *move is the last of them, untouched when there is
 * none. More of the origin than is needed is tolerated, `0-0` for `O-O`, and a missing `x` or
 * `=`; no marks behind the move are. */
int san_read(const Position *pos, const char *text, Move *move);
/* Of a castling move: the King goes to the lower files. */
bool san_castles_far(const Position *pos, Move move);

#endif
