/* Measures: how wide texts have turned out to be, and how much of them fits.
 *
 * Shaping a text is the dearest part of a frame, and most texts of a frame stood in the one
 * before. The table has a fixed size: where it is full, the newest takes the place of the
 * oldest, which is then measured again. It knows no font; fonts fill it. */
#ifndef CHESTER_GUI_MEASURE_H
#define CHESTER_GUI_MEASURE_H

#include <stdbool.h>

enum { NO_WIDTH = -1 };

/* What is asked about a text: its width, or how many bytes of it fit into a width. */
typedef struct Question {
    int face, px;
    int room; /* NO_WIDTH: the width is asked for */
    const char *text;
} Question;

typedef struct Measures Measures;

Measures *measures_new(void);
void measures_free(Measures *measures);
/* False when it is not known (any more). */
bool measures_find(const Measures *measures, Question question, int *answer);
void measures_keep(Measures *measures, Question question, int answer);

#endif
