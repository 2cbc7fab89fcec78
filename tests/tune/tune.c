/* Tune: fits the weights of the evaluation to the results of games that the program plays
 * against itself (P. Österlund's "Texel" method).
 *
 * Each quiet position of a game is a witness: the evaluation, turned into an expected result
 * by a logistic curve, should agree with how the game ended. One weight after the other is
 * moved by a step while the mean square of the difference becomes less. It prints what it
 * would change and changes nothing itself. See README.md beside it. */
#include "base/rng.h"
#include "search/eval.h"
#include "search/search.h"
#include "session/library.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    OPENING_PLIES = 8, /* random moves, so that no two games are alike */
    EVERY = 3,         /* one position in so many */
    GAME_MOST = 240,   /* plies; a longer game is a draw */
    SURE = 900,        /* hundredths: where both sides agree for SURE_PLIES, the game is over */
    SURE_PLIES = 4,
    WITNESSES = 120000,
    ROUNDS = 12
};

typedef struct Witness {
    Position pos;
    float result; /* for White: 1, 0.5, 0 */
} Witness;

typedef struct Tuning {
    Personality who;
    Table *table;
    Witness *witnesses;
    int count;
    uint64_t nodes; /* of a move of the games */
    double scale;   /* hundredths for odds of 10 : 1 */
} Tuning;

/* --- games ------------------------------------------------------------------------ */

typedef struct Play {
    Position pos;
    uint64_t past[GAME_MOST + OPENING_PLIES];
    int count;
} Play;

static Result play_move(Play *play, Move move) {
    Undo undo;
    play->past[play->count++] = play->pos.key;
    position_make(&play->pos, move, &undo);
    Result result = position_outcome(&play->pos).result;
    int same = 0, quiet_most = play->pos.rules->claim_quiet;
    for (int i = 0; i < play->count; i++) same += play->past[i] == play->pos.key;
    if (result == PLAYING && (same >= 2 || (quiet_most && play->pos.quiet >= quiet_most)))
        result = DRAW;
    return result;
}

static void play_opening(Play *play, const Rules *rules, Rng *rng) {
    Move moves[MAX_MOVES];
    Result result;
    do {
        position_start(&play->pos, rules);
        play->count = 0;
        result = PLAYING;
        for (int i = 0; i < OPENING_PLIES && result == PLAYING; i++) {
            int count = position_moves(&play->pos, moves);
            result = play_move(play, moves[rng_below(rng, (uint32_t)count)]);
        }
    } while (result != PLAYING);
}

static bool is_quiet(const Position *pos, const SearchResult *found) {
    MoveAction action = move_action(found->best);
    return !found->mate && (action == MOVE_QUIET || action == MOVE_CASTLE) &&
           !move_becomes(found->best) && !position_in_check(pos, (Side)pos->side, NULL);
}

/* One game; its quiet positions become witnesses. */
static void play_game(Tuning *tuning, const Rules *rules, Rng *rng) {
    Play play;
    Result result = PLAYING;
    int first = tuning->count, sure = 0;
    play_opening(&play, rules, rng);
    table_clear(tuning->table);
    for (int ply = 0; result == PLAYING && ply < GAME_MOST; ply++) {
        SearchJob job = {.root = play.pos, .past = play.past, .past_count = play.count,
                         .who = &tuning->who, .limits = {.nodes = tuning->nodes},
                         .table = tuning->table};
        SearchResult found = search_run(&job);
        int score = play.pos.side == WHITE ? found.score : -found.score;
        if (ply % EVERY == 0 && tuning->count < WITNESSES && is_quiet(&play.pos, &found))
            tuning->witnesses[tuning->count++].pos = play.pos;
        sure = score > SURE ? (sure > 0 ? sure + 1 : 1) : score < -SURE ? (sure < 0 ? sure - 1 : -1) : 0;
        result = play_move(&play, found.best);
        if (result == PLAYING && abs(sure) >= SURE_PLIES) result = sure > 0 ? WHITE_WINS : BLACK_WINS;
    }
    for (int i = first; i < tuning->count; i++)
        tuning->witnesses[i].result = result == WHITE_WINS ? 1 : result == BLACK_WINS ? 0 : 0.5f;
}

/* --- error ------------------------------------------------------------------------ */

static double error_of(const Tuning *tuning, const Personality *who) {
    static Worth worth;
    const Rules *rules = NULL;
    double sum = 0;
    for (int i = 0; i < tuning->count; i++) {
        const Position *pos = &tuning->witnesses[i].pos;
        if (pos->rules != rules) worth_init(&worth, pos->rules, who);
        rules = pos->rules;
        Standing standing = worth_standing(&worth, pos);
        int score = eval_within(&worth, pos, &standing, -MATE_SCORE, MATE_SCORE);
        if (pos->side == BLACK) score = -score;
        double off = tuning->witnesses[i].result - 1 / (1 + pow(10, -score / tuning->scale));
        sum += off * off;
    }
    return sum / tuning->count;
}

static void fit_scale(Tuning *tuning) {
    double best = 1, least = 10;
    for (tuning->scale = 100; tuning->scale < 2000; tuning->scale *= 1.1) {
        double error = error_of(tuning, &tuning->who);
        if (error >= least) continue;
        least = error;
        best = tuning->scale;
    }
    tuning->scale = best;
}

/* --- fitting ---------------------------------------------------------------------- */

/* A number that may be moved. */
typedef struct Knob {
    const char *name;
    int *value, least, most, step;
} Knob;

/* Those weights that the evaluation of a position depends on. */
static int collect_weights(Tuning *tuning, Knob knobs[]) {
    static const char *const others[] = {"exchange", "enemy", "selectivity", "contempt"};
    int count = 0;
    for (int i = 0; i < weight_row_count; i++) {
        const WeightRow *row = &weight_rows[i];
        bool other = false;
        for (size_t k = 0; k < sizeof others / sizeof *others; k++)
            other |= !strcmp(row->name, others[k]);
        if (other) continue;
        int *value = (int *)(void *)((char *)&tuning->who.weights + row->offset);
        knobs[count++] = (Knob){row->name, value, row->least, row->most, 8};
    }
    return count;
}

/* The values of the kinds of one variant. */
static int collect_kinds(Tuning *tuning, const Rules *rules, Knob knobs[]) {
    Personality *who = &tuning->who;
    Personality before = *who;
    int count = 0;
    for (int kind = 1; kind <= rules->kind_count && who->material_count < MATERIAL_NAMES; kind++) {
        int at = who->material_count++;
        who->material_name[at] = rules->kinds[kind].name;
        who->material[at] = search_material(rules, &before, (Kind)kind);
        knobs[count++] = (Knob){rules->kinds[kind].name, &who->material[at], 0, 10000, 40};
    }
    return count;
}

/* The least error that steps of one knob lead to. */
static double turn(const Tuning *tuning, Knob *knob, double least) {
    for (int sign = -1; sign <= 1; sign += 2) {
        bool better = false;
        while (true) {
            int old = *knob->value, tried = old + sign * knob->step;
            if (tried < knob->least || tried > knob->most) break;
            *knob->value = tried;
            double error = error_of(tuning, &tuning->who);
            if (error >= least) {
                *knob->value = old;
                break;
            }
            least = error;
            better = true;
        }
        if (better) return least;
    }
    if (knob->step > 1) knob->step /= 2;
    return least;
}

static void fit(Tuning *tuning, Knob knobs[], int count) {
    int before[256];
    fit_scale(tuning);
    double start = error_of(tuning, &tuning->who), least = start;
    for (int i = 0; i < count; i++) before[i] = *knobs[i].value;
    for (int round = 0; round < ROUNDS; round++) {
        double last = least;
        for (int i = 0; i < count; i++) least = turn(tuning, &knobs[i], least);
        bool fine = true;
        for (int i = 0; i < count; i++) fine &= knobs[i].step == 1;
        if (fine && last - least < 1e-8) break;
    }
    printf("positions %d, error %.6f -> %.6f\n", tuning->count, start, least);
    for (int i = 0; i < count; i++)
        printf("%-14s %6d -> %d\n", knobs[i].name, before[i], *knobs[i].value);
}

static int usage(void) {
    fprintf(stderr, "usage: tune GAMES NODES SEED weights|values VARIANT...\n");
    return 2;
}

int main(int argc, char **argv) {
    if (argc < 6) return usage();
    bool values = !strcmp(argv[4], "values");
    int games = atoi(argv[1]), count = 0;
    if (games < 1 || (!values && strcmp(argv[4], "weights"))) return usage();
    Err err;
    Knob knobs[256];
    Tuning tuning = {.nodes = strtoull(argv[2], NULL, 10)};
    Rng rng = {strtoull(argv[3], NULL, 10)};
    Library *library = library_new(&err);
    personality_init(&tuning.who);
    tuning.table = table_new(8);
    tuning.witnesses = malloc(WITNESSES * sizeof *tuning.witnesses);
    if (!library || !tuning.table || !tuning.witnesses) {
        fprintf(stderr, "%s\n", library ? "no memory" : err.text);
        return 1;
    }
    if (!values) count = collect_weights(&tuning, knobs);
    for (int i = 5; i < argc; i++) {
        const Rules *rules = library_rules(library, argv[i], &err);
        if (!rules) {
            fprintf(stderr, "%s\n", err.text);
            return 1;
        }
        for (int game = 0; game < games; game++) play_game(&tuning, rules, &rng);
        fprintf(stderr, "%s: %d positions so far\n", argv[i], tuning.count);
        if (values && i == 5) count = collect_kinds(&tuning, rules, knobs);
    }
    fit(&tuning, knobs, count);
    free(tuning.witnesses);
    table_free(tuning.table);
    library_free(library);
    return 0;
}
