/* Terminal begin: the commands that bring a game or a position on the board, and keep it in a file. */
#include "cli/terminal.h"

#include <stdio.h>
#include <string.h>

void terminal_new(Terminal *t, const char *words) {
    Err err = {0};
    const char *variant = *words ? words : t->variant;
    if (!session_start(t->session, variant, NULL, &err)) {
        say_fault(t, &err);
        return;
    }
    if (*words)
        snprintf(t->variant, sizeof t->variant, "%s", words);
    t->saved = -1;
}

/* The path of the game with this number in the list, else the words. */
static const char *file_typed(Terminal *t, const char *words) {
    int i = number_of(words);
    return i >= 1 && i <= t->games.count ? t->games.items[i - 1].path : words;
}

void terminal_load(Terminal *t, const char *words) {
    Err err = {0};
    if (!session_load(t->session, file_typed(t, words), &err)) {
        say_fault(t, &err);
        return;
    }
    terminal_adopt(t);
    t->saved = session_game(t->session)->count;
}

void terminal_resume(Terminal *t, const char *words) {
    (void)words;
    Err err = {0};
    if (!session_can_resume(t->session)) {
        SAY(t, "text.no_resume");
    } else if (!session_resume(t->session, &err)) {
        say_fault(t, &err);
    } else {
        terminal_adopt(t);
        t->saved = -1;
    }
}

void terminal_save(Terminal *t, const char *words) {
    Err err = {0};
    if (!session_save(t->session, words, &err)) {
        say_fault(t, &err);
        return;
    }
    t->saved = session_game(t->session)->count;
    SAY(t, "text.saved", "file", words);
}

/* "1. friday: Chess-T1, half-moves 14, White wins" */
static void say_game(Terminal *t, int number, const SavedGame *game) {
    static const char *const results[] = {"text.unfinished", "text.won_white", "text.won_black",
                                          "text.drawn"};
    char count[16], plies[16];
    snprintf(count, sizeof count, "%d", number);
    snprintf(plies, sizeof plies, "%d", game->plies);
    const char *title = game->title.en ? label_in(&game->title, lang_name(t->lang)) : game->variant;
    const char *name = game->name[0] ? game->name : lang_get(t->lang, "text.game_before");
    SAY(t, game->broken ? "text.game_broken" : "text.game", "number", count, "name", name, "variant",
        title, "moves", plies, "result", lang_get(t->lang, results[game->result]));
}

void terminal_games(Terminal *t, const char *words) {
    (void)words;
    char path[PATH_SIZE];
    games_list(&t->games, terminal_autosave(t, path));
    games_see(&t->games, t->library, 0, t->games.count);
    for (int i = 0; i < t->games.count; i++)
        say_game(t, i + 1, &t->games.items[i]);
    if (t->games.count == 0)
        SAY(t, "text.no_games");
}

void terminal_position(Terminal *t, const char *words) {
    (void)words;
    char text[FEN_SIZE];
    position_write(session_position(t->session), text);
    text_add(&t->out, text);
    say_line(t);
}

void terminal_setup(Terminal *t, const char *words) {
    Err err = {0};
    if (!session_start(t->session, session_variant(t->session), words, &err))
        say_fault(t, &err);
    else
        t->saved = -1;
}

/* "chess-t1: Chess-T1. …", a broken one with its fault. */
void say_list(Terminal *t, LibraryKind kind) {
    const LibraryEntry *entries;
    int count = library_list(t->library, kind, &entries);
    for (int i = 0; i < count; i++) {
        const LibraryEntry *entry = &entries[i];
        text_format(&t->out, "%s: ", entry->name);
        if (entry->fault)
            lang_fill(t->lang, &t->out, "text.fault", "fault", entry->fault, NULL);
        else
            text_format(&t->out, "%s. %s", label_in(&entry->title, lang_name(t->lang)),
                        label_in(&entry->says, lang_name(t->lang)));
        say_line(t);
    }
}

void terminal_variants(Terminal *t, const char *words) {
    (void)words;
    say_list(t, LIBRARY_VARIANTS);
}
