/* Perft with nothing but base, core and rules: a toy game defined in C, its leaves
 * counted by the compiled rules and by the few lines below, which know nothing of them.
 *
 * The toy: boards of any size with two Crowns a side in the corners. A Crown steps one
 * square straight and takes what it meets; a side without Crowns has lost. */
#include "../unit/check.h"

#include "core/perft.h"
#include "rules/compile.h"

static const MotionDef steps[] = {
    {.df = 0, .dr = 1, .least = 1, .most = 1, .quiet = true, .hits = true},
    {.df = 0, .dr = -1, .least = 1, .most = 1, .quiet = true, .hits = true},
    {.df = 1, .dr = 0, .least = 1, .most = 1, .quiet = true, .hits = true},
    {.df = -1, .dr = 0, .least = 1, .most = 1, .quiet = true, .hits = true},
};

static VariantDef toy_def(int files, int ranks, const char *start) {
    return (VariantDef){
        .at = {"toy", 1},
        .name = "toy",
        .title = {"Toy", "Игрушка"},
        .says = {"A toy.", "Игрушка."},
        .files = files,
        .ranks = ranks,
        .start = start,
        .pieces[0] = {.at = {"toy", 2},
                      .name = "crown",
                      .letter = 'C',
                      .title = {"Crown", "Корона"},
                      .abbreviation = {"C", "К"},
                      .motions = steps,
                      .motion_count = 4},
        .piece_count = 1,
        .hits[0] = {.at = {"toy", 3},
                    .name = "take",
                    .needs = NEEDS_NOTHING,
                    .result = HIT_CAPTURE},
        .hit_count = 1,
        .ends[0] = {.at = {"toy", 4},
                    .name = "crowns",
                    .says = {"takes the last Crown", "бьёт последнюю Корону"},
                    .what = ENDS_WITHOUT,
                    .kinds = {{"crown"}, 1},
                    .result = "loss"},
        .end_count = 1,
    };
}

typedef struct Toy {
    int files, ranks, side;
    char board[MAX_SQUARES]; /* 0, or 1 + the side */
} Toy;

static bool toy_over(const Toy *toy) {
    int count[3] = {0};
    for (int i = 0; i < toy->files * toy->ranks; i++)
        count[(int)toy->board[i]]++;
    return count[1] == 0 || count[2] == 0;
}

static int64_t toy_perft(const Toy *toy, int depth) {
    static const int df[] = {0, 0, 1, -1}, dr[] = {1, -1, 0, 0};
    if (depth == 0)
        return 1;
    if (toy_over(toy))
        return 0;
    int64_t leaves = 0;
    for (int from = 0; from < toy->files * toy->ranks; from++)
        for (int i = 0; i < 4 && toy->board[from] == 1 + toy->side; i++) {
            int file = from % toy->files + df[i], rank = from / toy->files + dr[i];
            int to = rank * toy->files + file;
            if (file < 0 || file >= toy->files || rank < 0 || rank >= toy->ranks ||
                toy->board[to] == 1 + toy->side)
                continue;
            Toy next = *toy;
            next.board[to] = next.board[from];
            next.board[from] = 0;
            next.side = !toy->side;
            leaves += toy_perft(&next, depth - 1);
        }
    return leaves;
}

/* White's Crowns stand on the first rank's corners, Black's on the last one's. */
static void same_leaves(int files, int ranks, const char *start, int depths) {
    static VariantDef def; /* far too large for a stack */
    def = toy_def(files, ranks, start);
    Toy toy = {.files = files, .ranks = ranks};
    toy.board[0] = toy.board[files - 1] = 1;
    toy.board[files * (ranks - 1)] = toy.board[files * ranks - 1] = 2;
    Err err = {""};
    Arena *arena = arena_new();
    const Rules *rules = rules_compile(&def, arena, &err);
    check_that(rules, "%s", err.text);
    for (int depth = 0; rules && depth <= depths; depth++) {
        Position pos;
        position_start(&pos, rules);
        CHECK_INT((int64_t)perft(&pos, depth), toy_perft(&toy, depth));
    }
    arena_free(arena);
}

static void leaves_on_a_board_of_3x3(void) {
    same_leaves(3, 3, "c1c/3/C1C w - 0 1", 7);
}

static void leaves_on_a_board_of_64_squares(void) {
    same_leaves(8, 8, "c6c/8/8/8/8/8/8/C6C w - 0 1", 5);
}

static void leaves_on_a_board_of_128_squares(void) {
    same_leaves(16, 8, "c14c/16/16/16/16/16/16/C14C w - 0 1", 5);
}

int main(void) {
    TEST(leaves_on_a_board_of_3x3);
    TEST(leaves_on_a_board_of_64_squares);
    TEST(leaves_on_a_board_of_128_squares);
    return check_end();
}
