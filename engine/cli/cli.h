/* Cli: what every command is given: the command line, and the variants, personalities
 * and sentences that it asks for. A command prints results to standard output and
 * returns an exit code; what went wrong it leaves in the Err, which main.c shows. */
#ifndef CHESTER_CLI_CLI_H
#define CHESTER_CLI_CLI_H

#include "base/lang.h"
#include "cli/args.h"
#include "core/why.h"
#include "game/game.h"
#include "session/library.h"

/* Exit codes of the program. */
enum { CODE_DONE, CODE_FAILED, CODE_USAGE };

typedef struct Cli {
    Args args;
    Library *library; /* NULL until asked for */
    Lang *lang;       /* NULL until asked for */
} Cli;

void cli_clear(Cli *cli);
Library *cli_library(Cli *cli, Err *err);
const Lang *cli_lang(Cli *cli, Err *err);
/* "en" or "ru": --lang, else the environment's. */
const char *cli_lang_name(const Cli *cli);
/* The variant of the command line. */
const char *cli_variant(const Cli *cli);
const Rules *cli_rules(Cli *cli, Err *err);
/* "white" of --side, the seat of a person: both for "both", neither for "none". */
bool cli_person_plays(const Cli *cli, Side side);

/* --fen, or NULL for the start; for commands that take a saved game too, of which only one
 * may be given. */
const char *cli_fen(const Cli *cli);
bool cli_one_start(const Cli *cli, Err *err);
/* The i-th word, NULL when there are fewer. */
const char *cli_word(const Cli *cli, int i);
static inline bool cli_given(const Cli *cli, OptionId id) { return cli->args.value[id] != NULL; }

/* A position text, "startpos", or NULL for the start. */
bool cli_position(Position *pos, const Rules *rules, const char *text, Err *err);
/* The game of that position after --moves; the caller frees it. NULL on a fault. */
Game *cli_game(const Cli *cli, const Rules *rules, const char *text, Err *err);

/* Why the move that a text names is legal or not; a text that names no two squares is a
 * fault. */
bool cli_why(const Position *pos, const char *text, Why *why, Err *err);
/* "playing", "white-wins REASON", "black-wins REASON" or "draw REASON". */
void outcome_write(Outcome outcome, Text *out);

#endif
