/* Words: what the window says about the state of the game, in the language of the moment. */
#ifndef CHESTER_GUI_WORDS_H
#define CHESTER_GUI_WORDS_H

#include "gui/app.h"

/* The text of a key. */
const char *words_of(const App *app, const char *key);
const char *words_label(const App *app, Label label);
/* "White", "Black", as a name and within a sentence. */
const char *words_side_title(const App *app, Side side);
const char *words_side(const App *app, Side side);
/* "Neutral · Easy", or "Person". */
void words_seat(const App *app, Side side, Text *out);
/* "White wins: takes the castle". */
void words_outcome(const App *app, Outcome outcome, Text *out);
const char *words_result(const App *app, Outcome outcome);  /* "White wins" */
const char *words_reason(const App *app, Outcome outcome); /* "takes the castle" */
/* What the line below the board says; *fault when it is about something that went wrong. */
void words_message(const App *app, Text *out, bool *fault);
/* The title of the value of a setting: "on", "150 %". */
const char *words_setting(const App *app, SettingId id, char out[64]);

#endif
