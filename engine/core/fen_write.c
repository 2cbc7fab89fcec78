/* Position texts, written; their fields in the order of fen_read.c. */
#include "core/fen.h"

#include "core/notation.h"

#include <ctype.h>
#include <stdio.h>

static char *write_piece(const Rules *rules, Piece piece, char *out) {
    const KindInfo *kind = &rules->kinds[piece_kind(piece)];
    if (kind->mark == '+') *out++ = '+';
    *out++ = piece_side(piece) == WHITE ? kind->letter : (char)tolower((unsigned char)kind->letter);
    if (kind->mark == '~') *out++ = '~';
    return out;
}

static char *write_hands(const Position *pos, char *out) {
    *out++ = '[';
    for (int side = 0; side < 2; side++) {
        for (Kind kind = 1; kind <= pos->rules->kind_count; kind++) {
            for (int i = 0; i < pos->hand[side][kind]; i++) {
                out = write_piece(pos->rules, piece_of(kind, (Side)side), out);
            }
        }
    }
    *out++ = ']';
    return out;
}

static char *write_rights(const Position *pos, char *out) {
    if (!pos->rights) *out++ = '-';
    for (int i = 0; i < pos->rules->right_count; i++) {
        if (pos->rights >> i & 1) *out++ = fen_right_letter(pos, i);
    }
    return out;
}

static char *write_board(const Position *pos, char *out) {
    const Rules *rules = pos->rules;
    for (int rank = rules->ranks - 1; rank >= 0; rank--) {
        int run = 0;
        for (int file = 0; file < rules->files; file++) {
            Piece piece = pos->board[rank * rules->files + file];
            if (!piece) {
                run++;
                continue;
            }
            if (run) out += sprintf(out, "%d", run);
            run = 0;
            out = write_piece(rules, piece, out);
        }
        if (run) out += sprintf(out, "%d", run);
        if (rank) *out++ = '/';
    }
    return out;
}

void position_write(const Position *pos, char out[FEN_SIZE]) {
    const Rules *rules = pos->rules;
    out = write_board(pos, out);
    if (rules->has_hands) out = write_hands(pos, out);
    out += sprintf(out, " %c ", pos->side == WHITE ? 'w' : 'b');
    out = write_rights(pos, out);
    if (rules->has_passant) {
        char square[4] = "-";
        if (pos->passant != NO_SQUARE) square_write(rules, pos->passant, square);
        out += sprintf(out, " %s", square);
    }
    if (rules->check_limit) out += sprintf(out, " %d+%d", pos->checks[WHITE], pos->checks[BLACK]);
    if (rules->turn_moves > 1) out += sprintf(out, " %d", pos->turn_left);
    sprintf(out, " %d %d", pos->quiet, pos->number);
}
