/* Render: turns a draw list into SDL calls; the only place that does. It keeps textures
 * of texts, pictures, shapes and the last frame, and makes them again whenever they are gone.
 * Of a list it draws what differs from the last one. */
#ifndef CHESTER_GUI_RENDER_H
#define CHESTER_GUI_RENDER_H

#include "gui/draw.h"

#include <SDL_render.h>

typedef struct Render Render;

/* The renderer and the fonts are not owned and outlive it. */
Render *render_new(SDL_Renderer *renderer, Fonts *fonts);
void render_free(Render *render);
void render_forget(Render *render); /* all textures are lost, */
void render_again(Render *render);  /* or only what was drawn on the canvas */
void render_list(Render *render, const Draw *draw); /* does not present */

#endif
