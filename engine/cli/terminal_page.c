/* Terminal page: pages of Markdown as lines: the rules of the game, and the player's guide. */
#include "cli/terminal.h"

#include "session/guide.h"
#include "session/page.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One line of a page without the marks of its look: a row of a table becomes its cells with
 * semicolons between them. False for a line that is nothing but look. */
static bool page_line(const char *line, size_t length, Text *out) {
    bool row = *line == '|', rule = row && strspn(line, "|-: ") >= length;
    if (rule || strncmp(line, "<!--", 4) == 0 || strncmp(line, "```", 3) == 0)
        return false;
    for (size_t i = row ? 2 : 0; i < length; i++) {
        bool bold = line[i] == '*', cell = row && line[i] == '|';
        if (cell && i + 1 < length)
            text_add(out, ";");
        else if (!bold && !cell)
            text_format(out, "%c", line[i]);
    }
    return true;
}

static void say_page(Terminal *t, const char *page) {
    for (const char *line = page, *next; line; line = next) {
        size_t length = strcspn(line, "\n");
        next = line[length] ? line + length + 1 : NULL;
        if (page_line(line, length, &t->out))
            say_line(t);
    }
}

void terminal_rules(Terminal *t, const char *words) {
    (void)words;
    char *page = page_read(session_rules(t->session), t->lang);
    say_page(t, page);
    free(page);
}

static void say_chapters(Terminal *t, const Guide *guide) {
    for (int i = 0; i < guide->count; i++) {
        text_format(&t->out, "%d %s", i + 1, guide->chapters[i].title);
        say_line(t);
    }
}

void terminal_guide(Terminal *t, const char *words) {
    Guide guide;
    Err err = {0};
    int chapter = number_of(words);
    if (!guide_open(&guide, t->lang, &err)) {
        say_fault(t, &err);
        return;
    }
    if (!*words)
        say_chapters(t, &guide);
    else if (chapter < 1 || chapter > guide.count)
        SAY(t, "text.no_chapter", "word", words);
    else
        say_page(t, guide.chapters[chapter - 1].text);
    guide_close(&guide);
}
