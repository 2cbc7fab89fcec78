/* Pictures: which SVG file shows which piece of the variant on the board.
 *
 * A variant may bring its own in pieces/ beside its file; else the chosen set in
 * assets/pieces has them, by the name of the kind: white-ritter.svg. Where no
 * capture asks for strength, white-king_chess.svg goes before white-king.svg. "" means
 * that there is no picture that can be drawn, and the piece is its letter on a disc.
 * Strokes of strength are not part of the files: a set says where they belong. */
#ifndef CHESTER_GUI_PICTURES_H
#define CHESTER_GUI_PICTURES_H

#include "base/file.h"
#include "core/rules.h"

/* Where a set wants the strokes of strength, as parts of the picture's side. */
typedef struct Foot {
    float top, bottom, step, width;
} Foot;

typedef struct Pictures {
    const Rules *rules; /* that the paths are for */
    const char *set;    /* "shields", "figures", "letters" */
    char path[MAX_PIECES][PATH_SIZE];
    bool own[MAX_PIECES]; /* brought by the variant */
} Pictures;

/* Looks the files up, unless they are those of `rules` and `set` already. */
void pictures_use(Pictures *pictures, const Rules *rules, const char *set);
/* NULL for a picture that the variant brought: nothing is drawn over it. */
const Foot *pictures_foot(const Pictures *pictures, Piece piece);

#endif
