/* Record: games as text, versioned, one format for saved games and for move lists.
 *
 *   # a comment to the end of the line {or between braces}
 *   [Chester "1"]
 *   [Variant "chess-t1"]
 *   [VariantVersion "2025"]            when the variant has one
 *   [Start "rspckpsr/… w Pp 0 1"]     left out for the variant's own start
 *   [White "Anna"] [Black "neutral:2"] further tags are kept as they are
 *   [TimeControl "300+5"]              how it is timed (clock.h)
 *   1 e2e4 e7e5                        moves as coordinates, numbers as wanted
 *   12 … d4e3                          `…` or `...` when Black begins
 *   13 d4f3 @0:04:58.3 h8h7 @0:04:59   what each move has left on its side's clock
 *   ( 13 d4f5 h8g8 )                   a branch: another move than the one before it
 *   sum e3 5:5½                        asserts the strengths after the move before it
 *   result black-wins resignation      or: result BV resignation
 *
 * A move may carry `+` or `+)`, which is then checked when the record is replayed. Comments and
 * sums are kept when a game is written that came from a record. Branches may have branches;
 * one that stands before any move begins at the start, and one that begins with the move before
 * it says how the game might go on behind that.
 * A move list is the same without tags. */
#ifndef CHESTER_GAME_RECORD_H
#define CHESTER_GAME_RECORD_H

#include "base/err.h"
#include "base/text.h"
#include "core/notation.h"
#include "game/game.h"

enum { MAX_TAGS = 128 };

typedef struct RecordTag {
    const char *name, *value;
} RecordTag;

typedef struct Record Record;

/* `file` is for messages only. NULL and "…: file:line" on a fault of form. */
Record *record_read(const char *text, const char *file, Err *err);
void record_free(Record *record);
/* NULL when there is no such tag. */
const char *record_tag(const Record *record, const char *name);
/* All tags in the order of the file; they live as long as the record. Returns the number. */
int record_tags(const Record *record, const RecordTag **tags);
/* Plays the record by the rules, with every branch, comparing every check mark, every sum, and
 * the result: one that the rules decide must be theirs, one that they do not see (resignation)
 * ends the game.
 * The game up to the first fault is in *game (caller frees) even when false is returned; NULL
 * when the start position is at fault. */
bool record_play(Record *record, const Rules *rules, Game **game, Err *err);
/* The result as it is stated, in a PGN without a reason; PLAYING when there is none. */
Outcome record_result(const Record *record);
int record_sums(const Record *record);   /* how many sums it states */
int record_checks(const Record *record); /* how many check marks it states */
int record_branches(const Record *record);
int record_moves(const Record *record);  /* how many half-moves, without those of branches */

/* "playing", "white-wins", "black-wins", "draw". */
const char *result_name(Result result);
/* As the book of Chess-T1 records it (rule 24): WV, BV, draw. */
const char *result_in_book(Result result);

/* Writes a game; tags may be NULL, and those named Chester, Variant and Start are passed over,
 * because the game gives them. Reading it back gives the same game at every ply, and the same
 * branches. Moves that were taken back, and that nothing has taken the place of, are written
 * only when there are branches beside them. `notes`, unless NULL, is the record from which
 * the game was played: its comments and sums stand where they stood, with their moves. */
void record_write(const Game *game, const RecordTag *tags, int tag_count, const Record *notes,
                  Text *out);

/* The game without its branches, in another notation, for other people; it is read all the same. */
void record_write_line(const Game *game, NotationStyle style, const RecordTag *tags, int tag_count,
                       const Record *notes, Text *out);

#endif
