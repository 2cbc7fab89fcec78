/* Alphabeta: the value of a position by looking ahead. */
#ifndef CHESTER_SEARCH_ALPHABETA_H
#define CHESTER_SEARCH_ALPHABETA_H

#include "search/tree.h"

/* The value for the side to move, exact between alpha and beta, else a bound; the best line
 * is in tree->best[ply] when the value is exact. Means nothing once tree->stopped. */
int alphabeta(Tree *tree, int ply, int depth, int alpha, int beta, bool may_pass);
/* After tree_make(ply): the value for whoever has just moved. */
int alphabeta_behind(Tree *tree, int ply, int depth, int alpha, int beta);

#endif
