/* Outline: a page of rules made from the rules themselves, for games that nobody has written one
 * for: board, pieces, captures, promotion, castling, drops and ends, in the Markdown of
 * the written ones. How the pieces move is shown on their cards. It knows no game by name. */
#ifndef CHESTER_SESSION_OUTLINE_H
#define CHESTER_SESSION_OUTLINE_H

#include "base/lang.h"
#include "core/rules.h"

/* The caller frees it. */
char *outline_write(const Rules *rules, const Lang *lang);

#endif
