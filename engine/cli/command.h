/* Command: the rows of the table of commands. From it come what can be typed, which
 * options and words a command takes, and every help text. */
#ifndef CHESTER_CLI_COMMAND_H
#define CHESTER_CLI_COMMAND_H

#include "cli/cli.h"

typedef struct Command {
    const char *name;
    const char *words; /* what the help calls its words, or "" */
    const char *says;  /* what it does, without a full stop */
    uint64_t options;  /* bit per OptionId, besides those that every command has */
    int least, most;   /* words */
    int (*run)(Cli *cli, Err *err); /* returns the exit code */
} Command;

/* Runs the command line. Prints results; leaves a fault in *err. Returns the exit code. */
int command_line(int argc, char **argv, Err *err);

int command_bench(Cli *cli, Err *err);
int command_best(Cli *cli, Err *err);
int command_check(Cli *cli, Err *err);
int command_fen(Cli *cli, Err *err);
int command_list(Cli *cli, Err *err);
int command_match(Cli *cli, Err *err);
int command_moves(Cli *cli, Err *err);
int command_new(Cli *cli, Err *err);
int command_notation(Cli *cli, Err *err);
int command_perft(Cli *cli, Err *err);
int command_play(Cli *cli, Err *err);
int command_replay(Cli *cli, Err *err);
int command_status(Cli *cli, Err *err);
int command_strength(Cli *cli, Err *err);
int command_text(Cli *cli, Err *err);
int command_uci(Cli *cli, Err *err);
int command_why(Cli *cli, Err *err);
int command_xboard(Cli *cli, Err *err);

#endif
