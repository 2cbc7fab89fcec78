/* Sentences: the faults of the program in another language.
 *
 * A fault is made in English, where it is found, by code that knows no language (base/err.h). Where a
 * person reads it, it is looked up by its form in assets/lang/NAME.faults: a line in English, and
 * below it, behind "= ", the same in the language, with {1}, {2} and so on for what differs. What is
 * put in may be a sentence itself. One that has no form stays as it is. */
#ifndef CHESTER_BASE_SENTENCE_H
#define CHESTER_BASE_SENTENCE_H

#include "base/err.h"
#include "base/text.h"

typedef struct Sentences Sentences;

/* NULL and the sentence when the file is at fault. */
Sentences *sentences_load(const char *path, Err *err);
void sentences_free(Sentences *sentences);
/* Adds the sentence, in the language where that is known. `sentences` may be NULL: English. */
void sentences_say(const Sentences *sentences, const char *english, Text *out);

#endif
