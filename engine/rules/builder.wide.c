/* Builder: sets of squares and what stays of a shape. See builder.h. */
#include "rules/builder.h"

#include <assert.h>
#include <string.h>

uint8_t WIDE(set_of)(Builder *b, uint64_t pieces) {
    assert(pieces);
    for (int i = 0; i < b->set_count; i++) {
        if (b->sets[i] == pieces) return (uint8_t)i;
    }
    if (b->set_count == MAX_SETS) {
        b->full = true;
        return 0;
    }
    b->sets[b->set_count] = pieces;
    return (uint8_t)b->set_count++;
}

void WIDE(sets_init)(Builder *b) {
    const Rules *rules = b->rules;
    b->sets[WHITE] = all_pieces(rules, WHITE);
    b->sets[BLACK] = all_pieces(rules, BLACK);
    b->set_count = 2 * (rules->kind_count + 1);
    for (int piece = 2; piece < b->set_count; piece++) b->sets[piece] = (uint64_t)1 << piece;
}

void WIDE(sets_finish)(Builder *b) {
    Rules *rules = b->rules;
    rules->set_count = (uint8_t)b->set_count;
    for (int piece = 0; piece < MAX_PIECES; piece++) {
        int count = 0;
        for (int id = 0; id < b->set_count; id++) {
            if (!(b->sets[id] >> piece & 1)) continue;
            if (count == MAX_PIECE_SETS - 1) b->full = true;
            else rules->piece_sets[piece][count++] = (uint8_t)id;
        }
        rules->piece_sets[piece][count] = 0xff;
    }
}

const Bits *WIDE(keep_leaps)(Builder *b, const Bits *leaps) {
    size_t bytes = b->rules->squares * sizeof *leaps;
    return memcpy(arena_take(b->arena, bytes), leaps, bytes);
}

const Bits *WIDE(keep_ends)(Builder *b, const Shape *shape) {
    Bits ends[MAX_SQUARES], any = 0;
    for (Square s = 0; s < b->rules->squares; s++) any |= ends[s] = WIDE(shape_ends)(shape, s);
    return any ? WIDE(keep_leaps)(b, ends) : NULL;
}

const Line *WIDE(keep_lines)(Builder *b, const Lines *from) {
    int squares = b->rules->squares, count = from->count;
    Line *lines = arena_take(b->arena, (size_t)(squares * count + 1) * sizeof *lines);
    for (int s = 0; s < squares; s++) {
        for (int i = 0; i < count; i++) lines[s * count + i] = from->line[i][s];
    }
    return lines;
}

const Extras *WIDE(keep_extras)(Builder *b, const Shape *shape) {
    int squares = b->rules->squares, most = 0;
    for (int s = 0; s < squares; s++) {
        if (shape->lame_count[s] > most) most = shape->lame_count[s];
    }
    if (!most && !shape->hops.count) return NULL;
    Lame *lames = arena_take(b->arena, (size_t)(squares * most + 1) * sizeof *lames);
    for (int s = 0; s < squares; s++) {
        for (int i = 0; i < most; i++) lames[s * most + i] = shape->lames[s][i];
    }
    Extras *extras = arena_take(b->arena, sizeof *extras);
    *extras = (Extras){WIDE(keep_lines)(b, &shape->hops), lames, shape->hops.count, most};
    return extras;
}

Reach WIDE(keep_reach)(Builder *b, const Shape *shape) {
    return (Reach){WIDE(keep_leaps)(b, shape->leaps), WIDE(keep_lines)(b, &shape->lines), shape->lines.count,
                   WIDE(keep_extras)(b, shape)};
}
