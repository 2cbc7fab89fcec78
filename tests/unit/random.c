/* Random games in every variant that ships, each position held against the slow
 * reference: keys, sets, strengths, moves against the plain rules, and every move taken
 * back: random [GAMES [VARIANT ...]], 20 games in each variant when nothing is said. Every
 * other game runs the code that any processor can run. */
#include "check.h"

#include "base/rng.h"
#include "core/ops.h"
#include "core/verify.h"
#include "session/library.h"

enum { LONGEST = 160 };

static bool play_one(const Rules *rules, uint64_t seed, Err *err) {
    Position pos;
    Rng rng = {seed};
    position_start(&pos, rules);
    for (int ply = 0; ply < LONGEST; ply++) {
        Move moves[MAX_MOVES];
        Undo undo;
        if (!position_verify(&pos, err)) return false;
        int count = position_moves(&pos, moves);
        if (count == 0) break;
        position_make(&pos, moves[rng_below(&rng, (uint32_t)count)], &undo);
    }
    return true;
}

/* The same rules, run by the code without AVX2 and BMI. */
static Rules anywhere(const Rules *rules) {
    Rules plain = *rules;
    plain.code = rules->squares <= 64 ? CODE_64 : CODE_128;
    plain.ops = ops_of((Code)plain.code);
    return plain;
}

static void play_variant(Library *library, const char *name, int games) {
    char title[128];
    Err err = {""};
    const Rules *rules = library_rules(library, name, &err);
    check_fault[0] = '\0';
    check_that(rules != NULL, "%s", err.text);
    Rules plain = rules ? anywhere(rules) : (Rules){.name = name};
    for (int i = 0; rules && i < games; i++) {
        check_that(play_one(i & 1 ? &plain : rules, (uint64_t)i, &err), "%s", err.text);
    }
    snprintf(title, sizeof title, "D3 %d random games of %s", games, name);
    check_failed += check_fault[0] != '\0';
    printf(check_fault[0] ? "not ok %s: %s\n" : "ok %s\n", title, check_fault);
}

static void play_all(Library *library, int games) {
    const LibraryEntry *entries;
    int count = library_list(library, LIBRARY_VARIANTS, &entries);
    char **names = calloc((size_t)count + 1, sizeof *names);
    for (int i = 0; i < count; i++) names[i] = strdup(entries[i].name);
    for (int i = 0; i < count; i++) {
        play_variant(library, names[i], games);
        free(names[i]);
    }
    free(names);
}

int main(int count, char **words) {
    Err err = {""};
    int games = count > 1 ? atoi(words[1]) : 20;
    Library *library = library_new(&err);
    if (!library) {
        printf("not ok library: %s\n", err.text);
        return 1;
    }
    for (int i = 2; i < count; i++) play_variant(library, words[i], games);
    if (count < 3) play_all(library, games);
    library_free(library);
    return check_end();
}
