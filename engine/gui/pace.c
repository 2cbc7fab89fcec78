/* Pace: tables of times, and writing them. */
#include "gui/pace.h"

#include "gui/words.h"

#include <stdio.h>
#include <stdlib.h>

enum { SHORT_MS = 10000, SECOND = 1000, MINUTE = 60000, HOUR = 3600000 };

static const ClockType types[] = {CLOCK_NONE, CLOCK_FISCHER, CLOCK_BRONSTEIN, CLOCK_PER_MOVE};
static const int minutes[] = {1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180};
static const int seconds[] = {5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600}; /* a move */
static const int bonuses[] = {0, 1, 2, 3, 5, 8, 10, 15, 20, 30, 45, 60};

#define COUNT(list) ((int)(sizeof list / sizeof *list))

static int nearest(const int *list, int count, int64_t value) {
    int best = 0;
    for (int i = 1; i < count; i++)
        if (llabs(list[i] - value) < llabs(list[best] - value)) best = i;
    return best;
}

static bool each_move(Pace pace) { return types[pace.type] == CLOCK_PER_MOVE; }

Pace pace_of(const ClockRule *rule) {
    Pace pace = {0, nearest(minutes, COUNT(minutes), 10), nearest(bonuses, COUNT(bonuses), 5)};
    while (types[pace.type] != rule->type) pace.type++;
    if (rule->type == CLOCK_NONE) return pace;
    const ClockPeriod *period = &rule->periods[0];
    pace.base = each_move(pace) ? nearest(seconds, COUNT(seconds), period->base_ms / SECOND)
                                : nearest(minutes, COUNT(minutes), period->base_ms / MINUTE);
    pace.bonus = nearest(bonuses, COUNT(bonuses), period->bonus_ms / SECOND);
    return pace;
}

ClockRule pace_rule(Pace pace) {
    ClockRule rule = {.type = types[pace.type], .period_count = pace.type > 0};
    if (rule.type == CLOCK_NONE) return rule;
    rule.periods[0].base_ms = each_move(pace) ? (int64_t)seconds[pace.base] * SECOND
                                              : (int64_t)minutes[pace.base] * MINUTE;
    if (!each_move(pace)) rule.periods[0].bonus_ms = (int64_t)bonuses[pace.bonus] * SECOND;
    return rule;
}

bool pace_asks(Pace pace, int what) {
    return what == PACE_TYPE || (pace.type > 0 && (what == PACE_BASE || !each_move(pace)));
}

void pace_step(Pace *pace, int what, int step) {
    int *value = what == PACE_TYPE ? &pace->type : what == PACE_BASE ? &pace->base : &pace->bonus;
    int bases = each_move(*pace) ? COUNT(seconds) : COUNT(minutes);
    int count = what == PACE_TYPE ? COUNT(types) : what == PACE_BASE ? bases : COUNT(bonuses);
    if (*value + step < 0 || *value + step >= count) return;
    *value += step;
    if (what == PACE_TYPE && pace->base >= COUNT(seconds) && each_move(*pace))
        pace->base = COUNT(seconds) - 1;
}

void pace_words(const App *app, Pace pace, int what, Text *out) {
    static const char *const names[] = {"gui.clock-none", "gui.clock-fischer",
                                        "gui.clock-bronstein", "gui.clock-move"};
    char number[16];
    if (what == PACE_TYPE) {
        text_add(out, words_of(app, names[pace.type]));
        return;
    }
    bool small = what == PACE_BONUS || each_move(pace);
    snprintf(number, sizeof number, "%d", what == PACE_BONUS ? bonuses[pace.bonus]
                                          : small            ? seconds[pace.base]
                                                             : minutes[pace.base]);
    lang_fill(app->lang, out,
              what == PACE_BONUS ? "gui.bonus-seconds"
              : small            ? "gui.seconds"
                                 : "gui.minutes",
              "number", number, NULL);
}

bool pace_short(int64_t ms) { return ms < SHORT_MS; }

/* What is left is rounded up, so that 0:00 is shown only when the time is over. */
void pace_time(int64_t ms, char out[24]) {
    int unit = pace_short(ms) ? SECOND / 10 : SECOND;
    int64_t up = (ms + unit - 1) / unit * unit;
    int hours = (int)(up / HOUR), of_hour = (int)(up % HOUR / MINUTE), s = (int)(up % MINUTE / SECOND);
    if (pace_short(ms))
        snprintf(out, 24, "%d:%02d.%d", of_hour, s, (int)(up % SECOND / 100));
    else if (hours)
        snprintf(out, 24, "%d:%02d:%02d", hours, of_hour, s);
    else
        snprintf(out, 24, "%d:%02d", of_hour, s);
}

int pace_next(int64_t ms) {
    int unit = pace_short(ms) ? SECOND / 10 : SECOND;
    if (ms <= 0) return 0;
    return (int)((ms - 1) % unit) + 1;
}
