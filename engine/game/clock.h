/* Clock: a chess clock. It is told what time it is, in milliseconds from some fixed moment, and
 * never reads it itself, so that a test can be its time and a game always counts the same.
 *
 * A flag falls when exactly nothing is left; with 1 ms left it has not. What each half-move left
 * on the clock is kept by the game (game.h), from which game_clock() sets a clock again: after
 * moves were taken back, and when a game is loaded. No allocation, no threads. */
#ifndef CHESTER_GAME_CLOCK_H
#define CHESTER_GAME_CLOCK_H

#include "base/err.h"
#include "core/types.h"

enum {
    MAX_PERIODS = 4,
    CLOCK_TEXT_SIZE = 128,
    NO_TIME = -1 /* of a half-move without a stated time; what is left where nothing is counted */
};
#define CLOCK_MOST_MS INT64_C(3600000000) /* a thousand hours; no clock shows more */

typedef enum ClockType {
    CLOCK_NONE,
    CLOCK_PER_MOVE, /* base_ms for each move; what is left of it is lost */
    CLOCK_FISCHER,  /* bonus_ms is added after each move; 0: sudden death, classical */
    CLOCK_BRONSTEIN /* what a move took is given back after it, at most bonus_ms */
} ClockType;

typedef struct ClockPeriod {
    int moves; /* after so many the next period is added, the last one again; 0: up to the end */
    int64_t base_ms, bonus_ms;
} ClockPeriod;

/* How a game is timed. */
typedef struct ClockRule {
    ClockType type;
    ClockPeriod periods[MAX_PERIODS]; /* CLOCK_PER_MOVE: the first one's base_ms only */
    int period_count;                 /* at least 1, unless CLOCK_NONE */
} ClockRule;

typedef enum ClockState {
    CLOCK_READY, /* not yet started */
    CLOCK_RUNNING,
    CLOCK_PAUSED,
    CLOCK_STOPPED, /* the game has ended, in whatever way but by time */
    CLOCK_FLAGGED  /* `side` has used up its time */
} ClockState;

typedef struct Clock {
    ClockRule rule;
    ClockState state;
    Side side;          /* whose time runs, or would */
    int64_t left_ms[2]; /* without what has run since `since_ms` */
    int moves[2];       /* turns that each side has made: they choose the period */
    int64_t since_ms;   /* CLOCK_RUNNING: when that began */
    int64_t turn_ms;    /* what this turn took before `since_ms` */
} Clock;

/* Full clocks, CLOCK_READY. */
void clock_init(Clock *clock, const ClockRule *rule, Side first);
/* READY or PAUSED: runs. Anything else: nothing happens. */
void clock_start(Clock *clock, int64_t now);
void clock_pause(Clock *clock, int64_t now);
/* PAUSED: as if this turn had taken so much longer; for a game that is loaded. */
void clock_spend(Clock *clock, int64_t ms);
/* The side to move has made a half-move, and `next` is to move (the same side where a turn has
 * several). false when its time was over before: the flag has fallen, the half-move does not
 * count. A clock that does not run counts no time, but the half-move. */
bool clock_press(Clock *clock, Side next, int64_t now);
/* The game has ended: nothing runs any more. A fallen flag stays. */
void clock_stop(Clock *clock, int64_t now);
/* Whether the flag of `side` has fallen by now. */
bool clock_flag(Clock *clock, int64_t now);
/* Who wins when the flag has fallen, reason "time"; else PLAYING. */
Outcome clock_outcome(const Clock *clock);

/* What is left now, at least 0; NO_TIME without a limit. */
int64_t clock_left(const Clock *clock, Side side, int64_t now);
int64_t clock_turn(const Clock *clock, int64_t now); /* ms, what this turn has taken */
/* The period that a side is in, and its moves until the next one (0: none comes). Not for
 * CLOCK_NONE. */
const ClockPeriod *clock_period(const Clock *clock, Side side, int *moves_to_go);
/* As it stood at the beginning of a turn of `side`; READY stays, all else runs from now (PAUSED
 * stays PAUSED). For game_clock(). */
void clock_set(Clock *clock, Side side, const int64_t left_ms[2], const int moves[2], int64_t now);

/* A rule as text, in seconds with up to three decimals, as the tag TimeControl of a PGN has it:
 *   -            none
 *   300          for the whole game
 *   300+5        Fischer
 *   40/5400      for each 40 moves
 *   40/5400+30:1800+30   40 moves, then the rest; up to 4 periods
 * and, which PGN does not know, 300d5 for Bronstein, =10 for each move. */
void clock_rule_write(const ClockRule *rule, char out[CLOCK_TEXT_SIZE]);
bool clock_rule_read(const char *text, ClockRule *rule, Err *err);
bool clock_rule_same(const ClockRule *a, const ClockRule *b);

/* What is left, as PGN's %clk has it: 0:04:58.3. Reads hours and minutes also when left out. */
void clock_time_write(int64_t ms, char out[32]);
bool clock_time_read(const char *text, int64_t *ms);

#endif
