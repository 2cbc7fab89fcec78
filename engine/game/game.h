/* Game: the record of one game, with undo, redo and branches; the only writer of the played
 * position. Not shared between threads.
 *
 * `count` half-moves have been played to `now`; those from `count` to `total` were
 * taken back and can be played again. A result that the position alone does not give
 * (claim, agreement, resignation) is kept in `ended` and goes when a move is taken back.
 * What each half-move left on the clock is kept in the tree; no time runs here (clock.h).
 *
 * The tree has every move that was ever played. What is played becomes the main line, and what
 * stood in its place a branch, until game_visit(): then the game itself stays at its tip, the
 * board may stand anywhere, and what is played there makes branches, until game_return(). */
#ifndef CHESTER_GAME_GAME_H
#define CHESTER_GAME_GAME_H

#include "core/position.h"
#include "game/clock.h"
#include "game/tree.h"

typedef struct Game {
    const Rules *rules;
    Position start, now;
    Tree tree;
    Move *moves;    /* of the line on the board; [total] */
    int *nodes;     /* where each of them stands in the tree; [total] */
    Undo *undos;    /* [count] */
    uint64_t *keys; /* keys[i]: before half-move i; [count] */
    ClockRule clock; /* how it is timed */
    int count, total, room;
    bool away;      /* the board is not the game's; then these say where that is, and how it stands: */
    int tip;
    Outcome home;
    Outcome ended;   /* PLAYING unless by claim, agreement, resignation, or adjudication */
    char reason[32]; /* its reason, unless that is the name of an end rule */
} Game;

Game *game_new(const Position *start);
void game_free(Game *game);

/* The move must be legal and the game not over. What could be redone is on the line no more,
 * unless it begins with that very move. */
void game_play(Game *game, Move move);
bool game_undo(Game *game); /* false at the start */
bool game_redo(Game *game); /* false at the end, and while `ended` is set */

/* --- branches: nodes are those of the tree ------------------------------------------------- */

int game_here(const Game *game); /* the node on the board */
int game_tip(const Game *game);  /* the node at which the game itself stands */
Outcome game_result(const Game *game); /* of the game itself, as game_outcome(game, false) */
bool game_on_line(const Game *game, int node); /* on the board's line, played or not */
int64_t game_left(const Game *game, int ply); /* on the mover's clock, after half-move `ply` */
/* The board goes there. The line ends there, unless the node is on it: then the line stays. */
void game_visit(Game *game, int node);
/* The line goes on behind its end, by first children. */
void game_go_on(Game *game);
void game_return(Game *game);
/* The branch that the node belongs to: its first move, or the first one behind the tip; NO_NODE
 * on the main line. */
int game_branch(const Game *game, int node);
/* Whether the tree has more than the line of the game, with what was taken back from it. */
bool game_branched(const Game *game);
/* The line that leads to the node, and as far as it goes, becomes the game: for one that is away,
 * and a node of a branch. A result that was agreed is the old line's, and goes. */
void game_promote(Game *game, int node);
/* Takes the node and all behind it out, which is not the game's own line. The board leaves it. */
void game_prune(Game *game, int node);

/* How the game stands: `ended`, else what the position says, else automatic repetition
 * and quiet-move rules. With `adjudicate` draws that could be claimed hold at once
 * (Chess-T1 rule 23: where no one can claim). */
Outcome game_outcome(const Game *game, bool adjudicate);
/* Which claim is open to the side to move: PLAYING when none. */
Outcome game_claim(const Game *game);
/* How often the present position has stood, itself included. */
int game_repetitions(const Game *game);
/* Resignation, agreement, a claim granted. The reason is copied (31 bytes of it); the
 * outcomes that the game gives live as long as the game. */
void game_end(Game *game, Outcome outcome);
/* What the last half-move left on its side's clock. */
void game_set_left(Game *game, int64_t ms);
/* Sets a clock of the game's rule to what was left before the half-move that is next: after
 * undo and redo, and for a loaded game. Half-moves without a time have cost none. */
void game_clock(const Game *game, Clock *clock, int64_t now);
/* Whose turn it is after so many half-moves of any line, and whether it only begins there. */
typedef struct Turn {
    Side side;
    int number; /* of the move */
    bool begins;
} Turn;
Turn game_turn(const Game *game, int ply);
/* The position after `ply` half-moves, 0 <= ply <= total. */
void game_position_at(const Game *game, int ply, Position *out);
/* The position of a node. */
void game_position_of(const Game *game, int node, Position *out);

#endif
