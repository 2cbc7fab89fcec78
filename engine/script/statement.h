/* Statement: the fields of each word that describes a game.
 *
 * A word gets its row of the VariantDef, new or inherited, and its table; it sets the
 * fields that are given and leaves the others. What the fields mean together is looked
 * through later, by def_check(). */
#ifndef CHESTER_SCRIPT_STATEMENT_H
#define CHESTER_SCRIPT_STATEMENT_H

#include "script/read.h"

typedef struct Statement {
    const char *word;            /* "piece" */
    void (*defaults)(void *row); /* for a new row; NULL: all zero */
    void (*read)(Reader *reader, void *row);
} Statement;

extern const Statement statements[]; /* closed by a NULL word */

/* The fields of `variant`. */
void statement_variant(Reader *reader, VariantDef *def);
/* promote "K" { add = ... } in a derived file: the names to add, none when not said. */
DefNames statement_added(Reader *reader);

#endif
