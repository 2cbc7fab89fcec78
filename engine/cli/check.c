/* Check: the command check: what an author should know about a game or a player before others
 * get it. Loads it as strictly as can be and plays random games with every internal check;
 * a player plays several games of its own. Faults are lines of standard output. */
#include "cli/cli.h"
#include "cli/check_game.h"
#include "cli/command.h"

#include "base/clock.h"
#include "base/memory.h"
#include "session/book.h"
#include "session/install.h"
#include "session/thinker.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    GAMES = 100,
    PLAYED_GAMES = 2,       /* of a player in each variant, */
    PLAYED_LONGEST = 30,    /* so long, */
    PLAYED_NODES = 200,     /* with so much thought */
    SLOW_POSITIONS = 20000, /* a second: below that, hooks are said to be slow */
    SLOW_NODES = 10000
};

/* Those that a player shows itself in: every sort of rule is among them. */
static const char *const stages[] = {"chess-t1", "chess-t", "chess-t2", "chess", "makruk", "minishogi"};

typedef struct Tally {
    int checked, faults;
} Tally;

/* `text` has its file and line already, or gets those of the file. */
static void fault_print(Tally *tally, const char *path, const char *text) {
    tally->faults++;
    if (strncmp(text, path, strlen(path)) == 0 || strstr(text, ".lua:"))
        printf("%s\n", text);
    else
        printf("%s:1: %s\n", path, text);
}

/* --- games ----------------------------------------------------------------------------- */

/* Positions a second whose moves are listed, as a search does. */
static double speed_of(const Rules *rules) {
    enum { LISTED = 200 };
    Position pos;
    Move moves[MAX_MOVES];
    int64_t started = clock_cpu_ns(), passed = 0;
    long done = 0;
    position_start(&pos, rules);
    for (; done < LISTED && passed < 1000000000; done++) {
        position_moves(&pos, moves);
        passed = clock_cpu_ns() - started;
    }
    return passed > 0 ? (double)done * 1e9 / (double)passed : SLOW_POSITIONS;
}

/* A title that one language lacks is that of the other. */
static void variant_notes(const Rules *rules, const char *path) {
    double speed = rules->hooks ? speed_of(rules) : SLOW_POSITIONS;
    if (speed < SLOW_POSITIONS)
        printf("%s: note: its hooks make it slow: the moves of %.0f positions a second are found, so the "
               "computer will play weakly\n", path, speed);
    if (!*rules->says.en)
        printf("%s: note: `says` is empty, so nobody reads in the list what the game is\n", path);
}

static void check_variant(Library *library, const ModItem *item, const char *path, Tally *tally) {
    Err err = {""};
    Seen seen = {0, 0, 0};
    int games = 0;
    const Rules *rules = library_rules(library, path, &err);
    if (!rules) {
        fault_print(tally, path, err.text);
        return;
    }
    for (bool sound = true; sound && games < GAMES; games += sound) {
        sound = check_game(rules, (uint64_t)games, &seen, &err);
        if (sound && library_fault(library, &err))
            sound = false;
        if (!sound)
            fault_print(tally, path, err.text);
    }
    const char *folder = path_name(item->from);
    if (folder_exists(item->from) && strcmp(folder, ".") && strcmp(folder, rules->name)) {
        char text[300];
        snprintf(text, sizeof text, "it calls itself \"%s\", so its folder has to be named so too, not \"%.100s\"",
                 rules->name, folder);
        fault_print(tally, path, text);
    }
    variant_notes(rules, path);
    if (games < GAMES)
        return;
    for (Kind kind = 1; kind <= rules->kind_count; kind++)
        if (check_game_stiff(rules, &seen, kind))
            printf("%s: note: piece \"%s\" stood on the board, and had no legal move in any of the games\n", path,
                   rules->kinds[kind].name);
    printf("%s: variant \"%s\": %d games, %ld positions\n", path, rules->name, games, seen.positions);
}

/* --- players ----------------------------------------------------------------------------- */

static bool is_legal(const Position *pos, Move move) {
    Move moves[MAX_MOVES];
    int count = position_moves(pos, moves);
    while (count > 0 && moves[count - 1] != move)
        count--;
    return count > 0;
}

/* One game of the player against itself, its levels in turn. */
static bool played_game(Thinker *thinker, const Rules *rules, const Personality *who, uint64_t seed,
                        uint64_t *nodes, Err *err) {
    Position pos;
    Undo undo;
    position_start(&pos, rules);
    for (int ply = 0; ply < PLAYED_LONGEST && position_outcome(&pos).result == PLAYING; ply++) {
        const Level *level = &who->levels[ply / 2 % who->level_count];
        SearchJob job = {.root = pos, .who = who, .limits = {.nodes = PLAYED_NODES},
                         .slack = level->slack, .lines = 1, .seed = seed};
        SearchResult result = thinker_think(thinker, &job);
        *nodes += result.nodes;
        if (thinker_fault(thinker, err))
            return false;
        char fen[FEN_SIZE];
        position_write(&pos, fen);
        if (!is_legal(&pos, result.best))
            return err_set(err, "it finds no legal move in %s: %s", rules->name, fen);
        position_make(&pos, result.best, &undo);
    }
    return true;
}

/* A name that no game knows is a slip of the pen. */
static void check_material(Library *library, const Personality *who, const char *path, Tally *tally) {
    const LibraryEntry *entries;
    int count = library_list(library, LIBRARY_VARIANTS, &entries);
    for (int i = 0; i < who->material_count; i++) {
        bool known = false;
        for (int k = 0; k < count && !known; k++) {
            const Rules *rules = entries[k].fault ? NULL : library_rules(library, entries[k].path, NULL);
            known = rules && rules_kind(rules, who->material_name[i]);
        }
        char text[200];
        snprintf(text, sizeof text, "personality \"%s\": material: no game has a piece \"%.60s\"", who->name,
                 who->material_name[i]);
        if (!known)
            fault_print(tally, path, text);
    }
}

/* Lines are passed over where they do not fit: one that fits nowhere is a slip of the pen. */
static void check_line(Library *library, const OpeningLine *line, const char *path, Tally *tally) {
    const LibraryEntry *entries;
    Err why;
    int count = library_list(library, LIBRARY_VARIANTS, &entries), asked = 0;
    for (int i = 0; i < count; i++) {
        bool meant = !line->variant || !strcmp(line->variant, entries[i].name);
        const Rules *rules = meant && !entries[i].fault ? library_rules(library, entries[i].path, NULL) : NULL;
        if (!rules)
            continue;
        asked++;
        if (book_line_fits(line, rules, &why))
            return;
    }
    if (line->variant && !asked)
        err_set(&why, "%s:%d: opening: there is no game \"%.40s\"", line->file, line->at, line->variant);
    else if (!line->variant)
        err_set(&why, "%s:%d: opening: \"%.100s\" is a line of no game", line->file, line->at, line->moves);
    fault_print(tally, path, why.text);
}

static void check_personality(Library *library, const char *path, Tally *tally) {
    Err err = {""};
    uint64_t nodes = 0;
    int games = 0;
    const Personality *who = library_personality(library, path, &err);
    Thinker *thinker = who ? thinker_new(1, &err) : NULL;
    if (!thinker) {
        fault_print(tally, path, err.text);
        return;
    }
    int before = tally->faults;
    for (int i = 0; i < who->opening_count; i++)
        check_line(library, &who->opening[i], path, tally);
    int64_t started = clock_cpu_ns();
    bool sound = tally->faults == before; /* what is played would tell of the lines once more */
    for (size_t i = 0; sound && i < sizeof stages / sizeof *stages; i++) {
        const Rules *rules = library_rules(library, stages[i], &err);
        for (int k = 0; sound && rules && k < PLAYED_GAMES; k++, games += sound)
            sound = played_game(thinker, rules, who, (uint64_t)k, &nodes, &err);
    }
    double seconds = (double)(clock_cpu_ns() - started) / 1e9;
    thinker_free(thinker);
    if (!sound && tally->faults == before)
        fault_print(tally, path, err.text);
    check_material(library, who, path, tally);
    if (nodes > 0 && seconds > 0 && (double)nodes / seconds < SLOW_NODES)
        printf("%s: note: it is slow: it looks at %.0f positions a second\n", path, (double)nodes / seconds);
    if (sound && nodes == 0) /* `play` thinks by itself */
        printf("%s: personality \"%s\": %d games in %.1f seconds\n", path, who->name, games, seconds);
    else if (sound)
        printf("%s: personality \"%s\": %d games, %llu positions looked at\n", path, who->name, games,
               (unsigned long long)nodes);
}

/* --- the command --------------------------------------------------------------------------- */

/* The path of a name that is found on a shelf, as `chester new` has made it. */
static bool path_of(Library *library, const char *word, char path[PATH_SIZE]) {
    for (LibraryKind kind = LIBRARY_VARIANTS; kind <= LIBRARY_PERSONALITIES; kind++)
        if (!mod_is(word) && library_path(library, kind, word, path))
            return true;
    return snprintf(path, PATH_SIZE, "%s", word) < PATH_SIZE;
}

static void check_path(Library *library, const char *word, Tally *tally) {
    Err err;
    char path[PATH_SIZE], script[PATH_SIZE];
    static const char missing[] = "there is no such file or folder, and no game or player of this name";
    Mod *mod = memory_new(sizeof *mod);
    if (!path_of(library, word, path) || (!file_exists(path) && !folder_exists(path)))
        tally->faults++, printf("%s: %s\n", word, missing);
    else if (!mod_look(mod, library, path, &err))
        fault_print(tally, path, err.text);
    else
        for (int i = 0; i < mod->count; i++) {
            const ModItem *item = &mod->items[i];
            tally->checked++;
            bool folder = folder_exists(item->from);
            if (!path_join(script, item->from, folder ? "variant.lua" : ""))
                continue;
            if (item->kind == LIBRARY_VARIANTS)
                check_variant(library, item, folder ? script : item->from, tally);
            else
                check_personality(library, item->from, tally);
        }
    free(mod);
}

int command_check(Cli *cli, Err *err) {
    Tally tally = {0, 0};
    Library *library = cli_library(cli, err);
    if (!library)
        return CODE_FAILED;
    for (int i = 0; cli_word(cli, i); i++)
        check_path(library, cli_word(cli, i), &tally);
    if (tally.faults == 0)
        return CODE_DONE;
    err_set(err, tally.faults == 1 ? "%d fault" : "%d faults", tally.faults);
    return CODE_FAILED;
}
