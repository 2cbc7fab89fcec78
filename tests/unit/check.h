/* Check: the form of every unit test. A program is a row of tests:
 *
 *     static void text_grows(void) { ...; CHECK_TEXT(text.data, "ab"); }
 *     int main(void) { TEST(text_grows); return check_end(); }
 *
 * A test that fails goes on, and its first fault is the one that is told. Each test
 * prints `ok NAME` or `not ok NAME: reason`, which is what tests/run counts. */
#ifndef CHESTER_TESTS_CHECK_H
#define CHESTER_TESTS_CHECK_H

#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char check_fault[1024];
static int check_failed;

__attribute__((format(printf, 2, 3))) static inline void check_that(bool holds, const char *fmt,
                                                                    ...) {
    if (holds || check_fault[0])
        return;
    va_list args;
    va_start(args, fmt);
    vsnprintf(check_fault, sizeof check_fault, fmt, args);
    va_end(args);
}

static inline void check_run(const char *name, void (*test)(void)) {
    check_fault[0] = '\0';
    test();
    check_failed += check_fault[0] != '\0';
    printf(check_fault[0] ? "not ok %s: %s\n" : "ok %s\n", name, check_fault);
    fflush(stdout); /* so that a crash in the next test loses nothing */
}

static inline int check_end(void) {
    return check_failed > 0;
}

/* A fresh folder; tests/run gives each program a $TMPDIR and takes it away again. */
static inline const char *check_folder(void) {
    static char path[4096];
    const char *above = getenv("TMPDIR");
    snprintf(path, sizeof path, "%s/chester-XXXXXX", above ? above : "/tmp");
    if (!mkdtemp(path)) {
        perror(path);
        exit(1);
    }
    return path;
}

#define TEST(name) check_run(#name, name)
#define CHECK(what) check_that(what, "%s:%d: %s", __FILE__, __LINE__, #what)
#define CHECK_INT(got, want) check_int(__FILE__, __LINE__, #got, got, want)
#define CHECK_TEXT(got, want) check_text(__FILE__, __LINE__, #got, got, want)

static inline void check_int(const char *file, int line, const char *what, int64_t got,
                             int64_t want) {
    check_that(got == want, "%s:%d: %s is %" PRId64 ", not %" PRId64, file, line, what, got, want);
}

static inline void check_text(const char *file, int line, const char *what, const char *got,
                              const char *want) {
    bool same = got && want ? strcmp(got, want) == 0 : got == want;
    check_that(same, "%s:%d: %s is \"%s\", not \"%s\"", file, line, what, got ? got : "NULL",
               want ? want : "NULL");
}

#endif
