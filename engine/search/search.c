/* Iterative deepening: one depth after the other until a limit, reporting each. */
#include "search/search.h"

#include "base/clock.h"
#include "search/root.h"
#include "search/tree.h"

#include <string.h>

/* Moves to the end of the game, negative when losing; 0 when no end is in sight. */
static int moves_to_end(int score) {
    if (score >= WIN_BOUND) return (MATE_SCORE - score + 1) / 2;
    if (score <= -WIN_BOUND) return -((MATE_SCORE + score + 1) / 2);
    return 0;
}

static void report(const Tree *tree, const Root *root, int line) {
    const SearchJob *job = tree->job;
    if (!job->info) return;
    const RootMove *move = &root->moves[line];
    SearchInfo info = {.line = line + 1, .depth = tree->depth, .seldepth = tree->seldepth};
    info.score = move->score;
    info.mate = moves_to_end(move->score);
    info.nodes = tree->nodes;
    info.ms = clock_ms() - tree->started;
    info.full = table_full(&tree->view);
    info.pv_length = move->line.length;
    memcpy(info.pv, move->line.moves, (size_t)info.pv_length * sizeof(Move));
    job->info(job->sink, &info);
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

static void deepen(Tree *tree, Root *root) {
    tree->seldepth = 0;
    for (int line = 0; line < root->lines && !tree->stopped; line++) root_search(root, tree, line);
    if (!tree->stopped) root_sort(root, 0);
    settle(tree, root);
    for (int line = 0; line < root->lines && !tree->stopped; line++) report(tree, root, line);
}

/* Looking deeper would not change the move. */
static bool decided(const Tree *tree, const Root *root) {
    int end = moves_to_end(root->moves[0].settled);
    if (end > 0 && end <= tree->job->limits.mate) return true;
    if (root->lines > 1) return false;
    if (end && tree->depth >= 4 * (end < 0 ? -end : end)) return true;
    return root->count == 1 && tree->job->limits.ms > 0;
}

/* The next depth would hardly be finished in time. */
static bool late(const Tree *tree) {
    int soft = tree->job->limits.soft_ms;
    return soft > 0 && !tree_ponders(tree) && clock_ms() - tree->started >= soft;
}

static SearchResult result_of(const Tree *tree, const Root *root, int depth) {
    const RootMove *chosen = &root->moves[0];
    SearchResult result = {.best = chosen->move, .score = chosen->settled, .depth = depth};
    result.mate = moves_to_end(chosen->settled);
    result.nodes = tree->nodes;
    result.pv_length = chosen->line.length;
    memcpy(result.pv, chosen->line.moves, (size_t)result.pv_length * sizeof(Move));
    return result;
}

SearchResult search_run(const SearchJob *job) {
    Tree *tree = tree_new(job);
    Root root;
    root_init(&root, tree);
    SearchResult result = {.best = NO_MOVE};
    int most = job->limits.depth > 0 && job->limits.depth < MAX_PLY ? job->limits.depth
                                                                     : MAX_PLY - 1;
    if (root.count > 0) {
        for (tree->depth = 1; tree->depth <= most && !tree->stopped; tree->depth++) {
            deepen(tree, &root);
            if (!tree->stopped) result.depth = tree->depth;
            if (decided(tree, &root) || late(tree)) break;
            tree->may_stop = true;
        }
        result = result_of(tree, &root, result.depth);
    } else {
        int score;
        if (!tree_over(tree, 0, &score))
            score = tree_score(tree, position_outcome_stuck(&tree->pos).result, 0);
        result.score = score;
    }
    result.ms = clock_ms() - tree->started;
    root_clear(&root);
    tree_free(tree);
    return result;
}
