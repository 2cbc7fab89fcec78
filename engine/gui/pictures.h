/* Pictures: which SVG file shows which piece of the variant on the board.
 *
 * A variant may bring its own in pieces/ beside its file; else the chosen set in
 * assets/pieces has them, by the name of the kind: white-ritter.svg. Where no
 * capture asks for strength, white-king_chess.svg goes before white-king.svg. "" means
 * that there is no picture that can be drawn, and the piece is its letter on a disc. */
#ifndef CHESTER_GUI_PICTURES_H
#define CHESTER_GUI_PICTURES_H

#include "base/file.h"
#include "core/rules.h"

typedef struct Pictures {
    const Rules *rules; /* that the paths are for */
    const char *set;    /* "shields", "letters" */
    char path[MAX_PIECES][PATH_SIZE];
} Pictures;

/* Looks the files up, unless they are those of `rules` and `set` already. */
void pictures_use(Pictures *pictures, const Rules *rules, const char *set);

#endif
