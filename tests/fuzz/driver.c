/* Driver: gives a fuzz target its seeds, then changed ones, the same at every run.
 *
 *     NAME ROUNDS FILE…
 *
 * A fault of the target aborts. `make fuzz` links libFuzzer in the place of this file. */
#include "base/file.h"
#include "base/rng.h"
#include "base/text.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MAX_SEEDS = 256, SEED_LIMIT = 1 << 20, MOST_CHANGES = 6 };

typedef struct Seeds {
    Text text[MAX_SEEDS];
    uint32_t count;
} Seeds;

/* Pieces that texts of all kinds may stumble over. */
static const char *const pieces[] = {
    "",   "0",    "-1",        "99999999999999999999",
    "\n", "\xff", "½",         "{",
    "}",  "\"",   "%s",        "/",
    "  ", "-",    "nil",       "1e99",
    "--", "[[",   "[x \"y\"]", "(",
};

static void add_seed(Seeds *seeds, const char *path) {
    Err err;
    size_t length;
    char *data = file_read(path, SEED_LIMIT, &length, &err);
    if (!data || seeds->count == MAX_SEEDS) {
        fprintf(stderr, "%s\n", data ? "too many seeds" : err.text);
        exit(1);
    }
    Text *text = &seeds->text[seeds->count++];
    text_init(text);
    text_add_bytes(text, data, length);
    free(data);
}

static uint32_t anywhere(Rng *rng, const Text *text) {
    return rng_below(rng, (uint32_t)text->length + 1);
}

/* Cuts a stretch out of `in` and puts something else in its place. */
static void change(Rng *rng, const Seeds *seeds, const Text *in, Text *out) {
    uint32_t from = anywhere(rng, in), cut = rng_below(rng, 2) ? 0 : rng_below(rng, 12);
    if (cut > in->length - from)
        cut = (uint32_t)in->length - from;
    text_reset(out);
    text_add_bytes(out, in->data, from);
    switch (rng_below(rng, 4)) {
    case 0:
        text_add(out, pieces[rng_below(rng, sizeof pieces / sizeof *pieces)]);
        break;
    case 1: {
        char byte = (char)rng_below(rng, 256);
        text_add_bytes(out, &byte, 1);
        break;
    }
    case 2: { /* a stretch of any seed */
        const Text *other = &seeds->text[rng_below(rng, seeds->count)];
        uint32_t at = anywhere(rng, other), count = rng_below(rng, 40);
        if (count > other->length - at)
            count = (uint32_t)other->length - at;
        text_add_bytes(out, other->data + at, count);
        break;
    }
    default:
        break;
    }
    text_add_bytes(out, in->data + from + cut, in->length - from - cut);
}

static void run_changed(Rng *rng, const Seeds *seeds) {
    Text now, next;
    text_init(&now);
    text_init(&next);
    const Text *seed = &seeds->text[rng_below(rng, seeds->count)];
    text_add_bytes(&now, seed->data, seed->length);
    for (uint32_t i = 1 + rng_below(rng, MOST_CHANGES); i > 0; i--) {
        change(rng, seeds, &now, &next);
        Text swap = now;
        now = next;
        next = swap;
    }
    LLVMFuzzerTestOneInput((const uint8_t *)now.data, now.length);
    text_clear(&now);
    text_clear(&next);
}

int main(int argc, char **argv) {
    static Seeds seeds;
    if (argc < 3) {
        fprintf(stderr, "%s: ROUNDS FILE…\n", argv[0]);
        return 2;
    }
    for (int i = 2; i < argc; i++)
        add_seed(&seeds, argv[i]);
    for (uint32_t i = 0; i < seeds.count; i++)
        LLVMFuzzerTestOneInput((const uint8_t *)seeds.text[i].data, seeds.text[i].length);
    Rng rng = {1};
    for (long rounds = strtol(argv[1], NULL, 10); rounds > 0; rounds--)
        run_changed(&rng, &seeds);
    printf("ok fuzz %s\n", path_name(argv[0]));
    for (uint32_t i = 0; i < seeds.count; i++)
        text_clear(&seeds.text[i]);
    return 0;
}
