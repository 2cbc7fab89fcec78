/* Profile: the traits, one row each, and their statistics. See profile.h. */
#include "match/profile.h"

#include "base/memory.h"

#include <math.h>
#include <stdlib.h>

#define CLEAR_ERRORS 3.0 /* standard errors from which on a difference is taken for one */

/* One half-move as the traits see it. */
typedef struct Step {
    const Position *before, *after;
    Move move;
    Side side;
    Kind mover;
} Step;

/* --- traits ----------------------------------------------------------------------------- */

static int captures(const Step *s) {
    MoveAction action = move_action(s->move);
    return action == MOVE_CAPTURE || action == MOVE_EN_PASSANT || action == MOVE_CONVERT;
}

static int exchanges(const Step *s) {
    return move_action(s->move) == MOVE_EXCHANGE;
}

static int sacrifices(const Step *s) {
    return move_action(s->move) == MOVE_SACRIFICE;
}

/* Whether a square is beyond the middle of the board, as a side sees it; a middle rank is nobody's.
 */
static bool is_beyond(const Rules *rules, Square square, Side side) {
    int rank = square / rules->files;
    int from_home = side == WHITE ? rank : rules->ranks - 1 - rank;
    return 2 * from_home >= rules->ranks;
}

static bool stays(const Step *s) {
    MoveAction action = move_action(s->move);
    return action == MOVE_DROP || action == MOVE_PASS || action == MOVE_CASTLE;
}

static int advances(const Step *s) {
    const Rules *rules = s->before->rules;
    return !stays(s) && !is_beyond(rules, move_from(s->move), s->side) &&
           is_beyond(rules, move_to(s->move), s->side);
}

static int retreats(const Step *s) {
    const Rules *rules = s->before->rules;
    int from = move_from(s->move) / rules->files, to = move_to(s->move) / rules->files;
    return !stays(s) && (s->side == WHITE ? to < from : to > from);
}

static int king_moves(const Step *s) {
    return move_action(s->move) != MOVE_CASTLE && (s->before->rules->vital_kinds >> s->mover & 1);
}

static int castlings(const Step *s) {
    return move_action(s->move) == MOVE_CASTLE;
}

static bool is_in_place(const Place *place, Side side, Square square) {
    return place->of[square] >> side & 1;
}

/* Into a zone of the enemy, such as its castle. */
static int zone_entries(const Step *s) {
    const Rules *rules = s->before->rules;
    Side enemy = side_other(s->side);
    for (int i = 0; i < rules->zone_count && !stays(s); i++)
        if (is_in_place(&rules->zones[i].own, enemy, move_to(s->move)) &&
            !is_in_place(&rules->zones[i].own, enemy, move_from(s->move)))
            return 1;
    return 0;
}

static int checks(const Step *s) {
    return position_in_check(s->after, side_other(s->side), NULL);
}

static int changes(const Step *s) {
    return move_action(s->move) != MOVE_DROP && move_becomes(s->move) != 0;
}

static int drops(const Step *s) {
    return move_action(s->move) == MOVE_DROP;
}

/* How many moves there were to choose from. */
static int choices(const Step *s) {
    return (int)position_count(s->before);
}

static const struct {
    const char *name;
    int (*count)(const Step *step);
    bool each; /* told for one move, not for a hundred */
} traits[] = {
    {"captures", captures, false},     {"exchanges", exchanges, false},
    {"sacrifices", sacrifices, false}, {"steps over the middle", advances, false},
    {"steps back", retreats, false},   {"moves of the King", king_moves, false},
    {"castlings", castlings, false},   {"entries into the enemy's zones", zone_entries, false},
    {"checks", checks, false},         {"promotions", changes, false},
    {"drops", drops, false},           {"legal moves, in each", choices, true},
};

enum { TRAITS = sizeof traits / sizeof *traits };
_Static_assert((int)TRAITS <= (int)MAX_TRAITS, "room for every trait");

/* --- counting --------------------------------------------------------------------------- */

void profile_clear(Profile *profile) {
    free(profile->games);
    *profile = (Profile){0};
}

static void count_step(ProfileGame *counted, const Step *step, int player) {
    counted->moves[player]++;
    for (int i = 0; i < TRAITS; i++)
        counted->count[player][i] += traits[i].count(step);
}

void profile_add(Profile *profile, const Game *game, int opening, Side first) {
    if (profile->count == profile->room) {
        profile->room = profile->room ? 2 * profile->room : 64;
        profile->games =
            memory_resize(profile->games, (size_t)profile->room * sizeof *profile->games);
    }
    ProfileGame *counted = &profile->games[profile->count++];
    *counted = (ProfileGame){0};
    Position before = game->start, after;
    for (int i = 0; i < game->count; i++, before = after) {
        Undo undo;
        Move move = game->moves[i];
        after = before;
        position_make(&after, move, &undo);
        if (i < opening)
            continue;
        Step step = {&before, &after, move, (Side)before.side,
                     piece_kind(before.board[move_from(move)])};
        count_step(counted, &step, step.side == first ? 0 : 1);
    }
}

/* --- statistics ------------------------------------------------------------------------- */

typedef struct Ratio {
    double rate, error, mean_moves;
} Ratio;

/* Of what one player did in a game, how far it is from what its moves there would let expect. */
static double residual(const ProfileGame *game, int player, int trait, const Ratio *ratio) {
    return (game->count[player][trait] - ratio->rate * game->moves[player]) / ratio->mean_moves;
}

/* A ratio of sums, with the error that its residuals have between the games. */
static Ratio ratio_of(const Profile *profile, int player, int trait) {
    double sum = 0, moves = 0, squares = 0;
    int n = profile->count;
    for (int i = 0; i < n; i++) {
        sum += profile->games[i].count[player][trait];
        moves += profile->games[i].moves[player];
    }
    Ratio ratio = {moves > 0 ? sum / moves : 0, 0, moves > 0 ? moves / n : 1};
    for (int i = 0; i < n; i++) {
        double rest = residual(&profile->games[i], player, trait, &ratio);
        squares += rest * rest;
    }
    ratio.error = n > 1 ? sqrt(squares / n / (n - 1)) : 0;
    return ratio;
}

/* The error of the difference: both play the same games, so what they have in common goes out. */
static double difference_error(const Profile *profile, int trait, const Ratio ratios[2]) {
    double squares = 0;
    int n = profile->count;
    for (int i = 0; i < n; i++) {
        double rest = residual(&profile->games[i], 0, trait, &ratios[0]) -
                      residual(&profile->games[i], 1, trait, &ratios[1]);
        squares += rest * rest;
    }
    return n > 1 ? sqrt(squares / n / (n - 1)) : 0;
}

static void trait_write(const Profile *profile, int trait, Text *out) {
    Ratio ratios[2] = {ratio_of(profile, 0, trait), ratio_of(profile, 1, trait)};
    double error = difference_error(profile, trait, ratios);
    double difference = error > 0 ? (ratios[0].rate - ratios[1].rate) / error : 0;
    double times = traits[trait].each ? 1 : 100;
    if (ratios[0].rate == 0 && ratios[1].rate == 0)
        return;
    text_format(out, "%-32s %8.2f +- %-6.2f %8.2f +- %-6.2f %+6.1f%s\n", traits[trait].name,
                times * ratios[0].rate, times * ratios[0].error, times * ratios[1].rate,
                times * ratios[1].error, difference, fabs(difference) >= CLEAR_ERRORS ? " *" : "");
}

void profile_write(const Profile *profile, const char *const names[2], Text *out) {
    if (profile->count == 0)
        return;
    text_format(out, "in 100 moves of %s, of %s, and how many standard errors they differ by:\n",
                names[0], names[1]);
    for (int i = 0; i < TRAITS; i++)
        trait_write(profile, i, out);
}
