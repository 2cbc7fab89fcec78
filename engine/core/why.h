/* Why: whether a move is legal, and if not, the first rule that forbids it.
 *
 * why_move() gives the facts; why_write() the sentence, in a language: "d3: 1
 * against 1½, a capture needs more". Each code has a key "why.NAME" in assets/lang. */
#ifndef CHESTER_CORE_WHY_H
#define CHESTER_CORE_WHY_H

#include "base/lang.h"
#include "core/position.h"

typedef enum WhyCode {
    WHY_LEGAL,
    WHY_GAME_OVER,
    WHY_EMPTY,             /* no piece on the from square */
    WHY_NOT_YOURS,         /* the enemy's piece */
    WHY_OWN_PIECE,         /* an own piece stands on the target */
    WHY_SHAPE,             /* this kind does not move like that */
    WHY_BLOCKED,           /* by the piece on `square` */
    WHY_ONLY_HITS,         /* goes there only to capture */
    WHY_ONLY_QUIET,        /* cannot capture in that direction */
    WHY_ADMITS,            /* the zone admits only others */
    WHY_BARRED,            /* the zone is closed to this side */
    WHY_SURPLUS,           /* sums: not strictly more */
    WHY_EQUALITY,          /* sums: exchange asks for equal ones, or more for a capture */
    WHY_NEVER,             /* this kind never captures there */
    WHY_KEEP,              /* Chess-T1 rule 11 */
    WHY_PROMOTION_NEEDED,  /* a letter has to be named */
    WHY_PROMOTION_WRONG,   /* that letter cannot be chosen here */
    WHY_PROMOTION_NONE,    /* limits leave nothing to choose */
    WHY_ROYAL_ATTACKED,    /* the royal piece could be taken from `square` */
    WHY_CASTLE_RIGHT, WHY_CASTLE_BLOCKED, WHY_CASTLE_ATTACKED,
    WHY_NO_HURDLE,         /* a hop that has nothing to hop over */
    WHY_FACES,             /* guarded pieces would see each other */
    WHY_MUST_HIT,          /* a capture, on `square`, is possible and so has to be made */
    WHY_NOT_IN_HAND, WHY_OCCUPIED, WHY_DROP_PLACE,
    WHY_DROP_FILE,         /* another one, on `square`, stands in the file */
    WHY_DROP_MATE,
    WHY_SCRIPT             /* the variant's own script does not allow it */
} WhyCode;

typedef struct Why {
    WhyCode code;
    Move move;     /* WHY_LEGAL: the move itself */
    Square from, to;
    Square square; /* the deciding square */
    Kind kind;     /* the moving kind */
    Kind becomes;
    int8_t zone;   /* index of Rules.zones, or -1 */
    Sums sums;     /* doubled; WHY_SURPLUS, WHY_EQUALITY; also of a legal capture */
    Outcome outcome;
} Why;

/* becomes: 0 when none was named. */
Why why_move(const Position *pos, Square from, Square to, Kind becomes);
/* The same for dropping a piece of the side to move from its hand. */
Why why_drop(const Position *pos, Kind kind, Square to);
/* What a legal move of any sort does. */
Why why_legal(const Position *pos, Move move);
/* One sentence, without a full stop at the end of numbers only ones; appended to out. */
void why_write(const Position *pos, const Why *why, const Lang *lang, Text *out);
/* "why.surplus", ... for tests: every code has a key. */
const char *why_key(WhyCode code);

#endif
