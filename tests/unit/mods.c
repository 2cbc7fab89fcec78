/* An author's day: files that change under a game, files that hide others, mods that are
 * looked at and installed. */
#include "check.h"

#include "core/notation.h"
#include "session/install.h"
#include "session/session.h"

#include <sys/stat.h>
#include <unistd.h>

static char home[PATH_SIZE];
static Library *library;
static Session *session;
static int faults, renewed;
static char last_fault[1024];

/* A user's folder of its own for each test. */
static void open_home(void) {
    Err err = {""};
    snprintf(home, sizeof home, "%s", check_folder());
    setenv("XDG_DATA_HOME", home, 1);
    library = library_new(&err);
    session = library ? session_new(&(SessionSetup){.library = library}, &err) : NULL;
    check_that(session, "%s", err.text);
    faults = renewed = 0;
}

static void close_home(void) {
    session_free(session);
    library_free(library);
}

static const char *inside(const char *name) {
    static char path[2 * PATH_SIZE];
    snprintf(path, sizeof path, "%s/chester/%s", home, name);
    return path;
}

static void put(const char *name, const char *text) {
    char path[2 * PATH_SIZE];
    Err err = {""};
    snprintf(path, sizeof path, "%s", inside(name));
    char *slash = strrchr(path, '/');
    *slash = '\0';
    check_that(folder_make(path, &err), "%s", err.text);
    *slash = '/';
    check_that(file_write(path, text, strlen(text), &err), "%s", err.text);
}

static void listen(void) {
    Event event;
    while (session_poll(session, &event)) {
        faults += event.type == EVENT_FAULT;
        renewed += event.type == EVENT_RENEWED;
        if (event.type == EVENT_FAULT)
            snprintf(last_fault, sizeof last_fault, "%s", event.text);
    }
}

static void begin(const char *variant) {
    Err err = {""};
    check_that(session_start(session, variant, NULL, &err), "%s", err.text);
    listen();
}

static void update(void) {
    session_update(session);
    listen();
}

static bool play(const char *text) {
    Move move;
    return move_read(session_position(session), text, &move, NULL) && session_play_move(session, move);
}

#define MINE "chester_api = 1\nvariant \"mine\" : from \"chess\" {}\n"

/* --- reload ------------------------------------------------------------------------------- */

static void changed_rules_are_taken_over(void) {
    open_home();
    put("variants/mine/variant.lua", MINE);
    begin("mine");
    CHECK(play("e2e4"));
    CHECK(!play("b8c5"));
    put("variants/mine/variant.lua", MINE "piece \"knight\" { moves = { leap(1, 2), leap(1, 3) } }\n");
    update();
    CHECK_INT(renewed, 1);
    CHECK_INT(session_game(session)->count, 1);
    CHECK(play("b8c5"));
    update();
    CHECK_INT(renewed, 1);
    CHECK_INT(faults, 0);
    close_home();
}

/* The game keeps the whole path, and that names the same rules. */
static void a_short_path_is_no_change(void) {
    char here[PATH_SIZE];
    open_home();
    put("variants/mine/variant.lua", MINE);
    CHECK(getcwd(here, sizeof here) && chdir(inside("variants")) == 0);
    begin("./mine");
    CHECK(chdir(here) == 0);
    update();
    CHECK_INT(renewed, 0);
    CHECK(play("e2e4"));
    close_home();
}

static void broken_rules_leave_the_old_ones(void) {
    open_home();
    put("variants/mine/variant.lua", MINE);
    begin("mine");
    CHECK(play("e2e4"));
    const Rules *before = session_rules(session);
    put("variants/mine/variant.lua", MINE "piece \"pawn\" { strenght = 1 }\n");
    update();
    update();
    CHECK_INT(faults, 1);
    check_that(strstr(last_fault, "mine/variant.lua:3: piece \"pawn\": unknown field \"strenght\"") &&
                   strstr(last_fault, "the game goes on by its old rules"), "%s", last_fault);
    CHECK(session_rules(session) == before);
    CHECK(play("e7e5"));
    put("variants/mine/variant.lua", MINE);
    update();
    put("variants/mine/variant.lua", MINE "piece \"pawn\" { strenght = 1 }\n");
    update();
    CHECK_INT(faults, 2);
    close_home();
}

static void a_game_that_does_not_fit_keeps_its_rules(void) {
    open_home();
    put("variants/mine/variant.lua", MINE);
    begin("mine");
    CHECK(play("e2e4"));
    put("variants/mine/variant.lua", MINE "piece \"pawn\" { moves = { step \"forward\" } }\n");
    update();
    CHECK_INT(faults, 1);
    CHECK_INT(renewed, 0);
    check_that(strstr(last_fault, "old rules"), "%s", last_fault);
    CHECK_INT(session_game(session)->count, 1);
    close_home();
}

static void parents_and_modules_count_too(void) {
    open_home();
    put("variants/base/variant.lua", "chester_api = 1\nvariant \"base\" : from \"chess\" {}\n");
    put("variants/mine/variant.lua", "chester_api = 1\nvariant \"mine\" : from \"base\" {}\n"
                                     "local moves = require \"moves\"\npiece \"king\" { moves = moves.king }\n");
    put("variants/mine/moves.lua", "return { king = { step \"all\" } }\n");
    begin("mine");
    put("variants/mine/moves.lua", "return { king = { step \"all\", leap(1, 2) } }\n");
    update();
    CHECK_INT(renewed, 1);
    CHECK(play("e1d3"));
    put("variants/base/variant.lua", "chester_api = 1\nvariant \"base\" : from \"chess\" { title = \"B\" }\n");
    update();
    CHECK_INT(renewed, 2);
    put("variants/mine/moves.lua", "return\n");
    update();
    CHECK_INT(faults, 1);
    close_home();
}

#define LEVELS "levels = { { title = \"A\", nodes = 50 }, { title = \"B\", nodes = 60 }, { title = \"C\", nodes = 70 } }"
#define DULL "chester_api = 1\npersonality \"dull\" { " LEVELS " }\n"

static void changed_players_take_effect(void) {
    Err err = {""};
    open_home();
    put("ai/dull.lua", DULL);
    begin("chess");
    check_that(session_set_seat(session, BLACK, &(Seat){"dull", 1}, &err), "%s", err.text);
    update();
    CHECK_INT(renewed, 0);
    put("ai/dull.lua", "chester_api = 1\npersonality \"dull\" { weights = { mobility = 9 }, " LEVELS " }\n");
    update();
    CHECK_INT(renewed, 1);
    put("ai/dull.lua", "chester_api = 1\npersonality \"dull\" { wieghts = {} }\n");
    update();
    update();
    CHECK_INT(faults, 1);
    check_that(strstr(last_fault, "dull plays as neutral") && strstr(last_fault, "dull.lua:2"), "%s",
               last_fault);
    CHECK(play("e2e4"));
    for (int i = 0; i < 5000 && session_game(session)->count < 2; i++) {
        usleep(1000);
        listen();
    }
    CHECK_INT(session_game(session)->count, 2);
    CHECK_INT(faults, 1);
    close_home();
}

/* --- files that hide others ------------------------------------------------------------------ */

static void a_broken_file_gives_way(void) {
    Err err = {""};
    open_home();
    put("variants/chess-t1/variant.lua", "chester_api = 1\noops\n");
    CHECK(!library_rules(library, "chess-t1", &err));
    check_that(library_rules(library, "chess-t2", &err), "%s", err.text);
    CHECK(library_note(library, &err));
    check_that(strstr(err.text, "chess-t1/variant.lua:3") && strstr(err.text, "that comes with chester"),
               "%s", err.text);
    CHECK(!library_note(library, &err));
    put("variants/chess-t1/variant.lua", "chester_api = 1\nvariant \"chess-t1\" : from \"chess-t1\" {}\n");
    check_that(library_rules(library, "chess-t2", &err), "%s", err.text);
    CHECK(!library_note(library, &err));
    close_home();
}

static const LibraryEntry *entry_of(LibraryKind kind, const char *name) {
    const LibraryEntry *entries;
    int count = library_list(library, kind, &entries);
    while (count > 0 && strcmp(entries[count - 1].name, name))
        count--;
    return count > 0 ? &entries[count - 1] : NULL;
}

static void lists_say_what_hides_what(void) {
    open_home();
    put("variants/chess/variant.lua", "chester_api = 1\nvariant \"chess\" : from \"chess\" { title = \"My\" }\n");
    put("ai/bad.lua", "chester_api = 7\n");
    const LibraryEntry *chess = entry_of(LIBRARY_VARIANTS, "chess");
    CHECK(chess && chess->user && chess->hides && strstr(chess->hides, "variants/chess/variant.lua"));
    CHECK(chess && !chess->fault);
    const LibraryEntry *t1 = entry_of(LIBRARY_VARIANTS, "chess-t1");
    CHECK(t1 && !t1->user && !t1->hides);
    const LibraryEntry *bad = entry_of(LIBRARY_PERSONALITIES, "bad");
    CHECK(bad && bad->fault && strstr(bad->fault, "bad.lua:1: written for chester_api = 7, and this chester knows up to 1"));
    close_home();
}

/* --- mods ------------------------------------------------------------------------------------ */

static Mod mod;

static void make_mod(const char *folder) {
    char name[300];
    snprintf(name, sizeof name, "%s/variants/game/variant.lua", folder);
    put(name, "chester_api = 1\nvariant \"game\" : from \"chess\" { title = \"Game\" }\n"
              "piece \"king\" { moves = require \"moves\" }\n");
    snprintf(name, sizeof name, "%s/variants/game/moves.lua", folder);
    put(name, "return { step \"all\" }\n");
    snprintf(name, sizeof name, "%s/variants/game/pieces/white-king.svg", folder);
    put(name, "<svg/>");
    snprintf(name, sizeof name, "%s/variants/game/evil.sh", folder);
    put(name, "rm -rf ~");
    snprintf(name, sizeof name, "%s/ai/dull.lua", folder);
    put(name, DULL);
}

static void a_mod_is_looked_at_and_installed(void) {
    Err err = {""};
    open_home();
    make_mod("../mod");
    check_that(mod_look(&mod, library, inside("../mod"), &err), "%s", err.text);
    CHECK_INT(mod.count, 2);
    CHECK_TEXT(mod.items[0].name, "game");
    CHECK_TEXT(mod.items[0].title.en, "Game");
    CHECK_INT(mod.items[0].files, 3);
    CHECK_INT(mod.items[0].pictures, 1);
    CHECK(!mod.items[0].replaces && !mod.items[0].hides && !mod.items[0].fault[0]);
    CHECK(mod.items[1].kind == LIBRARY_PERSONALITIES);
    check_that(mod_install(&mod, library, &err), "%s", err.text);
    CHECK(file_exists(inside("variants/game/pieces/white-king.svg")));
    CHECK(!file_exists(inside("variants/game/evil.sh")));
    check_that(library_rules(library, "game", &err), "%s", err.text);
    check_that(library_personality(library, "dull", &err), "%s", err.text);
    int count;
    char **names = folder_names(inside("variants"), &count);
    CHECK_INT(count, 1);
    names_free(names, count);
    close_home();
}

static void what_is_replaced_is_said(void) {
    Err err = {""};
    open_home();
    make_mod("../mod");
    put("variants/game/variant.lua", "chester_api = 1\nvariant \"game\" : from \"chess\" {}\n");
    put("variants/game/old.lua", "");
    put("../mod/ai/neutral.lua", "chester_api = 1\npersonality \"neutral\" { " LEVELS " }\n");
    check_that(mod_look(&mod, library, inside("../mod"), &err), "%s", err.text);
    CHECK(mod.items[0].replaces && !mod.items[0].hides);
    CHECK_TEXT(mod.items[2].name, "neutral");
    CHECK(mod.items[2].hides && !mod.items[2].replaces);
    check_that(mod_install(&mod, library, &err), "%s", err.text);
    CHECK(!file_exists(inside("variants/game/old.lua")));
    CHECK(file_exists(inside("variants/game/moves.lua")));
    close_home();
}

static void a_file_alone_is_a_mod(void) {
    Err err = {""};
    open_home();
    put("../some.lua", "chester_api = 1\nvariant \"lone\" : from \"chess\" {}\n");
    check_that(mod_look(&mod, library, inside("../some.lua"), &err), "%s", err.text);
    check_that(mod_install(&mod, library, &err), "%s", err.text);
    CHECK(file_exists(inside("variants/lone/variant.lua")));
    put("../dull.lua", "chester_api = 1\nlocal w = require \"weights\"\n"
                       "personality \"dull\" { weights = w, " LEVELS " }\n");
    put("../dull/weights.lua", "return { mobility = 3 }\n");
    check_that(mod_look(&mod, library, inside("../dull.lua"), &err), "%s", err.text);
    CHECK_INT(mod.items[0].files, 2);
    check_that(mod_install(&mod, library, &err), "%s", err.text);
    check_that(library_personality(library, "dull", &err), "%s", err.text);
    close_home();
}

static void mods_that_are_refused(void) {
    Err err = {""};
    char link[2 * PATH_SIZE];
    open_home();
    put("../empty/readme.txt", "nothing");
    CHECK(!mod_look(&mod, library, inside("../empty"), &err));
    CHECK(strstr(err.text, "no game and no player"));
    CHECK(!mod_look(&mod, library, inside("../nothing"), &err));
    make_mod("../mod");
    snprintf(link, sizeof link, "%s", inside("../mod/variants/game/pieces/black-king.svg"));
    CHECK(symlink("/etc/passwd", link) == 0);
    CHECK(!mod_look(&mod, library, inside("../mod"), &err));
    check_that(strstr(err.text, "a link, which is not followed"), "%s", err.text);
    CHECK(unlink(link) == 0);
    put("../mod/variants/game/variant.lua", "chester_api = 1\nwhile true do end\n");
    check_that(mod_look(&mod, library, inside("../mod"), &err), "%s", err.text);
    CHECK(strstr(mod.items[0].fault, "runs on for more than"));
    close_home();
}

int main(void) {
    TEST(changed_rules_are_taken_over);
    TEST(a_short_path_is_no_change);
    TEST(broken_rules_leave_the_old_ones);
    TEST(a_game_that_does_not_fit_keeps_its_rules);
    TEST(parents_and_modules_count_too);
    TEST(changed_players_take_effect);
    TEST(a_broken_file_gives_way);
    TEST(lists_say_what_hides_what);
    TEST(a_mod_is_looked_at_and_installed);
    TEST(what_is_replaced_is_said);
    TEST(a_file_alone_is_a_mod);
    TEST(mods_that_are_refused);
    return check_end();
}
