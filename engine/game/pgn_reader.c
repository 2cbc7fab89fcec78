/* What is passed over in a PGN, and words kept. */
#include "game/pgn_reader.h"

#include <ctype.h>
#include <string.h>

void pgn_step(Pgn *pgn) {
    const char *at = pgn->at++;
    pgn->line += *at == '\n' || (*at == '\r' && at[1] != '\n');
}

void pgn_skip_line(Pgn *pgn) {
    pgn->at += strcspn(pgn->at, "\r\n");
}

static bool begins_line(const Pgn *pgn) {
    return pgn->at == pgn->text || pgn->at[-1] == '\n' || pgn->at[-1] == '\r';
}

void pgn_skip_blanks(Pgn *pgn) {
    while (isspace((unsigned char)*pgn->at) || (*pgn->at == '%' && begins_line(pgn))) {
        if (*pgn->at == '%')
            pgn_skip_line(pgn);
        else
            pgn_step(pgn);
    }
}

bool pgn_skip_braces(Pgn *pgn) {
    while (*pgn->at && *pgn->at != '}')
        pgn_step(pgn);
    bool closed = *pgn->at == '}';
    pgn->at += closed;
    return closed;
}

const char *pgn_keep(PgnReader *reader, const char *from, size_t length) {
    char *text = arena_take(reader->record->arena, length + 1);
    return memcpy(text, from, length);
}
