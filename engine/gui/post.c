/* Post: texts for the clipboard and back, and the picture of a board. */
#include "gui/post.h"

#include "gui/hand.h"
#include "gui/moves.h"
#include "gui/shot.h"
#include "gui/store.h"
#include "gui/view.h"
#include "gui/words.h"

#include <stdio.h>
#include <string.h>

enum { PICTURE_SQUARE = 88 }; /* pixels */

NotationStyle post_style(const App *app) {
    static const NotationStyle styles[] = {NOTATION_BOOK, NOTATION_BOOK_RU, NOTATION_COORDINATE};
    NotationStyle style = styles[app->settings.letters];
    bool book = session_rules(app->session)->needs_surplus || style == NOTATION_COORDINATE;
    return book ? style : NOTATION_SAN;
}

bool post_move(const App *app, Text *out) {
    const Game *game = session_game(app->session);
    int ply = app->list.look >= 0 ? app->list.look : game->count;
    char move[MOVE_TEXT_SIZE];
    Position before;
    if (ply == 0) return false;
    game_position_at(game, ply - 1, &before);
    move_write(&before, game->moves[ply - 1], post_style(app), move);
    text_format(out, before.side == WHITE ? "%d %s" : "%d … %s", before.number, move);
    return true;
}

void post_game(const App *app, Text *out) {
    session_write_line(app->session, post_style(app), out);
}

/* A single move, with or without its number before it; NO_MOVE when it is none here. */
static Move move_of(const App *app, const char *text) {
    const Position *pos = session_position(app->session);
    const char *at = text + strspn(text, " \t\r\n"), *number = at;
    char one[MOVE_TEXT_SIZE];
    Move move;
    at += strspn(at, "0123456789");
    if (at > number) {
        while (*at == '.' || *at == ' ' || !strncmp(at, "…", strlen("…")))
            at += *at == '.' || *at == ' ' ? 1 : (int)strlen("…");
    }
    size_t length = strcspn(at, "\r\n");
    while (length > 0 && at[length - 1] == ' ') length--;
    bool single = length > 0 && length < sizeof one && !at[length + strspn(at + length, " \r\n")];
    if (!single) return NO_MOVE;
    snprintf(one, sizeof one, "%.*s", (int)length, at);
    return move_read(pos, one, &move, NULL) ? move : NO_MOVE;
}

void post_take(App *app, const char *text) {
    Move move = NO_MOVE;
    if (session_awaits_person(app->session)) move = move_of(app, text);
    if (move == NO_MOVE) {
        store_offer(app, text, words_of(app, "gui.pasted"));
        return;
    }
    moves_look(app, session_game(app->session)->count);
    hand_drop(app);
    app_hush(app);
    hand_play(app, move);
}

static bool picture_path(const App *app, char out[PATH_SIZE], Err *err) {
    static const char *const sides[] = {"white", "black"};
    const Position *pos = app_position(app);
    char data[PATH_SIZE], folder[PATH_SIZE], name[192];
    if (!user_data_folder(data, err)) return false;
    if (!path_join(folder, data, "pictures")) return err_set(err, "path too long: %s", data);
    if (!folder_make(folder, err)) return false;
    for (int i = 1; i < 1000; i++) {
        char again[16] = "";
        if (i > 1) snprintf(again, sizeof again, " (%d)", i);
        snprintf(name, sizeof name, "%s %03d %s%s.png", pos->rules->name, pos->number,
                 sides[pos->side], again);
        if (!path_join(out, folder, name)) break;
        if (!file_exists(out)) return true;
    }
    return err_set(err, "no free name for a picture: %s", folder);
}

/* A copy that shows the board and nothing that belongs to the moment. */
bool post_picture(const App *app, char path[PATH_SIZE], Err *err) {
    const Rules *rules = app_position(app)->rules;
    App still = *app;
    if (!picture_path(app, path, err)) return false;
    still.hand = (Hand){.from = NO_SQUARE, .to = NO_SQUARE, .cursor = NO_SQUARE};
    still.hint = NO_MOVE;
    still.slide.piece = 0;
    still.mouse_x = still.mouse_y = -1;
    still.settings.coordinates = 1;
    still.layout = layout_board(PICTURE_SQUARE, rules->files, rules->ranks, app->layout.flip);
    draw_init(&still.draw, app->fonts);
    draw_fill(&still.draw, still.layout.window, app_theme(app)->ground);
    view_board(&still, &still.draw);
    bool written = shot_write(&still.draw, still.layout.width, still.layout.height, path, err);
    draw_clear(&still.draw);
    return written;
}
