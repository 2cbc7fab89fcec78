/* Moves in SAN. Whether a piece has to be told from another is asked of the legal moves, so
 * that a pinned piece is no other (PGN 8.2.3.4). */
#include "core/san.h"

#include <stdio.h>
#include <string.h>

bool san_castles_far(const Position *pos, Move move) {
    const Castling *row = &pos->rules->castlings[move_aux(move)];
    return row->king_to < row->rook_to;
}

static const char *name_of(const Position *pos, Kind kind) {
    return kind ? pos->rules->kinds[kind].abbreviation.en : "";
}

/* --- writing ----------------------------------------------------------------------------- */

/* What tells the move from those of like pieces to the same square: nothing, the file, the
 * rank or both. */
static void disambiguate(const Position *pos, Move move, char out[4]) {
    Move moves[MAX_MOVES];
    char square[4];
    int files = pos->rules->files, count = position_moves(pos, moves);
    bool others = false, same_file = false, same_rank = false;
    Square from = move_from(move);
    for (int i = 0; i < count; i++) {
        Square other = move_from(moves[i]);
        if (other == from || move_to(moves[i]) != move_to(move)) continue;
        if (pos->board[other] != pos->board[from]) continue;
        others = true;
        same_file |= other % files == from % files;
        same_rank |= other / files == from / files;
    }
    square_write(pos->rules, from, square);
    if (!others) out[0] = '\0';
    else if (!same_file) snprintf(out, 4, "%c", square[0]);
    else strcpy(out, same_rank ? square : square + 1);
}

void san_write(const Position *pos, Move move, char out[MOVE_TEXT_SIZE]) {
    const char *name = name_of(pos, piece_kind(pos->board[move_from(move)]));
    const char *becomes = name_of(pos, move_becomes(move));
    char origin[4] = "", to[4];
    if (move_action(move) == MOVE_CASTLE) {
        strcpy(out, san_castles_far(pos, move) ? "O-O-O" : "O-O");
        return;
    }
    square_write(pos->rules, move_from(move), origin);
    square_write(pos->rules, move_to(move), to);
    if (*name) disambiguate(pos, move, origin);
    else origin[move_hits(move)] = '\0';
    snprintf(out, MOVE_TEXT_SIZE, "%s%s%s%s%s%s", name, origin, move_hits(move) ? "x" : "", to,
             *becomes ? "=" : "", becomes);
}

/* --- reading ----------------------------------------------------------------------------- */

/* Takes `tail` off the end of a text of *length bytes. */
static bool cut_tail(const char *text, size_t *length, const char *tail) {
    size_t size = strlen(tail);
    if (size > *length || memcmp(text + *length - size, tail, size)) return false;
    *length -= size;
    return true;
}

/* Whether the text is nothing, the file, the rank or both of a square. */
static bool is_origin(const char *text, size_t length, const char square[4]) {
    size_t rank = strlen(square + 1);
    return !length || (length == 1 && *text == *square) ||
           (length == rank && !memcmp(text, square + 1, rank)) ||
           (length == rank + 1 && !memcmp(text, square, rank + 1));
}

static bool castling_fits(const char *text, bool far) {
    return !strcmp(text, far ? "O-O-O" : "O-O") || !strcmp(text, far ? "0-0-0" : "0-0");
}

/* From behind: what it becomes, where it goes, what tells it from others. */
static bool fits(const Position *pos, Move move, const char *text) {
    MoveAction action = move_action(move);
    if (action == MOVE_CASTLE) return castling_fits(text, san_castles_far(pos, move));
    if (action == MOVE_DROP || action == MOVE_PASS) return false;
    const char *name = name_of(pos, piece_kind(pos->board[move_from(move)]));
    size_t length = strlen(text), name_length = strlen(name);
    char from[4], to[4];
    square_write(pos->rules, move_from(move), from);
    square_write(pos->rules, move_to(move), to);
    if (strncmp(text, name, name_length)) return false;
    text += name_length;
    length -= name_length;
    if (move_becomes(move)) {
        if (!cut_tail(text, &length, name_of(pos, move_becomes(move)))) return false;
        cut_tail(text, &length, "=");
    }
    if (!cut_tail(text, &length, to)) return false;
    if (cut_tail(text, &length, "x") && !move_hits(move)) return false;
    if (!name_length && move_hits(move) && !length) return false; /* d5 is no exd5 */
    return is_origin(text, length, from);
}

int san_read(const Position *pos, const char *text, Move *move) {
    Move moves[MAX_MOVES];
    int count = position_moves(pos, moves), found = 0;
    for (int i = 0; i < count; i++) {
        if (!fits(pos, moves[i], text)) continue;
        *move = moves[i];
        found++;
    }
    return found;
}
