/* Explain: the commands about a move: why it is legal or not, and how people write it. */
#include "cli/cli.h"
#include "cli/command.h"

#include "core/notation.h"

#include <stdio.h>

static bool why_print(Cli *cli, const Position *pos, const char *text, Err *err) {
    const Lang *lang = cli_lang(cli, err);
    Why why;
    if (!lang || !cli_why(pos, text, &why, err))
        return false;
    Text out;
    text_init(&out);
    why_write(pos, &why, lang, &out);
    printf("%s\n", out.data);
    text_clear(&out);
    return true;
}

/* The words are the position and the move. */
int command_why(Cli *cli, Err *err) {
    const Rules *rules = cli_rules(cli, err);
    Game *game = rules ? cli_game(cli, rules, cli_word(cli, 0), err) : NULL;
    bool good = game && why_print(cli, &game->now, cli_word(cli, 1), err);
    game_free(game);
    return good ? CODE_DONE : CODE_FAILED;
}

static NotationStyle style_chosen(const Cli *cli, const Rules *rules) {
    NotationStyle style = rules->needs_surplus ? NOTATION_BOOK : NOTATION_SAN;
    if (cli_given(cli, OPTION_STYLE))
        notation_style(cli->args.value[OPTION_STYLE], &style);
    return style;
}

int command_notation(Cli *cli, Err *err) {
    if (!cli_given(cli, OPTION_MOVES)) {
        err_set(err, "no moves are given: --moves \"M M ...\"");
        return CODE_USAGE;
    }
    const Rules *rules = cli_rules(cli, err);
    Game *game = rules ? cli_game(cli, rules, cli_word(cli, 0), err) : NULL;
    if (!game)
        return CODE_FAILED;
    NotationStyle style = style_chosen(cli, rules);
    Position pos = game->start;
    for (int i = 0; i < game->count; i++) {
        char text[MOVE_TEXT_SIZE];
        Undo undo;
        move_write(&pos, game->moves[i], style, text);
        printf("%s\n", text);
        position_make(&pos, game->moves[i], &undo);
    }
    game_free(game);
    return CODE_DONE;
}
