/* Sentences are found by their form: of all that fit, the one with the most letters of its own. */
#include "base/sentence.h"

#include "base/file.h"
#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

enum { FILE_LIMIT = 1 << 20, MOST_HOLES = 9, HOLE = 3 /* bytes of {1} */, MOST_DEPTH = 4, MOST_TRIES = 500 };

typedef struct Row {
    const char *english, *other;
    size_t letters; /* that are not of a hole */
} Row;

struct Sentences {
    char *block; /* the whole file, cut into strings */
    Row *rows;
    size_t count;
};

typedef struct Part {
    const char *at, *end;
} Part;

/* --- the file ----------------------------------------------------------------------------- */

/* 1 to 9 for {1} to {9}, else 0. */
static int hole_at(const char *at) {
    bool is = at[0] == '{' && at[1] >= '1' && at[1] <= '9' && at[2] == '}';
    return is ? at[1] - '0' : 0;
}

static size_t letters_of(const char *form) {
    size_t holes = 0;
    for (const char *at = form; *at; at++)
        holes += hole_at(at) > 0;
    return strlen(form) - HOLE * holes;
}

/* False when the line does not stand where it has to. */
static bool read_line(Sentences *s, const char *line) {
    Row *last = s->count ? &s->rows[s->count - 1] : NULL;
    bool waits = last && !last->other;
    if (!strncmp(line, "= ", 2)) {
        if (waits)
            last->other = line + 2;
        return waits;
    }
    s->rows = memory_resize(s->rows, (s->count + 1) * sizeof *s->rows);
    s->rows[s->count++] = (Row){line, NULL, letters_of(line)};
    return !waits;
}

static bool read_lines(Sentences *s, const char *path, Err *err) {
    int number = 0;
    bool good = true;
    for (char *line = s->block, *next; line && good; line = next) {
        number++;
        next = strchr(line, '\n');
        if (next)
            *next++ = '\0';
        if (*line && *line != '#')
            good = read_line(s, line);
    }
    good = good && (!s->count || s->rows[s->count - 1].other);
    return good || err_set(err, "a sentence has to stand with its = line below it: %s:%d", path, number);
}

Sentences *sentences_load(const char *path, Err *err) {
    Sentences *s = memory_new(sizeof *s);
    s->block = file_read(path, FILE_LIMIT, NULL, err);
    if (s->block && read_lines(s, path, err))
        return s;
    sentences_free(s);
    return NULL;
}

void sentences_free(Sentences *s) {
    if (!s)
        return;
    free(s->block);
    free(s->rows);
    free(s);
}

/* --- looking up --------------------------------------------------------------------------- */

/* The end of the letters before the next hole. */
static const char *letters_end(const char *form) {
    while (*form && !hole_at(form))
        form++;
    return form;
}

/* What fills a hole is as short as it can be. Letters between two holes are taken where they stand
 * first, which leaves the most for those behind: no other way has to be tried. */
static bool fits(const char *form, Part text, Part holes[MOST_HOLES + 1]) {
    size_t length = (size_t)(letters_end(form) - form);
    if ((size_t)(text.end - text.at) < length || memcmp(text.at, form, length) != 0)
        return false;
    text.at += length, form += length;
    for (int hole; (hole = hole_at(form)); form += length) {
        form += HOLE;
        length = (size_t)(letters_end(form) - form);
        size_t left = (size_t)(text.end - text.at);
        const char *found = form[length] ? memmem(text.at, left, form, length)
                            : left < length || memcmp(text.end - length, form, length) != 0
                                ? NULL
                                : text.end - length;
        if (!found)
            return false;
        holes[hole] = (Part){text.at, found};
        text.at = found + length;
    }
    return text.at == text.end;
}

static const Row *row_of(const Sentences *s, Part text) {
    const Row *best = NULL;
    Part holes[MOST_HOLES + 1];
    for (size_t i = 0; i < s->count; i++) {
        bool better = !best || s->rows[i].letters > best->letters;
        if (better && fits(s->rows[i].english, text, holes))
            best = &s->rows[i];
    }
    return best;
}

/* A sentence that is being said. Its parts are tried in every way, and names of files may look
 * like many parts: behind MOST_TRIES the rest stays English. */
typedef struct Saying {
    const Sentences *sentences;
    Text *out;
    int tries;
} Saying;

static bool say(Saying *saying, Part text, int depth);

static void say_or_copy(Saying *saying, Part text, int depth) {
    if (!say(saying, text, depth))
        text_add_bytes(saying->out, text.at, (size_t)(text.end - text.at));
}

static void say_row(Saying *saying, const Row *row, Part text, int depth) {
    Part holes[MOST_HOLES + 1] = {{NULL, NULL}};
    fits(row->english, text, holes);
    for (const char *at = row->other; *at; at++) {
        int hole = hole_at(at);
        if (!hole)
            text_add_bytes(saying->out, at, 1);
        else if (holes[hole].at)
            say_or_copy(saying, holes[hole], depth + 1);
        at += hole ? HOLE - 1 : 0;
    }
}

/* "what is wrong: where" and "what (why)", of which the first part has a form of its own. */
static bool say_parts(Saying *saying, Part text, int depth) {
    bool closed = text.end > text.at && text.end[-1] == ')';
    for (const char *at = text.end - 2; at > text.at; at--) {
        bool where = !strncmp(at, ": ", 2), why = closed && !strncmp(at, " (", 2);
        if ((!where && !why) || !say(saying, (Part){text.at, at}, depth + 1))
            continue;
        text_add_bytes(saying->out, at, 2);
        say_or_copy(saying, (Part){at + 2, text.end - (why ? 1 : 0)}, depth + 1);
        text_add(saying->out, why ? ")" : "");
        return true;
    }
    return false;
}

static bool say(Saying *saying, Part text, int depth) {
    if (depth >= MOST_DEPTH || ++saying->tries > MOST_TRIES)
        return false;
    const Row *row = row_of(saying->sentences, text);
    if (row)
        say_row(saying, row, text, depth);
    return row || say_parts(saying, text, depth);
}

void sentences_say(const Sentences *s, const char *english, Text *out) {
    Saying saying = {s, out, 0};
    if (s)
        say_or_copy(&saying, (Part){english, english + strlen(english)}, 0);
    else
        text_add(out, english);
}
