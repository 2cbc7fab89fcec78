/* Cli: loads what a command asks for, once, and reads positions and moves of the
 * command line. It prints nothing. */
#include "cli/cli.h"

#include "core/notation.h"

#include <stdio.h>
#include <string.h>

void cli_clear(Cli *cli) {
    library_free(cli->library);
    lang_free(cli->lang);
    *cli = (Cli){0};
}

Library *cli_library(Cli *cli, Err *err) {
    if (!cli->library)
        cli->library = library_new(err);
    return cli->library;
}

const char *cli_lang_name(const Cli *cli) {
    const char *given = cli->args.value[OPTION_LANG];
    return given ? given : lang_of_environment();
}

const Lang *cli_lang(Cli *cli, Err *err) {
    if (!cli->lang)
        cli->lang = lang_load(cli_lang_name(cli), err);
    return cli->lang;
}

const char *cli_variant(const Cli *cli) {
    const char *given = cli->args.value[OPTION_VARIANT];
    return given ? given : "chess-t1";
}

const Rules *cli_rules(Cli *cli, Err *err) {
    Library *library = cli_library(cli, err);
    return library ? library_rules(library, cli_variant(cli), err) : NULL;
}

bool cli_person_plays(const Cli *cli, Side side) {
    const char *given = cli->args.value[OPTION_SIDE];
    if (!given)
        return side == WHITE;
    return strcmp(given, "both") == 0 || strcmp(given, side == WHITE ? "white" : "black") == 0;
}

const char *cli_fen(const Cli *cli) {
    const char *fen = cli->args.value[OPTION_FEN];
    return fen && strcmp(fen, "startpos") != 0 ? fen : NULL;
}

bool cli_one_start(const Cli *cli, Err *err) {
    const char *file = cli_word(cli, 0);
    return !file || !cli_given(cli, OPTION_FEN) ||
           err_set(err, "a saved game has its own start, --fen cannot change it: %s", file);
}

const char *cli_word(const Cli *cli, int i) {
    return i < cli->args.word_count ? cli->args.words[i] : NULL;
}

bool cli_position(Position *pos, const Rules *rules, const char *text, Err *err) {
    if (text && strcmp(text, "startpos") != 0)
        return position_read(pos, rules, text, err);
    position_start(pos, rules);
    return true;
}

/* Copies the next word of *at and moves behind it; false at the end. A longer one than
 * any move can be is cut, and then is no move. */
static bool word_take(const char **at, char out[MOVE_TEXT_SIZE]) {
    const char *from = *at + strspn(*at, " \t\n\r");
    size_t length = strcspn(from, " \t\n\r");
    *at = from + length;
    snprintf(out, MOVE_TEXT_SIZE, "%.*s", (int)(length < MOVE_TEXT_SIZE ? length : MOVE_TEXT_SIZE),
             from);
    return length > 0;
}

/* Reads one move at *at. The book's notation has a blank behind the piece ("C d1-g4"),
 * so a word that is no move is tried together with the next one. */
static bool move_take(const Position *pos, const char **at, const char *word, Move *move, Err *err) {
    if (move_read(pos, word, move, err))
        return true;
    char next[MOVE_TEXT_SIZE], both[2 * MOVE_TEXT_SIZE];
    const char *behind = *at;
    if (!word_take(&behind, next))
        return false;
    snprintf(both, sizeof both, "%s %s", word, next);
    if (!move_read(pos, both, move, NULL))
        return false;
    *at = behind;
    return true;
}

static bool moves_play(Game *game, const char *moves, Err *err) {
    char word[MOVE_TEXT_SIZE];
    Err inner = {0};
    while (word_take(&moves, word)) {
        Move move;
        Outcome outcome = game_outcome(game, false);
        if (outcome.result != PLAYING)
            return err_set(err, "the game is over (%s): move %d, %s", outcome.reason,
                           game->count + 1, word);
        if (!move_take(&game->now, &moves, word, &move, &inner))
            return err_set(err, "%s: move %d", inner.text, game->count + 1);
        game_play(game, move);
    }
    return true;
}

Game *cli_game(const Cli *cli, const Rules *rules, const char *text, Err *err) {
    Position pos;
    if (!cli_position(&pos, rules, text, err))
        return NULL;
    Game *game = game_new(&pos);
    const char *moves = cli->args.value[OPTION_MOVES];
    if (!moves || moves_play(game, moves, err))
        return game;
    game_free(game);
    return NULL;
}

bool cli_why(const Position *pos, const char *text, Why *why, Err *err) {
    Move move;
    Square from, to;
    Kind becomes;
    const char *square = text[0] && text[1] == '@' ? text + 2 : "";
    Kind kind = rules_kind_of_letter(pos->rules, text[0]);
    if (move_read(pos, text, &move, NULL))
        *why = why_legal(pos, move);
    else if (kind && square_read(pos->rules, &square, &to) && !*square)
        *why = why_drop(pos, kind, to);
    else if (move_read_squares(pos->rules, text, &from, &to, &becomes, err))
        *why = why_move(pos, from, to, becomes);
    else
        return false;
    return true;
}

void outcome_write(Outcome outcome, Text *out) {
    static const char *const words[] = {"playing", "white-wins", "black-wins", "draw"};
    text_add(out, words[outcome.result]);
    if (outcome.result != PLAYING)
        text_format(out, " %s", outcome.reason);
}
