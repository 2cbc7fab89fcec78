/* Xboard clock: what the GUI says about time, and the limits that follow from it. */
#include "cli/xboard.h"

#include <ctype.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Seconds, or minutes with `:` before seconds, as milliseconds; -1 when it is none. */
static int64_t time_read(const char *word, double unit) {
    char *end;
    double value = word && isdigit((unsigned char)*word) ? strtod(word, &end) : -1;
    if (value < 0 || value > 1e7)
        return -1;
    double ms = value * unit;
    if (*end == ':')
        ms += strtod(end + 1, NULL) * 1000;
    return isfinite(ms) && ms < 1e12 ? (int64_t)ms : -1;
}

void xboard_level(Xboard *x, char *words) {
    int64_t moves, base, increment;
    char *first = word_next(&words);
    base = time_read(word_next(&words), 60000);
    increment = time_read(word_next(&words), 1000);
    if (!word_number(first, 0, 10000, &moves) || base < 0 || increment < 0) {
        xboard_wrong("it wants moves, minutes[:seconds] and an increment in seconds", "level");
        return;
    }
    x->level_moves = (int)moves;
    x->left_ms = base;
    x->increment_ms = increment;
    x->move_ms = 0;
    x->level_ply = x->engine.game->count;
}

void xboard_st(Xboard *x, char *words) {
    int64_t ms = time_read(word_next(&words), 1000);
    if (ms > 0 && ms < INT32_MAX)
        x->move_ms = ms;
    else
        xboard_wrong("it wants seconds", "st");
}

static void number_take(char *words, int64_t least, int64_t most, const char *line, int64_t *out) {
    if (!word_number(word_next(&words), least, most, out)) {
        char why[80];
        snprintf(why, sizeof why, "it wants a whole number from %" PRId64 " to %" PRId64, least, most);
        xboard_wrong(why, line);
    }
}

void xboard_sd(Xboard *x, char *words) {
    int64_t depth = x->depth;
    number_take(words, 1, 1000, "sd", &depth);
    x->depth = (int)depth;
}

void xboard_nps(Xboard *x, char *words) {
    number_take(words, 1, INT64_C(1000000000), "nps", &x->node_rate);
}

void xboard_time(Xboard *x, char *words) {
    int64_t hundredths = x->left_ms / 10;
    number_take(words, INT32_MIN, INT64_C(1000000000000), "time", &hundredths);
    x->left_ms = hundredths * 10;
}

/* Moves that this side still has to make before its clock gets more. */
static int moves_to_go(const Xboard *x) {
    if (x->level_moves <= 0)
        return 0;
    int made = (x->engine.game->count - x->level_ply) / 2;
    return x->level_moves - made % x->level_moves;
}

Limits xboard_limits(const Xboard *x) {
    Limits limits = {0};
    int overhead = x->engine.knobs.overhead_ms;
    if (x->move_ms > 0) {
        int64_t ms = x->move_ms - overhead;
        limits.ms = (int)(ms > 1 ? ms : 1);
    } else {
        TimeLeft left = {.ms = x->left_ms,
                         .increment_ms = x->increment_ms,
                         .moves_to_go = moves_to_go(x),
                         .overhead_ms = overhead};
        limits = limits_of_clock(&left);
    }
    if (x->node_rate > 0) {
        int ms = limits.soft_ms ? limits.soft_ms : limits.ms;
        limits.nodes = (uint64_t)ms * (uint64_t)x->node_rate / 1000 + 1;
        limits.ms = limits.soft_ms = 0;
    }
    limits.depth = x->depth;
    return limits;
}
