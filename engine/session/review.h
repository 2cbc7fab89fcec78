/* Review: what the search has found about each position of a game, and which of its moves
 * were mistakes by that. Owned by the session; holds no position and starts no thinking.
 * Positions are known by their nodes, so that a line that is left keeps what was found.
 *
 * Chances are White's, in thousandths: 500 is an even game. A move is judged by how much of
 * its side's chances it gives away, so a pawn counts for much in an even game and for little
 * in one that is decided. */
#ifndef CHESTER_SESSION_REVIEW_H
#define CHESTER_SESSION_REVIEW_H

#include "game/game.h"
#include "search/search.h"

typedef enum Verdict {
    VERDICT_GOOD, /* or not known */
    VERDICT_DUBIOUS,
    VERDICT_MISTAKE,
    VERDICT_BLUNDER
} Verdict;

/* A position: scores are White's, in hundredths; the sign of `mate` too. */
typedef struct Judged {
    uint64_t nodes; /* that the search has seen; 0: the position is not judged */
    int score, mate;
    Move best;      /* NO_MOVE when the game is over there */
} Judged;

typedef struct Review {
    const Game *game; /* whose nodes these are */
    Judged *nodes;    /* of its tree, branches too; [room] */
    int room;
    unsigned changes; /* goes up with each one */
} Review;

void review_clear(Review *review);
/* Makes room for all positions of the game's tree; what is known of others is known on. */
void review_follow(Review *review, const Game *game);
/* Keeps what more nodes have found. Here and below a ply is one of the line on the board. */
void review_put(Review *review, int ply, const Judged *judged);
/* A position as a search of it, for the side to move, has it; or as the game ends there. */
Judged judged_of(const SearchInfo *info, Side side);
Judged judged_end(Result result);
/* NULL when it is not judged. */
const Judged *review_at(const Review *review, int ply);
/* Of the half-move that led there, from 1, when the positions before and after it are judged. */
Verdict review_verdict(const Review *review, int ply);
Verdict review_verdict_of(const Review *review, int node); /* anywhere in the tree */

/* "?!", "?", "??"; "" for a good one. */
const char *verdict_sign(Verdict verdict);
int judged_chance(int score); /* White's, thousandths, for White's score */
/* "+1.25", "−0.30", "+#3"; White's score and mate. */
void judged_write(int score, int mate, char out[16]);

#endif
