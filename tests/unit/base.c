/* Base: errors, arenas, texts, UTF-8, names that were meant, random numbers, clock. */
#include "check.h"

#include "base/arena.h"
#include "base/clock.h"
#include "base/err.h"
#include "base/rng.h"
#include "base/text.h"

#include <stdint.h>
#include <stdlib.h>

static void err_says_and_is_false(void) {
    Err err;
    CHECK(!err_set(&err, "no such piece: %s", "ritter"));
    CHECK_TEXT(err.text, "no such piece: ritter");
    CHECK(!err_set(NULL, "nobody listens"));
    err_set(&err, "%s: %d", err.text, 7);
    CHECK_TEXT(err.text, "no such piece: ritter: 7");
}

static void err_is_cut_between_letters(void) {
    char longer[3000];
    for (size_t shift = 0; shift < 4; shift++) {
        memset(longer, 'a', shift);
        for (size_t i = shift; i + 4 < sizeof longer; i += 4)
            memcpy(longer + i, "\xf0\x9f\x99\x82", 5);
        Err err;
        err_set(&err, "%s", longer);
        CHECK(utf8_valid(err.text));
        CHECK(strlen(err.text) > sizeof err.text - 5);
    }
}

static void arena_pieces_are_zero_apart_and_aligned(void) {
    Arena *arena = arena_new();
    size_t total = 0;
    unsigned char *last = NULL;
    for (size_t size = 1; size < 300000; size = size * 3 + 1) {
        unsigned char *piece = arena_take(arena, size);
        CHECK((uintptr_t)piece % (size >= 64 ? 64 : 16) == 0);
        for (size_t i = 0; i < size; i++)
            CHECK(piece[i] == 0);
        memset(piece, 0xff, size);
        CHECK(!last || *last == 0xff);
        last = piece;
        total += size;
        CHECK_INT((int64_t)arena_bytes(arena), (int64_t)total);
    }
    arena_free(arena);
    arena_free(NULL);
}

static void arena_copies_texts(void) {
    Arena *arena = arena_new();
    char source[] = "knecht";
    char *copy = arena_text(arena, source);
    source[0] = 'x';
    CHECK_TEXT(copy, "knecht");
    CHECK(arena_text(arena, NULL) == NULL);
    arena_free(arena);
}

static void text_grows_and_empties(void) {
    Text text;
    text_init(&text);
    CHECK_TEXT(text.data, "");
    for (int i = 0; i < 1000; i++)
        text_format(&text, "%d,", i);
    CHECK_INT((int64_t)text.length, 10 * 2 + 90 * 3 + 900 * 4);
    CHECK_INT((int64_t)strlen(text.data), (int64_t)text.length);
    CHECK(strncmp(text.data, "0,1,2,", 6) == 0);
    text_reset(&text);
    CHECK_TEXT(text.data, "");
    text_add(&text, "one");
    text_add_bytes(&text, "twofold", 3);
    text_format(&text, "%s", "");
    CHECK_TEXT(text.data, "onetwo");
    text_clear(&text);
}

static void utf8_reads_letters(void) {
    const char *at = "a\xc2\xbd\xd0\x96\xe2\x86\x92\xf0\x9f\x99\x82";
    const unsigned letters[] = {'a', 0xbd, 0x416, 0x2192, 0x1f642, 0, 0};
    for (int i = 0; i < 7; i++)
        CHECK_INT(utf8_next(&at), letters[i]);
    CHECK_INT((int64_t)utf8_length("1\xc2\xbd"), 2);
    CHECK(utf8_valid("") && utf8_valid("1\xc2\xbd") && utf8_valid("\xef\xbf\xbd"));
}

static void utf8_refuses_what_is_none(void) {
    static const char *const bad[] = {
        "\x80",             /* a continuation alone */
        "\xc3",             /* cut by the end */
        "\xe2\x86",         /* the same */
        "\xf0\x9f\x99",     /* the same */
        "\xc3(",            /* cut by a letter */
        "\xc0\xaf",         /* overlong "/" */
        "\xe0\x80\xaf",     /* the same in three bytes */
        "\xed\xa0\x80",     /* a surrogate */
        "\xf4\x90\x80\x80", /* over U+10FFFF */
        "\xf8\x88\x80\x80", /* a form of five bytes */
        "\xff",
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        const char *at = bad[i];
        check_that(!utf8_valid(bad[i]), "bad[%zu] passes as valid", i);
        check_that(utf8_next(&at) == 0xfffd && at == bad[i] + 1, "bad[%zu] is not one U+FFFD", i);
        CHECK(utf8_length(bad[i]) <= strlen(bad[i]));
    }
}

static void nearest_finds_what_was_meant(void) {
    static const char *const names[] = {"strength", "status", "perft", "best",
                                        "moves",    "ход",    NULL};
    static const struct {
        const char *word, *meant;
    } rows[] = {
        {"strenght", "strength"},
        {"stauts", "status"},
        {"pertf", "perft"},
        {"bests", "best"},
        {"movs", "moves"},
        {"moves", "moves"},
        {"хот", "ход"},
        {"xyzzy", NULL},
        {"", NULL},
        {"be", NULL},
        {"strengthens", "strength"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *got = text_nearest(rows[i].word, names);
        check_that(got == rows[i].meant || (got && rows[i].meant && !strcmp(got, rows[i].meant)),
                   "\"%s\" gives %s", rows[i].word, got ? got : "nothing");
    }
    char longer[400];
    memset(longer, 'a', sizeof longer - 1);
    longer[sizeof longer - 1] = '\0';
    const char *const two[] = {longer, "status", NULL};
    CHECK(text_nearest(longer, names) == NULL);
    CHECK_TEXT(text_nearest("statu", two), "status");
}

/* The first values for seed 1234567, from the published reference of splitmix64. */
static void rng_is_splitmix64(void) {
    Rng rng = {1234567};
    CHECK(rng_next(&rng) == 6457827717110365317u);
    CHECK(rng_next(&rng) == 3203168211198807973u);
    CHECK(rng_next(&rng) == 9817491932198370423u);
}

static void rng_below_stays_below(void) {
    Rng rng = {7};
    int seen[6] = {0};
    for (int i = 0; i < 600; i++) {
        uint32_t value = rng_below(&rng, 6);
        CHECK(value < 6);
        seen[value % 6]++;
    }
    for (int i = 0; i < 6; i++)
        CHECK(seen[i] > 50);
    CHECK_INT(rng_below(&rng, 1), 0);
}

static void clock_never_goes_back(void) {
    int64_t last = clock_ns();
    for (int i = 0; i < 1000; i++) {
        int64_t now = clock_ns();
        CHECK(now >= last);
        last = now;
    }
    CHECK(clock_ms() >= last / 1000000);
}

int main(void) {
    TEST(err_says_and_is_false);
    TEST(err_is_cut_between_letters);
    TEST(arena_pieces_are_zero_apart_and_aligned);
    TEST(arena_copies_texts);
    TEST(text_grows_and_empties);
    TEST(utf8_reads_letters);
    TEST(utf8_refuses_what_is_none);
    TEST(nearest_finds_what_was_meant);
    TEST(rng_is_splitmix64);
    TEST(rng_below_stays_below);
    TEST(clock_never_goes_back);
    return check_end();
}
