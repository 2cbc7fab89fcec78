/* Replay: the command replay: plays saved games and move lists through the rules, with
 * every check mark, sum and result that they state, and tells the first fault. */
#include "cli/cli.h"
#include "cli/command.h"

#include "base/file.h"
#include "core/notation.h"
#include "game/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_LIMIT = 16 << 20 };

static Record *record_open(const char *path, Err *err) {
    char *text = file_read(path, FILE_LIMIT, NULL, err);
    if (!text)
        return NULL;
    Record *record = record_read(text, path, err);
    free(text);
    return record;
}

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

static void result_print(const char *path, const Record *record, const Game *game) {
    Outcome outcome = record_result(record);
    if (outcome.result == PLAYING)
        outcome = game_outcome(game, false);
    Text result;
    text_init(&result);
    outcome_write(outcome, &result);
    printf("%s: %d moves, %d checks, %d sums, %s\n", path, game->count, record_checks(record),
           record_sums(record), result.data);
    text_clear(&result);
}

static bool file_replay(Cli *cli, const char *path, Err *err) {
    Record *record = record_open(path, err);
    if (!record)
        return false;
    const Rules *rules = record_rules(cli, record, path, err);
    Game *game = NULL;
    bool good = rules && record_play(record, rules, &game, err);
    if (good)
        result_print(path, record, game);
    game_free(game);
    record_free(record);
    return good;
}

/* The words are files; the first fault ends it. */
int command_replay(Cli *cli, Err *err) {
    for (int i = 0; cli_word(cli, i); i++)
        if (!file_replay(cli, cli_word(cli, i), err))
            return CODE_FAILED;
    return CODE_DONE;
}
