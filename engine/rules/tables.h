/* The last step of compiling rules, in the width of the board. */
#ifndef CHESTER_RULES_TABLES_H
#define CHESTER_RULES_TABLES_H

#include "base/arena.h"
#include "base/err.h"
#include "core/rules.h"

/* Fills rules->tables, piece_sets and set_count from the rest of `rules`; false when the
 * variant needs more sets of squares than a Position has. */
bool tables_build_64(Rules *rules, Arena *arena, Err *err);
bool tables_build_128(Rules *rules, Arena *arena, Err *err);

#endif
