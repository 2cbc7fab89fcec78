/* Guide: the player's guide in the language of the program, by chapters, each in Markdown: what
 * assets/guide/guide.LANGUAGE.md says between two headings of the second level. */
#ifndef CHESTER_SESSION_GUIDE_H
#define CHESTER_SESSION_GUIDE_H

#include "base/lang.h"

enum { MOST_CHAPTERS = 32 };

typedef struct Chapter {
    const char *title, *text; /* the text without its title */
} Chapter;

typedef struct Guide {
    char *text; /* owned; NULL: not read */
    Chapter chapters[MOST_CHAPTERS];
    int count;
    char game[64]; /* its diagrams are positions of this variant; "" when it does not say */
} Guide;

/* The first chapter is what stands before the others. False with the sentence, and no chapter,
 * when the file is missing. */
bool guide_open(Guide *guide, const Lang *lang, Err *err);
void guide_close(Guide *guide);

#endif
