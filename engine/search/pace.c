/* How much of its time a move deserves. */
#include "search/pace.h"

enum {
    SURE_AFTER = 6,  /* depths with the same move */
    UNSURE = 140,    /* in %, when the move has just changed */
    SURER = 15,      /* less for each depth that it stays */
    FALL_MOST = 120, /* hundredths: a greater fall asks for no more time */
    FALL_MORE = 80   /* in %, for that fall */
};

void pace_note(Pace *pace, Move best, int score) {
    pace->same = best == pace->best ? pace->same + 1 : 0;
    int fall = pace->best ? pace->score - score : 0;
    pace->falls = pace->falls / 2 + fall;
    if (pace->falls < 0) pace->falls = 0;
    if (pace->falls > FALL_MOST) pace->falls = FALL_MOST;
    pace->best = best;
    pace->score = score;
}

int pace_percent(const Pace *pace) {
    int same = pace->same < SURE_AFTER ? pace->same : SURE_AFTER;
    return UNSURE - SURER * same + FALL_MORE * pace->falls / FALL_MOST;
}
