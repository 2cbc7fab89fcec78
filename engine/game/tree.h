/* Tree: the moves of a game and of its branches, each a node that follows another one.
 *
 * Node 0 is the start position. The first child of a node goes on with its line, the others are
 * branches from it; so the main line is the way of first children from the start. A number is
 * never given twice, so whoever keeps one cannot meet another move under it. Holds no position
 * and asks no rule. Nothing here goes as deep as the tree does: a walk needs no stack. */
#ifndef CHESTER_GAME_TREE_H
#define CHESTER_GAME_TREE_H

#include "core/position.h"

enum { ROOT = 0, NO_NODE = -1 };

typedef struct Node {
    Move move;           /* that leads here */
    int ply;             /* half-moves from the start */
    int parent;          /* NO_NODE: of the root, and of one that was cut off */
    int child, next;     /* the first child, the next sibling, or NO_NODE */
    int64_t left_ms;     /* of the mover's clock, or NO_TIME */
} Node;

typedef struct Tree {
    Node *nodes; /* [count], those that were cut off among them */
    int count, room;
    unsigned changes; /* goes up with each one */
} Tree;

void tree_init(Tree *tree);
void tree_clear(Tree *tree);
/* The child by that move, NO_NODE when there is none. */
int tree_child(const Tree *tree, int parent, Move move);
/* The same; when there is none a new one, behind its siblings. */
int tree_add(Tree *tree, int parent, Move move);
/* False for a number that is of no node (any more). */
bool tree_has(const Tree *tree, int node);
bool tree_is_first(const Tree *tree, int node); /* of its siblings; the root is */
/* Whether `node` is `above`, or comes after it. */
bool tree_follows(const Tree *tree, int node, int above);
int tree_last(const Tree *tree, int node); /* where the way of first children ends */
int tree_branches(const Tree *tree);       /* how many nodes are no first child */
/* Makes it the first of its siblings; or with all before it, so that the main line leads there. */
void tree_raise(Tree *tree, int node);
void tree_raise_line(Tree *tree, int node);
/* Takes it out with all that follows; not the root. */
void tree_cut(Tree *tree, int node);

/* --- a walk through all of it, as people write it ------------------------------------------ */

/* A move, then its alternatives, each between OPEN and CLOSE, then what follows the move. */
typedef enum TreeStep { TREE_END, TREE_MOVE, TREE_OPEN, TREE_CLOSE } TreeStep;

typedef struct TreeWalk {
    const Tree *tree;
    int node;  /* of the step: the move, or the one that a branch begins with */
    int depth; /* branches that are open */
    int tip;   /* where the main line ends */
    TreeStep step;
} TreeWalk;

/* What comes after `tip` is walked as a branch, which begins with the move of `tip` once more;
 * with NO_NODE the main line goes to its last move. */
void tree_walk(TreeWalk *walk, const Tree *tree, int tip);
TreeStep tree_step(TreeWalk *walk);

/* --- the position along a walk ------------------------------------------------------------- */

typedef struct Trail {
    const Tree *tree;
    Position pos;
    Undo *undos; /* [ply] */
    int *nodes;  /* [ply] */
    int ply, room;
} Trail;

void trail_init(Trail *trail, const Tree *tree, const Position *start);
void trail_clear(Trail *trail);
/* `pos` becomes the position of the node; soon when it is near the last one. */
void trail_to(Trail *trail, int node);

#endif
