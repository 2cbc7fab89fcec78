/* Clock: how time runs, who has lost by it. See clock.h; its texts are in clock_text.c. */
#include "game/clock.h"

#include <assert.h>
#include <stddef.h>

static bool counts(const Clock *clock) {
    return clock->rule.type != CLOCK_NONE;
}

static int64_t at_most(int64_t ms) {
    return ms > CLOCK_MOST_MS ? CLOCK_MOST_MS : ms;
}

/* The period of a side that has made so many moves. */
static const ClockPeriod *period_at(const ClockRule *rule, int moves, int *moves_to_go) {
    int i = 0;
    while (rule->periods[i].moves > 0 && moves >= rule->periods[i].moves) {
        moves -= rule->periods[i].moves;
        if (i + 1 < rule->period_count)
            i++;
        else
            moves %= rule->periods[i].moves; /* the last one again and again */
    }
    *moves_to_go = rule->periods[i].moves > 0 ? rule->periods[i].moves - moves : 0;
    return &rule->periods[i];
}

const ClockPeriod *clock_period(const Clock *clock, Side side, int *moves_to_go) {
    assert(counts(clock));
    const ClockPeriod *period = period_at(&clock->rule, clock->moves[side], moves_to_go);
    if (clock->rule.type == CLOCK_PER_MOVE)
        *moves_to_go = 1;
    return period;
}

/* A time source that goes back gives nothing. */
static int64_t running_ms(const Clock *clock, int64_t now) {
    bool runs = clock->state == CLOCK_RUNNING && now > clock->since_ms;
    return runs ? now - clock->since_ms : 0;
}

/* What has run so far is taken off; the turn goes on. */
static void settle(Clock *clock, int64_t now) {
    int64_t ran = running_ms(clock, now);
    clock->turn_ms += ran;
    if (counts(clock))
        clock->left_ms[clock->side] -= ran;
    clock->since_ms = now;
}

void clock_init(Clock *clock, const ClockRule *rule, Side first) {
    *clock = (Clock){.rule = *rule, .side = first};
    assert(!counts(clock) || rule->period_count > 0);
    for (int side = WHITE; side <= BLACK; side++)
        clock->left_ms[side] = counts(clock) ? rule->periods[0].base_ms : NO_TIME;
}

void clock_start(Clock *clock, int64_t now) {
    if (clock->state != CLOCK_READY && clock->state != CLOCK_PAUSED)
        return;
    clock->state = CLOCK_RUNNING;
    clock->since_ms = now;
}

bool clock_flag(Clock *clock, int64_t now) {
    if (clock->state == CLOCK_RUNNING && clock_left(clock, clock->side, now) == 0) {
        clock->state = CLOCK_FLAGGED;
        clock->left_ms[clock->side] = 0;
    }
    return clock->state == CLOCK_FLAGGED;
}

void clock_pause(Clock *clock, int64_t now) {
    if (clock->state != CLOCK_RUNNING || clock_flag(clock, now))
        return;
    settle(clock, now);
    clock->state = CLOCK_PAUSED;
}

void clock_spend(Clock *clock, int64_t ms) {
    if (clock->state != CLOCK_PAUSED || !counts(clock))
        return;
    if (ms > clock->left_ms[clock->side])
        ms = clock->left_ms[clock->side];
    clock->turn_ms += ms;
    clock->left_ms[clock->side] -= ms;
}

int64_t clock_turn(const Clock *clock, int64_t now) {
    return clock->turn_ms + running_ms(clock, now);
}

void clock_stop(Clock *clock, int64_t now) {
    if (clock_flag(clock, now))
        return;
    settle(clock, now);
    clock->state = CLOCK_STOPPED;
}

/* What a side gets for the move that it has made. */
static void reward(Clock *clock, Side side) {
    int to_go, before = clock->moves[side]++;
    if (!counts(clock) || clock->rule.type == CLOCK_PER_MOVE)
        return;
    const ClockPeriod *period = period_at(&clock->rule, before, &to_go);
    bool back = clock->rule.type == CLOCK_BRONSTEIN && clock->turn_ms < period->bonus_ms;
    int64_t bonus = back ? clock->turn_ms : period->bonus_ms;
    if (to_go == 1)
        bonus += period_at(&clock->rule, before + 1, &to_go)->base_ms;
    clock->left_ms[side] = at_most(clock->left_ms[side] + bonus);
}

static void begin_turn(Clock *clock, Side side) {
    clock->side = side;
    clock->turn_ms = 0;
    if (clock->rule.type == CLOCK_PER_MOVE)
        clock->left_ms[side] = clock->rule.periods[0].base_ms;
}

bool clock_press(Clock *clock, Side next, int64_t now) {
    if (clock_flag(clock, now))
        return false;
    settle(clock, now);
    if (next == clock->side)
        return true;
    reward(clock, clock->side);
    begin_turn(clock, next);
    return true;
}

Outcome clock_outcome(const Clock *clock) {
    if (clock->state != CLOCK_FLAGGED)
        return (Outcome){PLAYING, NULL};
    return (Outcome){result_win(side_other(clock->side)), "time"};
}

int64_t clock_left(const Clock *clock, Side side, int64_t now) {
    if (!counts(clock))
        return NO_TIME;
    int64_t left = clock->left_ms[side] - (side == clock->side ? running_ms(clock, now) : 0);
    return left > 0 ? left : 0;
}

void clock_set(Clock *clock, Side side, const int64_t left_ms[2], const int moves[2], int64_t now) {
    for (int s = WHITE; s <= BLACK; s++) {
        clock->left_ms[s] = counts(clock) ? at_most(left_ms[s]) : NO_TIME;
        clock->moves[s] = moves[s];
    }
    begin_turn(clock, side);
    if (clock->state != CLOCK_READY && clock->state != CLOCK_PAUSED)
        clock->state = CLOCK_RUNNING;
    clock->since_ms = now;
}
