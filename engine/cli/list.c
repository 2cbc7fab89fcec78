/* List: the command list: the variants or personalities that are found, and where. */
#include "cli/cli.h"
#include "cli/command.h"

#include <stdio.h>
#include <string.h>

/* NAME, TITLE and PATH between tabs, and behind them what it takes the place of; a broken one
 * has its fault in the title's place. */
static void entry_print(const LibraryEntry *entry, const char *lang) {
    if (entry->fault)
        printf("%s\terror: %s\t%s", entry->name, entry->fault, entry->path);
    else
        printf("%s\t%s\t%s", entry->name, label_in(&entry->title, lang), entry->path);
    if (entry->hides)
        printf("\tinstead of %s", entry->hides);
    putchar('\n');
}

int command_list(Cli *cli, Err *err) {
    const char *what = cli_word(cli, 0);
    bool variants = strcmp(what, "variants") == 0;
    if (!variants && strcmp(what, "ai") != 0) {
        err_set(err, "list wants variants or ai: %s", what);
        return CODE_USAGE;
    }
    Library *library = cli_library(cli, err);
    if (!library)
        return CODE_FAILED;
    const LibraryEntry *entries;
    int count = library_list(library, variants ? LIBRARY_VARIANTS : LIBRARY_PERSONALITIES, &entries);
    for (int i = 0; i < count; i++)
        entry_print(&entries[i], cli_lang_name(cli));
    return CODE_DONE;
}
