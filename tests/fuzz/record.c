/* Saved games: what can be read and played is written so that it gives the same game. */
#include "fuzz.h"

#include "game/record.h"

static void try_game(const Game *game, const Rules *rules, const Record *notes) {
    Err err = {""};
    Text written;
    text_init(&written);
    record_write(game, NULL, 0, notes, &written);
    Record *record = record_read(written.data, "written", &err);
    must(record, written.data, err.text);
    Game *again = NULL;
    must(record_play(record, rules, &again, &err), written.data, err.text);
    Text twice;
    text_init(&twice);
    record_write(again, NULL, 0, record, &twice);
    must(strcmp(written.data, twice.data) == 0, written.data, twice.data);
    text_clear(&twice);
    text_clear(&written);
    game_free(again);
    record_free(record);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Err err = {""};
    char *text = text_of(data, size);
    Record *record = record_read(text, "input", &err);
    free(text);
    must(record || err.text[0], "a sentence", "none");
    if (!record)
        return 0;
    const char *variant = record_tag(record, "Variant");
    const Rules *rules =
        fuzz_rules(variant && strcmp(variant, "chess") == 0 ? variant : "chess-t1");
    Game *game = NULL;
    bool whole = record_play(record, rules, &game, &err);
    if (game)
        try_game(game, rules, whole ? record : NULL);
    game_free(game);
    record_free(record);
    return 0;
}
