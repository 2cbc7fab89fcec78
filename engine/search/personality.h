/* Personality: how the computer thinks, as plain numbers.
 *
 * A personality file sets them; the search reads them and never calls a script for
 * them. weight_rows names each number once, for the reader of the files, the manual
 * and the tests. Values are hundredths of the weakest fighting piece, unless said. */
#ifndef CHESTER_SEARCH_PERSONALITY_H
#define CHESTER_SEARCH_PERSONALITY_H

#include "base/file.h"
#include "core/types.h"
#include "search/limits.h"

#include <stddef.h>

enum { MAX_LEVELS = 8, MATERIAL_NAMES = 40, STANDARD_CANDIDATES = 4 };

typedef struct Weights {
    int mobility;     /* for each square that a piece acts on, times its strength if it has one */
    int surplus;      /* in % of the worth of an enemy piece that stands where it can be taken */
    int advance;      /* for a whole way to the promotion squares */
    int passed;       /* for a piece one move from promotion that no enemy of its sort can stop */
    int menace;       /* in % of the worth of an enemy piece that a cheaper one can take */
    int centre;       /* for standing in the middle instead of in a corner */
    int castle_guard; /* for each royal piece in the own castle, the first counting double */
    int castle_reach; /* for each square of the enemy castle with more own strength */
    int king_safety;  /* for each square beside the King where the enemy has more strength */
    int castling;     /* for the King where castling brings him; each right to castle a quarter */
    int tempo;        /* for being to move */
    int exchange;     /* for all that fights having been traded off; negative keeps pieces */
    int enemy;        /* in %: how much all this counts for the enemy; its material always counts whole */
    int selectivity;  /* in %: how readily unlikely moves are looked at less deeply */
    int contempt;     /* how much worse than 0 a draw is */
} Weights;

/* Where a file names it: in `weights` (what a position is worth) or `search` (how it looks
 * ahead). */
typedef enum WeightGroup { GROUP_WEIGHTS, GROUP_SEARCH } WeightGroup;

typedef struct WeightRow {
    WeightGroup group;
    const char *name, *says; /* "castle_guard" and what it is for, one sentence */
    size_t offset;           /* into Weights */
    int least, most, standard;
} WeightRow;

extern const WeightRow weight_rows[];
extern const int weight_row_count;

typedef struct Level {
    Label title;
    Limits limits;
    int slack; /* hundredths: by how much it misjudges a position, either way. The same for the
                * same position in a game; an end of the game is never misjudged */
} Level;

/* Functions of a personality file; engine/script/mind.h calls them. */
typedef enum MindHook { MIND_EVALUATE, MIND_CHOOSE, MIND_PLAY, MIND_HOOKS } MindHook;

/* A line of play to begin a game with, in coordinates: "e2e4 e7e5 d1g4". */
typedef struct OpeningLine {
    const char *variant; /* NULL: for whatever game it is legal in */
    const char *moves;
    const char *file;
    int at; /* its line there */
} OpeningLine;

typedef struct Personality {
    const char *name; /* "neutral" */
    Label title, says;
    const char *path;
    const FileText *read; /* files that were read for it, the newest first */
    Weights weights;
    /* Values by the name of a kind; kinds not named get theirs from the rules. */
    const char *material_name[MATERIAL_NAMES];
    int material[MATERIAL_NAMES];
    int material_count;
    Level levels[MAX_LEVELS];
    int level_count; /* at least 3 */
    const OpeningLine *opening;
    int opening_count;
    int candidates;                    /* best lines that `choose` is shown */
    const char *hook_file[MIND_HOOKS]; /* the file that has each function; NULL: none has */
} Personality;

/* Standard weights, no name, three standard levels. */
void personality_init(Personality *who);

#endif
