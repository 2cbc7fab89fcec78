/* Strikers: the same movements seen from the square that is struck. See builder.h.
 *
 * Those that agree in their squares are merged, whatever pieces they come from, so that a sum
 * of strength asks each geometry once. */
#include "rules/builder.h"

#include <string.h>

typedef enum StrandSort { STRAND_LEAPS, STRAND_LINE, STRAND_HOP, STRAND_LAMES } StrandSort;

/* A striker while it is collected: a table of leaps, one direction of lines or hops, or
 * all lame leaps. What it holds for each square is what its sort says. */
typedef struct Strand {
    uint64_t users; /* bit per piece */
    StrandSort sort;
    const void *squares; /* Bits, Line, Line, or Lame[MAX_LAMES] for each square of the board */
} Strand;

typedef struct Strands {
    Builder *builder;
    Strand strand[MAX_STRIKERS];
    int count;
} Strands;

static size_t strand_bytes(const Rules *rules, StrandSort sort) {
    static const size_t of_square[] = {sizeof(Bits), sizeof(Line), sizeof(Line), sizeof(Lame[MAX_LAMES])};
    return rules->squares * of_square[sort];
}

/* `squares` is copied when it is new. */
static void strand_add(Strands *all, Piece piece, StrandSort sort, const void *squares) {
    Builder *b = all->builder;
    size_t bytes = strand_bytes(b->rules, sort);
    for (int i = 0; i < all->count; i++) {
        Strand *known = &all->strand[i];
        if (known->sort == sort && !memcmp(known->squares, squares, bytes)) {
            known->users |= (uint64_t)1 << piece;
            return;
        }
    }
    if (all->count == MAX_STRIKERS) {
        b->full = true;
        return;
    }
    void *kept = arena_take(b->scratch, bytes);
    memcpy(kept, squares, bytes);
    all->strand[all->count++] = (Strand){(uint64_t)1 << piece, sort, kept};
}

/* What a piece's motions of one sort reach, backwards, as strands: its leaps, and each direction. */
static void strands_of(Strands *all, Piece piece, MotionTest test) {
    Builder *b = all->builder;
    const Shape *shape = b->shape;
    Bits any = 0;
    WIDE(shape_of)(b->shape, b->rules, piece, test, true);
    for (Square s = 0; s < b->rules->squares; s++) any |= shape->leaps[s];
    if (any) strand_add(all, piece, STRAND_LEAPS, shape->leaps);
    if (shape->any_lame) strand_add(all, piece, STRAND_LAMES, shape->lames);
    for (int i = 0; i < shape->lines.count; i++) strand_add(all, piece, STRAND_LINE, shape->lines.line[i]);
    for (int i = 0; i < shape->hops.count; i++) strand_add(all, piece, STRAND_HOP, shape->hops.line[i]);
}

/* The strands of one sort and their users; returns their number. */
static int rows_of(const Strands *all, StrandSort sort, const void **rows, uint8_t *users) {
    int count = 0;
    for (int i = 0; i < all->count; i++) {
        if (all->strand[i].sort != sort) continue;
        users[count] = WIDE(set_of)(all->builder, all->strand[i].users);
        rows[count++] = all->strand[i].squares;
    }
    return count;
}

static void keep_leap_rows(const Strands *all, Strikers *strikers) {
    Builder *b = all->builder;
    const void *rows[MAX_STRIKERS];
    int squares = b->rules->squares, count = rows_of(all, STRAND_LEAPS, rows, strikers->leap_users);
    Bits *leaps = arena_take(b->arena, (size_t)(squares * count + 1) * sizeof *leaps);
    for (int s = 0; s < squares; s++) {
        for (int i = 0; i < count; i++) leaps[s * count + i] = ((const Bits *)rows[i])[s];
    }
    strikers->leaps = leaps;
    strikers->leap_count = count;
}

static void keep_line_rows(const Strands *all, Strikers *strikers) {
    Builder *b = all->builder;
    const void *rows[MAX_STRIKERS];
    int squares = b->rules->squares, count = rows_of(all, STRAND_LINE, rows, strikers->line_users);
    Line *lines = arena_take(b->arena, (size_t)(squares * count + 1) * sizeof *lines);
    for (int s = 0; s < squares; s++) {
        for (int i = 0; i < count; i++) lines[s * count + i] = ((const Line *)rows[i])[s];
    }
    strikers->lines = lines;
    strikers->line_count = count;
}

/* A strand of hops or of lame leaps as a shape. */
static void odd_shape(Builder *b, const Strand *strand) {
    Shape *shape = b->shape;
    int squares = b->rules->squares;
    WIDE(shape_clear)(shape);
    if (strand->sort == STRAND_HOP) {
        memcpy(shape->hops.line[0], strand->squares, strand_bytes(b->rules, STRAND_HOP));
        shape->hops.count = 1;
        return;
    }
    memcpy(shape->lames, strand->squares, strand_bytes(b->rules, STRAND_LAMES));
    shape->any_lame = true;
    for (int s = 0; s < squares; s++) {
        while (shape->lame_count[s] < MAX_LAMES && shape->lames[s][shape->lame_count[s]].to) {
            shape->lame_count[s]++;
        }
    }
}

static void keep_odd(const Strands *all, Strikers *strikers) {
    Builder *b = all->builder;
    OddStriker *odd = arena_take(b->arena, (size_t)(all->count + 1) * sizeof *odd);
    for (int i = 0; i < all->count; i++) {
        const Strand *strand = &all->strand[i];
        if (strand->sort == STRAND_LEAPS || strand->sort == STRAND_LINE) continue;
        odd_shape(b, strand);
        odd[strikers->odd_count++] = (OddStriker){WIDE(keep_extras)(b, b->shape), WIDE(set_of)(b, strand->users)};
    }
    strikers->odd = odd;
}

void WIDE(strikers_build)(Builder *b, Strikers *strikers, MotionTest test) {
    Strands *all = arena_take(b->scratch, sizeof *all);
    all->builder = b;
    for (Piece piece = 2; piece < 2 * (b->rules->kind_count + 1); piece++) strands_of(all, piece, test);
    keep_leap_rows(all, strikers);
    keep_line_rows(all, strikers);
    keep_odd(all, strikers);
}
