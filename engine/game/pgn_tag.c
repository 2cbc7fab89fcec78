/* Tags of a PGN: what they are called in a record, and the few that say how to read the rest. */
#include "game/pgn_reader.h"

#include <ctype.h>
#include <string.h>

/* The variant of a tag: its name in small letters without blanks, or as other programs call it. */
static const char *variant_named(PgnReader *reader, const char *value) {
    static const char *const names[][2] = {
        {"standard", "chess"},        {"normal", "chess"},           {"fromposition", "chess"},
        {"fischerandom", "chess960"}, {"fischerrandom", "chess960"}, {"three-check", "3check"},
    };
    char *name = arena_text(reader->record->arena, value), *to = name;
    for (const char *at = value; *at; at++)
        if (!isspace((unsigned char)*at))
            *to++ = (char)tolower((unsigned char)*at);
    *to = '\0';
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(names[i][0], name) == 0)
            return names[i][1];
    return name;
}

static bool keep_tag(PgnReader *reader, const char *name, const char *value, int line) {
    Record *record = reader->record;
    if (strcmp(name, "Result") == 0) {
        reader->result = value;
        return true;
    }
    if (strcmp(name, "SetUp") == 0) {
        reader->set_up = strcmp(value, "1") == 0;
        reader->set_up_line = line;
        return true;
    }
    if (strcmp(name, "FEN") == 0)
        name = "Start";
    else if (strcmp(name, "Variant") == 0)
        value = variant_named(reader, value);
    return record_add_tag(record, line, name, value, reader->err);
}

/* [Name "value"], with \" and \\ inside. */
bool pgn_read_tag(PgnReader *reader) {
    Pgn *pgn = reader->pgn;
    const char *at = pgn->at + 1;
    at += strspn(at, " \t");
    size_t length = 0;
    while (isalnum((unsigned char)at[length]) || at[length] == '_')
        length++;
    const char *name = pgn_keep(reader, at, length);
    at += length;
    at += strspn(at, " \t");
    char *value = arena_take(reader->record->arena, strcspn(at, "\r\n") + 1), *to = value;
    bool good = *name && *at++ == '"';
    while (good && *at && !strchr("\"\r\n", *at)) {
        at += *at == '\\' && (at[1] == '"' || at[1] == '\\');
        *to++ = *at++;
    }
    good = good && *at++ == '"';
    at += good ? strspn(at, " \t") : 0;
    if (!good || *at != ']')
        return PGN_FAULT(reader, pgn->line, "a tag must look like [Name \"value\"]");
    pgn->at = at + 1;
    return keep_tag(reader, name, value, pgn->line);
}
