/* Measures: sets of a few places each, found by a hash. See measure.h. */
#include "gui/measure.h"

#include "base/memory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { SETS = 1024, PLACES = 4 }; /* a power of two; the page of rules asks a thousand questions */

typedef struct Measured {
    Question asked; /* its text is the table's own; NULL: a free place */
    int answer;
} Measured;

/* The newest first. */
typedef struct Set {
    Measured places[PLACES];
} Set;

struct Measures {
    Set sets[SETS];
};

Measures *measures_new(void) { return memory_new(sizeof(Measures)); }

void measures_free(Measures *measures) {
    if (!measures) return;
    for (int set = 0; set < SETS; set++)
        for (int i = 0; i < PLACES; i++) free((char *)measures->sets[set].places[i].asked.text);
    free(measures);
}

static uint32_t mix(uint32_t hash, uint32_t value) { return (hash ^ value) * 16777619u; }

static uint32_t hash_of(const Question *q) {
    uint32_t hash = mix(2166136261u, (uint32_t)q->face << 16 | (uint32_t)q->px);
    hash = mix(hash, (uint32_t)q->room);
    for (const char *at = q->text; *at; at++) hash = mix(hash, (unsigned char)*at);
    return hash ^ hash >> 16;
}

static bool same(const Question *a, const Question *b) {
    return a->face == b->face && a->px == b->px && a->room == b->room && !strcmp(a->text, b->text);
}

bool measures_find(const Measures *measures, Question question, int *answer) {
    const Set *set = &measures->sets[hash_of(&question) % SETS];
    for (int i = 0; i < PLACES && set->places[i].asked.text; i++)
        if (same(&set->places[i].asked, &question)) {
            *answer = set->places[i].answer;
            return true;
        }
    return false;
}

void measures_keep(Measures *measures, Question question, int answer) {
    Measured *places = measures->sets[hash_of(&question) % SETS].places;
    free((char *)places[PLACES - 1].asked.text);
    memmove(&places[1], &places[0], (PLACES - 1) * sizeof *places);
    question.text = memory_text(question.text);
    places[0] = (Measured){question, answer};
}
