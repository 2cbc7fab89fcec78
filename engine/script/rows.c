/* Rows: one table of where each list is. */
#include "script/rows.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* clang-format off */
#define ROWS(word, list, counter, most) \
    {word, offsetof(VariantDef, list), offsetof(VariantDef, counter), \
     sizeof(((VariantDef *)0)->list[0]), most}
/* clang-format on */
#define STARTS_WITH_NAME(Type, name)                                                               \
    _Static_assert(offsetof(Type, at) == 0 && offsetof(Type, name) == sizeof(DefAt),               \
                   #Type " begins with its place and its name")

STARTS_WITH_NAME(ZoneDef, name);
STARTS_WITH_NAME(PieceDef, name);
STARTS_WITH_NAME(HitDef, name);
STARTS_WITH_NAME(PromoteDef, kind);
STARTS_WITH_NAME(DropDef, kind);
STARTS_WITH_NAME(CastlingDef, name);
STARTS_WITH_NAME(EndDef, name);

static const Rows lists[] = {
    ROWS("zone", zones, zone_count, MAX_ZONES),
    ROWS("piece", pieces, piece_count, MAX_KINDS - 1),
    ROWS("hit", hits, hit_count, MAX_ROWS),
    ROWS("promote", promotes, promote_count, MAX_ROWS),
    ROWS("drop", drops, drop_count, MAX_KINDS),
    ROWS("castling", castlings, castling_count, MAX_RIGHTS / 2),
    ROWS("ends", ends, end_count, MAX_ROWS),
};
enum { LISTS = sizeof lists / sizeof *lists };

const Rows *rows_of(const char *word) {
    for (int i = 0; i < LISTS; i++) {
        if (!strcmp(lists[i].word, word))
            return &lists[i];
    }
    return NULL;
}

static const char *row(const Rows *rows, const VariantDef *def, int i) {
    return (const char *)def + rows->first + (size_t)i * rows->size;
}

int rows_count(const Rows *rows, const VariantDef *def) {
    int count;
    memcpy(&count, (const char *)def + rows->count, sizeof count);
    return count;
}

static void set_count(const Rows *rows, VariantDef *def, int count) {
    memcpy((char *)def + rows->count, &count, sizeof count);
}

void *rows_at(const Rows *rows, VariantDef *def, int i) {
    return (char *)def + rows->first + (size_t)i * rows->size;
}

const char *rows_name(const Rows *rows, const VariantDef *def, int i) {
    const char *name;
    memcpy(&name, row(rows, def, i) + sizeof(DefAt), sizeof name);
    return name;
}

DefAt rows_place(const Rows *rows, const VariantDef *def, int i) {
    DefAt at;
    memcpy(&at, row(rows, def, i), sizeof at);
    return at;
}

int rows_find(const Rows *rows, const VariantDef *def, const char *name) {
    for (int i = 0; i < rows_count(rows, def); i++) {
        if (!strcmp(rows_name(rows, def, i), name))
            return i;
    }
    return -1;
}

void *rows_insert(const Rows *rows, VariantDef *def, int i, DefAt at, const char *name) {
    int count = rows_count(rows, def);
    assert(i >= 0 && i <= count);
    if (count == rows->most)
        return NULL;
    char *fresh = rows_at(rows, def, i);
    memmove(fresh + rows->size, fresh, (size_t)(count - i) * rows->size);
    memset(fresh, 0, rows->size);
    memcpy(fresh, &at, sizeof at);
    memcpy(fresh + sizeof at, &name, sizeof name);
    set_count(rows, def, count + 1);
    return fresh;
}

void rows_remove(const Rows *rows, VariantDef *def, int i) {
    int count = rows_count(rows, def);
    assert(i >= 0 && i < count);
    char *gone = rows_at(rows, def, i);
    memmove(gone, gone + rows->size, (size_t)(count - i - 1) * rows->size);
    set_count(rows, def, count - 1);
}

const char *const *rows_all(const VariantDef *def, Arena *arena) {
    int total = 0, used = 0;
    for (int k = 0; k < LISTS; k++)
        total += rows_count(&lists[k], def);
    const char **all = arena_take(arena, sizeof *all * (size_t)(total + 1));
    for (int k = 0; k < LISTS; k++) {
        for (int i = 0; i < rows_count(&lists[k], def); i++) {
            char text[96];
            snprintf(text, sizeof text, "%s %s", lists[k].word, rows_name(&lists[k], def, i));
            all[used++] = arena_text(arena, text);
        }
    }
    all[used] = NULL;
    return all;
}
