/* The small words that every room above speaks: sides, squares, kinds, pieces, moves.
 *
 * A square is file + rank * files, a1 = 0, so a board of up to 128 squares fits a
 * byte. A kind is what a piece is (1..MAX_KINDS-1, in the order of the variant
 * file); a piece is a kind and a side, kind * 2 + side, and 0 is an empty square. */
#ifndef CHESTER_CORE_TYPES_H
#define CHESTER_CORE_TYPES_H

#include <stdbool.h>
#include <stdint.h>

enum {
    MAX_SQUARES = 128,
    MAX_FILES = 16,
    MAX_KINDS = 32,
    MAX_PIECES = 2 * MAX_KINDS,
    MAX_ZONES = 16,
    MAX_SETS = 112,
    MAX_MOVES = 1024, /* legal moves in one position; checked when a variant is compiled */
    MAX_RIGHTS = 16,
    NO_SQUARE = 255
};

typedef enum Side { WHITE, BLACK } Side;
typedef uint8_t Square;
typedef uint8_t Kind;
typedef uint8_t Piece;

static inline Side side_other(Side side) { return side == WHITE ? BLACK : WHITE; }
static inline Piece piece_of(Kind kind, Side side) { return (Piece)(kind * 2 + side); }
static inline Kind piece_kind(Piece piece) { return (Kind)(piece >> 1); }
static inline Side piece_side(Piece piece) { return (Side)(piece & 1); }

/* What a move does, besides leaving its square. */
typedef enum MoveAction {
    MOVE_QUIET,      /* to an empty square */
    MOVE_CAPTURE,    /* takes the piece on `to` and stands there */
    MOVE_EXCHANGE,   /* the mover and the piece on `to` both leave the board */
    MOVE_EN_PASSANT, /* to an empty square; the piece on `aux` is taken */
    MOVE_CASTLE,     /* `aux` is the row of Rules.castlings; `to`: castling_target() */
    MOVE_DROP,       /* a piece of kind `becomes` comes from the hand; from = to */
    MOVE_PASS,       /* nothing moves; from = to = 0 */
    MOVE_CONVERT,    /* the piece on `to` changes sides, the mover stays */
    MOVE_SACRIFICE,  /* the mover leaves the board, the piece on `to` stays */
    MOVE_REPEL       /* the hit comes to nothing, and the move is used up */
} MoveAction;

/* A move in 32 bits:
 *
 *   bit  0      7      14      19      23        30
 *        | from | to   | kind  | action| aux     |
 *          7      7      5       4       7
 *
 * kind: what the mover becomes, 0 when it stays what it is. aux: for a capture or a quiet
 * move that changes the mover, 1 + the right that this spends, or 0. 0 is no move. */
typedef uint32_t Move;

enum { NO_MOVE = 0 };

static inline Move move_make(Square from, Square to, MoveAction action, Kind becomes, unsigned aux) {
    return (Move)from | (Move)to << 7 | (Move)becomes << 14 | (Move)action << 19 | (Move)aux << 23;
}
static inline Square move_from(Move m) { return m & 127; }
static inline Square move_to(Move m) { return m >> 7 & 127; }
static inline Kind move_becomes(Move m) { return m >> 14 & 31; }
static inline MoveAction move_action(Move m) { return (MoveAction)(m >> 19 & 15); }
static inline unsigned move_aux(Move m) { return m >> 23 & 127; }
/* Takes something off the board. */
static inline bool move_hits(Move m) {
    MoveAction action = move_action(m);
    return action == MOVE_CAPTURE || action == MOVE_EXCHANGE || action == MOVE_EN_PASSANT;
}

/* A text in both languages; neither is NULL after a variant is checked. */
typedef struct Label {
    const char *en, *ru;
} Label;

/* In the language of this name; "" where nothing is said. */
static inline const char *label_in(const Label *label, const char *lang) {
    const char *text = lang[0] == 'r' ? label->ru : label->en;
    return text ? text : "";
}

typedef enum Result { PLAYING, WHITE_WINS, BLACK_WINS, DRAW } Result;

/* How things stand. `reason` is the name of the end rule ("king", "castle",
 * "blockade", "checkmate", ...) and NULL while the game goes on. */
typedef struct Outcome {
    Result result;
    const char *reason;
} Outcome;

static inline Result result_win(Side side) { return side == WHITE ? WHITE_WINS : BLACK_WINS; }

/* The strengths of both sides on a square, DOUBLED: 1½ is 3. */
typedef struct Sums {
    int16_t of[2];
} Sums;

#endif
