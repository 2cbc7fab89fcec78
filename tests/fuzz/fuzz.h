/* Fuzz: what the targets share. A target gets any bytes; it may refuse them with a
 * sentence, and what it takes must hold. */
#ifndef CHESTER_TESTS_FUZZ_H
#define CHESTER_TESTS_FUZZ_H

#include "session/library.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static inline void must(bool holds, const char *what, const char *why) {
    if (holds)
        return;
    fprintf(stderr, "must hold: %s: %s\n", what, why);
    abort();
}

/* The bytes as a text, which ends at the first zero byte. */
static inline char *text_of(const uint8_t *data, size_t size) {
    char *text = calloc(1, size + 1);
    must(text, "memory", "none");
    return memcpy(text, data, size);
}

/* Loaded once, and reachable to the end, so that nothing leaks. */
static inline Library *fuzz_library(void) {
    static Library *library;
    Err err = {""};
    if (!library)
        library = library_new(&err);
    must(library, "a library", err.text);
    return library;
}

static inline const Rules *fuzz_rules(const char *name) {
    Err err = {""};
    const Rules *rules = library_rules(fuzz_library(), name, &err);
    must(rules, name, err.text);
    return rules;
}

#endif
