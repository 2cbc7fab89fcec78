/* Shot: drawing into memory with SDL's own renderer, which needs no video. */
#include "gui/shot.h"

#include "gui/render.h"

#include <SDL_image.h>

bool shot_write(const Draw *draw, int width, int height, const char *path, Err *err) {
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_Renderer *renderer = surface ? SDL_CreateSoftwareRenderer(surface) : NULL;
    bool written = false;
    if (renderer) {
        Render *render = render_new(renderer, draw->fonts);
        render_list(render, draw);
        SDL_RenderPresent(renderer);
        render_free(render);
        written = IMG_SavePNG(surface, path) == 0;
        SDL_DestroyRenderer(renderer);
    }
    if (!written) err_set(err, "cannot write the picture (%s): %s", SDL_GetError(), path);
    SDL_FreeSurface(surface);
    return written;
}
