/* Position texts, in games of both board widths: what is read is a sound position, and
 * written and read again it is the same. */
#include "fuzz.h"

#include "core/position.h"
#include "core/verify.h"

static void try_rules(const Rules *rules, const char *text) {
    Err err = {""};
    Position pos, again;
    char written[FEN_SIZE], twice[FEN_SIZE];
    if (!position_read(&pos, rules, text, &err)) {
        must(err.text[0] != '\0', "a sentence", text);
        return;
    }
    must(position_verify(&pos, &err), "a sound position", err.text);
    position_write(&pos, written);
    must(position_read(&again, rules, written, &err), written, err.text);
    position_write(&again, twice);
    must(strcmp(written, twice) == 0, written, twice);
    must(pos.key == again.key, "the same key", written);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const char *const names[] = {"chess-t1", "chess-t2", "chess"};
    char *text = text_of(data, size);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        try_rules(fuzz_rules(names[i]), text);
    free(text);
    return 0;
}
