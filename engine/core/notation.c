/* Squares, strengths and moves as text. */
#include "core/san.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void square_write(const Rules *rules, Square square, char out[4]) {
    int rank = square / rules->files + 1;
    *out++ = (char)('a' + square % rules->files);
    if (rank > 9) *out++ = (char)('0' + rank / 10);
    *out++ = (char)('0' + rank % 10);
    *out = '\0';
}

void kind_write(const KindInfo *info, char out[3]) {
    bool before = info->mark == '+';
    out[0] = before ? info->mark : info->letter;
    out[1] = before ? info->letter : info->mark;
    out[2] = '\0';
}

bool square_read(const Rules *rules, const char **text, Square *square) {
    const char *at = *text;
    int file = *at - 'a';
    if (file < 0 || file >= rules->files || at[1] < '1' || at[1] > '9') return false;
    int rank = at[1] - '0', used = 2;
    if (rules->ranks > 9 && isdigit((unsigned char)at[2])) rank = rank * 10 + at[used++] - '0';
    if (rank > rules->ranks) return false;
    *square = (Square)((rank - 1) * rules->files + file);
    *text = at + used;
    return true;
}

void strength_write(int doubled, char out[16]) {
    const char *half = doubled % 2 ? "½" : "";
    if (doubled == 1) snprintf(out, 16, "½");
    else snprintf(out, 16, "%d%s", doubled / 2, half);
}

/* --- check marks ------------------------------------------------------------------------- */

/* A reply meets a check when it wins at once or leaves nothing to be taken. */
static bool met_by(Position *pos, Move reply) {
    Side side = pos->side;
    Undo undo;
    position_make(pos, reply, &undo);
    bool over = position_outcome_fast(pos).result == result_win(side);
    bool met = over || !position_in_check(pos, side, NULL);
    position_unmake(pos, &undo);
    return met;
}

int move_check_mark(const Position *pos, Move move) {
    Position after = *pos;
    Undo undo;
    Move replies[MAX_MOVES];
    position_make(&after, move, &undo);
    if (position_outcome_fast(&after).result != PLAYING) return 0;
    if (!position_in_check(&after, after.side, NULL)) return 0;
    int count = position_moves(&after, replies);
    for (int i = 0; i < count; i++) {
        if (met_by(&after, replies[i])) return 1;
    }
    return 2;
}

/* --- writing ----------------------------------------------------------------------------- */

typedef struct Names {
    const char *abbreviation; /* of the moving kind */
    const char *becomes;      /* of the kind that it becomes, "" when it stays */
    char from[4], to[4];
} Names;

static Names names_of(const Position *pos, Move move, bool russian) {
    const Rules *rules = pos->rules;
    const KindInfo *kind = &rules->kinds[piece_kind(pos->board[move_from(move)])];
    const KindInfo *becomes = &rules->kinds[move_becomes(move)];
    Names names = {russian ? kind->abbreviation.ru : kind->abbreviation.en, "", "", ""};
    if (move_becomes(move)) {
        names.becomes = russian ? becomes->abbreviation.ru : becomes->abbreviation.en;
    }
    square_write(rules, move_from(move), names.from);
    square_write(rules, move_to(move), names.to);
    return names;
}

/* Drops and passes are written alike in every style; false for other moves. */
static bool write_common(const Position *pos, Move move, char out[MOVE_TEXT_SIZE]) {
    char to[4];
    square_write(pos->rules, move_to(move), to);
    if (move_action(move) == MOVE_PASS) {
        strcpy(out, "pass");
    } else if (move_action(move) == MOVE_DROP) {
        snprintf(out, MOVE_TEXT_SIZE, "%c@%s", pos->rules->kinds[move_becomes(move)].letter, to);
    } else {
        return false;
    }
    return true;
}

static void write_coordinates(const Position *pos, Move move, char out[MOVE_TEXT_SIZE]) {
    Names names = names_of(pos, move, false);
    const KindInfo *becomes = &pos->rules->kinds[move_becomes(move)];
    char letter[2] = "";
    if (move_becomes(move)) {
        bool marked = becomes->mark == '+';
        letter[0] = marked ? '+' : (char)tolower((unsigned char)becomes->letter);
    }
    snprintf(out, MOVE_TEXT_SIZE, "%s%s%s", names.from, names.to, letter);
}

static void write_book(const Position *pos, Move move, bool russian, char out[MOVE_TEXT_SIZE]) {
    Names names = names_of(pos, move, russian);
    static const char *const BETWEEN[] = {[MOVE_EXCHANGE] = "÷", [MOVE_CONVERT] = ":=",
                                          [MOVE_SACRIFICE] = ":†", [MOVE_REPEL] = "::"};
    MoveAction action = move_action(move);
    const char *between = action <= MOVE_REPEL && BETWEEN[action] ? BETWEEN[action]
                          : move_hits(move)                       ? ":"
                                                                  : "-";
    const char *blank = *names.abbreviation ? " " : "";
    if (move_action(move) == MOVE_CASTLE) {
        snprintf(out, MOVE_TEXT_SIZE, "%s", san_castles_far(pos, move) ? "0-0-0" : "0-0");
    } else {
        snprintf(out, MOVE_TEXT_SIZE, "%s%s%s%s%s%s", names.abbreviation, blank, names.from, between,
                 names.to, names.becomes);
    }
}

static void write_plain(const Position *pos, Move move, NotationStyle style,
                        char out[MOVE_TEXT_SIZE]) {
    if (write_common(pos, move, out)) return;
    switch (style) {
    case NOTATION_COORDINATE: write_coordinates(pos, move, out); break;
    case NOTATION_BOOK: write_book(pos, move, false, out); break;
    case NOTATION_BOOK_RU: write_book(pos, move, true, out); break;
    case NOTATION_SAN: san_write(pos, move, out); break;
    }
}

void move_write(const Position *pos, Move move, NotationStyle style, char out[MOVE_TEXT_SIZE]) {
    write_plain(pos, move, style, out);
    if (style == NOTATION_COORDINATE) return;
    static const char *const BOOK[] = {"", "+", "+)"}, *const SAN[] = {"", "+", "#"};
    const char *mark = (style == NOTATION_SAN ? SAN : BOOK)[move_check_mark(pos, move)];
    strncat(out, mark, MOVE_TEXT_SIZE - strlen(out) - 1);
}

/* --- reading ----------------------------------------------------------------------------- */

/* Without blanks. */
static size_t squeeze(const char *text, char out[MOVE_TEXT_SIZE]) {
    size_t length = 0;
    for (; *text && length < MOVE_TEXT_SIZE - 1; text++) {
        if (*text != ' ') out[length++] = *text;
    }
    out[length] = '\0';
    return length;
}

/* Without the marks behind a move too. */
static void strip(const char *text, char out[MOVE_TEXT_SIZE]) {
    size_t length = squeeze(text, out);
    while (length && strchr("+#!?)", out[length - 1])) length--;
    out[length] = '\0';
}

static const Move *find_written(const Position *pos, const Move *moves, int count,
                                NotationStyle style, const char *wanted) {
    for (int i = 0; i < count; i++) {
        char text[MOVE_TEXT_SIZE], plain[MOVE_TEXT_SIZE];
        write_plain(pos, moves[i], style, text);
        squeeze(text, plain);
        if (!strcmp(plain, wanted)) return &moves[i];
    }
    return NULL;
}

bool move_read(const Position *pos, const char *text, Move *move, Err *err) {
    char whole[MOVE_TEXT_SIZE], wanted[MOVE_TEXT_SIZE];
    Move moves[MAX_MOVES];
    int count = position_moves(pos, moves);
    squeeze(text, whole); /* first with its end: in shogi `+` is a promotion, not a check */
    strip(text, wanted);
    for (NotationStyle style = NOTATION_COORDINATE; style < NOTATION_SAN; style++) {
        const Move *found = find_written(pos, moves, count, style, whole);
        if (!found) found = find_written(pos, moves, count, style, wanted);
        if (!found) continue;
        *move = *found;
        return true;
    }
    if (san_read(pos, whole, move) == 1 || san_read(pos, wanted, move) == 1) return true;
    Square from, to;
    Kind becomes;
    if (!move_read_squares(pos->rules, wanted, &from, &to, &becomes, err)) return false;
    return err_set(err, "illegal move: %.40s", text);
}

bool move_read_squares(const Rules *rules, const char *text, Square *from, Square *to, Kind *becomes,
                       Err *err) {
    const char *at = text;
    *becomes = 0;
    if (square_read(rules, &at, from) && square_read(rules, &at, to)) {
        if (isalpha((unsigned char)*at)) *becomes = rules_kind_of_letter(rules, *at);
        if (*becomes) at++;
        if (!*at) return true;
    }
    return err_set(err, "not a move (write it like e2e4): %.40s", text);
}

bool notation_style(const char *name, NotationStyle *style) {
    static const char *const NAMES[] = {"coordinate", "book", "book-ru", "san"};
    for (int i = 0; i < 4; i++) {
        if (strcmp(name, NAMES[i])) continue;
        *style = (NotationStyle)i;
        return true;
    }
    return false;
}
