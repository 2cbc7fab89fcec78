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

void xboard_lift(Xboard *x, const char *text) {
    const Position *pos = &x->engine.game->now;
    char marks[MAX_SQUARES];
    Square square;
    if (!is_wanted(x) || !xboard_square_read(pos->rules, text, &square))
        return;
    x->lifted = square;
    if (marks_set(pos, square, marks) > 0)
        marks_say(pos->rules, marks);
}

/* What the lifted piece can become there. */
void xboard_put(Xboard *x, const char *text) {
    const Position *pos = &x->engine.game->now;
    Move moves[MAX_MOVES];
    Square square;
    Text choice;
    if (!is_wanted(x) || !xboard_square_read(pos->rules, text, &square))
        return;
    text_init(&choice);
    int count = position_moves_from(pos, x->lifted, moves);
    for (int i = 0; i < count; i++)
        if (move_to(moves[i]) == square && move_becomes(moves[i]))
            text_add_bytes(&choice, &pos->rules->kinds[move_becomes(moves[i])].letter, 1);
    if (choice.length > 0)
        line_print("choice %s", choice.data);
    text_clear(&choice);
}
