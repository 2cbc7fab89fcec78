/* Worth: what kinds, squares and states are worth under these rules, for this personality.
 *
 * Derived once before a search from nothing but the rules and the weights, so that any
 * variant has sensible values; const afterwards. All values are hundredths of the
 * weakest fighting piece. Tables of squares are White's: positive is good for White. */
#ifndef CHESTER_SEARCH_WORTH_H
#define CHESTER_SEARCH_WORTH_H

#include "core/position.h"
#include "search/personality.h"

/* Strengths are added up in so many binary digits: doubled, below 128 on one square. What
 * would go beyond is cut off, which only matters to the evaluation. */
enum { STRENGTH_DIGITS = 7 };

/* A value at the start of the game and one when all that fights is gone. */
typedef struct Pair {
    int16_t full, bare;
} Pair;

/* What a position is worth by who stands where: kept up to date move by move. */
typedef struct Standing {
    int full, bare; /* White's view */
    int force[2];   /* worth of each side's fighters, in hand too */
    int men[2];
} Standing;

enum { MAX_RUNNERS = 4 };

/* Cheap kinds that walk towards promotion. */
typedef struct Runners {
    int count;
    Kind kind[MAX_RUNNERS];
    Bits128 stop[2][MAX_RUNNERS][MAX_SQUARES]; /* where enemy runners stand that can stop it */
    int16_t promise[2][MAX_RUNNERS][MAX_SQUARES]; /* worth of having none of them there */
} Runners;

struct Worth;
typedef int (*SightFn)(const struct Worth *worth, const Position *pos, const Standing *standing);

typedef struct Worth {
    const Rules *rules;
    Weights weights;
    Side self;                   /* the side that the personality plays: worth_turn */
    int value[MAX_KINDS];        /* also of vital kinds, as fighters */
    int prize[MAX_KINDS];        /* for taking one: precious kinds come before everything */
    unsigned strength[MAX_KINDS]; /* doubled; 1 each when no capture asks for strength */
    int strength_unit;           /* what counts as 1 in it */
    uint32_t free_hitters;       /* kinds that take without a surplus where others need one */
    uint32_t precious;           /* kinds of which, as the game starts, none may be lost */
    uint32_t dearer[MAX_KINDS];  /* kinds worth more, vital ones not; none where strength protects */
    uint32_t fighters;           /* kinds whose value counts as force */
    uint16_t castlings[2];       /* each side's rights to castle: bits of Position.rights */
    Pair at[MAX_PIECES][MAX_SQUARES];
    Bits128 beside[MAX_SQUARES]; /* the squares around each square */
    uint32_t goal_of[2][MAX_SQUARES]; /* kinds of each side that may win by holding the square */
    Runners runners;
    int full_force;              /* of both sides at the start */
    bool passing_tells;          /* a move is worth having: passing shows what a threat is */
    bool stuck_loses;            /* but with few pieces left having to move may lose */
    int repeats;                 /* so many times the same position is a draw; 0 never */
    int quiet_most;              /* so many quiet half-moves are a draw; 0 never */
    int few_men;                 /* with so many men left, the material may decide */
    uint64_t fingerprint;        /* differs when any value does */
    SightFn sight;               /* of the width of the board */
} Worth;

void worth_init(Worth *worth, const Rules *rules, const Personality *who);
/* For whom it is: White after worth_init. */
void worth_turn(Worth *worth, Side self);
Standing worth_standing(const Worth *worth, const Position *pos);
/* The standing after a legal move; pos is the position before it. */
Standing worth_after(const Worth *worth, const Position *pos, const Standing *before, Move move);

/* Parts of worth_init(), when kinds and weights are there: fill worth->at with castlings and
 * goal_of, and worth->runners. */
void worth_fill_squares(Worth *worth);
void runners_fill(Worth *worth);

#endif
