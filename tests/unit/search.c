/* The search: finds what wins, keeps its limits, and is the same twice.
 *
 * Positions are of Chess-T1 (the figures of its book) and of chess. Nothing here is
 * decided by a clock. */
#include "check.h"

#include "base/rng.h"
#include "core/notation.h"
#include "search/pace.h"
#include "search/search.h"
#include "search/worth.h"
#include "session/library.h"

#include <ctype.h>
#include <pthread.h>

enum { TABLE_MEGABYTES = 1 };

static Library *library;
static Table *table;

/* --- helping ---------------------------------------------------------------------- */

static const Rules *rules_of(const char *variant) {
    Err err;
    const Rules *rules = library_rules(library, variant, &err);
    if (!rules) {
        printf("not ok search: %s\n", err.text);
        exit(1);
    }
    return rules;
}

static Position position_of(const char *variant, const char *fen) {
    Position pos;
    Err err;
    const Rules *rules = rules_of(variant);
    if (!fen) position_start(&pos, rules);
    else if (!position_read(&pos, rules, fen, &err)) check_that(false, "%s: %s", fen, err.text);
    return pos;
}

static Personality standard(void) {
    Personality who;
    personality_init(&who);
    return who;
}

static SearchJob job_of(const Position *root, const Personality *who, int depth) {
    return (SearchJob){.root = *root, .who = who, .limits = {.depth = depth}, .table = table};
}

static SearchResult best_at(const char *variant, const char *fen, int depth) {
    Personality who = standard();
    Position pos = position_of(variant, fen);
    SearchJob job = job_of(&pos, &who, depth);
    return search_run(&job);
}

static const char *move_text(const Position *pos, Move move) {
    static char text[MOVE_TEXT_SIZE];
    if (!move) return "none";
    move_write(pos, move, NOTATION_COORDINATE, text);
    return text;
}

static bool is_legal(const Position *pos, Move move) {
    Move moves[MAX_MOVES];
    int count = position_moves(pos, moves);
    for (int i = 0; i < count; i++)
        if (moves[i] == move) return true;
    return false;
}

/* Every move of the line is legal where it is played; gives how it ends. */
static Result play_line(const Position *root, const Move *line, int length) {
    Position pos = *root;
    Undo undo;
    for (int i = 0; i < length; i++) {
        check_that(is_legal(&pos, line[i]), "move %d of a best line is not legal", i + 1);
        if (!is_legal(&pos, line[i])) return PLAYING;
        position_make(&pos, line[i], &undo);
    }
    return position_outcome(&pos).result;
}

/* --- winning ------------------------------------------------------------------------ */

typedef struct Finish {
    const char *variant, *fen;
    int depth, mate; /* moves to the end */
    const char *move;
} Finish;

static const Finish finishes[] = {
    {"chess-t1", "8/6i1/6kV/4s3/8/8/5P2/K7 w Pp 1 21", 4, 2, "f2c5"}, /* figure 6.5 */
    {"chess-t1", "5pk1/5R2/3P4/8/8/8/8/K7 w Pp 0 20", 2, 1, "d6f8c"}, /* figure 6.9 */
    {"chess-t1", "k7/3V4/7P/8/8/8/8/7K w Pp 0 20", 1, 1, NULL},       /* an open castle */
    {"chess-t1", "8/8/8/8/8/8/4kK2/8 w Pp 0 20", 1, 0, NULL},
    {"chess-t1", "8/8/8/8/8/8/5k2/4K3 b Pp 0 20", 7, 3, NULL}, /* figure 6.15: blockade */
    {"chess", "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", 2, 1, "h5f7"},
    {"chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 6, 2, "a1a6"},
    {"chess", "k7/P7/1K6/8/8/8/8/7R w - - 0 1", 4, 1, "h1h8"},
    {"chess", "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1", 3, 1, "b1b8"},
};

static void finds_the_finish(void) {
    for (size_t i = 0; i < sizeof finishes / sizeof *finishes; i++) {
        const Finish *finish = &finishes[i];
        Position pos = position_of(finish->variant, finish->fen);
        SearchResult result = best_at(finish->variant, finish->fen, finish->depth);
        check_that(result.mate == finish->mate, "%s: mate is %d, not %d", finish->fen, result.mate,
                   finish->mate);
        if (!finish->mate) continue;
        Result end = play_line(&pos, result.pv, result.pv_length);
        check_that(end == result_win((Side)pos.side), "%s: the line does not win", finish->fen);
        check_that(!finish->move || !strcmp(move_text(&pos, result.best), finish->move),
                   "%s: plays %s, not %s", finish->fen, move_text(&pos, result.best), finish->move);
    }
}

/* Whatever the limits and the slack, and though it is told to stop before it began. */
static void takes_what_ends_the_game(void) {
    static const char *const fens[] = {
        "8/1k6/8/2S5/8/8/8/K7 w Pp 0 20", "8/3V4/7P/8/8/8/5k2/7K w Pp 0 20",
    };
    atomic_bool stop;
    atomic_init(&stop, true);
    for (size_t i = 0; i < sizeof fens / sizeof *fens; i++) {
        for (uint64_t seed = 0; seed < 8; seed++) {
            Personality who = standard();
            Position pos = position_of("chess-t1", fens[i]);
            SearchJob job = job_of(&pos, &who, 0);
            job.limits = (Limits){.nodes = 1};
            job.stop = &stop;
            job.slack = 900;
            job.seed = seed;
            SearchResult result = search_run(&job);
            CHECK_INT(result.mate, 1);
            CHECK_INT(play_line(&pos, &result.best, 1), WHITE_WINS);
        }
    }
}

static void saves_a_threatened_king(void) {
    /* The Scout threatens the King, and nothing can be won: he has to go. */
    Position pos = position_of("chess-t1", "k7/8/1S6/8/8/8/8/3PKP2 b Pp 0 20");
    SearchResult result = best_at("chess-t1", "k7/8/1S6/8/8/8/8/3PKP2 b Pp 0 20", 1);
    Undo undo;
    CHECK(result.best != NO_MOVE);
    position_make(&pos, result.best, &undo);
    CHECK(!position_in_check(&pos, BLACK, NULL));
}

static void has_no_move_when_over(void) {
    SearchResult result = best_at("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 5);
    CHECK_INT(result.best, NO_MOVE); /* stalemate */
    CHECK_INT(result.score, 0);
    result = best_at("chess", "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", 5);
    CHECK_INT(result.best, NO_MOVE);
    CHECK(result.score < -MATE_SCORE + MAX_PLY);
}

/* --- limits --------------------------------------------------------------------------- */

static const char *const middle_games[] = {
    "4k1sr/1ii1iiii/r1s2c2/i1p1i3/2p1I1CI/1PS2S1R/III1III1/R1P1K3 w Pp 18 10",
    "4k2r/1ii1iiii/2r5/i3c1CI/3pi2R/RPSpII2/IIIKI1I1/8 w Pp 8 19",
    "4k2r/1ii1iiii/r4c2/i1p1i1CI/2pS4/1PS1I2R/III1III1/R3K3 b Pp 0 14",
};

static void same_job_same_result(void) {
    for (size_t i = 0; i < sizeof middle_games / sizeof *middle_games; i++) {
        Personality who = standard();
        Position pos = position_of("chess-t1", middle_games[i]);
        SearchJob job = job_of(&pos, &who, 0);
        job.limits.nodes = 5000;
        job.slack = 60;
        job.seed = i;
        SearchResult first = search_run(&job), again = search_run(&job);
        CHECK_INT(again.best, first.best);
        CHECK_INT(again.score, first.score);
        CHECK_INT((int64_t)again.nodes, (int64_t)first.nodes);
    }
}

static void keeps_its_limits(void) {
    Personality who = standard();
    Position pos = position_of("chess-t1", NULL);
    SearchJob job = job_of(&pos, &who, 3);
    CHECK_INT(search_run(&job).depth, 3);
    job.limits = (Limits){.nodes = 3000};
    CHECK(search_run(&job).nodes <= 3001);
}

/* However little is left, no more than that is spent, and there is always a limit. */
static void a_clock_is_never_overdrawn(void) {
    static const int lefts[] = {0, 1, 3, 20, 100, 1000, 60000, 7200000};
    for (int i = 0; i < 8 * 3 * 4 * 3; i++) {
        TimeLeft left = {.ms = lefts[i % 8], .increment_ms = i / 8 % 3 * 50,
                         .moves_to_go = i / 24 % 4 * 13 % 40, .overhead_ms = i / 96 * 10};
        Limits limits = limits_of_clock(&left);
        int64_t most = left.ms - left.overhead_ms > 1 ? left.ms - left.overhead_ms : 1;
        CHECK(limits.ms >= 1 && limits.soft_ms >= 1 && limits.soft_ms <= limits.ms);
        CHECK(limits.ms <= most);
        if (left.moves_to_go != 1) CHECK(limits.ms <= (most > 2 ? most / 2 : most));
    }
}

static void doubt_takes_time(void) {
    Pace sure = {.same = 0}, changing = {.same = 0}, falling = {.same = 0};
    for (int depth = 1; depth < 10; depth++) {
        pace_note(&sure, 7, 20);
        pace_note(&changing, (Move)(7 + depth % 2), 20);
        pace_note(&falling, 7, 20 - 30 * depth);
    }
    CHECK(pace_percent(&sure) < 100);
    CHECK(pace_percent(&changing) > 100);
    CHECK(pace_percent(&falling) > pace_percent(&sure));
}

typedef struct Thinking {
    SearchJob job;
    SearchResult result;
} Thinking;

static void *think(void *context) {
    Thinking *thinking = context;
    thinking->result = search_run(&thinking->job);
    return NULL;
}

static void raise_stop(void *sink, const SearchInfo *info) {
    if (info->depth >= 4) atomic_store((atomic_bool *)sink, true);
}

static void stops_when_told(void) {
    static Thinking thinking;
    atomic_bool stop;
    atomic_init(&stop, false);
    Personality who = standard();
    Position pos = position_of("chess-t1", NULL);
    thinking.job = job_of(&pos, &who, 0);
    thinking.job.stop = &stop;
    thinking.job.info = raise_stop;
    thinking.job.sink = &stop;
    think(&thinking);
    CHECK(thinking.result.depth >= 4 && thinking.result.depth < MAX_PLY - 1);
    CHECK(is_legal(&pos, thinking.result.best));
}

/* Two searches in two threads, of different games, over one table. */
static void threads_share_a_table(void) {
    static Thinking thinking[2];
    Personality who = standard();
    Position roots[2] = {position_of("chess-t1", middle_games[0]), position_of("chess", NULL)};
    pthread_t threads[2];
    for (int i = 0; i < 2; i++) {
        thinking[i].job = job_of(&roots[i], &who, 0);
        thinking[i].job.limits.nodes = 20000;
        CHECK_INT(pthread_create(&threads[i], NULL, think, &thinking[i]), 0);
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(threads[i], NULL);
        CHECK(is_legal(&roots[i], thinking[i].result.best));
        play_line(&roots[i], thinking[i].result.pv, thinking[i].result.pv_length);
    }
}

/* --- lines, slack, other minds ---------------------------------------------------------------------- */

typedef struct Lines {
    const Position *root;
    int count, last_score, last_line;
    Move first[MAX_LINES];
} Lines;

static void look_at_line(void *sink, const SearchInfo *info) {
    Lines *lines = sink;
    play_line(lines->root, info->pv, info->pv_length);
    CHECK(info->pv_length > 0);
    if (info->line > 1) {
        CHECK_INT(info->line, lines->last_line + 1);
        CHECK(info->score <= lines->last_score);
        for (int i = 0; i < info->line - 1; i++) CHECK(lines->first[i] != info->pv[0]);
    }
    lines->first[info->line - 1] = info->pv[0];
    lines->last_line = info->line;
    lines->last_score = info->score;
    lines->count++;
}

static void lines_differ_and_are_legal(void) {
    for (size_t i = 0; i < sizeof middle_games / sizeof *middle_games; i++) {
        Personality who = standard();
        Position pos = position_of("chess-t1", middle_games[i]);
        Lines lines = {.root = &pos};
        SearchJob job = job_of(&pos, &who, 4);
        job.lines = 4;
        job.info = look_at_line;
        job.sink = &lines;
        SearchResult result = search_run(&job);
        CHECK_INT(lines.count, 16);
        CHECK(is_legal(&pos, result.best));
    }
}

static void lines_are_no_more_than_moves(void) {
    Personality who = standard();
    Position pos = position_of("chess", "7k/8/8/8/8/8/6q1/7K w - - 0 1");
    Lines lines = {.root = &pos};
    SearchJob job = job_of(&pos, &who, 3);
    job.lines = 9;
    job.info = look_at_line;
    job.sink = &lines;
    search_run(&job);
    CHECK_INT(lines.count, 3);
}

/* Another game, another misjudgement; the same game, the same one. */
static void slack_varies_with_the_seed(void) {
    Personality who = standard();
    Position pos = position_of("chess-t1", middle_games[0]);
    SearchJob job = job_of(&pos, &who, 2);
    Move best = search_run(&job).best;
    bool varied = false;
    job.slack = 150;
    for (job.seed = 0; job.seed < 12; job.seed++) {
        SearchResult result = search_run(&job), again = search_run(&job);
        CHECK(is_legal(&pos, result.best));
        CHECK_INT(again.best, result.best);
        CHECK_INT(again.score, result.score);
        varied |= result.best != best;
        play_line(&pos, result.pv, result.pv_length);
        CHECK_INT(result.pv[0], result.best);
    }
    CHECK(varied);
}

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

/* White has one move, which takes the last piece. */
static void contempt_makes_draws_worse(void) {
    Personality who = standard();
    Position pos = position_of("chess", "7k/8/8/8/8/8/q7/K7 w - - 0 1");
    SearchJob job = job_of(&pos, &who, 3);
    CHECK_INT(search_run(&job).score, 0);
    who.weights.contempt = 50;
    CHECK_INT(search_run(&job).score, -50);
    who.weights.contempt = -50;
    CHECK_INT(search_run(&job).score, 50);
}

/* A rook down, White gives check for ever, on d8 and g5. */
static const char *const perpetual = "6k1/5p1p/5Q2/8/8/8/qr3PPP/6K1 w - - 0 1";

static void repetition_is_a_draw(void) {
    SearchResult result = best_at("chess", perpetual, 9);
    Position pos = position_of("chess", perpetual);
    Undo undo;
    CHECK_INT(result.score, 0);
    position_make(&pos, result.best, &undo);
    CHECK(position_in_check(&pos, BLACK, NULL));
}

/* The game has already had what the check would bring for the third time. */
static void the_past_counts(void) {
    Personality who = standard();
    Position pos = position_of("chess-t1", "8/8/8/3k4/8/8/8/3K4 w Pp 0 20");
    uint64_t past[8];
    Undo undo;
    Err err;
    Move move;
    for (int i = 0; i < 8; i++) {
        static const char *const there_and_back[] = {"d1c1", "d5e5", "c1d1", "e5d5"};
        past[i] = pos.key;
        CHECK(move_read(&pos, there_and_back[i % 4], &move, &err));
        if (i < 7) position_make(&pos, move, &undo);
    }
    SearchJob job = job_of(&pos, &who, 1);
    job.past = past;
    job.past_count = 7;
    job.lines = 16;
    who.weights.contempt = 700; /* for Black, who is to move: to repeat is bad */
    CHECK(search_run(&job).best != move);
    who.weights.contempt = -700;
    CHECK_INT(search_run(&job).best, move);
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

/* Only the last of a kind must not be lost: an attack on another is no check, and looking one
 * ply deeper at each would have no end. */
static void others_of_a_kind_are_no_danger(void) {
    Position pos = position_of("extinction", NULL);
    Undo undo;
    Move moves[3] = {NO_MOVE};
    static const char *const line[] = {"e2e4", "d7d5"};
    for (int i = 0; i < 2; i++) {
        Err err;
        CHECK(move_read(&pos, line[i], &moves[i], &err));
        position_make(&pos, moves[i], &undo);
    }
    CHECK(!position_in_check(&pos, WHITE, NULL));
    CHECK(best_at("extinction", NULL, 5).nodes < 100000);
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
    Err err;
    library = library_new(&err);
    table = table_new(TABLE_MEGABYTES);
    if (!library || !table) {
        printf("not ok search: %s\n", library ? "no memory" : err.text);
        return 1;
    }
    TEST(finds_the_finish);
    TEST(takes_what_ends_the_game);
    TEST(saves_a_threatened_king);
    TEST(has_no_move_when_over);
    TEST(same_job_same_result);
    TEST(keeps_its_limits);
    TEST(stops_when_told);
    TEST(a_clock_is_never_overdrawn);
    TEST(doubt_takes_time);
    TEST(threads_share_a_table);
    TEST(lines_differ_and_are_legal);
    TEST(lines_are_no_more_than_moves);
    TEST(slack_varies_with_the_seed);
    TEST(an_evaluation_is_the_own_sides);
    TEST(evaluates_both_sides_alike);
    TEST(the_enemy_counts_in_percent);
    TEST(sees_who_cannot_be_stopped);
    TEST(values_follow_from_the_rules);
    TEST(contempt_makes_draws_worse);
    TEST(repetition_is_a_draw);
    TEST(the_past_counts);
    TEST(others_of_a_kind_are_no_danger);
    TEST(plays_every_variant);
    TEST(rows_name_every_weight);
    TEST(every_weight_changes_a_move);
    table_free(table);
    library_free(library);
    return check_end();
}
