/* Gui: the window. The only room that sees SDL.
 *
 * One door for the command line: it hands over what was asked for, and gets the exit
 * code of the program. Fatal faults are one sentence on standard error and code 1. */
#ifndef CHESTER_GUI_GUI_H
#define CHESTER_GUI_GUI_H

#include <stdbool.h>

/* NULL, 0 and false: not asked for. */
typedef struct GuiOptions {
    const char *variant;    /* name or path */
    const char *fen;        /* a position to start from */
    const char *side;       /* which a person plays: "white", "black", "both", "none" */
    const char *ai;         /* the personality that plays the others */
    int level;              /* its level, from 1 */
    const char *file;       /* a saved game */
    const char *lang;       /* "en", "ru" */
    const char *screenshot; /* write one frame to this PNG file and end */
    int width, height;      /* of the window or the screenshot */
    bool flip;              /* Black below */
    const char *overlay;    /* "strength" */
} GuiOptions;

int gui_main(const GuiOptions *options);

#endif
