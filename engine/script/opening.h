/* Opening: the field `opening` of a personality, lines of moves in coordinates. Here they are
 * only texts; engine/session/book.h holds them against the rules. */
#ifndef CHESTER_SCRIPT_OPENING_H
#define CHESTER_SCRIPT_OPENING_H

#include "script/read.h"
#include "search/personality.h"

/* { "e2e4 e7e5", ["chess-t1"] = { "c2c3" } }: lines for wherever they fit, and for one game. */
void opening_read(Reader *reader, Personality *who);

#endif
