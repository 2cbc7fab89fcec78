/* Position texts, read and written: ranks from the top, the side to move, the rights, the
 * en passant square (only in variants that have it), quiet half-moves, the move number. */
#include "core/notation.h"
#include "core/ops.h"
#include "core/sound.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_QUIET = 9999, MAX_NUMBER = 9999 };

typedef struct Reader {
    Position *pos;
    const Rules *rules;
    const char *text, *at;
    Err *err;
} Reader;

/* Where the reader is, for people: characters are counted from 1. */
static int column(const Reader *r) { return (int)(r->at - r->text) + 1; }

/* The kind whose letter, with its mark, stands here; *length bytes. */
static Kind kind_here(const Reader *r, int *length) {
    bool before = *r->at == '+';
    char letter = r->at[before];
    bool behind = !before && letter && r->at[1] == '~';
    *length = 1 + before + behind;
    if (!isalpha((unsigned char)letter)) return 0;
    return rules_kind_marked(r->rules, letter, before ? '+' : behind ? '~' : 0);
}

static bool read_piece(Reader *r, int file, int rank) {
    const Rules *rules = r->rules;
    int length;
    Kind kind = kind_here(r, &length);
    if (!kind) {
        return err_set(r->err, "position: \"%c\" is no piece of %s: character %d", *r->at, rules->name,
                       column(r));
    }
    if (file >= rules->files) {
        return err_set(r->err, "position: rank %d has more than %d files: character %d", rank + 1,
                       rules->files, column(r));
    }
    Side side = isupper((unsigned char)r->at[*r->at == '+']) ? WHITE : BLACK;
    Square square = (Square)(rank * rules->files + file);
    rules->ops->put(r->pos, square, piece_of(kind, side));
    r->at += length;
    return true;
}

/* A run of empty squares: two digits where they fit the rank, else one. */
static bool read_run(Reader *r, int *file, int rank) {
    int left = r->rules->files - *file, run = *r->at - '0', digits = 1;
    if (isdigit((unsigned char)r->at[1]) && run * 10 + r->at[1] - '0' <= left) {
        run = run * 10 + r->at[1] - '0';
        digits = 2;
    }
    if (run == 0 || run > left) {
        return err_set(r->err, "position: rank %d has more than %d files: character %d", rank + 1,
                       r->rules->files, column(r));
    }
    *file += run;
    r->at += digits;
    return true;
}

static bool read_rank(Reader *r, int rank) {
    int file = 0;
    while (*r->at && *r->at != '/' && *r->at != ' ' && *r->at != '[') {
        if (isdigit((unsigned char)*r->at)) {
            if (!read_run(r, &file, rank)) return false;
        } else if (!isprint((unsigned char)*r->at)) {
            return err_set(r->err, "position: a byte that is no letter of a piece: character %d",
                           column(r));
        } else if (read_piece(r, file, rank)) {
            file++;
        } else {
            return false;
        }
    }
    if (file == r->rules->files) return true;
    return err_set(r->err, "position: rank %d has %d of %d files: character %d", rank + 1, file,
                   r->rules->files, column(r));
}

static bool read_board(Reader *r) {
    for (int rank = r->rules->ranks - 1; rank >= 0; rank--) {
        if (!read_rank(r, rank)) return false;
        if (rank > 0 && *r->at != '/') {
            return err_set(r->err, "position: %d ranks instead of %d: character %d",
                           r->rules->ranks - rank, r->rules->ranks, column(r));
        }
        if (rank > 0) r->at++;
    }
    if (*r->at == '/') {
        return err_set(r->err, "position: more than %d ranks: character %d", r->rules->ranks, column(r));
    }
    return true;
}

/* "[PPn]" behind the board; "[]" and "[-]" are empty hands. */
static bool read_hands(Reader *r) {
    if (!r->rules->has_hands) return true;
    if (*r->at != '[') {
        return err_set(r->err, "position: pieces in hand stand in [ ] behind the board: character %d",
                       column(r));
    }
    for (r->at++; *r->at && *r->at != ']'; r->at++) {
        Kind kind = rules_kind_of_letter(r->rules, *r->at);
        Side side = isupper((unsigned char)*r->at) ? WHITE : BLACK;
        if (*r->at == '-') continue;
        if (!kind || r->rules->kinds[kind].hand != kind) {
            return err_set(r->err, "position: \"%c\" is no piece that can be in hand: character %d",
                           isprint((unsigned char)*r->at) ? *r->at : '?', column(r));
        }
        if (++r->pos->hand[side][kind] > MAX_IN_HAND - 1) {
            return err_set(r->err, "position: too many pieces in hand: character %d", column(r));
        }
    }
    if (*r->at++ == ']') return true;
    r->at--;
    return err_set(r->err, "position: the hands are not closed by ]: character %d", column(r));
}

/* Blanks, then the next field; false at the end of the text. */
static bool next_field(Reader *r, const char *what) {
    while (*r->at == ' ') r->at++;
    if (*r->at) return true;
    return err_set(r->err, "position: it ends before the %s: character %d", what, column(r));
}

static bool field_ends(const Reader *r) { return *r->at == ' ' || *r->at == '\0'; }

static bool read_side(Reader *r) {
    if (!next_field(r, "side to move")) return false;
    char letter = *r->at++;
    if ((letter != 'w' && letter != 'b') || !field_ends(r)) {
        r->at--;
        return err_set(r->err, "position: the side to move is w or b: character %d", column(r));
    }
    r->pos->side = letter == 'w' ? WHITE : BLACK;
    return true;
}

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
static bool read_free_right(Reader *r) {
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
static bool right_is_true(Reader *r, int right) {
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
                       column(r));
    }
    return true;
}

static bool read_right(Reader *r) {
    const Rules *rules = r->rules;
    if (rules->rooks_anywhere && read_free_right(r)) return true;
    for (int i = 0; i < rules->right_count; i++) {
        if (rules->rights[i].letter != *r->at || rules->rooks_anywhere) continue;
        if (r->pos->rights >> i & 1) {
            return err_set(r->err, "position: right %c twice: character %d", *r->at, column(r));
        }
        if (!right_is_true(r, i)) return false;
        r->pos->rights |= (uint16_t)(1u << i);
        return true;
    }
    char letters[MAX_RIGHTS + 1] = "";
    for (int i = 0; i < rules->right_count; i++) letters[i] = rules->rights[i].letter;
    if (rules->rooks_anywhere) {
        return err_set(r->err, "position: no King and rook stand at home for the right \"%c\": "
                               "character %d", isprint((unsigned char)*r->at) ? *r->at : '?', column(r));
    }
    return err_set(r->err, "position: \"%c\" is no right of %s (allowed: %s%s): character %d",
                   isprint((unsigned char)*r->at) ? *r->at : '?', rules->name, letters,
                   *letters ? " or -" : "-", column(r));
}

static bool read_rights(Reader *r) {
    if (!next_field(r, "rights")) return false;
    if (*r->at == '-') {
        r->at++;
    } else {
        for (; !field_ends(r); r->at++) {
            if (!read_right(r)) return false;
        }
    }
    if (field_ends(r)) return true;
    return err_set(r->err, "position: \"-\" stands alone where there are no rights: character %d",
                   column(r));
}

/* The piece that has just passed `passed`: it stands where one of its motions ends whose
 * middle is `passed`, and both squares behind it are empty. NO_SQUARE when there is none. */
static Square passed_by(const Position *pos, Square passed) {
    const Rules *rules = pos->rules;
    Side mover = side_other(pos->side);
    for (Square s = 0; s < rules->squares; s++) {
        Kind kind = piece_kind(pos->board[s]);
        if (!kind || piece_side(pos->board[s]) != mover) continue;
        for (int i = 0; i < rules->kinds[kind].motion_count; i++) {
            const Motion *motion = &rules->kinds[kind].motions[i];
            int step = (mover == WHITE ? motion->dr : -motion->dr) * rules->files + motion->df;
            int from = passed - step;
            if (!motion->leaves_passant || passed + step != s || from < 0) continue;
            if (from >= rules->squares || pos->board[from] || pos->board[passed]) continue;
            if (!motion->from || place_has(motion->from, (Square)from, mover)) return s;
        }
    }
    return NO_SQUARE;
}

/* Only an en passant square that a piece to move could really enter is kept, so that equal
 * positions have equal keys. */
static void keep_passant(Position *pos, Square passed, Square piece) {
    const Rules *rules = pos->rules;
    for (Square s = 0; s < rules->squares; s++) {
        Kind kind = piece_kind(pos->board[s]);
        if (!kind || piece_side(pos->board[s]) != pos->side) continue;
        for (int i = 0; i < rules->kinds[kind].motion_count; i++) {
            const Motion *motion = &rules->kinds[kind].motions[i];
            int dr = pos->side == WHITE ? motion->dr : -motion->dr;
            bool there = passed % rules->files - s % rules->files == motion->df &&
                         passed / rules->files - s / rules->files == dr;
            if (!motion->takes_passant || !there) continue;
            pos->passant = passed;
            pos->passant_piece = piece;
        }
    }
}

static bool read_passant(Reader *r) {
    if (!r->rules->has_passant) return true;
    if (!next_field(r, "en passant square")) return false;
    if (*r->at == '-') {
        r->at++;
        if (field_ends(r)) return true;
    }
    Square square;
    if (!square_read(r->rules, &r->at, &square) || !field_ends(r)) {
        return err_set(r->err, "position: the en passant square is a square or -: character %d",
                       column(r));
    }
    Square piece = passed_by(r->pos, square);
    if (piece == NO_SQUARE) {
        return err_set(r->err, "position: nothing has just passed the en passant square: character %d",
                       column(r));
    }
    keep_passant(r->pos, square, piece);
    return true;
}

static bool read_count(Reader *r, const char *what, long least, long most, uint16_t *out) {
    if (!next_field(r, what)) return false;
    char *end;
    long value = isdigit((unsigned char)*r->at) ? strtol(r->at, &end, 10) : -1;
    if (value < least || value > most || (*end != ' ' && *end)) {
        return err_set(r->err, "position: the %s is a number from %ld to %ld: character %d", what,
                       least, most, column(r));
    }
    *out = (uint16_t)value;
    r->at = end;
    return true;
}

/* "3+3": checks that White and Black still have to give. */
static bool read_checks(Reader *r) {
    int limit = r->rules->check_limit;
    if (!limit) return true;
    if (!next_field(r, "checks to give")) return false;
    int white = r->at[0] - '0', black = r->at[1] == '+' ? r->at[2] - '0' : -1;
    if (white < 0 || white > limit || black < 0 || black > limit) {
        return err_set(r->err, "position: the checks to give are two numbers up to %d, like %d+%d: "
                               "character %d", limit, limit, limit, column(r));
    }
    r->pos->checks[WHITE] = (uint8_t)white;
    r->pos->checks[BLACK] = (uint8_t)black;
    r->at += 3;
    return true;
}

/* Moves that the side to move still has, in games of several in a row. */
static bool read_turn(Reader *r) {
    if (r->rules->turn_moves == 1) return true;
    if (!next_field(r, "moves left in this turn")) return false;
    int left = *r->at - '0';
    if (left < 1 || left > r->rules->turn_moves) {
        return err_set(r->err, "position: the moves left in this turn are 1 to %d: character %d",
                       r->rules->turn_moves, column(r));
    }
    r->pos->turn_left = (uint8_t)left;
    r->at++;
    return true;
}

/* The two counts may be left out together, as in the texts of puzzles. */
static bool read_counts(Reader *r) {
    while (*r->at == ' ') r->at++;
    r->pos->number = 1;
    if (!*r->at) return true;
    if (!read_count(r, "count of quiet half-moves", 0, MAX_QUIET, &r->pos->quiet)) return false;
    if (!read_count(r, "move number", 1, MAX_NUMBER, &r->pos->number)) return false;
    while (*r->at == ' ') r->at++;
    if (!*r->at) return true;
    return err_set(r->err, "position: something follows the move number: character %d", column(r));
}

bool position_read_form(Position *pos, const Rules *rules, const char *text, Err *err) {
    Position made;
    memset(&made, 0, sizeof made);
    made.rules = rules;
    made.passant = made.passant_piece = NO_SQUARE;
    made.turn_left = rules->turn_moves;
    for (int i = 0; i < rules->castling_count; i++) made.rook_home[i] = rules->castlings[i].rook_from;
    Reader r = {&made, rules, text, text, err};
    while (*r.at == ' ') r.at++;
    if (!*r.at) return err_set(err, "position: it is empty");
    if (!read_board(&r) || !read_hands(&r) || !read_side(&r) || !read_rights(&r) ||
        !read_passant(&r) || !read_checks(&r) || !read_turn(&r) || !read_counts(&r)) {
        return false;
    }
    made.key = position_key(&made);
    *pos = made;
    return true;
}

bool position_read(Position *pos, const Rules *rules, const char *text, Err *err) {
    Position made;
    if (!position_read_form(&made, rules, text, err) || !position_sound(&made, err)) return false;
    *pos = made;
    return true;
}

void position_start(Position *pos, const Rules *rules) {
    Err err;
    bool sound = position_read(pos, rules, rules->start, &err);
    if (!sound) abort(); /* rules_compile() has read it before */
}

/* --- writing --------------------------------------------------------------------------- */

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

/* The letter of a right; of its rook's file when another rook stands further out. */
static char letter_of_right(const Position *pos, int right) {
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

static char *write_rights(const Position *pos, char *out) {
    if (!pos->rights) *out++ = '-';
    for (int i = 0; i < pos->rules->right_count; i++) {
        if (pos->rights >> i & 1) *out++ = letter_of_right(pos, i);
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
