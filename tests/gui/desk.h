/* Desk: an App without a window, for tests: what is drawn is read from the draw list, and
 * mouse and keys come as the events that SDL would send. */
#ifndef CHESTER_TESTS_DESK_H
#define CHESTER_TESTS_DESK_H

#include "../unit/check.h"

#include "base/clock.h"
#include "core/notation.h"
#include "gui/action.h"
#include "gui/app.h"
#include "gui/hand.h"
#include "gui/input.h"
#include "gui/window.h"

#include <SDL.h>

static App *desk;

/* Ends the program when there is nothing to test. */
static inline void desk_open(GuiOptions options) {
    Err err = {""};
    setenv("CHESTER_DATA", ".", 0);
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!options.lang) options.lang = "en";
    if (!options.side) options.side = "both";
    desk = app_new(&options, false, NULL, &err);
    if (!desk || !app_begin(desk, &options, &err)) {
        printf("not ok desk: %s\n", err.text);
        exit(1);
    }
    desk->settings.animation = 0;
    app_frame(desk);
}

static inline void desk_close(void) {
    app_free(desk);
    desk = NULL;
}

static inline void desk_size(int width, int height, float density, int scale) {
    desk->width = width;
    desk->height = height;
    desk->density = density;
    desk->settings.scale = scale;
    app_frame(desk);
}

static inline void desk_take(SDL_Event event) {
    input_take(desk, &event);
    app_frame(desk);
}

/* The mouse is told in units, as SDL does. */
static inline int desk_units(int pixels) { return (int)((float)pixels / desk->density); }

static inline void desk_move(int x, int y) {
    desk_take((SDL_Event){
        .motion = {.type = SDL_MOUSEMOTION, .x = desk_units(x), .y = desk_units(y)}});
}

static inline void desk_button(Uint32 type, int button, int x, int y) {
    desk_take((SDL_Event){.button = {.type = type, .button = (Uint8)button, .x = desk_units(x),
                                     .y = desk_units(y)}});
}

static inline void desk_press(int x, int y) {
    desk_button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, x, y);
}

static inline void desk_release(int x, int y) {
    desk_button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, x, y);
}

static inline void desk_click(int x, int y) {
    desk_press(x, y);
    desk_release(x, y);
}

static inline Square desk_square(const char *name) {
    Square square = NO_SQUARE;
    const char *at = name;
    if (!square_read(session_rules(desk->session), &at, &square)) {
        printf("not ok desk: no square %s\n", name);
        exit(1);
    }
    return square;
}

/* The middle of a square, as it was drawn. */
static inline void desk_middle(Square square, int *x, int *y) {
    for (int i = 0; i < desk->draw.count; i++) {
        const DrawCommand *c = &desk->draw.commands[i];
        if (c->mark != MARK_SQUARE || c->square != square) continue;
        *x = c->at.x + c->at.w / 2;
        *y = c->at.y + c->at.h / 2;
        return;
    }
    *x = *y = -1;
}

static inline void desk_click_square(const char *name) {
    int x, y;
    desk_middle(desk_square(name), &x, &y);
    desk_click(x, y);
}

/* "e2e4" by two clicks. */
static inline void desk_click_move(const char *move) {
    char from[3] = {move[0], move[1], 0}, to[3] = {move[2], move[3], 0};
    desk_click_square(from);
    desk_click_square(to);
}

static inline void desk_key(SDL_Keycode code, SDL_Keymod mod) {
    SDL_Keysym sym = {.scancode = SDL_GetScancodeFromKey(code), .sym = code, .mod = (Uint16)mod};
    desk_take((SDL_Event){.key = {.type = SDL_KEYDOWN, .state = SDL_PRESSED, .keysym = sym}});
    desk_take((SDL_Event){.key = {.type = SDL_KEYUP, .keysym = sym}});
}

static inline void desk_type(const char *text) {
    SDL_Event event = {.type = SDL_TEXTINPUT};
    snprintf(event.text.text, sizeof event.text.text, "%s", text);
    desk_take(event);
}

/* How many commands stand for this on that square; square -1: on any. */
static inline int desk_marks(DrawMark mark, int square) {
    int count = 0;
    for (int i = 0; i < desk->draw.count; i++) {
        const DrawCommand *c = &desk->draw.commands[i];
        count += c->mark == mark && (square < 0 || c->square == square);
    }
    return count;
}

/* The text drawn with this mark on that square; "" when there is none. */
static inline const char *desk_text(DrawMark mark, int square) {
    for (int i = 0; i < desk->draw.count; i++) {
        const DrawCommand *c = &desk->draw.commands[i];
        if (c->type == DRAW_TEXT && c->mark == mark && (square < 0 || c->square == square))
            return draw_letters(&desk->draw, c);
    }
    return "";
}

/* Presses the button of an action; false when it is not on the screen. */
static inline bool desk_do(ActionId action, int arg) {
    for (int i = desk->draw.hit_count; i-- > desk->draw.modal;) {
        const DrawHit *hit = &desk->draw.hits[i];
        if (hit->command.action != (int)action || hit->command.arg != arg) continue;
        desk_click(hit->at.x + hit->at.w / 2, hit->at.y + hit->at.h / 2);
        return true;
    }
    return false;
}

static inline const char *desk_fen(void) {
    static char text[FEN_SIZE];
    position_write(session_position(desk->session), text);
    return text;
}

/* Waits until the computer has moved or the hint is there; false after ten seconds. */
static inline bool desk_wait(void) {
    int64_t end = clock_ms() + 10000;
    while (session_thinking(desk->session) || session_hinting(desk->session)) {
        SDL_Delay(2);
        app_poll(desk);
        if (clock_ms() > end) return false;
    }
    app_frame(desk);
    return true;
}

static inline void desk_play(const char *moves) {
    char list[4096], *rest = list;
    snprintf(list, sizeof list, "%s", moves);
    for (char *move; (move = strsep(&rest, " ")) != NULL;)
        if (*move) {
            hand_type(desk, move);
            if (desk->dialog.type == DIALOG_CONFIRM)
                action_run(desk, command_of(ACTION_YES, 0));
        }
    app_frame(desk);
}

#endif
