/* Terminal board: the position in characters, in words, and in numbers: the board, the
 * pieces, the moves that they have, the strengths on squares. Changes nothing. */
#include "cli/terminal.h"

#include <stdio.h>
#include <string.h>

static char piece_letter(const Rules *rules, Piece piece) {
    char letter = rules->kinds[piece_kind(piece)].letter;
    return piece_side(piece) == WHITE ? letter : (char)(letter - 'A' + 'a');
}

/* Squares that are drawn apart from the others, such as castles. */
static bool square_apart(const Rules *rules, Square square) {
    for (int i = 0; i < rules->zone_count; i++)
        if (rules->zones[i].apart && rules->zones[i].own.of[square])
            return true;
    return false;
}

static void say_files(Terminal *t) {
    const Rules *rules = session_rules(t->session);
    text_add(&t->out, "  ");
    for (int i = 0; i < rules->files; i++)
        text_format(&t->out, " %c ", 'a' + (t->flip ? rules->files - 1 - i : i));
    say_line(t);
}

/* Letters of the position text; squares drawn apart are in brackets. */
void say_board(Terminal *t) {
    const Position *pos = session_position(t->session);
    const Rules *rules = pos->rules;
    say_files(t);
    for (int row = 0; row < rules->ranks; row++) {
        int rank = t->flip ? row : rules->ranks - 1 - row;
        text_format(&t->out, "%2d", rank + 1);
        for (int i = 0; i < rules->files; i++) {
            int file = t->flip ? rules->files - 1 - i : i;
            Square square = (Square)(rank * rules->files + file);
            Piece piece = pos->board[square];
            bool apart = square_apart(rules, square);
            char empty = rules->hole[square] ? ' ' : '.';
            text_format(&t->out, "%c%c%c", apart ? '[' : ' ',
                        piece ? piece_letter(rules, piece) : empty, apart ? ']' : ' ');
        }
        text_format(&t->out, " %d", rank + 1);
        say_line(t);
    }
    say_files(t);
}

/* "Konnet d1", with a comma before it when something stands before it. */
static void add_piece(Terminal *t, Square square, bool first) {
    const Position *pos = session_position(t->session);
    char name[4];
    square_write(pos->rules, square, name);
    text_format(&t->out, "%s%s %s", first ? "" : ", ", kind_title(t, piece_kind(pos->board[square])),
                name);
}

/* Kind by kind, as the variant lists them. */
void say_pieces(Terminal *t) {
    const Position *pos = session_position(t->session);
    for (Side side = WHITE; side <= BLACK; side++) {
        text_format(&t->out, "%s: ", side_title(t, side));
        bool first = true;
        for (Kind kind = 1; kind <= pos->rules->kind_count; kind++)
            for (int square = 0; square < pos->rules->squares; square++)
                if (pos->board[square] == piece_of(kind, side)) {
                    add_piece(t, (Square)square, first);
                    first = false;
                }
        say_line(t);
    }
}

/* " d4 (takes Prince)", the target of a move and what is special about it. */
static void add_target(Terminal *t, Move move, bool first) {
    const Position *pos = session_position(t->session);
    static const char *const keys[] = {
        [MOVE_QUIET] = NULL,
        [MOVE_CAPTURE] = "text.target.capture",
        [MOVE_EXCHANGE] = "text.target.exchange",
        [MOVE_EN_PASSANT] = "text.target.passant",
        [MOVE_CASTLE] = "text.target.castle",
        [MOVE_DROP] = NULL, /* listed apart: no piece moves */
        [MOVE_PASS] = NULL,
        [MOVE_CONVERT] = "text.target.convert",
        [MOVE_SACRIFICE] = "text.target.sacrifice",
        [MOVE_REPEL] = "text.target.repel",
    };
    const char *key = keys[move_action(move)];
    char to[4];
    square_write(pos->rules, move_to(move), to);
    text_format(&t->out, "%s %s", first ? "" : ",", to);
    if (key) {
        text_add(&t->out, " ");
        lang_fill(t->lang, &t->out, key, "piece",
                  kind_title(t, piece_kind(pos->board[move_to(move)])), NULL);
    }
    if (move_becomes(move)) {
        text_add(&t->out, " ");
        lang_fill(t->lang, &t->out, "text.target.becomes", "piece",
                  kind_title(t, move_becomes(move)), NULL);
    }
}

/* One line for a piece that can move; returns whether it can. */
static bool say_piece_moves(Terminal *t, Square from) {
    const Position *pos = session_position(t->session);
    Move moves[MAX_MOVES];
    int count = position_moves_from(pos, from, moves);
    if (count == 0)
        return false;
    add_piece(t, from, true);
    text_add(&t->out, ":");
    bool first = true;
    for (int square = 0; square < pos->rules->squares; square++)
        for (int i = 0; i < count; i++)
            if (move_to(moves[i]) == square) {
                add_target(t, moves[i], first);
                first = false;
            }
    say_line(t);
    return true;
}

void say_moves(Terminal *t, Square from) {
    const Position *pos = session_position(t->session);
    bool some = false;
    for (int square = 0; square < pos->rules->squares; square++)
        if ((from == NO_SQUARE || from == square) && pos->board[square] &&
            piece_side(pos->board[square]) == pos->side)
            some = say_piece_moves(t, (Square)square) || some;
    if (!some)
        SAY(t, "text.no_moves_here");
}

/* Of one side: the sum and the pieces that make it up. */
static void say_acting(Terminal *t, Side side, int sum, const Square *actors, int count) {
    const Position *pos = session_position(t->session);
    char number[16];
    strength_write(sum, number);
    text_format(&t->out, "%s: %s", side_title(t, side), number);
    bool first = true;
    for (int i = 0; i < count; i++)
        if (piece_side(pos->board[actors[i]]) == side) {
            text_add(&t->out, first ? " = " : "");
            add_piece(t, actors[i], first);
            first = false;
        }
    say_line(t);
}

void say_strength(Terminal *t, Square square) {
    const Position *pos = session_position(t->session);
    Square actors[MAX_SQUARES];
    int count = position_actors(pos, square, actors);
    Sums sums = position_strength(pos, square);
    if (pos->board[square]) {
        Side side = piece_side(pos->board[square]);
        text_format(&t->out, "%s: ", side_title(t, side));
        add_piece(t, square, true);
        say_line(t);
    }
    say_acting(t, WHITE, sums.of[WHITE], actors, count);
    say_acting(t, BLACK, sums.of[BLACK], actors, count);
}

/* A line a rank, as the board is seen: "a4 1:0". */
void say_strengths(Terminal *t) {
    const Position *pos = session_position(t->session);
    const Rules *rules = pos->rules;
    Sums sums[MAX_SQUARES];
    position_strengths(pos, sums);
    SAY(t, "text.strengths");
    for (int row = 0; row < rules->ranks; row++) {
        int rank = t->flip ? row : rules->ranks - 1 - row;
        for (int file = 0; file < rules->files; file++) {
            Square square = (Square)(rank * rules->files + file);
            char name[4], white[16], black[16];
            square_write(rules, square, name);
            strength_write(sums[square].of[WHITE], white);
            strength_write(sums[square].of[BLACK], black);
            text_format(&t->out, "%s%s %s:%s", file ? "  " : "", name, white, black);
        }
        say_line(t);
    }
}
