/* Xboard move: moves as XBoard writes them, which is in coordinates, but for boards of ten
 * ranks, which count from 0, castling with free rooks, legs and passes. */
#include "cli/xboard.h"

#include "core/san.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int first_rank(const Rules *rules) { return rules->ranks == 10 ? 0 : 1; }

void xboard_square_write(const Rules *rules, Square square, char out[8]) {
    snprintf(out, 8, "%c%d", 'a' + square % rules->files,
             square / rules->files + first_rank(rules));
}

/* Reads a square and moves behind it. */
static bool square_take(const Rules *rules, const char **at, Square *square) {
    int file = **at - 'a', rank = -1;
    const char *p = *at + 1;
    if (file < 0 || file >= rules->files || !isdigit((unsigned char)*p))
        return false;
    rank = *p++ - '0';
    if (rules->ranks > 10 && isdigit((unsigned char)*p))
        rank = rank * 10 + *p++ - '0';
    rank -= first_rank(rules);
    if (rank < 0 || rank >= rules->ranks)
        return false;
    *square = (Square)(rank * rules->files + file);
    *at = p;
    return true;
}

bool xboard_square_read(const Rules *rules, const char *text, Square *square) {
    return text && square_take(rules, &text, square) && !*text;
}

void xboard_move_write(const Position *pos, Move move, char out[GUEST_SIZE]) {
    const Rules *rules = pos->rules;
    char plain[MOVE_TEXT_SIZE], from[8], to[8], usual[4];
    MoveAction action = move_action(move);
    move_write(pos, move, NOTATION_COORDINATE, plain);
    xboard_square_write(rules, move_from(move), from);
    xboard_square_write(rules, move_to(move), to);
    square_write(rules, move_to(move), usual);
    if (action == MOVE_PASS)
        snprintf(out, GUEST_SIZE, "@@@@");
    else if (action == MOVE_CASTLE && rules->rooks_anywhere)
        snprintf(out, GUEST_SIZE, san_castles_far(pos, move) ? "O-O-O" : "O-O");
    else if (action == MOVE_DROP)
        snprintf(out, GUEST_SIZE, "%c@%s", plain[0], to);
    else /* what stands behind the squares is the promotion */
        snprintf(out, GUEST_SIZE, "%s%s%s", from, to, strstr(plain + 2, usual) + strlen(usual));
}

/* An exchange takes the mover away too. XBoard has no such move, but it has moves in legs, in
 * which what stands on a square on the way is taken: the first leg goes nowhere and so takes
 * the mover itself, the second carries the emptiness to the hit piece. */
void xboard_move_say(const Xboard *x, const Position *pos, Move move) {
    char text[GUEST_SIZE], from[8], to[8];
    xboard_move_write(pos, move, text);
    if (move_action(move) != MOVE_EXCHANGE || !x->defined || !x->marks) {
        line_print("move %s", text);
        return;
    }
    xboard_square_write(pos->rules, move_from(move), from);
    xboard_square_write(pos->rules, move_to(move), to);
    line_print("move %s%s,", from, from);
    line_print("move %s%s", from, to);
}

/* The squares of a move from the first one of its first leg to the last one of its last, and
 * what stands behind them. A leg that does not begin where the one before has ended says that
 * an own piece is taken (XBoard 4.9, which makes up its end, "a3a4,a3`4"), and ends the way. */
static bool legs_take(const Rules *rules, const char *text, Square *from, Square *to,
                      const char **behind) {
    const char *at = text;
    Square begin, end;
    if (!square_take(rules, &at, from) || !square_take(rules, &at, to))
        return false;
    while (*at == ',') {
        at++;
        if (!square_take(rules, &at, &begin))
            return false;
        if (begin != *to)
            at = "";
        else if (square_take(rules, &at, &end))
            *to = end;
        else
            return false;
    }
    *behind = at;
    return true;
}

/* The text as our own notation has it; false when it is not made of squares. */
static bool text_fit(const Rules *rules, const char *text, char out[MOVE_TEXT_SIZE]) {
    Square from, to;
    const char *behind;
    char first[4], last[4];
    if (legs_take(rules, text, &from, &to, &behind)) {
        square_write(rules, from, first);
        square_write(rules, to, last);
        snprintf(out, MOVE_TEXT_SIZE, "%s%s%.8s", first, last, *behind == '=' ? "" : behind);
    } else if (isalpha((unsigned char)text[0]) && text[1] == '@' &&
               xboard_square_read(rules, text + 2, &to)) {
        square_write(rules, to, last);
        snprintf(out, MOVE_TEXT_SIZE, "%c@%s", toupper((unsigned char)text[0]), last);
    } else {
        return false;
    }
    return true;
}

/* The only legal move between the squares of a text without a letter, or NO_MOVE. */
static Move move_between(const Position *pos, const char *text) {
    Move moves[MAX_MOVES], found = NO_MOVE;
    Square from, to;
    Kind becomes;
    if (!move_read_squares(pos->rules, text, &from, &to, &becomes, NULL) || becomes)
        return NO_MOVE;
    int count = position_moves_from(pos, from, moves);
    for (int i = 0; i < count; i++) {
        if (move_to(moves[i]) != to)
            continue;
        if (found)
            return NO_MOVE;
        found = moves[i];
    }
    return found;
}

bool xboard_move_read(Xboard *x, const char *text, Move *move, Text *reason) {
    const Position *pos = &x->engine.game->now;
    char fitted[MOVE_TEXT_SIZE];
    Why why;
    if (strcmp(text, "@@@@") == 0)
        text = "pass";
    else if (text_fit(pos->rules, text, fitted))
        text = fitted;
    if (move_read(pos, text, move, NULL) || (*move = move_between(pos, text)) != NO_MOVE)
        return true;
    if (cli_why(pos, text, &why, NULL))
        why_write(pos, &why, x->lang, reason);
    else
        text_add(reason, "it is no move");
    return false;
}
