/* Args: the command line, read once against one table of options.
 *
 * Options may stand before or behind the words, as `--name VALUE` or `--name=VALUE`;
 * `--` ends them. The table is the only place that knows an option's name, its values
 * and what it does; the help is printed from it. */
#ifndef CHESTER_CLI_ARGS_H
#define CHESTER_CLI_ARGS_H

#include "base/err.h"

#include <stdint.h>

typedef enum OptionId {
    OPTION_VARIANT,
    OPTION_MOVES,
    OPTION_KINGS,
    OPTION_DIVIDE,
    OPTION_AI,
    OPTION_LEVEL,
    OPTION_DEPTH,
    OPTION_NODES,
    OPTION_MOVETIME,
    OPTION_MULTIPV,
    OPTION_SEED,
    OPTION_STYLE,
    OPTION_PGN,
    OPTION_LIKE,
    OPTION_FEN,
    OPTION_SIDE,
    OPTION_BOARD,
    OPTION_SCREENSHOT,
    OPTION_SIZE,
    OPTION_FLIP,
    OPTION_OVERLAY,
    OPTION_WHITE,
    OPTION_BLACK,
    OPTION_GAMES,
    OPTION_TC,
    OPTION_OPENINGS,
    OPTION_BALANCE,
    OPTION_SHARD,
    OPTION_OUT,
    OPTION_SPRT,
    OPTION_MAX_PLIES,
    OPTION_MARGIN,
    OPTION_PATIENCE,
    OPTION_JOBS,
    OPTION_PROFILE,
    OPTION_JOIN,
    OPTION_LANG,
    OPTION_HELP,
    OPTION_VERSION,
    OPTION_COUNT
} OptionId;

typedef enum OptionType { TYPE_FLAG, TYPE_TEXT, TYPE_NUMBER, TYPE_CHOICE, TYPE_SIZE } OptionType;

typedef struct OptionRow {
    const char *name; /* "--depth" */
    const char *brief; /* "-v", or NULL */
    OptionType type;
    const char *value;    /* what the help calls its value; TYPE_CHOICE: the choices, "en|ru" */
    uint64_t least, most; /* TYPE_NUMBER; TYPE_SIZE: of each side */
    const char *says;
} OptionRow;

extern const OptionRow option_rows[OPTION_COUNT];

typedef struct Args {
    const char *value[OPTION_COUNT]; /* NULL: not given; a flag's is its name */
    uint64_t number[OPTION_COUNT];   /* TYPE_NUMBER; TYPE_SIZE: width << 32 | height */
    char **words;                    /* what is no option, inside argv */
    int word_count;
} Args;

/* Whether an option of TYPE_CHOICE has this choice. */
bool option_allows(OptionId id, const char *value);
/* Sorts argv into *args; argv is put into another order. */
bool args_read(Args *args, int argc, char **argv, Err *err);

#endif
