/* Perft counts the last ply instead of making it. */
#include "core/perft.h"

#include "core/verify.h"

static uint64_t count_leaves(Position *pos, int depth) {
    if (depth == 1) return position_count(pos);
    Move moves[MAX_MOVES];
    Undo undo;
    uint64_t leaves = 0;
    int count = position_moves(pos, moves);
    for (int i = 0; i < count; i++) {
        position_make(pos, moves[i], &undo);
        leaves += count_leaves(pos, depth - 1);
        position_unmake(pos, &undo);
    }
    return leaves;
}

uint64_t perft(const Position *pos, int depth) {
    Position copy = *pos;
    return depth <= 0 ? 1 : count_leaves(&copy, depth);
}

bool perft_verified(const Position *pos, int depth, uint64_t *leaves, Err *err) {
    if (!position_verify(pos, err)) return false;
    if (depth <= 0) {
        ++*leaves;
        return true;
    }
    Position copy = *pos;
    Move moves[MAX_MOVES];
    Undo undo;
    int count = position_moves(pos, moves);
    for (int i = 0; i < count; i++) {
        position_make(&copy, moves[i], &undo);
        if (!perft_verified(&copy, depth - 1, leaves, err)) return false;
        position_unmake(&copy, &undo);
    }
    return true;
}
