/* Post: games and moves as text and back, pictures of the board, saved games, dropped files. */
#include "desk.h"

#include "base/file.h"
#include "base/rng.h"
#include "session/games.h"
#include "gui/post.h"
#include "gui/store.h"

#include <unistd.h>

static void do_action(ActionId id) {
    action_run(desk, command_of_key(id));
    app_frame(desk);
}

static int count(void) { return session_game(desk->session)->count; }

static void play_random(Rng *rng, int plies) {
    Move moves[MAX_MOVES];
    for (int i = 0; i < plies && session_outcome(desk->session).result == PLAYING; i++) {
        int found = position_moves(session_position(desk->session), moves);
        session_play_move(desk->session, moves[rng_below(rng, (uint32_t)found)]);
    }
    app_poll(desk);
    desk->dialog = (Dialog){0};
    app_frame(desk);
}

/* The text of a game, pasted into an empty program, gives the same game. */
static void paste_whole_game(const char *variant, int letters, Rng *rng) {
    Text text;
    char fen[FEN_SIZE];
    text_init(&text);
    desk_open((GuiOptions){.variant = variant});
    play_random(rng, 40);
    desk->settings.letters = letters;
    post_game(desk, &text);
    snprintf(fen, sizeof fen, "%s", desk_fen());
    int plies = count();
    desk_close();
    desk_open((GuiOptions){.variant = "chess-t1"});
    post_take(desk, text.data);
    check_that(count() == plies && !strcmp(desk_fen(), fen), "%s, letters %d: %s\n%s", variant,
               letters, desk_fen(), text.data);
    desk_close();
    text_clear(&text);
}

static void a_pasted_game_is_the_same_game(void) {
    static const char *const variants[] = {"chess-t1", "chess-t", "chess-t2", "chess-t1-2021",
                                           "chess", "crazyhouse", "xiangqi", "shogi"};
    Rng rng = {7};
    for (size_t i = 0; i < sizeof variants / sizeof *variants; i++)
        for (int letters = 0; letters < 3; letters++) paste_whole_game(variants[i], letters, &rng);
}

/* A game by letter: each move is copied, taken back, and pasted as the opponent's. */
static void a_pasted_move_is_played(void) {
    Rng rng = {11};
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk->settings.warn = 0;
    for (int i = 0; i < 60 && session_outcome(desk->session).result == PLAYING; i++) {
        Text text;
        char fen[FEN_SIZE];
        text_init(&text);
        desk->settings.letters = i % 3;
        play_random(&rng, 1);
        snprintf(fen, sizeof fen, "%s", desk_fen());
        CHECK(post_move(desk, &text));
        session_undo(desk->session);
        app_poll(desk);
        post_take(desk, text.data);
        check_that(!strcmp(desk_fen(), fen), "%s gives %s, not %s", text.data, desk_fen(), fen);
        text_clear(&text);
    }
    desk_close();
}

static void the_last_move_is_written(void) {
    Text text;
    text_init(&text);
    desk_open((GuiOptions){.variant = "chess-t1"});
    CHECK(!action_enabled(desk, ACTION_COPY_MOVE));
    desk_play("e2e4 e7e5 d1g4 d8f6");
    post_move(desk, &text);
    CHECK_TEXT(text.data, "2 … C d8-f6");
    do_action(ACTION_BACK);
    settings_set(&desk->settings, "letters", "russian");
    text_reset(&text);
    post_move(desk, &text);
    CHECK_TEXT(text.data, "2 Кт d1-g4");
    settings_set(&desk->settings, "letters", "coordinate");
    text_reset(&text);
    post_move(desk, &text);
    CHECK_TEXT(text.data, "2 d1g4");
    text_clear(&text);
    desk_close();
}

/* What goes on with the game on the board takes its place unasked; anything else asks. */
static void a_game_that_goes_on_is_taken_unasked(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4 e7e5");
    post_take(desk, "1 e2-e4 e7-e5 2 C d1-g4\n");
    CHECK_INT(count(), 3);
    CHECK_INT(desk->dialog.type, DIALOG_NONE);
    post_take(desk, "1 d2-d4 d7-d5 2 C d1-d3 a7-a6\n");
    CHECK_INT(desk->dialog.type, DIALOG_CONFIRM);
    CHECK_INT(count(), 3);
    action_run(desk, command_of(ACTION_YES, 0));
    CHECK_INT(count(), 4);
    post_take(desk, "e4-e5 and what do you say now?");
    action_run(desk, command_of(ACTION_YES, 0));
    CHECK(desk->message.fault); /* and the game is still there */
    CHECK_INT(count(), 4);
    desk_close();
}

/* What was only tried stays at home, from wherever the game is copied; what is saved has it. */
static void what_was_tried_is_not_copied(void) {
    Text text;
    text_init(&text);
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4 e7e5 d1g4");
    do_action(ACTION_UNDO);
    desk_play("d2d4");
    CHECK(desk_do(ACTION_LOOK, 1));
    desk_click_move("d7d5");
    CHECK(session_away(desk->session));
    post_game(desk, &text);
    CHECK_TEXT(strstr(text.data, "1 e2"), "1 e2-e4 e7-e5\n2 d2-d4\n");
    text_reset(&text);
    session_write(desk->session, &text);
    CHECK_TEXT(strstr(text.data, "1 e2"), "1 e2e4 e7e5\n  ( 1 … d7d5 )\n2 d2d4\n  ( 2 d1g4 )\n");
    text_clear(&text);
    desk_close();
}

/* Also where the board has left it: for its start, or for a branch that has ended. */
static void what_was_tried_is_not_lost_unasked(void) {
    desk_open((GuiOptions){.variant = "chess"});
    desk_play("f2f3 e7e5");
    do_action(ACTION_FIRST);
    do_action(ACTION_TRY);
    CHECK_INT(count(), 0);
    CHECK(store_runs(desk));
    desk_play("g2g4 e7e5 f2f3 d8h4");
    CHECK_INT(session_outcome(desk->session).result, BLACK_WINS);
    CHECK(store_runs(desk));
    do_action(ACTION_RETURN);
    CHECK_INT(count(), 2);
    post_take(desk, "1. f3 e5 2. e4 Nc6\n");
    CHECK_INT(desk->dialog.type, DIALOG_CONFIRM);
    CHECK_INT(count(), 2);
    desk_close();
}

/* The bytes of a PNG header. */
static bool png_size(const char *path, int *width, int *height) {
    unsigned char head[24] = {0};
    FILE *file = fopen(path, "rb");
    bool read = file && fread(head, 1, sizeof head, file) == sizeof head;
    if (file) fclose(file);
    *width = head[18] << 8 | head[19];
    *height = head[22] << 8 | head[23];
    return read && !memcmp(head + 1, "PNG", 3);
}

static void the_picture_is_named_by_move_and_side(void) {
    char path[PATH_SIZE];
    Err err = {""};
    int width, height;
    setenv("XDG_DATA_HOME", check_folder(), 1);
    desk_open((GuiOptions){.variant = "chess-t"});
    desk_play("e2e3");
    CHECK(post_picture(desk, path, &err));
    CHECK_TEXT(path_name(path), "chess-t 001 black.png");
    CHECK(png_size(path, &width, &height));
    CHECK_INT(width - height, 88 * (session_rules(desk->session)->files -
                                    session_rules(desk->session)->ranks));
    CHECK(post_picture(desk, path, &err));
    CHECK_TEXT(path_name(path), "chess-t 001 black (2).png");
    do_action(ACTION_BACK); /* the board as it is seen */
    CHECK(post_picture(desk, path, &err));
    CHECK_TEXT(path_name(path), "chess-t 001 white.png");
    setenv("XDG_DATA_HOME", "/proc/none", 1);
    do_action(ACTION_PICTURE);
    CHECK(desk->message.fault);
    desk_close();
}

/* --- saved games ----------------------------------------------------------------------- */

static void write_file(const char *folder, const char *name, const char *text) {
    char path[PATH_SIZE];
    path_join(path, folder, name);
    CHECK(file_write(path, text, strlen(text), NULL));
}

static bool drawn(const char *words) {
    for (int i = 0; i < desk->draw.count; i++)
        if (desk->draw.commands[i].type == DRAW_TEXT &&
            strstr(draw_letters(&desk->draw, &desk->draw.commands[i]), words))
            return true;
    return false;
}

/* The list says what each file holds, a broken one too, and the keys alone open one. */
static void the_list_says_what_is_saved(void) {
    char folder[PATH_SIZE], name[256];
    setenv("XDG_DATA_HOME", check_folder(), 1);
    desk_open((GuiOptions){.variant = "chess-t1"});
    CHECK(games_folder(folder, NULL));
    write_file(folder, "a мой «файл».chester", "[Variant \"chess\"]\n1 e2e4 e7e5 2 g1f3\n");
    write_file(folder, "b.chester", "\x01 no game");
    write_file(folder, "c.txt", "1 e2e4");
    desk_play("e2e4");
    CHECK(store_save(desk, name, NULL));
    desk_play("e7e5");
    do_action(ACTION_GAMES);
    CHECK_INT(desk->games.count, 3);
    CHECK(drawn("Chess · moves: 2 · unfinished"));
    CHECK(drawn("no game in this file"));
    CHECK(drawn("a мой «файл»"));
    int row = 0;
    while (row < 3 && strncmp(desk->games.items[row].name, "a ", 2)) row++;
    for (int i = 0; i < row; i++) desk_key(SDLK_DOWN, KMOD_NONE);
    desk_key(SDLK_RETURN, KMOD_NONE);
    CHECK_INT(desk->dialog.type, DIALOG_CONFIRM); /* E19: a game runs */
    desk_key(SDLK_RETURN, KMOD_NONE);
    CHECK_TEXT(session_rules(desk->session)->name, "chess");
    CHECK_INT(count(), 3);
    desk_close();
}

/* As other programs copy it: it is of chess, whatever is on the board. */
static void a_pasted_pgn_is_a_game_of_chess(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    post_take(desk, "[Event \"Club\"]\n\n1. e4 {good} e5 2. Nf3 $1 (2. f4) 2... Nc6 *\n");
    app_frame(desk);
    CHECK_TEXT(session_rules(desk->session)->name, "chess");
    CHECK_INT(count(), 4);
    desk_close();
}

/* The unfinished game that another has put aside is in the list. */
static void the_game_before_is_offered(void) {
    GuiOptions options = {.variant = "chess-t1", .side = "both", .lang = "en"};
    Err err = {""};
    setenv("XDG_DATA_HOME", check_folder(), 1);
    setenv("XDG_CONFIG_HOME", check_folder(), 1);
    for (int run = 0; run < 2; run++) {
        desk = app_new(&options, true, NULL, &err);
        CHECK(desk && app_begin(desk, &options, &err));
        desk->settings.animation = 0;
        app_frame(desk);
        desk_play(run ? "d2d4" : "e2e4 e7e5");
        if (run == 0) desk_close();
    }
    do_action(ACTION_GAMES);
    CHECK_INT(desk->games.count, 1);
    CHECK(drawn("The game before this one"));
    CHECK(desk_do(ACTION_GAME, 0));
    action_run(desk, command_of(ACTION_YES, 0));
    CHECK_INT(count(), 2);
    desk_close();
}

/* D8: blanks, quotes and Cyrillic letters in the name of a dropped file. */
static void d8_a_file_is_dropped(void) {
    char folder[PATH_SIZE], path[PATH_SIZE];
    snprintf(folder, sizeof folder, "%s", check_folder());
    desk_open((GuiOptions){.variant = "chess-t1"});
    write_file(folder, "моя 'игра' \"2\".txt", "1 e2-e4 e7-e5\n2 C d1-g4");
    path_join(path, folder, "моя 'игра' \"2\".txt");
    desk_take((SDL_Event){.drop = {.type = SDL_DROPFILE, .file = path}});
    CHECK_INT(count(), 3);
    write_file(folder, "b.pgn", "[Variant \"chess\"]\n\n1. e4 e5 2. Nf3 *\n");
    path_join(path, folder, "b.pgn");
    desk_take((SDL_Event){.drop = {.type = SDL_DROPFILE, .file = path}});
    CHECK_INT(desk->dialog.type, DIALOG_CONFIRM);
    action_run(desk, command_of(ACTION_YES, 0));
    CHECK_TEXT(session_rules(desk->session)->name, "chess");
    write_file(folder, "c.PGN", "[White \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n");
    path_join(path, folder, "c.PGN");
    desk_take((SDL_Event){.drop = {.type = SDL_DROPFILE, .file = path}});
    CHECK_INT(desk->dialog.type, DIALOG_NONE); /* it goes on where this one stands */
    CHECK_INT(count(), 4);
    path_join(path, folder, "none");
    desk_take((SDL_Event){.drop = {.type = SDL_DROPFILE, .file = path}});
    CHECK(desk->message.fault);
    desk_close();
}

/* However many there are, those in sight are looked into and no other. */
static void a_long_list_is_read_where_it_is_shown(void) {
    enum { SAVED = 500 };
    char folder[PATH_SIZE], name[32];
    setenv("XDG_DATA_HOME", check_folder(), 1);
    desk_open((GuiOptions){.variant = "chess-t1"});
    CHECK(games_folder(folder, NULL));
    for (int i = 0; i < SAVED; i++) {
        snprintf(name, sizeof name, "%03d.chester", i);
        write_file(folder, name, "[Variant \"chess\"]\n1 e2e4 e7e5 2 g1f3\n");
    }
    do_action(ACTION_GAMES);
    const SavedGame *games = desk->games.items;
    CHECK_INT(desk->games.count, SAVED);
    CHECK(games[0].seen && !games[SAVED / 2].seen && !games[SAVED - 1].seen);
    CHECK_TEXT(games[0].name, "499");
    desk->dialog.scroll = desk->draw.scroll.most / 2;
    app_frame(desk);
    CHECK(games[SAVED / 2].seen && !games[SAVED - 1].seen);
    desk->dialog.scroll = 2 * desk->draw.scroll.most;
    app_frame(desk);
    CHECK(games[SAVED - 1].seen);
    int seen = 0, words = 0;
    for (int i = 0; i < SAVED; i++) seen += games[i].seen;
    check_that(seen < 50, "%d games were looked into", seen);
    for (int i = 0; i < desk->draw.count; i++)
        words += !strcmp(draw_letters(&desk->draw, &desk->draw.commands[i]),
                         "Chess · moves: 2 · unfinished");
    CHECK(words >= 7); /* no row in sight is without */
    desk_close();
}

int main(void) {
    TEST(a_pasted_game_is_the_same_game);
    TEST(a_pasted_move_is_played);
    TEST(a_pasted_pgn_is_a_game_of_chess);
    TEST(the_last_move_is_written);
    TEST(a_game_that_goes_on_is_taken_unasked);
    TEST(what_was_tried_is_not_copied);
    TEST(what_was_tried_is_not_lost_unasked);
    TEST(the_picture_is_named_by_move_and_side);
    TEST(the_list_says_what_is_saved);
    TEST(a_long_list_is_read_where_it_is_shown);
    TEST(the_game_before_is_offered);
    TEST(d8_a_file_is_dropped);
    return check_end();
}
