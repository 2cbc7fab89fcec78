/* Scripts: the shipped ones load, what is said arrives, the broken ones say what is wrong.
 *
 * tests/script/broken/NAME.lua begins with a comment of the expected sentence, without its
 * path: "-- LINE: what". Personalities there are named ai_NAME. */
#include "check.h"

#include "base/file.h"
#include "base/text.h"
#include "rules/compile.h"
#include "script/script.h"

static const char BROKEN[] = "tests/script/broken";

static bool find(void *context, const char *name, char path[4096], Err *err) {
    static const char *const places[][2] = {{"tests/script/", ".lua"},
                                            {"tests/script/broken/", ".lua"},
                                            {"variants/", "/variant.lua"},
                                            {"variants/gallery/", "/variant.lua"},
                                            {"scripts/ai/", ".lua"}};
    (void)context;
    for (int i = 0; i < 5; i++) {
        snprintf(path, 4096, "%s%s%s", places[i][0], name, places[i][1]);
        if (file_exists(path))
            return true;
    }
    return err_set(err, "there is no variant of this name");
}

/* --- sound files ----------------------------------------------------------------------- */

static VariantDef *def; /* large, so it is not on the stack */
static Arena *arena;

static const Rules *load(const char *path, Err *err) {
    if (!script_variant(path, find, NULL, arena, def, err))
        return NULL;
    return rules_compile(def, arena, err);
}

static void open_arena(void) {
    arena = arena_new();
    def = arena_take(arena, sizeof *def);
}

static const Rules *load_sound(const char *path) {
    Err err = {""};
    const Rules *rules = load(path, &err);
    check_that(rules, "%s", err.text);
    return rules;
}

/* Every variant.lua one folder below; returns their number. */
static int variants_in(const char *folder) {
    int count, found = 0;
    char **names = folder_names(folder, &count);
    for (int i = 0; i < count; i++) {
        char path[PATH_SIZE];
        snprintf(path, sizeof path, "%s/%s/variant.lua", folder, names[i]);
        if (!file_exists(path))
            continue;
        open_arena();
        const Rules *rules = load_sound(path);
        if (rules)
            CHECK_TEXT(rules->name, names[i]);
        arena_free(arena);
        found++;
    }
    names_free(names, count);
    return found;
}

static void shipped_variants_load(void) {
    CHECK(variants_in("variants") >= 5);
    CHECK(variants_in("variants/gallery") >= 1);
}

static void shipped_personalities_load(void) {
    int count;
    char **names = folder_names("scripts/ai", &count);
    for (int i = 0; i < count; i++) {
        char path[PATH_SIZE];
        Personality who;
        Err err = {""};
        snprintf(path, sizeof path, "scripts/ai/%s", names[i]);
        open_arena();
        check_that(script_personality(path, find, NULL, arena, &who, &err), "%s", err.text);
        if (!err.text[0])
            CHECK(!strncmp(who.name, names[i], strlen(who.name)));
        arena_free(arena);
    }
    CHECK(count >= 1);
    names_free(names, count);
}

/* --- what is read ---------------------------------------------------------------------- */

static const char *written(const char *name, const char *text) {
    static char path[PATH_SIZE];
    Err err;
    check_that(path_join(path, check_folder(), name), "a long path");
    check_that(file_write(path, text, strlen(text), &err), "%s", err.text);
    return path;
}

/* Reads a derived file without compiling it. */
static void read_text(const char *text) {
    Err err = {""};
    open_arena();
    check_that(script_variant(written("variant.lua", text), find, NULL, arena, def, &err), "%s",
               err.text);
}

#define FROM_BASE "chester_api = 1\nvariant \"x\" : from \"base\" {}\n"

/* Whatever the brackets, the same motions. */
static void motion_words_agree(void) {
    static const char *const same[] = {
        "slide(\"orthogonal\", 3, { only = \"quiet\" })",
        "slide { \"orthogonal\", 3, only = \"quiet\" }",
        "slide({ \"forward\", \"backward\", \"sideways\" }, 3, { only = \"quiet\" })",
        "slide { \"forward\", \"backward\", \"left\", \"right\", 3, only = \"quiet\" }",
        "slide { { \"forward\", \"backward\" }, \"sideways\", 3, only = \"quiet\" }",
    };
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        char text[400];
        snprintf(text, sizeof text, FROM_BASE "piece \"x\" { letter = \"X\", moves = %s }\n",
                 same[i]);
        read_text(text);
        const PieceDef *piece = &def->pieces[def->piece_count - 1];
        CHECK_INT(piece->motion_count, 4);
        for (int k = 0; k < piece->motion_count; k++) {
            const MotionDef *motion = &piece->motions[k];
            CHECK_INT(abs(motion->df) + abs(motion->dr), 1);
            CHECK(motion->least == 1 && motion->most == 3 && motion->quiet && !motion->hits);
            CHECK(!motion->jumps && motion->at.line == 3);
        }
        arena_free(arena);
    }
}

static void motion_lengths(void) {
    read_text(
        FROM_BASE
        "piece \"x\" { letter = \"X\", moves = { step \"forward\", slide \"left\",\n"
        "  slide { \"right\", 4, least = 2 }, jump { \"backward\", exactly = 3 }, leap(0, 2) } }");
    const MotionDef *m = def->pieces[def->piece_count - 1].motions;
    CHECK_INT(def->pieces[def->piece_count - 1].motion_count, 8);
    CHECK(m[0].df == 0 && m[0].dr == 1 && m[0].least == 1 && m[0].most == 1);
    CHECK(m[1].df == -1 && m[1].least == 1 && m[1].most == 0);
    CHECK(m[2].df == 1 && m[2].least == 2 && m[2].most == 4 && m[2].at.line == 4);
    CHECK(m[3].dr == -1 && m[3].least == 3 && m[3].most == 3 && m[3].jumps);
    CHECK(m[4].df * m[4].df + m[4].dr * m[4].dr == 4 && m[4].most == 1);
    arena_free(arena);
}

static void only_given_fields_change(void) {
    read_text(FROM_BASE "piece \"rider\" { strength = 4.5 }\nzone \"yard\" { keep = true }\n");
    const PieceDef *rider = &def->pieces[1];
    CHECK_TEXT(rider->name, "rider");
    CHECK_INT(rider->strength, 9);
    CHECK_INT(rider->letter, 'R');
    CHECK_INT(rider->motion_count, 4);
    CHECK_INT(rider->at.line, 3);
    CHECK(def->zones[0].keep);
    CHECK_TEXT(def->zones[0].white, "b1-e1");
    CHECK_TEXT(def->name, "x");
    CHECK_TEXT(def->start, "rkhhkr/6/6/6/6/RKHHKR w - 0 1");
    arena_free(arena);
}

static void derived_hits_come_first(void) {
    read_text(FROM_BASE "hit \"a\" { by = \"rider\" }\nhit \"stronger\" { needs = \"equality\" }\n"
                        "hit \"b\" { by = \"hopper\" }\n");
    CHECK_INT(def->hit_count, 3);
    CHECK_TEXT(def->hits[0].name, "a");
    CHECK_TEXT(def->hits[1].name, "b");
    CHECK_TEXT(def->hits[2].name, "stronger");
    CHECK_INT(def->hits[2].needs, NEEDS_EQUALITY);
    arena_free(arena);
}

static void derived_promotions_replace_or_add(void) {
    static const char first[] =
        FROM_BASE "promote \"hopper\" { on = \"rank 5\", to = \"rider\" }\n"
                  "promote \"hopper\" { on = \"last rank\", to = \"rider\" }\n";
    char text[600];
    snprintf(text, sizeof text, "%spromote \"hopper\" { add = \"keeper\" }\n", first);
    read_text(text);
    CHECK_INT(def->promote_count, 2);
    CHECK_INT(def->promotes[0].to.count, 2);
    CHECK_TEXT(def->promotes[1].to.name[1], "keeper");
    arena_free(arena);

    read_text("chester_api = 1\nvariant \"x\" : from \"chess-t1\" {}\n"
              "promote \"ver_knecht\" { on = \"a8\", to = \"ritter\" }\n"
              "promote \"ver_knecht\" { on = \"h8\", to = \"konnet\" }\n");
    CHECK_INT(def->promote_count, 4);
    CHECK_TEXT(def->promotes[2].kind, "ver_knecht");
    CHECK_TEXT(def->promotes[2].to.name[0], "ritter");
    CHECK_TEXT(def->promotes[3].to.name[0], "konnet");
    arena_free(arena);
}

static void removed_rows_are_gone(void) {
    read_text(FROM_BASE "hit \"a\" {}\nremove { \"hit a\", \"piece hopper\", \"zone yard\" }\n"
                        "hit \"b\" {}\n");
    CHECK_INT(def->hit_count, 2);
    CHECK_TEXT(def->hits[0].name, "b");
    CHECK_INT(def->piece_count, 2);
    CHECK_INT(def->zone_count, 0);
    arena_free(arena);
}

static void texts_default_to_names(void) {
    read_text(FROM_BASE "piece \"x\" { letter = \"X\", title = { ru = \"Икс\" }, moves = {} }\n");
    const PieceDef *piece = &def->pieces[def->piece_count - 1];
    CHECK_TEXT(piece->title.en, "Икс");
    CHECK_TEXT(piece->abbreviation.ru, "X");
    CHECK_TEXT(def->pieces[0].title.en, "keeper");
    CHECK_TEXT(def->zones[0].title.ru, "yard");
    arena_free(arena);
}

static void personality_sets_numbers(void) {
    Personality who;
    Err err = {""};
    open_arena();
    const char *path =
        written("ai.lua", "chester_api = 1\npersonality \"x\" { weights = { mobility = 7,"
                          " material = { b = 2, a = 1 } }, levels = {"
                          " { title = \"A\", nodes = 800, slack = 9 },"
                          " { title = \"B\", depth = 4 },"
                          " { title = \"C\", seconds = 0.5 } } }\n");
    check_that(script_personality(path, find, NULL, arena, &who, &err), "%s", err.text);
    CHECK_INT(who.weights.mobility, 7);
    CHECK_INT(who.material_count, 2);
    CHECK_TEXT(who.material_name[0], "a");
    CHECK_INT(who.material[1], 2);
    CHECK_INT(who.level_count, 3);
    CHECK_INT(who.levels[0].limits.nodes, 800);
    CHECK_INT(who.levels[0].slack, 9);
    CHECK_INT(who.levels[1].limits.depth, 4);
    CHECK_INT(who.levels[2].limits.ms, 500);
    CHECK_TEXT(who.levels[2].title.ru, "C");
    arena_free(arena);
}

/* --- broken files ------------------------------------------------------------------------ */

static const char *broken; /* the file's name */

static void broken_says(void) {
    Err err = {""};
    char path[PATH_SIZE], wanted[2 * PATH_SIZE];
    snprintf(path, sizeof path, "%s/%s", BROKEN, broken);
    char *source = file_read(path, 1 << 20, NULL, &err);
    check_that(source && !strncmp(source, "-- ", 3), "%s does not begin with a sentence", path);
    if (!source)
        return;
    source[strcspn(source, "\n")] = '\0';
    bool whole = source[3] >= '0' && source[3] <= '9';
    if (whole)
        snprintf(wanted, sizeof wanted, "%s:%s", path, source + 3);
    else
        snprintf(wanted, sizeof wanted, "tests/script/%s", source + 3);
    free(source);
    Personality who;
    open_arena();
    bool loads = strncmp(broken, "ai_", 3) ? load(path, &err) != NULL
                                           : script_personality(path, find, NULL, arena, &who, &err);
    check_that(!loads, "it loads");
    CHECK_TEXT(err.text, wanted);
    arena_free(arena);
}

static void all_broken(void) {
    int count;
    char **names = folder_names(BROKEN, &count);
    for (int i = 0; i < count; i++) {
        char title[200];
        broken = names[i];
        snprintf(title, sizeof title, "G3 broken %s", broken);
        check_run(title, broken_says);
    }
    names_free(names, count);
}

/* Files that are not texts, or not there. */
static void refused_files(void) {
    static const char long_line[] = "-- a comment\n";
    Err err;
    Text text;
    open_arena();
    CHECK(!load("tests/script/nothing.lua", &err));
    CHECK(strstr(err.text, "tests/script/nothing.lua"));
    CHECK(!load("tests/script", &err));
    const char *path = written("v.lua", "\x1bLua\x54");
    CHECK(!load(path, &err));
    CHECK(strstr(err.text, "v.lua:1: is a compiled script"));
    text_init(&text);
    while (text.length <= 1 << 20)
        text_add(&text, long_line);
    path = written("v.lua", text.data);
    CHECK(!load(path, &err));
    CHECK(strstr(err.text, "v.lua:1: longer than 262144 bytes"));
    text_clear(&text);
    path = written("v.lua", "\xef\xbb\xbf"
                            "chester_api = 1\nvariant \"x\" : from \"base\" {}\n");
    check_that(load(path, &err), "%s", err.text);
    path = written("v.lua", FROM_BASE);
    CHECK(!script_variant(path, NULL, NULL, arena, def, &err));
    CHECK(strstr(err.text, "v.lua:2: from \"base\": no other variants are known here"));
    arena_free(arena);
}

int main(void) {
    TEST(shipped_variants_load);
    TEST(shipped_personalities_load);
    TEST(motion_words_agree);
    TEST(motion_lengths);
    TEST(only_given_fields_change);
    TEST(derived_hits_come_first);
    TEST(derived_promotions_replace_or_add);
    TEST(removed_rows_are_gone);
    TEST(texts_default_to_names);
    TEST(personality_sets_numbers);
    TEST(refused_files);
    all_broken();
    return check_end();
}
