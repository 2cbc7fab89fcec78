/* Tree: nodes, and their order. The walk is in walk.c. */
#include "game/tree.h"

#include "base/memory.h"
#include "game/clock.h"

#include <assert.h>
#include <stdlib.h>

static int new_node(Tree *tree, int parent, Move move) {
    if (tree->count == tree->room) {
        tree->room = tree->room ? 2 * tree->room : 64;
        tree->nodes = memory_resize(tree->nodes, (size_t)tree->room * sizeof *tree->nodes);
    }
    tree->nodes[tree->count] = (Node){.move = move,
                                      .ply = parent == NO_NODE ? 0 : tree->nodes[parent].ply + 1,
                                      .parent = parent,
                                      .child = NO_NODE,
                                      .next = NO_NODE,
                                      .left_ms = NO_TIME};
    tree->changes++;
    return tree->count++;
}

void tree_init(Tree *tree) {
    *tree = (Tree){.count = 0};
    new_node(tree, NO_NODE, NO_MOVE);
}

void tree_clear(Tree *tree) {
    free(tree->nodes);
    *tree = (Tree){.count = 0};
}

int tree_child(const Tree *tree, int parent, Move move) {
    int node = tree->nodes[parent].child;
    while (node != NO_NODE && tree->nodes[node].move != move)
        node = tree->nodes[node].next;
    return node;
}

/* The link that leads to the node: its parent's, or that of the sibling before it. */
static int *link_to(Tree *tree, int node) {
    int *link = &tree->nodes[tree->nodes[node].parent].child;
    while (*link != node)
        link = &tree->nodes[*link].next;
    return link;
}

int tree_add(Tree *tree, int parent, Move move) {
    int node = tree_child(tree, parent, move);
    if (node != NO_NODE)
        return node;
    node = new_node(tree, parent, move);
    int *link = &tree->nodes[parent].child;
    while (*link != NO_NODE)
        link = &tree->nodes[*link].next;
    *link = node;
    return node;
}

bool tree_has(const Tree *tree, int node) {
    if (node < 0 || node >= tree->count)
        return false;
    while (node > ROOT)
        node = tree->nodes[node].parent;
    return node == ROOT;
}

bool tree_is_first(const Tree *tree, int node) {
    return node == ROOT || tree->nodes[tree->nodes[node].parent].child == node;
}

bool tree_follows(const Tree *tree, int node, int above) {
    while (tree->nodes[node].ply > tree->nodes[above].ply)
        node = tree->nodes[node].parent;
    return node == above;
}

int tree_last(const Tree *tree, int node) {
    while (tree->nodes[node].child != NO_NODE)
        node = tree->nodes[node].child;
    return node;
}

int tree_branches(const Tree *tree) {
    TreeWalk walk;
    int count = 0;
    tree_walk(&walk, tree, NO_NODE);
    while (tree_step(&walk) != TREE_END)
        count += walk.step == TREE_OPEN;
    return count;
}

void tree_raise(Tree *tree, int node) {
    if (tree_is_first(tree, node))
        return;
    Node *at = &tree->nodes[node], *parent = &tree->nodes[at->parent];
    *link_to(tree, node) = at->next;
    at->next = parent->child;
    parent->child = node;
    tree->changes++;
}

void tree_raise_line(Tree *tree, int node) {
    for (; node != ROOT; node = tree->nodes[node].parent)
        tree_raise(tree, node);
}

void tree_cut(Tree *tree, int node) {
    assert(node != ROOT);
    Node *at = &tree->nodes[node];
    *link_to(tree, node) = at->next;
    at->parent = at->next = NO_NODE;
    tree->changes++;
}
