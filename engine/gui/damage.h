/* Damage: which parts of the window differ between two draw lists, so that only those are
 * drawn again. The window is divided into square tiles; a tile is the same as before when the
 * same commands touch it in the same order. It knows no pixels and no SDL. */
#ifndef CHESTER_GUI_DAMAGE_H
#define CHESTER_GUI_DAMAGE_H

#include "gui/draw.h"

#include <stdint.h>

enum { DAMAGE_TILE = 64 }; /* pixels */

typedef struct Damage {
    int width, height, columns, rows;
    uint64_t *was, *now; /* of each tile: a hash of the commands that touch it; 0: not known */
    bool *dirty;
} Damage;

void damage_clear(Damage *damage);
/* Nothing is known of what is on the screen: all of it is to be drawn. */
void damage_forget(Damage *damage);
/* Compares the list with the last one. True when anything differs. */
bool damage_find(Damage *damage, const Draw *draw, int width, int height);
/* The next rectangle that differs, until false; they do not overlap. */
bool damage_next(Damage *damage, Rect *out);
/* The pixels that a command can touch, those around an arrow's head included. */
Rect damage_bounds(const DrawCommand *command);

#endif
