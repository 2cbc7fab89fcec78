/* From a definition to Rules: every consistency rule with its message, then const tables. */
#ifndef CHESTER_RULES_COMPILE_H
#define CHESTER_RULES_COMPILE_H

#include "base/arena.h"
#include "base/err.h"
#include "core/rules.h"
#include "rules/def.h"

/* The first fault, as "file:line: what is wrong, what is allowed". Called by
 * rules_compile() too. */
bool def_check(const VariantDef *def, Err *err);

/* NULL and the sentence when the definition is at fault. The Rules live in `arena`
 * and point into it; `def` is not needed afterwards, but its texts are. */
const Rules *rules_compile(const VariantDef *def, Arena *arena, Err *err);

#endif
