/* The text is cut where chapters begin: each heading's line break becomes its end. */
#include "session/guide.h"

#include "base/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_BYTES = 1 << 20 };

static char *read_text(const Lang *lang, Err *err) {
    char data[PATH_SIZE], folder[PATH_SIZE], path[PATH_SIZE], name[32];
    snprintf(name, sizeof name, "guide.%s.md", lang_name(lang));
    bool good = data_folder(data, err) && path_join(folder, data, "assets/guide") &&
                path_join(path, folder, name);
    return good ? file_read(path, MOST_BYTES, NULL, err) : NULL;
}

static bool is_heading(const char *line) { return !strncmp(line, "## ", 3); }

/* A heading, "# " or "## ": the title becomes a text of its own. Returns what stands behind it. */
static char *begin_chapter(Guide *guide, char *heading) {
    Chapter *chapter = &guide->chapters[guide->count++];
    chapter->title = heading + strspn(heading, "# ");
    char *end = heading + strcspn(heading, "\n");
    char *text = end + strspn(end, "\n");
    *end = '\0';
    chapter->text = is_heading(text) ? end : text; /* the next one may follow at once */
    return text;
}

/* Where the next chapter begins; what stands before it ends there. */
static char *next_chapter(char *at) {
    char *found = is_heading(at) ? at : strstr(at, "\n## ");
    if (!found || found == at) return found;
    *found = '\0';
    return found + 1;
}

/* Lines end with \n only. */
static void unify_lines(char *text) {
    char *to = text;
    for (const char *from = text; *from; from++)
        if (from[0] != '\r' || from[1] != '\n') *to++ = *from;
    *to = '\0';
}

/* <!-- game NAME --> */
static void read_game(Guide *guide) {
    const char *sign = strstr(guide->text, "<!-- game ");
    if (sign) sscanf(sign, "<!-- game %63s", guide->game);
}

bool guide_open(Guide *guide, const Lang *lang, Err *err) {
    *guide = (Guide){.text = read_text(lang, err)};
    if (!guide->text) return false;
    unify_lines(guide->text);
    read_game(guide);
    char *at = begin_chapter(guide, guide->text);
    for (char *next; guide->count < MOST_CHAPTERS && (next = next_chapter(at));)
        at = begin_chapter(guide, next);
    return true;
}

void guide_close(Guide *guide) {
    free(guide->text);
    *guide = (Guide){.text = NULL};
}
