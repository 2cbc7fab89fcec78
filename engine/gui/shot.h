/* Shot: a frame as a PNG file, without a display. */
#ifndef CHESTER_GUI_SHOT_H
#define CHESTER_GUI_SHOT_H

#include "base/err.h"
#include "gui/draw.h"

bool shot_write(const Draw *draw, int width, int height, const char *path, Err *err);

#endif
