/* Library: what is found, whose wins, what is said of what is broken. */
#include "check.h"

#include "world.h"

static const char own_chess_t1[] = "chester_api = 1\nvariant \"chess-t1\" : from \"chess-t1\" {\n"
                                   "  title = { en = \"Mine\", ru = \"Моя\" },\n}\n";
static const char broken[] = "chester_api = 1\nvariant \"broken\" {\n  title = = 3\n}\n";

static const LibraryEntry *listed(LibraryKind kind, const char *name) {
    const LibraryEntry *entries;
    int count = library_list(world_library, kind, &entries);
    for (int i = 0; i < count; i++)
        if (strcmp(entries[i].name, name) == 0)
            return &entries[i];
    check_that(false, "%s is not in the list", name);
    return NULL;
}

static void asked_again_it_is_the_same(void) {
    const Rules *rules = world_rules("chess-t1");
    CHECK_TEXT(rules->name, "chess-t1");
    CHECK(world_rules("chess-t1") == rules);
    Err err = {""};
    const Personality *who = library_personality(world_library, "neutral", &err);
    check_that(who != NULL, "%s", err.text);
    CHECK(library_personality(world_library, "neutral", &err) == who);
}

static void what_is_shipped_is_listed_in_order_and_whole(void) {
    for (LibraryKind kind = LIBRARY_VARIANTS; kind <= LIBRARY_PERSONALITIES; kind++) {
        const LibraryEntry *entries;
        int count = library_list(world_library, kind, &entries);
        CHECK(count > 0);
        for (int i = 0; i < count; i++) {
            CHECK(i == 0 || strcmp(entries[i - 1].name, entries[i].name) < 0);
            check_that(!entries[i].fault, "%s", entries[i].fault);
            CHECK(!entries[i].user && file_exists(entries[i].path));
            CHECK(entries[i].title.en && entries[i].title.ru && entries[i].says.en);
        }
    }
}

static void an_unknown_name_gets_a_suggestion(void) {
    Err err = {""};
    CHECK(!library_rules(world_library, "ches-t1", &err));
    CHECK_TEXT(err.text, "there is no variant of this name, did you mean \"chess-t1\": ches-t1");
    CHECK(!library_rules(world_library, "", &err));
    CHECK(!library_rules(world_library, "..", &err));
    CHECK(!library_personality(world_library, "qqqqqqqqqq", &err));
    CHECK_TEXT(err.text, "there is no personality of this name: qqqqqqqqqq");
    CHECK(!library_rules(world_library, "no/such/place", &err));
    CHECK(!library_rules(world_library, "none.lua", &err));
}

static void a_broken_one_is_listed_with_its_place(void) {
    CHECK(world_write("data/chester/variants/broken/variant.lua", broken));
    Err err = {""};
    CHECK(!library_rules(world_library, "broken", &err));
    CHECK(strstr(err.text, "variant.lua:3"));
    const LibraryEntry *entry = listed(LIBRARY_VARIANTS, "broken");
    if (entry) {
        CHECK(entry->user);
        CHECK_TEXT(entry->fault, err.text);
        CHECK_TEXT(entry->title.en, "");
        CHECK_TEXT(entry->says.ru, "");
    }
}

/* As the list of saved games asks for the rules of each. */
static void a_broken_one_may_be_asked_for_without_a_word(void) {
    CHECK(world_write("data/chester/variants/silent/variant.lua", broken));
    CHECK(!library_rules(world_library, "silent", NULL));
    CHECK(!library_personality(world_library, "silent", NULL));
}

static void a_path_is_a_file_or_its_folder(void) {
    Err err = {""};
    CHECK(world_write("elsewhere/chess-t1/variant.lua", own_chess_t1));
    const Rules *file =
        library_rules(world_library, world_path("elsewhere/chess-t1/variant.lua"), &err);
    check_that(file != NULL, "%s", err.text);
    CHECK(file && strcmp(file->title.en, "Mine") == 0);
    CHECK(library_rules(world_library, world_path("elsewhere/chess-t1"), &err) == file);
    CHECK(world_rules("chess-t1") != file);
}

static void the_users_wins_and_may_build_upon_ours(void) {
    const Rules *ours = world_rules("chess-t1");
    CHECK(!listed(LIBRARY_VARIANTS, "chess-t1")->user);
    CHECK(world_write("data/chester/variants/chess-t1/variant.lua", own_chess_t1));
    const Rules *own = world_rules("chess-t1");
    CHECK(own != ours);
    CHECK_TEXT(own->title.ru, "Моя");
    CHECK_INT(own->kind_count, ours->kind_count);
    CHECK(listed(LIBRARY_VARIANTS, "chess-t1")->user);
    unlink(world_path("data/chester/variants/chess-t1/variant.lua"));
    CHECK(world_rules("chess-t1") == ours);
}

static void a_changed_file_is_read_anew(void) {
    static const char *const texts[] = {"chester_api = 1\npersonality \"mood\" {}\n",
                                        "chester_api = 1\npersonality \"mood\" { }\n",
                                        "chester_api = 1\npersonality \"other\" {}\n"};
    const char *file = "data/chester/ai/mood.lua";
    Err err = {""};
    CHECK(world_write(file, texts[0]));
    const Personality *first = library_personality(world_library, "mood", &err);
    check_that(first != NULL, "%s", err.text);
    CHECK(world_write(file, texts[1]));
    const Personality *second = library_personality(world_library, "mood", &err);
    CHECK(second && second != first);
    CHECK_TEXT(first->name, "mood"); /* what plays keeps the old one */
    library_refresh(world_library);
    const Personality *third = library_personality(world_library, "mood", &err);
    CHECK(third && third != second);
    CHECK(world_write(file, texts[2]));
    CHECK(!library_personality(world_library, "mood", &err));
    CHECK(strncmp(err.text, "it calls itself \"other\", but \"mood\" is asked for here: ", 55) ==
          0);
}

int main(void) {
    world_open();
    TEST(asked_again_it_is_the_same);
    TEST(what_is_shipped_is_listed_in_order_and_whole);
    TEST(an_unknown_name_gets_a_suggestion);
    TEST(a_broken_one_is_listed_with_its_place);
    TEST(a_broken_one_may_be_asked_for_without_a_word);
    TEST(a_path_is_a_file_or_its_folder);
    TEST(the_users_wins_and_may_build_upon_ours);
    TEST(a_changed_file_is_read_anew);
    world_close();
    return check_end();
}
