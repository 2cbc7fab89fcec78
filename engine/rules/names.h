/* Names: what an author calls kinds and places, resolved.
 *
 * Used by the checks (for their messages) and by the compiler. Kinds are numbered in the
 * order of the pieces: pieces[0] is kind 1. */
#ifndef CHESTER_RULES_NAMES_H
#define CHESTER_RULES_NAMES_H

#include "base/err.h"
#include "rules/def.h"

/* One bit per kind: "king", "royal" (all with royal = true), "all". Empty lists give
 * `otherwise`. False and the sentence (with `at`) for a name that is none. */
bool names_kinds(const VariantDef *def, const DefNames *names, uint32_t otherwise, DefAt at,
                 uint32_t *kinds, Err *err);
/* The kind with this name; 0 when there is none. */
Kind names_kind(const VariantDef *def, const char *name);

/* Places, each seen from the mover: zones ("castle", "own castle", "enemy castle"), "rank 6",
 * "ranks 6-8", "first rank", "last rank", squares and rectangles ("a8 h8", "c1-f1": White's
 * view, turned over the middle rank for Black). Several are a union. */
bool names_place(const VariantDef *def, const DefNames *names, DefAt at, Place *place, Err *err);
/* "c1-f1 e2" as it stands, for one side; bit `side` of place is set. */
bool names_squares(const VariantDef *def, const char *text, Side side, DefAt at, Place *place,
                   Err *err);
/* The same square seen by the other side: turned over the middle rank. */
Square names_turned(const VariantDef *def, Square square);
/* "e1-g1" */
bool names_path(const VariantDef *def, const char *text, DefAt at, Square *from, Square *to,
                Err *err);

#endif
