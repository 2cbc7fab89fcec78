/* Fen: what the parts of reading a position text share: the reader, the rights, whose
 * letters may stand for rooks anywhere, and the en passant square. */
#ifndef CHESTER_CORE_FEN_H
#define CHESTER_CORE_FEN_H

#include "core/position.h"

typedef struct FenReader {
    Position *pos;
    const Rules *rules;
    const char *text, *at;
    Err *err;
} FenReader;

/* Where the reader is, for people: characters are counted from 1. */
static inline int fen_column(const FenReader *r) { return (int)(r->at - r->text) + 1; }

static inline bool fen_field_ends(const FenReader *r) { return *r->at == ' ' || *r->at == '\0'; }

/* Takes the letter that stands here as a right; behind the board, because a right asks for its
 * pieces. The sentence says what it lacks. */
bool fen_read_right(FenReader *r);
/* The letter of a right; of its rook's file when another rook stands further out. */
char fen_right_letter(const Position *pos, int right);

/* The square that a piece of the side that does not move has passed; kept only when it could really be entered.
 * False when nothing has passed it. */
bool fen_set_passant(Position *pos, Square passed);

#endif
