/* Pace: the clock of a new game, as its dialog lets one choose it, and times as people read
 * them. */
#ifndef CHESTER_GUI_PACE_H
#define CHESTER_GUI_PACE_H

#include "base/text.h"
#include "game/clock.h"

struct App;

/* Rows of tables: the kind of clock, its time, what is added or given back. */
typedef struct Pace {
    int type, base, bonus;
} Pace;

enum { PACE_TYPE, PACE_BASE, PACE_BONUS };

/* The nearest to a rule that can be chosen. */
Pace pace_of(const ClockRule *rule);
ClockRule pace_rule(Pace pace);
/* Another row of one of the three; nothing happens at the ends. */
void pace_step(Pace *pace, int what, int step);
/* Whether it is asked for with this kind of clock. */
bool pace_asks(Pace pace, int what);
/* "5 min", "+ 3 s". */
void pace_words(const struct App *app, Pace pace, int what, Text *out);

/* "1:04:58", "4:58", and with tenths when there is little left: "0:07.3". */
void pace_time(int64_t ms, char out[24]);
/* Until that text changes, ms. */
int pace_next(int64_t ms);
/* Little is left. */
bool pace_short(int64_t ms);

#endif
