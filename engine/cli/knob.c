/* Knob: the rows, and what turning them does. See knob.h. */
#include "cli/knob.h"

#include "base/file.h"
#include "cli/engine.h"
#include "session/shelf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { STANDARD_HASH = 32, MOST_HASH = 65536, STANDARD_OVERHEAD = 30 };

/* --- what each does ---------------------------------------------------------------------- */

static bool set_hash(Engine *engine, const Knob *row, int value, const char *text, Err *err) {
    (void)row, (void)text;
    if (value == engine->knobs.megabytes)
        return true;
    if (!thought_resize(engine->thought, (size_t)value, err))
        return false;
    engine->knobs.megabytes = value;
    return true;
}

static bool set_clear(Engine *engine, const Knob *row, int value, const char *text, Err *err) {
    (void)row, (void)value, (void)text, (void)err;
    thought_forget(engine->thought);
    return true;
}

static bool set_lines(Engine *engine, const Knob *row, int value, const char *text, Err *err) {
    (void)row, (void)text, (void)err;
    engine->knobs.lines = value;
    return true;
}

static bool set_threads(Engine *engine, const Knob *row, int value, const char *text, Err *err) {
    (void)row, (void)text, (void)err;
    engine->knobs.threads = value;
    return true;
}

static bool set_overhead(Engine *engine, const Knob *row, int value, const char *text, Err *err) {
    (void)row, (void)text, (void)err;
    engine->knobs.overhead_ms = value;
    return true;
}

static bool set_ponder(Engine *engine, const Knob *row, int value, const char *text, Err *err) {
    (void)row, (void)text, (void)err;
    engine->knobs.ponder = value;
    return true;
}

static bool set_analyse(Engine *engine, const Knob *row, int value, const char *text, Err *err) {
    (void)row, (void)text, (void)err;
    engine->knobs.analyse = value;
    return true;
}

static bool is_chess(const char *name) {
    return strcmp(name, "chess") == 0 || strcmp(name, "chess960") == 0;
}

/* Chess with free rooks is a variant of its own here, and a mode of chess for UCI. */
static bool set_960(Engine *engine, const Knob *row, int value, const char *text, Err *err) {
    (void)row, (void)text;
    const char *wanted = value ? "chess960" : "chess", *now = engine->game->rules->name;
    if (is_chess(now) && strcmp(now, wanted) != 0 && !engine_variant(engine, wanted, err))
        return false;
    engine->knobs.chess960 = value;
    return true;
}

static bool set_variant(Engine *engine, const Knob *row, int value, const char *text, Err *err) {
    (void)row, (void)value;
    if (strcmp(text, "chess") == 0 && engine->knobs.chess960)
        text = "chess960";
    return engine_variant(engine, text, err);
}

static bool set_ai(Engine *engine, const Knob *row, int value, const char *text, Err *err) {
    (void)row, (void)value;
    Knobs *knobs = &engine->knobs;
    const Personality *who = library_personality(engine->library, text, err);
    if (!who)
        return false;
    snprintf(knobs->ai, sizeof knobs->ai, "%s", text);
    knobs->who = *who;
    if (knobs->level > who->level_count)
        knobs->level = who->level_count;
    return true;
}

static bool set_level(Engine *engine, const Knob *row, int value, const char *text, Err *err) {
    (void)row, (void)text;
    Knobs *knobs = &engine->knobs;
    if (value > knobs->who.level_count)
        return err_set(err, "the levels of %s are 1 to %d, 0 is none: %d", knobs->ai,
                       knobs->who.level_count, value);
    knobs->level = value;
    return true;
}

static bool set_weight(Engine *engine, const Knob *row, int value, const char *text, Err *err) {
    (void)text, (void)err;
    for (int i = 0; i < weight_row_count; i++)
        if (weight_rows[i].name == row->name)
            *(int *)(void *)((char *)&engine->knobs.who.weights + weight_rows[i].offset) = value;
    return true;
}

/* --- combos ------------------------------------------------------------------------------ */

/* By name only: loading them all would keep a client waiting. */
static char **names_of(LibraryKind kind, int *count) {
    Shelves shelves;
    *count = 0;
    return shelves_init(&shelves, NULL) ? shelf_names(&shelves, kind, count) : NULL;
}

static char **variants_of(const Engine *engine, int *count) {
    (void)engine;
    return names_of(LIBRARY_VARIANTS, count);
}

static char **ais_of(const Engine *engine, int *count) {
    (void)engine;
    return names_of(LIBRARY_PERSONALITIES, count);
}

static const char *variant_chosen(const Engine *engine) { return engine->game->rules->name; }
static const char *ai_chosen(const Engine *engine) { return engine->knobs.ai; }

/* --- the table --------------------------------------------------------------------------- */

/* The personality stands before what changes it. */
static const Knob rows[] = {
    {"Hash", KNOB_SPIN, 1, MOST_HASH, STANDARD_HASH, set_hash, NULL, NULL, true},
    {"Threads", KNOB_SPIN, 1, MAX_THREADS, 1, set_threads, NULL, NULL, true},
    {"Clear Hash", KNOB_BUTTON, 0, 0, 0, set_clear, NULL, NULL, false},
    {"Ponder", KNOB_CHECK, 0, 1, 0, set_ponder, NULL, NULL, true},
    {"MultiPV", KNOB_SPIN, 1, MAX_LINES, 1, set_lines, NULL, NULL, false},
    {"Move Overhead", KNOB_SPIN, 0, 5000, STANDARD_OVERHEAD, set_overhead, NULL, NULL, false},
    {"UCI_Variant", KNOB_COMBO, 0, 0, 0, set_variant, variants_of, variant_chosen, true},
    {"UCI_Chess960", KNOB_CHECK, 0, 1, 0, set_960, NULL, NULL, true},
    {"UCI_AnalyseMode", KNOB_CHECK, 0, 1, 0, set_analyse, NULL, NULL, true},
    {"Personality", KNOB_COMBO, 0, 0, 0, set_ai, ais_of, ai_chosen, false},
    {"Level", KNOB_SPIN, 0, MAX_LEVELS, 0, set_level, NULL, NULL, false},
};

enum { ROWS = sizeof rows / sizeof *rows };

bool knob_row(int i, Knob *row) {
    if (i < ROWS) {
        *row = rows[i];
        return true;
    }
    if (i >= ROWS + weight_row_count)
        return false;
    const WeightRow *weight = &weight_rows[i - ROWS];
    *row = (Knob){.name = weight->name, .type = KNOB_SPIN, .least = weight->least,
                     .most = weight->most, .standard = weight->standard, .set = set_weight};
    return true;
}

static bool set_number(Engine *engine, const Knob *row, const char *value, Err *err) {
    int64_t number;
    if (!word_number(value, row->least, row->most, &number))
        return err_set(err, "%s wants a whole number from %d to %d: %s", row->name, row->least,
                       row->most, value ? value : "nothing");
    return row->set(engine, row, (int)number, NULL, err);
}

static bool set_check(Engine *engine, const Knob *row, const char *value, Err *err) {
    bool on = value && (strcasecmp(value, "true") == 0 || strcmp(value, "1") == 0);
    bool off = value && (strcasecmp(value, "false") == 0 || strcmp(value, "0") == 0);
    if (!on && !off)
        return err_set(err, "%s wants true or false: %s", row->name, value ? value : "nothing");
    return row->set(engine, row, on, NULL, err);
}

static bool set_combo(Engine *engine, const Knob *row, const char *value, Err *err) {
    int count;
    const char *found = NULL;
    char **names = row->choices(engine, &count);
    for (int i = 0; i < count && value; i++)
        if (strcasecmp(names[i], value) == 0)
            found = names[i];
    bool good = found ? row->set(engine, row, 0, found, err)
                      : err_set(err, "%s has no such choice: %s", row->name, value ? value : "nothing");
    names_free(names, count);
    return good;
}

static bool row_set(Engine *engine, const Knob *row, const char *value, Err *err) {
    switch (row->type) {
    case KNOB_SPIN: return set_number(engine, row, value, err);
    case KNOB_CHECK: return set_check(engine, row, value, err);
    case KNOB_COMBO: return set_combo(engine, row, value, err);
    case KNOB_BUTTON: break;
    }
    return row->set(engine, row, 0, NULL, err);
}

bool knob_set(Engine *engine, const char *name, const char *value, Err *err) {
    Knob row;
    for (int i = 0; knob_row(i, &row); i++)
        if (strcasecmp(row.name, name) == 0)
            return row_set(engine, &row, value, err);
    return err_set(err, "there is no such option: %s", name);
}

bool knobs_init(Engine *engine, const char *ai, int level, Err *err) {
    engine->knobs = (Knobs){.lines = 1, .threads = 1, .megabytes = STANDARD_HASH,
                                  .overhead_ms = STANDARD_OVERHEAD};
    engine->knobs.chess960 = strcmp(engine->game->rules->name, "chess960") == 0;
    return set_ai(engine, NULL, 0, ai, err) && set_level(engine, NULL, level, NULL, err);
}
