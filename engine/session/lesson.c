/* Lesson: reading one. Every position and every move is held against the rules at once, so that
 * a lesson that opens can be finished. */
#include "session/lesson.h"

#include "base/file.h"
#include "core/notation.h"
#include "core/why.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_BYTES = 1 << 18 };

typedef struct Reader {
    Lesson *lesson;
    const Rules *rules;
    const char *file;
    int line;
    Position pos; /* where the task has got to */
    Err *err;
} Reader;

static bool fault(Reader *r, const char *what, const char *text) {
    return err_set(r->err, "%s \"%.60s\": %s:%d", what, text, r->file, r->line);
}

static LessonTask *task_now(const Reader *r) {
    return r->lesson->count ? &r->lesson->tasks[r->lesson->count - 1] : NULL;
}

static bool begin_task(Reader *r, const char *text) {
    Err why;
    if (r->lesson->count == LESSON_TASKS) return fault(r, "more tasks than a lesson can have", text);
    if (!position_read(&r->pos, r->rules, text, &why))
        return err_set(r->err, "%s: %s:%d", why.text, r->file, r->line);
    r->lesson->tasks[r->lesson->count++].position = text;
    return true;
}

/* Each of the moves has to be legal; the first one leads on. */
static bool read_moves(Reader *r, const char *text, Move *first) {
    char words[256], *rest = words;
    Err why;
    snprintf(words, sizeof words, "%s", text);
    *first = NO_MOVE;
    for (char *word; (word = strsep(&rest, " ")) != NULL;) {
        Move move;
        if (!*word) continue;
        if (!move_read(&r->pos, word, &move, &why))
            return err_set(r->err, "%s: %s:%d", why.text, r->file, r->line);
        if (*first == NO_MOVE) *first = move;
    }
    return *first != NO_MOVE || fault(r, "there is no move in", text);
}

static bool add_step(Reader *r, const char *text, bool refused) {
    LessonTask *task = task_now(r);
    Square from, to;
    Kind becomes;
    Move move;
    Undo undo;
    if (!task || task->step_count == LESSON_STEPS) return fault(r, "no task can take the step", text);
    task->steps[task->step_count++] = (LessonStep){.moves = text, .refused = refused};
    if (refused) {
        if (!move_read_squares(r->rules, text, &from, &to, &becomes, NULL))
            return fault(r, "a refused move is two squares, not", text);
        return why_move(&r->pos, from, to, becomes).code != WHY_LEGAL ||
               fault(r, "the rules do not refuse", text);
    }
    if (!read_moves(r, text, &move)) return false;
    position_make(&r->pos, move, &undo);
    return true;
}

static bool add_reply(Reader *r, const char *text) {
    LessonTask *task = task_now(r);
    Move move;
    Undo undo;
    if (!task || !task->step_count || task->steps[task->step_count - 1].refused)
        return fault(r, "there is no move before the reply", text);
    if (!read_moves(r, text, &move)) return false;
    task->steps[task->step_count - 1].reply = text;
    position_make(&r->pos, move, &undo);
    return true;
}

static bool take(Reader *r, const char *name, const char *text) {
    LessonTask *task = task_now(r);
    const struct {
        const char *name;
        const char **place;
    } labels[] = {{"title.en", &r->lesson->title.en}, {"title.ru", &r->lesson->title.ru},
                  {"en", task ? &task->text.en : NULL}, {"ru", task ? &task->text.ru : NULL},
                  {"done.en", task ? &task->done.en : NULL},
                  {"done.ru", task ? &task->done.ru : NULL}};
    for (size_t i = 0; i < sizeof labels / sizeof *labels; i++)
        if (!strcmp(labels[i].name, name) && labels[i].place) {
            *labels[i].place = text;
            return true;
        }
    if (!strcmp(name, "task")) return begin_task(r, text);
    if (!strcmp(name, "move")) return add_step(r, text, false);
    if (!strcmp(name, "refused")) return add_step(r, text, true);
    if (!strcmp(name, "reply")) return add_reply(r, text);
    return fault(r, "a lesson has no line", name);
}

/* Blanks off both ends. */
static char *trim(char *text) {
    text += strspn(text, " \t\r");
    size_t length = strlen(text);
    while (length > 0 && strchr(" \t\r", text[length - 1])) text[--length] = 0;
    return text;
}

static bool read_line(Reader *r, char *line) {
    char *text = trim(line), *equals = strchr(text, '=');
    if (!*text || *text == '#') return true;
    if (!equals) return fault(r, "a line must look like name = text, not", text);
    *equals = 0;
    return take(r, trim(text), trim(equals + 1));
}

static bool is_whole(Reader *r) {
    const Lesson *lesson = r->lesson;
    if (!lesson->count || !lesson->title.en || !lesson->title.ru)
        return err_set(r->err, "a lesson needs title.en, title.ru and a task: %s", r->file);
    for (int i = 0; i < lesson->count; i++) {
        const LessonTask *task = &lesson->tasks[i];
        if (!task->text.en || !task->text.ru || !task->done.en || !task->done.ru || !task->step_count)
            return err_set(r->err, "task %d needs en, ru, done.en, done.ru and a move: %s", i + 1,
                           r->file);
    }
    return true;
}

Lesson *lesson_read(const char *text, const char *file, const Rules *rules, Err *err) {
    Arena *arena = arena_new();
    Reader r = {.lesson = arena_take(arena, sizeof(Lesson)), .rules = rules, .file = file, .err = err};
    bool read = utf8_valid(text) || err_set(err, "not a text in UTF-8: %s", file);
    r.lesson->arena = arena;
    r.lesson->tasks = arena_take(arena, LESSON_TASKS * sizeof(LessonTask));
    for (char *line = arena_text(arena, text), *next; read && line; line = next) {
        next = strchr(line, '\n');
        if (next) *next++ = 0;
        r.line++;
        read = read_line(&r, line);
    }
    if (read && is_whole(&r)) return r.lesson;
    arena_free(arena);
    return NULL;
}

void lesson_free(Lesson *lesson) {
    if (lesson) arena_free(lesson->arena);
}

/* The user's lesson for the variant, or ours. */
static bool lesson_path(const Rules *rules, char out[PATH_SIZE]) {
    char folder[PATH_SIZE], lessons[PATH_SIZE], name[128];
    snprintf(name, sizeof name, "%s.lesson", rules->name);
    for (int ours = 0; ours < 2; ours++)
        if ((ours ? data_folder(folder, NULL) : user_data_folder(folder, NULL)) &&
            path_join(lessons, folder, ours ? "assets/lessons" : "lessons") &&
            path_join(out, lessons, name) && file_exists(out))
            return true;
    return false;
}

bool lesson_exists(const Rules *rules) {
    char path[PATH_SIZE];
    return lesson_path(rules, path);
}

Lesson *lesson_load(const Rules *rules, Err *err) {
    char path[PATH_SIZE];
    if (!lesson_path(rules, path)) {
        err_set(err, "there is no lesson for this game");
        return NULL;
    }
    char *text = file_read(path, MOST_BYTES, NULL, err);
    Lesson *lesson = text ? lesson_read(text, path, rules, err) : NULL;
    free(text);
    return lesson;
}
