/* Terminal move: typed moves: whether they are legal, why not, and the warning before one
 * that leaves the King to be taken. */
#include "cli/terminal.h"

#include <stdio.h>
#include <string.h>

static void say_why(Terminal *t, const Why *why) {
    why_write(session_position(t->session), why, t->lang, &t->out);
    say_line(t);
}

/* The squares that a line names, whether or not it is a legal move. */
static bool squares_typed(const Terminal *t, const char *words, Why *why) {
    const Position *pos = session_position(t->session);
    Move move;
    if (move_read(pos, words, &move, NULL)) {
        why->from = move_from(move);
        why->to = move_to(move);
        why->becomes = move_becomes(move);
        return true;
    }
    return move_read_squares(pos->rules, words, &why->from, &why->to, &why->becomes, NULL);
}

void terminal_why(Terminal *t, const char *words) {
    Why why;
    if (!squares_typed(t, words, &why)) {
        SAY(t, "text.no_move", "word", words);
        return;
    }
    why = why_move(session_position(t->session), why.from, why.to, why.becomes);
    say_why(t, &why);
}

bool terminal_again(Terminal *t, const char *line, const char *key) {
    if (t->repeated)
        return true;
    SAY(t, key);
    snprintf(t->again, sizeof t->again, "%s", line);
    return false;
}

bool person_may_act(Terminal *t) {
    if (session_awaits_person(t->session))
        return true;
    if (session_outcome(t->session).result != PLAYING)
        say_outcome(t);
    else
        SAY(t, "text.not_your_turn");
    return false;
}

/* The legal move between the squares. A promotion that leaves no choice need not be named. */
static Move move_meant(const Position *pos, const Why *typed) {
    Move moves[MAX_MOVES], found = NO_MOVE;
    int count = position_moves_from(pos, typed->from, moves);
    for (int i = 0; i < count; i++) {
        if (move_to(moves[i]) != typed->to)
            continue;
        if (move_becomes(moves[i]) == typed->becomes)
            return moves[i];
        if (typed->becomes || found)
            return NO_MOVE;
        found = moves[i];
    }
    return found;
}

/* Chess-T1 rule 21: the program warns before a move that leaves the mover's King to be taken. */
static bool move_is_risky(const Position *pos, Move move) {
    if (move == NO_MOVE || pos->rules->has_guarded)
        return false;
    Position next = *pos;
    Undo undo;
    position_make(&next, move, &undo);
    return position_outcome(&next).result == PLAYING &&
           position_in_check(&next, (Side)pos->side, NULL);
}

bool terminal_move(Terminal *t, const char *line) {
    const Position *pos = session_position(t->session);
    Why why;
    if (!squares_typed(t, line, &why))
        return false;
    Move move = move_meant(pos, &why);
    if (!person_may_act(t) || (move_is_risky(pos, move) && !terminal_again(t, line, "text.risk")))
        return true;
    if (!session_play(t->session, why.from, why.to,
                           move == NO_MOVE ? why.becomes : move_becomes(move), &why))
        say_why(t, &why);
    return true;
}
