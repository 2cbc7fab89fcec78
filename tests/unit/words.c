/* Words of the rule language that no shipped game uses, each in a game of a few pieces, and
 * every position on the way held against the slow reference. */
#include "check.h"
#include "laid.h"

#include "core/verify.h"

/* Kings on a small board with one more piece; the rest comes with each test. */
static const char SMALL[] =
    "variant \"laid\" { board = \"5x5\", start = START, FIELDS }\n"
    "piece \"king\" { letter = \"K\", strength = 1, moves = { step \"all\" } }\n"
    "ROOK"
    "piece \"man\" { letter = \"M\", strength = 1, moves = { step \"forward\" } }\n"
    "ends \"king\" { without = \"king\", result = \"loss\" }\n";

static const char ROOK[] =
    "piece \"rook\" { letter = \"R\", strength = 2, moves = { slide \"orthogonal\" } }\n";

/* SMALL with its start and fields filled in. */
static bool lay_small(Table *table, const char *start, const char *fields, const char *lines) {
    char head[2048], *out = head;
    for (const char *at = SMALL; *at;) {
        if (!strncmp(at, "START", 5))
            out += sprintf(out, "\"%s\"", start), at += 5;
        else if (!strncmp(at, "ROOK", 4)) /* unless the test brings its own */
            out += sprintf(out, "%s", strstr(lines, "piece \"rook\"") ? "" : ROOK), at += 4;
        else if (!strncmp(at, "FIELDS", 6))
            out += sprintf(out, "%s", fields), at += 6;
        else
            *out++ = *at++;
    }
    *out = '\0';
    return lay_file(table, head, lines);
}

/* The position after the moves, each made, verified, taken back and made again. */
static void leads_to(Table *table, const char *moves, const char *fen) {
    char list[256], found[FEN_SIZE];
    Err err = {""};
    snprintf(list, sizeof list, "%s", moves);
    for (char *text = strtok(list, " "); text; text = strtok(NULL, " ")) {
        Undo undo;
        Position before = table->pos;
        check_that(make(table, text, &undo), "%s is not legal", text);
        position_unmake(&table->pos, &undo);
        check_that(!memcmp(&table->pos, &before, sizeof before), "%s taken back", text);
        make(table, text, &undo);
        check_that(position_verify(&table->pos, &err), "%s", err.text);
    }
    position_write(&table->pos, found);
    CHECK_TEXT(found, fen);
    library_free(table->library);
}

static void a_hit_converts(void) {
    Table table;
    if (lay_small(&table, "k4/5/r4/5/R3K w - 0 1", "",
                  "hit \"win-over\" { by = \"rook\", result = \"convert\" }\n"))
        leads_to(&table, "a1a3", "k4/5/R4/5/R3K b - 0 1");
}

static void a_hit_costs_the_hitter(void) {
    Table table;
    if (lay_small(&table, "k4/5/r4/5/R3K w - 0 1", "",
                  "hit \"fall\" { by = \"rook\", result = \"sacrifice\" }\n"))
        leads_to(&table, "a1a3", "k4/5/r4/5/4K b - 0 1");
}

static void a_hit_is_repelled(void) {
    Table table;
    if (lay_small(&table, "k4/5/r4/5/R3K w - 0 1", "",
                  "hit \"strong\" { needs = \"surplus\" }\n"
                  "hit \"weak\" { result = \"repel\" }\n"))
        leads_to(&table, "a1a3", "k4/5/r4/5/R3K b - 1 1");
}

static void a_piece_changes_by_capturing(void) {
    Table table;
    if (lay_small(&table, "k4/5/m4/M4/4K w - 0 1", "",
                  "promote \"man\" { on = \"anywhere\", capturing = true, to = \"rook\" }\n"))
        leads_to(&table, "a2a3r", "k4/5/R4/5/4K b - 0 1");
}

static void a_piece_is_demoted(void) {
    Table table;
    if (lay_small(&table, "4k/5/5/R4/4K w - 0 1", "",
                  "promote \"rook\" { on = \"last rank\", to = \"man\" }\n"))
        leads_to(&table, "a2a5m", "M3k/5/5/5/4K b - 1 1");
}

static void turns_have_two_moves(void) {
    Table table;
    if (lay_small(&table, "4k/5/5/M4/4K w - 2 0 1", "turn = 2", ""))
        leads_to(&table, "a2a3 a3a4 e5e4", "5/M3k/5/5/4K b - 1 3 1");
}

static void a_side_may_pass(void) {
    Table table;
    if (lay_small(&table, "4k/5/5/M4/4K w - 0 1", "may_pass = true", ""))
        leads_to(&table, "pass e5e4", "5/4k/5/M4/4K w - 2 2");
}

static void nothing_crosses_a_hole(void) {
    Table table;
    if (lay_small(&table, "k4/5/5/5/R3K w - 0 1", "holes = \"a3\"", "")) {
        Undo undo;
        CHECK(!make(&table, "a1a3", &undo));
        CHECK(!make(&table, "a1a4", &undo));
        leads_to(&table, "a1a2", "k4/5/5/R4/4K b - 1 1");
    }
}

static void all_protected_pieces_are_safe(void) {
    Table table;
    if (lay_small(&table, "k2rk/5/5/5/K3K w - 0 1", "", "protect \"king\"\n")) {
        Undo undo;
        CHECK(!make(&table, "e1d1", &undo)); /* into the rook's file */
        CHECK(!make(&table, "a1b1", &undo) || !position_in_check(&table.pos, WHITE, NULL));
        library_free(table.library);
    }
}

static void what_is_taken_is_dropped(void) {
    Table table;
    if (lay_small(&table, "4k/5/m4/M4/4K[] w - 0 1", "", "drop \"man\" { one_per_file = true }\n")) {
        Undo undo;
        CHECK(make(&table, "a2a3", &undo));
        CHECK(make(&table, "e5e4", &undo));
        CHECK(!make(&table, "M@a1", &undo));
        leads_to(&table, "M@b1", "5/4k/M4/5/1M2K[] b - 0 2");
    }
}

/* A rook's strength acts diagonally too, and not along its own file. */
static void strength_differs_from_moves(void) {
    Table table;
    if (!lay_small(&table, "k4/5/2R2/5/4K w - 0 1", "",
                   "hit \"strong\" { needs = \"surplus\" }\n"
                   "piece \"rook\" { letter = \"R\", strength = 2, moves = { slide \"sideways\",\n"
                   "  slide { \"forward\", \"backward\", strength = false },\n"
                   "  slide { \"diagonal\", only = \"strength\" } } }\n"))
        return;
    CHECK_INT(position_strength(&table.pos, 24).of[WHITE], 4); /* e5 */
    CHECK_INT(position_strength(&table.pos, 22).of[WHITE], 0); /* c5 */
    CHECK_INT(position_strength(&table.pos, 10).of[WHITE], 4); /* a3 */
    leads_to(&table, "c3c5", "k1R2/5/5/5/4K b - 1 1");
}

/* Sums that a byte does not hold. */
static void sums_are_large(void) {
    Table table;
    Err err = {""};
    if (!lay_small(&table, "k4/5/1RRR1/1RRRR/4K w - 0 1", "",
                   "hit \"strong\" { needs = \"surplus\" }\n"
                   "piece \"rook\" { letter = \"R\", strength = 20, moves = { slide \"orthogonal\" } }\n"))
        return;
    Sums sums[MAX_SQUARES];
    position_strengths(&table.pos, sums);
    CHECK_INT(sums[7].of[WHITE], 160); /* c2: four Rooks of 20, doubled */
    check_that(position_verify(&table.pos, &err), "%s", err.text);
    library_free(table.library);
}

static void who_can_take_has_to(void) {
    Table table;
    if (lay_small(&table, "4k/5/m4/M4/4K w - 0 1", "must_hit = true", ""))
        CHECK_INT((int)position_count(&table.pos), 1), library_free(table.library);
}

int main(void) {
    TEST(a_hit_converts);
    TEST(a_hit_costs_the_hitter);
    TEST(a_hit_is_repelled);
    TEST(a_piece_changes_by_capturing);
    TEST(a_piece_is_demoted);
    TEST(turns_have_two_moves);
    TEST(a_side_may_pass);
    TEST(nothing_crosses_a_hole);
    TEST(all_protected_pieces_are_safe);
    TEST(what_is_taken_is_dropped);
    TEST(strength_differs_from_moves);
    TEST(sums_are_large);
    TEST(who_can_take_has_to);
    return check_end();
}
