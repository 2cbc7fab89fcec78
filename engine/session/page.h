/* Page: the rules of a game for people, in Markdown: RULES.LANGUAGE.md beside the variant's file, or one
 * made from the rules (outline.h). */
#ifndef CHESTER_SESSION_PAGE_H
#define CHESTER_SESSION_PAGE_H

#include "base/lang.h"
#include "core/rules.h"

/* The caller frees it. */
char *page_read(const Rules *rules, const Lang *lang);

#endif
