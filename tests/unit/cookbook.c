/* The cookbook: each of its answers loads, and is played: a game by random moves, a player by a few
 * of its own. */
#include "check.h"

#include "base/file.h"
#include "base/rng.h"
#include "base/text.h"
#include "core/verify.h"
#include "session/library.h"
#include "session/thinker.h"

enum { PLIES = 60, ANSWERS = 21 };

static const char BOOK[] = "scripts/COOKBOOK.md";
static const char *example; /* its first letter; it ends at ``` */
static int examples;

static void play_game(Library *library, const char *path) {
    Err err = {""};
    Position pos;
    Undo undo;
    Rng rng = {7};
    Move moves[MAX_MOVES];
    const Rules *rules = library_rules(library, path, &err);
    check_that(rules, "%s", err.text);
    if (!rules)
        return;
    position_start(&pos, rules);
    for (int ply = 0; ply < PLIES; ply++) {
        check_that(position_verify(&pos, &err), "%s", err.text);
        int count = position_moves(&pos, moves);
        if (!count)
            break;
        position_make(&pos, moves[rng_below(&rng, (uint32_t)count)], &undo);
    }
    check_that(!library_fault(library, &err), "%s", err.text);
}

static void let_play(Library *library, const char *path) {
    Err err = {""};
    Position pos;
    Undo undo;
    const Rules *rules = library_rules(library, "chess", &err);
    const Personality *who = library_personality(library, path, &err);
    check_that(who, "%s", err.text);
    if (!who)
        return;
    Thinker *thinker = thinker_new(1, &err);
    position_start(&pos, rules);
    for (int ply = 0; ply < 4; ply++) {
        SearchJob job = {.root = pos, .who = who, .limits = {.nodes = 200}, .lines = 1};
        SearchResult result = thinker_think(thinker, &job);
        CHECK(result.best != NO_MOVE);
        check_that(!thinker_fault(thinker, &err), "%s", err.text);
        position_make(&pos, result.best, &undo);
    }
    thinker_free(thinker);
}

static void example_plays(void) {
    static const char FROM[] = "-- from ";
    char path[PATH_SIZE];
    Err err = {""};
    Text text;
    Library *library = library_new(&err);
    text_init(&text);
    if (!strncmp(example, FROM, sizeof FROM - 1)) {
        text_add(&text, "chester_api = 1 variant \"example\" : from ");
        text_add_bytes(&text, example + sizeof FROM - 1, strcspn(example + sizeof FROM - 1, "\n"));
        text_add(&text, " { }\n");
    }
    text_add_bytes(&text, example, (size_t)(strstr(example, "\n```") - example) + 1);
    path_join(path, check_folder(), "example.lua");
    check_that(library && file_write(path, text.data, text.length, &err), "%s", err.text);
    (strstr(text.data, "\npersonality ") ? let_play : play_game)(library, path);
    text_clear(&text);
    library_free(library);
}

static void all_are_there(void) {
    CHECK_INT(examples, ANSWERS);
}

int main(void) {
    static const char BEGIN[] = "\n```lua\n";
    Err err = {""};
    char *book = file_read(BOOK, 1 << 20, NULL, &err);
    for (const char *at = book; at && (at = strstr(at, BEGIN)) != NULL;) {
        char name[40];
        example = at += sizeof BEGIN - 1;
        snprintf(name, sizeof name, "answer %d", ++examples);
        check_run(name, example_plays);
    }
    TEST(all_are_there);
    free(book);
    return check_end();
}
