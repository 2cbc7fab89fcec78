/* Shape: distances from the edges of boxes, lines and arrows; half a pixel on either side
 * of an edge is where a pixel is partly covered. */
#include "gui/shape.h"

#include "gui/damage.h"

#include <math.h>

static float most(float a, float b) { return a > b ? a : b; }
static float least(float a, float b) { return a < b ? a : b; }

/* From the edge of a box around 0,0 with rounded corners; negative inside. */
static float box_distance(float x, float y, float half_w, float half_h, float round) {
    float dx = fabsf(x) - half_w + round, dy = fabsf(y) - half_h + round;
    return hypotf(most(dx, 0), most(dy, 0)) + least(most(dx, dy), 0) - round;
}

/* From a line of no width. */
static float line_distance(float x, float y, float to_x, float to_y) {
    float square = to_x * to_x + to_y * to_y;
    float t = square > 0 ? (x * to_x + y * to_y) / square : 0;
    t = least(most(t, 0), 1);
    return hypotf(x - to_x * t, y - to_y * t);
}

/* How far x,y lies outside of the triangle whose tip is at to, seen along the arrow. */
static float head_distance(float along, float across, float length, float head) {
    float slope = 0.62f, side = sqrtf(1 + slope * slope);
    float flank = (fabsf(across) - slope * (length - along)) / side;
    return most(flank, length - head - along);
}

static float arrow_distance(float x, float y, float to_x, float to_y, float width) {
    float length = hypotf(to_x, to_y), head = width * 2.6f;
    if (length < 1) return 1;
    float dx = to_x / length, dy = to_y / length;
    float along = x * dx + y * dy, across = y * dx - x * dy;
    float neck = most(length - head + 1, 0);
    float shaft = line_distance(x, y, dx * neck, dy * neck) - width / 2;
    return least(shaft, head_distance(along, across, length, head));
}

static bool is_box(const DrawCommand *c) {
    return c->type == DRAW_FILL || c->type == DRAW_FRAME || c->type == DRAW_DISC ||
           c->type == DRAW_RING;
}

static float rounding(const DrawCommand *c) {
    float half = (float)(c->at.w < c->at.h ? c->at.w : c->at.h) / 2;
    bool circle = c->type == DRAW_DISC || c->type == DRAW_RING;
    return circle || c->round > half ? half : c->round;
}

int shape_slices(const DrawCommand *c) {
    if (!is_box(c)) return 0;
    int corner = (int)ceilf(most(rounding(c), c->width)) + 1;
    return 2 * corner + 1 < c->at.w && 2 * corner + 1 < c->at.h ? corner : 0;
}

/* x, y: from the middle of the box, or from the beginning of the line. */
static float distance(const DrawCommand *c, const Rect *at, float x, float y) {
    float to_x = (float)c->at.w, to_y = (float)c->at.h;
    switch (c->type) {
    case DRAW_LINE: return line_distance(x, y, to_x, to_y) - c->width / 2;
    case DRAW_ARROW: return arrow_distance(x, y, to_x, to_y, c->width);
    default: break;
    }
    float edge = box_distance(x, y, (float)at->w / 2, (float)at->h / 2, rounding(c));
    bool hollow = c->type == DRAW_FRAME || c->type == DRAW_RING;
    return hollow ? most(edge, -edge - c->width) : edge;
}

/* The pixels that the shape can touch. */
static Rect bounds(const DrawCommand *c) {
    int corner = shape_slices(c);
    if (corner) return (Rect){c->at.x, c->at.y, 2 * corner + 1, 2 * corner + 1};
    return damage_bounds(c);
}

SDL_Surface *shape_make(const DrawCommand *c, Rect *at) {
    *at = bounds(c);
    if (at->w <= 0 || at->h <= 0) return NULL;
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, at->w, at->h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (!surface) return NULL;
    float zero_x = is_box(c) ? (float)at->w / 2 : (float)(c->at.x - at->x);
    float zero_y = is_box(c) ? (float)at->h / 2 : (float)(c->at.y - at->y);
    for (int y = 0; y < at->h; y++) {
        Uint32 *row = (Uint32 *)(void *)((char *)surface->pixels + y * surface->pitch);
        for (int x = 0; x < at->w; x++) {
            float d = distance(c, at, (float)x + 0.5f - zero_x, (float)y + 0.5f - zero_y);
            float cover = least(most(0.5f - d, 0), 1);
            row[x] = (Uint32)(cover * (float)(c->color & 0xff) + 0.5f) << 24 | c->color >> 8;
        }
    }
    return surface;
}
