/* Walk: through a tree in the order in which people write it, and the position along it.
 * Declared in tree.h.
 *
 * Every step is found from the links alone. Where a line ends, its first move is looked for
 * backwards; each line is gone back once, so that a walk takes as long as the tree is big. */
#include "game/tree.h"

#include "base/memory.h"

#include <stdlib.h>

void tree_walk(TreeWalk *walk, const Tree *tree, int tip) {
    *walk = (TreeWalk){tree, ROOT, 0, tip, TREE_MOVE};
}

static TreeStep step_to(TreeWalk *walk, TreeStep step, int node) {
    walk->depth += (step == TREE_OPEN) - (walk->step == TREE_CLOSE);
    walk->step = step;
    walk->node = node;
    return step;
}

/* The first move of a line that ends with the node; the root for the main line. */
static int line_of(const TreeWalk *walk, int node) {
    const Node *nodes = walk->tree->nodes;
    while (node != ROOT && tree_is_first(walk->tree, node) &&
           (walk->tip == NO_NODE || nodes[node].parent != walk->tip))
        node = nodes[node].parent;
    return node;
}

/* The line goes on behind the node, or ends; what comes after the tip is a branch. */
static TreeStep step_on(TreeWalk *walk, int node) {
    const Node *nodes = walk->tree->nodes;
    int child = nodes[node].child;
    if (child == NO_NODE && node == ROOT)
        return step_to(walk, TREE_END, ROOT);
    if (child == NO_NODE) {
        int first = line_of(walk, node);
        return first == ROOT ? step_to(walk, TREE_END, ROOT) : step_to(walk, TREE_CLOSE, first);
    }
    return node == walk->tip ? step_to(walk, TREE_OPEN, child) : step_to(walk, TREE_MOVE, child);
}

/* Behind a move, or the last of its alternatives. */
static TreeStep step_behind(TreeWalk *walk, int node, int other) {
    return other == NO_NODE ? step_on(walk, node) : step_to(walk, TREE_OPEN, other);
}

TreeStep tree_step(TreeWalk *walk) {
    const Tree *tree = walk->tree;
    const Node *nodes = tree->nodes;
    int node = walk->node;
    switch (walk->step) {
    case TREE_END:
        break;
    case TREE_OPEN: {
        bool tail = walk->tip != NO_NODE && walk->tip != ROOT && nodes[node].parent == walk->tip &&
                    tree_is_first(tree, node);
        return step_to(walk, TREE_MOVE, tail ? walk->tip : node);
    }
    case TREE_MOVE:
        if (node != ROOT && node == walk->tip && walk->depth > 0)
            return step_to(walk, TREE_MOVE, nodes[node].child); /* it stood here before */
        return tree_is_first(tree, node) && node != ROOT ? step_behind(walk, node, nodes[node].next)
                                                         : step_on(walk, node);
    case TREE_CLOSE:
        if (walk->tip != NO_NODE && nodes[node].parent == walk->tip && tree_is_first(tree, node))
            return step_to(walk, TREE_END, ROOT);
        return step_behind(walk, nodes[nodes[node].parent].child, nodes[node].next);
    }
    return TREE_END;
}

/* --- the trail ------------------------------------------------------------------------------ */

void trail_init(Trail *trail, const Tree *tree, const Position *start) {
    *trail = (Trail){.tree = tree, .pos = *start};
}

void trail_clear(Trail *trail) {
    free(trail->undos);
    free(trail->nodes);
}

static void trail_grow(Trail *trail, int ply) {
    if (ply <= trail->room)
        return;
    trail->room = 2 * ply < 64 ? 64 : 2 * ply;
    trail->undos = memory_resize(trail->undos, (size_t)trail->room * sizeof *trail->undos);
    trail->nodes = memory_resize(trail->nodes, (size_t)trail->room * sizeof *trail->nodes);
}

static bool trail_has(const Trail *trail, int node) {
    int ply = trail->tree->nodes[node].ply;
    return ply == 0 || (ply <= trail->ply && trail->nodes[ply - 1] == node);
}

void trail_to(Trail *trail, int node) {
    const Node *nodes = trail->tree->nodes;
    int common = node, ply = nodes[node].ply;
    trail_grow(trail, ply);
    while (!trail_has(trail, common))
        common = nodes[common].parent;
    while (trail->ply > nodes[common].ply)
        position_unmake(&trail->pos, &trail->undos[--trail->ply]);
    for (; node != common; node = nodes[node].parent)
        trail->nodes[nodes[node].ply - 1] = node;
    for (; trail->ply < ply; trail->ply++)
        position_make(&trail->pos, nodes[trail->nodes[trail->ply]].move,
                      &trail->undos[trail->ply]);
}
