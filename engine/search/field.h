/* Field: how much of something each square has, added up for all squares at once.
 *
 * Two forms with the same answers. For AVX2, a byte for each square. Else a vertical
 * counter: digit i is a set of squares, adding a piece is a ripple of carries, and two
 * fields are compared digit by digit. Sums stay below 128; what would go beyond is cut off. For
 * the sources that are compiled by width. */
#ifndef CHESTER_SEARCH_FIELD_H
#define CHESTER_SEARCH_FIELD_H

#include "core/bytes.h"
#include "search/worth.h"

#ifdef BOARD_V3

typedef Bytes Field;

static inline Field field_empty(void) {
    Field field;
    for (int i = 0; i < LANES; i++) field.lane[i] = _mm256_setzero_si256();
    return field;
}

static inline void field_add(Field *field, Bits where, unsigned each) {
    bytes_add(field, where, _mm256_set1_epi8((char)each));
}

/* Once everything is added. */
static inline void field_close(Field *field) {
    const __m256i digits = _mm256_set1_epi8((1 << STRENGTH_DIGITS) - 1);
    for (int i = 0; i < LANES; i++) field->lane[i] = _mm256_and_si256(field->lane[i], digits);
}

/* Where the first has more. */
static inline Bits field_more(const Field *a, const Field *b) {
    Bits more = 0;
    for (int i = 0; i < LANES; i++) {
        __m256i greater = _mm256_cmpgt_epi8(a->lane[i], b->lane[i]);
        more |= (Bits)(uint32_t)_mm256_movemask_epi8(greater) << 32 * i;
    }
    return more;
}

/* The sum over some squares. */
static inline int field_sum(const Field *field, Bits where) {
    __m256i sum = _mm256_setzero_si256(), spread = bytes_spread(where);
    for (int i = 0; i < LANES; i++) {
        __m256i here = _mm256_and_si256(bytes_chosen(spread, i), field->lane[i]);
        sum = _mm256_add_epi64(sum, _mm256_sad_epu8(here, _mm256_setzero_si256()));
    }
    __m128i half = _mm_add_epi64(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1));
    return (int)(_mm_cvtsi128_si64(half) + _mm_extract_epi64(half, 1));
}

#else

typedef struct Field {
    Bits digit[STRENGTH_DIGITS];
} Field;

static inline Field field_empty(void) {
    return (Field){{0}};
}

static inline void field_add(Field *field, Bits where, unsigned each) {
    for (; each; each &= each - 1) {
        Bits *at = field->digit + __builtin_ctz(each), *end = field->digit + STRENGTH_DIGITS;
        Bits carry = where;
        do {
            Bits old = *at;
            *at = old ^ carry;
            carry &= old;
        } while (carry && ++at < end);
    }
}

static inline void field_close(Field *field) {
    (void)field;
}

static inline Bits field_more(const Field *a, const Field *b) {
    Bits more = 0, equal = ~(Bits)0;
    for (int k = STRENGTH_DIGITS - 1; k >= 0; k--) {
        more |= equal & a->digit[k] & ~b->digit[k];
        equal &= ~(a->digit[k] ^ b->digit[k]);
    }
    return more;
}

static inline int field_sum(const Field *field, Bits where) {
    int sum = 0;
    for (int k = 0; k < STRENGTH_DIGITS; k++) sum += bits_count(field->digit[k] & where) << k;
    return sum;
}

#endif
#endif
