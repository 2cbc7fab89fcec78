/* Items: what a record states, line by line, in the order of its text. Known only to the
 * sources that read records; whether a move is legal is not asked before the replay. */
#ifndef CHESTER_GAME_ITEMS_H
#define CHESTER_GAME_ITEMS_H

#include "base/arena.h"
#include "game/record.h"

typedef enum ItemType {
    ITEM_HEAD,    /* text: a comment above the tags, as it stands behind the # */
    ITEM_COMMENT, /* text: one below them */
    ITEM_TIME,    /* ms: what the move before it has left on its side's clock */
    ITEM_MOVE,    /* text: the move with its marks */
    ITEM_SUM,     /* text: the square; sums */
    ITEM_OPEN,    /* match: of the branch that begins here with an alternative to the move before */
    ITEM_CLOSE,   /* match: where it began */
    ITEM_RESULT   /* outcome; the last one but for comments */
} ItemType;

typedef struct Item {
    ItemType type;
    int line;
    const char *text;
    int mark;  /* of a move: 0 none, 1 `+` (or what it becomes), 2 `+)` or `#` */
    int match; /* index of the other bracket */
    Move move; /* of a move that has been played (record_play) */
    int node;  /* of an open bracket that was played: where the board stood before it */
    Sums sums; /* doubled */
    int64_t ms;
    Outcome outcome; /* the reason is NULL in a PGN, which gives none */
} Item;

struct Record {
    Arena *arena; /* the record itself, and every text below */
    const char *file;
    bool pgn; /* moves are written as PGN has them */
    RecordTag tags[MAX_TAGS];
    int tag_lines[MAX_TAGS];
    int tag_count;
    Item *items;
    int item_count, item_room;
    int heads; /* so many at the beginning are known to be comments */
};

Record *record_new(const char *file);
/* Another item at the end, zero but for type and line. */
Item *record_add(Record *record, ItemType type, int line);
/* Whether there is more than comments. */
bool record_has_moves(Record *record);
/* The texts live as long as the record; false when the tag may not stand there. */
bool record_add_tag(Record *record, int line, const char *name, const char *value, Err *err);
/* Stands beside the moves. */
static inline bool item_is_note(const Item *item) {
    return item->type < ITEM_MOVE || item->type == ITEM_SUM;
}
/* What a move claims by its marks. */
int record_mark(const char *move);

/* Whether a move stands since the last bracket was opened. */
bool record_branch_has_move(const Record *record);
/* Opens a branch inside the one at index `open`, or outside of all (-1); returns its index. */
int record_open(Record *record, int open, int line);
/* Closes it, and returns the one outside of it. */
int record_close(Record *record, int open, int line);

/* What a record says beside the moves of a game that was played from it: comments, sums. Each
 * belongs to the move that it stands behind, or to the first move of the branch that it begins. */
typedef struct Notes {
    const Record *record; /* NULL: nothing */
    int *items;           /* of each node of the game: the index of its move, or -1 */
    int at;               /* of notes_next() */
    int result;           /* index of the result; -1: none, or the game has left it */
} Notes;

/* The record must have been played, by the game or one that it came from. NULL is allowed. */
void notes_open(Notes *notes, const Record *record, const Game *game);
void notes_close(Notes *notes);
/* From now on notes_next() gives what stands behind the node's move (ROOT: before the first
 * one), behind the result, or before the first move of a branch; NULL at the end. */
void notes_behind(Notes *notes, int node);
void notes_behind_result(Notes *notes);
void notes_before(Notes *notes, int node);
const Item *notes_next(Notes *notes);

/* [Name "value"] and the end of the line. */
void record_write_tag(Text *out, const char *name, const char *value);
/* The tag TimeControl, of a game that has a clock. */
void record_write_clock(const Game *game, Text *out);
/* Index of the tag, -1 when there is none. */
int record_tag_index(const Record *record, const char *name);
/* The sentence, then ": file:line"; returns false. */
bool record_fault(const Record *record, int line, Err *err, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));

#endif
