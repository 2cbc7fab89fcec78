/* Rows: the lists of a VariantDef, alike for every word that makes rows.
 *
 * All rows begin with their place and their name; a piece is found by its word and its
 * name whatever its type is. A row is inherited when it comes from another file. */
#ifndef CHESTER_SCRIPT_ROWS_H
#define CHESTER_SCRIPT_ROWS_H

#include "base/arena.h"
#include "core/rules.h"
#include "rules/def.h"

#include <stddef.h>

typedef struct Rows {
    const char *word; /* "piece" */
    size_t first;     /* where the list and its count are in a VariantDef */
    size_t count;
    size_t size; /* of a row */
    int most;
} Rows;

/* The list that a word makes rows of, NULL when it makes none. */
const Rows *rows_of(const char *word);

int rows_count(const Rows *rows, const VariantDef *def);
void *rows_at(const Rows *rows, VariantDef *def, int i);
const char *rows_name(const Rows *rows, const VariantDef *def, int i);
DefAt rows_place(const Rows *rows, const VariantDef *def, int i);
/* The number of the first row with this name; -1 when there is none. */
int rows_find(const Rows *rows, const VariantDef *def, const char *name);
/* A new, empty row before row i (or at the end); NULL when the list is full. */
void *rows_insert(const Rows *rows, VariantDef *def, int i, DefAt at, const char *name);
void rows_remove(const Rows *rows, VariantDef *def, int i);
/* "piece scout" and so on, for all rows of all lists, closed by NULL; texts in the arena. */
const char *const *rows_all(const VariantDef *def, Arena *arena);

#endif
