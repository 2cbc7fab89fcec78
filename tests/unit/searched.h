/* Searched: what tests of the search need: positions, a standard personality, and one table.
 *
 * Positions are of Chess-T1 (the figures of its book) and of chess. Nothing in these tests is
 * decided by a clock. */
#ifndef CHESTER_TESTS_SEARCHED_H
#define CHESTER_TESTS_SEARCHED_H

#include "check.h"

#include "core/notation.h"
#include "search/search.h"
#include "session/library.h"

enum { TABLE_MEGABYTES = 1, MIDDLE_GAMES = 3 };

static const char *const middle_games[MIDDLE_GAMES] = {
    "4k1sr/1ii1iiii/r1s2c2/i1p1i3/2p1I1CI/1PS2S1R/III1III1/R1P1K3 w Pp 18 10",
    "4k2r/1ii1iiii/2r5/i3c1CI/3pi2R/RPSpII2/IIIKI1I1/8 w Pp 8 19",
    "4k2r/1ii1iiii/r4c2/i1p1i1CI/2pS4/1PS1I2R/III1III1/R3K3 b Pp 0 14",
};

static Library *library;
static Table *table;

static inline const Rules *rules_of(const char *variant) {
    Err err;
    const Rules *rules = library_rules(library, variant, &err);
    if (!rules) {
        printf("not ok search: %s\n", err.text);
        exit(1);
    }
    return rules;
}

static inline Position position_of(const char *variant, const char *fen) {
    Position pos;
    Err err;
    const Rules *rules = rules_of(variant);
    if (!fen) position_start(&pos, rules);
    else if (!position_read(&pos, rules, fen, &err)) check_that(false, "%s: %s", fen, err.text);
    return pos;
}

static inline Personality standard(void) {
    Personality who;
    personality_init(&who);
    return who;
}

static inline SearchJob job_of(const Position *root, const Personality *who, int depth) {
    return (SearchJob){.root = *root, .who = who, .limits = {.depth = depth}, .table = table};
}

static inline SearchResult best_at(const char *variant, const char *fen, int depth) {
    Personality who = standard();
    Position pos = position_of(variant, fen);
    SearchJob job = job_of(&pos, &who, depth);
    return search_run(&job);
}

static inline const char *move_text(const Position *pos, Move move) {
    static char text[MOVE_TEXT_SIZE];
    if (!move) return "none";
    move_write(pos, move, NOTATION_COORDINATE, text);
    return text;
}

static inline bool is_legal(const Position *pos, Move move) {
    Move moves[MAX_MOVES];
    int count = position_moves(pos, moves);
    for (int i = 0; i < count; i++)
        if (moves[i] == move) return true;
    return false;
}

/* Every move of the line is legal where it is played; gives how it ends. */
static inline Result play_line(const Position *root, const Move *line, int length) {
    Position pos = *root;
    Undo undo;
    for (int i = 0; i < length; i++) {
        check_that(is_legal(&pos, line[i]), "move %d of a best line is not legal", i + 1);
        if (!is_legal(&pos, line[i])) return PLAYING;
        position_make(&pos, line[i], &undo);
    }
    return position_outcome(&pos).result;
}

/* Before the first test; false when there is nothing to test with, which has been said. */
static inline bool searched_open(void) {
    Err err;
    library = library_new(&err);
    table = table_new(TABLE_MEGABYTES);
    if (!library || !table) printf("not ok search: %s\n", library ? "no memory" : err.text);
    return library && table;
}

static inline int searched_close(void) {
    table_free(table);
    library_free(library);
    return check_end();
}

#endif
