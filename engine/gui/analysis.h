/* Analysis: what the window has heard about the position on the board: the best lines, for as
 * long as the setting is on. Asks the session for them and for nothing else; what is known of
 * the whole game is the session's review. One thread only. */
#ifndef CHESTER_GUI_ANALYSIS_H
#define CHESTER_GUI_ANALYSIS_H

#include "base/text.h"
#include "session/session.h"

struct App;

enum { ANALYSIS_LINES = 3, ANALYSIS_MS = 20000, LINE_STEPS = 64 };

typedef struct Analysis {
    bool asked;                       /* about the position `root` */
    bool done;                        /* nothing more will be heard of it */
    int ply;                          /* of the game, where it stands */
    Position root;
    SearchInfo lines[ANALYSIS_LINES];
    int count;                        /* lines that are known */
    bool reviewed;                    /* the whole game was gone through */
    int left;                         /* positions that the review has still to see */
} Analysis;

/* Asks about the position on the board, unless that is known or something else is thought
 * about; stops when it is switched off. Cheap when nothing has changed. */
void analysis_follow(struct App *app);
void analysis_take(struct App *app, const Event *event); /* EVENT_LINE, EVENT_JUDGED */
void analysis_forget(struct App *app);                   /* another game */
/* The graph, and with the setting the lines, are in the panel. */
bool analysis_shown(const struct App *app);
/* White's score and mate of the position on the board; false when nothing is known. */
bool analysis_score(const struct App *app, int *score, int *mate);
/* The half-move that the board shows. */
int analysis_ply(const struct App *app);
/* Of the half-move that led to the position looked at, in words; false when it was good. */
bool analysis_verdict(const struct App *app, Text *out);

#endif
