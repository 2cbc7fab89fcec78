/* Terminal move: typed moves: whether they are legal, why not, and the warning before one
 * that leaves the King to be taken. */
#include "cli/terminal.h"

#include <stdio.h>
#include <string.h>

static void say_why(Terminal *t, const Why *why) {
    why_write(session_position(t->session), why, t->lang, &t->out);
    say_line(t);
}

void terminal_why(Terminal *t, const char *words) {
    Why why;
    if (cli_why(session_position(t->session), words, &why, NULL))
        say_why(t, &why);
    else
        SAY(t, "text.no_move", "word", words);
}

bool terminal_again(Terminal *t, const char *line, const char *key) {
    if (t->repeated)
        return true;
    SAY(t, key);
    snprintf(t->again, sizeof t->again, "%s", line);
    return false;
}

bool terminal_awaits_person(Terminal *t) {
    if (session_awaits_person(t->session))
        return true;
    if (session_outcome(t->session).result != PLAYING)
        say_outcome(t);
    else
        SAY(t, "text.not_your_turn");
    return false;
}

/* A promotion that leaves no choice need not be named: the only legal move between the
 * squares, or NO_MOVE. */
static Move move_between(const Position *pos, Square from, Square to) {
    Move moves[MAX_MOVES], found = NO_MOVE;
    int count = position_moves_from(pos, from, moves);
    for (int i = 0; i < count; i++) {
        if (move_to(moves[i]) == to && found)
            return NO_MOVE;
        if (move_to(moves[i]) == to)
            found = moves[i];
    }
    return found;
}

static Move move_meant(const Position *pos, const Why *why) {
    if (why->code == WHY_LEGAL)
        return why->move;
    return why->code == WHY_PROMOTION_NEEDED ? move_between(pos, why->from, why->to) : NO_MOVE;
}

/* Chess-T1 rule 21: the program warns before a move that leaves the mover's King to be taken. */
static bool move_is_risky(const Position *pos, Move move) {
    if (pos->rules->has_guarded)
        return false;
    Position next = *pos;
    Undo undo;
    position_make(&next, move, &undo);
    return position_outcome(&next).result == PLAYING &&
           position_in_check(&next, (Side)pos->side, NULL);
}

/* Some tasks of a lesson ask for just that. */
static void say_refusal(Terminal *t, const Why *why) {
    say_why(t, why);
    if (course_refused(&t->course, why) == COURSE_RIGHT)
        lesson_follow(t);
}

bool terminal_move(Terminal *t, const char *line) {
    const Position *pos = session_position(t->session);
    Why why;
    if (!cli_why(pos, line, &why, NULL))
        return false;
    Move move = move_meant(pos, &why);
    if (!terminal_awaits_person(t))
        return true;
    if (move == NO_MOVE)
        say_refusal(t, &why);
    else if (!move_is_risky(pos, move) || terminal_again(t, line, "text.risk"))
        session_play(t->session, move_from(move), move_to(move), move_becomes(move), &why);
    return true;
}
