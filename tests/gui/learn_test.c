/* Learning: the lesson by keys alone, the game that waits meanwhile, faulty lessons, the pages of
 * rules and a card for every piece of every variant. */
#include "desk.h"

#include "gui/learn.h"
#include "gui/pupil.h"
#include "gui/words.h"

static void do_action(ActionId id) {
    action_run(desk, command_of_key(id));
    app_frame(desk);
}

/* T, the move, Enter. */
static void type_move(const char *move) {
    desk_key(SDLK_t, KMOD_NONE);
    desk_type(move);
    desk_key(SDLK_RETURN, KMOD_NONE);
    if (desk->dialog.type == DIALOG_CONFIRM) desk_key(SDLK_RETURN, KMOD_NONE);
}

/* The first right move of a step. */
static const char *first_move(const LessonStep *step) {
    static char word[32];
    snprintf(word, sizeof word, "%.*s", (int)strcspn(step->moves, " "), step->moves);
    return word;
}

static void the_lesson_is_finished_by_keys_alone(void) {
    char before[FEN_SIZE];
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4 e7e5");
    snprintf(before, sizeof before, "%s", desk_fen());
    desk_key(SDLK_F3, KMOD_NONE);
    CHECK(pupil_learns(desk));
    int count = pupil_learns(desk) ? desk->pupil.course.lesson->count : 0;
    CHECK(count >= 10);
    for (int i = 0; i < count; i++) {
        const LessonTask *task = &desk->pupil.course.lesson->tasks[i];
        CHECK_INT(desk->pupil.course.task, i);
        for (int s = 0; s < task->step_count; s++) {
            check_that(!course_done(&desk->pupil.course), "task %d is done after %d steps", i + 1, s);
            type_move(first_move(&task->steps[s]));
        }
        check_that(course_done(&desk->pupil.course), "task %d is not done: %s", i + 1, desk_fen());
        CHECK_INT(desk->dialog.type, DIALOG_NONE);
        desk_key(SDLK_n, KMOD_NONE);
    }
    CHECK(!pupil_learns(desk));
    CHECK_TEXT(desk_fen(), before); /* the game is as it was */
    CHECK_INT(desk->list.count, 2);
    desk_close();
}

/* The cards of the game are as they were before its lesson. */
static void the_portrait_comes_back_with_the_game(void) {
    desk_open((GuiOptions){.variant = "chess-t1", .side = "white"});
    CHECK(desk->portraits[BLACK][0]);
    desk_key(SDLK_F3, KMOD_NONE);
    desk_key(SDLK_n, KMOD_NONE);
    desk_key(SDLK_F3, KMOD_NONE);
    CHECK(!pupil_learns(desk));
    CHECK(desk->portraits[BLACK][0]);
    desk_close();
}

/* Every move that a step lists is right, not only the first. */
static void every_listed_move_is_right(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    do_action(ACTION_LESSON);
    for (int i = 0; i < desk->pupil.course.lesson->count; i++) {
        char words[256], *rest = words;
        snprintf(words, sizeof words, "%s", desk->pupil.course.lesson->tasks[i].steps[0].moves);
        for (char *word; (word = strsep(&rest, " ")) != NULL;) {
            pupil_go(desk, i);
            type_move(word);
            check_that(desk->pupil.course.step == 1, "task %d, %s: not taken", i + 1, word);
        }
    }
    desk_close();
}

static void another_move_is_told_and_taken_back(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    do_action(ACTION_LESSON);
    char start[FEN_SIZE];
    snprintf(start, sizeof start, "%s", desk_fen());
    type_move("d2d3");
    CHECK_TEXT(desk_fen(), start);
    CHECK(!course_done(&desk->pupil.course));
    CHECK(desk->message.fault);
    do_action(ACTION_HINT); /* shown as an arrow */
    CHECK(desk->hint != NO_MOVE);
    CHECK_INT(move_to(desk->hint), desk_square("b4"));
    CHECK(!action_enabled(desk, ACTION_UNDO) && !action_enabled(desk, ACTION_NEW));
    desk_click_move("d2b4"); /* with the mouse */
    CHECK(course_done(&desk->pupil.course));
    CHECK(desk_do(ACTION_LESSON_TASK, 4));
    CHECK_INT(desk->pupil.course.task, 4);
    CHECK(desk->pupil.course.solved[0]);
    CHECK(desk_do(ACTION_LESSON, 0)); /* the button that leaves */
    CHECK(!pupil_learns(desk));
    desk_close();
}

/* Escape takes away one thing after another, and the lesson last; it goes on where it was. */
static void escape_leaves_the_lesson_and_loses_nothing(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_play("e2e4 e7e5");
    do_action(ACTION_LESSON);
    type_move("d2b4");
    CHECK(desk->pupil.course.solved[0]);
    pupil_go(desk, 2);
    do_action(ACTION_HINT);
    desk_key(SDLK_ESCAPE, KMOD_NONE);
    CHECK(pupil_learns(desk) && desk->hint == NO_MOVE);
    desk_button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT, 5, 5);
    CHECK(pupil_learns(desk));
    desk_key(SDLK_ESCAPE, KMOD_NONE);
    CHECK(!pupil_learns(desk));
    CHECK_INT(desk->list.count, 2);
    CHECK_TEXT(desk->message.key, "gui.lesson-left");
    do_action(ACTION_LESSON);
    CHECK_INT(desk->pupil.course.task, 2);
    CHECK(desk->pupil.course.solved[0]);
    desk_close();
}

static void there_is_no_lesson_for_other_games(void) {
    desk_open((GuiOptions){.variant = "chess"});
    CHECK(!action_enabled(desk, ACTION_LESSON));
    desk_close();
}

/* What a writer of lessons is told. */
static void faulty_lessons_are_refused_with_their_line(void) {
    static const struct {
        const char *text, *says;
    } rows[] = {
        {"", "a lesson needs title.en"},
        {"title.en = a\ntitle.ru = b\n", "and a task"},
        {"nonsense\n", "must look like name = text"},
        {"colour = red\n", "no line \"colour\": f:1"},
        {"\ntask = k w\n", ": f:2"},
        {"move = e2e4\n", "no task"},
        {"task = 8/4ki2/8/8/1i6/8/3P4/4K3 w Pp 0 20\nmove = d2d8\n", ": f:2"},
        {"task = 8/4ki2/8/8/1i6/8/3P4/4K3 w Pp 0 20\nrefused = d2b4\n", "do not refuse"},
        {"task = 8/4ki2/8/8/1i6/8/3P4/4K3 w Pp 0 20\nreply = e7e6\n", "no move before"},
        {"title.en = a\ntitle.ru = b\ntask = 8/4ki2/8/8/1i6/8/3P4/4K3 w Pp 0 20\nmove = d2b4\n",
         "task 1 needs"},
        {"\xff\n", "UTF-8"},
    };
    desk_open((GuiOptions){.variant = "chess-t1"});
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Err err = {""};
        Lesson *lesson = lesson_read(rows[i].text, "f", session_rules(desk->session), &err);
        check_that(!lesson && strstr(err.text, rows[i].says), "row %d says: %s", (int)i, err.text);
        lesson_free(lesson);
    }
    desk_close();
}

/* --- pages ----------------------------------------------------------------------------- */

static const char *title_now(void) {
    return desk->learn.kind ? desk_text(MARK_TASK, desk->learn.kind) : "";
}

/* No line of the page that is open, from its beginning to its end. */
static void check_nothing_is_cut(const char *page, const char *language) {
    for (int i = 0; i < 2; i++) {
        desk->dialog.scroll = i * desk->draw.scroll.most;
        app_frame(desk);
        for (int k = 0; k < desk->draw.count; k++) {
            const DrawCommand *c = &desk->draw.commands[k];
            bool cut = c->type == DRAW_TEXT && c->cut;
            check_that(!cut, "%s %s: cut: %s", page, language,
                       cut ? draw_letters(&desk->draw, c) : "");
        }
    }
}

/* The command that draws this text, NULL when none does. */
static const DrawCommand *drawn(const char *text) {
    for (int i = 0; i < desk->draw.count; i++) {
        const DrawCommand *c = &desk->draw.commands[i];
        if (c->type == DRAW_TEXT && !strcmp(draw_letters(&desk->draw, c), text)) return c;
    }
    return NULL;
}

/* What Markdown stresses is bold, and what follows it stands behind it in the same line; the texts
 * of a numbered list begin one below the other. */
static void a_page_shows_what_it_stresses(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_key(SDLK_F2, KMOD_NONE);
    for (int i = 0; i < 4 && !drawn("Rule 1. The board."); i++) desk_key(SDLK_PAGEDOWN, KMOD_NONE);
    const DrawCommand *c = drawn("Rule 1. The board.");
    CHECK(c && c->face == FONT_BOLD);
    if (c) {
        CHECK(c[1].type == DRAW_TEXT && c[1].face == FONT_PLAIN);
        CHECK_INT(c[1].at.y, c->at.y);
        CHECK(c[1].at.x > c->at.x);
    }
    desk_key(SDLK_ESCAPE, KMOD_NONE);
    desk_key(SDLK_F1, KMOD_SHIFT);
    CHECK(desk_do(ACTION_GUIDE_ROW, 13));
    const DrawCommand *first = drawn("1."), *seventh = drawn("7.");
    CHECK(first && seventh);
    if (first && seventh) {
        CHECK_INT(first->at.x, seventh->at.x);
        CHECK_INT(first[1].at.x, seventh[1].at.x);
        CHECK(first[1].at.x > first->at.x);
    }
    desk_close();
}

static void pages_are_walked_by_keys(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_key(SDLK_F2, KMOD_NONE);
    CHECK_INT(desk->dialog.type, DIALOG_LEARN);
    CHECK_INT(desk->learn.kind, 0);
    CHECK(desk->draw.scroll.most > 0);
    desk_key(SDLK_PAGEDOWN, KMOD_NONE);
    CHECK(desk->dialog.scroll > desk->draw.scroll.at.h * 3 / 4);
    CHECK(desk->dialog.scroll < desk->draw.scroll.at.h);
    desk_key(SDLK_PAGEUP, KMOD_NONE);
    CHECK_INT(desk->dialog.scroll, 0);
    desk_key(SDLK_END, KMOD_NONE);
    CHECK_INT(desk->dialog.scroll, desk->draw.scroll.most);
    desk_key(SDLK_HOME, KMOD_NONE);
    CHECK_INT(desk->dialog.scroll, 0);
    desk_key(SDLK_DOWN, KMOD_NONE);
    CHECK_TEXT(title_now(), "King");
    CHECK_INT(desk->dialog.scroll, 0);
    desk_key(SDLK_UP, KMOD_NONE);
    desk_key(SDLK_UP, KMOD_NONE);
    CHECK_INT(desk->learn.kind, 0);
    CHECK(desk_do(ACTION_LEARN_ROW, 3)); /* and by the mouse */
    CHECK_TEXT(title_now(), "Prince");
    for (int i = 0; i < 20; i++) desk_key(SDLK_DOWN, KMOD_NONE);
    CHECK_INT(desk->learn.kind, session_rules(desk->session)->kind_count);
    desk_key(SDLK_ESCAPE, KMOD_NONE);
    CHECK_INT(desk->dialog.type, DIALOG_NONE);
    desk_close();
}

static void the_guide_is_read_by_keys(void) {
    desk_open((GuiOptions){.variant = "chess"}); /* whose positions its diagrams are not */
    desk_key(SDLK_F1, KMOD_NONE);
    desk_key(SDLK_F1, KMOD_NONE);
    CHECK_INT(desk->dialog.type, DIALOG_GUIDE);
    CHECK(desk->learn.guide.count > 10);
    int with_boards = 0;
    for (int i = 0; i < desk->learn.guide.count; i++) {
        CHECK_INT(desk->learn.chapter, i);
        CHECK_INT(desk->dialog.scroll, 0);
        for (int page = 0; page < 8; page++) desk_key(SDLK_PAGEDOWN, KMOD_NONE);
        with_boards += desk_marks(MARK_SQUARE, -1) > 64; /* more than that of the game */
        desk_key(SDLK_DOWN, KMOD_NONE);
    }
    CHECK(with_boards >= 2);
    CHECK_INT(desk->learn.chapter, desk->learn.guide.count - 1);
    CHECK(desk_do(ACTION_GUIDE_ROW, 2)); /* and by the mouse */
    CHECK_INT(desk->learn.chapter, 2);
    desk_key(SDLK_F1, KMOD_NONE);
    CHECK_INT(desk->dialog.type, DIALOG_KEYS);
    desk_key(SDLK_ESCAPE, KMOD_NONE);
    desk_key(SDLK_F1, KMOD_SHIFT);
    CHECK_INT(desk->dialog.type, DIALOG_GUIDE);
    desk_key(SDLK_ESCAPE, KMOD_NONE);
    CHECK_INT(desk->dialog.type, DIALOG_NONE);
    desk_close();
}

/* Nothing of it is cut, in both languages; the last chapter is the last one of the file. */
static void the_guide_is_whole(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    for (int ru = 1; ru >= 0; ru--) {
        CHECK(app_use_language(desk, ru ? "ru" : "en", NULL));
        do_action(ACTION_GUIDE);
        const Guide *guide = &desk->learn.guide;
        for (int i = 0; i < guide->count; i++) {
            learn_chapter(desk, i);
            app_frame(desk);
            check_nothing_is_cut(guide->chapters[i].title, ru ? "ru" : "en");
        }
        CHECK(!strstr(guide->chapters[guide->count - 1].text, "\n## "));
    }
    desk_close();
}

/* The card of the Ritter, as rule 6 has it: one or two squares along a rank or file. */
static void a_card_shows_what_the_rules_say(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    do_action(ACTION_LEARN);
    Kind ritter = rules_kind(session_rules(desk->session), "ritter");
    learn_show(desk, ritter);
    int square = 0;
    while (desk->learn.card.pos.board[square] != piece_of(ritter, WHITE)) square++;
    for (int s = 0; s < 64; s++) {
        int dx = abs(s % 8 - square % 8), dy = abs(s / 8 - square / 8);
        bool reached = (!dx || !dy) && dx + dy >= 1 && dx + dy <= 2;
        check_that(reached == (desk->learn.card.marks[s] == (CARD_GOES | CARD_TAKES)),
                   "square %d is marked %d", s, desk->learn.card.marks[s]);
    }
    desk_close();
}

/* The page that is open, written by hand or made from the rules, names every piece and has no line
 * that is cut, down to its end. */
static void check_page(const char *variant, const char *language) {
    const Rules *rules = session_rules(desk->session);
    const char *page = desk->learn.page;
    check_that(page && strstr(page, "\n## "), "%s %s: no page", variant, language);
    for (int kind = 1; kind <= rules->kind_count; kind++) {
        const char *title = words_label(desk, rules->kinds[kind].title);
        bool written = !strncmp(variant, "chess", 5);
        check_that(written || strstr(page, title), "%s %s: no %s", variant, language, title);
    }
    check_nothing_is_cut(variant, language);
}

static void check_pages(const char *variant) {
    for (int ru = 1; ru >= 0; ru--) {
        const char *language = ru ? "ru" : "en";
        CHECK(app_use_language(desk, language, NULL));
        do_action(ACTION_LEARN);
        app_frame(desk);
        check_page(variant, language);
    }
}

/* Every piece of every variant has its card: it stands on the board and some move is shown; and
 * every variant has a page. */
static void every_game_has_a_page_and_its_pieces_cards(void) {
    const LibraryEntry *entries;
    Library *library = library_new(NULL);
    int count = library_list(library, LIBRARY_VARIANTS, &entries);
    for (int i = 0; i < count; i++) {
        desk_open((GuiOptions){.variant = entries[i].name});
        check_pages(entries[i].name);
        const Rules *rules = session_rules(desk->session);
        for (int kind = 1; kind <= rules->kind_count; kind++) {
            learn_show(desk, (Kind)kind);
            app_frame(desk);
            Position start;
            Piece white = piece_of((Kind)kind, WHITE);
            int marks = 0;
            position_start(&start, rules);
            for (int s = 0; s < rules->squares; s++) marks += desk->learn.card.marks[s] != 0;
            /* White of Horde chess has no King and may not have one. */
            bool never = rules->kinds[kind].guarded && !position_pieces(&start, white);
            check_that(never || (marks > 0 && position_pieces(&desk->learn.card.pos, white) > 0),
                       "%s: %s has no card", rules->name, rules->kinds[kind].name);
        }
        desk_close();
    }
    library_free(library);
}

int main(void) {
    TEST(the_lesson_is_finished_by_keys_alone);
    TEST(the_portrait_comes_back_with_the_game);
    TEST(every_listed_move_is_right);
    TEST(another_move_is_told_and_taken_back);
    TEST(escape_leaves_the_lesson_and_loses_nothing);
    TEST(there_is_no_lesson_for_other_games);
    TEST(faulty_lessons_are_refused_with_their_line);
    TEST(a_page_shows_what_it_stresses);
    TEST(pages_are_walked_by_keys);
    TEST(the_guide_is_read_by_keys);
    TEST(the_guide_is_whole);
    TEST(a_card_shows_what_the_rules_say);
    TEST(every_game_has_a_page_and_its_pieces_cards);
    return check_end();
}
