/* The en passant square of a position text: which piece has passed it, and whether it matters. */
#include "core/fen.h"

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

bool fen_set_passant(Position *pos, Square passed) {
    Square piece = passed_by(pos, passed);
    if (piece == NO_SQUARE) return false;
    keep_passant(pos, passed, piece);
    return true;
}
