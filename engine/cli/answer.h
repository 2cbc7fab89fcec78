/* Answer: how a command about a position meets its positions: one on the command
 * line, answered with a value a line, or many on standard input ("-"), answered with
 * one line each, where a bad position costs its own line only. */
#ifndef CHESTER_CLI_ANSWER_H
#define CHESTER_CLI_ANSWER_H

#include "base/text.h"
#include "cli/cli.h"

#include <stdio.h>

/* Appends the values, each closed by a newline. */
typedef bool (*Answer)(Cli *cli, const Game *game, Text *out, Err *err);

/* Answers the position of the first word; returns the exit code. */
int answer_word(Cli *cli, Answer answer, Err *err);
/* Whether the positions come from standard input. */
bool answer_is_batch(const Cli *cli);
/* Shows a fault as one line of printable text: "PREFIX: what is wrong: where". */
void fault_print(FILE *file, const char *prefix, const Err *err);

#endif
