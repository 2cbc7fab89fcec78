/* Moves: texts of the game's moves, each written once. */
#include "gui/moves.h"

#include "base/memory.h"

#include <stdlib.h>

NotationStyle moves_style(const App *app) {
    if (app->settings.notation == NOTED_AS_COORDINATES) return NOTATION_COORDINATE;
    if (!session_rules(app->session)->needs_surplus) return NOTATION_SAN;
    return app->settings.language == LANGUAGE_RU ? NOTATION_BOOK_RU : NOTATION_BOOK;
}

static void make_room(MoveList *list, int count) {
    if (count <= list->room) return;
    list->room = count < 128 ? 128 : 2 * count;
    list->moves = memory_resize(list->moves, (size_t)list->room * sizeof *list->moves);
    list->texts = memory_resize(list->texts, (size_t)list->room * sizeof *list->texts);
}

void moves_update(App *app) {
    MoveList *list = &app->list;
    const Game *game = session_game(app->session);
    NotationStyle style = moves_style(app);
    int same = 0;
    while (list->style == style && same < list->count && same < game->total &&
           list->moves[same] == game->moves[same])
        same++;
    list->style = style;
    make_room(list, game->total);
    Position pos;
    Undo undo;
    if (same < game->total) game_position_at(game, same, &pos);
    for (int i = same; i < game->total; i++) {
        list->moves[i] = game->moves[i];
        move_write(&pos, game->moves[i], style, list->texts[i]);
        position_make(&pos, game->moves[i], &undo);
    }
    list->count = game->total;
    list->scroll = 0;
    list->look = -1;
}

void moves_clear(MoveList *list) {
    free(list->moves);
    free(list->texts);
    *list = (MoveList){.look = -1};
}

void moves_look(App *app, int ply) {
    MoveList *list = &app->list;
    const Game *game = session_game(app->session);
    if (ply < 0 || ply > game->total) return;
    list->look = ply == game->count ? -1 : ply;
    list->scroll = 0;
    if (list->look >= 0) game_position_at(game, ply, &list->seen);
}
