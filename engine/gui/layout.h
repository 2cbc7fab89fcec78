/* Layout: where the board, the line of words below it and the panel beside it are.
 *
 * The one transform between squares and pixels, used for drawing and for hit-testing.
 * Everything is in pixels of the renderer; `scale` is how many of them one unit of our
 * measures is. The board depends on the size of the window and on nothing else that
 * changes during a game. */
#ifndef CHESTER_GUI_LAYOUT_H
#define CHESTER_GUI_LAYOUT_H

#include "core/types.h"
#include "gui/rect.h"

typedef struct Layout {
    int width, height;
    float scale;
    int files, ranks;
    bool flip;   /* Black below */
    int square;  /* the side of one, whole pixels */
    bool below;  /* the panel is below the board, not beside it */
    bool bare;   /* a very small window: the board alone is shown */
    Rect window;
    Rect board;  /* the squares and nothing around them */
    Rect strip;  /* what is said, below the board */
    Rect panel;  /* players, moves, buttons */
    int column;  /* the width of a column of the panel; less than the panel's: it has two */
} Layout;

/* `scale` is what was asked for; it is brought down until everything fits. `panel`: nothing can be
 * done without it, so it is shown where words can hardly be read. */
Layout layout_make(int width, int height, float scale, int files, int ranks, bool flip,
                   bool panel);
/* A board alone, with room for its coordinates. */
Layout layout_board(int square, int files, int ranks, bool flip);
/* Whole pixels for a measure in units; at least 1 for a measure over 0. */
int layout_px(const Layout *layout, float units);

Rect layout_square(const Layout *layout, Square square);
bool layout_square_at(const Layout *layout, int x, int y, Square *square);
/* The square one step right (dx) or down (dy) as it is seen; itself at the edge. */
Square layout_step(const Layout *layout, Square square, int dx, int dy);

#endif
