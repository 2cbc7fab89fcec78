/* Motions, spread over the squares of one board. */
#include "rules/shape.h"

#include <assert.h>
#include <string.h>

static bool barred(const Rules *rules, Square square, Side side) {
    for (int i = 0; i < rules->zone_count; i++) {
        const ZoneInfo *zone = &rules->zones[i];
        if (zone->bars_enemy && place_has(&zone->own, square, side_other(side))) return true;
    }
    return false;
}

static Square step_from(const Rules *rules, Square from, int df, int dr) {
    int file = from % rules->files + df, rank = from / rules->files + dr;
    if (file < 0 || file >= rules->files || rank < 0 || rank >= rules->ranks) return NO_SQUARE;
    Square square = (Square)(rank * rules->files + file);
    return rules->hole[square] ? NO_SQUARE : square;
}

static Line *line_towards(Lines *lines, int df, int dr, Square from) {
    for (int i = 0; i < lines->count; i++) {
        bool same = lines->df[i] == df && lines->dr[i] == dr;
        bool opposite = lines->df[i] == -df && lines->dr[i] == -dr;
        if (same || opposite) return &lines->line[i][from];
    }
    assert(lines->count < MAX_LINES);
    lines->df[lines->count] = (int8_t)df;
    lines->dr[lines->count] = (int8_t)dr;
    memset(lines->line[lines->count], 0, sizeof *lines->line);
    return &lines->line[lines->count++][from];
}

/* The squares passed on the way to `to`, and the square itself, seen from `from`. */
static void line_add(Line *line, Square from, Square to, Bits passed) {
    if (to > from) line->upper |= passed;
    else line->lower |= passed;
    line->ends |= bit_of(to);
}

/* The squares that have to be empty for a motion from `from`. */
static Bits via_of(const Rules *rules, const Motion *motion, Side side, Square from) {
    Bits via = 0;
    for (int i = 0; i < motion->via_count; i++) {
        int dr = side == WHITE ? motion->via_dr[i] : -motion->via_dr[i];
        Square square = step_from(rules, from, motion->via_df[i], dr);
        if (square != NO_SQUARE) via |= bit_of(square);
    }
    return via;
}

static void lame_add(Shape *shape, Square at, Bits via, Square to) {
    uint8_t *count = &shape->lame_count[at];
    for (int i = 0; i < *count; i++) {
        if (shape->lames[at][i].via != via) continue;
        shape->lames[at][i].to |= bit_of(to);
        return;
    }
    assert(*count < MAX_LAMES);
    shape->any_lame = true;
    shape->lames[at][(*count)++] = (Lame){via, bit_of(to)};
}

void WIDE(shape_add)(Shape *shape, const Rules *rules, const Motion *motion, Side side, Square from,
                     bool backwards) {
    int df = motion->df, dr = side == WHITE ? motion->dr : -motion->dr;
    if (motion->from && !place_has(motion->from, from, side)) return;
    Square square = from;
    Bits between = 0;
    for (int n = 1; n <= motion->most; n++) {
        square = step_from(rules, square, df, dr);
        if (square == NO_SQUARE) return;
        bool closed = barred(rules, square, side);
        if (closed && !motion->jumps) return;
        bool ends = n >= motion->least && !closed &&
                    !(motion->to && !place_has(motion->to, square, side));
        Square at = backwards ? square : from, other = backwards ? from : square;
        Lines *lines = motion->hops ? &shape->hops : &shape->lines;
        if (ends && motion->via_count) {
            lame_add(shape, at, via_of(rules, motion, side, from), other);
        } else if (ends && (motion->jumps || (motion->most == 1 && !motion->hops))) {
            shape->leaps[at] |= bit_of(other);
        } else if (ends) {
            line_add(line_towards(lines, df, dr, at), at, other, between | bit_of(other));
        }
        between |= bit_of(square);
    }
}

void WIDE(shape_clear)(Shape *shape) {
    memset(shape->leaps, 0, sizeof shape->leaps);
    if (shape->any_lame) memset(shape->lames, 0, sizeof shape->lames);
    shape->any_lame = false;
    memset(shape->lame_count, 0, sizeof shape->lame_count);
    shape->lines.count = shape->hops.count = 0;
}

void WIDE(shape_of)(Shape *shape, const Rules *rules, Piece piece, MotionTest test, bool backwards) {
    const KindInfo *kind = &rules->kinds[piece_kind(piece)];
    WIDE(shape_clear)(shape);
    for (int i = 0; i < kind->motion_count; i++) {
        if (!test(&kind->motions[i])) continue;
        for (Square from = 0; from < rules->squares; from++) {
            WIDE(shape_add)(shape, rules, &kind->motions[i], piece_side(piece), from, backwards);
        }
    }
}

static bool lines_equal(const Lines *a, const Lines *b, int squares) {
    if (a->count != b->count) return false;
    for (int i = 0; i < a->count; i++) {
        size_t bytes = (size_t)squares * sizeof *a->line[i];
        if (memcmp(a->line[i], b->line[i], bytes) != 0) return false;
    }
    return true;
}

bool WIDE(shape_equal)(const Shape *a, const Shape *b, int squares) {
    return memcmp(a->leaps, b->leaps, (size_t)squares * sizeof *a->leaps) == 0 &&
           a->any_lame == b->any_lame &&
           (!a->any_lame || memcmp(a->lames, b->lames, sizeof a->lames) == 0) &&
           lines_equal(&a->lines, &b->lines, squares) && lines_equal(&a->hops, &b->hops, squares);
}

Bits WIDE(shape_ends)(const Shape *shape, Square from) {
    Bits ends = shape->leaps[from];
    for (int i = 0; i < shape->lines.count; i++) ends |= shape->lines.line[i][from].ends;
    return ends;
}
