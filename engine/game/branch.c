/* Branch: the board of a game on its way through the tree. Declared in game.h.
 *
 * The board never jumps: it goes back to where the ways part, and on from there, so that what
 * is known of the past (repetitions) is that of the line on it. */
#include "game/game.h"

#include "game/line.h"

#include <assert.h>

int game_here(const Game *game) {
    return game->count ? game->nodes[game->count - 1] : ROOT;
}

int game_tip(const Game *game) {
    return game->away ? game->tip : game_here(game);
}

Outcome game_result(const Game *game) {
    return game->away ? game->home : game_outcome(game, false);
}

bool game_on_line(const Game *game, int node) {
    int ply = game->tree.nodes[node].ply;
    return ply == 0 || (ply <= game->total && game->nodes[ply - 1] == node);
}

/* The line becomes the one that ends with the node. */
static void line_to(Game *game, int node) {
    const Node *nodes = game->tree.nodes;
    int common = node;
    while (!game_on_line(game, common) || nodes[common].ply > game->count)
        common = nodes[common].parent;
    while (game->count > nodes[common].ply)
        game_undo(game);
    game->total = nodes[node].ply;
    for (; node != common; node = nodes[node].parent)
        game_put(game, nodes[node].ply, node);
}

static void go_to(Game *game, int node) {
    if (!game_on_line(game, node))
        line_to(game, node);
    while (game->count > game->tree.nodes[node].ply)
        game_undo(game);
    while (game->count < game->tree.nodes[node].ply)
        game_redo(game);
}

void game_visit(Game *game, int node) {
    if (!game->away) {
        game->home = game_outcome(game, false);
        game->tip = game_here(game);
        game->away = true;
    }
    go_to(game, node);
}

void game_go_on(Game *game) {
    int end = game->total ? game->nodes[game->total - 1] : ROOT;
    while ((end = game->tree.nodes[end].child) != NO_NODE)
        game_put(game, ++game->total, end);
}

void game_return(Game *game) {
    if (!game->away)
        return;
    go_to(game, game->tip);
    game->total = game->count; /* what comes behind the tip is not the game's to redo */
    game->away = false;
}

int game_branch(const Game *game, int node) {
    int tip = game_tip(game);
    while (node != ROOT && tree_is_first(&game->tree, node) && game->tree.nodes[node].parent != tip)
        node = game->tree.nodes[node].parent;
    return node == ROOT ? NO_NODE : node;
}

bool game_branched(const Game *game) {
    const Node *nodes = game->tree.nodes;
    int end = nodes[tree_last(&game->tree, ROOT)].ply;
    int own = game->away ? nodes[game->tip].ply : game->total;
    return end > own || tree_branches(&game->tree) > 0;
}

void game_promote(Game *game, int node) {
    assert(game->away && game_branch(game, node) != NO_NODE);
    int here = game_here(game);
    tree_raise_line(&game->tree, node);
    game->ended = (Outcome){PLAYING, NULL};
    game->tip = tree_last(&game->tree, node);
    go_to(game, game->tip);
    game->home = game_outcome(game, false);
    go_to(game, here);
}

void game_prune(Game *game, int node) {
    assert(!tree_follows(&game->tree, game_tip(game), node));
    int ply = game->tree.nodes[node].ply;
    bool shown = game_on_line(game, node);
    if (shown && game->count >= ply)
        go_to(game, game->tree.nodes[node].parent);
    if (shown)
        game->total = ply - 1;
    tree_cut(&game->tree, node);
}

void game_position_of(const Game *game, int node, Position *out) {
    Trail trail;
    trail_init(&trail, &game->tree, &game->start);
    trail_to(&trail, node);
    *out = trail.pos;
    trail_clear(&trail);
}
