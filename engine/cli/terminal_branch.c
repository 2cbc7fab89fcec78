/* Terminal branch: going through the game and its branches, in sentences. Branches are numbered
 * as they are written, from 1; 0 is the game. Whoever goes anywhere leaves the game waiting. */
#include "cli/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_NUMBER = 6 }; /* digits */

/* "2. Nf3", or "2... Nf6". `number`: also where one was written before it. */
static void move_add(const Terminal *t, const Position *pos, Move move, bool number, Text *out) {
    char text[MOVE_TEXT_SIZE];
    move_write(pos, move, style_here(t), text);
    if (number || (pos->side == WHITE && position_begins_turn(pos)))
        text_format(out, "%d%s ", pos->number, pos->side == WHITE ? "." : "...");
    text_add(out, text);
}

/* A number from 0; false after saying what is wrong. No words are `usual`. */
static bool number_typed(Terminal *t, const char *words, int usual, int *number) {
    size_t digits = strspn(words, "0123456789");
    *number = *words ? atoi(words) : usual;
    if (!words[digits] && digits <= LONGEST_NUMBER)
        return true;
    SAY(t, "text.no_number", "word", words);
    return false;
}

/* --- the list --------------------------------------------------------------------------------- */

static void line_say(Terminal *t, int number, const Text *moves) {
    char text[16];
    snprintf(text, sizeof text, "%d", number);
    if (number == 0)
        SAY(t, "text.line_game", "moves", moves->data);
    else
        SAY(t, "text.line_branch", "number", text, "moves", moves->data);
}

/* The moves of one line, which begins with the node, until it ends; not what branches off. */
static void line_list(Terminal *t, Trail *trail, int number, int first) {
    const Game *game = session_game(t->session);
    const Node *nodes = game->tree.nodes;
    int tip = game_tip(game), node = first;
    Text moves;
    text_init(&moves);
    while (node != NO_NODE) {
        trail_to(trail, nodes[node].parent);
        if (node != first)
            text_add(&moves, " ");
        move_add(t, &trail->pos, nodes[node].move, node == first, &moves);
        node = node == tip ? NO_NODE : nodes[node].child;
    }
    line_say(t, number, &moves);
    text_clear(&moves);
}

/* The first move of the branch with that number, or how many there are in *count. */
static int branch_find(const Terminal *t, int number, int *count) {
    const Game *game = session_game(t->session);
    TreeWalk walk;
    *count = 0;
    tree_walk(&walk, &game->tree, game_tip(game));
    while (tree_step(&walk) != TREE_END)
        if (walk.step == TREE_OPEN && ++*count == number)
            return walk.node;
    return NO_NODE;
}

void terminal_branches(Terminal *t, const char *words) {
    (void)words;
    const Game *game = session_game(t->session);
    int number = 0, first = game_tip(game) == ROOT ? NO_NODE : game->tree.nodes[ROOT].child;
    Trail trail;
    TreeWalk walk;
    trail_init(&trail, &game->tree, &game->start);
    line_list(t, &trail, 0, first);
    tree_walk(&walk, &game->tree, game_tip(game));
    while (tree_step(&walk) != TREE_END)
        if (walk.step == TREE_OPEN)
            line_list(t, &trail, ++number, walk.node);
    trail_clear(&trail);
}

/* --- going there ------------------------------------------------------------------------------ */

void say_visited(Terminal *t) {
    const Game *game = session_game(t->session);
    char moves[16];
    t->told = game->count;
    t->saved = -1;
    snprintf(moves, sizeof moves, "%d", game->count);
    if (!session_away(t->session)) {
        SAY(t, "text.in_game", "moves", moves);
    } else if (game->count == 0) {
        SAY(t, "text.at_start");
    } else {
        Position pos;
        Text move;
        text_init(&move);
        game_position_at(game, game->count - 1, &pos);
        move_add(t, &pos, game->moves[game->count - 1], true, &move);
        bool branch = game_branch(game, game_here(game)) != NO_NODE;
        SAY(t, branch ? "text.at_branch" : "text.at_move", "move", move.data);
        text_clear(&move);
    }
    if (t->board)
        say_board(t);
    say_turn(t);
    if (!session_away(t->session))
        say_paused(t);
}

void terminal_branch(Terminal *t, const char *words) {
    int number, count;
    if (!number_typed(t, words, 0, &number))
        return;
    if (number == 0) {
        terminal_return(t, "");
        return;
    }
    int node = branch_find(t, number, &count);
    char most[16];
    snprintf(most, sizeof most, "%d", count);
    if (node == NO_NODE)
        SAY(t, "text.no_branch", "word", words, "count", most);
    else
        session_visit(t->session, node);
}

/* So many half-moves along the line on the board, as far as it goes. */
static void step(Terminal *t, const char *words, int sign) {
    const Game *game = session_game(t->session);
    int plies;
    if (!number_typed(t, words, 1, &plies))
        return;
    int ply = game->count + sign * plies;
    ply = ply < 0 ? 0 : ply > game->total ? game->total : ply;
    if (ply == game->count)
        SAY(t, sign < 0 ? "text.no_undo" : "text.no_redo");
    else
        session_visit(t->session, ply ? game->nodes[ply - 1] : ROOT);
}

void terminal_back(Terminal *t, const char *words) {
    step(t, words, -1);
}

void terminal_forward(Terminal *t, const char *words) {
    step(t, words, 1);
}

void terminal_return(Terminal *t, const char *words) {
    (void)words;
    if (!session_return(t->session))
        SAY(t, "text.is_game");
}

void terminal_promote(Terminal *t, const char *words) {
    (void)words;
    if (!session_promote(t->session, game_here(session_game(t->session))))
        SAY(t, "text.is_game");
}

void terminal_delete(Terminal *t, const char *words) {
    (void)words;
    if (!session_prune(t->session, game_here(session_game(t->session))))
        SAY(t, "text.is_game");
}
