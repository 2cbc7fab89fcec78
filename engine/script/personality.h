/* PersonalityFile: a personality file while it is read, or kept for its functions. */
#ifndef CHESTER_SCRIPT_PERSONALITY_H
#define CHESTER_SCRIPT_PERSONALITY_H

#include "script/run.h"
#include "script/script.h"

typedef struct PersonalityFile {
    Run run; /* path, arena and err are the caller's */
    Personality *who;
    FindFile find;
    void *context;
    const struct PersonalityFile *child; /* the file that is derived from this one */
    bool functions_only;                 /* whatever it is derived from is left alone */
    /* Kept by personality.c: */
    bool open; /* personality "name" waits for its { ... } */
    bool derived;
    int line;
    char what[96];
} PersonalityFile;

bool personality_run(PersonalityFile *file);

#endif
