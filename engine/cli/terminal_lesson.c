/* Terminal lesson: the lesson of a variant and the cards of its pieces, in sentences. The lesson's session
 * stands in the place of the game's, which waits meanwhile and comes back untouched. */
#include "cli/terminal.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

/* --- lesson ------------------------------------------------------------------------- */

/* What the pupil has to do, and where the pieces stand. */
void say_task(Terminal *t) {
    const Course *course = &t->course;
    char task[16], count[16];
    t->told = session_game(t->session)->count;
    snprintf(task, sizeof task, "%d", course->task + 1);
    snprintf(count, sizeof count, "%d", course->lesson->count);
    SAY(t, "text.task", "task", task, "count", count, "text",
        label_in(&course->lesson->tasks[course->task].text, lang_name(t->lang)));
    if (t->board)
        say_board(t);
    else
        say_pieces(t);
}

static bool lesson_begin(Terminal *t) {
    Err err = {0};
    if (!course_open(&t->course, t->session, t->library, NULL, NULL, &err)) {
        say_fault(t, &err);
        return false;
    }
    session_cancel_hint(t->session);
    session_cancel_analysis(t->session);
    t->paused = session_paused(t->session);
    session_pause(t->session);
    t->game = t->session;
    t->session = t->course.session;
    text_add(&t->out, label_in(&t->course.lesson->title, lang_name(t->lang)));
    say_line(t);
    SAY(t, "text.lesson");
    return true;
}

void lesson_end(Terminal *t) {
    if (!t->course.lesson)
        return;
    course_close(&t->course);
    t->session = t->game;
    t->told = session_game(t->session)->count;
    if (!t->paused)
        session_go(t->session);
}

static void lesson_leave(Terminal *t) {
    lesson_end(t);
    SAY(t, "text.lesson_left");
    say_turn(t);
}

void terminal_lesson(Terminal *t, const char *words) {
    if (strcmp(words, "off") == 0) {
        if (t->course.lesson)
            lesson_leave(t);
        return;
    }
    if (!t->course.lesson && !lesson_begin(t))
        return;
    int task = *words ? number_of(words) : t->course.task + 1;
    if (task < 1 || task > t->course.lesson->count)
        SAY(t, "text.no_task", "word", words);
    else
        course_go(&t->course, task - 1); /* EVENT_STARTED says it */
}

/* Once everything that was played is told: what has been learned, and on to the next task. */
void lesson_follow(Terminal *t) {
    const Course *course = &t->course;
    if (!course_done(course) || t->told < session_game(t->session)->count)
        return;
    SAY(t, "text.task_done", "text",
        label_in(&course->lesson->tasks[course->task].done, lang_name(t->lang)));
    if (course->task + 1 < course->lesson->count)
        course_go(&t->course, course->task + 1);
    else
        lesson_leave(t);
}

void lesson_moved(Terminal *t) {
    if (course_moved(&t->course) == COURSE_OTHER)
        SAY(t, "text.task_other");
    lesson_follow(t);
}

void say_wanted(Terminal *t) {
    Move move = course_wanted(&t->course);
    char from[4], to[4];
    square_write(session_rules(t->session), move_from(move), from);
    square_write(session_rules(t->session), move_to(move), to);
    SAY(t, "text.task_wanted", "from", from, "to", to);
}

/* --- cards -------------------------------------------------------------------------- */

static bool kind_is(const Terminal *t, Kind kind, const char *word) {
    const KindInfo *info = &session_rules(t->session)->kinds[kind];
    char letter[3];
    kind_write(info, letter);
    return strcasecmp(letter, word) == 0 || strcasecmp(info->name, word) == 0 ||
           strcasecmp(info->title.en, word) == 0 || strcmp(kind_title(t, kind), word) == 0;
}

/* "Konnet: letter C, strength 3, royal" */
static void say_kind(Terminal *t, Kind kind) {
    const Rules *rules = session_rules(t->session);
    const KindInfo *info = &rules->kinds[kind];
    char letter[3], strength[16];
    kind_write(info, letter);
    strength_write(info->strength, strength);
    lang_fill(t->lang, &t->out, "text.kind", "piece", kind_title(t, kind), "letter", letter, NULL);
    if (rules->shows_strength)
        lang_fill(t->lang, &t->out, "text.kind_strength", "strength", strength, NULL);
    if (info->royal)
        text_add(&t->out, lang_get(t->lang, "text.kind_royal"));
    if (info->guarded)
        text_add(&t->out, lang_get(t->lang, "text.kind_guarded"));
    say_line(t);
}

/* A sentence with the squares that have the mark, when there are any. */
static void say_marked(Terminal *t, const Card *card, const char *key, int mark) {
    const Rules *rules = session_rules(t->session);
    char from[4];
    Text squares;
    text_init(&squares);
    for (int s = 0; s < rules->squares; s++) {
        char name[4];
        if (!(card->marks[s] & mark))
            continue;
        square_write(rules, (Square)s, name);
        text_format(&squares, "%s%s", squares.length ? ", " : "", name);
    }
    square_write(rules, card->square, from);
    if (squares.length)
        SAY(t, key, "from", from, "squares", squares.data);
    text_clear(&squares);
}

static void say_becomes(Terminal *t, const Card *card) {
    Text kinds;
    text_init(&kinds);
    for (int i = 0; i < card->become_count; i++)
        text_format(&kinds, "%s%s", i ? ", " : "", kind_title(t, card->becomes[i]));
    if (kinds.length)
        SAY(t, "text.card_becomes", "kinds", kinds.data);
    text_clear(&kinds);
}

static void say_card(Terminal *t, Kind kind) {
    Card card;
    card_of(&card, session_rules(t->session), kind);
    say_kind(t, kind);
    if (card.square != NO_SQUARE) {
        say_marked(t, &card, "text.card_goes", CARD_GOES);
        say_marked(t, &card, "text.card_takes", CARD_TAKES);
        say_marked(t, &card, "text.card_changes", CARD_CHANGES);
    }
    say_becomes(t, &card);
}

void terminal_card(Terminal *t, const char *words) {
    bool some = false;
    for (Kind kind = 1; kind <= session_rules(t->session)->kind_count; kind++) {
        if (!*words)
            say_kind(t, kind);
        else if (kind_is(t, kind, words))
            say_card(t, kind);
        else
            continue;
        some = true;
    }
    if (!some)
        SAY(t, "text.no_kind", "word", words);
}
