/* Traits: the fields of a personality, read out of its { ... } into plain numbers.
 *
 * What a file leaves out stays as it is in *who: the standard, or what it was derived from. */
#ifndef CHESTER_SCRIPT_TRAITS_H
#define CHESTER_SCRIPT_TRAITS_H

#include "script/read.h"
#include "search/personality.h"

void traits_read(Reader *reader, Personality *who);

#endif
