/* Play: the command play: the door to the window, or a sentence in a build without one. */
#include "cli/cli.h"
#include "cli/command.h"

#if CHESTER_GUI
#include "gui/gui.h"

int command_play(Cli *cli, Err *err) {
    if (!cli_one_start(cli, err))
        return CODE_USAGE;
    const Args *args = &cli->args;
    GuiOptions options = {
        .variant = args->value[OPTION_VARIANT],
        .fen = cli_fen(cli),
        .side = args->value[OPTION_SIDE],
        .ai = args->value[OPTION_AI],
        .level = (int)args->number[OPTION_LEVEL],
        .file = cli_word(cli, 0),
        .lang = args->value[OPTION_LANG],
        .screenshot = args->value[OPTION_SCREENSHOT],
        .width = (int)(args->number[OPTION_SIZE] >> 32),
        .height = (int)(args->number[OPTION_SIZE] & 0xffffffff),
        .flip = cli_given(cli, OPTION_FLIP),
        .overlay = args->value[OPTION_OVERLAY],
    };
    return gui_main(&options);
}

#else

int command_play(Cli *cli, Err *err) {
    (void)cli;
    err_set(err, "this build has no window, `chester text` plays the same game in the terminal: play");
    return CODE_FAILED;
}

#endif
