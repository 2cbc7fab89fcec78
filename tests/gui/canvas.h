/* Canvas: the desk's frame in memory, drawn by SDL's own renderer. */
#ifndef CHESTER_TESTS_CANVAS_H
#define CHESTER_TESTS_CANVAS_H

#include "desk.h"

#include "gui/render.h"

typedef struct Canvas {
    SDL_Surface *surface; /* ARGB8888, of the desk's size */
    SDL_Renderer *renderer;
    Render *render;
} Canvas;

static inline Canvas canvas_open(void) {
    Canvas canvas = {.surface = SDL_CreateRGBSurfaceWithFormat(0, desk->width, desk->height, 32,
                                                               SDL_PIXELFORMAT_ARGB8888)};
    canvas.renderer = SDL_CreateSoftwareRenderer(canvas.surface);
    canvas.render = render_new(canvas.renderer, desk->fonts);
    return canvas;
}

static inline void canvas_draw(Canvas *canvas, const Draw *draw) {
    render_list(canvas->render, draw);
    SDL_RenderPresent(canvas->renderer);
}

static inline void canvas_close(Canvas *canvas) {
    render_free(canvas->render);
    SDL_DestroyRenderer(canvas->renderer);
    SDL_FreeSurface(canvas->surface);
}

#endif
