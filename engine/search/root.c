/* The moves of the root, and a window about what the last depth has found. */
#include "search/root.h"

#include "base/memory.h"
#include "search/alphabeta.h"
#include "search/order.h"

#include <stdlib.h>

enum { NARROW_DEPTH = 5, NARROW = 40 };

static bool is_asked(const SearchJob *job, Move move) {
    for (int i = 0; i < job->only_count; i++)
        if (job->only[i] == move) return true;
    return !job->only;
}

void root_init(Root *root, Tree *tree) {
    Picker picker;
    int rank, lines = tree->job->lines;
    picker_open_all(&picker, tree, 0, NO_MOVE);
    root->moves = memory_new(((size_t)picker.count + 1) * sizeof *root->moves);
    root->count = 0;
    for (Move move; (move = picker_next(&picker, &rank)) != NO_MOVE;)
        if (is_asked(tree->job, move)) root->moves[root->count++] = (RootMove){.move = move};
    picker_close(&picker);
    root->lines = lines < 1 ? 1 : lines > MAX_LINES ? MAX_LINES : lines;
    if (root->lines > root->count) root->lines = root->count;
}

void root_clear(Root *root) {
    free(root->moves);
}

/* By score, from a place on. Stable: moves without a score of their own keep their order. */
static void root_sort(Root *root, int first) {
    for (int i = first + 1; i < root->count; i++) {
        RootMove moved = root->moves[i];
        int k = i;
        for (; k > first && root->moves[k - 1].score < moved.score; k--)
            root->moves[k] = root->moves[k - 1];
        root->moves[k] = moved;
    }
}

static int try_root_move(Tree *tree, Move move, bool first, int alpha, int beta) {
    int score = -INFINITE, depth = tree->depth - 1;
    tree_make(tree, 0, move);
    if (!first) score = alphabeta_behind(tree, 0, depth, alpha, alpha + 1);
    if (first || (score > alpha && !tree->stopped))
        score = alphabeta_behind(tree, 0, depth, alpha, beta);
    tree_unmake(tree, 0);
    return score;
}

/* The best value of the moves from `line` on that is above alpha. */
static int search_window(Root *root, Tree *tree, int line, int alpha, int beta) {
    int best = -INFINITE;
    for (int i = line; i < root->count; i++) root->moves[i].score = -INFINITE;
    for (int i = line; i < root->count && best < beta; i++) {
        RootMove *move = &root->moves[i];
        int floor = best > alpha ? best : alpha;
        int score = try_root_move(tree, move->move, i == line, floor, beta);
        if (tree->stopped) break;
        if (i == line && score > best) best = score;
        if (score <= floor) continue;
        move->score = score;
        tree_prefer(tree, 0, move->move);
        move->line = tree->best[0];
        if (score > best) best = score;
    }
    return best;
}

/* For line 0, 1, ..: its best among the moves from `line` on comes to that place. */
static void root_search(Root *root, Tree *tree, int line) {
    int alpha = -INFINITE, beta = INFINITE, margin = NARROW, guess = root->moves[line].settled;
    bool narrow = tree->depth >= NARROW_DEPTH && guess > -INFINITE;
    while (true) {
        if (narrow) {
            alpha = margin > 1000 ? -INFINITE : guess - margin;
            beta = margin > 1000 ? INFINITE : guess + margin;
        }
        int best = search_window(root, tree, line, alpha, beta);
        root_sort(root, line);
        if (tree->stopped || (best > alpha && best < beta)) return;
        /* Should the next try be cut short, this is still the best that is known. */
        if (best >= beta) root->moves[line].settled = best;
        margin *= 3;
    }
}

/* What was found replaces what was known. A depth that was cut short gives its best move
 * only: the scores of the others are missing. */
static void settle(const Tree *tree, Root *root) {
    if (!tree->stopped) {
        for (int i = 0; i < root->count; i++) root->moves[i].settled = root->moves[i].score;
    } else if (root->moves[0].score > -INFINITE) {
        root->moves[0].settled = root->moves[0].score;
    }
}

void root_deepen(Root *root, Tree *tree) {
    tree->seldepth = 0;
    for (int line = 0; line < root->lines && !tree->stopped; line++) root_search(root, tree, line);
    if (!tree->stopped) root_sort(root, 0);
    settle(tree, root);
}
