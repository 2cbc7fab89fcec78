/* Moment: how a move that was just played is seen and heard: its piece glides, unless a hand
 * has carried it there, and there is a sound. And which way the board is turned meanwhile. */
#ifndef CHESTER_GUI_MOMENT_H
#define CHESTER_GUI_MOMENT_H

#include "gui/app.h"

/* The position is the one after the move. */
void moment_moved(App *app, Move move, bool carried);
/* Remembers a sound for the next frame; of several the most important one is heard. */
void moment_sound(App *app, SoundId id);
/* A person's clock has just come to have little left: heard once, until it has more again. */
void moment_clock(App *app);
/* For how long the next move of two computers is held back, so that people can watch them; 0: not
 * at all. */
int moment_hold_ms(const App *app);
int moment_slide_ms(const App *app); /* how long a piece glides; 0: not at all */
/* Black is below: as the setting says; the other way round when the board turns to whoever
 * of two persons is to move, as soon as the piece has arrived. */
bool moment_flipped(const App *app);

#endif
