/* Render: the draw list in SDL calls. Texts, pictures and shapes are textures of one cache, in
 * their colours, since SDL colours a texture slowly while it copies it. The frame is drawn on a
 * canvas that is kept, where only what has changed is drawn again. */
#include "gui/render.h"

#include "base/memory.h"
#include "gui/damage.h"
#include "gui/shape.h"

#include <SDL_image.h>
#include <SDL_ttf.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { CACHE_SLOTS = 2048 }; /* a power of two; a frame has a few hundred texts */

/* Everything that a texture depends on, but its text, and not the place. */
typedef struct Look {
    DrawType type;
    FontFace face;
    Color color;
    int w, h;
    float round, width;
} Look;

/* A text in one size, a picture, or a shape. */
typedef struct Cached {
    Look look;
    char *text;           /* NULL: a free slot */
    SDL_Texture *texture; /* NULL when it could not be made, which is not tried again */
    Rect at;              /* its size, and where it lies beside the command's own place */
} Cached;

struct Render {
    SDL_Renderer *renderer;
    Fonts *fonts;
    Cached slots[CACHE_SLOTS];
    int used;
    SDL_Texture *canvas; /* NULL: none yet, or the renderer has no targets */
    Damage damage;       /* of the canvas */
};

Render *render_new(SDL_Renderer *renderer, Fonts *fonts) {
    Render *render = memory_new(sizeof *render);
    render->renderer = renderer;
    render->fonts = fonts;
    return render;
}

static void forget_textures(Render *render) {
    for (int i = 0; i < CACHE_SLOTS; i++) {
        if (render->slots[i].texture) SDL_DestroyTexture(render->slots[i].texture);
        free(render->slots[i].text);
        render->slots[i] = (Cached){0};
    }
    render->used = 0;
}

static void forget_canvas(Render *render) {
    if (render->canvas) SDL_DestroyTexture(render->canvas);
    render->canvas = NULL;
    damage_forget(&render->damage);
}

void render_forget(Render *render) {
    forget_textures(render);
    forget_canvas(render);
}

void render_again(Render *render) { damage_forget(&render->damage); }

void render_free(Render *render) {
    if (!render) return;
    render_forget(render);
    damage_clear(&render->damage);
    free(render);
}

static unsigned mix(unsigned hash, unsigned value) { return (hash ^ value) * 16777619u; }

static unsigned hash(const Look *look, const char *text) {
    unsigned h = mix(mix(2166136261u, (unsigned)look->type << 8 | look->face), look->color);
    h = mix(mix(h, (unsigned)look->w << 16 ^ (unsigned)look->h), (unsigned)(look->width * 16));
    h = mix(h, (unsigned)(look->round * 16));
    for (; *text; text++) h = mix(h, (unsigned char)*text);
    return h ^ h >> 15;
}

static bool look_same(const Look *a, const Look *b) {
    return a->type == b->type && a->face == b->face && a->color == b->color && a->w == b->w &&
           a->h == b->h && a->round == b->round && a->width == b->width;
}

static SDL_Surface *picture_surface(const char *path, int size) {
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    if (!file) return NULL;
    SDL_Surface *surface = IMG_LoadSizedSVG_RW(file, size, size);
    SDL_RWclose(file);
    return surface;
}

static SDL_Color sdl_color(Color color) {
    return (SDL_Color){(Uint8)(color >> 24), (Uint8)(color >> 16), (Uint8)(color >> 8),
                       (Uint8)color};
}

static SDL_Surface *make_surface(Render *render, const DrawCommand *c, const char *text, Rect *at) {
    *at = c->at;
    if (c->type == DRAW_PICTURE) return picture_surface(text, c->at.w);
    if (c->type != DRAW_TEXT) return shape_make(c, at);
    return TTF_RenderUTF8_Blended(fonts_at(render->fonts, c->face, (int)c->width), text,
                                  sdl_color(c->color));
}

static void make(Render *render, Cached *cached, const DrawCommand *c, const char *text) {
    SDL_Surface *surface = make_surface(render, c, text, &cached->at);
    if (!surface) return;
    cached->at = (Rect){cached->at.x - c->at.x, cached->at.y - c->at.y, surface->w, surface->h};
    cached->texture = SDL_CreateTextureFromSurface(render->renderer, surface);
    if (c->type == DRAW_PICTURE) SDL_SetTextureAlphaMod(cached->texture, (Uint8)c->color);
    SDL_FreeSurface(surface);
}

static Cached *find(Render *render, const DrawCommand *c, const char *text) {
    bool sized = c->type != DRAW_TEXT && !shape_slices(c);
    Look look = {c->type, c->face, c->color, sized ? c->at.w : 0, sized ? c->at.h : 0, c->round,
                 c->width};
    unsigned at = hash(&look, text) & (CACHE_SLOTS - 1);
    for (;; at = (at + 1) & (CACHE_SLOTS - 1)) {
        Cached *cached = &render->slots[at];
        if (!cached->text) {
            cached->look = look;
            cached->text = memory_text(text);
            make(render, cached, c, text);
            render->used++;
            return cached;
        }
        if (look_same(&cached->look, &look) && !strcmp(cached->text, text)) return cached;
    }
}

/* SDL would reckon with what lies below even where nothing of it shows. */
static void fill(Render *render, Rect at, Color color) {
    SDL_Color c = sdl_color(color);
    SDL_SetRenderDrawBlendMode(render->renderer,
                               c.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(render->renderer, c.r, c.g, c.b, c.a);
    SDL_RenderFillRect(render->renderer, &(SDL_Rect){at.x, at.y, at.w, at.h});
}

/* The four sides of a frame between its corners, `width` thick: whole rows and columns of
 * pixels, and the last one partly covered. */
static void put_sides(Render *render, Rect at, int corner, float width, Color color) {
    int whole = (int)width, most = (int)ceilf(width);
    Rect wide = {at.x + corner, at.y, at.w - 2 * corner, at.h};
    Rect high = {at.x, at.y + corner, at.w, at.h - 2 * corner};
    for (int done = 0, thick; done < most; done += thick) {
        thick = done < whole ? whole : 1;
        float cover = done < whole ? 1 : width - (float)whole;
        Color c = color_alpha(color, (int)((float)(color & 0xff) * cover + 0.5f));
        fill(render, rect_cut_top(&wide, thick), c);
        fill(render, rect_cut_bottom(&wide, thick), c);
        fill(render, rect_cut_left(&high, thick), c);
        fill(render, rect_cut_right(&high, thick), c);
    }
}

/* The corners are pictures, what is between them plain rectangles. */
static void put_slices(Render *render, SDL_Texture *texture, const DrawCommand *c, int corner) {
    Rect at = c->at;
    for (int i = 0; i < 4; i++) {
        bool right = i & 1, low = i & 2;
        SDL_Rect source = {right ? corner + 1 : 0, low ? corner + 1 : 0, corner, corner};
        SDL_Rect target = {right ? at.x + at.w - corner : at.x,
                           low ? at.y + at.h - corner : at.y, corner, corner};
        SDL_RenderCopy(render->renderer, texture, &source, &target);
    }
    if (c->type == DRAW_FRAME || c->type == DRAW_RING) {
        put_sides(render, at, corner, c->width, c->color);
        return;
    }
    fill(render, (Rect){at.x + corner, at.y, at.w - 2 * corner, at.h}, c->color);
    fill(render, (Rect){at.x, at.y + corner, corner, at.h - 2 * corner}, c->color);
    fill(render, (Rect){at.x + at.w - corner, at.y + corner, corner, at.h - 2 * corner}, c->color);
}

/* A long line is mostly air: only what is near to it is copied, some rows at a time. */
static void put_line(Render *render, SDL_Texture *texture, const DrawCommand *c) {
    enum { BAND = 16 };
    Rect all = damage_bounds(c);
    float edge = c->width * 2 + 3, slope = c->at.h ? (float)c->at.w / (float)c->at.h : 0;
    for (int done = 0; done < all.h; done += BAND) {
        int rows = all.h - done < BAND ? all.h - done : BAND, left = all.x, right = all.x + all.w;
        if (c->at.h) { /* how far along x the line is where it comes and goes */
            float top = (float)(all.y + done - c->at.y) - edge, bottom = top + (float)rows + 2 * edge;
            float a = slope * top, b = slope * bottom;
            int low = c->at.x + (int)floorf((a < b ? a : b) - edge);
            int high = c->at.x + (int)ceilf((a < b ? b : a) + edge);
            left = low > left ? low : left;
            right = high < right ? high : right;
        }
        if (left >= right) continue;
        SDL_Rect source = {left - all.x, done, right - left, rows};
        SDL_Rect target = {left, all.y + done, right - left, rows};
        SDL_RenderCopy(render->renderer, texture, &source, &target);
    }
}

static void put(Render *render, const DrawCommand *c, const char *text) {
    Cached *cached = find(render, c, text);
    if (!cached->texture) return;
    if (shape_slices(c))
        put_slices(render, cached->texture, c, shape_slices(c));
    else if (c->type == DRAW_LINE || c->type == DRAW_ARROW)
        put_line(render, cached->texture, c);
    else
        SDL_RenderCopy(render->renderer, cached->texture, NULL,
                       &(SDL_Rect){c->at.x + cached->at.x, c->at.y + cached->at.y, cached->at.w,
                                   cached->at.h});
}

static void clip(Render *render, Rect at) {
    SDL_RenderSetClipRect(render->renderer, &(SDL_Rect){at.x, at.y, at.w, at.h});
}

/* What of the list lies in that part of the window. */
static void run(Render *render, const Draw *draw, Rect part) {
    Rect now = part;
    clip(render, part);
    for (int i = 0; i < draw->count; i++) {
        const DrawCommand *c = &draw->commands[i];
        if (c->type == DRAW_CLIP) {
            now = c->at.w ? rect_both(c->at, part) : part;
            if (now.w && now.h) clip(render, now);
            continue;
        }
        Rect seen = rect_both(damage_bounds(c), now);
        if (!seen.w || !seen.h) continue;
        if (c->type == DRAW_FILL && c->round < 1)
            fill(render, c->at, c->color);
        else
            put(render, c, draw_letters(draw, c));
    }
    SDL_RenderSetClipRect(render->renderer, NULL);
}

/* The kept canvas, drawn on from now on; false when the renderer draws on the window only. It is
 * of whole tiles, so that not every size of a window that is dragged asks for another one. */
static bool take_canvas(Render *render, int width, int height) {
    int wide = (width + DAMAGE_TILE - 1) / DAMAGE_TILE * DAMAGE_TILE, w = 0, h = 0;
    int high = (height + DAMAGE_TILE - 1) / DAMAGE_TILE * DAMAGE_TILE;
    if (render->canvas) SDL_QueryTexture(render->canvas, NULL, NULL, &w, &h);
    if (w != wide || h != high) {
        forget_canvas(render);
        render->canvas = SDL_CreateTexture(render->renderer, SDL_PIXELFORMAT_ARGB8888,
                                           SDL_TEXTUREACCESS_TARGET, wide, high);
    }
    return render->canvas && SDL_SetRenderTarget(render->renderer, render->canvas) == 0;
}

void render_list(Render *render, const Draw *draw) {
    int width, height;
    Rect part;
    SDL_GetRendererOutputSize(render->renderer, &width, &height);
    /* Half full: everything goes, and what is drawn again comes back. */
    if (render->used > CACHE_SLOTS / 2) forget_textures(render);
    bool kept = take_canvas(render, width, height);
    if (!kept) damage_forget(&render->damage);
    damage_find(&render->damage, draw, width, height);
    while (damage_next(&render->damage, &part)) run(render, draw, part);
    if (!kept) return;
    SDL_SetRenderTarget(render->renderer, NULL);
    SDL_SetTextureBlendMode(render->canvas, SDL_BLENDMODE_NONE);
    SDL_Rect seen = {0, 0, width, height};
    SDL_RenderCopy(render->renderer, render->canvas, &seen, &seen);
}
