/* Prover: whether the side to move wins by force within a number of its own moves.
 *
 * Plain AND/OR over all legal moves: no value of a position, no pruning, no order but what
 * refuted last. It knows the core alone and nothing of the search, so that it can say whether
 * the search is right. A position is settled once for each number of moves (a table by key);
 * counts of repetition and of quiet moves are left out: a shortest win repeats nothing. */
#ifndef CHESTER_TESTS_PROVER_H
#define CHESTER_TESTS_PROVER_H

#include "core/position.h"

#include <stdlib.h>
#include <string.h>

enum { PROVER_MOST = 8, PROVER_BITS = 20 };

typedef struct Prover {
    struct Proved {
        uint64_t key;    /* of a position whose side to move attacks */
        int8_t won, not; /* wins within `won` moves; does not within `not`; 0: not known */
    } *table;            /* [1 << PROVER_BITS] */
    Move refutes[PROVER_MOST + 1];
    uint64_t made, most; /* moves made, and how many may be; beyond that it gives up */
    bool gave_up;
} Prover;

static inline void prover_init(Prover *prover, uint64_t most) {
    memset(prover, 0, sizeof *prover);
    prover->table = calloc((size_t)1 << PROVER_BITS, sizeof *prover->table);
    if (!prover->table) abort();
    prover->most = most;
}

static inline void prover_clear(Prover *prover) { free(prover->table); }

/* The moves of a position, the one that refuted a sister first. */
static inline int prover_moves(const Position *pos, Move first, Move *moves) {
    int count = position_moves(pos, moves);
    for (int i = 0; i < count; i++) {
        if (moves[i] != first) continue;
        moves[i] = moves[0];
        moves[0] = first;
    }
    return count;
}

static inline bool prover_attack(Prover *prover, Position *pos, int moves_left);

/* The defender is to move: whether each of its moves loses within so many of the attacker's. */
static inline bool prover_defend(Prover *prover, Position *pos, int moves_left) {
    Move moves[MAX_MOVES];
    Undo undo;
    Result wanted = result_win(side_other((Side)pos->side));
    int count = prover_moves(pos, prover->refutes[moves_left], moves);
    for (int i = 0; i < count; i++) {
        if (++prover->made > prover->most) return !(prover->gave_up = true);
        position_make(pos, moves[i], &undo);
        Result result = position_outcome(pos).result;
        bool loses = result == wanted ||
                     (result == PLAYING && prover_attack(prover, pos, moves_left));
        position_unmake(pos, &undo);
        if (loses) continue;
        prover->refutes[moves_left] = moves[i];
        return false;
    }
    return true;
}

/* Whether this move of the attacker wins within so many of its moves, itself included. */
static inline bool prover_move_wins(Prover *prover, Position *pos, Move move, int moves_left) {
    Undo undo;
    Result wanted = result_win((Side)pos->side);
    if (++prover->made > prover->most) return !(prover->gave_up = true);
    position_make(pos, move, &undo);
    Result result = position_outcome(pos).result;
    bool wins = result == wanted || (result == PLAYING && moves_left > 1 &&
                                     prover_defend(prover, pos, moves_left - 1));
    position_unmake(pos, &undo);
    return wins;
}

static inline bool prover_attack(Prover *prover, Position *pos, int moves_left) {
    struct Proved *known = &prover->table[pos->key & (((uint64_t)1 << PROVER_BITS) - 1)];
    bool same = known->key == pos->key;
    if (same && known->won && known->won <= moves_left) return true;
    if (same && known->not >= moves_left) return false;
    Move moves[MAX_MOVES];
    int count = position_moves(pos, moves), within = 0;
    /* Short wins first: they are cheap, and most defences fall to one. */
    for (int left = same ? known->not + 1 : 1; left <= moves_left && !within; left++) {
        for (int i = 0; i < count && !within; i++) {
            if (prover_move_wins(prover, pos, moves[i], left)) within = left;
        }
    }
    if (prover->gave_up) return false;
    if (known->key != pos->key) *known = (struct Proved){.key = pos->key};
    if (within) known->won = (int8_t)within;
    else known->not = (int8_t)moves_left;
    return within > 0;
}

/* The fewest moves within which the side to move wins by force, at most `most`, and all first
 * moves that do it; 0 when there are none. */
static inline int prover_shortest(Prover *prover, const Position *pos, int most, Move *best, int *count) {
    Position copy = *pos;
    Move moves[MAX_MOVES];
    int all = position_moves(pos, moves);
    *count = 0;
    for (int left = 1; left <= most && !prover->gave_up; left++) {
        for (int i = 0; i < all; i++) {
            if (prover_move_wins(prover, &copy, moves[i], left)) best[(*count)++] = moves[i];
        }
        if (*count) return prover->gave_up ? 0 : left;
    }
    return 0;
}

/* How it ends when the attacker takes the first shortest win and the defender holds out:
 * the reason of the end. */
static inline const char *prover_theme(Prover *prover, const Position *pos, int moves_left) {
    Position copy = *pos;
    Move moves[MAX_MOVES];
    Undo undo;
    for (int left = moves_left; left > 0; left--) {
        int count = position_moves(&copy, moves), i = 0;
        while (i < count && !prover_move_wins(prover, &copy, moves[i], left)) i++;
        if (i == count) return NULL;
        position_make(&copy, moves[i], &undo);
        Outcome outcome = position_outcome(&copy);
        if (outcome.result != PLAYING) return outcome.reason;
        count = position_moves(&copy, moves);
        for (i = 0; i < count; i++) {
            position_make(&copy, moves[i], &undo);
            outcome = position_outcome(&copy);
            if (outcome.result == PLAYING && !prover_attack(prover, &copy, left - 2)) break;
            position_unmake(&copy, &undo);
        }
        if (i == count) return NULL;
    }
    return NULL;
}

#endif
