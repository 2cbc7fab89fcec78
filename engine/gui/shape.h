/* Shape: smooth-edged shapes, computed pixel by pixel from their distance functions, so
 * that they look the same with every driver. */
#ifndef CHESTER_GUI_SHAPE_H
#define CHESTER_GUI_SHAPE_H

#include "gui/draw.h"

#include <SDL_surface.h>

/* The command as a picture whose alpha says how much of each pixel is covered; NULL
 * when there is nothing to see. *at gets where it belongs. Of a rounded rectangle it is only
 * the corners with one pixel between them, to be stretched: shape_slices() says so. */
SDL_Surface *shape_make(const DrawCommand *command, Rect *at);
/* The side of each corner, 0 when the picture is the whole shape. */
int shape_slices(const DrawCommand *command);

#endif
