/* Clock, its texts: rules and times as people and files write them. See clock.h. */
#include "game/clock.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { MOST_MOVES = 1000 };

/* --- seconds -------------------------------------------------------------------------- */

/* "12" or "0.05", for milliseconds. */
static void write_seconds(int64_t ms, char out[32]) {
    int length = snprintf(out, 32, "%" PRId64 ".%03d", ms / 1000, (int)(ms % 1000));
    while (out[length - 1] == '0')
        out[--length] = '\0';
    if (out[length - 1] == '.')
        out[--length] = '\0';
}

/* A whole number; false when there is none or it is over `most`. */
static bool read_number(const char **at, int64_t most, int64_t *number) {
    const char *from = *at;
    for (*number = 0; isdigit((unsigned char)**at) && *number <= most; (*at)++)
        *number = *number * 10 + (**at - '0');
    return *at > from && *number <= most && !isdigit((unsigned char)**at);
}

/* Digits behind a point are tenths, hundredths, thousandths; what is finer is passed over. */
static int64_t read_fraction(const char **at) {
    int64_t ms = 0;
    if (**at != '.' || !isdigit((unsigned char)(*at)[1]))
        return 0;
    (*at)++;
    for (int unit = 100; isdigit((unsigned char)**at); unit /= 10, (*at)++)
        ms += unit * (**at - '0');
    return ms;
}

static bool read_seconds(const char **at, int64_t *ms) {
    int64_t seconds;
    if (!read_number(at, CLOCK_MOST_MS / 1000, &seconds))
        return false;
    *ms = seconds * 1000 + read_fraction(at);
    return *ms <= CLOCK_MOST_MS;
}

/* --- rules ---------------------------------------------------------------------------- */

void clock_rule_write(const ClockRule *rule, char out[CLOCK_TEXT_SIZE]) {
    int length = snprintf(out, CLOCK_TEXT_SIZE, "%s",
                          rule->type == CLOCK_NONE       ? "-"
                          : rule->type == CLOCK_PER_MOVE ? "="
                                                         : "");
    for (int i = 0; i < rule->period_count; i++) {
        const ClockPeriod *period = &rule->periods[i];
        char base[32], bonus[32], moves[16] = "";
        write_seconds(period->base_ms, base);
        write_seconds(period->bonus_ms, bonus);
        if (period->moves > 0)
            snprintf(moves, sizeof moves, "%d/", period->moves);
        char mark = rule->type == CLOCK_BRONSTEIN ? 'd' : '+';
        bool plain = period->bonus_ms == 0 && rule->type != CLOCK_BRONSTEIN;
        length +=
            snprintf(out + length, (size_t)(CLOCK_TEXT_SIZE - length),
                     plain ? "%s%s%s" : "%s%s%s%c%s", i > 0 ? ":" : "", moves, base, mark, bonus);
    }
}

/* [MOVES/]BASE[+BONUS or dBONUS]; the letter must be the same in every period. */
static bool read_period(const char **at, ClockRule *rule) {
    ClockPeriod *period = &rule->periods[rule->period_count++];
    const char *from = *at;
    int64_t moves;
    *period = (ClockPeriod){0};
    if (read_number(at, MOST_MOVES, &moves) && **at == '/' && moves > 0) {
        period->moves = (int)moves;
        (*at)++;
    } else {
        *at = from;
    }
    if (!read_seconds(at, &period->base_ms))
        return false;
    ClockType type = **at == 'd' ? CLOCK_BRONSTEIN : CLOCK_FISCHER;
    if (rule->period_count > 1 && type != rule->type)
        return false;
    rule->type = type;
    if (**at != '+' && **at != 'd')
        return true;
    (*at)++;
    return read_seconds(at, &period->bonus_ms);
}

/* Whoever has neither time nor a bonus could not make the first move. */
static bool is_playable(const ClockRule *rule) {
    return rule->periods[0].base_ms > 0;
}

static bool read_rule(const char *at, ClockRule *rule) {
    if (strcmp(at, "-") == 0)
        return true;
    if (*at == '=') {
        at++;
        rule->type = CLOCK_PER_MOVE;
        rule->period_count = 1;
        return read_seconds(&at, &rule->periods[0].base_ms) && !*at && is_playable(rule);
    }
    for (;;) {
        if (!read_period(&at, rule))
            return false;
        bool last =
            rule->period_count == MAX_PERIODS || rule->periods[rule->period_count - 1].moves == 0;
        if (last || *at != ':')
            return !*at && is_playable(rule);
        at++;
    }
}

bool clock_rule_read(const char *text, ClockRule *rule, Err *err) {
    ClockRule found = {0};
    if (!read_rule(text, &found))
        return err_set(
            err, "a clock is written 300, 300+5, 300d5, 40/5400 or =10, in seconds: %.60s", text);
    *rule = found;
    return true;
}

bool clock_rule_same(const ClockRule *a, const ClockRule *b) {
    char texts[2][CLOCK_TEXT_SIZE];
    clock_rule_write(a, texts[0]);
    clock_rule_write(b, texts[1]);
    return strcmp(texts[0], texts[1]) == 0;
}

/* --- times ---------------------------------------------------------------------------- */

void clock_time_write(int64_t ms, char out[32]) {
    char seconds[32];
    int64_t minutes = ms / 60000;
    write_seconds(ms % 60000, seconds);
    snprintf(out, 32, "%d:%02d:%s%.12s", (int)(minutes / 60), (int)(minutes % 60),
             ms % 60000 < 10000 ? "0" : "", seconds);
}

bool clock_time_read(const char *text, int64_t *ms) {
    int64_t total = 0, part;
    const char *at = text;
    for (int parts = 0; parts < 3; parts++) {
        if (!read_number(&at, CLOCK_MOST_MS / 1000, &part) || (parts > 0 && part > 59))
            return false;
        total = total * 60 + part;
        if (*at != ':' || parts == 2)
            break;
        at++;
    }
    total = total * 1000 + read_fraction(&at);
    if (*at || total > CLOCK_MOST_MS)
        return false;
    *ms = total;
    return true;
}
