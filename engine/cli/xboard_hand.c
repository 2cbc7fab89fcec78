/* Xboard hand: what the GUI shows while a person moves a piece by hand. It marks the squares
 * where the lifted piece can go, and asks or tells what it becomes there. */
#include "cli/xboard.h"

#include <ctype.h>
#include <string.h>

/* The marks of XBoard: red for what takes something, and it then tells when the mouse is there;
 * magenta asks what the piece becomes, blue makes it become what `choice` says. */
static char mark_of(const Position *pos, Move move, char present) {
    if (move_becomes(move) && move_action(move) != MOVE_DROP)
        return present ? 'M' : 'B';
    if (move_action(move) == MOVE_EXCHANGE)
        return 'C';
    return pos->board[move_to(move)] ? 'R' : 'Y';
}

/* The moves of a piece as a board of marks; '\0' where it does not go. Returns their number. */
static int marks_set(const Position *pos, Square from, char marks[MAX_SQUARES]) {
    Move moves[MAX_MOVES];
    int count = position_moves_from(pos, from, moves);
    memset(marks, 0, MAX_SQUARES);
    for (int i = 0; i < count; i++)
        if (move_action(moves[i]) != MOVE_DROP && move_action(moves[i]) != MOVE_PASS)
            marks[move_to(moves[i])] = mark_of(pos, moves[i], marks[move_to(moves[i])]);
    return count;
}

static void marks_say(const Rules *rules, const char marks[MAX_SQUARES]) {
    Text text;
    text_init(&text);
    for (int rank = rules->ranks - 1; rank >= 0; rank--) {
        int run = 0;
        for (int file = 0; file < rules->files; file++) {
            char mark = marks[rank * rules->files + file];
            if (mark && run)
                text_format(&text, "%d", run);
            run = mark ? 0 : run + 1;
            text_add_bytes(&text, &mark, mark != '\0');
        }
        if (run)
            text_format(&text, "%d", run);
        text_add(&text, rank > 0 ? "/" : "");
    }
    line_print("highlight %s", text.data);
    text_clear(&text);
}

/* Only for games of our own: those that XBoard knows it marks by itself. */
static bool is_wanted(const Xboard *x) { return x->defined && !x->illegal; }

static void mark_one(const Rules *rules, Square square, char mark) {
    char marks[MAX_SQUARES] = {0};
    marks[square] = mark;
    marks_say(rules, marks);
}

/* An exchange takes a hand three legs (xboard_move.c says why): to the enemy piece, back, and
 * to it again. Each leg leaves one square to go to. False when the square is on no such way. */
static bool leg_show(Xboard *x, Square square) {
    const Position *pos = &x->engine.game->now;
    Move moves[MAX_MOVES];
    if (square == x->lifted && x->hit != NO_SQUARE) {
        mark_one(pos->rules, x->hit, 'R');
        return true;
    }
    int count = position_moves_from(pos, x->lifted, moves);
    for (int i = 0; i < count; i++)
        if (move_action(moves[i]) == MOVE_EXCHANGE && move_to(moves[i]) == square) {
            if (x->hit != square)
                mark_one(pos->rules, x->lifted, 'C');
            x->hit = square;
            return true;
        }
    return false;
}

void xboard_lift(Xboard *x, const char *text) {
    const Position *pos = &x->engine.game->now;
    char marks[MAX_SQUARES];
    Square square;
    if (!is_wanted(x) || !xboard_square_read(pos->rules, text, &square))
        return;
    bool under_way = x->hit != NO_SQUARE && (square == x->hit || square == x->lifted) && x->in_leg;
    x->in_leg = false;
    if (under_way) /* XBoard lifts the piece again after each leg */
        return;
    x->lifted = square;
    x->hit = NO_SQUARE;
    if (marks_set(pos, square, marks) > 0)
        marks_say(pos->rules, marks);
}

/* What the lifted piece can become there. */
static void choice_say(const Position *pos, Square from, Square to) {
    Move moves[MAX_MOVES];
    Text choice;
    text_init(&choice);
    int count = position_moves_from(pos, from, moves);
    for (int i = 0; i < count; i++)
        if (move_to(moves[i]) == to && move_becomes(moves[i]))
            text_add_bytes(&choice, &pos->rules->kinds[move_becomes(moves[i])].letter, 1);
    if (choice.length > 0)
        line_print("choice %s", choice.data);
    text_clear(&choice);
}

void xboard_put(Xboard *x, const char *text) {
    const Position *pos = &x->engine.game->now;
    Square square;
    if (!is_wanted(x) || !xboard_square_read(pos->rules, text, &square))
        return;
    x->in_leg = leg_show(x, square);
    if (!x->in_leg)
        choice_say(pos, x->lifted, square);
}
