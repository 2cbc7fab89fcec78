/* PGN: every game that can be read and played is written so that it gives the same game. */
#include "fuzz.h"

#include "game/pgn.h"

static void try_game(const Game *game, const Record *notes) {
    Err err = {""};
    Text written, twice;
    text_init(&written);
    text_init(&twice);
    pgn_write(game, NULL, 0, notes, &written);
    Record *record = pgn_read(written.data, "written", &err);
    must(record, written.data, err.text);
    Game *again = NULL;
    must(record_play(record, game->rules, &again, &err), written.data, err.text);
    pgn_write(again, NULL, 0, record, &twice);
    must(strcmp(written.data, twice.data) == 0, written.data, twice.data);
    text_clear(&twice);
    text_clear(&written);
    game_free(again);
    record_free(record);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Err err = {""};
    char *text = text_of(data, size);
    Pgn pgn;
    Record *record;
    pgn_open(&pgn, text, "input");
    free(text);
    bool good = pgn_next(&pgn, &record, &err);
    while (good && record) {
        bool free_rooks = strcmp(record_tag(record, "Variant"), "chess960") == 0;
        Game *game = NULL;
        if (record_play(record, fuzz_rules(free_rooks ? "chess960" : "chess"), &game, &err))
            try_game(game, record);
        game_free(game);
        record_free(record);
        good = pgn_next(&pgn, &record, &err);
    }
    must(good || err.text[0], "a sentence", "none");
    pgn_close(&pgn);
    return 0;
}
