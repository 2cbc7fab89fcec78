/* Ranks: the table's move, hits and promotions that win something, killers, the answer to
 * the last move, quiet moves by their history, and hits that lose at the end. */
#include "search/order.h"

enum {
    RANK_KILLER = 1 << 22,
    RANK_ANSWER = 1 << 21,
    HISTORY_MOST = 1 << 14,
    SWAP_MOST = 32
};

/* --- gains ------------------------------------------------------------------------ */

/* The prizes of a side's pieces among `squares` but `without`, the cheapest first. */
static int attackers_of(const Tree *tree, Side side, const Square *squares, int count,
                        Square without, Square target, int prizes[SWAP_MOST]) {
    int found = 0;
    for (int i = 0; i < count && found < SWAP_MOST; i++) {
        Piece piece = tree->pos.board[squares[i]];
        if (squares[i] == without || squares[i] == target || piece_side(piece) != side) continue;
        int prize = tree->worth.prize[piece_kind(piece)], k = found++;
        for (; k > 0 && prizes[k - 1] > prize; k--) prizes[k] = prizes[k - 1];
        prizes[k] = prize;
    }
    return found;
}

/* Taking in turn on one square, each side stopping when it likes. */
static int swap_off(const Tree *tree, Move move, int victim, int mover) {
    Square squares[MAX_SQUARES], to = move_to(move);
    int count = position_actors(&tree->pos, to, squares), prizes[2][SWAP_MOST], gains[SWAP_MOST];
    Side us = (Side)tree->pos.side, turn = side_other(us);
    int have[2], used[2] = {0, 0}, n = 0;
    for (Side side = WHITE; side <= BLACK; side++)
        have[side] = attackers_of(tree, side, squares, count, move_from(move), to, prizes[side]);
    gains[n++] = victim;
    for (int hanging = mover; used[turn] < have[turn] && n < SWAP_MOST; turn = side_other(turn)) {
        gains[n] = hanging - gains[n - 1];
        n++;
        hanging = prizes[turn][used[turn]++];
    }
    while (--n > 0)
        if (-gains[n] < gains[n - 1]) gains[n - 1] = -gains[n];
    return gains[0];
}

/* After a hit that needed a surplus the enemy has no more than before on that square, so
 * the piece stays; after another the sums say whether it is retaken. */
static int gain_by_sums(const Tree *tree, Move move, int victim, int mover, Kind taken, Kind kind) {
    if (!(tree->worth.free_hitters >> kind & 1)) return victim;
    Side us = (Side)tree->pos.side;
    Sums sums = position_strength(&tree->pos, move_to(move));
    int left = sums.of[side_other(us)] - (int)tree->worth.strength[taken];
    return left > sums.of[us] ? victim - mover : victim;
}

int order_gain(const Tree *tree, Move move) {
    const Worth *worth = &tree->worth;
    const Position *pos = &tree->pos;
    Kind kind = piece_kind(pos->board[move_from(move)]);
    int mover = worth->prize[kind], gain = 0;
    MoveAction action = move_action(move);
    if (move_hits(move)) {
        Square at = action == MOVE_EN_PASSANT ? (Square)move_aux(move) : move_to(move);
        Kind taken = piece_kind(pos->board[at]);
        int victim = worth->prize[taken];
        if (action == MOVE_EXCHANGE) gain = victim - mover;
        else if (worth->rules->needs_surplus) {
            gain = gain_by_sums(tree, move, victim, mover, taken, kind);
        } else {
            gain = victim >= mover ? victim : swap_off(tree, move, victim, mover);
        }
    }
    if (action == MOVE_CONVERT)
        return 2 * worth->prize[piece_kind(pos->board[move_to(move)])];
    if (move_becomes(move)) gain += worth->prize[move_becomes(move)] - mover;
    return gain;
}

static inline bool is_loud(const Tree *tree, Move move) {
    if (order_active(move)) return true;
    const uint32_t *goal_of = tree->worth.goal_of[tree->pos.side];
    uint32_t enters = goal_of[move_to(move)] & ~goal_of[move_from(move)];
    if (!enters || move_action(move) != MOVE_QUIET) return false;
    return enters >> piece_kind(tree->pos.board[move_from(move)]) & 1;
}

bool order_loud(const Tree *tree, Move move) {
    return is_loud(tree, move);
}

/* --- ranks --------------------------------------------------------------------------- */

static int rank_loud(const Tree *tree, Move move) {
    int gain = order_gain(tree, move);
    int mover = tree->worth.prize[piece_kind(tree->pos.board[move_from(move)])];
    if (gain < 0) return RANK_LOSING - 1 + gain;
    return RANK_GOOD + 16 * gain - mover / 16;
}

static int rank_quiet(const Tree *tree, int ply, Move move, Move answer) {
    const Frame *frame = &tree->frames[ply];
    Piece mover = tree_mover(tree, move);
    int history = tree->history[mover][move_to(move)];
    unsigned deed = tree_deed(tree, mover, move);
    if (ply > 0) history += tree->after[frame[-1].deed][deed];
    if (ply > 1) history += tree->after[frame[-2].deed][deed];
    if (move == frame->killers[0]) return RANK_KILLER + 1;
    if (move == frame->killers[1]) return RANK_KILLER;
    if (move == answer) return RANK_ANSWER;
    return history;
}

static uint64_t item_of(int rank, Move move) {
    return (uint64_t)((uint32_t)rank ^ 0x80000000u) << 32 | move;
}

static void open_list(Picker *picker, Tree *tree, int ply, int count) {
    *picker = (Picker){.tree = tree, .items = tree->lists + tree->listed, .count = count,
                       .ranked = count, .ply = ply};
    tree->listed += count;
}

/* Most nodes are refuted by the first move or a hit: quiet moves wait behind those, unranked. */
void picker_open_all(Picker *picker, Tree *tree, int ply, Move first) {
    Move moves[MAX_MOVES];
    open_list(picker, tree, ply, position_moves(&tree->pos, moves));
    int ranked = 0, quiet = picker->count;
    for (int i = 0; i < picker->count; i++) {
        Move move = moves[i];
        if (move == first) picker->items[ranked++] = item_of(RANK_FIRST, move);
        else if (is_loud(tree, move)) picker->items[ranked++] = item_of(rank_loud(tree, move), move);
        else picker->items[--quiet] = move;
    }
    picker->ranked = ranked;
}

static void rank_quiets(Picker *picker) {
    const Tree *tree = picker->tree;
    const Frame *before = picker->ply > 0 ? &tree->frames[picker->ply - 1] : NULL;
    Move answer = NO_MOVE;
    if (before && before->move) answer = tree->answers[before->mover][move_to(before->move)];
    for (int i = picker->ranked; i < picker->count; i++) {
        Move move = (Move)picker->items[i];
        picker->items[i] = item_of(rank_quiet(tree, picker->ply, move, answer), move);
    }
    picker->ranked = picker->count;
}

void picker_open_hits(Picker *picker, Tree *tree, Move first) {
    Move moves[MAX_MOVES];
    open_list(picker, tree, 0, position_hits(&tree->pos, moves));
    for (int i = 0; i < picker->count; i++) {
        Move move = moves[i];
        picker->items[i] = item_of(move == first ? RANK_FIRST : rank_loud(tree, move), move);
    }
}

void picker_close(Picker *picker) {
    picker->tree->listed -= picker->count;
}

/* The best item is kept beside its place: reading it again would make each step wait for the
 * one before. */
static int best_of(const Picker *picker) {
    int best = picker->next;
    uint64_t most = picker->items[best];
    for (int i = best + 1; i < picker->ranked; i++) {
        uint64_t item = picker->items[i];
        best = item > most ? i : best;
        most = item > most ? item : most;
    }
    return best;
}

Move picker_next(Picker *picker, int *rank) {
    if (picker->next >= picker->count) return NO_MOVE;
    uint64_t *items = picker->items;
    int best = best_of(picker);
    if (picker->ranked < picker->count &&
        (picker->next >= picker->ranked || items[best] < item_of(RANK_GOOD, NO_MOVE))) {
        rank_quiets(picker);
        best = best_of(picker);
    }
    int at = picker->next++;
    uint64_t item = items[best];
    items[best] = items[at];
    *rank = (int)((uint32_t)(item >> 32) ^ 0x80000000u);
    return (Move)item;
}

/* --- learning ------------------------------------------------------------------------- */

/* Values stay within HISTORY_MOST: the nearer they are to it, the less is added. */
static void add_to(int16_t *value, int bonus) {
    int size = bonus < 0 ? -bonus : bonus;
    *value = (int16_t)(*value + bonus - *value * size / HISTORY_MOST);
}

static void add_history(Tree *tree, int ply, Move move, int bonus) {
    const Frame *frame = &tree->frames[ply];
    Piece mover = tree_mover(tree, move);
    unsigned deed = tree_deed(tree, mover, move);
    add_to(&tree->history[mover][move_to(move)], bonus);
    if (ply > 0) add_to(&tree->after[frame[-1].deed][deed], bonus);
    if (ply > 1) add_to(&tree->after[frame[-2].deed][deed], bonus);
}

void order_learn(Tree *tree, int ply, int depth, Move move, const Move *tried, int tried_count) {
    Frame *frame = &tree->frames[ply];
    int bonus = depth > 10 ? 1600 : 160 * depth;
    if (frame->killers[0] != move) {
        frame->killers[1] = frame->killers[0];
        frame->killers[0] = move;
    }
    if (ply > 0 && frame[-1].move) tree->answers[frame[-1].mover][move_to(frame[-1].move)] = move;
    add_history(tree, ply, move, bonus);
    for (int i = 0; i < tried_count; i++) add_history(tree, ply, tried[i], -bonus);
}
