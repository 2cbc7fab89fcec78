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
    ITEM_RESULT   /* outcome; the last one but for comments */
} ItemType;

typedef struct Item {
    ItemType type;
    int line;
    const char *text;
    int mark;  /* of a move: 0 none, 1 `+` (or what it becomes), 2 `+)` or `#` */
    Move move; /* of a move that has been played (record_play) */
    Sums sums; /* doubled */
    int64_t ms;
    Outcome outcome; /* the reason is NULL in a PGN, which gives none */
} Item;

struct Record {
    Arena *arena; /* every text below */
    const char *file;
    bool pgn; /* moves are written as PGN has them */
    RecordTag tags[MAX_TAGS];
    int tag_lines[MAX_TAGS];
    int tag_count;
    Item *items;
    int item_count, item_room;
};

Record *record_new(const char *file);
/* Another item at the end, zero but for type and line. */
Item *record_add(Record *record, ItemType type, int line);
/* Whether there is more than comments. */
bool record_has_moves(const Record *record);
/* The texts live as long as the record; false when the tag may not stand there. */
bool record_add_tag(Record *record, int line, const char *name, const char *value, Err *err);
/* What a move claims by its marks. */
int record_mark(const char *move);

/* Walks through a record beside a game that is being written. */
typedef struct Notes {
    const Record *record; /* NULL: nothing, or the game has gone another way */
    int at;
} Notes;

/* The item that is next, NULL at the end. */
const Item *notes_item(const Notes *notes);
/* Steps over the move, or leaves the record when it has another one there. */
void notes_follow(Notes *notes, Move move);

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
