/* The sums of strength on one square, on all squares, and who makes them up. */
#include "core/strength.h"

#include "core/bytes.h"
#include "core/entry.h"

#include <string.h>

static Sums sums_of(const Position *pos, Bits actors) {
    const Rules *rules = pos->rules;
    Sums sums = {{0, 0}};
    if (tables_of(pos)->plane_count > 0) {
        sums.of[WHITE] = (int16_t)strength_of_side(pos, actors, WHITE);
        sums.of[BLACK] = (int16_t)strength_of_side(pos, actors, BLACK);
        return sums;
    }
    while (actors) {
        Piece piece = pos->board[bits_pop(&actors)];
        sums.of[piece_side(piece)] += (int16_t)rules->kinds[piece_kind(piece)].strength;
    }
    return sums;
}

Sums WIDE(strength)(const Position *pos, Square square) {
    return sums_of(pos, strength_actors(pos, square));
}

/* Each piece hands its strength to the squares that it reaches, one after the other: fewer
 * steps than asking every square for its actors. For processors without AVX2, and for sums
 * that a byte does not hold. */
static void strengths_plain(const Position *pos, Sums sums[MAX_SQUARES]) {
    const Rules *rules = pos->rules;
    const Bits *set = SETS(pos);
    Bits occupied = set[WHITE] | set[BLACK];
    memset(sums, 0, rules->squares * sizeof *sums);
    for (Bits left = occupied; left;) {
        Square from = bits_pop(&left);
        Piece piece = pos->board[from];
        int16_t strength = (int16_t)rules->kinds[piece_kind(piece)].strength;
        if (strength == 0) continue;
        const Mover *mover = &tables_of(pos)->movers[piece];
        Bits acts = reach_from(&mover->acts, from, occupied) | bit_of(from);
        while (acts) sums[bits_pop(&acts)].of[piece_side(piece)] += strength;
    }
}

#ifdef BOARD_V3

enum { MOST_IN_BYTE = 255 };

/* Returns the strength of the whole side: no square can have more. */
static int bytes_of_side(Bytes *sum, const Position *pos, Side side) {
    const Rules *rules = pos->rules;
    const Bits *set = SETS(pos);
    Bits occupied = set[WHITE] | set[BLACK];
    Bytes local = {{_mm256_setzero_si256()}};
    int whole = 0;
    for (int kind = 1; kind <= rules->kind_count; kind++) {
        Piece piece = piece_of((Kind)kind, side);
        Bits left = set[piece];
        int strength = rules->kinds[kind].strength;
        if (!left || !strength) continue;
        const Reach acts = tables_of(pos)->movers[piece].acts;
        __m256i each = _mm256_set1_epi8((char)strength);
        whole += strength * bits_count(left);
        do {
            Square from = bits_pop(&left);
            bytes_add(&local, reach_from(&acts, from, occupied) | bit_of(from), each);
        } while (left);
    }
    *sum = local;
    return whole;
}

/* Two rows of bytes become pairs of 16 bits. */
static void bytes_write(const Bytes *white, const Bytes *black, Sums *sums) {
    for (int i = 0; i < LANES; i++) {
        __m256i low = _mm256_unpacklo_epi8(white->lane[i], black->lane[i]);
        __m256i high = _mm256_unpackhi_epi8(white->lane[i], black->lane[i]);
        __m256i *out = (__m256i *)(sums + 32 * i);
        _mm256_storeu_si256(out, _mm256_cvtepu8_epi16(_mm256_castsi256_si128(low)));
        _mm256_storeu_si256(out + 1, _mm256_cvtepu8_epi16(_mm256_castsi256_si128(high)));
        _mm256_storeu_si256(out + 2, _mm256_cvtepu8_epi16(_mm256_extracti128_si256(low, 1)));
        _mm256_storeu_si256(out + 3, _mm256_cvtepu8_epi16(_mm256_extracti128_si256(high, 1)));
    }
}

void WIDE(strengths)(const Position *pos, Sums sums[MAX_SQUARES]) {
    Bytes white, black;
    int of_white = bytes_of_side(&white, pos, WHITE), of_black = bytes_of_side(&black, pos, BLACK);
    if (of_white > MOST_IN_BYTE || of_black > MOST_IN_BYTE) strengths_plain(pos, sums);
    else bytes_write(&white, &black, sums);
}

#else

void WIDE(strengths)(const Position *pos, Sums sums[MAX_SQUARES]) { strengths_plain(pos, sums); }

#endif

int WIDE(actors)(const Position *pos, Square square, Square out[MAX_SQUARES]) {
    int count = 0;
    for (Bits left = strength_actors(pos, square); left;) {
        Square at = bits_pop(&left);
        if (pos->rules->kinds[piece_kind(pos->board[at])].strength > 0) out[count++] = at;
    }
    return count;
}
