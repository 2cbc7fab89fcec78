/* Items: what a record states, line by line, in the order of its text. Known only to the
 * sources that read records; whether a move is legal is not asked before the replay. */
#ifndef CHESTER_GAME_ITEMS_H
#define CHESTER_GAME_ITEMS_H

#include "base/arena.h"
#include "game/record.h"

typedef enum ItemType {
    ITEM_MOVE,  /* text: the move with its marks */
    ITEM_SUM,   /* text: the square; sums */
    ITEM_RESULT /* outcome; the last one */
} ItemType;

typedef struct Item {
    ItemType type;
    int line;
    const char *text;
    int mark;  /* of a move: 0 none, 1 `+` (or what it becomes), 2 `+)` or `#` */
    Sums sums; /* doubled */
    Outcome outcome;
} Item;

struct Record {
    Arena *arena; /* every text below */
    const char *file;
    RecordTag tags[MAX_TAGS];
    int tag_lines[MAX_TAGS];
    int tag_count;
    Item *items;
    int item_count;
};

/* Index of the tag, -1 when there is none. */
int record_tag_index(const Record *record, const char *name);
/* The sentence, then ": file:line"; returns false. */
bool record_fault(const Record *record, int line, Err *err, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));

#endif
