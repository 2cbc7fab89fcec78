/* Book: the opening lines of a personality, held against the rules. */
#ifndef CHESTER_SESSION_BOOK_H
#define CHESTER_SESSION_BOOK_H

#include "base/err.h"
#include "search/search.h"

/* The next move of a line that the game has followed from the start position, NO_MOVE when there
 * is none. Of several the seed chooses. */
Move book_move(const SearchJob *job);
/* False and the sentence, with file and line, when it cannot be played to its end. */
bool book_line_fits(const OpeningLine *line, const Rules *rules, Err *err);
/* False and the sentence when a line that is meant for this game cannot be played in it. */
bool book_check(const Personality *who, const Rules *rules, Err *err);

#endif
