/* The standing of a position: counted once, then carried along with each move. */
#include "search/worth.h"

static inline void add_piece(const Worth *worth, Standing *standing, Piece piece, Square square,
                             int times) {
    Kind kind = piece_kind(piece);
    Pair pair = worth->at[piece][square];
    standing->full += times * pair.full;
    standing->bare += times * pair.bare;
    standing->men[piece_side(piece)] += times;
    if (worth->fighters >> kind & 1)
        standing->force[piece_side(piece)] += times * worth->value[kind];
}

/* A piece in hand is worth what it is, wherever it may be dropped. */
static void add_hand(const Worth *worth, Standing *standing, Side side, Kind kind, int times) {
    int value = times * worth->value[kind];
    standing->full += side == WHITE ? value : -value;
    standing->bare += side == WHITE ? value : -value;
    if (worth->fighters >> kind & 1) standing->force[side] += value;
}

Standing worth_standing(const Worth *worth, const Position *pos) {
    Standing standing = {0};
    for (Square s = 0; s < pos->rules->squares; s++)
        if (pos->board[s]) add_piece(worth, &standing, pos->board[s], s, 1);
    for (int kind = 1; kind <= pos->rules->kind_count && pos->rules->has_hands; kind++)
        for (Side side = WHITE; side <= BLACK; side++)
            add_hand(worth, &standing, side, (Kind)kind, pos->hand[side][kind]);
    return standing;
}

static void take_piece(const Worth *worth, const Position *pos, Standing *standing, Square at) {
    const Rules *rules = pos->rules;
    Piece taken = pos->board[at];
    add_piece(worth, standing, taken, at, -1);
    if (rules->has_hands)
        add_hand(worth, standing, (Side)pos->side, rules->kinds[piece_kind(taken)].hand, 1);
}

static void castle(const Worth *worth, const Position *pos, Standing *standing, Move move) {
    const Castling *row = &pos->rules->castlings[move_aux(move)];
    Square king_from = move_from(move), rook_from = pos->rook_home[move_aux(move)];
    add_piece(worth, standing, pos->board[king_from], king_from, -1);
    add_piece(worth, standing, pos->board[rook_from], rook_from, -1);
    add_piece(worth, standing, pos->board[king_from], row->king_to, 1);
    add_piece(worth, standing, pos->board[rook_from], row->rook_to, 1);
}

Standing worth_after(const Worth *worth, const Position *pos, const Standing *before, Move move) {
    Standing standing = *before;
    Side side = (Side)pos->side;
    Square from = move_from(move), to = move_to(move);
    Piece mover = pos->board[from];
    Piece now = move_becomes(move) ? piece_of(move_becomes(move), side) : mover;
    switch (move_action(move)) {
    case MOVE_CAPTURE:
    case MOVE_EXCHANGE: take_piece(worth, pos, &standing, to); break;
    case MOVE_EN_PASSANT: take_piece(worth, pos, &standing, (Square)move_aux(move)); break;
    case MOVE_CASTLE: castle(worth, pos, &standing, move); return standing;
    case MOVE_DROP:
        add_hand(worth, &standing, side, move_becomes(move), -1);
        add_piece(worth, &standing, now, to, 1);
        return standing;
    case MOVE_CONVERT:
        add_piece(worth, &standing, pos->board[to], to, -1);
        add_piece(worth, &standing, pos->board[to] ^ 1, to, 1);
        return standing;
    case MOVE_PASS:
    case MOVE_REPEL: return standing;
    case MOVE_QUIET:
    case MOVE_SACRIFICE: break;
    }
    add_piece(worth, &standing, mover, from, -1);
    bool stays = move_action(move) != MOVE_EXCHANGE && move_action(move) != MOVE_SACRIFICE;
    if (stays) add_piece(worth, &standing, now, to, 1);
    return standing;
}
