/* The frame as a whole: flipping turns the board by half a turn and nothing else (B5, E6). With
 * TIME=1 it prints what a frame costs the processor, drawn into memory by SDL's own renderer. */
#include "desk.h"

#include "gui/render.h"

#include <time.h>

enum { FRAMES = 100 };

static double ms_of_frames(Render *render, SDL_Renderer *renderer, bool lists) {
    clock_t start = clock();
    for (int i = 0; i < FRAMES; i++) {
        if (lists) app_frame(desk);
        render_list(render, &desk->draw);
        SDL_RenderPresent(renderer);
    }
    return (double)(clock() - start) * 1000 / CLOCKS_PER_SEC / FRAMES;
}

static void measure(void) {
    desk_open((GuiOptions){.variant = "chess-t1", .overlay = "strength"});
    desk_size(1920, 1080, 1, 0);
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, 1920, 1080, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_Renderer *renderer = SDL_CreateSoftwareRenderer(surface);
    Render *render = render_new(renderer, desk->fonts);
    double first = ms_of_frames(render, renderer, true);
    printf("# 1920x1080, strengths on, software: %.2f ms a frame, %.2f of them drawing, %d commands\n",
           first, ms_of_frames(render, renderer, false), desk->draw.count);
    render_free(render);
    SDL_DestroyRenderer(renderer);
    SDL_FreeSurface(surface);
    desk_close();
}

/* Where a command of that kind is drawn, from the board's middle and doubled. */
static bool place_of(DrawMark mark, int square, int *x, int *y) {
    for (int i = 0; i < desk->draw.count; i++) {
        const DrawCommand *c = &desk->draw.commands[i];
        Rect board = desk->layout.board;
        if (c->mark != mark || c->square != square) continue;
        *x = 2 * c->at.x + c->at.w - 2 * board.x - board.w;
        *y = 2 * c->at.y + c->at.h - 2 * board.y - board.h;
        return true;
    }
    return false;
}

/* Squares and pieces go to the opposite place, their pictures stay upright. */
static void a_flipped_board_is_the_same_turned_round(void) {
    static const char *const games[] = {"chess-t1", "chess-t", "chess", "xiangqi"};
    for (int i = 0; i < 4; i++) {
        desk_open((GuiOptions){.variant = games[i]});
        int squares = session_rules(desk->session)->squares, x[2][MAX_SQUARES][2], y[2][MAX_SQUARES][2];
        bool there[2][MAX_SQUARES][2];
        for (int flip = 0; flip < 2; flip++) {
            desk->settings.flip = flip;
            app_frame(desk);
            for (int s = 0; s < squares; s++)
                for (int k = 0; k < 2; k++)
                    there[flip][s][k] = place_of(k ? MARK_PIECE : MARK_SQUARE, s, &x[flip][s][k],
                                                 &y[flip][s][k]);
        }
        for (int s = 0; s < squares; s++)
            for (int k = 0; k < 2; k++) {
                check_that(there[0][s][k] == there[1][s][k], "%s: %d is lost", games[i], s);
                if (there[0][s][k])
                    check_that(x[0][s][k] == -x[1][s][k] && y[0][s][k] == -y[1][s][k],
                               "%s: square %d is not opposite", games[i], s);
            }
        desk_close();
    }
}

/* E6: letters run from White's left, numbers from White's side, as the board is turned. */
static void coordinates_follow_the_board(void) {
    for (int flip = 0; flip < 2; flip++) {
        desk_open((GuiOptions){.variant = "chess-t1", .flip = flip});
        Rect a = {0, 0, 0, 0}, h = a, one = a, eight = a;
        for (int i = 0; i < desk->draw.count; i++) {
            const DrawCommand *c = &desk->draw.commands[i];
            if (c->mark != MARK_COORDINATE) continue;
            const char *text = draw_letters(&desk->draw, c);
            if (*text == 'a') a = c->at;
            if (*text == 'h') h = c->at;
            if (*text == '1') one = c->at;
            if (*text == '8') eight = c->at;
        }
        CHECK(a.w && h.w && one.w && eight.w);
        CHECK((a.x < h.x) == !flip && (one.y > eight.y) == !flip);
        desk_close();
    }
}

int main(void) {
    if (getenv("TIME")) {
        measure();
        return 0;
    }
    TEST(a_flipped_board_is_the_same_turned_round);
    TEST(coordinates_follow_the_board);
    return check_end();
}
