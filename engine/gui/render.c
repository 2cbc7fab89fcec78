/* Render: the draw list in SDL calls, with one cache for texts and pictures. */
#include "gui/render.h"

#include "base/memory.h"
#include "gui/shape.h"

#include <SDL_image.h>
#include <SDL_ttf.h>
#include <stdlib.h>
#include <string.h>

enum { CACHE_SLOTS = 2048 }; /* a power of two; a frame has a few hundred texts */

/* A text in one size, a picture, or a shape. */
typedef struct Cached {
    char *key;
    SDL_Texture *texture; /* NULL when it could not be made, which is not tried again */
    Rect at;              /* its size, and where it lies beside the command's own place */
} Cached;

struct Render {
    SDL_Renderer *renderer;
    Fonts *fonts;
    Cached slots[CACHE_SLOTS];
    int used;
    Text key; /* of the command that is looked for */
};

Render *render_new(SDL_Renderer *renderer, Fonts *fonts) {
    Render *render = memory_new(sizeof *render);
    render->renderer = renderer;
    render->fonts = fonts;
    text_init(&render->key);
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
    return render;
}

void render_forget(Render *render) {
    for (int i = 0; i < CACHE_SLOTS; i++) {
        if (render->slots[i].texture) SDL_DestroyTexture(render->slots[i].texture);
        free(render->slots[i].key);
        render->slots[i] = (Cached){0};
    }
    render->used = 0;
}

void render_free(Render *render) {
    if (!render) return;
    render_forget(render);
    text_clear(&render->key);
    free(render);
}

static unsigned hash(const char *text) {
    unsigned h = 2166136261u;
    for (; *text; text++) h = (h ^ (unsigned char)*text) * 16777619u;
    return h;
}

static SDL_Surface *picture_surface(const char *path, int size) {
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    if (!file) return NULL;
    SDL_Surface *surface = IMG_LoadSizedSVG_RW(file, size, size);
    SDL_RWclose(file);
    return surface;
}

static SDL_Surface *make_surface(Render *render, const DrawCommand *c, const char *text, Rect *at) {
    *at = c->at;
    if (c->type == DRAW_PICTURE) return picture_surface(text, c->at.w);
    if (c->type != DRAW_TEXT) return shape_make(c, at);
    return TTF_RenderUTF8_Blended(fonts_at(render->fonts, c->face, (int)c->width), text,
                                  (SDL_Color){255, 255, 255, 255});
}

static void make(Render *render, Cached *cached, const DrawCommand *c, const char *text) {
    SDL_Surface *surface = make_surface(render, c, text, &cached->at);
    if (!surface) return;
    cached->at = (Rect){cached->at.x - c->at.x, cached->at.y - c->at.y, surface->w, surface->h};
    cached->texture = SDL_CreateTextureFromSurface(render->renderer, surface);
    SDL_FreeSurface(surface);
}

/* Everything that the texture depends on: not the colour, and not the place. */
static void write_key(const DrawCommand *c, const char *text, Text *out) {
    bool sized = c->type != DRAW_TEXT && !shape_slices(c);
    text_format(out, "%d %d %d %g %g %d ", c->type, sized ? c->at.w : 0, sized ? c->at.h : 0,
                (double)c->round, (double)c->width, (int)c->face);
    text_add(out, text);
}

static Cached *find(Render *render, const DrawCommand *c, const char *text) {
    text_reset(&render->key);
    write_key(c, text, &render->key);
    unsigned at = hash(render->key.data) & (CACHE_SLOTS - 1);
    for (;; at = (at + 1) & (CACHE_SLOTS - 1)) {
        Cached *cached = &render->slots[at];
        if (!cached->key) {
            cached->key = memory_text(render->key.data);
            make(render, cached, c, text);
            render->used++;
            return cached;
        }
        if (!strcmp(cached->key, render->key.data)) return cached;
    }
}

/* Corners as they are, edges and the middle stretched. */
static void put_slices(Render *render, SDL_Texture *texture, Rect at, int corner) {
    const int from[4] = {0, corner, corner + 1, 2 * corner + 1};
    const int x[4] = {at.x, at.x + corner, at.x + at.w - corner, at.x + at.w};
    const int y[4] = {at.y, at.y + corner, at.y + at.h - corner, at.y + at.h};
    for (int i = 0; i < 9; i++) {
        int column = i % 3, row = i / 3;
        SDL_Rect source = {from[column], from[row], from[column + 1] - from[column],
                           from[row + 1] - from[row]};
        SDL_Rect target = {x[column], y[row], x[column + 1] - x[column], y[row + 1] - y[row]};
        SDL_RenderCopy(render->renderer, texture, &source, &target);
    }
}

static void put(Render *render, const DrawCommand *c, const char *text) {
    Cached *cached = find(render, c, text);
    Color color = c->color;
    if (!cached->texture) return;
    SDL_SetTextureColorMod(cached->texture, (Uint8)(color >> 24), (Uint8)(color >> 16),
                           (Uint8)(color >> 8));
    SDL_SetTextureAlphaMod(cached->texture, (Uint8)color);
    if (shape_slices(c))
        put_slices(render, cached->texture, c->at, shape_slices(c));
    else
        SDL_RenderCopy(render->renderer, cached->texture, NULL,
                       &(SDL_Rect){c->at.x + cached->at.x, c->at.y + cached->at.y, cached->at.w,
                                   cached->at.h});
}

static void fill(Render *render, Rect at, Color color) {
    SDL_SetRenderDrawColor(render->renderer, (Uint8)(color >> 24), (Uint8)(color >> 16),
                           (Uint8)(color >> 8), (Uint8)color);
    SDL_RenderFillRect(render->renderer, &(SDL_Rect){at.x, at.y, at.w, at.h});
}

static void clip(Render *render, Rect at) {
    SDL_Rect rect = {at.x, at.y, at.w, at.h};
    SDL_RenderSetClipRect(render->renderer, at.w ? &rect : NULL);
}

static void run(Render *render, const Draw *draw, const DrawCommand *c) {
    if (c->type == DRAW_CLIP)
        clip(render, c->at);
    else if (c->type == DRAW_FILL && c->round < 1)
        fill(render, c->at, c->color);
    else
        put(render, c, draw_letters(draw, c));
}

void render_list(Render *render, const Draw *draw) {
    /* Half full: everything goes, and what is on the screen comes back. */
    if (render->used > CACHE_SLOTS / 2) render_forget(render);
    clip(render, (Rect){0, 0, 0, 0});
    for (int i = 0; i < draw->count; i++) run(render, draw, &draw->commands[i]);
}
