/* VariantDef: what an author may say about a game, in plain C.
 *
 * Written by the reader of variant files (engine/script), looked through by
 * def_check(), turned into Rules by rules_compile(). Names are still names here, so
 * that the checks can speak of them; every statement knows its file and line. All
 * memory is the variant's arena. Strengths are doubled. NULL is "not said". */
#ifndef CHESTER_RULES_DEF_H
#define CHESTER_RULES_DEF_H

#include "base/file.h"
#include "core/rules.h"

enum { MAX_DEFS = 64, MAX_NAMES = 40 };

typedef struct DefAt {
    const char *file;
    int line;
} DefAt;

/* Names of kinds, places or options, in the author's order. */
typedef struct DefNames {
    const char *name[MAX_NAMES];
    int count;
} DefNames;

typedef struct ZoneDef {
    DefAt at;
    const char *name;
    Label title;
    const char *white, *black; /* "c1-f1 e2"; black NULL: White's turned over the middle rank */
    DefNames admits;           /* kinds or groups; empty: every kind */
    bool bars_enemy, keep, apart;
} ZoneDef;

/* One motion word, already spread into single directions. */
typedef struct MotionDef {
    DefAt at;
    int df, dr, least, most; /* most 0: to the edge of the board */
    int via_df[2], via_dr[2], via_count; /* squares that have to be empty; of a single stride */
    bool jumps, hops, quiet, hits, acts, leaves_passant, takes_passant;
    DefNames from, to; /* places; empty: anywhere */
} MotionDef;

typedef struct PieceDef {
    DefAt at;
    const char *name;
    char letter; /* upper case; 0: not said */
    char mark;   /* '+' or '~', 0: none; with it the letter may be another piece's */
    const char *hand; /* kind that it is in the hand of its captor; NULL: itself */
    Label title, abbreviation;
    int strength;
    bool royal;
    const MotionDef *motions;
    int motion_count;
} PieceDef;

/* One statement of what a hit does: HitRule of core/rules.h. */
typedef struct HitDef {
    DefAt at;
    const char *name;
    DefNames by, of; /* kinds or groups; empty: all */
    DefNames on;     /* places; empty: anywhere */
    HitNeeds needs;
    HitResult result;
} HitDef;

typedef struct PromoteDef {
    DefAt at;
    const char *kind;
    DefNames on;           /* places */
    const char *side;      /* "white", "black"; NULL: both */
    bool from_outside;     /* only when the move began outside them */
    bool leaving;          /* also when the move began on them */
    bool optional;         /* it may stay what it is */
    bool capturing;        /* only with a capture */
    DefNames to;           /* kinds, the order of choice */
    const char *limit_kind[MAX_KINDS]; /* no more than limit[i] own pieces of it on the board */
    int limit[MAX_KINDS];
    int limit_count;
    char once;     /* the letter of the right that it spends; 0: any number of times */
    bool may_stay; /* with nothing to choose the piece stays what it is (else the move is impossible) */
} PromoteDef;

/* With any drop statement, what is taken goes into the hand of its captor. */
typedef struct DropDef {
    DefAt at;
    const char *kind;
    DefNames on; /* places; empty: anywhere */
    bool one_per_file, no_mate;
} DropDef;

typedef struct CastlingDef {
    DefAt at;
    const char *name;
    char right; /* White's letter, upper case */
    const char *king, *rook;           /* kinds */
    const char *king_path, *rook_path; /* "e1-g1", "h1-f1": White's; Black's turned over */
} CastlingDef;

typedef enum EndWhat { ENDS_NOTHING, ENDS_WITHOUT, ENDS_HOLDS, ENDS_STUCK, ENDS_REPEATS,
                       ENDS_QUIET, ENDS_MATERIAL, ENDS_CHECKS } EndWhat;

typedef struct EndDef {
    DefAt at;
    const char *name;
    Label says;
    EndWhat what;
    DefNames kinds;     /* WITHOUT: these; HOLDS: by these */
    const char *zone;   /* HOLDS: "enemy castle" or "own castle" */
    int count;          /* WITHOUT (fewer than), REPEATS, QUIET, CHECKS */
    int enemy[2];       /* WITHOUT: so many of the enemy's, when the side itself, the enemy is to move */
    bool each;          /* WITHOUT: of any single one of the kinds (extinction) */
    int8_t checked;     /* STUCK: 1, 0, or -1 for either */
    DefNames material[16]; /* MATERIAL: what both sides together may have left besides guarded kinds */
    int material_count;
    DefNames one_colour; /* MATERIAL: or only these, all on squares of one colour */
    const char *result; /* "win", "loss", "draw" */
    bool claim;
} EndDef;

typedef struct VariantDef {
    DefAt at;
    const char *name;
    Label title, says;
    int files, ranks;
    const char *version; /* of the rules, kept in saved games; NULL: none */
    const char *holes; /* squares that are none: "d4 e4"; NULL: the board is whole */
    const char *start;
    DefNames quiet_reset; /* kinds */
    DefNames guarded;     /* kinds that may not be left where they can be taken ("protect") */
    DefAt guarded_at;
    bool faces;           /* guarded pieces may not face each other along a rank or file */
    bool must_hit;        /* who can take has to */
    bool may_pass;
    bool rooks_anywhere;  /* castling from where the pieces stand at the start */
    int turn_moves;       /* moves in a row; 0: one */
    const Hooks *hooks;   /* NULL: none */
    const FileText *read; /* files that were read for it, the newest first */

    ZoneDef zones[MAX_DEFS];
    PieceDef pieces[MAX_DEFS];
    HitDef hits[MAX_DEFS];
    PromoteDef promotes[MAX_DEFS];
    DropDef drops[MAX_DEFS];
    CastlingDef castlings[MAX_DEFS];
    EndDef ends[MAX_DEFS];
    int zone_count, piece_count, hit_count, promote_count, drop_count, castling_count,
        end_count;
} VariantDef;

#endif
