/* Principal variation search with a quiescence search at the leaves.
 *
 * Nothing here knows a game. What the rules change: passing is not trusted where being
 * without a move loses and few pieces are left (blockade), and a side that could lose
 * its King or its castle at once is in danger, which is looked at one ply deeper. */
#include "search/alphabeta.h"

#include "search/eval.h"
#include "search/order.h"

enum {
    TRIED_MOST = 64,      /* quiet moves remembered for order_learn */
    LOOKED_MOST = 12,     /* left out moves that are looked through for threats */
    REVERSE_DEPTH = 6,    /* up to here a very good position is taken at its word */
    REVERSE_MARGIN = 100, /* for each ply */
    FUTILE_DEPTH = 4,
    FUTILE_MARGIN = 120,
    LATE_DEPTH = 4,
    HISTORY_STEP = 18000, /* of three histories together: a ply more or less */
    FORCED_PLIES = 2,     /* beyond the depth, that a duty to take is followed */
    DELTA_MARGIN = 200    /* what a hit may bring besides what it takes */
};

typedef struct Node {
    int ply, depth, alpha, beta;
    bool wide;   /* a window, not a single bound */
    bool danger;
    Move first;  /* the table's */
    Move best;
    int score;   /* of best */
} Node;

static int quiesce(Tree *tree, int ply, int alpha, int beta);

/* A table's value that settles the matter. */
static bool settled(const Known *known, int depth, int alpha, int beta) {
    if (known->depth < depth) return false;
    return known->bound == BOUND_EXACT || (known->bound == BOUND_LOWER && known->score >= beta) ||
           (known->bound == BOUND_UPPER && known->score <= alpha);
}

static void remember(Tree *tree, const Node *node, int alpha) {
    Known known = {.move = node->best, .score = node->score, .depth = node->depth};
    known.bound = node->score >= node->beta ? BOUND_LOWER
                  : node->score > alpha     ? BOUND_EXACT
                                            : BOUND_UPPER;
    table_keep(&tree->view, tree->pos.key, node->ply, &known);
}

/* A better move, or none. True: the node is refuted. */
static bool improve(Tree *tree, Node *node, Move move, int score) {
    if (score <= node->score) return false;
    node->score = score;
    if (score <= node->alpha) return false;
    node->best = move;
    if (node->wide) tree_prefer(tree, node->ply, move);
    if (score >= node->beta) return true;
    node->alpha = score;
    return false;
}

/* --- quiescence ------------------------------------------------------------------------ */

static int quiesce_after(Tree *tree, int ply, int alpha, int beta) {
    int score;
    tree->best[ply].length = 0;
    if (tree_visit(tree, ply)) return 0;
    if (tree_over(tree, ply, &score)) return score;
    if (ply >= MAX_PLY) return tree_eval(tree, ply, alpha, beta);
    return quiesce(tree, ply, alpha, beta);
}

/* follow: for what it wins; else it is only tried because it may end the game. */
static int quiesce_move(Tree *tree, int ply, Move move, bool follow, int alpha, int beta) {
    int score;
    tree_make(tree, ply, move);
    bool same = tree_moves_on(tree, ply);
    if (follow) {
        score = same ? quiesce_after(tree, ply + 1, alpha, beta)
                     : -quiesce_after(tree, ply + 1, -beta, -alpha);
    } else {
        tree->best[ply + 1].length = 0;
        if (!tree_over(tree, ply + 1, &score)) score = INFINITE;
        if (!same || score == INFINITE) score = -score;
    }
    tree_unmake(tree, ply);
    return score;
}

/* Where taking is a duty, standing still is no choice; but chains of duties have no end. */
static bool has_to_take(const Tree *tree, int ply) {
    Move moves[MAX_MOVES];
    if (!tree->pos.rules->must_hit || ply > tree->depth + FORCED_PLIES) return false;
    int count = position_hits(&tree->pos, moves);
    for (int i = 0; i < count; i++)
        if (move_hits(moves[i])) return true;
    return false;
}

static int quiesce(Tree *tree, int ply, int alpha, int beta) {
    Known known;
    Node node = {.ply = ply, .alpha = alpha, .beta = beta, .wide = beta - alpha > 1};
    int stand = tree_eval(tree, ply, alpha, beta), rank;
    bool forced = has_to_take(tree, ply);
    node.score = forced ? -INFINITE : stand;
    if (node.score >= beta) return stand;
    if (table_find(&tree->view, tree->pos.key, ply, &known) && !node.wide &&
        settled(&known, 0, alpha, beta)) {
        return known.score;
    }
    if (node.score > node.alpha) node.alpha = stand;
    Picker picker;
    picker_open_hits(&picker, tree, known.move);
    for (Move move; (move = picker_next(&picker, &rank)) != NO_MOVE;) {
        bool follow = order_active(move) && (rank >= 0 || forced);
        if (rank < 0 && !forced && !order_may_seize(tree, move)) continue;
        if (follow && node.alpha > -WIN_BOUND && !forced &&
            stand + order_gain(tree, move) + DELTA_MARGIN <= node.alpha) {
            continue;
        }
        int score = quiesce_move(tree, ply, move, follow, node.alpha, beta);
        if (tree->stopped) break;
        if (improve(tree, &node, move, score)) break;
    }
    picker_close(&picker);
    if (!tree->stopped) remember(tree, &node, alpha);
    return node.score;
}

/* --- pruning --------------------------------------------------------------------------- */

/* Passing tells nothing where having to move may be a burden. */
static bool may_trust_passing(const Tree *tree, int ply) {
    const Standing *standing = &tree->frames[ply].standing;
    Side us = (Side)tree->pos.side;
    if (!tree->worth.passing_tells) return false;
    return standing->force[us] > 0 && standing->men[us] >= (tree->worth.stuck_loses ? 6 : 3);
}

static bool refuted_by_passing(Tree *tree, const Node *node) {
    int ply = node->ply, eval = tree->frames[ply].eval;
    if (node->depth < 3 || eval < node->beta || !may_trust_passing(tree, ply)) return false;
    tree_pass(tree, ply);
    int less = 3 + node->depth / 4;
    int score = -alphabeta(tree, ply + 1, node->depth - less, -node->beta, -node->beta + 1, false);
    tree_unpass(tree, ply);
    return !tree->stopped && score >= node->beta;
}

/* The logarithm to base 2 in sixteenths, near enough. */
static int log2_in_16ths(int n) {
    int whole = 31 - __builtin_clz((unsigned)n);
    return 16 * whole + ((n << 4) >> whole) - 16;
}

/* By how much a late quiet move is looked at less deeply. */
static int reduction(const Tree *tree, const Node *node, int tried, int rank) {
    int less = log2_in_16ths(node->depth) * log2_in_16ths(tried + 1) *
               tree->worth.weights.selectivity / (100 * 16 * 16 * 4);
    if (node->wide) less--;
    if (rank > 1 << 20) less--; /* killers and answers */
    else less -= rank / HISTORY_STEP;
    return less < 0 ? 0 : less > node->depth - 2 ? node->depth - 2 : less;
}

/* Whether this move, and with it all that are ranked lower, can be left out. */
static bool skips(const Tree *tree, const Node *node, bool loud, int tried, int rank) {
    if (node->wide || node->danger || node->score <= -WIN_BOUND) return false;
    if (!tree->worth.weights.selectivity) return false;
    if (loud) return rank < 0 && node->depth <= 2;
    if (node->depth <= LATE_DEPTH && tried > 5 + 3 * node->depth * node->depth) return true;
    int eval = tree->frames[node->ply].eval;
    return node->depth <= FUTILE_DEPTH && tried > 0 &&
           eval + FUTILE_MARGIN * (node->depth + 1) <= node->alpha;
}

/* --- the moves of a node ------------------------------------------------------------------ */

int alphabeta_behind(Tree *tree, int ply, int depth, int alpha, int beta) {
    if (tree_moves_on(tree, ply)) return alphabeta(tree, ply + 1, depth, alpha, beta, false);
    return -alphabeta(tree, ply + 1, depth, -beta, -alpha, true);
}

static int try_move(Tree *tree, const Node *node, Move move, int tried, int rank, bool loud) {
    int ply = node->ply, depth = node->depth - 1, alpha = node->alpha, score;
    int less = 0;
    if (tried > 1 && node->depth >= 3 && !node->danger && (!loud || rank < 0))
        less = reduction(tree, node, tried, loud ? 0 : rank);
    tree_make(tree, ply, move);
    if (tried == 0) {
        score = alphabeta_behind(tree, ply, depth, alpha, node->beta);
    } else {
        score = alphabeta_behind(tree, ply, depth - less, alpha, alpha + 1);
        if (less && score > alpha && !tree->stopped)
            score = alphabeta_behind(tree, ply, depth, alpha, alpha + 1);
        if (node->wide && score > alpha && !tree->stopped)
            score = alphabeta_behind(tree, ply, depth, alpha, node->beta);
    }
    tree_unmake(tree, ply);
    return score;
}

/* The move leaves the enemy in danger. */
static bool threatens(Tree *tree, int ply, Move move) {
    tree_make(tree, ply, move);
    bool threat = eval_danger(&tree->pos);
    tree_unmake(tree, ply);
    return threat;
}

static void search_moves(Tree *tree, Node *node) {
    Move quiets[TRIED_MOST];
    int quiet_count = 0, tried = 0, looked = 0, rank;
    Picker picker;
    picker_open_all(&picker, tree, node->ply, node->first);
    if (!picker.count) {
        Result result = position_outcome_stuck(&tree->pos).result;
        node->score = tree_score(tree, result, node->ply);
    }
    for (Move move; (move = picker_next(&picker, &rank)) != NO_MOVE;) {
        bool loud = rank == RANK_FIRST ? order_loud(tree, move)
                                       : rank >= RANK_GOOD || rank < RANK_LOSING;
        if (tried && skips(tree, node, loud, tried, rank)) {
            if (loud || ++looked > LOOKED_MOST) break;
            if (!threatens(tree, node->ply, move)) continue;
        }
        int score = try_move(tree, node, move, tried++, rank, loud);
        if (tree->stopped) break;
        if (improve(tree, node, move, score)) {
            if (!loud) order_learn(tree, node->ply, node->depth, move, quiets, quiet_count);
            break;
        }
        if (!loud && quiet_count < TRIED_MOST) quiets[quiet_count++] = move;
    }
    picker_close(&picker);
}

/* A move of the root leaves nobody a move: the least search has to see that this ends the game. */
static bool ends_stuck(const Tree *tree, int ply, int *score) {
    if (ply != 1 || position_count(&tree->pos) > 0) return false;
    *score = tree_score(tree, position_outcome_stuck(&tree->pos).result, ply);
    return true;
}

int alphabeta(Tree *tree, int ply, int depth, int alpha, int beta, bool may_pass) {
    int score;
    tree->best[ply].length = 0;
    if (tree_visit(tree, ply)) return 0;
    if (tree_over(tree, ply, &score)) return score;
    if (ply >= MAX_PLY) return tree_eval(tree, ply, alpha, beta);
    /* Nothing here can be better than winning, or worse than losing, at the next move. */
    if (alpha < ply - MATE_SCORE) alpha = ply - MATE_SCORE;
    if (beta > MATE_SCORE - ply - 1) beta = MATE_SCORE - ply - 1;
    if (alpha >= beta) return alpha;

    Node node = {.ply = ply, .depth = depth, .alpha = alpha, .beta = beta,
                 .wide = beta - alpha > 1, .score = -INFINITE};
    node.danger = eval_danger(&tree->pos);
    if (node.danger && tree->depth > 1 && ply < 2 * tree->depth && ply < MAX_PLY - 8) node.depth++;
    if (node.depth <= 0)
        return ends_stuck(tree, ply, &score) ? score : quiesce(tree, ply, alpha, beta);

    Known known;
    table_find(&tree->view, tree->pos.key, ply, &known);
    if (!node.wide && settled(&known, node.depth, alpha, beta)) return known.score;
    node.first = known.move;
    if (node.depth >= 5 && !node.first) node.depth--;

    Frame *frame = &tree->frames[ply];
    frame[2].killers[0] = frame[2].killers[1] = NO_MOVE;
    bool prunes = !node.wide && !node.danger;
    frame->eval = prunes ? tree_eval(tree, ply, alpha, beta) : NO_EVAL;
    if (prunes && beta < WIN_BOUND && beta > -WIN_BOUND) {
        if (node.depth <= REVERSE_DEPTH && frame->eval - REVERSE_MARGIN * node.depth >= beta)
            return frame->eval;
        if (may_pass && refuted_by_passing(tree, &node)) return beta;
        if (tree->stopped) return 0;
    }
    search_moves(tree, &node);
    if (!tree->stopped) remember(tree, &node, alpha);
    return node.score;
}
