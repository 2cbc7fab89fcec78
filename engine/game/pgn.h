/* Pgn: games in Portable Game Notation, one after the other in a text, as records.
 *
 * A game becomes a record (record.h) of the variant that its tag Variant names, or of chess:
 * FEN becomes the tag Start, the termination a result without a reason. Comments in braces and
 * behind `;` are kept, and variations are the branches of the record, up to a move that is none
 * (`--`). Numeric glyphs (`$1`, `!?`), lines that begin with `%` and terminations inside of
 * variations are passed over. A text that is not UTF-8 is one in Latin-1, as the standard has it. */
#ifndef CHESTER_GAME_PGN_H
#define CHESTER_GAME_PGN_H

#include "game/record.h"

typedef struct Pgn {
    const char *file; /* for messages; the caller's */
    char *text;       /* owned */
    const char *at;
    int line;
} Pgn;

/* Whether a text is read as PGN: by its file's name, or because its first tag is Event, as the
 * standard has it and as it is pasted; but never a record, whatever its name. */
bool pgn_is(const char *path, const char *text);

void pgn_open(Pgn *pgn, const char *text, const char *file);
void pgn_close(Pgn *pgn);
/* The next game, NULL when there is no other. false and "…: file:line" on a fault of form. */
bool pgn_next(Pgn *pgn, Record **record, Err *err);
/* The first game; a text without one is at fault. */
Record *pgn_read(const char *text, const char *file, Err *err);

/* Writes a game with the seven tags first, in lines below 80 characters. What SAN leaves
 * ambiguous in other variants than chess is written as coordinates. `notes` and branches as in
 * record_write(): comments are kept, sums are not. */
void pgn_write(const Game *game, const RecordTag *tags, int tag_count, const Record *notes,
               Text *out);

#endif
