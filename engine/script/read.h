/* Reader: the fields of one table of a script, each asked for by name and type.
 *
 * It remembers what it was asked for, so that reader_close() can call every other field
 * an error and name the nearest one. A field that is left out leaves *out as it is and
 * gives false. A wrong one ends the run: what it is, what it should be, where. Texts are
 * copied into the run's arena. */
#ifndef CHESTER_SCRIPT_READ_H
#define CHESTER_SCRIPT_READ_H

#include "rules/def.h"
#include "script/run.h"

enum { MAX_FIELDS = 40 };

/* Where a value stands, for its message: piece "king": strength. */
typedef struct Spot {
    lua_State *state;
    int line;          /* of the statement */
    const char *what;  /* piece "king" */
    const char *field; /* NULL: the whole value is spoken of */
} Spot;

typedef struct Reader {
    Spot spot;
    int table;     /* index on the stack */
    bool has_list; /* values without a name are somebody else's, not an error */
    const char *asked[MAX_FIELDS + 1];
    int asked_count;
} Reader;

/* The value at stack index `table` must be a table. `what` outlives the reader. */
void reader_open(Reader *reader, lua_State *state, int table, int line, const char *what);
/* Faults when the table holds anything that was not asked for. */
void reader_close(const Reader *reader);

bool reader_text(Reader *reader, const char *field, const char **out);
/* "text" for both languages, or { en = "text", ru = "text" }. */
bool reader_label(Reader *reader, const char *field, Label *out);
bool reader_flag(Reader *reader, const char *field, bool *out);
bool reader_whole(Reader *reader, const char *field, int least, int most, int *out);
/* Halves, doubled; `least` and `most` are doubled too. */
bool reader_halves(Reader *reader, const char *field, int least, int most, int *out);
bool reader_number(Reader *reader, const char *field, double least, double most, double *out);
/* One text, or a list of them. */
bool reader_names(Reader *reader, const char *field, DefNames *out);
/* One of `words`, closed by NULL; *out is its number. */
bool reader_choice(Reader *reader, const char *field, const char *const *words, int *out);
/* Pushes the value, whatever it is; pushes nothing when it is left out. */
bool reader_value(Reader *reader, const char *field);
Spot reader_spot(const Reader *reader, const char *field);

/* WHAT: FIELD MESSAGE, at the field's line. */
_Noreturn void spot_fault(const Spot *spot, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));
/* ... has to be WANTED, not (what stands at the index). */
_Noreturn void spot_wrong(const Spot *spot, int index, const char *wanted);
const char *spot_text(const Spot *spot, int index);
DefNames spot_names(const Spot *spot, int index);
/* A name that a statement gives: small Latin letters, digits, _ and -. */
const char *spot_name(const Spot *spot, int index);

#endif
