/* Making a move and taking it back: the board, the sets, the key, rights and counts.
 *
 * Touches only what changes. A piece that moves is one exclusive-or in each of its sets. */
#include "core/entry.h"
#include "core/tables.h"

#include <string.h>

static inline void toggle(Position *pos, Piece piece, Bits squares) {
    Bits *set = SETS(pos);
    for (const uint8_t *id = pos->rules->piece_sets[piece]; *id != 0xff; id++) set[*id] ^= squares;
}

static inline void lift(Position *pos, Square square) {
    Piece piece = pos->board[square];
    toggle(pos, piece, bit_of(square));
    pos->key ^= pos->rules->piece_keys[piece][square];
    pos->board[square] = 0;
}

static inline void drop(Position *pos, Square square, Piece piece) {
    toggle(pos, piece, bit_of(square));
    pos->key ^= pos->rules->piece_keys[piece][square];
    pos->board[square] = piece;
}

static inline void carry(Position *pos, Square from, Square to) {
    Piece piece = pos->board[from];
    const uint64_t *keys = pos->rules->piece_keys[piece];
    toggle(pos, piece, bit_of(from) | bit_of(to));
    pos->key ^= keys[from] ^ keys[to];
    pos->board[from] = 0;
    pos->board[to] = piece;
}

/* What is taken joins the captor's hand as what it is there. */
static inline void into_hand(Position *pos, Piece taken) {
    Side captor = side_other(piece_side(taken));
    Kind kind = pos->rules->kinds[piece_kind(taken)].hand;
    int number = pos->hand[captor][kind]++;
    pos->key ^= pos->rules->hand_keys[piece_of(kind, captor)][number];
}

static inline void out_of_hand(Position *pos, Side side, Kind kind) {
    int number = --pos->hand[side][kind];
    pos->key ^= pos->rules->hand_keys[piece_of(kind, side)][number];
}

static inline void take(Position *pos, Square square, Undo *undo) {
    undo->taken = pos->board[square];
    lift(pos, square);
    if (pos->rules->has_hands) into_hand(pos, undo->taken);
}

/* A check given is counted down for the side that has moved. */
static void count_check(Position *pos, Side mover) {
    if (!pos->checks[mover] || !WIDE(in_check)(pos, side_other(mover), NULL)) return;
    pos->key ^= pos->rules->check_keys[mover][pos->checks[mover]];
    pos->checks[mover]--;
    pos->key ^= pos->rules->check_keys[mover][pos->checks[mover]];
}

/* The passed square counts only when an enemy stands where he could take there: so two
 * positions are the same when the same moves are possible (FIDE Laws 9.2.3). */
static void set_passant(Position *pos, Square from, Square to, Side mover) {
    const Tables *t = tables_of(pos);
    Side enemy = side_other(mover);
    Square passed = (Square)((from + to) / 2);
    if (t->passant_takers[enemy] == 0xff) return;
    if (!(t->passant_from[enemy][passed] & SETS(pos)[t->passant_takers[enemy]])) return;
    pos->passant = passed;
    pos->passant_piece = to;
    pos->key ^= pos->rules->passant_keys[passed];
}

static inline void clear_passant(Position *pos) {
    if (pos->passant == NO_SQUARE) return;
    pos->key ^= pos->rules->passant_keys[pos->passant];
    pos->passant = pos->passant_piece = NO_SQUARE;
}

/* King and rook may cross each other's squares, or keep theirs. */
static void castle(Position *pos, Square king_from, Square king_to, Square rook_from,
                   Square rook_to) {
    Piece king = pos->board[king_from], rook = pos->board[rook_from];
    lift(pos, king_from);
    lift(pos, rook_from);
    drop(pos, king_to, king);
    drop(pos, rook_to, rook);
}

/* The other piece changes sides where it stands. */
static void convert(Position *pos, Square square) {
    Piece piece = pos->board[square];
    lift(pos, square);
    drop(pos, square, piece ^ 1);
}

/* Rights that are lost with the squares and pieces that a move concerns. */
static uint16_t rights_left(const Position *pos, Square from, Square to, Piece mover) {
    const Rules *rules = pos->rules;
    uint16_t rights = pos->rights & tables_of(pos)->rights_kept[from] & tables_of(pos)->rights_kept[to];
    for (int i = 0; rules->rooks_anywhere && i < rules->castling_count; i++) {
        const Castling *row = &rules->castlings[i];
        Square rook = pos->rook_home[i];
        bool lost = mover == piece_of(row->king, row->side) || from == rook || to == rook;
        if (lost) rights &= (uint16_t)~(1u << row->right);
    }
    return rights;
}

static void set_rights(Position *pos, uint16_t rights) {
    for (unsigned lost = pos->rights ^ rights; lost; lost &= lost - 1) {
        pos->key ^= pos->rules->right_keys[__builtin_ctz(lost)];
    }
    pos->rights = rights;
}

/* What a script changes after the move; what stood there goes into *undo. */
static void edit(Position *pos, Move move, Undo *undo) {
    Edit edits[MAX_EDITS];
    const Hooks *hooks = pos->rules->hooks;
    int count = hooks->after(hooks->context, pos, move, edits);
    for (int i = 0; i < count; i++) {
        Square square = edits[i].square;
        undo->edits[i] = (Edit){square, pos->board[square]};
        if (pos->rights) set_rights(pos, rights_left(pos, square, square, pos->board[square]));
        if (pos->board[square]) lift(pos, square);
        if (edits[i].piece) drop(pos, square, edits[i].piece);
    }
    undo->edit_count = (uint8_t)count;
}

static void unedit(Position *pos, const Undo *undo) {
    for (int i = undo->edit_count - 1; i >= 0; i--) {
        Edit was = undo->edits[i];
        if (pos->board[was.square]) lift(pos, was.square);
        if (was.piece) drop(pos, was.square, was.piece);
    }
}

/* The next move is the other side's, or another one of the same side. */
static void pass_turn(Position *pos) {
    const Rules *rules = pos->rules;
    if (rules->turn_moves > 1) {
        pos->key ^= rules->turn_keys[pos->turn_left];
        pos->turn_left = pos->turn_left > 1 ? pos->turn_left - 1 : rules->turn_moves;
        pos->key ^= rules->turn_keys[pos->turn_left];
        if (pos->turn_left != rules->turn_moves) return;
    }
    pos->number = (uint16_t)(pos->number + (pos->side == BLACK));
    pos->side = side_other(pos->side);
    pos->key ^= rules->side_key;
}

void WIDE(make)(Position *pos, Move move, Undo *undo) {
    const Rules *rules = pos->rules;
    const Tables *t = tables_of(pos);
    Square from = move_from(move), to = move_to(move);
    Piece mover = pos->board[from];
    Side side = pos->side;
    MoveAction action = move_action(move);

    undo->key = pos->key;
    undo->move = move;
    undo->mover = mover;
    undo->taken = 0;
    undo->passant = pos->passant;
    undo->passant_piece = pos->passant_piece;
    undo->rights = pos->rights;
    undo->quiet = pos->quiet;
    undo->side = side;
    undo->turn_left = pos->turn_left;
    undo->edit_count = 0;
    undo->checks[WHITE] = pos->checks[WHITE];
    undo->checks[BLACK] = pos->checks[BLACK];
    clear_passant(pos);

    switch (action) {
    case MOVE_QUIET:
        carry(pos, from, to);
        /* Only the last move of a turn can be answered en passant. */
        if (t->movers[mover].doubles && pos->turn_left == 1 && bits_have(t->movers[mover].doubles[from], to)) {
            set_passant(pos, from, to, side);
        }
        break;
    case MOVE_CAPTURE:
        take(pos, to, undo);
        carry(pos, from, to);
        break;
    case MOVE_EXCHANGE:
        take(pos, to, undo);
        lift(pos, from);
        break;
    case MOVE_EN_PASSANT:
        take(pos, (Square)move_aux(move), undo);
        carry(pos, from, to);
        break;
    case MOVE_CASTLE: {
        const Castling *row = &rules->castlings[move_aux(move)];
        castle(pos, from, row->king_to, pos->rook_home[move_aux(move)], row->rook_to);
        break;
    }
    case MOVE_DROP:
        out_of_hand(pos, side, move_becomes(move));
        drop(pos, to, piece_of(move_becomes(move), side));
        break;
    case MOVE_CONVERT: convert(pos, to); break;
    case MOVE_SACRIFICE: lift(pos, from); break;
    case MOVE_PASS:
    case MOVE_REPEL: break;
    }

    uint16_t rights = pos->rights;
    if (rights && action != MOVE_PASS) rights = rights_left(pos, from, to, mover);
    if (move_becomes(move) && action != MOVE_DROP) {
        lift(pos, to);
        drop(pos, to, piece_of(move_becomes(move), side));
        if (move_aux(move) && action != MOVE_EN_PASSANT) {
            rights &= (uint16_t)~(1u << (move_aux(move) - 1));
        }
    }
    if (rights != pos->rights) set_rights(pos, rights);

    bool resets = undo->taken || action == MOVE_DROP || action == MOVE_CONVERT ||
                  action == MOVE_SACRIFICE || (rules->quiet_resets >> piece_kind(mover) & 1);
    pos->quiet = resets ? 0 : (uint16_t)(pos->quiet + 1);
    if (rules->hooks && rules->hooks->after) edit(pos, move, undo);
    pass_turn(pos);
    if (rules->check_limit) count_check(pos, side);
}

void WIDE(unmake)(Position *pos, const Undo *undo) {
    Move move = undo->move;
    Square from = move_from(move), to = move_to(move);
    Side side = (Side)undo->side;
    if (undo->edit_count) unedit(pos, undo);
    if (move_becomes(move) && move_action(move) != MOVE_DROP) {
        lift(pos, to);
        drop(pos, to, undo->mover);
    }
    if (undo->taken && pos->rules->has_hands) {
        out_of_hand(pos, side, pos->rules->kinds[piece_kind(undo->taken)].hand);
    }
    switch (move_action(move)) {
    case MOVE_QUIET: carry(pos, to, from); break;
    case MOVE_CAPTURE:
        carry(pos, to, from);
        drop(pos, to, undo->taken);
        break;
    case MOVE_EXCHANGE:
        drop(pos, from, undo->mover);
        drop(pos, to, undo->taken);
        break;
    case MOVE_EN_PASSANT:
        carry(pos, to, from);
        drop(pos, (Square)move_aux(move), undo->taken);
        break;
    case MOVE_CASTLE: {
        const Castling *row = &pos->rules->castlings[move_aux(move)];
        castle(pos, row->king_to, from, row->rook_to, pos->rook_home[move_aux(move)]);
        break;
    }
    case MOVE_DROP:
        lift(pos, to);
        pos->hand[side][move_becomes(move)]++;
        break;
    case MOVE_CONVERT: convert(pos, to); break;
    case MOVE_SACRIFICE: drop(pos, from, undo->mover); break;
    case MOVE_PASS:
    case MOVE_REPEL: break;
    }
    if (pos->side != undo->side) pos->number = (uint16_t)(pos->number - (side == BLACK));
    pos->side = undo->side;
    pos->turn_left = undo->turn_left;
    pos->key = undo->key;
    pos->passant = undo->passant;
    pos->passant_piece = undo->passant_piece;
    pos->rights = undo->rights;
    pos->quiet = undo->quiet;
    pos->checks[WHITE] = undo->checks[WHITE];
    pos->checks[BLACK] = undo->checks[BLACK];
}

void WIDE(put)(Position *pos, Square square, Piece piece) { drop(pos, square, piece); }

bool WIDE(sets_hold)(const Position *pos) {
    Bits expected[MAX_SETS];
    memset(expected, 0, sizeof expected);
    for (Square s = 0; s < pos->rules->squares; s++) {
        if (!pos->board[s]) continue;
        for (const uint8_t *id = pos->rules->piece_sets[pos->board[s]]; *id != 0xff; id++) {
            expected[*id] |= bit_of(s);
        }
    }
    return memcmp(expected, SETS(pos), pos->rules->set_count * sizeof *expected) == 0;
}
