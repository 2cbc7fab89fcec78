/* Lang: the sentences of the program in one language.
 *
 * A language is a text file, assets/lang/NAME.lang, of lines `key = text`; `#`
 * starts a comment line. Texts hold named places: "{square}: {sum} against {enemy}".
 * A missing key shows as the key itself, so that it is seen; a test forbids it.
 * Read-only after load, so every thread may use it. */
#ifndef CHESTER_BASE_LANG_H
#define CHESTER_BASE_LANG_H

#include "base/err.h"
#include "base/text.h"

typedef struct Lang Lang;

/* `name` is "en" or "ru". */
Lang *lang_load(const char *name, Err *err);
void lang_free(Lang *lang);
const char *lang_name(const Lang *lang);
const char *lang_get(const Lang *lang, const char *key);
bool lang_has(const Lang *lang, const char *key);
/* Appends the text of `key`, each {name} replaced. The arguments are pairs of
 * name and value, closed by NULL: lang_fill(l, &t, "why.blocked", "square", "e4", NULL). */
void lang_fill(const Lang *lang, Text *out, const char *key, ...) __attribute__((sentinel));
/* Adds a fault that was made in English (base/sentence.h); `lang` may be NULL. */
void lang_fault(const Lang *lang, const char *english, Text *out);
/* The i-th key and text in file order, for tests; false past the end. */
bool lang_row(const Lang *lang, int i, const char **key, const char **text);
/* "en" or "ru" for the environment's LC_ALL, LC_MESSAGES or LANG. */
const char *lang_of_environment(void);

#endif
