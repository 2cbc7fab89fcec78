/* Saves: nothing that was played is lost, whatever ends the program and whatever is in the
 * files. Tests whose names begin with a letter and a number are named after reported
 * faults of other programs. */
#include "sitting.h"

#include <signal.h>
#include <sys/wait.h>

static void saved_and_loaded_at_every_ply(Session *session, const char *variant, const char *path) {
    Session *other = opened(NULL);
    Rng rng = {11};
    Err err = {""};
    start(session, variant, NULL);
    while (played(session) < 60 && session_outcome(session).result == PLAYING) {
        Move next = world_move(session_position(session), &rng);
        Why why;
        CHECK(session_play(session, move_from(next), move_to(next), move_becomes(next), &why));
        bool good = session_save(session, path, &err) && session_load(other, path, &err);
        check_that(good, "%s", err.text);
        if (!good)
            break;
        CHECK(memcmp(session_position(session), session_position(other), sizeof(Position)) == 0);
        CHECK_INT(session_outcome(session).result, session_outcome(other).result);
    }
    session_free(other);
}

static void D6_D8_saved_games_load_from_every_ply_and_any_name(void) {
    Session *session = opened(NULL);
    saved_and_loaded_at_every_ply(session, "chess-t1", world_path("a game.chester"));
    saved_and_loaded_at_every_ply(session, "chess", world_path("Партия «№ 1» 'q\".game"));
    session_free(session);
}

static void D9_an_autosave_that_cannot_be_read_is_kept(void) {
    static const char text[] = "[Chester \"1\"]\n1 e2e4 \x01 torn";
    for (int i = 0; i < 2; i++) { /* the second one must not take the first one's name */
        CHECK(world_write("d9.game", text));
        Session *session = opened(world_path("d9.game"));
        Heard heard = finish(session);
        CHECK_INT(heard.count[EVENT_FAULT], 1);
        CHECK(strstr(heard.last[EVENT_FAULT].text, "d9.game.unread"));
        CHECK(!session_can_resume(session));
        start(session, "chess-t1", NULL);
        moves(session, "e2e4");
        session_free(session);
    }
    static const char *const kept[] = {"d9.game.unread", "d9.game.unread-2"};
    for (int i = 0; i < 2; i++) {
        char *found = file_read(world_path(kept[i]), 1000, NULL, NULL);
        CHECK_TEXT(found, text);
        free(found);
    }
}

static void D9_an_autosave_that_the_rules_refuse_is_kept(void) {
    static const char text[] = "[Chester \"1\"]\n[Variant \"chess-t1\"]\n1 e2e4 e2e4\n";
    CHECK(world_write("d9r.game", text));
    Session *session = opened(world_path("d9r.game"));
    Err err;
    CHECK(session_can_resume(session));
    CHECK(!session_resume(session, &err));
    CHECK(strstr(err.text, "d9r.game.unread"));
    CHECK(!session_can_resume(session) && !session_resume(session, &err));
    start(session, "chess-t1", NULL);
    moves(session, "e2e4");
    char *found = file_read(world_path("d9r.game.unread"), 1000, NULL, NULL);
    CHECK_TEXT(found, text);
    free(found);
    session_free(session);
}

/* Plays against the computer, and takes back, until it is killed. */
static void play_on(const char *path) {
    Session *session = opened(path);
    Rng rng = {3};
    seat(session, BLACK, "neutral", QUICK);
    start(session, "chess-t1", NULL);
    for (;;) {
        while (played(session) > 8 || (played(session) > 2 && !session_awaits_person(session)))
            session_undo(session);
        Move next = world_move(session_position(session), &rng);
        Why why;
        session_play(session, move_from(next), move_to(next), move_becomes(next), &why);
        finish(session);
    }
}

static bool holds_a_move(const char *path) {
    char *text = file_read(path, 1 << 20, NULL, NULL);
    bool holds = text && strstr(text, "\n1 ");
    free(text);
    return holds;
}

static void resumes(const char *path) {
    Session *session = opened(path);
    Err err = {""};
    CHECK(session_can_resume(session));
    bool resumed = session_resume(session, &err);
    check_that(resumed, "%s", err.text);
    if (resumed) {
        CHECK(played(session) > 0);
        CHECK_TEXT(session_seat(session, WHITE)->ai, "");
        CHECK_TEXT(session_seat(session, BLACK)->ai, "neutral");
        CHECK_INT(session_seat(session, BLACK)->level, QUICK);
        CHECK_TEXT(session_rules(session)->name, "chess-t1");
    }
    CHECK_INT(finish(session).count[EVENT_FAULT], 0);
    session_free(session);
}

static void D11_a_killed_program_offers_its_game_again(void) {
    const char *path = world_path("d11.game");
    Rng rng = {17};
    for (int round = 0; round < 10; round++) {
        unlink(path);
        pid_t child = fork();
        if (child == 0)
            play_on(path);
        while (!holds_a_move(path) && waitpid(child, NULL, WNOHANG) == 0)
            nap();
        for (uint32_t naps = rng_below(&rng, 40); naps > 0; naps--)
            nap();
        kill(child, SIGKILL);
        waitpid(child, NULL, 0);
        resumes(path);
    }
}

static void D12_the_autosave_stays_until_another_game_begins(void) {
    const char *path = world_path("d12/deep/auto.game");
    Err err = {""};
    Session *session = opened(path);
    start(session, "chess-t1", NULL);
    moves(session, "e2e4 e7e5 d2d4");
    session_undo(session);
    session_free(session);

    session = opened(path);
    CHECK(session_can_resume(session));
    start(session, "chess-t1", NULL); /* the window shows a board while it asks */
    CHECK(session_can_resume(session));
    session_free(session);

    session = opened(path);
    CHECK(session_resume(session, &err));
    CHECK_INT(played(session), 2);
    CHECK(!session_can_resume(session));
    session_free(session);

    session = opened(path);
    start(session, "chess-t1", NULL);
    moves(session, "a2a3"); /* now it is another game, and the old one has another name */
    CHECK(!session_can_resume(session));
    CHECK(session_load(session, world_path("d12/deep/auto.game.previous"), &err));
    CHECK_INT(played(session), 2);
    session_resign(session, WHITE);
    session_free(session);

    session = opened(path);
    CHECK(!session_can_resume(session)); /* it has ended */
    session_free(session);
}

static void an_autosave_that_cannot_be_written_is_told_once(void) {
    CHECK(world_write("wall", "a file where a folder should be"));
    Session *session = opened(world_path("wall/auto.game"));
    start(session, "chess-t1", NULL);
    moves(session, "e2e4 e7e5 d2d4");
    Heard heard = finish(session);
    CHECK_INT(heard.count[EVENT_FAULT], 1);
    CHECK(strstr(heard.last[EVENT_FAULT].text, "wall/auto.game"));
    session_free(session);
}

static void tags_and_seats_of_a_loaded_game_stay(void) {
    static const char text[] =
        "[White \"Анна\"] [Black \"neutral:1\"] [Event \"Нижний\"]\n1 e2e4\n";
    Session *session = opened(NULL);
    Err err = {""};
    Text out;
    text_init(&out);
    bool read = session_read(session, text, "pasted", &err);
    check_that(read, "%s", err.text);
    CHECK(session_thinking(session));
    session_write(session, &out);
    CHECK(strstr(out.data, "[White \"Анна\"]"));
    CHECK(strstr(out.data, "[Black \"neutral:1\"]"));
    CHECK(strstr(out.data, "[Event \"Нижний\"]"));
    seat(session, WHITE, "neutral", QUICK);
    seat(session, BLACK, "", 0);
    text_reset(&out);
    session_write(session, &out);
    CHECK(strstr(out.data, "[White \"neutral:1\"]"));
    CHECK(strstr(out.data, "[Black \"person\"]"));
    text_clear(&out);
    session_free(session);
}

/* What is copied for others says which file it is, and nothing of where; it can be pasted back. */
static void a_game_for_others_names_no_folder(void) {
    static const char LINES[] = "chester_api = 1\nvariant \"mine\" : from \"chess\" { }\n";
    static const char GAME[] = "[Chester \"1\"]\n[Variant \"mine\"]\n[VariantFile \"%s\"]\n"
                               "1 e2e4 {a comment} e7e5\n";
    static const char *const files[][2] = {{"mine.lua", "mine.lua"},
                                           {"mine/variant.lua", "mine/variant.lua"}};
    const char *home = check_folder();
    Err err = {""};
    char folder[PATH_SIZE], path[PATH_SIZE], game[PATH_SIZE + 200];
    CHECK(path_join(folder, home, "mine") && folder_make(folder, &err));
    for (int i = 0; i < 2; i++) {
        Session *session = opened(NULL);
        Text text;
        text_init(&text);
        CHECK(path_join(path, home, files[i][0]) &&
              file_write(path, LINES, strlen(LINES), &err));
        snprintf(game, sizeof game, GAME, path);
        check_that(session_read(session, game, "game", &err), "%s", err.text);
        session_write_line(session, NOTATION_BOOK, &text);
        CHECK(strstr(text.data, "[Variant \"mine\"]") && strstr(text.data, "#a comment"));
        CHECK(strstr(text.data, files[i][1]) && !strstr(text.data, home));
        check_that(session_read(session, text.data, "pasted", &err), "%s", err.text);
        CHECK_INT(session_game(session)->count, 2);
        text_reset(&text);
        session_write(session, &text);
        CHECK(strstr(text.data, path) != NULL); /* it is the same file still */
        text_clear(&text);
        session_free(session);
    }
}

int main(void) {
    world_open();
    TEST(D11_a_killed_program_offers_its_game_again);
    TEST(D6_D8_saved_games_load_from_every_ply_and_any_name);
    TEST(D9_an_autosave_that_cannot_be_read_is_kept);
    TEST(D9_an_autosave_that_the_rules_refuse_is_kept);
    TEST(D12_the_autosave_stays_until_another_game_begins);
    TEST(an_autosave_that_cannot_be_written_is_told_once);
    TEST(a_game_for_others_names_no_folder);
    TEST(tags_and_seats_of_a_loaded_game_stay);
    world_close();
    return check_end();
}
