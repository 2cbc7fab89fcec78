/* Does: what actions do about the branches of the game. The board goes to the node that is shown
 * and leaves the game waiting; the way back is an action too. */
#include "gui/action.h"
#include "gui/does.h"
#include "gui/hand.h"
#include "gui/moves.h"

static const Game *game_of(const App *app) { return session_game(app->session); }

static void go_to(App *app, int node) {
    session_visit(app->session, node);
    app_poll(app);
}

bool is_away(const App *app) { return session_away(app->session); }

/* At the end of a game that waits for nobody any move is one of the game. */
bool can_try(const App *app) {
    bool plain = session_is_free(app->session) && app->list.look < 0 &&
                 game_result(game_of(app)).result == PLAYING;
    return !is_away(app) && !plain && !app->editor.open;
}

void does_try(App *app) { go_to(app, moves_shown(app)); }

void does_return(App *app) {
    session_return(app->session);
    app_poll(app);
}

/* A move of the list. The game's own are looked at, unless the board is away already. */
void does_look(App *app, int node) {
    const Game *game = game_of(app);
    hand_drop(app);
    app_hush(app);
    app->hint = NO_MOVE;
    app->slide.piece = 0;
    bool home = is_away(app) && node == game_tip(game) && session_is_free(app->session);
    if (!tree_has(&game->tree, node)) return;
    if (home)
        does_return(app);
    else if (is_away(app) || !game_on_line(game, node))
        go_to(app, node);
    else
        moves_look(app, game->tree.nodes[node].ply);
}

/* --- from branch to branch --------------------------------------------------------------------- */

bool has_branches(const App *app) { return tree_branches(&game_of(app)->tree) > 0; }

/* Whether there is another move in its place. */
static bool has_others(const Tree *tree, int node) {
    return !tree_is_first(tree, node) || tree->nodes[node].next != NO_NODE;
}

/* The first move of the next branch in the order of the list, or the one before, round and round;
 * moves that have alternatives count as well, so that every line is on the way. */
void does_step_branch(App *app, int step) {
    const Tree *tree = &game_of(app)->tree;
    int shown = moves_shown(app), first = NO_NODE, last = NO_NODE, before = NO_NODE, after = NO_NODE;
    bool passed = shown == ROOT;
    TreeWalk walk;
    tree_walk(&walk, tree, NO_NODE);
    while (tree_step(&walk) != TREE_END) {
        if (walk.step != TREE_MOVE) continue;
        bool stop = walk.node != shown && has_others(tree, walk.node);
        if (stop && first == NO_NODE) first = walk.node;
        if (stop) last = walk.node;
        if (stop && !passed) before = walk.node;
        if (stop && passed && after == NO_NODE) after = walk.node;
        passed |= walk.node == shown;
    }
    int node = step > 0 ? (after == NO_NODE ? first : after) : before == NO_NODE ? last : before;
    does_look(app, node);
}

/* --- what becomes of them ------------------------------------------------------------------------ */

bool on_branch(const App *app) {
    return game_branch(game_of(app), moves_shown(app)) != NO_NODE;
}

void does_promote(App *app) {
    session_promote(app->session, moves_shown(app));
    app_poll(app);
    app_say(app, "gui.promoted");
}

void does_prune(App *app) { app_ask(app, "gui.ask-prune", command_of(ACTION_PRUNE_SURE, 0)); }

void does_prune_sure(App *app) {
    session_prune(app->session, moves_shown(app));
    app_poll(app);
}
