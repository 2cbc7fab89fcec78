/* Hand: moving pieces on the board, by click, drag, arrow keys or typed text.
 *
 * All four end in hand_try(), so they are equal: what is asked, warned and explained
 * does not depend on how the move was given. */
#ifndef CHESTER_GUI_HAND_H
#define CHESTER_GUI_HAND_H

#include "gui/app.h"

/* Puts the picked piece back; the cursor stays. */
void hand_drop(App *app);
bool hand_holds(const App *app);
/* Picks up the piece on the square, or says why that cannot be. */
bool hand_pick(App *app, Square square);
/* Picks up a piece that was taken, to drop it. */
void hand_pick_taken(App *app, Kind kind);
/* Moves: asks what the piece becomes, warns, says why not, or plays. */
void hand_try(App *app, Square from, Square to, Kind becomes);
/* The same for a legal move of any kind. */
void hand_play(App *app, Move move);
/* The answer of the chooser: hand.to and hand.from hold the move. */
void hand_choose(App *app, Kind becomes);
/* Plays hand.chosen in spite of the warning. */
void hand_commit(App *app);
/* The kinds among which hand.from to hand.to has to choose, the strongest first; 0 is to stay
 * what it is. */
int hand_choices(const App *app, Kind out[MAX_KINDS]);

/* The mouse, in pixels: down on the board, moved, up anywhere. */
void hand_press(App *app, int x, int y);
void hand_move(App *app, int x, int y);
void hand_release(App *app, int x, int y);

/* The arrow keys, and Enter on the cursor's square. */
void hand_step(App *app, int dx, int dy);
void hand_enter(App *app);
/* The text of a move, in coordinates or in the book's notation. */
bool hand_type(App *app, const char *text);

/* The Latin letters that have the places of Russian ones on the keyboard: who forgot to
 * switch the layout means them. */
void hand_latin(const char *text, char out[MOVE_TEXT_SIZE]);

#endif
