/* The frame as a whole: flipping turns the board by half a turn and nothing else (B5, E6). With
 * TIME=1 it prints what a frame costs the processor, drawn into memory by SDL's own renderer. */
#include "canvas.h"

#include <time.h>

enum { FRAMES = 100 };

/* What changes from one frame to the next. */
typedef enum Change { NOTHING, A_SQUARE, THE_BOARD, EVERYTHING, CHANGES } Change;

static void change(Change what, int frame) {
    Square square = (Square)(frame % session_rules(desk->session)->squares);
    if (what == A_SQUARE) desk_middle(square, &desk->mouse_x, &desk->mouse_y);
    if (what == THE_BOARD) desk->settings.flip = frame & 1;
    if (what == EVERYTHING)
        settings_set(&desk->settings, "theme", frame & 1 ? "dark" : "light");
    app_frame(desk);
}

static bool same_pixels(const Canvas *a, const Canvas *b) {
    return !memcmp(a->surface->pixels, b->surface->pixels,
                   (size_t)a->surface->pitch * (size_t)a->surface->h);
}

static double ms_of_frames(Canvas *canvas, Change what) {
    clock_t start = 0;
    for (int i = -2; i < FRAMES; i++) { /* the first two make the textures */
        if (!i) start = clock();
        change(what, i + 2);
        canvas_draw(canvas, &desk->draw);
    }
    return (double)(clock() - start) * 1000 / CLOCKS_PER_SEC / FRAMES;
}

static void measure(void) {
    static const char *const names[CHANGES] = {"nothing", "a square", "the board", "everything"};
    desk_open((GuiOptions){.variant = "chess-t1", .overlay = "strength"});
    desk_size(1920, 1080, 1, 0);
    Canvas canvas = canvas_open();
    printf("# 1920x1080, strengths on, software, %d commands\n", desk->draw.count);
    for (int what = 0; what < CHANGES; what++)
        printf("# %-10s changes: %.2f ms a frame\n", names[what],
               ms_of_frames(&canvas, (Change)what));
    canvas_close(&canvas);
    desk_close();
}

/* What is drawn over the last frame is what would be drawn on an empty canvas. */
static void what_is_drawn_again_is_the_whole_frame(void) {
    static const char *const moves[] = {"e2e4", "d7d5", "e4d5"};
    desk_open((GuiOptions){.variant = "chess-t1", .overlay = "strength"});
    desk_size(900, 600, 1, 0);
    Canvas kept = canvas_open();
    for (int step = 0; step < 40; step++) {
        if (step % 10 == 9) desk->settings.flip ^= 1;
        if (step % 12 == 11) action_run(desk, command_of(step % 24 == 11 ? ACTION_KEYS : ACTION_CLOSE, 0));
        if (step % 8 == 5 && step < 24) desk_play(moves[step / 8]);
        if (step == 30) settings_set(&desk->settings, "theme", "dark");
        desk_move(37 * step % desk->width, 71 * step % desk->height);
        Canvas fresh = canvas_open();
        canvas_draw(&kept, &desk->draw);
        canvas_draw(&fresh, &desk->draw);
        check_that(same_pixels(&kept, &fresh), "frame %d differs", step);
        canvas_close(&fresh);
    }
    canvas_close(&kept);
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
static void B5_E6_a_flipped_board_is_the_same_turned_round(void) {
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
static void E6_coordinates_follow_the_board(void) {
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
    TEST(what_is_drawn_again_is_the_whole_frame);
    TEST(B5_E6_a_flipped_board_is_the_same_turned_round);
    TEST(E6_coordinates_follow_the_board);
    return check_end();
}
