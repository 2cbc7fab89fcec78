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
    list->texts = memory_resize(list->texts, (size_t)list->room * sizeof *list->texts);
}

/* Those of new nodes; a number is never given twice, so that what is written stays right. */
static void write_texts(MoveList *list, const Game *game) {
    const Tree *tree = &game->tree;
    Trail trail;
    TreeWalk walk;
    make_room(list, tree->count);
    trail_init(&trail, tree, &game->start);
    tree_walk(&walk, tree, NO_NODE);
    while (tree_step(&walk) != TREE_END) {
        int node = walk.node;
        if (walk.step != TREE_MOVE || node <= list->written) continue;
        trail_to(&trail, tree->nodes[node].parent);
        move_write(&trail.pos, tree->nodes[node].move, list->style, list->texts[node - 1]);
    }
    trail_clear(&trail);
    list->written = tree->count - 1;
}

void moves_forget(MoveList *list) {
    list->written = 0;
    list->turn++;
}

void moves_update(App *app) {
    MoveList *list = &app->list;
    const Game *game = session_game(app->session);
    NotationStyle style = moves_style(app);
    if (list->style != style) moves_forget(list);
    list->style = style;
    write_texts(list, game);
    list->count = game->total;
    list->scroll = 0;
    list->look = -1;
}

void moves_clear(MoveList *list) {
    free(list->texts);
    listing_clear(&list->rows);
    *list = (MoveList){.look = -1};
}

int moves_shown(const App *app) {
    const Game *game = session_game(app->session);
    int ply = app->list.look >= 0 ? app->list.look : game->count;
    return ply == 0 ? ROOT : game->nodes[ply - 1];
}

void moves_look(App *app, int ply) {
    MoveList *list = &app->list;
    const Game *game = session_game(app->session);
    if (ply < 0 || ply > game->total) return;
    list->look = ply == game->count ? -1 : ply;
    list->scroll = 0;
    if (list->look >= 0) game_position_at(game, ply, &list->seen);
}
