/* Shot: drawing into memory with SDL's own renderer, which needs no video. */
#include "gui/shot.h"

#include "gui/render.h"

#include <SDL_image.h>

#include <errno.h>
#include <string.h>

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
        SDL_RWops *file = SDL_RWFromFile(path, "wb");
        written = file && IMG_SavePNG_RW(surface, file, 0) == 0;
        errno = 0;
        if (file && SDL_RWclose(file) != 0) { /* where a full disk is told */
            SDL_SetError("%s", errno ? strerror(errno) : "it was not written");
            written = false;
        }
        SDL_DestroyRenderer(renderer);
    }
    if (!written) err_set(err, "cannot write the picture (%s): %s", SDL_GetError(), path);
    SDL_FreeSurface(surface);
    return written;
}
