/* Tree: the state of one search, and moving about in it.
 *
 * Everything that grows with depth has its place in a Frame; everything learnt on the way
 * (killers, histories, the table) is here too. Allocated once for each search. */
#ifndef CHESTER_SEARCH_TREE_H
#define CHESTER_SEARCH_TREE_H

#include "search/search.h"
#include "search/table.h"
#include "search/worth.h"

enum {
    WIN_BOUND = MATE_SCORE - MAX_PLY, /* scores beyond: the end of the game is in sight */
    INFINITE = MATE_SCORE + 1,
    NO_EVAL = INFINITE + 1,
    DEEDS = 1024 /* a deed: what moves and where to, as a number below (most games have fewer) */
};

typedef struct Variation {
    Move moves[MAX_PLY];
    int length;
} Variation;

typedef struct Frame {
    Standing standing;
    Undo undo;
    Move move;       /* that leads to the next frame; NO_MOVE for passing */
    Piece mover;     /* what it moves */
    uint16_t deed;   /* both in one number */
    Move killers[2]; /* quiet moves that refuted a sister of this node */
    int eval;        /* static; NO_EVAL where nothing is pruned by it */
    int reversible;  /* half-moves since the last that cannot be taken back on the board */
} Frame;

typedef struct Tree {
    const SearchJob *job;
    Position pos;
    Worth worth;
    View view;
    Frame frames[MAX_PLY + 3];
    Variation best[MAX_PLY + 1]; /* best[ply]: the best line from there */
    uint64_t *keys;              /* the past, then the path; keys[root + ply] */
    int root;
    int depth, seldepth;         /* of the present iteration */

    uint64_t *lists; /* a stack of ranked move lists, used by order.c */
    int listed;
    int16_t history[MAX_PIECES][MAX_SQUARES]; /* quiet moves: how often they refuted */
    int16_t (*after)[DEEDS];                  /* the same, by the deed one or two plies before; */
    uint64_t begun[DEEDS / 64];               /* rows that are in use, a bit each */
    Move answers[MAX_PIECES][MAX_SQUARES];    /* the quiet move that refuted this one */

    uint64_t nodes, nodes_most;
    _Atomic uint64_t counted; /* nodes, as other threads may know them */
    int64_t started, deadline;
    bool may_stop; /* false until the first depth is done */
    bool stopped;
} Tree;

/* A script that has a say in the evaluation is on this thread only. */
static inline int tree_threads(const SearchJob *job) {
    if (job->evaluate || job->threads < 1) return 1;
    return job->threads > MAX_THREADS ? MAX_THREADS : job->threads;
}

/* main: the search that this one helps, or NULL. */
Tree *tree_new(const SearchJob *job, const Tree *main);
void tree_free(Tree *tree);

/* It thinks in the time of the other side. */
static inline bool tree_ponders(const Tree *tree) {
    const atomic_bool *pondering = tree->job->pondering;
    return pondering && atomic_load_explicit(pondering, memory_order_relaxed);
}

/* Counts a node; true when the search must end now. */
bool tree_visit(Tree *tree, int ply);

void tree_make(Tree *tree, int ply, Move move);
void tree_unmake(Tree *tree, int ply);
void tree_pass(Tree *tree, int ply);
void tree_unpass(Tree *tree, int ply);

/* What a move of the side to move sets in motion; 0 for passing. */
static inline Piece tree_mover(const Tree *tree, Move move) {
    if (move_action(move) == MOVE_DROP) return piece_of(move_becomes(move), (Side)tree->pos.side);
    return move_action(move) == MOVE_PASS ? 0 : tree->pos.board[move_from(move)];
}

static inline unsigned tree_deed(const Tree *tree, Piece mover, Move move) {
    return ((unsigned)mover * tree->pos.rules->squares + move_to(move)) % DEEDS;
}

/* After tree_make: the same side moves again (in games of several moves a turn). */
static inline bool tree_moves_on(const Tree *tree, int ply) {
    return tree->frames[ply].undo.side == tree->pos.side;
}

/* Whether the game is over here, by the board, a repetition or a claim; *score is then for
 * the side to move. */
bool tree_over(Tree *tree, int ply, int *score);
int tree_score(const Tree *tree, Result result, int ply);
int tree_eval(const Tree *tree, int ply, int alpha, int beta);

/* The best line from ply is `move` and then the best line behind it. */
void tree_prefer(Tree *tree, int ply, Move move);

#endif
