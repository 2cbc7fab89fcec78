/* Rect: whole pixels of the window, y downwards. */
#ifndef CHESTER_GUI_RECT_H
#define CHESTER_GUI_RECT_H

#include <stdbool.h>

typedef struct Rect {
    int x, y, w, h;
} Rect;

static inline bool rect_has(Rect r, int x, int y) {
    return x >= r.x && y >= r.y && x < r.x + r.w && y < r.y + r.h;
}

static inline Rect rect_inset(Rect r, int by) {
    return (Rect){r.x + by, r.y + by, r.w - 2 * by, r.h - 2 * by};
}

/* Cuts `h` pixels off the top of *r and returns them. */
static inline Rect rect_cut_top(Rect *r, int h) {
    Rect top = {r->x, r->y, r->w, h};
    r->y += h;
    r->h -= h;
    return top;
}

static inline Rect rect_cut_bottom(Rect *r, int h) {
    r->h -= h;
    return (Rect){r->x, r->y + r->h, r->w, h};
}

static inline Rect rect_cut_left(Rect *r, int w) {
    Rect left = {r->x, r->y, w, r->h};
    r->x += w;
    r->w -= w;
    return left;
}

static inline Rect rect_cut_right(Rect *r, int w) {
    r->w -= w;
    return (Rect){r->x + r->w, r->y, w, r->h};
}

/* What lies in both; w or h is 0 when nothing does. */
static inline Rect rect_both(Rect a, Rect b) {
    int left = a.x > b.x ? a.x : b.x, top = a.y > b.y ? a.y : b.y;
    int right = a.x + a.w < b.x + b.w ? a.x + a.w : b.x + b.w;
    int bottom = a.y + a.h < b.y + b.h ? a.y + a.h : b.y + b.h;
    return (Rect){left, top, right > left ? right - left : 0, bottom > top ? bottom - top : 0};
}

/* A box of w by h in the middle of r. */
static inline Rect rect_middle(Rect r, int w, int h) {
    return (Rect){r.x + (r.w - w) / 2, r.y + (r.h - h) / 2, w, h};
}

#endif
