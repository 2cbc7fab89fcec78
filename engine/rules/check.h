/* Check: what the parts of def_check() share; private to check*.c. */
#ifndef CHESTER_RULES_CHECK_H
#define CHESTER_RULES_CHECK_H

#include "base/err.h"
#include "rules/def.h"

/* The statement that is looked at. */
typedef struct Check {
    const VariantDef *def;
    Err *err;
    DefAt at;
    const char *word, *name; /* piece "king" */
} Check;

/* "file:line: WORD "NAME" MESSAGE"; false. */
bool check_fault(const Check *c, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* References: all known, or the sentence. Groups ("royal") are kinds too, except where
 * one piece at a time has to be named. */
bool check_kinds(const Check *c, const DefNames *names);
bool check_single_kinds(const Check *c, const char *field, const DefNames *names);
bool check_single_kind(const Check *c, const char *field, const char *kind);
bool check_places(const Check *c, const DefNames *places);

/* Parts. */
bool check_hits(const VariantDef *def, Err *err);
bool check_promotes(const VariantDef *def, Err *err);
bool check_drops(const VariantDef *def, Err *err);
bool check_castlings(const VariantDef *def, Err *err);
bool check_rights(const VariantDef *def, Err *err);
bool check_protect(const VariantDef *def, Err *err);
bool check_ends(const VariantDef *def, Err *err);

#endif
