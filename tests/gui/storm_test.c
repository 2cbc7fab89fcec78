/* Storm: random clicks, drags, keys, undos and hints while the computer thinks, each seed the
 * same events. Run under the sanitizers too. EVENTS=N and SEED=N change what is done, SHOW=N says
 * how many of the slowest events are told. */
#include "desk.h"

#include "base/rng.h"
#include "core/verify.h"
#include "gui/seats.h"
#include "gui/window.h"

#include <time.h>

/* What an event and its frame took, in ns: of the processor, and by the clock without what the
 * thread waited for a processor, which other programs need; what is more there is the disk's. Only
 * told: no time decides anything here. */
typedef struct Took {
    int64_t busy, wall;
    char what[120];
} Took;

enum { MOST_SHOWN = 40 };

static Rng rng;
static Took slowest[MOST_SHOWN + 1]; /* the slowest first */
static char key_name[40];            /* of the event; "" when it is none of a key */

static uint32_t below(uint32_t n) { return rng_below(&rng, n); }

static SDL_Event key_event(void) {
    static const SDL_Keycode codes[] = {
        SDLK_u, SDLK_u, SDLK_h, SDLK_h, SDLK_a, SDLK_a, SDLK_m, SDLK_p, SDLK_s, SDLK_f, SDLK_t, SDLK_l, SDLK_d,
        SDLK_UP, SDLK_DOWN, SDLK_LEFT, SDLK_RIGHT, SDLK_RETURN, SDLK_RETURN, SDLK_ESCAPE, SDLK_TAB,
        SDLK_SPACE, SDLK_PAGEUP, SDLK_PAGEDOWN, SDLK_HOME, SDLK_END, SDLK_F1, SDLK_F10, SDLK_F5, SDLK_e,
        SDLK_F2, SDLK_F3, SDLK_n, SDLK_F8, SDLK_F11, SDLK_DELETE, SDLK_k, SDLK_b, SDLK_b, SDLK_g};
    static const SDL_Keycode with_ctrl[] = {SDLK_z, SDLK_z, SDLK_y, SDLK_n, SDLK_c, SDLK_v,
                                            SDLK_r, SDLK_UP, SDLK_DOWN, SDLK_e, SDLK_EQUALS,
                                            SDLK_k, SDLK_s, SDLK_o, SDLK_d, SDLK_m, SDLK_q,
                                            SDLK_DOWN, SDLK_MINUS, SDLK_b, SDLK_PAGEUP, SDLK_PAGEDOWN};
    bool ctrl = below(3) == 0;
    SDL_Keycode code = ctrl ? with_ctrl[below(sizeof with_ctrl / sizeof *with_ctrl)]
                            : codes[below(sizeof codes / sizeof *codes)];
    bool shift = code == SDLK_a && below(2);
    SDL_Keysym sym = {.scancode = SDL_GetScancodeFromKey(code), .sym = code,
                      .mod = (Uint16)(ctrl ? KMOD_LCTRL : shift ? KMOD_LSHIFT : KMOD_NONE)};
    snprintf(key_name, sizeof key_name, " %s%s%s", ctrl ? "Ctrl+" : "", shift ? "Shift+" : "",
             SDL_GetKeyName(code));
    return (SDL_Event){.key = {.type = below(8) ? SDL_KEYDOWN : SDL_KEYUP, .keysym = sym}};
}

/* Mostly on the board, sometimes anywhere, sometimes outside. */
static void place(int *x, int *y) {
    Rect board = desk->layout.board;
    bool anywhere = below(4) == 0;
    *x = anywhere ? (int)below((uint32_t)desk->width + 100) - 50
                  : board.x + (int)below((uint32_t)board.w);
    *y = anywhere ? (int)below((uint32_t)desk->height + 100) - 50
                  : board.y + (int)below((uint32_t)board.h);
}

static SDL_Event mouse_event(void) {
    int x, y;
    place(&x, &y);
    uint32_t kind = below(10);
    if (kind < 3) return (SDL_Event){.motion = {.type = SDL_MOUSEMOTION, .x = x, .y = y}};
    Uint8 button = below(12) ? SDL_BUTTON_LEFT : SDL_BUTTON_RIGHT;
    Uint32 type = kind < 7 ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
    return (SDL_Event){.button = {.type = type, .button = button, .x = x, .y = y}};
}

static SDL_Event window_event(void) {
    static const SDL_Event events[] = {
        {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_FOCUS_LOST}},
        {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_LEAVE}},
        {.type = SDL_RENDER_TARGETS_RESET},
        {.wheel = {.type = SDL_MOUSEWHEEL, .y = -2}},
        {.wheel = {.type = SDL_MOUSEWHEEL, .y = 3}},
        {.text = {.type = SDL_TEXTINPUT, .text = "e2e4"}},
        {.text = {.type = SDL_TEXTINPUT, .text = "я"}}};
    return events[below(sizeof events / sizeof *events)];
}

static void take_key(void) { desk_take(key_event()); }
static void take_mouse(void) { desk_take(mouse_event()); }
static void take_window(void) { desk_take(window_event()); }

static void resize(void) {
    static const int sizes[][2] = {{1280, 800}, {480, 360}, {600, 1100}, {1920, 1080}};
    const int *size = sizes[below(4)];
    desk_size(size[0], size[1], 1, desk->settings.scale);
}

/* A legal move by two clicks, so that games get somewhere. */
static void click_legal_move(void) {
    Move moves[MAX_MOVES];
    int count = position_moves(session_position(desk->session), moves), x, y;
    if (!count || desk->dialog.type != DIALOG_NONE) return;
    Move move = moves[below((uint32_t)count)];
    desk_middle(move_from(move), &x, &y);
    desk_click(x, y);
    desk_middle(move_to(move), &x, &y);
    desk_click(x, y);
}

/* Whatever can be pressed now: buttons, rows of lists, pages, moves of the game. */
static void click_button(void) {
    const Draw *draw = &desk->draw;
    int first = draw->modal, count = draw->hit_count - first;
    if (count <= 0) return;
    Rect at = draw->hits[first + (int)below((uint32_t)count)].at;
    desk_click(at.x + at.w / 2, at.y + at.h / 2);
}

/* A new game of any variant, as the dialog starts it; a computer may take any seat. */
static void change_game(void) {
    static const char *const minds[] = {"neutral", "raider", "sage", "fox"};
    if (desk->dialog.type != DIALOG_NONE || pupil_learns(desk)) return;
    action_run(desk, command_of_key(ACTION_NEW));
    if (below(2)) {
        action_run(desk, command_of(ACTION_VARIANT, (int)below((uint32_t)desk->fresh.variants.count)));
        action_run(desk, command_of(ACTION_START, 1));
    }
    desk_key(SDLK_ESCAPE, KMOD_NONE);
    Seat person = {.level = 1}, computer = {.level = 1 + (int)below(3)};
    Side side = (Side)below(2);
    snprintf(computer.ai, sizeof computer.ai, "%s", minds[below(4)]);
    CHECK(session_set_seat(desk->session, side, &computer, NULL));
    CHECK(session_set_seat(desk->session, side_other(side), &person, NULL));
    app_poll(desk);
    app_frame(desk);
}

static void drain(void) {
    SDL_Event event;
    while (SDL_PollEvent(&event))
        if (event.type == SDL_USEREVENT) desk_take(event);
}

/* The position is what the moves of the record lead to. */
static void check_replay(const Game *game) {
    Position pos = game->start;
    Undo undo;
    for (int i = 0; i < game->count; i++) position_make(&pos, game->moves[i], &undo);
    CHECK(pos.key == game->now.key);
    CHECK(!memcmp(pos.board, game->now.board, sizeof pos.board));
}

static void check_state(void) {
    Err err = {""};
    const Game *game = session_game(desk->session);
    check_replay(game);
    check_that(position_verify(&game->now, &err), "the position is at fault: %s", err.text);
    CHECK(game->count <= game->total);
    CHECK(desk->list.count == game->total);
    CHECK(desk->list.look < 0 || !game->away);
    CHECK(tree_has(&game->tree, game_here(game)) && tree_has(&game->tree, game_tip(game)));
    CHECK(!(session_thinking(desk->session) && session_awaits_person(desk->session)));
    if (desk->hint != NO_MOVE && !pupil_learns(desk)) /* a lesson points to what is refused, too */
        CHECK(why_move(&game->now, move_from(desk->hint), move_to(desk->hint),
                       move_becomes(desk->hint)).code == WHY_LEGAL);
    if (desk->hand.from != NO_SQUARE) {
        Piece piece = game->now.board[desk->hand.from];
        CHECK(piece && piece_side(piece) == game->now.side);
    }
}

static int number(const char *name, int standard) {
    const char *text = getenv(name);
    return text ? atoi(text) : standard;
}

static const struct {
    const char *name;
    uint32_t share; /* of all together */
    void (*run)(void);
} events[] = {
    {"a legal move", 50, click_legal_move}, {"the mouse", 65, take_mouse}, {"a key", 70, take_key},
    {"a button", 12, click_button},         {"the window", 7, take_window}, {"a size", 3, resize},
    {"a new game", 2, change_game},
};

static const char *run_event(void) {
    size_t i = 0, count = sizeof events / sizeof *events;
    uint32_t sum = 0;
    for (size_t k = 0; k < count; k++) sum += events[k].share;
    uint32_t at = below(sum);
    while (at >= events[i].share) at -= events[i++].share;
    events[i].run();
    return events[i].name;
}

/* What this thread has waited for a processor; 0 where the kernel does not count it. */
static int64_t waited_ns(void) {
    long long runs = 0, waited = 0;
    FILE *file = fopen("/proc/thread-self/schedstat", "r");
    if (!file || fscanf(file, "%lld %lld", &runs, &waited) != 2) waited = 0;
    if (file) fclose(file);
    return waited;
}

static int64_t busy_ns(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return now.tv_sec * (int64_t)1000000000 + now.tv_nsec;
}

static void begin(Took *took) {
    took->busy = busy_ns();
    took->wall = clock_ns() - waited_ns();
}

static void end(Took *took) {
    took->busy = busy_ns() - took->busy;
    took->wall = clock_ns() - waited_ns() - took->wall;
}

static void rank(const Took *took) {
    int at = MOST_SHOWN;
    while (at > 0 && took->busy > slowest[at - 1].busy) at--;
    memmove(&slowest[at + 1], &slowest[at], (size_t)(MOST_SHOWN - at) * sizeof *slowest);
    slowest[at] = *took;
}

static void tell(const Took *took) {
    printf("# %3.0f ms busy, %3.0f ms by the clock: %s\n", (double)took->busy / 1e6,
           (double)took->wall / 1e6, took->what);
}

static void one_event(int i) {
    Took took;
    int dialog = (int)desk->dialog.type;
    key_name[0] = 0;
    begin(&took);
    const char *event = run_event();
    if (i % 8 == 0) window_show(desk->window, &desk->draw);
    end(&took);
    snprintf(took.what, sizeof took.what, "event %d, %s%s in dialog %d, at %d x %d%s", i, event,
             key_name, dialog, desk->width, desk->height, i % 8 ? "" : ", drawn");
    rank(&took);
    desk->quit = false;
    drain();
    if (below(3) == 0) SDL_Delay(below(4));
}

/* As the program does before it hears of any event. */
static void first_frame(void) {
    Took took;
    begin(&took);
    window_show(desk->window, &desk->draw);
    end(&took);
    snprintf(took.what, sizeof took.what, "the first frame");
    tell(&took);
}

static void random_events_do_no_harm(void) {
    Err err = {""};
    rng.state = (uint64_t)number("SEED", 1);
    setenv("XDG_DATA_HOME", check_folder(), 1);
    desk_open((GuiOptions){.variant = "chess-t1", .side = "white", .ai = "neutral", .level = 2});
    desk->window = window_new(desk->width, desk->height, desk->fonts, "", &err);
    check_that(desk->window, "%s", err.text);
    ClockRule clock;
    CHECK(clock_rule_read("300+2", &clock, &err) && session_time(desk->session, &clock));
    int count = number("EVENTS", 1000), shown = number("SHOW", 3);
    first_frame();
    for (int i = 0; i < count; i++) {
        one_event(i);
        check_state();
    }
    for (int i = 0; i < count && i < shown && i < MOST_SHOWN; i++) tell(&slowest[i]);
}

/* After it all a game can be played as ever, and the computer answers once. */
static void a_game_goes_on_after_it(void) {
    Seat person = {.level = 1}, computer = {.ai = "neutral", .level = 1};
    for (int i = 0; i < 8; i++) desk_key(SDLK_ESCAPE, KMOD_NONE);
    CHECK(session_set_seat(desk->session, WHITE, &person, NULL));
    CHECK(session_set_seat(desk->session, BLACK, &computer, NULL));
    CHECK(session_start(desk->session, "chess-t1", NULL, NULL));
    app_poll(desk);
    app_frame(desk);
    for (int i = 0; i < 3; i++) desk_key(SDLK_ESCAPE, KMOD_NONE);
    desk_click_move("e2e4");
    CHECK(desk_wait());
    CHECK_INT(session_game(desk->session)->count, 2);
    Window *window = desk->window;
    desk_close();
    window_free(window);
}

int main(void) {
    TEST(random_events_do_no_harm);
    TEST(a_game_goes_on_after_it);
    return check_end();
}
