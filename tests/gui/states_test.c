/* Every state of the window, in both languages, in several sizes, scales and themes: no text is
 * cut, nothing lies outside, every letter has a glyph and stands out from its ground. With SHOTS=FOLDER each is written there as a
 * picture, to be looked at. */
#include "desk.h"

#include "base/file.h"
#include "gui/mods.h"
#include "gui/seats.h"
#include "gui/shot.h"

typedef struct State {
    const char *name;
    const char *variant, *fen, *moves;
    void (*make)(void); /* NULL: as it is */
} State;

static const char long_game[] =
    "e2e4 b7b6 d1g4 b6b5 a2a4 f7f6 h1h3 e7f7 f1c4 c7b7 b1a3 a7a5 a4b4 c8c7 a3b5 a8a6 b5c7 d7c7 "
    "g4g6 a6c6 e4e5 b7b6 e5e6v c7d7 h3h5 d7d6 g6h7 c6c7 h7h8 b8c6 h8g8 c6e7 g8h7 c7a7 h5g5 a7a6 "
    "h7g7 f6f5 f2f4 a6a7 f4f5 a5a4 f5f6v e7c6 g7f7 a7a8 g2f2 c6d4 d2d4 d8c8 e6e7 c8d7 c4e6 d7c6 "
    "f7d7 c6c8 g5g6 b6b5 g6g8 e8d8 e7e8c d8c7 e6d6 a8b8 d6f8c a4a3v f8d8 b8a8";

static void click(const char *square) { desk_click_square(square); }

static void pick_konnet(void) { click("d4"); }
static void pick_in_game(void) { click("g5"); }
static void pick_scout(void) { click("f6"); }
static void show_strengths(void) {
    int x, y;
    action_run(desk, command_of_key(ACTION_OVERLAY));
    app_frame(desk);
    desk_middle(desk_square("e5"), &x, &y);
    desk_move(x, y);
}
static void refuse(void) { desk_click_move("c1f4"); }
static void refuse_capture(void) { desk_click_move("d4d7"); }
static void ask_hint(void) {
    action_run(desk, command_of_key(ACTION_HINT));
    desk_wait();
}
static void promote(void) { desk_click_move("g7g8"); }
static void promote_black(void) { desk_click_move("b2b1"); }
static void endanger(void) { hand_type(desk, "e2e3"); }
static void open_new(void) {
    action_run(desk, command_of_key(ACTION_NEW));
    while (fresh_read(desk, 1000)) {}
}
static void open_new_computer(void) {
    open_new();
    fresh_who(desk, BLACK, 1);
}
static void open_settings(void) { action_run(desk, command_of_key(ACTION_SETTINGS)); }
static void open_keys(void) { action_run(desk, command_of_key(ACTION_KEYS)); }
static void open_games(void) { app_open(desk, DIALOG_GAMES); }
static void open_full_games(void) {
    static const struct {
        const char *name, *text;
    } files[] = {{"2026-11-28 18.05.21", "[Variant \"chess-t1\"]\n1 e2e4 e7e5 2 d1g4\n"},
                 {"2026-11-28 19.40.02", "[Variant \"chess\"]\n1 f2f3 e7e5 2 g2g4 d8h4\n"
                                         "result black-wins checkmate\n"},
                 {"a letter from Anna", "no game"},
                 {"autosave", "[Variant \"chess-t2\"]\n1 e2e3\n"}};
    char folder[PATH_SIZE], path[PATH_SIZE], name[128];
    setenv("XDG_DATA_HOME", check_folder(), 1);
    if (!games_folder(folder, NULL)) return;
    for (int i = 0; i < 4; i++) {
        snprintf(name, sizeof name, "%s.chester", files[i].name);
        if (path_join(path, folder, name))
            file_write(path, files[i].text, strlen(files[i].text), NULL);
    }
    action_run(desk, command_of_key(ACTION_GAMES));
}
static char home[PATH_SIZE]; /* of a user, made anew by use_home() */

static void use_home(void) {
    snprintf(home, sizeof home, "%s", check_folder());
    setenv("XDG_DATA_HOME", home, 1);
}
static void put(const char *folder, const char *name, const char *text) {
    char path[PATH_SIZE], file[PATH_SIZE];
    CHECK(path_join(path, home, folder) && folder_make(path, NULL));
    CHECK(path_join(file, path, name));
    CHECK(file_write(file, text, strlen(text), NULL));
}
static void open_broken(void) {
    use_home();
    put("chester/variants/0-mine", "variant.lua", "chester_api = 1\noops oops\n");
    put("chester/ai", "grumpy.lua", "chester_api = 1\npersonality \"grumpy\" { levles = {} }\n");
    open_new();
    app_frame(desk);
    desk->dialog.scroll = desk->draw.scroll.most;
}
static void offer_mod(void) {
    char path[PATH_SIZE];
    use_home();
    put("gift/variants/gift", "variant.lua",
        "chester_api = 1\nvariant \"gift\" : from \"chess\" { title = \"A game that somebody sent\" }\n");
    put("gift/variants/torn", "variant.lua", "chester_api = 1\noops oops\n");
    put("gift/ai", "fox.lua", "chester_api = 1\npersonality \"fox\" { levels = { { depth = 1 } } }\n");
    CHECK(path_join(path, home, "gift"));
    mods_offer(desk, path);
    CHECK_INT(desk->dialog.type, DIALOG_MOD);
}
static void fault(void) {
    mods_fault(desk, "/home/anna/.local/share/chester/variants/mine/variant.lua:14: unknown field "
                     "\"strenght\" of piece \"pawn\", \"strength\" is meant; called from line 16");
    CHECK_INT(desk->dialog.type, DIALOG_FAULT);
}
static void ask_quit(void) { action_run(desk, command_of_key(ACTION_QUIT)); }
static void ask_resign(void) { action_run(desk, command_of_key(ACTION_RESIGN)); }
static void ask_draw(void) { action_run(desk, command_of_key(ACTION_OFFER)); }
static void find_keys(void) {
    open_keys();
    text_add(&desk->typed, "о");
    text_add(&desk->typed, "o");
}
static void copy_move(void) { action_run(desk, command_of_key(ACTION_COPY_MOVE)); }
static void open_resume(void) { app_open(desk, DIALOG_RESUME); }
static void ask_new(void) {
    open_new();
    action_run(desk, command_of(ACTION_START, 0));
}
static void time_game(const char *rule) {
    ClockRule clock;
    Err err;
    session_start(desk->session, session_rules(desk->session)->name, NULL, NULL);
    if (clock_rule_read(rule, &clock, &err)) session_time(desk->session, &clock);
    app_poll(desk);
    desk_play("e2e4 e7e5 d1g4");
}
static void clocks(void) {
    open_new_computer();
    action_run(desk, command_of(ACTION_CLOSE, 0));
    time_game("5400+30");
}
static void clocks_late(void) {
    time_game("5400+30");
    action_run(desk, command_of_key(ACTION_UNDO));
    action_run(desk, command_of_key(ACTION_UNDO));
    action_run(desk, command_of_key(ACTION_UNDO));
    desk_play(long_game);
}
static void clocks_paused(void) {
    time_game("9");
    action_run(desk, command_of_key(ACTION_PAUSE));
}
static void open_new_clock(void) {
    open_new_computer();
    action_run(desk, command_of(ACTION_PACE, 1));
}
static void edit(void) { action_run(desk, command_of_key(ACTION_EDIT)); }
static void edit_refused(void) {
    edit();
    editor_put(desk, desk_square("e8"), piece_of(rules_kind(session_rules(desk->session), "knecht"),
                                                 WHITE));
    action_run(desk, command_of(ACTION_EDIT_TOOL, 3));
}
static void edit_held(void) {
    edit();
    editor_clear(desk);
    editor_start(desk);
    editor_click(desk, desk_square("e1"));
}
static void lesson(void) { action_run(desk, command_of_key(ACTION_LESSON)); }
static void lesson_left(void) {
    lesson();
    lesson();
}
static void lesson_right(void) {
    lesson();
    pupil_go(desk, 6);
    hand_type(desk, "h6f8c");
}
static void lesson_refused(void) {
    lesson();
    pupil_go(desk, 1);
    hand_type(desk, "a5a6");
}
static void guide(void) { action_run(desk, command_of_key(ACTION_GUIDE)); }
static void guide_table(void) {
    guide();
    action_run(desk, command_of(ACTION_GUIDE_ROW, 3));
}
static void learn(void) { action_run(desk, command_of_key(ACTION_LEARN)); }
static void learn_down(void) {
    learn();
    app_frame(desk);
    desk_size(1180, 820, 1, 0);
    for (int i = 0; i < 6; i++) desk_key(SDLK_PAGEDOWN, KMOD_NONE);
}
static void learn_made(void) {
    learn();
    app_frame(desk);
    desk_size(1180, 820, 1, 0);
    desk->dialog.scroll = desk->draw.scroll.most;
}
static void learn_piece(void) {
    learn();
    learn_show(desk, 2);
}
static void learn_pawn(void) {
    learn();
    learn_show(desk, session_rules(desk->session)->kind_count == 7 ? 5 : 6);
}
static void close_end(void) { action_run(desk, command_of(ACTION_CLOSE, 0)); }
static void look_back(void) { action_run(desk, command_of(ACTION_LOOK, 3)); }
/* Moves tried at three places of the game, one of them within another. */
static void branch(void) {
    static const char *const lines[] = {"b8c6 g1f3 d7d6 f1c4 g8f6", "f1c4 f8c5"};
    for (int i = 0; i < 2; i++) {
        action_run(desk, command_of(ACTION_LOOK, 3));
        action_run(desk, command_of_key(ACTION_TRY));
        desk_play(lines[i]);
        for (int back = 0; back < 3; back++) action_run(desk, command_of_key(ACTION_BACK));
        desk_play("h7h6 h2h3");
    }
}
static void type_move(void) {
    action_run(desk, command_of_key(ACTION_TYPE));
    text_add(&desk->typed, "e2e4");
}
static void use_keys(void) {
    for (int i = 0; i < 2; i++) desk_key(SDLK_UP, KMOD_NONE);
    desk_key(SDLK_RETURN, KMOD_NONE);
}
static void computer(void) {
    Seat seat = {.ai = "neutral", .level = 3};
    session_set_seat(desk->session, WHITE, &seat, NULL);
    app_poll(desk);
}
static void overlay_and_hint(void) {
    ask_hint();
    action_run(desk, command_of_key(ACTION_OVERLAY));
}
/* As it stands after a second of the machine's time or ten. */
static void analyse(void) {
    action_run(desk, command_of_key(ACTION_ANALYSIS));
    for (int i = 0; i < 5000 && desk->analysis.count < ANALYSIS_LINES; i++) {
        app_frame(desk);
        SDL_Delay(2);
        app_poll(desk);
    }
}
static void review_begun(void) {
    analyse();
    action_run(desk, command_of_key(ACTION_REVIEW));
}
static void review_done(void) {
    action_run(desk, command_of_key(ACTION_REVIEW));
    for (int i = 0; i < 10000 && session_reviewing(desk->session); i++) {
        SDL_Delay(2);
        app_poll(desk);
    }
    action_run(desk, command_of(ACTION_LOOK, 3));
}
static void review_lines(void) {
    review_done();
    analyse();
}
static void flip(void) { action_run(desk, command_of_key(ACTION_FLIP)); }
static void figures(void) { action_run(desk, command_of(ACTION_SET, 2 * SETTING_PIECES + 1)); }
static void letters(void) { action_run(desk, command_of(ACTION_SET, 2 * SETTING_PIECES)); }
static void tip(void) {
    for (int i = 0; i < desk->draw.hit_count; i++)
        if (desk->draw.hits[i].command.action == ACTION_SETTINGS)
            desk_move(desk->draw.hits[i].at.x + 2, desk->draw.hits[i].at.y + 2);
}

static const char middle[] =
    "e2e4 e7e5 d1g4 d8f6 f1c4 b8c6 h2h4 a7a5 h1h3 a8a6 b1c3 f8c5 g1f3 d7e7 "
    "d2e2 c8e6 c4b3 e6c4 c1e3 g8h6 g4g5 h6f5 h4h5 f5e3 e4e3 c6d4 f3d4 c5d4";
static const char sharp[] =
    "r1pckp1r/ii1iiiii/5S2/4i3/2iC4/4I3/IIII1III/RSP1KP1R w Pp 0 9";

static void claim(void) { action_run(desk, command_of_key(ACTION_CLAIM)); }
/* The mouse over the last right that can be set. */
static void edit_right(void) {
    edit();
    app_frame(desk);
    for (int i = 0; i < desk->draw.hit_count; i++)
        if (desk->draw.hits[i].command.action == ACTION_EDIT_RIGHT)
            desk_move(desk->draw.hits[i].at.x + 2, desk->draw.hits[i].at.y + 2);
}

static const State states[] = {
    {"start", "chess-t1", NULL, "", NULL},
    {"middle", "chess-t1", NULL, middle, NULL},
    {"strengths", "chess-t1", NULL, middle, show_strengths},
    {"targets", "chess-t1", NULL, middle, pick_in_game},
    {"konnet", "chess-t1", sharp, "", pick_konnet},
    {"scout", "chess-t1", sharp, "", pick_scout},
    {"refused", "chess-t1", sharp, "", refuse},
    {"refused-capture", "chess-t1", sharp, "", refuse_capture},
    {"hint", "chess-t1", sharp, "", ask_hint},
    {"promotion", "chess-t1", "4k3/6V1/8/8/8/8/8/4K3 w - 0 30", "", promote},
    {"promotion-black", "chess-t1", "4k3/8/8/8/8/8/1v6/4K3 b - 0 30", "", promote_black},
    {"danger", "chess-t1", "4k3/8/8/8/4r3/8/4K3/8 w - 0 30", "", endanger},
    {"check", "chess-t1", "4k3/8/8/8/4r3/8/4K3/8 w - 0 30", "", NULL},
    {"end-castle", "chess-t1", "7k/8/2K5/8/8/8/8/8 w - 0 30", "c6c7 h8h7 c7c8", NULL},
    {"end-closed", "chess-t1", "7k/8/2K5/8/8/8/8/8 w - 0 30", "c6c7 h8h7 c7c8", close_end},
    {"new", "chess-t1", NULL, middle, open_new},
    {"new-clock", "chess-t1", NULL, middle, open_new_clock},
    {"clocks", "chess-t1", NULL, "", clocks},
    {"clocks-late", "chess-t1", NULL, "", clocks_late},
    {"captured", "chess-t1", NULL, long_game, NULL},
    {"clocks-paused", "chess-t1", NULL, "", clocks_paused},
    {"new-computer", "chess-t1", NULL, middle, open_new_computer},
    {"settings", "chess-t1", NULL, middle, open_settings},
    {"keys", "chess-t1", NULL, middle, open_keys},
    {"games", "chess-t1", NULL, middle, open_games},
    {"games-full", "chess-t1", NULL, middle, open_full_games},
    {"new-broken", "chess-t1", NULL, middle, open_broken},
    {"mod", "chess-t1", NULL, middle, offer_mod},
    {"fault", "chess-t1", NULL, middle, fault},
    {"ask-quit", "chess-t1", NULL, middle, ask_quit},
    {"ask-resign", "chess-t1", NULL, middle, ask_resign},
    {"ask-draw", "chess-t1", NULL, middle, ask_draw},
    {"keys-none", "chess-t1", NULL, middle, find_keys},
    {"copied", "chess-t1", NULL, middle, copy_move},
    {"resume", "chess-t1", NULL, middle, open_resume},
    {"ask-new", "chess-t1", NULL, middle, ask_new},
    {"look-back", "chess-t1", NULL, middle, look_back},
    {"branches", "chess-t1", NULL, middle, branch},
    {"typed", "chess-t1", NULL, "", type_move},
    {"cursor", "chess-t1", NULL, "", use_keys},
    {"flipped", "chess-t1", NULL, middle, flip},
    {"figures", "chess-t1", NULL, middle, figures},
    {"figures-chess", "chess", NULL, "", figures},
    {"letters", "chess-t1", NULL, middle, letters},
    {"computer", "chess-t1", NULL, middle, computer},
    {"hint-strengths", "chess-t1", NULL, middle, overlay_and_hint},
    {"hint-middle", "chess-t1", NULL, middle, ask_hint},
    {"analysis", "chess-t1", NULL, middle, analyse},
    {"analysis-start", "chess-t1", NULL, "", analyse},
    {"analysis-review", "chess-t1", NULL, middle, review_begun},
    {"review", "chess", NULL, "f2f3 e7e5 g2g4 d8h4", review_done},
    {"review-lines", "chess-t1", NULL, "e2e4 e7e5 d1g4 d8f6 g4f5", review_lines},
    {"crazyhouse", "crazyhouse", NULL, "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5", NULL},
    {"xiangqi", "xiangqi", NULL, "", show_strengths},
    {"edit", "chess-t1", NULL, middle, edit},
    {"edit-refused", "chess-t1", NULL, middle, edit_refused},
    {"edit-right", "chess-t1", NULL, middle, edit_right},
    {"end-repeats", "chess-t1", NULL, "b1c3 b8c6 c3b1 c6b8 b1c3 b8c6 c3b1 c6b8", claim},
    {"edit-chess", "chess", NULL, "e2e4 e7e5", edit_held},
    {"edit-hands", "crazyhouse", NULL, "e2e4 d7d5 e4d5", edit},
    {"edit-shogi", "shogi", NULL, "", edit},
    {"edit-checks", "3check", NULL, "", edit},
    {"lesson", "chess-t1", NULL, middle, lesson},
    {"lesson-right", "chess-t1", NULL, middle, lesson_right},
    {"lesson-left", "chess-t1", NULL, middle, lesson_left},
    {"lesson-refused", "chess-t1", NULL, middle, lesson_refused},
    {"guide", "chess-t1", NULL, middle, guide},
    {"guide-table", "chess-t1", NULL, middle, guide_table},
    {"rules", "chess-t1", NULL, middle, learn},
    {"rules-down", "chess-t1", NULL, middle, learn_down},
    {"rules-chess-t", "chess-t", NULL, "", learn_down},
    {"rules-made", "shogi", NULL, "", learn},
    {"rules-made-down", "crazyhouse", NULL, "", learn_made},
    {"card", "chess-t1", NULL, middle, learn_piece},
    {"card-ver-knecht", "chess-t1", NULL, middle, learn_pawn},
    {"card-pawn", "chess", NULL, "", learn_pawn},
    {"card-shogi", "shogi", NULL, "", learn_piece},
    {"tip", "chess-t1", NULL, middle, tip},
    {"chess", "chess", NULL, "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6", NULL},
    {"mate", "chess", NULL, "f2f3 e7e5 g2g4 d8h4", NULL},
    {"chess-t", "chess-t", NULL, "", NULL},
    {"chess-t2", "chess-t2", NULL, "", show_strengths},
};

typedef struct Size {
    int width, height, scale; /* scale: index of the setting */
} Size;

static const Size sizes[] = {{1180, 820, 0}, {800, 600, 0}, {1920, 1080, 2}, {480, 360, 0},
                             {1024, 600, 4}};

/* The colour that lies under the middle of the text; false when something lies on it, such as the
 * shade under a dialog. */
static bool ground_of(const Draw *draw, int text, Color *ground) {
    Rect at = draw->commands[text].at;
    int x = at.x + at.w / 2, y = at.y + at.h / 2, found = -1;
    for (int i = 0; i < draw->count; i++) {
        const DrawCommand *c = &draw->commands[i];
        if ((c->type != DRAW_FILL && c->type != DRAW_DISC) || !rect_has(c->at, x, y)) continue;
        if (i > text) return false;
        if ((c->color & 0xff) == 0xff) found = i;
    }
    *ground = found < 0 ? app_theme(desk)->ground : draw->commands[found].color;
    return true;
}

/* What cannot be pressed now is pale. */
static void check_contrast(const State *state, const Draw *draw, int text) {
    const DrawCommand *c = &draw->commands[text];
    Color ground;
    if ((c->color & 0xff) < 0xff || !ground_of(draw, text, &ground)) return;
    bool pale = c->color == color_mix(ground, app_theme(desk)->dim, 55);
    check_that(pale || color_contrast(c->color, ground) >= 4.5, "%s, %s: %06x on %06x is faint: %s",
               state->name, app_theme(desk)->name, c->color >> 8, ground >> 8,
               draw_letters(draw, c));
}

static void faults_of_frame(const State *state, const char *language, Size size) {
    const Draw *draw = &desk->draw;
    for (int i = 0; i < draw->count; i++) {
        const DrawCommand *c = &draw->commands[i];
        if (c->type != DRAW_TEXT) continue;
        const char *text = draw_letters(draw, c);
        bool inside = c->at.x >= 0 && c->at.y >= 0 && c->at.x + c->at.w <= desk->width &&
                      c->at.y + c->at.h <= desk->height;
        check_that(!c->cut, "%s %s %dx%d: cut: %s", state->name, language, size.width, size.height,
                   text);
        check_that(inside, "%s %s %dx%d: outside: %s", state->name, language, size.width,
                   size.height, text);
        check_that(!fonts_missing(desk->fonts, c->face, text), "%s: no glyph in: %s", state->name,
                   text);
        check_contrast(state, draw, i);
    }
}

static void write_shot(const State *state, const char *language, Size size) {
    char path[PATH_SIZE];
    const char *folder = getenv("SHOTS");
    Err err;
    if (!folder) return;
    snprintf(path, sizeof path, "%s/%s-%s-%d.png", folder, state->name, language, size.width);
    if (!shot_write(&desk->draw, desk->width, desk->height, path, &err))
        check_that(false, "%s", err.text);
}

/* The state in one language, drawn in every size. */
static void draw_state(const State *state, const char *language) {
    desk_open((GuiOptions){.variant = state->variant, .fen = state->fen, .lang = language});
    desk_play(state->moves);
    if (state->make) state->make();
    size_t step = getenv("BRIEF") ? 3 : 1; /* where each look is slow */
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i += step) {
        static const char *const themes[] = {"light", "dark", "forest", "blue-orange", "contrast"};
        size_t theme = (size_t)(state - states) + i + (language[0] == 'r');
        settings_set(&desk->settings, "theme", themes[theme % 5]);
        desk_size(sizes[i].width, sizes[i].height, 1, sizes[i].scale);
        faults_of_frame(state, language, sizes[i]);
        write_shot(state, language, sizes[i]);
    }
    desk_close();
}

/* Tall windows have the panel below; in tiny ones there is the board and nothing to be cut. */
static void odd_windows_have_room_for_what_they_show(void) {
    static const Size odd[] = {{600, 1000, 0}, {480, 1200, 0}, {1080, 1920, 2}, {200, 150, 0},
                               {150, 300, 0},  {64, 64, 0},    {2400, 300, 0}};
    static const State state = {"odd", "chess-t1", NULL, middle, NULL};
    for (int ru = 0; ru < 2; ru++)
        for (int dialog = 0; dialog < 2; dialog++) {
            const char *language = ru ? "ru" : "en";
            desk_open((GuiOptions){.variant = "chess-t1", .lang = language});
            desk_play(middle);
            if (dialog) open_resume();
            for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
                desk_size(odd[i].width, odd[i].height, 1, odd[i].scale);
                const Layout *l = &desk->layout;
                Rect window = l->window, in = rect_both(l->board, window);
                check_that(in.w == l->board.w && in.h == l->board.h, "%dx%d: board outside",
                           odd[i].width, odd[i].height);
                check_that(l->bare == (l->scale < 0.45f), "%dx%d: bare", odd[i].width, odd[i].height);
                bool free = !rect_both(l->board, l->panel).w || !rect_both(l->board, l->panel).h;
                check_that(l->bare || free, "%dx%d: panel on the board", odd[i].width,
                           odd[i].height);
                if (!l->bare) faults_of_frame(&state, language, odd[i]);
                write_shot(&state, dialog ? "dialog" : language, odd[i]);
            }
            desk_close();
        }
}

/* Where the game shows the board alone, the editor and a lesson still have their buttons. */
static void a_small_window_keeps_the_panel_that_is_needed(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_size(320, 240, 1, 0);
    CHECK(desk->layout.bare);
    edit();
    app_frame(desk);
    CHECK(!desk->layout.bare && desk->layout.board.w > 8 * 16);
    CHECK(rect_both(desk->layout.board, desk->layout.panel).w == 0);
    CHECK(draw_hit_of(&desk->draw, command_of(ACTION_EDIT_PLAY, 0)) >= 0);
    action_run(desk, command_of(ACTION_CLOSE, 0));
    lesson();
    app_frame(desk);
    CHECK(!desk->layout.bare && draw_hit_of(&desk->draw, command_of_key(ACTION_LESSON_NEXT)) >= 0);
    desk_size(64, 64, 1, 0);
    CHECK(desk->layout.bare);
    desk_close();
}

/* With everything that the panel can hold besides them; the move on the board is among them. */
static void the_moves_have_room_beside_the_analysis(void) {
    static const Size windows[] = {{342, 243, 0},  {480, 360, 0}, {480, 720, 0},  {600, 1000, 0},
                                   {700, 1000, 0}, {720, 960, 0}, {1024, 400, 0}, {1080, 1920, 2}};
    static const char *const games[] = {"chess-t1", "courier", "shogi"};
    static const char *const moves[] = {middle, "b2b3 b7b6 c2c3 c7c6 d2d3 d7d6",
                                        "e3e4 e7e6 d3d4 d7d6 c3c4"};
    for (int g = 0; g < 3; g++) {
        desk_open((GuiOptions){.variant = games[g]});
        desk_play(moves[g]);
        desk->settings.analysis = 1;
        for (size_t i = 0; i < sizeof windows / sizeof *windows; i++) {
            desk_size(windows[i].width, windows[i].height, 1, windows[i].scale);
            int shown = 0, last = 0, count = session_game(desk->session)->count;
            for (int node = 1; node <= count; node++) {
                shown += desk_marks(MARK_MOVE, node) > 0;
                last = desk_marks(MARK_MOVE, node);
            }
            check_that(count > 4 && shown >= 3 && last, "%s %dx%d: %d of %d moves are seen",
                       games[g], windows[i].width, windows[i].height, shown, count);
        }
        desk_close();
    }
}

static const State *current;

static void whole(void) {
    draw_state(current, "en");
    draw_state(current, "ru");
}

int main(int argc, char **argv) {
    for (size_t i = 0; i < sizeof states / sizeof *states; i++) {
        current = &states[i];
        if (argc < 2 || !strcmp(argv[1], current->name)) check_run(current->name, whole);
    }
    if (argc < 2 || !strcmp(argv[1], "odd")) {
        TEST(odd_windows_have_room_for_what_they_show);
        TEST(the_moves_have_room_beside_the_analysis);
        TEST(a_small_window_keeps_the_panel_that_is_needed);
    }
    return check_end();
}
