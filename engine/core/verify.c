/* The slow and plain reference. */
#include "core/verify.h"

#include "core/notation.h"
#include "core/ops.h"
#include "core/walk.h"
#include "core/why.h"

#include <stdlib.h>
#include <string.h>

static bool fault(const Position *pos, Err *err, const char *what) {
    char fen[FEN_SIZE];
    position_write(pos, fen);
    return err_set(err, "internal check failed: %s: %s %s", what, pos->rules->name, fen);
}

/* --- strengths ---------------------------------------------------------------------------- */

/* Marks every square on which the piece acts along one motion (Chess-T1 rule 15). */
static void mark_motion(const Position *pos, Square from, const Motion *motion, bool *acts) {
    WalkStep steps[MAX_STEPS];
    Side side = piece_side(pos->board[from]);
    int count = motion->acts ? walk_motion(pos, from, motion, steps) : 0;
    for (int i = 0; i < count; i++) {
        bool open = steps[i].state == WALK_OPEN;
        if (open && walk_barred(pos->rules, steps[i].square, side) < 0) acts[steps[i].square] = true;
    }
}

static void plain_strengths(const Position *pos, Sums sums[MAX_SQUARES]) {
    const Rules *rules = pos->rules;
    memset(sums, 0, MAX_SQUARES * sizeof *sums);
    for (Square from = 0; from < rules->squares; from++) {
        if (!pos->board[from]) continue;
        const KindInfo *kind = &rules->kinds[piece_kind(pos->board[from])];
        bool acts[MAX_SQUARES] = {false};
        acts[from] = true;
        for (int i = 0; i < kind->motion_count; i++) {
            mark_motion(pos, from, &kind->motions[i], acts);
        }
        for (Square s = 0; s < rules->squares; s++) {
            if (acts[s]) sums[s].of[piece_side(pos->board[from])] += (int16_t)kind->strength;
        }
    }
}

static bool strengths_hold(const Position *pos, Err *err) {
    Sums plain[MAX_SQUARES], fast[MAX_SQUARES];
    plain_strengths(pos, plain);
    position_strengths(pos, fast);
    for (Square s = 0; s < pos->rules->squares; s++) {
        Sums one = position_strength(pos, s);
        if (memcmp(&plain[s], &fast[s], sizeof one)) return fault(pos, err, "strengths of all squares");
        if (memcmp(&plain[s], &one, sizeof one)) return fault(pos, err, "strength of one square");
    }
    return true;
}

/* --- moves -------------------------------------------------------------------------------- */

static int by_value(const void *a, const void *b) {
    Move x = *(const Move *)a, y = *(const Move *)b;
    return (x > y) - (x < y);
}

static bool may_change(const Position *pos, int from) {
    for (int i = 0; i < pos->rules->promote_count; i++) {
        const PromoteRule *rule = &pos->rules->promotes[i];
        if (rule->optional && rule->kind == piece_kind(pos->board[from])) return true;
    }
    return false;
}

/* Every legal move by the slow rules of core/why.c. */
static int plain_moves(const Position *pos, Move *out) {
    const Rules *rules = pos->rules;
    int count = 0;
    for (int from = 0; from < rules->squares; from++) {
        if (!pos->board[from] || piece_side(pos->board[from]) != pos->side) continue;
        for (int to = 0; to < rules->squares; to++) {
            Why why = why_move(pos, (Square)from, (Square)to, 0);
            if (why.code == WHY_LEGAL) out[count++] = why.move;
            bool choice = why.code == WHY_LEGAL && may_change(pos, from);
            if (why.code != WHY_PROMOTION_NEEDED && !choice) continue;
            for (Kind kind = 1; kind <= rules->kind_count; kind++) {
                why = why_move(pos, (Square)from, (Square)to, kind);
                if (why.code == WHY_LEGAL) out[count++] = why.move;
            }
        }
    }
    for (Kind kind = 1; kind <= rules->kind_count; kind++) {
        for (int to = 0; pos->hand[pos->side][kind] && to < rules->squares; to++) {
            Why why = why_drop(pos, kind, (Square)to);
            if (why.code == WHY_LEGAL) out[count++] = why.move;
        }
    }
    return count;
}

static bool contains(const Move *moves, int count, Move move) {
    for (int i = 0; i < count; i++) {
        if (moves[i] == move) return true;
    }
    return false;
}

static bool moves_hold(const Position *pos, Err *err) {
    Move moves[MAX_MOVES], plain[MAX_MOVES], hits[MAX_MOVES];
    int count = position_moves(pos, moves);
    if ((uint64_t)count != position_count(pos)) return fault(pos, err, "number of moves");
    int hit_count = position_hits(pos, hits);
    for (int i = 0; i < hit_count; i++) {
        if (!contains(moves, count, hits[i])) return fault(pos, err, "a hit that is no move");
    }
    for (int i = 0; i < count; i++) {
        if (move_hits(moves[i]) && !contains(hits, hit_count, moves[i])) {
            return fault(pos, err, "a capture that is not among the hits");
        }
    }
    int plain_count = plain_moves(pos, plain);
    qsort(moves, (size_t)count, sizeof *moves, by_value);
    qsort(plain, (size_t)plain_count, sizeof *plain, by_value);
    for (int i = 0; i < count; i++) {
        if (move_action(moves[i]) == MOVE_PASS) moves[i--] = moves[--count]; /* not asked of why_move() */
    }
    qsort(moves, (size_t)count, sizeof *moves, by_value);
    if (count != plain_count || memcmp(moves, plain, (size_t)count * sizeof *moves)) {
        return fault(pos, err, "moves against the plain rules");
    }
    return true;
}

static bool same_position(const Position *a, const Position *b) {
    size_t before = offsetof(Position, set), kept = a->rules->set_count;
    size_t width = a->rules->squares <= 64 ? sizeof *a->set.narrow : sizeof *a->set.wide;
    return a->key == b->key && a->side == b->side && a->passant == b->passant &&
           a->passant_piece == b->passant_piece && a->rights == b->rights && a->quiet == b->quiet &&
           a->number == b->number && !memcmp(a->hand, b->hand, sizeof a->hand) &&
           !memcmp(a->checks, b->checks, sizeof a->checks) && !memcmp(a->board, b->board, sizeof a->board) &&
           !memcmp((const char *)a + before, (const char *)b + before, kept * width);
}

static bool unmaking_holds(const Position *pos, Err *err) {
    Position copy = *pos;
    Move moves[MAX_MOVES];
    Undo undo;
    int count = position_moves(pos, moves);
    for (int i = 0; i < count; i++) {
        position_make(&copy, moves[i], &undo);
        if (copy.key != position_key(&copy)) return fault(&copy, err, "key after a move");
        if (!pos->rules->ops->sets_hold(&copy)) return fault(&copy, err, "sets after a move");
        position_unmake(&copy, &undo);
        if (!same_position(&copy, pos)) return fault(pos, err, "a move taken back");
    }
    return true;
}

static bool text_holds(const Position *pos, Err *err) {
    char text[FEN_SIZE], again[FEN_SIZE];
    Position read;
    position_write(pos, text);
    if (!position_read(&read, pos->rules, text, err)) return false;
    position_write(&read, again);
    if (strcmp(text, again) || read.key != pos->key) return fault(pos, err, "position text");
    return true;
}

bool position_verify(const Position *pos, Err *err) {
    if (pos->key != position_key(pos)) return fault(pos, err, "key");
    if (!pos->rules->ops->sets_hold(pos)) return fault(pos, err, "sets");
    bool over = position_outcome_fast(pos).result != PLAYING;
    return strengths_hold(pos, err) && moves_hold(pos, err) && unmaking_holds(pos, err) &&
           (over || text_holds(pos, err));
}
