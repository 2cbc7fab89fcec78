/* Player: who makes the moves of one side in a match: a personality, or an outside program.
 *
 * A player answers with a move or gives a reason why there is none, in finite time whatever
 * happens; it does not judge moves of others, keeps no clock, and prints nothing. */
#ifndef CHESTER_MATCH_PLAYER_H
#define CHESTER_MATCH_PLAYER_H

#include "game/game.h"
#include "session/library.h"

typedef enum ReplyType {
    REPLY_MOVE,
    REPLY_RESIGNS,
    REPLY_ILLEGAL, /* a move that the rules do not have */
    REPLY_CLAIM,   /* a result that is not so */
    REPLY_GONE,    /* the program has ended */
    REPLY_SILENT   /* no answer until the deadline */
} ReplyType;

typedef struct Reply {
    ReplyType type;
    Move move;
    bool offers_draw;
    int64_t at_ms;  /* when it came */
    char says[240]; /* what went wrong, in words; beside a move it costs nothing */
} Reply;

/* What every move of a match may cost. */
typedef struct Effort {
    Limits limits;       /* all 0: those of the level */
    int64_t patience_ms; /* for any answer, where no clock says less */
    int64_t margin_ms;   /* how far a clock may be overstepped */
} Effort;

typedef struct Player Player;

typedef struct PlayerClass {
    /* A new game is about to begin from game->start; half-moves up to game->count are its opening.
     */
    bool (*begin)(Player *player, const Game *game, Side side, Err *err);
    /* The move in game->now. `clock` runs already, or counts nothing. */
    Reply (*move)(Player *player, const Game *game, const Clock *clock);
    void (*end)(Player *player, Outcome outcome); /* the game is over */
    void (*free)(Player *player);
} PlayerClass;

struct Player {
    const PlayerClass *class;
    const char *name; /* as the command line has it; the caller's */
    Effort effort;
    bool hopeless; /* begin() has failed, and would always */
    uint64_t seed; /* of its variety in this game; set before begin() */
};

/* The player of a text: NAME[:LEVEL], the path of a personality's file, uci:COMMAND or
 * xboard:COMMAND. NULL when it cannot play this. `text` must outlive it. */
Player *player_new(const char *text, const Rules *rules, Library *library, const Effort *effort,
                   Err *err);
void player_free(Player *player);

/* The kinds of players, for player_new(); `text` without "uci:" or "xboard:". */
Player *mind_new(const char *text, Library *library, const Effort *effort, Err *err);
/* What a clock allows a personality; some is kept back for the way of the move. */
Limits mind_limits_of(const Clock *clock, Side side, int64_t now);
Player *uci_new(const char *text, const Rules *rules, const Effort *effort, Err *err);
Player *xboard_new(const char *text, const Rules *rules, const Effort *effort, Err *err);

#endif
