/* What the search makes of a position: alike for both sides, kept up to date, and moved by every
 * weight. */
#include "searched.h"

#include "base/rng.h"
#include "search/worth.h"

#include <ctype.h>

typedef struct Opinions {
    Side own;
    int asked;
} Opinions;

/* Whoever is to move, the own side wants its men on light squares and nothing else. */
static int likes_light_squares(void *mind, const Position *pos, int score) {
    Opinions *opinions = mind;
    int light = 0;
    (void)score;
    opinions->asked++;
    for (Square s = 0; s < pos->rules->squares; s++) {
        int file = s % pos->rules->files, rank = s / pos->rules->files;
        bool own = pos->board[s] && piece_side(pos->board[s]) == opinions->own;
        light += own && (file + rank) % 2 == 1;
    }
    return 100 * light;
}

static void an_evaluation_is_the_own_sides(void) {
    static const char *const fens[] = {"7k/8/8/8/8/8/8/K7 w - - 0 1", "7K/8/8/8/8/8/8/k7 b - - 0 1"};
    for (int i = 0; i < 2; i++) {
        Personality who = standard();
        Position pos = position_of("chess", fens[i]);
        Opinions opinions = {(Side)pos.side, 0};
        SearchJob job = job_of(&pos, &who, 1);
        Position lone = position_of("chess", i ? "7K/8/8/8/8/8/8/kr6 b - - 0 1"
                                               : "7k/8/8/8/8/8/8/KR6 w - - 0 1");
        job.root = lone;
        job.evaluate = likes_light_squares;
        job.mind = &opinions;
        SearchResult result = search_run(&job);
        CHECK(opinions.asked > 0);
        CHECK_INT(result.score, 200);
    }
}

/* --- evaluation ------------------------------------------------------------------------------ */

/* The same position with the sides exchanged, for texts without an en passant square. */
static void turn_fen(const char *fen, char out[FEN_SIZE]) {
    char board[FEN_SIZE], side, rights[32], rest[64], *ranks[MAX_FILES];
    int count = 0;
    CHECK_INT(sscanf(fen, "%255s %c %31s %63[^\n]", board, &side, rights, rest), 4);
    for (char *rank = strtok(board, "/"); rank; rank = strtok(NULL, "/")) ranks[count++] = rank;
    size_t used = 0;
    while (count-- > 0) used += (size_t)sprintf(out + used, "%s%s", ranks[count], count ? "/" : "");
    for (size_t i = 0; i < used; i++)
        out[i] = (char)(isupper((unsigned char)out[i]) ? tolower(out[i]) : toupper(out[i]));
    sprintf(out + used, " %c %s %s", side == 'w' ? 'b' : 'w', rights, rest);
}

static void evaluates_both_sides_alike(void) {
    static const char *const chess[] = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 9",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    };
    Personality who = standard();
    char turned[FEN_SIZE];
    for (int i = 0; i < 6; i++) {
        const char *variant = i < 3 ? "chess" : "chess-t1";
        const char *fen = i < 3 ? chess[i] : middle_games[i - 3];
        turn_fen(fen, turned);
        Position pos = position_of(variant, fen), other = position_of(variant, turned);
        check_that(search_evaluate(&pos, &who) == search_evaluate(&other, &who),
                   "%s: %d, turned %d", fen, search_evaluate(&pos, &who),
                   search_evaluate(&other, &who));
    }
}

static int eval_with_enemy(const char *fen, int enemy) {
    Personality who = standard();
    Position pos = position_of("chess", fen);
    who.weights.enemy = enemy;
    return search_evaluate(&pos, &who);
}

/* A Knight in the corner and one in the middle, which meet nobody: all that differs is what the
 * enemy's men do and where they stand. */
static void the_enemy_counts_in_percent(void) {
    static const char corner[] = "k6n/8/8/8/8/8/8/K7 w - - 0 1";
    static const char middle[] = "k7/8/8/4n3/8/8/8/K7 w - - 0 1";
    int gain[3];
    for (int i = 0; i < 3; i++)
        gain[i] = eval_with_enemy(corner, 100 * i) - eval_with_enemy(middle, 100 * i);
    CHECK_INT(gain[0], 0);
    check_that(gain[1] > 10, "the middle gains %d", gain[1]);
    check_that(gain[2] - 2 * gain[1] <= 2 && 2 * gain[1] - gain[2] <= 2, "%d, then %d", gain[1],
               gain[2]);
    /* What they are worth counts whole. */
    int knight = eval_with_enemy("k7/8/8/8/8/8/8/K7 w - - 0 1", 0) - eval_with_enemy(corner, 0);
    check_that(knight > 200, "a Knight less is %d", knight);
}

static int eval_with_passed(const char *variant, const char *fen, int passed) {
    Personality who = standard();
    Position pos = position_of(variant, fen);
    who.weights.passed = passed;
    return search_evaluate(&pos, &who);
}

/* Only where no enemy of its sort can stand in the way or hit it there. */
static void sees_who_cannot_be_stopped(void) {
    static const struct {
        const char *variant, *fen;
        bool passed;
    } cases[] = {
        {"chess", "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1", true},
        {"chess", "4k3/3p4/8/4P3/8/8/8/4K3 w - - 0 1", false}, /* it hits e6 */
        {"chess", "4k3/8/8/4P3/3p4/8/3P4/4K3 w - - 0 1", true}, /* it is behind */
        {"chess", "4k3/8/4p3/4P3/8/8/8/4K3 w - - 0 1", false}, /* in the way, both */
        {"chess-t1", "3k4/8/8/I7/8/8/8/3K4 w Pp 0 20", true},
        {"chess-t1", "3k4/i7/8/I7/8/8/8/3K4 w Pp 0 20", false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        int none = eval_with_passed(cases[i].variant, cases[i].fen, 0);
        int more = eval_with_passed(cases[i].variant, cases[i].fen, 300);
        check_that((more > none) == cases[i].passed, "%s: %d, with passed pieces %d", cases[i].fen,
                   none, more);
    }
}

static void values_follow_from_the_rules(void) {
    static const char *const rising[][2] = {
        {"chess", "pawn knight bishop rook queen"},
        {"chess-t1", "knecht ver_knecht ritter konnet"},
    };
    Personality who = standard();
    for (int i = 0; i < 2; i++) {
        const Rules *rules = rules_of(rising[i][0]);
        char names[64], *name;
        int last = 0;
        strcpy(names, rising[i][1]);
        for (name = strtok(names, " "); name; name = strtok(NULL, " ")) {
            int value = search_material(rules, &who, rules_kind(rules, name));
            check_that(value > last, "%s is worth %d, what comes before it %d", name, value, last);
            last = value;
        }
        CHECK_INT(search_material(rules, &who, rules_kind(rules, i ? "knecht" : "pawn")), 100);
    }
    who.material_name[0] = "ritter";
    who.material[who.material_count++] = 777;
    const Rules *rules = rules_of("chess-t1");
    CHECK_INT(search_material(rules, &who, rules_kind(rules, "ritter")), 777);
}

/* --- every variant ---------------------------------------------------------------------------- */

static void compare_standing(const Worth *worth, const Position *pos, Standing kept) {
    Standing fresh = worth_standing(worth, pos);
    check_that(!memcmp(&kept, &fresh, sizeof kept), "%s: %d %d, kept up to date %d %d",
               pos->rules->name, fresh.full, fresh.bare, kept.full, kept.bare);
}

static void think_a_little(const Position *pos, const Personality *who) {
    SearchJob job = job_of(pos, who, 0);
    job.limits.nodes = 150;
    SearchResult result = search_run(&job);
    check_that(is_legal(pos, result.best), "%s: no legal move found", pos->rules->name);
    play_line(pos, result.pv, result.pv_length);
}

/* A random game: what the search keeps up to date by move is what the board says. */
static void random_game(const Rules *rules, uint64_t seed) {
    static Worth worth;
    Personality who = standard();
    Position pos;
    Rng rng = {seed};
    Move moves[MAX_MOVES];
    position_start(&pos, rules);
    worth_init(&worth, rules, &who);
    Standing standing = worth_standing(&worth, &pos);
    for (int ply = 0; ply < 80 && position_outcome(&pos).result == PLAYING; ply++) {
        Undo undo;
        if (ply % 20 == 10) think_a_little(&pos, &who);
        Move move = moves[rng_below(&rng, (uint32_t)position_moves(&pos, moves))];
        standing = worth_after(&worth, &pos, &standing, move);
        position_make(&pos, move, &undo);
        if (undo.edit_count) standing = worth_standing(&worth, &pos);
        compare_standing(&worth, &pos, standing);
    }
}

static void plays_every_variant(void) {
    const LibraryEntry *entries;
    int count = library_list(library, LIBRARY_VARIANTS, &entries);
    CHECK(count >= 5);
    for (int i = 0; i < count; i++) {
        if (entries[i].fault) continue;
        Err err;
        const Rules *rules = library_rules(library, entries[i].path, &err);
        check_that(rules != NULL, "%s: %s", entries[i].name, err.text);
        for (uint64_t seed = 0; rules && seed < 3; seed++) random_game(rules, seed);
    }
}

/* --- the table of weights ------------------------------------------------------------------ */

static int *weight_of(Personality *who, const WeightRow *row) {
    return (int *)(void *)((char *)&who->weights + row->offset);
}

static void rows_name_every_weight(void) {
    Personality who = standard();
    CHECK_INT(weight_row_count * (int64_t)sizeof(int), sizeof(Weights));
    for (int i = 0; i < weight_row_count; i++) {
        const WeightRow *row = &weight_rows[i];
        CHECK_INT(*weight_of(&who, row), row->standard);
        CHECK(row->least <= row->standard && row->standard <= row->most);
        CHECK(row->says[0] != '\0');
        for (int k = 0; k < i; k++) CHECK(strcmp(row->name, weight_rows[k].name) != 0);
    }
    CHECK(who.level_count >= 3);
}

static Move best_with(const Position *pos, const WeightRow *row, int value) {
    Personality who = standard();
    *weight_of(&who, row) = value;
    SearchJob job = job_of(pos, &who, 0);
    job.limits.nodes = 6000;
    return search_run(&job).best;
}

/* No knob that does nothing: between its ends each changes the move in some position. */
static void every_weight_changes_a_move(void) {
    static const char *const chess[] = {
        "r2q1rk1/pp3ppp/2n2n2/8/8/2N2N2/PP3PPP/R2Q1RK1 w - - 0 12",
        "7k/8/8/8/8/1p6/3N4/6K1 w - - 0 1", /* taking the pawn is a draw */
        "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 9",
    };
    for (int i = 0; i < weight_row_count; i++) {
        const WeightRow *row = &weight_rows[i];
        bool changes = false;
        for (size_t k = 0; k < 7 && !changes; k++) {
            Position pos = k < 3 ? position_of("chess-t1", middle_games[k])
                                 : position_of("chess", chess[k - 3]);
            changes = best_with(&pos, row, row->least) != best_with(&pos, row, row->most);
        }
        check_that(changes, "%s changes nothing", row->name);
    }
}

int main(void) {
    if (!searched_open()) return 1;
    TEST(an_evaluation_is_the_own_sides);
    TEST(evaluates_both_sides_alike);
    TEST(the_enemy_counts_in_percent);
    TEST(sees_who_cannot_be_stopped);
    TEST(values_follow_from_the_rules);
    TEST(plays_every_variant);
    TEST(rows_name_every_weight);
    TEST(every_weight_changes_a_move);
    return searched_close();
}
