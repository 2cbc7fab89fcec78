/* Position: a value, with one pointer, to the const Rules.
 *
 * A position is a board of pieces and a few dozen sets of squares: set 0 and 1 are
 * the sides, set number P is where piece P stands, and above those come the sets
 * that the compiler of the rules asked for (users of a movement, planes of
 * strength; core/tables.h). Every piece belongs to a fixed list of sets, so making a
 * move is a few exclusive-ors, and unmaking it the same ones again.
 *
 * Copy it with `=`. Only core/ writes it; others go through position_make() and
 * position_unmake(). No function here allocates or prints. */
#ifndef CHESTER_CORE_POSITION_H
#define CHESTER_CORE_POSITION_H

#include "base/err.h"
#include "core/rules.h"
#include "core/types.h"

#include <stddef.h>

__extension__ typedef unsigned __int128 Bits128;

typedef struct Position {
    const Rules *rules;
    uint64_t key;         /* Zobrist, of everything that makes a position the same one */
    uint8_t side;         /* Side to move */
    Square passant;       /* the square that can be entered en passant, or NO_SQUARE */
    Square passant_piece; /* and the piece that is taken there */
    uint16_t rights;      /* bit i: Rules.rights[i] is unspent */
    uint16_t quiet;       /* half-moves without capture or exchange (or other reset) */
    uint16_t number;      /* move number, from 1 */
    uint8_t checks[2];    /* checks that the side still has to give (Rules.check_limit) */
    uint8_t hand[2][MAX_KINDS]; /* pieces that each side can drop */
    uint8_t turn_left;    /* moves that the side to move still has, itself included (Rules.turn_moves) */
    Square rook_home[MAX_RIGHTS];  /* where the rook of castling row i starts */
    Piece board[MAX_SQUARES];
    union {
        uint64_t narrow[MAX_SETS]; /* boards of up to 64 squares */
        Bits128 wide[MAX_SETS];    /* of up to 128 */
    } set;
} Position;

/* Where a castling move goes: to the King's square, or, where the King may stand anywhere, to
 * the rook's (e1h1, as UCI_Chess960 has it), so that it is no other move of the King. */
static inline Square castling_target(const Position *pos, int row) {
    return pos->rules->rooks_anywhere ? pos->rook_home[row] : pos->rules->castlings[row].king_to;
}

/* Whether the side to move has made no move of its turn yet (Rules.turn_moves). */
static inline bool position_begins_turn(const Position *pos) {
    return pos->turn_left == pos->rules->turn_moves;
}

/* What position_make() needs to be taken back. */
typedef struct Undo {
    uint64_t key;
    Move move;
    Piece mover, taken; /* as they stood before the move */
    Square passant, passant_piece;
    uint16_t rights, quiet;
    uint8_t checks[2];
    uint8_t side, turn_left;
    uint8_t edit_count;
    Edit edits[MAX_EDITS]; /* what stood where a script has changed the board (Hooks.after) */
} Undo;

/* Position texts: ../README of the variants describes the fields. Every fault gets a
 * sentence of its own; *pos is written only on success. */
bool position_read(Position *pos, const Rules *rules, const char *text, Err *err);
/* The same for a position that no game need bring about (core/sound.h): only its form is asked. */
bool position_read_form(Position *pos, const Rules *rules, const char *text, Err *err);
/* The longest position text: 128 marked letters, 15 slashes, hands, fields. */
enum { FEN_SIZE = 512 };
void position_write(const Position *pos, char out[FEN_SIZE]);
/* The start position of the variant. */
void position_start(Position *pos, const Rules *rules);

/* How many of a piece stand on the board. */
int position_pieces(const Position *pos, Piece piece);

/* --- entry points of the width-compiled core ------------------------------------- */

/* Legal moves, in no particular order; none when the game is over by the position
 * alone. out has room for MAX_MOVES. Returns their number. */
int position_moves(const Position *pos, Move *out);
/* Those that take something off the board, promote, or can end the game by
 * entering a zone: what a quiescence search looks at. */
int position_hits(const Position *pos, Move *out);
/* The legal moves of the piece on one square. */
int position_moves_from(const Position *pos, Square from, Move *out);
/* How many legal moves, without listing them. */
uint64_t position_count(const Position *pos);
/* The move must be legal. */
void position_make(Position *pos, Move move, Undo *undo);
void position_unmake(Position *pos, const Undo *undo);
/* The side to move changes and nothing else (for null-move search). */
void position_pass(Position *pos, Undo *undo);
void position_unpass(Position *pos, const Undo *undo);

/* Strengths (Chess-T1 rules 14-16), doubled; square = pointer into sums[MAX_SQUARES]. */
Sums position_strength(const Position *pos, Square square);
void position_strengths(const Position *pos, Sums sums[MAX_SQUARES]);
/* The squares of the pieces of both sides whose strength acts on `square`; returns their number. */
int position_actors(const Position *pos, Square square, Square out[MAX_SQUARES]);

/* Whether the other side, if it were to move, could take a vital piece of `side`
 * (Chess-T1 rule 21: check; chess: check). *square, if not NULL, gets where it stands. */
bool position_in_check(const Position *pos, Side side, Square *square);

/* The end rules that the position alone decides: no repetition, no claims. */
Outcome position_outcome(const Position *pos);
/* The same without looking for a move: cheap, for a search that has its own list. */
Outcome position_outcome_fast(const Position *pos);
/* What having no legal move means for the side to move. */
Outcome position_outcome_stuck(const Position *pos);

/* The key recomputed from the board; equals pos->key. */
uint64_t position_key(const Position *pos);

#endif
