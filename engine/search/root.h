/* Root: the moves of the position that was asked about, each with what is known of it. */
#ifndef CHESTER_SEARCH_ROOT_H
#define CHESTER_SEARCH_ROOT_H

#include "search/tree.h"

typedef struct RootMove {
    Move move;
    int score;   /* in the present iteration; -INFINITE: not searched, or not near the best */
    int settled; /* in the last one that was finished */
    Variation line;
} RootMove;

typedef struct Root {
    RootMove *moves; /* the best first */
    int count;
    int lines;       /* how many best lines are asked for, at most count */
} Root;

void root_init(Root *root, Tree *tree);
void root_clear(Root *root);
/* One iteration at tree->depth, for each line that is asked for. Ends early when the tree is
 * stopped, with what was found. */
void root_deepen(Root *root, Tree *tree);

#endif
