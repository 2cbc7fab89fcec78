/* Knob: the options that the protocols offer, as rows of one table.
 *
 * A row says which values there are and what a new one does; UCI prints the rows as `option`,
 * CECP as `feature option`. Every weight of search/weights.c is a row too. Values that come in
 * are checked against the row; a bad one gets a sentence and changes nothing. */
#ifndef CHESTER_CLI_KNOB_H
#define CHESTER_CLI_KNOB_H

#include "base/err.h"
#include "search/personality.h"

typedef struct Engine Engine;

typedef struct Knobs {
    char ai[64];
    Personality who; /* with the weights that were set */
    int level;       /* of the personality; 0: none, as strong as it can */
    int lines, megabytes, threads, overhead_ms;
    bool ponder, chess960, analyse;
} Knobs;

typedef enum KnobType { KNOB_SPIN, KNOB_CHECK, KNOB_COMBO, KNOB_BUTTON } KnobType;

typedef struct Knob {
    const char *name;
    KnobType type;
    int least, most, standard;
    /* The value of a combo in `text`, of others in `value`. */
    bool (*set)(Engine *engine, const struct Knob *knob, int value, const char *text, Err *err);
    /* A combo's names, sorted; names_free() gives them back. */
    char **(*choices)(const Engine *engine, int *count);
    const char *(*chosen)(const Engine *engine);
    bool uci_only; /* CECP has commands of its own for it */
} Knob;

/* Row i, those of the weights included; false when there are no more. */
bool knob_row(int i, Knob *row);
/* Sets the one of this name (in any case of letters, as UCI has it). `value` may be NULL. */
bool knob_set(Engine *engine, const char *name, const char *value, Err *err);
bool knobs_init(Engine *engine, const char *ai, int level, Err *err);

#endif
