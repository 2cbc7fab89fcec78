/* Notation: the only place where squares and moves become text, and text moves. */
#ifndef CHESTER_CORE_NOTATION_H
#define CHESTER_CORE_NOTATION_H

#include "base/err.h"
#include "core/position.h"

enum { MOVE_TEXT_SIZE = 64 };

typedef enum NotationStyle {
    NOTATION_COORDINATE, /* e2e4, g7g8c, e1g1; e1h1 where rooks may stand anywhere */
    NOTATION_BOOK,       /* C d1-g4, e5:d4, S e6÷d8, g5-g6V; + and +) */
    NOTATION_BOOK_RU,    /* the same in Russian letters */
    NOTATION_SAN         /* Nf3, exd5, O-O, e8=Q#; for variants without strengths */
} NotationStyle;

/* "e2"; out has room for 4. */
void square_write(const Rules *rules, Square square, char out[4]);
/* The letter of a kind with its mark, as positions have it: "R", "+R", "Q~". */
void kind_write(const KindInfo *info, char out[3]);
/* Reads a square at *text and moves behind it; false leaves it. */
bool square_read(const Rules *rules, const char **text, Square *square);
/* "1½" for 3, "½" for 1, "0" for 0, "12" for 24. */
void strength_write(int doubled, char out[16]);

/* pos: the position before the move. */
void move_write(const Position *pos, Move move, NotationStyle style, char out[MOVE_TEXT_SIZE]);
/* Reads a legal move in coordinates (marks `+`, `+)`, `!`, `?` behind it are passed over),
 * or in either book notation, or in SAN. The sentence says why it is none. */
bool move_read(const Position *pos, const char *text, Move *move, Err *err);
/* Only coordinates, from and to and the letter, without asking whether it is legal.
 * *becomes is 0 when no letter was given. */
bool move_read_squares(const Rules *rules, const char *text, Square *from, Square *to,
                       Kind *becomes, Err *err);

/* Check marks: 0 none, 1 `+`, 2 `+)` or mate: a check that no reply can meet. */
int move_check_mark(const Position *pos, Move move);

bool notation_style(const char *name, NotationStyle *style);

#endif
