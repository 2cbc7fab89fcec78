/* Chess960: random orders of the pieces, each position of random games held against the slow
 * reference; and castling told from the King's other moves. */
#include "check.h"

#include "world.h"

#include "core/notation.h"
#include "core/verify.h"

enum { ORDERS = 40, PLIES = 60 };

/* On the n-th empty place of the step: 1 for any, 2 for those of one colour. */
static void put(char row[8], char piece, uint32_t n, int first, int step) {
    for (int at = first; at < 8; at += step)
        if (row[at] == ' ' && n-- == 0) {
            row[at] = piece;
            return;
        }
}

static void shuffle(char row[9], Rng *rng) {
    memcpy(row, "        ", 9);
    put(row, 'b', rng_below(rng, 4), 0, 2);
    put(row, 'b', rng_below(rng, 4), 1, 2);
    put(row, 'q', rng_below(rng, 6), 0, 1);
    put(row, 'n', rng_below(rng, 5), 0, 1);
    put(row, 'n', rng_below(rng, 4), 0, 1);
    put(row, 'r', 0, 0, 1);
    put(row, 'k', 0, 0, 1);
    put(row, 'r', 0, 0, 1);
}

/* Every move is the only one that its text names, in each of the ways of writing. */
static void texts_are_clear(const Position *pos) {
    Move moves[MAX_MOVES], again;
    int count = position_moves(pos, moves);
    for (int i = 0; i < count; i++)
        for (NotationStyle style = NOTATION_COORDINATE; style <= NOTATION_SAN; style++) {
            char text[MOVE_TEXT_SIZE];
            Err err = {""};
            move_write(pos, moves[i], style, text);
            bool same = move_read(pos, text, &again, &err) && again == moves[i];
            check_that(same, "%s is read as another move %s", text, err.text);
        }
}

static void random_orders_hold(void) {
    Rng rng = {960};
    int castled = 0;
    for (int i = 0; i < ORDERS; i++) {
        char row[9], capitals[9] = "", fen[FEN_SIZE];
        Position pos;
        Err err = {""};
        Move move;
        shuffle(row, &rng);
        for (int at = 0; at < 8; at++)
            capitals[at] = (char)(row[at] - 'a' + 'A');
        snprintf(fen, sizeof fen, "%s/pppppppp/8/8/8/8/PPPPPPPP/%s w KQkq - 0 1", row, capitals);
        check_that(position_read(&pos, world_rules("chess960"), fen, &err), "%s: %s", err.text, fen);
        for (int ply = 0; ply < PLIES && (move = world_move(&pos, &rng)) != NO_MOVE; ply++) {
            Undo undo;
            check_that(position_verify(&pos, &err), "%s", err.text);
            if (ply % 8 == 0)
                texts_are_clear(&pos);
            castled += move_action(move) == MOVE_CASTLE;
            position_make(&pos, move, &undo);
        }
    }
    CHECK(castled > 0);
}

/* Positions with the moves of the King, as coordinates. */
static const struct {
    const char *fen, *king;
} rows[] = {
    {"4k3/8/8/8/8/8/8/5K1R w K - 0 1", "f1e1 f1e2 f1f2 f1g1 f1g2 f1h1"},  /* g1 is both */
    {"4k3/8/8/8/8/8/8/6KR w K - 0 1", "g1f1 g1f2 g1g2 g1h1 g1h2"},        /* it stays where it is */
    {"4k3/8/8/8/8/8/8/5KR1 w K - 0 1", "f1e1 f1e2 f1f2 f1g1 f1g2"},       /* they change places */
    {"4k3/8/8/8/8/8/8/rR1K4 w Q - 0 1", "d1c1 d1c2 d1d2 d1e1 d1e2"},      /* its rook shields it */
    {"4k3/8/8/8/8/8/8/1RK5 w Q - 0 1", "c1b1 c1b2 c1c2 c1d1 c1d2"},
    {"4k3/8/8/8/8/8/8/RR3K2 w B - 0 1", "f1b1 f1e1 f1e2 f1f2 f1g1 f1g2"}, /* the inner rook */
    {"4k3/8/8/8/8/8/8/RR3K2 w Q - 0 1", "f1e1 f1e2 f1f2 f1g1 f1g2"},
};

static int by_text(const void *a, const void *b) {
    return strcmp(a, b);
}

static void the_moves_of_the_king_are_told_apart(void) {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Position pos;
        Err err = {""};
        Move moves[MAX_MOVES];
        char texts[MAX_MOVES][8], all[MAX_MOVES] = "", fen[FEN_SIZE];
        bool read = position_read(&pos, world_rules("chess960"), rows[i].fen, &err);
        check_that(read, "%s: %s", err.text, rows[i].fen);
        if (!read)
            return;
        Square king = 0;
        while (pos.board[king] != piece_of(rules_kind(pos.rules, "king"), WHITE))
            king++;
        int count = position_moves_from(&pos, king, moves);
        for (int m = 0; m < count; m++) {
            char text[MOVE_TEXT_SIZE];
            move_write(&pos, moves[m], NOTATION_COORDINATE, text);
            snprintf(texts[m], sizeof texts[m], "%.7s", text);
        }
        qsort(texts, (size_t)count, sizeof *texts, by_text);
        for (int m = 0; m < count; m++)
            snprintf(all + strlen(all), sizeof all - strlen(all), m ? " %s" : "%s", texts[m]);
        CHECK_TEXT(all, rows[i].king);
        position_write(&pos, fen);
        CHECK_TEXT(fen, rows[i].fen);
    }
}

int main(void) {
    world_open();
    TEST(the_moves_of_the_king_are_told_apart);
    TEST(random_orders_hold);
    world_close();
    return check_end();
}
