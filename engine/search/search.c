/* Iterative deepening: one depth after the other until a limit, reporting each. */
#include "search/search.h"

#include "base/clock.h"
#include "search/crew.h"
#include "search/pace.h"
#include "search/root.h"
#include "search/tree.h"

#include <string.h>

/* Moves to the end of the game, negative when losing; 0 when no end is in sight. */
static int moves_to_end(int score) {
    if (score >= WIN_BOUND) return (MATE_SCORE - score + 1) / 2;
    if (score <= -WIN_BOUND) return -((MATE_SCORE + score + 1) / 2);
    return 0;
}

/* One search under way. */
typedef struct Run {
    Tree *tree;
    Root root;
    Crew *crew; /* NULL: nobody helps */
    Pace pace;
    int depth;  /* the last that was finished */
} Run;

static void report(const Run *run, int line) {
    const Tree *tree = run->tree;
    const SearchJob *job = tree->job;
    const RootMove *move = &run->root.moves[line];
    SearchInfo info = {.line = line + 1, .depth = tree->depth, .seldepth = tree->seldepth};
    info.score = move->score;
    info.mate = moves_to_end(move->score);
    info.nodes = tree->nodes + crew_nodes(run->crew);
    info.ms = clock_ms() - tree->started;
    info.full = table_full(&tree->view);
    info.pv_length = move->line.length;
    memcpy(info.pv, move->line.moves, (size_t)info.pv_length * sizeof(Move));
    job->info(job->sink, &info);
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
static bool late(const Run *run) {
    const Tree *tree = run->tree;
    int soft = tree->job->limits.soft_ms;
    if (soft <= 0 || tree_ponders(tree)) return false;
    return clock_ms() - tree->started >= (int64_t)soft * pace_percent(&run->pace) / 100;
}

static SearchResult result_of(const Run *run) {
    const Tree *tree = run->tree;
    const RootMove *chosen = &run->root.moves[0];
    SearchResult result = {.best = chosen->move, .score = chosen->settled, .depth = run->depth};
    result.mate = moves_to_end(chosen->settled);
    result.nodes = tree->nodes;
    result.pv_length = chosen->line.length;
    memcpy(result.pv, chosen->line.moves, (size_t)result.pv_length * sizeof(Move));
    return result;
}

static void deepen(Run *run) {
    Tree *tree = run->tree;
    Root *root = &run->root;
    int most = tree->job->limits.depth;
    if (most <= 0 || most >= MAX_PLY) most = MAX_PLY - 1;
    for (tree->depth = 1; tree->depth <= most; tree->depth++) {
        root_deepen(root, tree);
        if (tree->stopped) return;
        run->depth = tree->depth;
        for (int line = 0; tree->job->info && line < root->lines; line++) report(run, line);
        pace_note(&run->pace, root->moves[0].move, root->moves[0].settled);
        if (decided(tree, root) || late(run)) return;
        tree->may_stop = true;
    }
}

/* Without a move: what that means here. */
static int score_of_end(Tree *tree) {
    int score;
    if (tree_over(tree, 0, &score)) return score;
    return tree_score(tree, position_outcome_stuck(&tree->pos).result, 0);
}

SearchResult search_run(const SearchJob *job) {
    Run run = {.tree = tree_new(job, NULL)};
    SearchResult result = {.best = NO_MOVE};
    root_init(&run.root, run.tree);
    if (run.root.count > 0) {
        run.crew = crew_start(run.tree);
        deepen(&run);
        result = result_of(&run);
        result.nodes += crew_stop(run.crew);
    } else {
        result.score = score_of_end(run.tree);
    }
    result.ms = clock_ms() - run.tree->started;
    root_clear(&run.root);
    tree_free(run.tree);
    return result;
}
