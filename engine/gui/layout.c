/* Layout: measures of the window, in units that `scale` turns into pixels. */
#include "gui/layout.h"

/* The smallest window at scale 1, in units. */
static const float LEAST_WIDTH = 760, LEAST_HEIGHT = 540;
static const float MARGIN = 18, GUTTER = 20, STRIP = 50, STRIP_GAP = 8;
static const float PANEL_LEAST = 250, PANEL_MOST = 340, PANEL_LEAST_HEIGHT = 320;
/* The height of one column with little room for the moves, and with enough. */
static const float PANEL_LOW = 500, PANEL_HIGH = 560;
/* The least scale at which letters are more than dots, and at which buttons can be pressed. */
static const float READABLE = 0.45f, PRESSABLE = 0.3f;

static float least(float a, float b) { return a < b ? a : b; }

int layout_px(const Layout *layout, float units) {
    int px = (int)(units * layout->scale + 0.5f);
    return units > 0 && px < 1 ? 1 : px;
}

/* A quarter of the window, within what the panel's texts need and can use. */
static int panel_width(const Layout *l) {
    int wish = l->width * 27 / 100;
    int low = layout_px(l, PANEL_LEAST), high = layout_px(l, PANEL_MOST);
    return wish < low ? low : wish > high ? high : wish;
}

static int square_in(int width, int height, const Layout *l) {
    int wide = width / l->files, high = height / l->ranks, side = wide < high ? wide : high;
    return side < 1 ? 1 : side;
}

/* Board and panel stand together in the middle of a wide window. Beside a board that is wide and
 * low the panel is higher than that, as far as there is room. */
static Layout beside(Layout l) {
    int margin = layout_px(&l, MARGIN), gutter = layout_px(&l, GUTTER);
    int strip = layout_px(&l, STRIP), gap = layout_px(&l, STRIP_GAP), panel = panel_width(&l);
    l.square = square_in(l.width - 3 * margin - gutter - panel,
                         l.height - 2 * margin - gutter - gap - strip, &l);
    int board_w = l.square * l.files, board_h = l.square * l.ranks;
    int left = (l.width - (gutter + board_w + margin + panel)) / 2;
    int top = (l.height - (board_h + gutter + gap + strip)) / 2;
    l.board = (Rect){left + gutter, top, board_w, board_h};
    l.strip = (Rect){l.board.x, top + board_h + gutter + gap, board_w, strip};
    int high = l.strip.y + strip - top, wish = layout_px(&l, PANEL_LOW);
    if (wish > l.height - 2 * margin) wish = l.height - 2 * margin;
    if (wish < high) wish = high;
    l.panel = (Rect){l.board.x + board_w + margin, (l.height - wish) / 2, panel, wish};
    l.column = panel;
    return l;
}

/* In a tall window the panel lies below, as wide as the window. */
static Layout below(Layout l) {
    int margin = layout_px(&l, MARGIN), gutter = layout_px(&l, GUTTER);
    int strip = layout_px(&l, STRIP), gap = layout_px(&l, STRIP_GAP);
    int rest = gutter + gap + strip + margin, wide = l.width - 2 * margin;
    l.square = square_in(wide - gutter,
                         l.height - 2 * margin - rest - layout_px(&l, PANEL_LEAST_HEIGHT), &l);
    int board_w = l.square * l.files, board_h = l.square * l.ranks;
    l.board = (Rect){(l.width - board_w + gutter) / 2, margin, board_w, board_h};
    l.strip = (Rect){margin, margin + board_h + gutter + gap, wide, strip};
    int top = l.strip.y + strip + margin;
    l.panel = (Rect){margin, top, wide, l.height - margin - top};
    l.column = l.panel.h < layout_px(&l, PANEL_HIGH) ? (wide - gap) / 2 : wide;
    l.below = true;
    return l;
}

/* Where no word can be read there is nothing but the board; dialogs may cover it all. */
static Layout bare(Layout l) {
    int edge = layout_px(&l, STRIP_GAP), strip = layout_px(&l, STRIP);
    l.square = square_in(l.width - 2 * edge, l.height - 2 * edge, &l);
    l.board = rect_middle(l.window, l.square * l.files, l.square * l.ranks);
    l.panel = rect_inset(l.window, edge);
    l.column = l.panel.w;
    l.strip = (Rect){edge, l.height - strip - edge, l.width - 2 * edge, strip};
    l.bare = true;
    return l;
}

Layout layout_make(int width, int height, float scale, int files, int ranks, bool flip,
                   bool panel) {
    if (width < 1) width = 1;
    if (height < 1) height = 1;
    Layout l = {.width = width, .height = height, .files = files, .ranks = ranks, .flip = flip,
                .window = {0, 0, width, height}};
    l.scale = least(scale, least((float)width / LEAST_WIDTH, (float)height / LEAST_HEIGHT));
    if (l.scale < (panel ? PRESSABLE : READABLE)) return bare(l);
    Layout side = beside(l), tall = below(l);
    return tall.square > side.square ? tall : side;
}

Layout layout_board(int square, int files, int ranks, bool flip) {
    Layout l = {.scale = 1, .files = files, .ranks = ranks, .flip = flip, .square = square};
    int edge = (int)(GUTTER + MARGIN) / 2 + 6;
    l.board = (Rect){edge, edge, square * files, square * ranks};
    l.width = l.board.w + 2 * edge;
    l.height = l.board.h + 2 * edge;
    l.window = (Rect){0, 0, l.width, l.height};
    return l;
}

Rect layout_square(const Layout *l, Square square) {
    int file = square % l->files, rank = square / l->files;
    int column = l->flip ? l->files - 1 - file : file;
    int row = l->flip ? rank : l->ranks - 1 - rank;
    return (Rect){l->board.x + column * l->square, l->board.y + row * l->square, l->square,
                  l->square};
}

bool layout_square_at(const Layout *l, int x, int y, Square *square) {
    if (!rect_has(l->board, x, y)) return false;
    int column = (x - l->board.x) / l->square, row = (y - l->board.y) / l->square;
    int file = l->flip ? l->files - 1 - column : column;
    int rank = l->flip ? row : l->ranks - 1 - row;
    *square = (Square)(file + rank * l->files);
    return true;
}

Square layout_step(const Layout *l, Square square, int dx, int dy) {
    int turn = l->flip ? -1 : 1;
    int file = square % l->files + dx * turn, rank = square / l->files - dy * turn;
    if (file < 0 || file >= l->files || rank < 0 || rank >= l->ranks) return square;
    return (Square)(file + rank * l->files);
}
