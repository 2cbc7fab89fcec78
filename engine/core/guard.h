/* Guard: what a guarded piece (one that may not be left where it can be taken, the chess
 * sense) forbids: checks, pins and attacked squares, from tables and without a trial move.
 * For the sources that are compiled by width. */
#ifndef CHESTER_CORE_GUARD_H
#define CHESTER_CORE_GUARD_H

#include "core/gen.h"

#include <assert.h>

static inline Bits between(const Line *line, Square from, Square to) {
    Bits beyond = bit_of(to);
    return to > from ? line->upper & (beyond - 1) : line->lower & ~(beyond | (beyond - 1));
}

static inline void look_along(Gen *g, const Line *line, Bits users) {
    Bits open = line_open(line, g->occupied);
    for (Bits left = open & line->ends & users; left;) {
        Square checker = bits_pop(&left);
        g->checkers |= bit_of(checker);
        g->answers &= between(line, g->royal, checker) | bit_of(checker);
    }
    Bits screens = open & (line->lower | line->upper) & g->own;
    if (!screens) return;
    Bits seen = line_open(line, g->occupied ^ screens) & line->ends & users & ~open;
    while (seen) {
        Square pinner = bits_pop(&seen);
        Bits way = between(line, g->royal, pinner);
        assert(g->pin_count < MAX_PINS);
        g->pinned |= way & screens;
        g->pin_square[g->pin_count] = bits_first(way & screens);
        g->pin_line[g->pin_count++] = way | bit_of(pinner);
    }
}

/* Checks and pins, seen from the guarded piece. */
static __attribute__((noinline, unused)) void look_from_royal(Gen *g) {
    const Strikers *s = &g->t->strikers;
    const Bits *leaps = s->leaps + g->royal * s->leap_count;
    const Line *line = s->lines + g->royal * s->line_count;
    Bits leapers = 0;
    for (int i = 0; i < s->leap_count; i++) leapers |= leaps[i] & g->set[s->leap_users[i]];
    leapers &= g->enemy;
    g->checkers = leapers;
    while (leapers) g->answers &= bit_of(bits_pop(&leapers));
    for (int i = 0; i < s->line_count; i++) {
        Bits users = g->set[s->line_users[i]] & g->enemy;
        if (line[i].ends & users) look_along(g, line + i, users);
    }
}

static inline Bits pin_limit(const Gen *g, Square from) {
    Bits limit = ~(Bits)0;
    for (int i = 0; i < g->pin_count; i++) {
        if (g->pin_square[i] == from) limit &= g->pin_line[i];
    }
    return limit;
}

/* Whether an enemy piece acts on `square` once the own pieces stand on `own` and the enemy
 * has lost those in `taken`. */
static inline bool attacked(const Gen *g, Square square, Bits own, Bits taken) {
    Bits enemy = g->enemy & ~taken;
    if (strikers_on(g->pos, square, own | enemy) & enemy) return true;
    if (!g->t->facing) return false;
    const Line *line = g->t->facing + 2 * square;
    Bits seen = line_reach(line, own | enemy) | line_reach(line + 1, own | enemy);
    return (seen & enemy & g->set[g->t->guarded[side_other(g->us)]]) != 0;
}

/* Those targets that leave the guarded piece, which stands on `royal` or moves itself, safe. */
static __attribute__((noinline, unused)) Bits unattacked(const Gen *g, Square from, Bits targets, Square royal) {
    Bits safe = 0;
    for (Bits left = targets; left;) {
        Square to = bits_pop(&left);
        Bits own = (g->own ^ bit_of(from)) | bit_of(to);
        if (!attacked(g, royal == from ? to : royal, own, bit_of(to))) safe |= bit_of(to);
    }
    return safe;
}

#endif
