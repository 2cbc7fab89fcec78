/* Rules: everything about one variant, compiled, const, shared by all threads.
 *
 * Nothing here is ever written after rules_compile() (engine/rules/compile.h). The
 * part that depends on the width of the board (tables of squares) is behind
 * `tables`, known only to the sources that are compiled once for boards of up to
 * 64 squares and once for up to 128; `ops` are their entry points, `code` says which. */
#ifndef CHESTER_CORE_RULES_H
#define CHESTER_CORE_RULES_H

#include "core/motion.h"
#include "core/types.h"

struct Ops;

typedef struct KindInfo {
    const char *name;   /* "ver_knecht" */
    char letter;        /* 'V'; Black's is its lower case */
    char mark;          /* '+' before or '~' behind the letter in position texts, or 0 */
    Kind hand;          /* what it is in the hand of whoever takes it: itself, or what it was */
    Label title;        /* "Ver Knecht", "Вер Кнехт" */
    Label abbreviation; /* of the book's notation: "V", "ВК"; "" is allowed */
    int strength;       /* doubled */
    bool royal;         /* in the sense of Chess-T: belongs to the group "royal" */
    bool guarded;       /* in the sense of chess: may not be left where it can be taken */
    const Motion *motions;
    int motion_count;
} KindInfo;

typedef struct ZoneInfo {
    const char *name; /* "castle" */
    Label title;
    Place own;        /* bit 0: the squares of White's zone, bit 1: of Black's */
    uint32_t admits;  /* bit per kind that may stand there; all bits when any may */
    bool bars_enemy;  /* the enemy may not enter, hit or pass it, and has no strength there */
    bool keep;        /* the rule of the own castle (Chess-T1 rule 11), for the kinds in `admits` */
    bool apart;       /* drawn apart from the other squares */
} ZoneInfo;

/* A once-in-a-game right: one bit of Position.rights for each. */
typedef struct RightInfo {
    char letter; /* as the position text has it: 'P' White's, 'p' Black's, 'K', 'q', ... */
    Side side;
} RightInfo;

typedef enum HitNeeds { NEEDS_NOTHING, NEEDS_SURPLUS, NEEDS_EQUALITY } HitNeeds;
typedef enum HitResult {
    HIT_CAPTURE,   /* the hitter takes its place */
    HIT_EXCHANGE,  /* both leave the board */
    HIT_NEVER,     /* not allowed */
    HIT_CONVERT,   /* it changes sides, the hitter stays where it was */
    HIT_SACRIFICE, /* the hitter alone leaves the board */
    HIT_REPEL      /* nothing happens but that the move is used up */
} HitResult;

/* What a hit does. Rows are tried in order; the first whose by, of and on fit and whose
 * need is met decides. A row that fits with HIT_NEVER ends the search. */
typedef struct HitRule {
    uint32_t by, of; /* bit per kind */
    const Place *on; /* NULL: anywhere */
    HitNeeds needs;
    HitResult result;
} HitRule;

enum { MAX_ROWS = 48, MAX_PIECE_SETS = 24 };

enum { MAX_IN_HAND = 40, MAX_CHECKS = 10, MAX_TURN = 8 };

enum { NO_LIMIT = 255, NO_RIGHT = -1 };

/* What a kind becomes where. The first row that fits decides. */
typedef struct PromoteRule {
    Kind kind;
    const Place *on;
    uint8_t sides;     /* bit per side that it is for */
    bool from_outside; /* only when the move began outside `on` */
    bool leaving;      /* also when the move began on `on` */
    bool optional;     /* staying what it is is a choice too, where it may stand */
    bool capturing;    /* only with a capture */
    bool may_stay;     /* with nothing to choose it stays what it is (else no such move) */
    uint8_t to_count;
    Kind to[MAX_KINDS];
    uint8_t at_most[MAX_KINDS]; /* per kind: so many own ones on the board forbid the choice */
    int8_t right[2];            /* per side: the right that it spends, or NO_RIGHT */
    const char *file;           /* where the author says so, */
    int line;                   /* for messages */
} PromoteRule;

/* How a kind comes from the hand onto the board, on an empty square. */
typedef struct DropRule {
    Kind kind;
    const Place *on;   /* NULL: anywhere */
    bool one_per_file; /* not where another own piece of the kind stands in the file */
    bool no_mate;      /* not with a check that leaves no legal reply */
} DropRule;

/* One castling move: row `aux` of a MOVE_CASTLE. */
typedef struct Castling {
    Side side;
    uint8_t right; /* index of Rules.rights */
    Kind king, rook;
    Square king_from, king_to, rook_from, rook_to;
} Castling;

typedef enum EndType {
    END_WITHOUT, /* a side has fewer than `count` of `kinds` left, the enemy at least `enemy` */
    END_HOLDS,   /* a side's `kinds` stand in `zone`, and no enemy `kinds` do */
    END_STUCK,   /* the side to move has no legal move */
    END_REPEATS, /* the same position stands for the `count`-th time */
    END_QUIET,   /* `count` half-moves in a row that reset nothing */
    END_CHECKS,  /* a side has given check `count` times */
    END_MATERIAL /* nobody has enough to win */
} EndType;

typedef enum EndResult { END_LOSS, END_WIN, END_DRAW } EndResult;

/* What it means when the condition holds for `side`. */
static inline Result end_result_for(EndResult result, Side side) {
    if (result == END_DRAW) return DRAW;
    return result_win(result == END_WIN ? side : side_other(side));
}

enum { MAX_MATERIAL = 8, MAX_EDITS = 16 };

/* A square and what stands there from now on. */
typedef struct Edit {
    Square square;
    Piece piece;
} Edit;

typedef struct MaterialList {
    Kind kind[MAX_MATERIAL];
    int count;
} MaterialList;

/* Rules of the end, in order of precedence. The result is that of the side which the
 * condition speaks of. */
typedef struct EndRule {
    EndType type;
    EndResult result;
    const char *name;      /* the reason that an Outcome gives */
    Label says;            /* in words, for the window: "takes the castle"; may be NULL */
    uint32_t kinds;        /* bit per kind; END_MATERIAL: enough of these on one colour is not enough */
    uint8_t zone;          /* END_HOLDS: index of Rules.zones */
    bool zone_own;         /* END_HOLDS: the side's own zone (else the enemy's) */
    int8_t checked;        /* END_STUCK: 1 only when attacked, 0 only when not, -1 either */
    uint16_t count;        /* END_WITHOUT, END_REPEATS, END_QUIET, END_CHECKS */
    uint8_t enemy[2];      /* END_WITHOUT: so many of the enemy's, when the side itself [0] is to
                            * move, and when the enemy [1] is */
    bool claim;            /* a player must claim it; else it holds at once */
    const MaterialList *material; /* END_MATERIAL: what both sides together have at most */
    int material_count;
} EndRule;

struct Position;

/* What a variant file says in functions of its own. Slow: each call goes through a script.
 * Called from any thread, at the same time too. */
typedef struct Hooks {
    void *context;
    /* Whether a move that is otherwise legal is allowed. NULL: always. */
    bool (*legal)(void *context, const struct Position *pos, Move move);
    /* What a move changes besides: squares and what stands there now (0: nothing), at most
     * MAX_EDITS; returns their number. pos: after the move. NULL: nothing. */
    int (*after)(void *context, const struct Position *pos, Move move, Edit edits[MAX_EDITS]);
    /* How the game stands when no other end rule says so. NULL: it goes on. */
    Outcome (*outcome)(void *context, const struct Position *pos);
} Hooks;

typedef struct Rules {
    const char *name; /* "chess-t1" */
    Label title, says;
    const char *path; /* the file that it came from */
    const char *version; /* of the rules, kept in saved games; NULL: none */

    uint8_t files, ranks, squares;
    uint8_t kind_count; /* kinds are 1 .. kind_count */
    uint8_t zone_count, right_count, castling_count, end_count, hit_count, promote_count, drop_count;
    KindInfo kinds[MAX_KINDS];
    ZoneInfo zones[MAX_ZONES];
    RightInfo rights[MAX_RIGHTS];
    Castling castlings[MAX_RIGHTS];
    EndRule ends[MAX_ROWS];
    HitRule hits[MAX_ROWS];
    PromoteRule promotes[MAX_ROWS];
    DropRule drops[MAX_ROWS];
    bool hole[MAX_SQUARES]; /* squares that are no part of the board */
    const char *start;      /* position text */

    bool has_passant;      /* position texts carry an en passant field */
    bool has_guarded;      /* some kind is guarded */
    bool has_hands;        /* what is taken can be dropped again */
    bool faces;            /* guarded pieces may not see each other along a rank or file */
    bool must_hit;         /* who can take has to */
    bool may_pass;
    bool rooks_anywhere;   /* castling from where the pieces stand at the start (Chess960) */
    uint8_t turn_moves;    /* moves that a side makes in a row, usually 1 */
    const Hooks *hooks;    /* what a script decides; usually NULL */
    uint8_t check_limit;   /* checks that end the game are counted down from here; 0: not counted */
    bool needs_surplus;    /* some capture asks for strength */
    bool shows_strength;   /* some kind has a strength */
    uint16_t claim_repeats, claim_quiet; /* counts from which a draw can be claimed; 0 never */
    uint32_t vital_kinds;  /* whose taking ends the game, or chess royals: what "check" is about */
    uint32_t royal_kinds;
    uint32_t quiet_resets; /* kinds whose every move resets the quiet count */

    /* Sets of squares that a Position keeps: see core/position.h. */
    uint8_t set_count;
    uint8_t piece_sets[MAX_PIECES][MAX_PIECE_SETS]; /* the sets that a piece belongs to, closed by 0xff */

    uint64_t piece_keys[MAX_PIECES][MAX_SQUARES]; /* Zobrist 1970 */
    uint64_t right_keys[MAX_RIGHTS], passant_keys[MAX_SQUARES], side_key;
    uint64_t hand_keys[MAX_PIECES][MAX_IN_HAND]; /* one for each piece in hand, by its number */
    uint64_t check_keys[2][MAX_CHECKS];
    uint64_t turn_keys[MAX_TURN];

    uint8_t code; /* Code of core/ops.h */
    const struct Ops *ops;
    const void *tables; /* Tables of core/tables.h, of the width that `ops` was compiled for */
} Rules;

/* The kind with this name or this letter (either case), 0 when there is none. */
Kind rules_kind(const Rules *rules, const char *name);
Kind rules_kind_of_letter(const Rules *rules, char letter);
/* With the mark '+' or '~' too; 0: without one. */
Kind rules_kind_marked(const Rules *rules, char letter, char mark);
/* The zone with this name, -1 when there is none. */
int rules_zone(const Rules *rules, const char *name);

#endif
