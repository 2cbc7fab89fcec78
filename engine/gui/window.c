/* Window: SDL's window, clipboard and queue. */
#include "gui/window.h"

#include "base/memory.h"
#include "gui/render.h"

#include <SDL.h>
#include <SDL_image.h>
#include <stdlib.h>
#include <string.h>

struct Window {
    SDL_Window *window;
    SDL_Renderer *renderer;
    Render *render;
};

static void set_icon(SDL_Window *window, const char *path) {
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    SDL_Surface *surface = file ? IMG_LoadSizedSVG_RW(file, 64, 64) : NULL;
    if (file) SDL_RWclose(file);
    if (surface) SDL_SetWindowIcon(window, surface);
    SDL_FreeSurface(surface);
}

/* Without a display SDL would open a window that nobody can see. */
static bool open_video(Err *err) {
    static const char *const displays[] = {"SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"};
    const char *why = "DISPLAY is not set";
    bool somewhere = false;
    for (int i = 0; i < 3; i++) {
        const char *value = getenv(displays[i]);
        somewhere |= value && *value;
    }
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0");
    /* Only what has changed is drawn, so the processor does it faster than a driver for a graphics card
     * starts; where there is no card, that driver brings a compiler of 60 MB along. */
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software");
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    if (somewhere && SDL_Init(SDL_INIT_VIDEO) == 0) return true;
    if (somewhere) why = SDL_GetError();
    return err_set(err, "no display: %s; play in the terminal with: chester text", why);
}

Window *window_new(int width, int height, Fonts *fonts, const char *icon, Err *err) {
    if (!open_video(err)) return NULL;
    Window *window = memory_new(sizeof *window);
    window->window = SDL_CreateWindow("Chester", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED,
                                      width, height,
                                      SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (window->window) window->renderer = SDL_CreateRenderer(window->window, -1, 0);
    if (window->window && !window->renderer)
        window->renderer = SDL_CreateRenderer(window->window, -1, SDL_RENDERER_SOFTWARE);
    if (!window->renderer) {
        err_set(err, "no window: %s; play in the terminal with: chester text", SDL_GetError());
        window_free(window);
        return NULL;
    }
    SDL_SetWindowMinimumSize(window->window, 480, 360);
    SDL_StopTextInput();
    SDL_EventState(SDL_DROPFILE, SDL_ENABLE);
    set_icon(window->window, icon);
    window->render = render_new(window->renderer, fonts);
    return window;
}

void window_free(Window *window) {
    if (!window) return;
    render_free(window->render);
    if (window->renderer) SDL_DestroyRenderer(window->renderer);
    if (window->window) SDL_DestroyWindow(window->window);
    SDL_Quit();
    free(window);
}

void window_size(const Window *window, int *width, int *height, float *density) {
    int units;
    SDL_GetWindowSize(window->window, &units, NULL);
    SDL_GetRendererOutputSize(window->renderer, width, height);
    *density = units > 0 ? (float)*width / (float)units : 1;
}

void window_usual_place(const Window *window, Settings *settings) {
    Uint32 special = SDL_WINDOW_FULLSCREEN | SDL_WINDOW_MAXIMIZED | SDL_WINDOW_MINIMIZED;
    if (SDL_GetWindowFlags(window->window) & special) return;
    SDL_GetWindowSize(window->window, &settings->width, &settings->height);
    SDL_GetWindowPosition(window->window, &settings->left, &settings->top);
}

/* As much of its head is on some screen as a hand needs to move it. */
static bool within_reach(int left, int top, int width) {
    enum { REACH = 80 };
    SDL_Rect screen, head = {left, top, width, REACH}, both;
    for (int i = 0; i < SDL_GetNumVideoDisplays(); i++)
        if (SDL_GetDisplayUsableBounds(i, &screen) == 0 &&
            SDL_IntersectRect(&screen, &head, &both) && both.w >= REACH && both.h >= REACH / 2)
            return true;
    return false;
}

void window_place(Window *window, const Settings *settings) {
    if (!window || settings->left == NO_PLACE || settings->top == NO_PLACE) return;
    if (!within_reach(settings->left, settings->top, settings->width)) return;
    SDL_SetWindowPosition(window->window, settings->left, settings->top);
}

void window_fit(Window *window) {
    enum { FRAME = 40 }; /* units that the system's title and borders may take */
    SDL_Rect screen;
    int width, height;
    if (!window) return;
    int display = SDL_GetWindowDisplayIndex(window->window);
    SDL_GetWindowSize(window->window, &width, &height);
    if (display < 0 || SDL_GetDisplayUsableBounds(display, &screen) < 0) return;
    if (width <= screen.w && height <= screen.h) return;
    if (width > screen.w) width = screen.w - FRAME;
    if (height > screen.h) height = screen.h - FRAME;
    SDL_SetWindowSize(window->window, width, height);
    SDL_SetWindowPosition(window->window, screen.x + (screen.w - width) / 2,
                          screen.y + (screen.h - height) / 2 + FRAME / 4);
}

void window_show(Window *window, const Draw *draw) {
    render_list(window->render, draw);
    SDL_RenderPresent(window->renderer);
}

void window_forget(Window *window) {
    if (window) render_forget(window->render);
}

void window_again(Window *window) {
    if (window) render_again(window->render);
}

void window_title(Window *window, const char *title) {
    if (window && strcmp(SDL_GetWindowTitle(window->window), title))
        SDL_SetWindowTitle(window->window, title);
}

void window_fullscreen(Window *window, bool on) {
    if (!window) return;
    bool is = SDL_GetWindowFlags(window->window) & SDL_WINDOW_FULLSCREEN;
    if (is != on)
        SDL_SetWindowFullscreen(window->window, on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}

void window_typing(Window *window, bool on, Rect at) {
    if (!window || on == (bool)SDL_IsTextInputActive()) return;
    SDL_Rect rect = {at.x, at.y, at.w, at.h};
    if (on) {
        SDL_SetTextInputRect(&rect);
        SDL_StartTextInput();
    } else {
        SDL_StopTextInput();
    }
}

void window_hold_mouse(bool on) { SDL_CaptureMouse(on ? SDL_TRUE : SDL_FALSE); }

void window_copy(const char *text) { SDL_SetClipboardText(text); }

char *window_paste(void) {
    char *held = SDL_GetClipboardText();
    char *text = held && *held ? memory_text(held) : NULL;
    SDL_free(held);
    return text;
}

void window_wake(void *context) {
    (void)context;
    SDL_Event event = {.type = SDL_USEREVENT};
    SDL_PushEvent(&event);
}

void window_wake_files(void *context) {
    (void)context;
    SDL_Event event = {.user = {.type = SDL_USEREVENT, .code = WAKE_FILES}};
    SDL_PushEvent(&event);
}
