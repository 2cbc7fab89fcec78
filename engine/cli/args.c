/* Args: reads the command line by the table of options. See args.h.
 *
 * It knows which values an option can have, and nothing of what a command does
 * with them. It prints nothing. */
#include "cli/args.h"

#include "base/text.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

const OptionRow option_rows[OPTION_COUNT] = {
    [OPTION_VARIANT] = {"--variant", "-v", TYPE_TEXT, "VARIANT", 0, 0,
                        "the game, by name or by the path of its file (chess-t1)"},
    [OPTION_MOVES] = {"--moves", NULL, TYPE_TEXT, "\"M M ...\"", 0, 0,
                      "moves to play first, as coordinates or as people write them"},
    [OPTION_KINGS] = {"--kings", NULL, TYPE_FLAG, NULL, 0, 0,
                      "whose King could be taken: white, black, both or none"},
    [OPTION_DIVIDE] = {"--divide", NULL, TYPE_FLAG, NULL, 0, 0, "first the count of each move"},
    [OPTION_AI] = {"--ai", NULL, TYPE_TEXT, "NAME", 0, 0,
                   "the personality of the computer (neutral)"},
    [OPTION_LEVEL] = {"--level", NULL, TYPE_NUMBER, "N", 1, 8, "its level, from 1, the easiest"},
    [OPTION_DEPTH] = {"--depth", NULL, TYPE_NUMBER, "D", 1, 90, "stop after D half-moves"},
    [OPTION_NODES] = {"--nodes", NULL, TYPE_NUMBER, "N", 1, 1000000000000, "stop after N positions"},
    [OPTION_MOVETIME] = {"--movetime", NULL, TYPE_NUMBER, "MS", 1, 86400000,
                         "stop after MS milliseconds"},
    [OPTION_MULTIPV] = {"--multipv", NULL, TYPE_NUMBER, "N", 1, 16, "show the N best lines"},
    [OPTION_SEED] = {"--seed", NULL, TYPE_NUMBER, "S", 0, UINT64_MAX, "of the variety of its play"},
    [OPTION_STYLE] = {"--style", NULL, TYPE_CHOICE, "book|book-ru|coordinate|san", 0, 0,
                      "how moves are written (book; san where no capture asks for strength)"},
    [OPTION_PGN] = {"--pgn", NULL, TYPE_FLAG, NULL, 0, 0, "print the games as PGN instead"},
    [OPTION_LIKE] = {"--like", NULL, TYPE_TEXT, "OTHER", 0, 0,
                     "begin with that game or player instead"},
    [OPTION_FEN] = {"--fen", NULL, TYPE_TEXT, "FEN", 0, 0, "the position to begin with"},
    [OPTION_SIDE] = {"--side", NULL, TYPE_CHOICE, "white|black|both|none", 0, 0,
                     "whom the person plays (white)"},
    [OPTION_BOARD] = {"--board", NULL, TYPE_FLAG, NULL, 0, 0, "show the board after every move"},
    [OPTION_SCREENSHOT] = {"--screenshot", NULL, TYPE_TEXT, "OUT.png", 0, 0,
                           "draw one frame into a file, without a display, and exit"},
    [OPTION_SIZE] = {"--size", NULL, TYPE_SIZE, "WxH", 200, 16384, "size of the window in pixels"},
    [OPTION_FLIP] = {"--flip", NULL, TYPE_FLAG, NULL, 0, 0, "Black's side below"},
    [OPTION_OVERLAY] = {"--overlay", NULL, TYPE_CHOICE, "strength", 0, 0,
                        "what to show on the squares"},
    [OPTION_WHITE] = {"--white", NULL, TYPE_TEXT, "PLAYER", 0, 0, "who has White in the first game"},
    [OPTION_BLACK] = {"--black", NULL, TYPE_TEXT, "PLAYER", 0, 0, "who has Black in it"},
    [OPTION_GAMES] = {"--games", NULL, TYPE_NUMBER, "N", 1, 1000000,
                      "how many games (2); colours alternate, each opening is played twice"},
    [OPTION_TC] = {"--tc", NULL, TYPE_TEXT, "BASE+INC", 0, 0,
                   "the clock, in seconds: 10+0.1, 60, 40/60, 60d1 (Bronstein), =1 (each move)"},
    [OPTION_OPENINGS] = {"--openings", NULL, TYPE_TEXT, "N|FILE", 0, 0,
                         "begin after N random half-moves, or with the positions of a file"},
    [OPTION_BALANCE] = {"--balance", NULL, TYPE_NUMBER, "SCORE", 0, 30000,
                        "how far from equal a random opening may be (60); 0: any"},
    [OPTION_SHARD] = {"--shard", NULL, TYPE_TEXT, "I/N", 0, 0, "play only the I-th of N parts"},
    [OPTION_OUT] = {"--out", NULL, TYPE_TEXT, "FILE.pgn", 0, 0, "add each game to this PGN as it ends"},
    [OPTION_SPRT] = {"--sprt", NULL, TYPE_TEXT, "ELO0,ELO1", 0, 0,
                     "stop when it is clear which of these differences is the likelier one"},
    [OPTION_MAX_PLIES] = {"--max-plies", NULL, TYPE_NUMBER, "N", 0, 100000,
                          "a game of N half-moves is a draw (1000); 0: none is"},
    [OPTION_MARGIN] = {"--margin", NULL, TYPE_NUMBER, "MS", 0, 60000,
                       "how far a player may overstep its time (0)"},
    [OPTION_PATIENCE] = {"--patience", NULL, TYPE_NUMBER, "SECONDS", 1, 86400,
                         "how long to wait for any answer of a program (60)"},
    [OPTION_JOBS] = {"--jobs", NULL, TYPE_NUMBER, "N", 1, 256, "play N games at a time (1)"},
    [OPTION_PROFILE] = {"--profile", NULL, TYPE_FLAG, NULL, 0, 0,
                        "count how the players play, and where they differ"},
    [OPTION_JOIN] = {"--join", NULL, TYPE_FLAG, NULL, 0, 0, "add up the games of the files instead"},
    [OPTION_LANG] = {"--lang", NULL, TYPE_CHOICE, "en|ru", 0, 0,
                     "language of sentences (that of the environment)"},
    [OPTION_HELP] = {"--help", "-h", TYPE_FLAG, NULL, 0, 0, "this text"},
    [OPTION_VERSION] = {"--version", NULL, TYPE_FLAG, NULL, 0, 0, "the program's version"},
};

/* Whether `name`, up to `length`, is the option's long or short name. */
static bool row_is(const OptionRow *row, const char *name, size_t length) {
    return (strlen(row->name) == length && memcmp(row->name, name, length) == 0) ||
           (row->brief && strlen(row->brief) == length && memcmp(row->brief, name, length) == 0);
}

static bool unknown_option(const char *name, size_t length, Err *err) {
    const char *names[OPTION_COUNT + 1] = {NULL};
    for (int i = 0; i < OPTION_COUNT; i++)
        names[i] = option_rows[i].name;
    char word[32];
    snprintf(word, sizeof word, "%.*s", (int)(length < 31 ? length : 31), name);
    const char *near = text_nearest(word, names);
    if (near)
        return err_set(err, "unknown option, did you mean %s?: %s", near, name);
    return err_set(err, "unknown option: %s", name);
}

/* Digits only, so that neither a sign nor a blank gets through. */
static bool number_read(const char **at, uint64_t least, uint64_t most, uint64_t *number) {
    uint64_t value = 0;
    const char *p = *at;
    for (; isdigit((unsigned char)*p); p++) {
        unsigned digit = (unsigned)(*p - '0');
        if (value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    if (p == *at || value < least || value > most)
        return false;
    *at = p;
    *number = value;
    return true;
}

bool option_allows(OptionId id, const char *value) {
    size_t length = strlen(value);
    for (const char *p = option_rows[id].value; p; p = strchr(p, '|'), p += p != NULL) {
        size_t size = strcspn(p, "|");
        if (size == length && memcmp(p, value, size) == 0)
            return true;
    }
    return false;
}

static bool number_value(const OptionRow *row, const char *value, uint64_t *number, Err *err) {
    const char *end = value;
    if (number_read(&end, row->least, row->most, number) && !*end)
        return true;
    return err_set(err, "%s wants a whole number from %llu to %llu: %s", row->name,
                   (unsigned long long)row->least, (unsigned long long)row->most, value);
}

static bool size_value(const OptionRow *row, const char *value, uint64_t *number, Err *err) {
    uint64_t width, height;
    const char *end = value;
    if (number_read(&end, row->least, row->most, &width) && *end++ == 'x' &&
        number_read(&end, row->least, row->most, &height) && !*end) {
        *number = width << 32 | height;
        return true;
    }
    return err_set(err, "%s wants WIDTHxHEIGHT, each from %llu to %llu: %s", row->name,
                   (unsigned long long)row->least, (unsigned long long)row->most, value);
}

static bool value_check(const OptionRow *row, const char *value, uint64_t *number, Err *err) {
    switch (row->type) {
    case TYPE_NUMBER:
        return number_value(row, value, number, err);
    case TYPE_SIZE:
        return size_value(row, value, number, err);
    case TYPE_CHOICE:
        return option_allows((OptionId)(row - option_rows), value) ||
               err_set(err, "%s wants one of %s: %s", row->name, row->value, value);
    case TYPE_FLAG:
    case TYPE_TEXT:
        break;
    }
    return true;
}

/* Reads the option at argv[*at], and its value, which may be the next one. */
static bool option_take(Args *args, int argc, char **argv, int *at, Err *err) {
    const char *name = argv[*at];
    const char *equals = strncmp(name, "--", 2) == 0 ? strchr(name, '=') : NULL;
    size_t length = equals ? (size_t)(equals - name) : strlen(name);
    int id = 0;
    while (id < OPTION_COUNT && !row_is(&option_rows[id], name, length))
        id++;
    if (id == OPTION_COUNT)
        return unknown_option(name, length, err);
    const OptionRow *row = &option_rows[id];
    const char *value = equals ? equals + 1 : NULL;
    if (row->type == TYPE_FLAG) {
        if (value)
            return err_set(err, "%s takes no value: %s", row->name, name);
        value = row->name;
    } else if (!value) {
        if (*at + 1 >= argc)
            return err_set(err, "%s wants a value: %s", name, row->value);
        value = argv[++*at];
    }
    args->value[id] = value;
    return value_check(row, value, &args->number[id], err);
}

bool args_read(Args *args, int argc, char **argv, Err *err) {
    *args = (Args){.words = argv};
    bool options = true;
    for (int i = 1; i < argc; i++) {
        bool option = options && argv[i][0] == '-' && argv[i][1];
        if (option && strcmp(argv[i], "--") == 0)
            options = false;
        else if (!option)
            args->words[args->word_count++] = argv[i];
        else if (!option_take(args, argc, argv, &i, err))
            return false;
    }
    return true;
}
