/* Order: which move is tried next. The only place that ranks moves. */
#ifndef CHESTER_SEARCH_ORDER_H
#define CHESTER_SEARCH_ORDER_H

#include "search/tree.h"

/* From RANK_GOOD on: hits and promotions that lose nothing. Below RANK_LOSING: those that do.
 * Between: quiet moves. RANK_FIRST: the move that was asked for. */
enum { RANK_FIRST = 1 << 30, RANK_GOOD = 1 << 24, RANK_LOSING = -(1 << 24) };

/* A list on the tree's stack; closed in the reverse order of opening. Each item is a rank,
 * above a move, so that the greatest item is the next move. */
typedef struct Picker {
    Tree *tree;
    uint64_t *items;
    int count, next;
    int ranked; /* the first so many; the others are quiet moves, ranked when their turn comes */
    int ply;
} Picker;

/* All legal moves; first: the move to try first, or NO_MOVE. */
void picker_open_all(Picker *picker, Tree *tree, int ply, Move first);
/* What position_hits() gives. */
void picker_open_hits(Picker *picker, Tree *tree, Move first);
void picker_close(Picker *picker);
/* NO_MOVE at the end. *rank says why it came now. */
Move picker_next(Picker *picker, int *rank);

/* Takes, changes sides or promotes: what a quiescence search looks at for its own sake. */
static inline bool order_active(Move move) {
    MoveAction action = move_action(move);
    return move_hits(move) || action == MOVE_CONVERT || (move_becomes(move) && action != MOVE_DROP);
}
/* Active, or steps into a zone that wins when held. */
bool order_loud(const Tree *tree, Move move);
/* It hits somebody in a zone that wins when held: it may be the last who holds it. */
static inline bool order_may_seize(const Tree *tree, Move move) {
    return move_hits(move) && tree->worth.goal_of[tree->pos.side][move_to(move)];
}
/* What a hit or a promotion wins at once, less what may be lost in return. */
int order_gain(const Tree *tree, Move move);
/* The quiet `move` refuted; those tried before it did not. */
void order_learn(Tree *tree, int ply, int depth, Move move, const Move *tried, int tried_count);

#endif
