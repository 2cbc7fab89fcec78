/* PgnReader: what the parts of reading a PGN share: the game being read, and what is passed over. */
#ifndef CHESTER_GAME_PGN_READER_H
#define CHESTER_GAME_PGN_READER_H

#include "game/items.h"
#include "game/pgn.h"

/* One game being read. */
typedef struct PgnReader {
    Pgn *pgn;
    Record *record;
    const char *result; /* of the tag Result, or NULL */
    bool set_up;        /* the tag SetUp asks for a position */
    int set_up_line;
    const char *variant;
    bool ended; /* by a termination */
    bool behind_move; /* nothing but comments stands between it and here */
    int open;   /* index of the variation that is being read, -1: none */
    Err *err;
} PgnReader;

#define PGN_FAULT(reader, line, ...) record_fault((reader)->record, line, (reader)->err, __VA_ARGS__)

/* To the next character, its line counted. */
void pgn_step(Pgn *pgn);
void pgn_skip_line(Pgn *pgn);
/* And lines that begin with %. */
void pgn_skip_blanks(Pgn *pgn);
/* Behind the closing brace; false when there is none. */
bool pgn_skip_braces(Pgn *pgn);

/* A copy that lives as long as the record. */
const char *pgn_keep(PgnReader *reader, const char *from, size_t length);

/* Each reads what begins here; false with the sentence. */
bool pgn_read_comment(PgnReader *reader);
bool pgn_read_tag(PgnReader *reader);

#endif
