/* Game: the record of one game, with undo and redo; the only writer of the played
 * position. Not shared between threads.
 *
 * `count` half-moves have been played to `now`; those from `count` to `total` were
 * taken back and can be played again. A result that the position alone does not give
 * (claim, agreement, resignation) is kept in `ended` and goes when a move is taken back.
 * What each half-move left on the clock is kept beside it; no time runs here (clock.h). */
#ifndef CHESTER_GAME_GAME_H
#define CHESTER_GAME_GAME_H

#include "core/position.h"
#include "game/clock.h"

typedef struct Game {
    const Rules *rules;
    Position start, now;
    Move *moves;    /* [total] */
    Undo *undos;    /* [count] */
    uint64_t *keys; /* keys[i]: before half-move i; [count] */
    ClockRule clock;  /* how it is timed */
    int64_t *left_ms; /* of the mover, after half-move i, or NO_TIME; [total] */
    int count, total, room;
    Outcome ended;   /* PLAYING unless by claim, agreement, resignation, or adjudication */
    char reason[32]; /* its reason, unless that is the name of an end rule */
} Game;

Game *game_new(const Position *start);
void game_free(Game *game);

/* The move must be legal and the game not over. Forgets what could be redone, unless it
 * is that very move. */
void game_play(Game *game, Move move);
bool game_undo(Game *game); /* false at the start */
bool game_redo(Game *game); /* false at the end, and while `ended` is set */

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
/* The position after `ply` half-moves, 0 <= ply <= total. */
void game_position_at(const Game *game, int ply, Position *out);

#endif
