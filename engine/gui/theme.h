/* Theme: every colour of the window.
 *
 * Marks are never told apart by colour alone; still each stands out at 3:1 from every
 * square that it can lie on, and each text at 4.5:1 from what is under it: theme_check()
 * refuses others. */
#ifndef CHESTER_GUI_THEME_H
#define CHESTER_GUI_THEME_H

#include "base/err.h"
#include "core/types.h"

#include <stdint.h>

typedef uint32_t Color; /* 0xRRGGBBAA */

typedef struct Theme {
    const char *name;  /* as the settings have it */
    Label title;
    const char *fault; /* the sentence of a theme that cannot be used; NULL: it can */
    Color ground;     /* the window */
    Color panel;      /* cards and dialogs on it */
    Color raised;     /* buttons and fields on a panel */
    Color line;       /* thin borders; decoration only */
    Color text, dim;  /* on ground, panel and raised */
    Color accent;     /* the one accent: buttons that matter, whose turn it is */
    Color on_accent;  /* text on it */
    Color warn;       /* text of a fault or a danger */
    Color scrim;      /* laid over the window behind a dialog; translucent */
    Color light, dark;               /* squares */
    Color castle_light, castle_dark; /* squares of zones that are drawn apart */
    Color castle_edge;               /* the wall around them */
    Color last_fill;                 /* under the squares of the last move */
    /* Marks, on any of the squares above. */
    Color target, last, select, check, hint;
} Theme;

/* False, and the first colour that does not stand out from what is under it. */
bool theme_check(const Theme *theme, Err *err);

Color color_mix(Color a, Color b, int percent); /* percent of b; opaque */
Color color_alpha(Color color, int alpha);      /* the same colour, alpha 0..255 */
/* The ratio of WCAG 2: 1 (equal) to 21 (black and white). */
double color_contrast(Color a, Color b);

/* White's and Black's own colours: those of the piece pictures. */
enum { SIDE_WHITE_FILL = 0, SIDE_BLACK_FILL = 1 };
Color side_fill(int side);
Color side_ink(int side); /* text and outline on side_fill() */

#endif
