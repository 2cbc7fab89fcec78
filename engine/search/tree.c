/* Making moves in the search, counting nodes, limits, and ends that need the path. */
#include "search/tree.h"

#include "base/clock.h"
#include "base/memory.h"
#include "base/rng.h"
#include "search/eval.h"

#include <stdlib.h>
#include <string.h>

/* Nodes between two looks at the clock: much less than a millisecond's, about that much where a
 * script decides. */
enum { POLL_EVERY = 256, POLL_SLOW = 16 };

static void keep_past(Tree *tree) {
    const SearchJob *job = tree->job;
    tree->keys = memory_new(((size_t)job->past_count + MAX_PLY + 2) * sizeof *tree->keys);
    if (job->past_count)
        memcpy(tree->keys, job->past, (size_t)job->past_count * sizeof *tree->keys);
    tree->root = job->past_count;
    tree->keys[tree->root] = job->root.key;
}

/* Each thread has its share of the positions. */
static uint64_t most_nodes(const SearchJob *job) {
    uint64_t threads = (uint64_t)tree_threads(job);
    return job->limits.nodes ? (job->limits.nodes + threads - 1) / threads : UINT64_MAX;
}

Tree *tree_new(const SearchJob *job, const Tree *main) {
    Tree *tree = memory_new(sizeof *tree);
    tree->job = job;
    tree->pos = job->root;
    tree->started = clock_ms();
    tree->deadline = job->limits.ms > 0 ? tree->started + job->limits.ms : INT64_MAX;
    tree->nodes_most = most_nodes(job);
    if (main) tree->worth = main->worth;
    else if (job->table) table_worth(job->table, job->root.rules, job->who, &tree->worth);
    else worth_init(&tree->worth, job->root.rules, job->who);
    if (!main) worth_turn(&tree->worth, (Side)job->root.side);
    /* Only a search without a clock has to find the same thing again. */
    bool fresh = !job->limits.ms && (job->limits.nodes || job->limits.depth);
    uint64_t salt = tree->worth.fingerprint;
    if (job->slack) salt ^= rng_mix(job->seed + (uint64_t)job->slack); /* other misjudgements */
    tree->view = main ? main->view : table_view(job->table, salt, fresh);
    tree->frames[0].standing = worth_standing(&tree->worth, &tree->pos);
    tree->frames[0].reversible = job->root.quiet;
    if (tree->frames[0].reversible > job->past_count)
        tree->frames[0].reversible = job->past_count;
    keep_past(tree);
    /* Neither is cleared: a short search uses little of them. */
    tree->after = memory_resize(NULL, DEEDS * sizeof *tree->after);
    tree->lists = memory_resize(NULL, (MAX_PLY + 2) * (size_t)MAX_MOVES * sizeof *tree->lists);
    return tree;
}

void tree_free(Tree *tree) {
    free(tree->keys);
    free(tree->after);
    free(tree->lists);
    free(tree);
}

static bool asks_scripts(const Tree *tree) {
    return tree->pos.rules->hooks || tree->job->evaluate;
}

static bool limit_reached(Tree *tree) {
    const atomic_bool *stop = tree->job->stop;
    if (tree->nodes >= tree->nodes_most) return true;
    if (tree->nodes % (asks_scripts(tree) ? POLL_SLOW : POLL_EVERY)) return false;
    atomic_store_explicit(&tree->counted, tree->nodes, memory_order_relaxed);
    if (stop && atomic_load_explicit(stop, memory_order_relaxed)) return true;
    return tree->deadline != INT64_MAX && clock_ms() >= tree->deadline && !tree_ponders(tree);
}

bool tree_visit(Tree *tree, int ply) {
    if (ply > tree->seldepth) tree->seldepth = ply;
    if (tree->may_stop && !tree->stopped && limit_reached(tree)) tree->stopped = true;
    tree->nodes++;
    return tree->stopped;
}

static void enter(Tree *tree, int ply, int reversible) {
    tree->keys[tree->root + ply + 1] = tree->pos.key;
    tree->frames[ply + 1].reversible = reversible;
}

/* Memory is slow: what the table knows of the next position is called for before the move is
 * made. The key is a guess, wrong after the rarer sorts of moves. */
static void call_ahead(const Tree *tree, Move move) {
    const Position *pos = &tree->pos;
    const Rules *rules = pos->rules;
    Square from = move_from(move), to = move_to(move);
    uint64_t key = pos->key ^ rules->side_key;
    Piece mover = pos->board[from], taken = pos->board[to];
    if (taken) key ^= rules->piece_keys[taken][to];
    key ^= rules->piece_keys[mover][from] ^ rules->piece_keys[mover][to];
    table_prefetch(&tree->view, key);
}

/* Its histories begin empty in each search. */
static void note_deed(Tree *tree, Frame *frame, unsigned deed) {
    uint64_t *word = &tree->begun[deed / 64], bit = (uint64_t)1 << deed % 64;
    frame->deed = (uint16_t)deed;
    if (*word & bit) return;
    *word |= bit;
    memset(tree->after[deed], 0, sizeof tree->after[deed]);
}

void tree_make(Tree *tree, int ply, Move move) {
    Frame *frame = &tree->frames[ply];
    call_ahead(tree, move);
    frame[1].standing = worth_after(&tree->worth, &tree->pos, &frame->standing, move);
    frame->move = move;
    frame->mover = tree_mover(tree, move);
    note_deed(tree, frame, tree_deed(tree, frame->mover, move));
    position_make(&tree->pos, move, &frame->undo);
    if (frame->undo.edit_count) frame[1].standing = worth_standing(&tree->worth, &tree->pos);
    enter(tree, ply, tree->pos.quiet ? frame->reversible + 1 : 0);
}

void tree_unmake(Tree *tree, int ply) {
    position_unmake(&tree->pos, &tree->frames[ply].undo);
}

void tree_pass(Tree *tree, int ply) {
    Frame *frame = &tree->frames[ply];
    frame[1].standing = frame->standing;
    frame->move = NO_MOVE;
    frame->mover = 0;
    note_deed(tree, frame, 0);
    table_prefetch(&tree->view, tree->pos.key ^ tree->pos.rules->side_key);
    position_pass(&tree->pos, &frame->undo);
    enter(tree, ply, 0);
}

void tree_unpass(Tree *tree, int ply) {
    position_unpass(&tree->pos, &tree->frames[ply].undo);
}

int tree_score(const Tree *tree, Result result, int ply) {
    Side side = (Side)tree->pos.side;
    int contempt = tree->worth.weights.contempt;
    if (result == DRAW) return side == tree->worth.self ? -contempt : contempt;
    int win = MATE_SCORE - ply;
    return result == result_win(side) ? win : -win;
}

/* A position that stood before in the search itself will stand again: that is a draw at
 * once. One from the game counts only when the rule's number is full. */
static bool repeats(const Tree *tree, int ply) {
    int now = tree->root + ply, stood = 1, step = tree->pos.rules->turn_moves > 1 ? 1 : 2;
    if (!tree->worth.repeats) return false;
    for (int back = step; back <= tree->frames[ply].reversible; back += step) {
        if (tree->keys[now - back] != tree->pos.key) continue;
        if (now - back > tree->root || ++stood >= tree->worth.repeats) return true;
    }
    return false;
}

/* Ends that need more than a look at the board. */
static Result slow_result(const Tree *tree, int ply) {
    const Worth *worth = &tree->worth;
    const int *men = tree->frames[ply].standing.men;
    if (ply > 0 && worth->quiet_most && tree->pos.quiet >= worth->quiet_most) return DRAW;
    if (ply > 0 && repeats(tree, ply)) return DRAW;
    if (men[WHITE] + men[BLACK] <= worth->few_men) return position_outcome(&tree->pos).result;
    return PLAYING;
}

bool tree_over(Tree *tree, int ply, int *score) {
    Result result = position_outcome_fast(&tree->pos).result;
    if (result == PLAYING) result = slow_result(tree, ply);
    if (result == PLAYING) return false;
    *score = tree_score(tree, result, ply);
    return true;
}

/* Between -slack and slack, the same for the same position in the same game. */
static int misjudgement(const SearchJob *job, uint64_t key) {
    Rng rng = {key ^ job->seed};
    return (int)rng_below(&rng, 2 * (uint32_t)job->slack + 1) - job->slack;
}

/* As a weak level, or a script, sees it. */
static int opinion(const Tree *tree, int ply) {
    const SearchJob *job = tree->job;
    int eval = eval_within(&tree->worth, &tree->pos, &tree->frames[ply].standing, -INFINITE,
                           INFINITE);
    int sign = tree->pos.side == tree->worth.self ? 1 : -1;
    if (job->evaluate) eval = sign * job->evaluate(job->mind, &tree->pos, sign * eval);
    return job->slack ? eval + misjudgement(job, tree->pos.key) : eval;
}

int tree_eval(const Tree *tree, int ply, int alpha, int beta) {
    const SearchJob *job = tree->job;
    int eval = job->evaluate || job->slack ? opinion(tree, ply)
                                           : eval_within(&tree->worth, &tree->pos,
                                                         &tree->frames[ply].standing, alpha, beta);
    int most = WIN_BOUND - 1;
    return eval > most ? most : eval < -most ? -most : eval;
}

void tree_prefer(Tree *tree, int ply, Move move) {
    Variation *best = &tree->best[ply], *behind = best + 1;
    best->moves[0] = move;
    best->length = 1;
    if (ply + 1 >= MAX_PLY) return;
    memcpy(best->moves + 1, behind->moves, (size_t)behind->length * sizeof(Move));
    best->length = 1 + behind->length;
}
