/* The rights of a position text: letters of the rules, or of the files of rooks that may stand anywhere. */
#include "core/fen.h"

#include "core/notation.h"

#include <ctype.h>
#include <string.h>

/* With rooks anywhere: the King in its first rank, a rook on the wing of the row; the
 * outermost one for a letter of the rules, the one in the file for a letter of a file. */
static Square rook_on_wing(const Position *pos, const Castling *row, Square king, int file) {
    const Rules *rules = pos->rules;
    Piece rook = piece_of(row->rook, row->side);
    bool right = row->king_to > row->rook_to;
    int rank = king / rules->files;
    for (int at = right ? rules->files - 1 : 0; at != king % rules->files; at += right ? -1 : 1) {
        Square square = (Square)(rank * rules->files + at);
        if (pos->board[square] == rook && (file < 0 || file == at)) return square;
    }
    return NO_SQUARE;
}

static Square find_piece(const Position *pos, Piece piece) {
    for (Square s = 0; s < pos->rules->squares; s++) {
        if (pos->board[s] == piece) return s;
    }
    return NO_SQUARE;
}

/* Reads one letter as the right of a castling with rooks anywhere; false when it is none. */
static bool read_free_right(FenReader *r) {
    const Rules *rules = r->rules;
    Side side = isupper((unsigned char)*r->at) ? WHITE : BLACK;
    int file = tolower((unsigned char)*r->at) - 'a';
    for (int i = 0; i < rules->castling_count; i++) {
        const Castling *row = &rules->castlings[i];
        bool named = rules->rights[row->right].letter == *r->at;
        if (row->side != side || (!named && (file < 0 || file >= rules->files))) continue;
        Square king = find_piece(r->pos, piece_of(row->king, side));
        if (king == NO_SQUARE || king / rules->files != row->king_to / rules->files) continue;
        Square rook = rook_on_wing(r->pos, row, king, named ? -1 : file);
        if (rook == NO_SQUARE || (r->pos->rights >> row->right & 1)) continue;
        r->pos->rook_home[i] = rook;
        r->pos->rights |= (uint16_t)(1u << row->right);
        return true;
    }
    return false;
}

/* A castling right asks for its two pieces at home. */
static bool right_is_true(FenReader *r, int right) {
    const Rules *rules = r->rules;
    for (int i = 0; i < rules->castling_count; i++) {
        const Castling *castling = &rules->castlings[i];
        if (castling->right != right) continue;
        Piece king = piece_of(castling->king, castling->side);
        Piece rook = piece_of(castling->rook, castling->side);
        bool king_home = r->pos->board[castling->king_from] == king;
        if (king_home && r->pos->board[castling->rook_from] == rook) continue;
        char square[4];
        square_write(rules, king_home ? castling->rook_from : castling->king_from, square);
        return err_set(r->err, "position: right %c needs a %s on %s: character %d", *r->at,
                       rules->kinds[king_home ? castling->rook : castling->king].title.en, square,
                       fen_column(r));
    }
    return true;
}

bool fen_read_right(FenReader *r) {
    const Rules *rules = r->rules;
    if (rules->rooks_anywhere && read_free_right(r)) return true;
    for (int i = 0; i < rules->right_count; i++) {
        if (rules->rights[i].letter != *r->at || rules->rooks_anywhere) continue;
        if (r->pos->rights >> i & 1) {
            return err_set(r->err, "position: right %c twice: character %d", *r->at, fen_column(r));
        }
        if (!right_is_true(r, i)) return false;
        r->pos->rights |= (uint16_t)(1u << i);
        return true;
    }
    char letters[MAX_RIGHTS + sizeof ", -"] = "";
    for (int i = 0; i < rules->right_count; i++) letters[i] = rules->rights[i].letter;
    if (rules->rooks_anywhere) {
        return err_set(r->err, "position: no King and rook stand at home for the right \"%c\": "
                               "character %d", isprint((unsigned char)*r->at) ? *r->at : '?', fen_column(r));
    }
    strcat(letters, *letters ? ", -" : "-");
    return err_set(r->err, "position: \"%c\" is no right of %s (allowed: %s): character %d",
                   isprint((unsigned char)*r->at) ? *r->at : '?', rules->name, letters, fen_column(r));
}

char fen_right_letter(const Position *pos, int right) {
    const Rules *rules = pos->rules;
    for (int i = 0; i < rules->castling_count && rules->rooks_anywhere; i++) {
        const Castling *row = &rules->castlings[i];
        if (row->right != right) continue;
        Square king = find_piece(pos, piece_of(row->king, row->side));
        if (rook_on_wing(pos, row, king, -1) == pos->rook_home[i]) continue;
        return (char)((row->side == WHITE ? 'A' : 'a') + pos->rook_home[i] % rules->files);
    }
    return rules->rights[right].letter;
}
