/* Tables: the rules as sets of squares, in the width of the board.
 *
 * Built once by engine/rules (tables_build), read by the other *.wide.c sources. A Reach
 * says where something that stands on a square gets to when the squares `occupied` hold
 * pieces; movers have theirs seen from the piece, strikers seen from the square that is
 * struck. Lines are cut at the nearest piece without a branch: what is open lies from the
 * highest blocker below up to the lowest one above. */
#ifndef CHESTER_CORE_TABLES_H
#define CHESTER_CORE_TABLES_H

#include "core/wide.h"

/* Two opposite rays. */
typedef struct Line {
    Bits lower, upper; /* squares passed, with a lower and a higher number than the own one */
    Bits ends;         /* those of them where the motion may end */
} Line;

/* The squares up to and with the nearest piece on each of the two rays. */
static inline Bits line_open(const Line *line, Bits occupied) {
    Bits lower = line->lower & occupied, upper = line->upper & occupied;
    return bits_from_last(lower | 1) & (upper ^ (upper - 1));
}

static inline Bits line_reach(const Line *line, Bits occupied) {
    return line->ends & line_open(line, occupied);
}

/* Beyond the nearest piece, up to and with the one behind it: the cannon of Xiangqi. */
static inline Bits line_hop(const Line *line, Bits occupied) {
    Bits near = line_open(line, occupied);
    Bits hurdles = near & occupied & (line->lower | line->upper);
    return line_open(line, occupied ^ hurdles) & ~near & line->ends;
}

/* A leap that squares on its way can forbid: the horse of Xiangqi. */
typedef struct Lame {
    Bits via, to;
} Lame;

/* What few pieces have. */
typedef struct Extras {
    const Line *hops;  /* [squares][hop_count] */
    const Lame *lames; /* [squares][lame_count] */
    int hop_count, lame_count;
} Extras;

typedef struct Reach {
    const Bits *leaps; /* [squares] */
    const Line *lines; /* [squares][line_count] */
    int line_count;
    const Extras *extras; /* usually NULL */
} Reach;

static __attribute__((noinline, unused)) Bits extras_from(const Extras *extras, Square square, Bits occupied) {
    Bits out = 0;
    const Line *hop = extras->hops + square * extras->hop_count;
    const Lame *lame = extras->lames + square * extras->lame_count;
    for (int i = 0; i < extras->hop_count; i++) out |= line_hop(hop + i, occupied);
    for (int i = 0; i < extras->lame_count; i++) {
        if (!(lame[i].via & occupied)) out |= lame[i].to;
    }
    return out;
}

/* Inlined everywhere: it is what generating moves and adding strengths consist of. */
static inline __attribute__((always_inline)) Bits reach_from(const Reach *reach, Square square, Bits occupied) {
    Bits out = reach->leaps[square];
    const Line *line = reach->lines + square * reach->line_count;
    for (int i = 0; i < reach->line_count; i++) out |= line_reach(line + i, occupied);
    if (reach->extras) out |= extras_from(reach->extras, square, occupied);
    return out;
}

enum { MAX_STRIKERS = 64 };

/* Hops and lame leaps, and the set of the position that uses them. */
typedef struct OddStriker {
    const Extras *extras;
    uint8_t users;
} OddStriker;

/* Who acts on a square: for each table of leaps and each line the set of the position that
 * uses it. Rows lie side by side for each square, and their number is the variant's:
 * loops over them always take the same way, and none is guessed wrong. */
typedef struct Strikers {
    const Bits *leaps;     /* [squares][leap_count] */
    const Line *lines;     /* [squares][line_count] */
    const OddStriker *odd; /* [odd_count], usually none */
    int leap_count, line_count, odd_count;
    uint8_t leap_users[MAX_STRIKERS], line_users[MAX_STRIKERS];
} Strikers;

enum { ALL_ENEMIES = 0xff };

typedef struct HitRow {
    Bits on;
    uint8_t of; /* a set of the position, or ALL_ENEMIES */
    HitNeeds needs;
    HitResult result;
} HitRow;

typedef struct PromoteRow {
    Bits on, from; /* it ends on `on` and began in `from`, */
    Bits leaving;  /* or began here */
    const PromoteRule *rule;
    int8_t right; /* NO_RIGHT: no right is asked for or spent */
} PromoteRow;

/* What one piece (a kind of one side) does. */
typedef struct Mover {
    Reach quiet, hits;
    bool same_reach; /* quiet and hits agree */
    Reach acts;      /* where its strength acts; hits, unless the author says otherwise */
    Bits stand;      /* where it may stand as what it is */
    Bits changes;    /* where it promotes, or may */
    Bits leaving;    /* from where it promotes, or may, wherever it goes */
    const HitRow *hit_rows;
    const PromoteRow *promote_rows;
    int hit_count, promote_count;
    const Bits *doubles; /* [squares]: where it lands when it can be taken en passant; or NULL */
    const Bits *passant; /* [squares]: where it may take en passant; or NULL */
    bool guarded;
} Mover;

/* An end rule that the board alone decides, for one side: the side has lost, won or drawn
 * (rule->result) when fewer than rule->count of `kinds` are left (and enough of `others`), or
 * when some stand in `zone` and no piece of `others` does. */
typedef struct EndRow {
    const EndRule *rule;
    Side side;
    uint8_t kinds, others; /* sets of the position */
    Bits zone;             /* 0: not END_HOLDS */
    bool plain;            /* END_WITHOUT, and it is about the last of `kinds` alone */
} EndRow;

/* The own castle: while an enemy of `others` stands in `zone`, the last of `members` stays. */
typedef struct KeepRow {
    Bits zone;
    uint8_t members, others;
} KeepRow;

typedef struct Tables {
    Mover movers[MAX_PIECES];
    Strikers strikers; /* who can hit */
    Strikers actors;   /* whose strength acts: the same ones, unless an author says otherwise */
    /* Strength of a side as binary digits: plane i holds its pieces with digit i in their
     * doubled strength. No planes when no rule asks for strength; then it is added up
     * piece by piece. */
    uint8_t planes[2];   /* the first set of each side's planes */
    uint8_t plane_count;
    uint8_t guarded[2];  /* sets; 0xff none */
    uint8_t vital[2];    /* sets; 0xff none */
    bool odd_hits;       /* some hit neither takes nor exchanges */
    bool plain_hits;     /* every hit is a capture that needs nothing: checks need no trial */
    bool tricky;         /* with hops, lame leaps or facing no pins: each target is looked at */
    const Line *facing;  /* [squares][2]: ranks and files, when guarded pieces may not face; or NULL */
    const DropRule *drop_rules[MAX_KINDS];
    Bits drops[MAX_PIECES];       /* where a piece may be dropped, by its rule's place */
    Bits files[MAX_FILES];
    const Bits *passant_from[2];  /* [squares]: from where a side can take en passant */
    uint8_t passant_takers[2];    /* sets; 0xff none */
    EndRow ends[2 * MAX_ROWS];
    int end_count;
    KeepRow keeps[2][MAX_ZONES];
    int keep_count;
    uint16_t rights_kept[MAX_SQUARES]; /* rights that a move from or to the square leaves */
} Tables;

static inline const Tables *tables_of(const Position *pos) { return pos->rules->tables; }

/* Those pieces, of both sides, that act on a square, were `occupied` the pieces' squares. */
static inline Bits found_around(const Position *pos, const Strikers *s, Square square, Bits occupied) {
    const Bits *set = SETS(pos);
    const Bits *leaps = s->leaps + square * s->leap_count;
    const Line *line = s->lines + square * s->line_count;
    Bits out = 0;
    for (int i = 0; i < s->leap_count; i++) out |= leaps[i] & set[s->leap_users[i]];
    for (int i = 0; i < s->line_count; i++) {
        out |= line_reach(line + i, occupied) & set[s->line_users[i]];
    }
    for (int i = 0; i < s->odd_count; i++) {
        out |= extras_from(s->odd[i].extras, square, occupied) & set[s->odd[i].users];
    }
    return out;
}

static inline Bits strikers_on(const Position *pos, Square square, Bits occupied) {
    return found_around(pos, &tables_of(pos)->strikers, square, occupied);
}

/* All pieces whose strength acts on it. */
static inline Bits actors_on(const Position *pos, Square square, Bits occupied) {
    return found_around(pos, &tables_of(pos)->actors, square, occupied);
}

#endif
