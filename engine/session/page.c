/* Page: finding the written one. See page.h. */
#include "session/page.h"

#include "base/file.h"
#include "session/outline.h"

#include <stdio.h>
#include <string.h>

enum { MOST_BYTES = 1 << 20 };

static char *written(const Rules *rules, const Lang *lang) {
    char folder[PATH_SIZE], file[PATH_SIZE], name[32];
    if (!rules->path)
        return NULL;
    snprintf(folder, sizeof folder, "%s", rules->path);
    char *slash = strrchr(folder, '/');
    if (!slash)
        return NULL;
    *slash = '\0';
    snprintf(name, sizeof name, "RULES.%s.md", lang_name(lang));
    return path_join(file, folder, name) ? file_read(file, MOST_BYTES, NULL, NULL) : NULL;
}

char *page_read(const Rules *rules, const Lang *lang) {
    char *page = written(rules, lang);
    return page ? page : outline_write(rules, lang);
}
