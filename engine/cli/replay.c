/* Replay: the command replay: plays saved games and move lists through the rules, with
 * every branch, check mark, sum and result that they state, and tells the first fault; of a PGN every
 * game. */
#include "cli/cli.h"
#include "cli/command.h"

#include "base/file.h"
#include "core/notation.h"
#include "game/pgn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_LIMIT = 16 << 20 };

/* A file that names its variant is played by it, whatever -v says. One that was loaded by
 * its path is looked for there first. */
static const Rules *record_rules(Cli *cli, const Record *record, const char *path, Err *err) {
    const char *name = record_tag(record, "Variant"), *file = record_tag(record, "VariantFile");
    Library *library = cli_library(cli, err);
    if (!library)
        return NULL;
    const Rules *rules = name && file ? library_rules(library, file, NULL) : NULL;
    if (rules && strcmp(rules->name, name) == 0)
        return rules;
    Err inner;
    rules = library_rules(library, name ? name : cli_variant(cli), &inner);
    if (!rules)
        err_set(err, "%s: %s", inner.text, path);
    return rules;
}

/* `number` counts the games of a PGN; 0 in other files, which hold one. */
static void result_print(const char *path, int number, const Record *record, const Game *game) {
    Text result;
    text_init(&result);
    outcome_write(game_outcome(game, false), &result);
    printf(number ? "%s: game %d: " : "%s: ", path, number);
    printf("%d moves, %d checks, %d sums, ", game->count, record_checks(record),
           record_sums(record));
    int branches = record_branches(record);
    if (branches > 0)
        printf("%d branches, ", branches);
    printf("%s\n", result.data);
    text_clear(&result);
}

static void pgn_print(const Record *record, const Game *game) {
    const RecordTag *tags;
    int count = record_tags(record, &tags);
    Text text;
    text_init(&text);
    pgn_write(game, tags, count, record, &text);
    printf("%s\n", text.data);
    text_clear(&text);
}

/* Plays the record and gives it back to the heap. */
static bool record_replay(Cli *cli, const char *path, int number, Record *record, Err *err) {
    const Rules *rules = record_rules(cli, record, path, err);
    Game *game = NULL;
    bool good = rules && record_play(record, rules, &game, err);
    if (good && cli_given(cli, OPTION_PGN))
        pgn_print(record, game);
    else if (good)
        result_print(path, number, record, game);
    game_free(game);
    record_free(record);
    return good;
}

static bool pgn_replay(Cli *cli, const char *path, const char *text, Err *err) {
    Pgn pgn;
    Record *record;
    int number = 0;
    pgn_open(&pgn, text, path);
    bool good = pgn_next(&pgn, &record, err);
    if (good && !record)
        good = err_set(err, "there is no game in it: %s", path);
    while (good && record)
        good = record_replay(cli, path, ++number, record, err) && pgn_next(&pgn, &record, err);
    pgn_close(&pgn);
    return good;
}

static bool file_replay(Cli *cli, const char *path, Err *err) {
    char *text = file_read(path, FILE_LIMIT, NULL, err);
    bool pgn = text && pgn_is(path, text);
    Record *record = text && !pgn ? record_read(text, path, err) : NULL;
    bool good = pgn ? pgn_replay(cli, path, text, err)
                    : record && record_replay(cli, path, 0, record, err);
    free(text);
    return good;
}

/* The words are files; the first fault ends it. */
int command_replay(Cli *cli, Err *err) {
    for (int i = 0; cli_word(cli, i); i++)
        if (!file_replay(cli, cli_word(cli, i), err))
            return CODE_FAILED;
    return CODE_DONE;
}
