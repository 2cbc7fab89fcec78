/* Items: what a record holds, for those who ask. */
#include "game/items.h"

#include "base/memory.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool record_fault(const Record *record, int line, Err *err, const char *fmt, ...) {
    char what[768];
    va_list args;
    va_start(args, fmt);
    vsnprintf(what, sizeof what, fmt, args);
    va_end(args);
    return err_set(err, "%s: %s:%d", what, record->file, line);
}

Record *record_new(const char *file) {
    Arena *arena = arena_new();
    Record *record = arena_take(arena, sizeof *record);
    record->arena = arena;
    record->file = arena_text(arena, file ? file : "text");
    return record;
}

void record_free(Record *record) {
    if (!record)
        return;
    free(record->items);
    arena_free(record->arena);
}

Item *record_add(Record *record, ItemType type, int line) {
    if (record->item_count == record->item_room) {
        record->item_room = record->item_room ? 2 * record->item_room : 64;
        record->items =
            memory_resize(record->items, (size_t)record->item_room * sizeof *record->items);
    }
    Item *item = &record->items[record->item_count++];
    *item = (Item){.type = type, .line = line};
    return item;
}

bool record_has_moves(Record *record) {
    while (record->heads < record->item_count && record->items[record->heads].type < ITEM_MOVE)
        record->heads++;
    return record->heads < record->item_count;
}

int record_mark(const char *move) {
    const char *plus = strchr(move, '+');
    if (strchr(move, '#') || (plus && plus[1] == ')'))
        return 2;
    return plus != NULL;
}

bool record_add_tag(Record *record, int line, const char *name, const char *value, Err *err) {
    if (record_tag_index(record, name) >= 0)
        return record_fault(record, line, err, "the tag %s stands here a second time", name);
    if (record->tag_count == MAX_TAGS)
        return record_fault(record, line, err, "more than %d tags", MAX_TAGS);
    record->tag_lines[record->tag_count] = line;
    record->tags[record->tag_count++] = (RecordTag){name, value};
    return true;
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
    int last = record->item_count - 1;
    while (last >= 0 && record->items[last].type < ITEM_MOVE)
        last--;
    bool stated = last >= 0 && record->items[last].type == ITEM_RESULT;
    return stated ? record->items[last].outcome : (Outcome){PLAYING, NULL};
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

int record_branches(const Record *record) {
    return count_items(record, ITEM_OPEN);
}

int record_moves(const Record *record) {
    int count = 0;
    for (int i = 0; i < record->item_count; i++)
        if (record->items[i].type == ITEM_OPEN)
            i = record->items[i].match;
        else
            count += record->items[i].type == ITEM_MOVE;
    return count;
}

bool record_branch_has_move(const Record *record) {
    int last = record->item_count - 1;
    while (last >= 0 && item_is_note(&record->items[last]))
        last--;
    return last < 0 || record->items[last].type != ITEM_OPEN;
}

/* While a branch is open, `match` is the one outside of it. */
int record_open(Record *record, int open, int line) {
    record_add(record, ITEM_OPEN, line)->match = open;
    return record->item_count - 1;
}

int record_close(Record *record, int open, int line) {
    int outside = record->items[open].match;
    record_add(record, ITEM_CLOSE, line)->match = open;
    record->items[open].match = record->item_count - 1;
    return outside;
}
