/* Ops: the entry points of the core that depend on the width of the board. Position.h
 * has the public names and their meaning; these are the same functions behind them. */
#ifndef CHESTER_CORE_OPS_H
#define CHESTER_CORE_OPS_H

#include "base/arena.h"
#include "core/position.h"

typedef struct Ops {
    int (*moves)(const Position *pos, Move *out);
    int (*hits)(const Position *pos, Move *out);
    int (*moves_from)(const Position *pos, Square from, Move *out);
    uint64_t (*count)(const Position *pos);
    void (*make)(Position *pos, Move move, Undo *undo);
    void (*unmake)(Position *pos, const Undo *undo);
    Sums (*strength)(const Position *pos, Square square);
    void (*strengths)(const Position *pos, Sums sums[MAX_SQUARES]);
    int (*actors)(const Position *pos, Square square, Square out[MAX_SQUARES]);
    bool (*in_check)(const Position *pos, Side side, Square *square);
    Outcome (*outcome_fast)(const Position *pos);
    bool (*faced)(const Position *pos, Side side); /* its guarded piece sees the enemy's (Rules.faces) */
    bool (*sets_hold)(const Position *pos); /* every set equals what the board says */
    void (*put)(Position *pos, Square square, Piece piece); /* on an empty square; key too */
} Ops;

/* Rules.code: which compilation of the *.wide.c sources a variant uses. */
typedef enum Code { CODE_64, CODE_128, CODE_64V3, CODE_128V3, CODES } Code;

/* The fastest one for a board of so many squares that this processor runs. */
Code code_for(int squares);
/* NULL for one that is not in this build. */
const Ops *ops_of(Code code);

#endif
