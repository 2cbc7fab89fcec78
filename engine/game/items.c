/* Items: what a record holds, for those who ask. */
#include "game/items.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool record_fault(const Record *record, int line, Err *err, const char *fmt, ...) {
    char what[768];
    va_list args;
    va_start(args, fmt);
    vsnprintf(what, sizeof what, fmt, args);
    va_end(args);
    return err_set(err, "%s: %s:%d", what, record->file, line);
}

void record_free(Record *record) {
    if (record)
        arena_free(record->arena);
}

int record_tag_index(const Record *record, const char *name) {
    for (int i = 0; i < record->tag_count; i++)
        if (strcmp(record->tags[i].name, name) == 0)
            return i;
    return -1;
}

const char *record_tag(const Record *record, const char *name) {
    int i = record_tag_index(record, name);
    return i < 0 ? NULL : record->tags[i].value;
}

int record_tags(const Record *record, const RecordTag **tags) {
    *tags = record->tags;
    return record->tag_count;
}

Outcome record_result(const Record *record) {
    const Item *last = record->item_count ? &record->items[record->item_count - 1] : NULL;
    return last && last->type == ITEM_RESULT ? last->outcome : (Outcome){PLAYING, NULL};
}

static int count_items(const Record *record, ItemType type) {
    int count = 0;
    for (int i = 0; i < record->item_count; i++)
        count += record->items[i].type == type;
    return count;
}

int record_sums(const Record *record) {
    return count_items(record, ITEM_SUM);
}

int record_checks(const Record *record) {
    int count = 0;
    for (int i = 0; i < record->item_count; i++)
        count += record->items[i].mark > 0;
    return count;
}

int record_moves(const Record *record) {
    return count_items(record, ITEM_MOVE);
}
