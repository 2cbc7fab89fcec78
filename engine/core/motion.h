/* Motion: one way in which a kind moves, as its author wrote it, resolved.
 *
 * A piece that stands on q, with a motion of stride (df, dr), reaches q + n * stride
 * for least <= n <= most, as long as nothing stands between (unless it jumps), no
 * square between is barred to its side, and the squares satisfy `from` and `to`. A
 * motion that hops needs just one piece between (the cannon of Xiangqi). One with `via`
 * needs those squares, relative to q, to be empty (the horse of Xiangqi).
 * Strides are seen from White; for Black dr is turned round. */
#ifndef CHESTER_CORE_MOTION_H
#define CHESTER_CORE_MOTION_H

#include "core/types.h"

/* A set of squares seen from each side: bit 0 holds for White's pieces, bit 1 for Black's. */
typedef struct Place {
    uint8_t of[MAX_SQUARES];
} Place;

static inline bool place_has(const Place *place, Square square, Side side) {
    return place->of[square] >> side & 1;
}

typedef struct Motion {
    int8_t df, dr;       /* one stride, never 0,0 */
    uint8_t least, most; /* strides, 1 <= least <= most <= 15 */
    bool jumps;          /* passes over whatever stands between */
    bool hops;           /* passes over exactly one piece */
    uint8_t via_count;   /* of a single stride: squares that have to be empty */
    int8_t via_df[2], via_dr[2];
    bool quiet;          /* may go to an empty square */
    bool hits;           /* may hit an enemy piece */
    bool acts;           /* its strength acts along it: like `hits`, unless the author says otherwise */
    bool leaves_passant; /* may be taken en passant on the square it passed */
    bool takes_passant;  /* may take en passant */
    const Place *from;   /* NULL: from any square */
    const Place *to;     /* NULL: to any square */
} Motion;

#endif
