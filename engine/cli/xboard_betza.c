/* Xboard betza: the moves of a kind in the notation of R. Betza, as XBoard reads it.
 *
 * The rules hold single directions; those that differ in nothing but the direction make one
 * term: which directions, what for, which atom, how far. */
#include "cli/xboard.h"

#include <stdlib.h>
#include <string.h>

enum { ATOM_MOST = 3, FAR = 15, MAX_TERMS = 32 };

/* Where a term goes: orthogonal, diagonal and oblique atoms name their directions differently. */
typedef struct Term {
    int low, high;    /* the stride's smaller and greater part, unsigned */
    int least, most;
    bool jumps, hops, lame, quiet, hits, passant, first;
    unsigned directions; /* bit per direction_of() */
} Term;

/* 0..7: bit 0: to higher files, bit 1: forward, bit 2: the greater part goes by rank; orthogonal:
 * 0 right, 1 left, 2 forward, 3 back. */
static int direction_of(const Motion *motion) {
    if (motion->df == 0)
        return motion->dr > 0 ? 2 : 3;
    if (motion->dr == 0)
        return motion->df > 0 ? 0 : 1;
    return (motion->df > 0) | (motion->dr > 0) << 1 | (abs(motion->dr) > abs(motion->df)) << 2;
}

static Term term_of(const Motion *motion) {
    int df = abs(motion->df), dr = abs(motion->dr);
    return (Term){.low = df < dr ? df : dr,
                  .high = df < dr ? dr : df,
                  .least = motion->least,
                  .most = motion->most,
                  .jumps = motion->jumps,
                  .hops = motion->hops,
                  .lame = motion->via_count > 0,
                  .quiet = motion->quiet,
                  .hits = motion->hits,
                  .passant = motion->takes_passant,
                  .first = motion->leaves_passant};
}

static bool term_same(const Term *a, const Term *b) {
    return a->low == b->low && a->high == b->high && a->least == b->least && a->most == b->most &&
           a->jumps == b->jumps && a->hops == b->hops && a->lame == b->lame &&
           a->quiet == b->quiet && a->hits == b->hits && a->passant == b->passant &&
           a->first == b->first;
}

/* False when the directions have no name. */
static bool directions_write(const Term *term, Text *out) {
    static const char *const straight[] = {"r", "l", "f", "b"};
    static const char *const slanting[] = {"bl", "br", "fl", "fr"};
    bool orthogonal = term->low == 0, diagonal = term->low == term->high;
    unsigned all = orthogonal || diagonal ? 15 : 255, set = term->directions;
    if (set == all)
        return true;
    if (!orthogonal && !diagonal) {
        bool forward = set == (1u << 6 | 1u << 7);
        text_add(out, "ff");
        return forward;
    }
    if (orthogonal && (set & 3) == 3)
        text_add(out, "s"), set &= ~3u;
    if (orthogonal && (set & 12) == 12)
        text_add(out, "v"), set &= ~12u;
    if (diagonal && (set & 12) == 12)
        text_add(out, "f"), set &= ~12u;
    if (diagonal && (set & 3) == 3)
        text_add(out, "b"), set &= ~3u;
    for (int i = 0; i < 4; i++)
        if (set >> i & 1)
            text_add(out, orthogonal ? straight[i] : slanting[i]);
    return true;
}

static const char *atom_of(int low, int high) {
    static const char *const atoms[ATOM_MOST + 1][ATOM_MOST + 1] = {
        {NULL, "W", "D", "H"}, {NULL, "F", "N", "C"}, {NULL, NULL, "A", "Z"}, {NULL, NULL, NULL, "G"}};
    return high <= ATOM_MOST ? atoms[low][high] : NULL;
}

/* One atom with its modifiers; `times` strides at once, riding on up to `most` of them. */
static bool atom_write(const Term *term, int times, bool lame, int most, Text *out) {
    const char *atom = atom_of(term->low * times, term->high * times);
    if (!atom)
        return false;
    if (term->first)
        text_add(out, "i");
    if (!directions_write(term, out))
        return false;
    if (term->quiet && !term->hits)
        text_add(out, "m");
    if (term->hits && !term->quiet)
        text_add(out, "c");
    if (term->passant)
        text_add(out, "e");
    text_add(out, term->hops ? "p" : lame ? "n" : "");
    bool line = times == 1 && most > 1 && term->high == 1;
    if (line && most >= FAR)
        text_add(out, term->low ? "B" : "R");
    else if (line || (times == 1 && most > 1))
        text_format(out, "%s%d", atom, most >= FAR ? 0 : most);
    else
        text_add(out, atom);
    return true;
}

static bool term_write(const Term *term, const Rules *rules, Text *out) {
    int edge = rules->files > rules->ranks ? rules->files : rules->ranks;
    int most = term->most >= edge - 1 ? FAR : term->most;
    if (term->jumps && most > 1) { /* each distance is a leap of its own */
        for (int times = term->least; times <= most; times++)
            if (!atom_write(term, times, false, 1, out))
                return false;
        return true;
    }
    if (term->least == term->most)
        return atom_write(term, term->least, term->lame || term->least > 1, 1, out);
    return term->least == 1 && atom_write(term, 1, term->lame, most, out);
}

bool betza_write(const Rules *rules, Kind kind, Text *out) {
    const KindInfo *info = &rules->kinds[kind];
    Term terms[MAX_TERMS];
    int count = 0;
    for (int i = 0; i < info->motion_count; i++) {
        Term term = term_of(&info->motions[i]);
        int at = 0;
        while (at < count && !term_same(&terms[at], &term))
            at++;
        if (at == MAX_TERMS)
            return false;
        if (at == count)
            terms[count++] = term;
        terms[at].directions |= 1u << direction_of(&info->motions[i]);
    }
    for (int i = 0; i < count; i++)
        if (!term_write(&terms[i], rules, out))
            return false;
    for (int i = 0; i < rules->castling_count; i++) {
        const Castling *row = &rules->castlings[i];
        if (row->king == kind && row->side == WHITE && !rules->rooks_anywhere)
            text_format(out, "i%sO%d", row->king_to > row->king_from ? "r" : "l",
                        abs(row->king_to - row->king_from));
    }
    return count > 0;
}
