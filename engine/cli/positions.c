/* Positions: the commands that tell something about a position and change nothing:
 * moves, perft, strength, status, fen. */
#include "cli/answer.h"
#include "cli/command.h"

#include "core/notation.h"
#include "core/perft.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct MoveLine {
    char text[MOVE_TEXT_SIZE];
    Move move;
} MoveLine;

static int line_compare(const void *a, const void *b) {
    return strcmp(((const MoveLine *)a)->text, ((const MoveLine *)b)->text);
}

/* The legal moves as coordinates, in byte order. Returns their number. */
static int moves_sorted(const Position *pos, MoveLine lines[MAX_MOVES]) {
    Move moves[MAX_MOVES];
    int count = position_moves(pos, moves);
    for (int i = 0; i < count; i++) {
        lines[i].move = moves[i];
        move_write(pos, moves[i], NOTATION_COORDINATE, lines[i].text);
    }
    qsort(lines, (size_t)count, sizeof *lines, line_compare);
    return count;
}

/* Nothing when the game is over, also by a count or by what is left: perft goes on there, as
 * other programs' does. */
static bool moves_answer(Cli *cli, const Game *game, Text *out, Err *err) {
    (void)cli, (void)err;
    MoveLine lines[MAX_MOVES];
    if (position_outcome(&game->now).result != PLAYING)
        return true;
    int count = moves_sorted(&game->now, lines);
    for (int i = 0; i < count; i++)
        text_format(out, "%s\n", lines[i].text);
    return true;
}

int command_moves(Cli *cli, Err *err) {
    return answer_word(cli, moves_answer, err);
}

static bool strength_answer(Cli *cli, const Game *game, Text *out, Err *err) {
    (void)cli, (void)err;
    const Rules *rules = game->rules;
    Sums sums[MAX_SQUARES];
    position_strengths(&game->now, sums);
    for (int square = 0; square < rules->squares; square++) {
        char name[4];
        square_write(rules, (Square)square, name);
        text_format(out, "%s %d %d\n", name, sums[square].of[WHITE], sums[square].of[BLACK]);
    }
    return true;
}

int command_strength(Cli *cli, Err *err) {
    return answer_word(cli, strength_answer, err);
}

/* Whose King could be taken if the other side were to move. */
static const char *kings_word(const Position *pos) {
    bool white = position_in_check(pos, WHITE, NULL);
    bool black = position_in_check(pos, BLACK, NULL);
    return white && black ? "both" : white ? "white" : black ? "black" : "none";
}

static bool status_answer(Cli *cli, const Game *game, Text *out, Err *err) {
    (void)err;
    if (cli_given(cli, OPTION_KINGS)) {
        text_format(out, "%s\n", kings_word(&game->now));
        return true;
    }
    outcome_write(game_outcome(game, true), out);
    text_add(out, "\n");
    return true;
}

int command_status(Cli *cli, Err *err) {
    return answer_word(cli, status_answer, err);
}

static bool fen_answer(Cli *cli, const Game *game, Text *out, Err *err) {
    (void)cli, (void)err;
    char fen[FEN_SIZE];
    position_write(&game->now, fen);
    text_format(out, "%s\n", fen);
    return true;
}

int command_fen(Cli *cli, Err *err) {
    return answer_word(cli, fen_answer, err);
}

static uint64_t perft_divide(const Position *pos, int depth) {
    MoveLine lines[MAX_MOVES];
    int count = moves_sorted(pos, lines);
    uint64_t total = 0;
    for (int i = 0; i < count; i++) {
        Position next = *pos;
        Undo undo;
        position_make(&next, lines[i].move, &undo);
        uint64_t leaves = perft(&next, depth - 1);
        printf("%s %" PRIu64 "\n", lines[i].text, leaves);
        total += leaves;
    }
    return total;
}

/* The words are DEPTH and, if given, the position. */
int command_perft(Cli *cli, Err *err) {
    enum { DEPTH_MOST = 30 };
    const char *word = cli_word(cli, 0);
    char *end;
    long depth = strtol(word, &end, 10);
    if (*end || word[0] < '0' || word[0] > '9' || depth > DEPTH_MOST) {
        err_set(err, "DEPTH is a whole number from 0 to %d: %s", DEPTH_MOST, word);
        return CODE_USAGE;
    }
    const Rules *rules = cli_rules(cli, err);
    Game *game = rules ? cli_game(cli, rules, cli_word(cli, 1), err) : NULL;
    if (!game)
        return CODE_FAILED;
    bool divide = cli_given(cli, OPTION_DIVIDE) && depth > 0;
    uint64_t leaves =
        divide ? perft_divide(&game->now, (int)depth) : perft(&game->now, (int)depth);
    printf("%" PRIu64 "\n", leaves);
    game_free(game);
    return CODE_DONE;
}
