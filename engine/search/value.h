/* Value: what each kind is worth, derived from how it moves, hits and promotes. */
#ifndef CHESTER_SEARCH_VALUE_H
#define CHESTER_SEARCH_VALUE_H

#include "core/rules.h"
#include "search/personality.h"

/* Fills value[1 .. kind_count]: the personality's where it names the kind, else derived. */
void value_kinds(const Rules *rules, const Personality *who, int value[MAX_KINDS]);
/* Kinds that take without a surplus in a game where others need one. */
uint32_t value_free_hitters(const Rules *rules);
/* Whether a piece may stand there as what it is. */
bool value_may_stand(const Rules *rules, Kind kind, Side side, Square square);

#endif
