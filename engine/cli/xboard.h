/* Xboard: the command xboard, the Chess Engine Communication Protocol, version 2 (T. Mann and
 * H. G. Muller), with what XBoard 4.9 has for games that it does not know: `setup`, `piece`,
 * `highlight` and `choice`.
 *
 * xboard.c is the table of commands, xboard_feature.c what is asked of the GUI, xboard_game.c
 * what happens in a game, xboard_setup.c describes our games to XBoard, xboard_betza.c their
 * pieces, xboard_hand.c shows where a lifted piece goes, xboard_move.c reads and writes moves,
 * xboard_clock.c hears of time, xboard_edit.c puts up positions. Legality is always decided
 * here. */
#ifndef CHESTER_CLI_XBOARD_H
#define CHESTER_CLI_XBOARD_H

#include "base/text.h"
#include "cli/engine.h"

/* What the thinking thread works for. */
typedef enum Work { WORK_NONE, WORK_MOVE, WORK_PONDER, WORK_ANALYSIS, WORK_HINT } Work;

typedef struct Xboard {
    Engine engine; /* first, so that one pointer serves as both */
    const char *home; /* the variant of `new` */
    Lang *lang;
    Work work;
    bool force, analysing;
    Side mine;     /* whom the engine plays, unless forced */
    bool hard;     /* ponder */
    bool computer; /* the other side is one too */
    bool defined;  /* the game is one of ours, which the GUI knows from `setup` */
    bool marks;    /* the GUI lets the engine mark squares (feature highlight) */
    bool illegal;  /* the last position was none; moves are refused */
    bool editing;  /* between `edit` and `.` */
    Side edit_side;
    Piece edited[MAX_SQUARES];
    Square lifted; /* where a person has taken up a piece, */
    Square hit;    /* what it is to be exchanged for, NO_SQUARE: nothing, */
    bool in_leg;   /* and the last `put` was a leg of that */

    int level_moves;        /* moves of a session, 0: all */
    int64_t increment_ms;
    int64_t move_ms;        /* `st`; 0: by the clock */
    int64_t left_ms;        /* on the engine's clock */
    int level_ply;          /* half-moves played when the session began */
    int depth;              /* `sd`; 0: any */
    int64_t node_rate;      /* `nps`; 0: real time */

    Move expected;          /* the move that is pondered upon, or was expected, or NO_MOVE */
    int score;              /* what the engine thought of its last move */
    bool scored;
    Move excluded[MAX_MOVES];
    int excluded_count;
    bool all_excluded;
    Text pongs;             /* answers to `ping` that wait for a move */

    atomic_bool post;       /* read by the thinking thread, as these are written by it: */
    atomic_int seen_depth;
    _Atomic uint64_t seen_nodes;
    int64_t started;        /* of the search */
} Xboard;

/* Answers a line that cannot be obeyed. */
void xboard_wrong(const char *why, const char *line);

/* --- xboard_feature.c ---------------------------------------------------------------- */

void xboard_protover(Xboard *x, char *words);
void xboard_accepted(Xboard *x, char *words);

/* --- xboard_clock.c ------------------------------------------------------------------ */

void xboard_level(Xboard *x, char *words);
void xboard_st(Xboard *x, char *words);
void xboard_sd(Xboard *x, char *words);
void xboard_nps(Xboard *x, char *words);
void xboard_time(Xboard *x, char *words);
/* Of the engine's next move. */
Limits xboard_limits(const Xboard *x);

/* --- xboard_edit.c ------------------------------------------------------------------- */

void xboard_edit(Xboard *x, char *words);
/* A line between `edit` and `.`. */
void xboard_edit_obey(Xboard *x, const char *line);

/* --- xboard_game.c ------------------------------------------------------------------- */

/* Stops what is thought about; the pongs that waited for it go out. */
void xboard_halt(Xboard *x);
/* After every change: the result, the engine's turn, pondering, or the analysis. */
void xboard_settle(Xboard *x);
void xboard_move(Xboard *x, const char *text);
void xboard_ended(Engine *engine, const SearchResult *result);
void xboard_info(void *engine, const SearchInfo *info);
/* Moves were taken back, or another position stands: nothing is known about it. */
void xboard_renew(Xboard *x);
void xboard_hint(Xboard *x);
void xboard_draw_offered(Xboard *x);

/* --- xboard_move.c ------------------------------------------------------------------- */

enum { GUEST_SIZE = 2 * MOVE_TEXT_SIZE };

/* Where XBoard writes ranks and castlings in its own way. */
void xboard_square_write(const Rules *rules, Square square, char out[8]);
bool xboard_square_read(const Rules *rules, const char *text, Square *square);
void xboard_move_write(const Position *pos, Move move, char out[GUEST_SIZE]);
/* False and the reason in *out when it is not legal. */
bool xboard_move_read(Xboard *x, const char *text, Move *move, Text *reason);
/* Tells the GUI of a move, in legs when it takes the mover away too. */
void xboard_move_say(const Xboard *x, const Position *pos, Move move);

/* --- xboard_setup.c ------------------------------------------------------------------ */

/* The list for feature variants, names as XBoard has them. */
void xboard_variants(Text *out);
/* False and the sentence when there is none of this name. Sends `setup` and `piece`. */
bool xboard_variant(Xboard *x, const char *name, Err *err);
/* A position of XBoard's: letters and rights as this game has them. */
bool xboard_position(Xboard *x, const char *text, Err *err);
/* Sends setup and piece for the present game. */
void xboard_describe(Xboard *x);

/* --- xboard_betza.c ------------------------------------------------------------------ */

/* How White's pieces of the kind move, in Betza's notation; conditions of place are left out.
 * False when it has no words for it. */
bool betza_write(const Rules *rules, Kind kind, Text *out);

/* --- xboard_hand.c ------------------------------------------------------------------- */

void xboard_lift(Xboard *x, const char *square);
void xboard_put(Xboard *x, const char *square);

#endif
