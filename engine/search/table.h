/* Table: what was found out about positions, kept by key, and what was derived for them.
 *
 * Threads may share a table: an entry is two relaxed atomic words, the first being the
 * key exclusive-or the second, so that a torn entry is never taken for one of ours
 * (R. Hyatt and T. Mann 2002). Each search reads it through a View with a salt of its
 * own: entries under another salt (other weights, another search that must not be
 * seen) do not exist for it. */
#ifndef CHESTER_SEARCH_TABLE_H
#define CHESTER_SEARCH_TABLE_H

#include "search/search.h"
#include "search/worth.h"

/* UPPER: the score is at most this; LOWER: at least. */
typedef enum Bound { BOUND_NONE, BOUND_UPPER, BOUND_LOWER, BOUND_EXACT } Bound;

typedef struct Known {
    Move move; /* the best or refuting one, or NO_MOVE */
    int score, depth;
    Bound bound;
} Known;

typedef struct View {
    Table *table; /* NULL: remembers nothing */
    uint64_t salt;
    unsigned age; /* 1..255 */
} View;

/* fresh: sees nothing of earlier searches. */
View table_view(Table *table, uint64_t salt, bool fresh);
/* What is derived from rules and a personality, once for many searches; table_clear forgets
 * it. */
void table_worth(Table *table, const Rules *rules, const Personality *who, Worth *worth);
void table_prefetch(const View *view, uint64_t key);
/* Scores of a won or lost end count plies from the root; `ply` turns them about. */
bool table_find(const View *view, uint64_t key, int ply, Known *known);
/* Which part of the entries were written under this view's age, in thousandths; a sample. */
int table_full(const View *view);
void table_keep(const View *view, uint64_t key, int ply, const Known *known);

#endif
