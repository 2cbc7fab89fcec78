/* The manual of scripts: every example in it runs, and every word, field and weight that the
 * program knows is in it and in the editors' stubs.
 *
 * The fields of a word are asked of the program: a field that it cannot know makes it list
 * those that it does. */
#include "check.h"

#include "base/file.h"
#include "base/text.h"
#include "rules/compile.h"
#include "script/call.h"
#include "script/motion.h"
#include "script/script.h"
#include "script/statement.h"
#include "session/thinker.h"

static const char MANUAL[] = "scripts/README.md", STUBS[] = "scripts/api/chester.lua";

static Arena *arena;

static bool find(void *context, const char *name, char path[4096], Err *err) {
    (void)context;
    snprintf(path, 4096, "variants/%s/variant.lua", name);
    return file_exists(path) || err_set(err, "there is no variant of this name");
}

static bool find_player(void *context, const char *name, char path[4096], Err *err) {
    (void)context;
    snprintf(path, 4096, "scripts/ai/%s.lua", name);
    return file_exists(path) || err_set(err, "there is no player of this name");
}

static const Rules *rules_named(const char *name, Err *err) {
    char path[4096];
    VariantDef *def = arena_take(arena, sizeof *def);
    if (!find(NULL, name, path, err) || !script_variant(path, find, NULL, arena, def, err))
        return NULL;
    return rules_compile(def, arena, err);
}

/* A move in each of two games, without a fault of its functions. */
static bool thinks(const Personality *who, Err *err) {
    static const char *const games[] = {"chess-t1", "chess"};
    bool faulty = false;
    for (int i = 0; i < 2 && !faulty; i++) {
        const Rules *rules = rules_named(games[i], err);
        Thinker *thinker = rules ? thinker_new(1, err) : NULL;
        if (!thinker)
            return false;
        SearchJob job = {.who = who, .limits = {.nodes = 400}};
        position_start(&job.root, rules);
        faulty = thinker_think(thinker, &job).best == NO_MOVE || thinker_fault(thinker, err);
        thinker_free(thinker);
    }
    return !faulty;
}

/* Reads a text as a variant or a personality, as far as it is sound. */
static bool runs(const char *text, Err *err) {
    static char path[PATH_SIZE];
    if (!path[0])
        path_join(path, check_folder(), "example.lua");
    if (!file_write(path, text, strlen(text), err))
        return false;
    if (strstr(text, "\npersonality ")) {
        Personality who;
        return script_personality(path, find_player, NULL, arena, &who, err) &&
               (!who.name || thinks(&who, err));
    }
    VariantDef *def = arena_take(arena, sizeof *def);
    return script_variant(path, find, NULL, arena, def, err) && rules_compile(def, arena, err);
}

static char *contents(const char *path) {
    Err err = {""};
    char *text = file_read(path, 1 << 20, NULL, &err);
    check_that(text, "%s", err.text);
    return text ? text : calloc(1, 1);
}

/* --- examples -------------------------------------------------------------------------- */

static const char *example; /* its first letter; it ends at ``` */

static void example_runs(void) {
    static const char FROM[] = "-- from ";
    Text text;
    Err err = {""};
    size_t length = (size_t)(strstr(example, "\n```") - example) + 1;
    text_init(&text);
    if (!strncmp(example, FROM, sizeof FROM - 1)) {
        const char *name = example + sizeof FROM - 1;
        text_add(&text, "chester_api = 1 variant \"example\" : from ");
        text_add_bytes(&text, name, strcspn(name, "\n"));
        text_add(&text, " { }\n");
    }
    text_add_bytes(&text, example, length);
    check_that(runs(text.data, &err), "%s", err.text);
    text_clear(&text);
}

static int examples;

static void all_examples(void) {
    static const char BEGIN[] = "\n```lua\n";
    char *manual = contents(MANUAL);
    for (const char *at = manual; (at = strstr(at, BEGIN)) != NULL;) {
        char name[40];
        example = at += sizeof BEGIN - 1;
        snprintf(name, sizeof name, "example %d", ++examples);
        check_run(name, example_runs);
    }
    free(manual);
}

static void examples_are_found(void) {
    CHECK(examples >= 10);
}

/* --- words and fields -------------------------------------------------------------------- */

static void documented(const char *form_manual, const char *form_stubs) {
    char *manual = contents(MANUAL), *stubs = contents(STUBS);
    check_that(strstr(manual, form_manual), "%s does not speak of %s", MANUAL, form_manual);
    check_that(strstr(stubs, form_stubs), "%s does not speak of %s", STUBS, form_stubs);
    free(manual);
    free(stubs);
}

static void word_documented(const char *word) {
    char manual[80], stubs[80];
    snprintf(manual, sizeof manual, "| `%s", word);
    snprintf(stubs, sizeof stubs, "\nfunction %s(", word);
    if (!strcmp(word, "slide") || !strcmp(word, "jump") || !strcmp(word, "leap"))
        snprintf(manual, sizeof manual, "`%s`", word);
    documented(manual, stubs);
}

static void field_documented(const char *field) {
    char manual[80], stubs[80];
    snprintf(manual, sizeof manual, "`%s`", field);
    snprintf(stubs, sizeof stubs, "---@field %s", field);
    documented(manual, stubs);
}

/* A script with a field that nobody knows lists those that are allowed. */
static void fields_documented(const char *script) {
    Err err = {""};
    CHECK(!runs(script, &err));
    char *list = strstr(err.text, "allowed are ");
    check_that(list, "no list of fields: %s", err.text);
    if (!list)
        return;
    for (char *rest, *field = strtok_r(list + strlen("allowed are "), ", ", &rest); field;
         field = strtok_r(NULL, ", ", &rest))
        field_documented(field);
}

static void every_word_is_documented(void) {
    static const char *const plain[] = {"variant", "protect", "remove", "hooks", "personality"};
    for (const Statement *row = statements; row->word; row++)
        word_documented(row->word);
    for (const luaL_Reg *row = motion_words; row->name; row++)
        word_documented(row->name);
    for (int i = 0; i < 5; i++)
        word_documented(plain[i]);
}

static void every_field_is_documented(void) {
    char script[200];
    arena = arena_new();
    fields_documented("chester_api = 1\nvariant \"x\" { zzzzzzzzzz = 1 }\n");
    fields_documented("chester_api = 1\nvariant \"x\" {}\nhooks { zzzzzzzzzz = 1 }\n");
    for (const Statement *row = statements; row->word; row++) {
        snprintf(script, sizeof script,
                 "chester_api = 1\nvariant \"x\" {}\n%s \"x\" { zzzzzzzzzz = 1 }\n", row->word);
        fields_documented(script);
    }
    for (const luaL_Reg *row = motion_words; row->name; row++) {
        snprintf(script, sizeof script, "chester_api = 1\nlocal x = %s { %s, zzzzzzzzzz = 1 }\n",
                 row->name, strcmp(row->name, "leap") ? "\"all\"" : "1, 2");
        fields_documented(script);
    }
    arena_free(arena);
}

static void every_field_of_players_is_documented(void) {
    arena = arena_new();
    fields_documented("chester_api = 1\npersonality \"x\" { zzzzzzzzzz = 1 }\n");
    fields_documented(
        "chester_api = 1\npersonality \"x\" { levels = { { zzzzzzzzzz = 1 }, {}, {} } }\n");
    arena_free(arena);
}

static void every_weight_is_documented(void) {
    for (int i = 0; i < weight_row_count; i++) {
        const WeightRow *row = &weight_rows[i];
        char line[200];
        snprintf(line, sizeof line, "| `%s` | %d, %d, %d |", row->name, row->least, row->most,
                 row->standard);
        char stub[80];
        snprintf(stub, sizeof stub, "---@field %s? integer", row->name);
        documented(line, stub);
    }
}

/* Those of variants and of players, of positions and moves. */
static void every_question_is_documented(void) {
    const luaL_Reg *const lists[] = {position_questions, desk_questions, move_questions};
    for (int i = 0; i < 3; i++) {
        for (const luaL_Reg *row = lists[i]; row->name; row++) {
            char manual[80], stub[80];
            snprintf(manual, sizeof manual, "`%s:%s%s", i < 2 ? "pos" : "move", row->name,
                     row->func == desk_questions[8].func ? " {" : "(");
            snprintf(stub, sizeof stub, "\nfunction %s:%s(", i < 2 ? "Position" : "Move", row->name);
            documented(manual, stub);
        }
    }
}

/* --- numbers that change moves -------------------------------------------------------------- */

static Move best_with(const Rules *rules, const char *fen, const char *name, int value) {
    Personality who;
    Err err = {""};
    personality_init(&who);
    for (int i = 0; i < weight_row_count; i++) {
        if (!strcmp(weight_rows[i].name, name))
            *(int *)(void *)((char *)&who.weights + weight_rows[i].offset) = value;
    }
    if (!strncmp(name, "material.", 9)) {
        who.material_name[who.material_count] = name + 9;
        who.material[who.material_count++] = value;
    }
    SearchJob job = {.who = &who, .limits = {.nodes = 6000}};
    check_that(position_read(&job.root, rules, fen, &err), "%s", err.text);
    return err.text[0] ? NO_MOVE : search_run(&job).best;
}

/* The line | `name` | this | or this | game | `position` |; false when there is none. */
static bool number_shown(const char *manual, const char *name) {
    char begin[80], game[40], fen[200];
    int one, other;
    Err err = {""};
    snprintf(begin, sizeof begin, "\n| `%s", name);
    for (const char *at = manual; (at = strstr(at, begin)) != NULL; at += strlen(begin)) {
        const char *rest = at + strlen(begin);
        char whole[80];
        snprintf(whole, sizeof whole, "%s%.*s", name, (int)strcspn(rest, "`"), rest);
        rest += strcspn(rest, "`");
        if (sscanf(rest, "` | %d | %d | %39[a-z0-9-] | `%199[^`]` |", &one, &other, game, fen) != 4)
            continue;
        const Rules *rules = rules_named(game, &err);
        check_that(rules, "%s", err.text);
        check_that(rules && best_with(rules, fen, whole, one) != best_with(rules, fen, whole, other),
                   "%s: %d and %d play the same in %s", whole, one, other, fen);
        return true;
    }
    return false;
}

static void every_number_changes_a_move(void) {
    arena = arena_new();
    char *manual = contents(MANUAL);
    CHECK(number_shown(manual, "material."));
    for (int i = 0; i < weight_row_count; i++)
        check_that(number_shown(manual, weight_rows[i].name), "no position for %s",
                   weight_rows[i].name);
    free(manual);
    arena_free(arena);
}

int main(void) {
    arena = arena_new();
    all_examples();
    arena_free(arena);
    TEST(examples_are_found);
    TEST(every_word_is_documented);
    TEST(every_field_is_documented);
    TEST(every_field_of_players_is_documented);
    TEST(every_weight_is_documented);
    TEST(every_question_is_documented);
    TEST(every_number_changes_a_move);
    return check_end();
}
