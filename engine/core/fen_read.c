/* Position texts, read: ranks from the top, the side to move, the rights, the
 * en passant square (only in variants that have it), quiet half-moves, the move number. */
#include "core/fen.h"

#include "core/notation.h"
#include "core/ops.h"
#include "core/sound.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_QUIET = 9999, MAX_NUMBER = 9999 };

/* The kind whose letter, with its mark, stands here; *length bytes. */
static Kind kind_here(const FenReader *r, int *length) {
    bool before = *r->at == '+';
    char letter = r->at[before];
    bool behind = !before && letter && r->at[1] == '~';
    *length = 1 + before + behind;
    if (!isalpha((unsigned char)letter)) return 0;
    return rules_kind_marked(r->rules, letter, before ? '+' : behind ? '~' : 0);
}

static bool read_piece(FenReader *r, int file, int rank) {
    const Rules *rules = r->rules;
    int length;
    Kind kind = kind_here(r, &length);
    if (!kind) {
        return err_set(r->err, "position: \"%c\" is no piece of %s: character %d", *r->at, rules->name,
                       fen_column(r));
    }
    if (file >= rules->files) {
        return err_set(r->err, "position: rank %d has more than %d files: character %d", rank + 1,
                       rules->files, fen_column(r));
    }
    Side side = isupper((unsigned char)r->at[*r->at == '+']) ? WHITE : BLACK;
    Square square = (Square)(rank * rules->files + file);
    rules->ops->put(r->pos, square, piece_of(kind, side));
    r->at += length;
    return true;
}

/* A run of empty squares: two digits where they fit the rank, else one. */
static bool read_run(FenReader *r, int *file, int rank) {
    int left = r->rules->files - *file, run = *r->at - '0', digits = 1;
    if (isdigit((unsigned char)r->at[1]) && run * 10 + r->at[1] - '0' <= left) {
        run = run * 10 + r->at[1] - '0';
        digits = 2;
    }
    if (run == 0 || run > left) {
        return err_set(r->err, "position: rank %d has more than %d files: character %d", rank + 1,
                       r->rules->files, fen_column(r));
    }
    *file += run;
    r->at += digits;
    return true;
}

static bool read_rank(FenReader *r, int rank) {
    int file = 0;
    while (*r->at && *r->at != '/' && *r->at != ' ' && *r->at != '[') {
        if (isdigit((unsigned char)*r->at)) {
            if (!read_run(r, &file, rank)) return false;
        } else if (!isprint((unsigned char)*r->at)) {
            return err_set(r->err, "position: a byte that is no letter of a piece: character %d",
                           fen_column(r));
        } else if (read_piece(r, file, rank)) {
            file++;
        } else {
            return false;
        }
    }
    if (file == r->rules->files) return true;
    return err_set(r->err, "position: rank %d has %d of %d files: character %d", rank + 1, file,
                   r->rules->files, fen_column(r));
}

static bool read_board(FenReader *r) {
    for (int rank = r->rules->ranks - 1; rank >= 0; rank--) {
        if (!read_rank(r, rank)) return false;
        if (rank > 0 && *r->at != '/') {
            return err_set(r->err, "position: %d ranks instead of %d: character %d",
                           r->rules->ranks - rank, r->rules->ranks, fen_column(r));
        }
        if (rank > 0) r->at++;
    }
    if (*r->at == '/') {
        return err_set(r->err, "position: more than %d ranks: character %d", r->rules->ranks, fen_column(r));
    }
    return true;
}

/* "[PPn]" behind the board; "[]" and "[-]" are empty hands. */
static bool read_hands(FenReader *r) {
    if (!r->rules->has_hands) return true;
    if (*r->at != '[') {
        return err_set(r->err, "position: pieces in hand stand in [ ] behind the board: character %d",
                       fen_column(r));
    }
    for (r->at++; *r->at && *r->at != ']'; r->at++) {
        Kind kind = rules_kind_of_letter(r->rules, *r->at);
        Side side = isupper((unsigned char)*r->at) ? WHITE : BLACK;
        if (*r->at == '-') continue;
        if (!kind || r->rules->kinds[kind].hand != kind) {
            return err_set(r->err, "position: \"%c\" is no piece that can be in hand: character %d",
                           isprint((unsigned char)*r->at) ? *r->at : '?', fen_column(r));
        }
        if (++r->pos->hand[side][kind] > MAX_IN_HAND - 1) {
            return err_set(r->err, "position: too many pieces in hand: character %d", fen_column(r));
        }
    }
    if (*r->at++ == ']') return true;
    r->at--;
    return err_set(r->err, "position: the hands are not closed by ]: character %d", fen_column(r));
}

/* Blanks, then the next field; false at the end of the text. */
static bool next_field(FenReader *r, const char *what) {
    while (*r->at == ' ') r->at++;
    if (*r->at) return true;
    return err_set(r->err, "position: it ends before the %s: character %d", what, fen_column(r));
}

static bool read_side(FenReader *r) {
    if (!next_field(r, "side to move")) return false;
    char letter = *r->at++;
    if ((letter != 'w' && letter != 'b') || !fen_field_ends(r)) {
        r->at--;
        return err_set(r->err, "position: the side to move is w or b: character %d", fen_column(r));
    }
    r->pos->side = letter == 'w' ? WHITE : BLACK;
    return true;
}

static bool read_rights(FenReader *r) {
    if (!next_field(r, "rights")) return false;
    if (*r->at == '-') {
        r->at++;
    } else {
        for (; !fen_field_ends(r); r->at++) {
            if (!fen_read_right(r)) return false;
        }
    }
    if (fen_field_ends(r)) return true;
    return err_set(r->err, "position: \"-\" stands alone where there are no rights: character %d",
                   fen_column(r));
}

static bool read_passant(FenReader *r) {
    if (!r->rules->has_passant) return true;
    if (!next_field(r, "en passant square")) return false;
    if (*r->at == '-') {
        r->at++;
        if (fen_field_ends(r)) return true;
    }
    Square square;
    if (!square_read(r->rules, &r->at, &square) || !fen_field_ends(r)) {
        return err_set(r->err, "position: the en passant square is a square or -: character %d",
                       fen_column(r));
    }
    if (fen_set_passant(r->pos, square)) return true;
    return err_set(r->err, "position: nothing has just passed the en passant square: character %d",
                   fen_column(r));
}

static bool read_count(FenReader *r, const char *what, long least, long most, uint16_t *out) {
    if (!next_field(r, what)) return false;
    char *end;
    long value = isdigit((unsigned char)*r->at) ? strtol(r->at, &end, 10) : -1;
    if (value < least || value > most || (*end != ' ' && *end)) {
        return err_set(r->err, "position: the %s is a number from %ld to %ld: character %d", what,
                       least, most, fen_column(r));
    }
    *out = (uint16_t)value;
    r->at = end;
    return true;
}

/* "3+3": checks that White and Black still have to give. */
static bool read_checks(FenReader *r) {
    int limit = r->rules->check_limit;
    if (!limit) return true;
    if (!next_field(r, "checks to give")) return false;
    int white = r->at[0] - '0', black = r->at[1] == '+' ? r->at[2] - '0' : -1;
    if (white < 0 || white > limit || black < 0 || black > limit) {
        return err_set(r->err, "position: the checks to give are two numbers up to %d, like %d+%d: "
                               "character %d", limit, limit, limit, fen_column(r));
    }
    r->pos->checks[WHITE] = (uint8_t)white;
    r->pos->checks[BLACK] = (uint8_t)black;
    r->at += 3;
    return true;
}

/* Moves that the side to move still has, in games of several in a row. */
static bool read_turn(FenReader *r) {
    if (r->rules->turn_moves == 1) return true;
    if (!next_field(r, "moves left in this turn")) return false;
    int left = *r->at - '0';
    if (left < 1 || left > r->rules->turn_moves) {
        return err_set(r->err, "position: the moves left in this turn are 1 to %d: character %d",
                       r->rules->turn_moves, fen_column(r));
    }
    r->pos->turn_left = (uint8_t)left;
    r->at++;
    return true;
}

/* The two counts may be left out together, as in the texts of puzzles. */
static bool read_counts(FenReader *r) {
    while (*r->at == ' ') r->at++;
    r->pos->number = 1;
    if (!*r->at) return true;
    if (!read_count(r, "count of quiet half-moves", 0, MAX_QUIET, &r->pos->quiet)) return false;
    if (!read_count(r, "move number", 1, MAX_NUMBER, &r->pos->number)) return false;
    while (*r->at == ' ') r->at++;
    if (!*r->at) return true;
    return err_set(r->err, "position: something follows the move number: character %d", fen_column(r));
}

bool position_read_form(Position *pos, const Rules *rules, const char *text, Err *err) {
    Position made;
    memset(&made, 0, sizeof made);
    made.rules = rules;
    made.passant = made.passant_piece = NO_SQUARE;
    made.turn_left = rules->turn_moves;
    for (int i = 0; i < rules->castling_count; i++) made.rook_home[i] = rules->castlings[i].rook_from;
    FenReader r = {&made, rules, text, text, err};
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
