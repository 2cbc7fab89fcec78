/* Match: the command match. Games between two players, a line for each as it ends, and what they
 * add up to; or the sum of archives that shards have written (--join). */
#include "cli/match.h"

#include "cli/command.h"
#include "cli/match_jobs.h"

#include "base/file.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATIENCE_SECONDS = 60, MAX_PLIES = 1000, BALANCE = 60 };

static uint64_t number_or(const Cli *cli, OptionId id, uint64_t standard) {
    return cli_given(cli, id) ? cli->args.number[id] : standard;
}

/* --- what is played ------------------------------------------------------------------- */

static bool read_shard(const Cli *cli, Match *match, Err *err) {
    const char *text = cli->args.value[OPTION_SHARD];
    char *end;
    match->shards = 1;
    if (!text)
        return true;
    long shard = strtol(text, &end, 10);
    long shards = *end == '/' ? strtol(end + 1, &end, 10) : 0;
    if (*end || shard < 1 || shards < shard || shards > 1000000)
        return err_set(err, "--shard wants I/N, I from 1 to N: %s", text);
    match->shard = (int)shard - 1;
    match->shards = (int)shards;
    return true;
}

static bool read_sprt(const Cli *cli, Match *match, Err *err) {
    const char *text = cli->args.value[OPTION_SPRT];
    char *end;
    if (!text)
        return true;
    match->tests = true;
    match->sprt.elo0 = strtod(text, &end);
    bool good = end > text && *end == ',';
    const char *second = end + 1;
    if (good)
        match->sprt.elo1 = strtod(second, &end);
    if (!good || end == second || *end || !(match->sprt.elo0 < match->sprt.elo1) ||
        fabs(match->sprt.elo0) > 1000 || fabs(match->sprt.elo1) > 1000)
        return err_set(err, "--sprt wants ELO0,ELO1, the first below the second: %s", text);
    return true;
}

static bool read_effort(const Cli *cli, Match *match, Err *err) {
    const char *clock = cli->args.value[OPTION_TC];
    match->terms.margin_ms = (int64_t)number_or(cli, OPTION_MARGIN, 0);
    match->effort =
        (Effort){.limits = {.depth = (int)cli->args.number[OPTION_DEPTH],
                            .nodes = cli->args.number[OPTION_NODES],
                            .ms = (int)cli->args.number[OPTION_MOVETIME]},
                 .patience_ms = 1000 * (int64_t)number_or(cli, OPTION_PATIENCE, PATIENCE_SECONDS),
                 .margin_ms = match->terms.margin_ms};
    if (clock && cli_given(cli, OPTION_MOVETIME))
        return err_set(err, "--movetime and --tc cannot both be");
    return !clock || clock_rule_read(clock, &match->terms.clock, err);
}

static bool match_read(Cli *cli, Match *match, Err *err) {
    match->names[0] = cli->args.value[OPTION_WHITE];
    match->names[1] = cli->args.value[OPTION_BLACK];
    match->games = (int)number_or(cli, OPTION_GAMES, 2);
    match->jobs = (int)number_or(cli, OPTION_JOBS, 1);
    match->profiles = cli_given(cli, OPTION_PROFILE);
    match->out = cli->args.value[OPTION_OUT];
    match->terms.max_plies = (int)number_or(cli, OPTION_MAX_PLIES, MAX_PLIES);
    match->terms.seed = number_or(cli, OPTION_SEED, 1);
    return read_shard(cli, match, err) && read_sprt(cli, match, err) &&
           read_effort(cli, match, err);
}

static bool match_load(Cli *cli, Match *match, Err *err) {
    match->terms.rules = cli_rules(cli, err);
    if (!match->terms.rules)
        return false;
    match->library = cli->library;
    match->openings = openings_new(cli->args.value[OPTION_OPENINGS], match->terms.rules,
                                   cli->library, (int)number_or(cli, OPTION_BALANCE, BALANCE), err);
    return match->openings != NULL;
}

bool match_has(const Match *match, int pair) {
    return pair % match->shards == match->shard;
}

/* --- playing -------------------------------------------------------------------------- */

bool match_play(const Match *match, Player *const players[2], int pair, int half, Played *played,
                Err *err) {
    Game *opening = openings_game(match->openings, match->terms.seed, pair);
    *played = (Played){.pair = pair, .half = half};
    return match_game(&match->terms, players, opening, played, err);
}

static void line_print(const Match *match, const Played *played) {
    Outcome outcome = game_outcome(played->game, false);
    printf("game %d.%d %s %s %d %s - %s", played->pair + 1, played->half + 1,
           result_name(outcome.result), outcome.reason, played->game->count,
           match->names[played->half], match->names[1 - played->half]);
    printf(played->says[0] ? " (%s)\n" : "\n", played->says);
    fflush(stdout);
}

static void count_game(Match *match, const Played *played) {
    tally_add(&match->tally, played->pair, played->half, game_outcome(played->game, false).result,
              played->game->count);
    if (match->profiles)
        profile_add(&match->profile, played->game, played->opening,
                    played->half == 0 ? WHITE : BLACK);
}

bool match_take(Match *match, const Played *played, Err *err) {
    Text text;
    line_print(match, played);
    count_game(match, played);
    if (!match->out)
        return true;
    text_init(&text);
    archive_write(played, match->names, &text);
    bool good = archive_append(match->out, &text, err);
    text_clear(&text);
    return good;
}

bool match_decided(const Match *match) {
    return match->tests && sprt_verdict(&match->tally, &match->sprt) != VERDICT_OPEN;
}

static bool play_all(Match *match, Player *const players[2], Err *err) {
    for (int i = 0; i < match->games && !match_decided(match); i++) {
        if (!match_has(match, i / 2))
            continue;
        Played played;
        bool good = match_play(match, players, i / 2, i % 2, &played, err) &&
                    match_take(match, &played, err);
        game_free(played.game);
        if (!good)
            return false;
    }
    return true;
}

static void sum_print(const Match *match) {
    Text text;
    text_init(&text);
    tally_write(&match->tally, match->tests ? &match->sprt : NULL, &text);
    profile_write(&match->profile, match->names, &text);
    printf("%s against %s\n%s", match->names[0], match->names[1], text.data);
    text_clear(&text);
}

bool match_players(const Match *match, Player *players[2], Err *err) {
    players[0] = players[1] = NULL;
    for (int i = 0; i < 2; i++) {
        players[i] =
            player_new(match->names[i], match->terms.rules, match->library, &match->effort, err);
        if (!players[i])
            return false;
    }
    return true;
}

static bool match_alone(Match *match, Err *err) {
    Player *players[2];
    bool good = match_players(match, players, err) && play_all(match, players, err);
    player_free(players[0]);
    player_free(players[1]);
    return good;
}

static bool match_run(Match *match, Err *err) {
    bool good = match->jobs > 1 ? match_jobs(match, err) : match_alone(match, err);
    if (good)
        sum_print(match);
    return good;
}

/* Without players: the openings alone, a line each. */
static bool openings_print(const Match *match) {
    for (int pair = 0; 2 * pair < match->games; pair++) {
        if (!match_has(match, pair))
            continue;
        Text text;
        text_init(&text);
        Game *game = openings_game(match->openings, match->terms.seed, pair);
        opening_write(game, &text);
        fputs(text.data, stdout);
        fflush(stdout);
        game_free(game);
        text_clear(&text);
    }
    return true;
}

/* --- joining -------------------------------------------------------------------------- */

static bool join_game(Match *match, Record *record, char names[2][256], Err *err) {
    const char *variant = record_tag(record, "Variant");
    const Rules *rules = library_rules(match->library, variant, err);
    Played played;
    if (!rules || !archive_read(record, rules, &played, err))
        return false;
    bool good = true;
    for (int i = 0; i < 2; i++) {
        const char *name = archive_name(record, &played, i);
        if (!match->names[i]) {
            snprintf(names[i], 256, "%s", name);
            match->names[i] = names[i];
        } else if (strncmp(match->names[i], name, 255) != 0) {
            good = err_set(err, "round %d.%d is not of %s but of %s", played.pair + 1,
                           played.half + 1, match->names[i], name);
        }
    }
    if (good)
        count_game(match, &played);
    game_free(played.game);
    return good;
}

static bool join_file(Match *match, const char *path, char names[2][256], Err *err) {
    Pgn pgn;
    Record *record = NULL;
    Err why = {""};
    char *text = file_read(path, ARCHIVE_LIMIT, NULL, err);
    if (!text)
        return false;
    pgn_open(&pgn, text, path);
    free(text);
    bool good;
    while ((good = pgn_next(&pgn, &record, err)) && record) {
        good = join_game(match, record, names, &why);
        record_free(record);
        if (!good) {
            err_set(err, strstr(why.text, path) ? "%s" : "%s: %s", why.text, path);
            break;
        }
    }
    pgn_close(&pgn);
    return good;
}

static bool match_join(Cli *cli, Match *match, Err *err) {
    char names[2][256];
    match->library = cli_library(cli, err);
    match->names[0] = match->names[1] = NULL;
    for (int i = 0; cli_word(cli, i); i++)
        if (!match->library || !join_file(match, cli_word(cli, i), names, err))
            return false;
    if (tally_games(&match->tally) == 0)
        return err_set(err, "there is no game in it: %s", cli_word(cli, 0));
    sum_print(match);
    return true;
}

/* --- the command ---------------------------------------------------------------------- */

/* Which options go together. */
static bool line_fits(const Cli *cli, Err *err) {
    bool white = cli_given(cli, OPTION_WHITE), black = cli_given(cli, OPTION_BLACK);
    if (cli_given(cli, OPTION_JOIN))
        return (cli_word(cli, 0) && !white && !black) ||
               err_set(err, "--join wants files, and no players");
    if (cli_word(cli, 0))
        return err_set(err, "files are for --join only: %s", cli_word(cli, 0));
    if (white != black)
        return err_set(err, "a match wants both players: %s", white ? "--black" : "--white");
    return white || cli_given(cli, OPTION_OPENINGS) ||
           err_set(err, "a match wants players: --white, --black");
}

int command_match(Cli *cli, Err *err) {
    Match match = {0};
    if (!line_fits(cli, err) || !match_read(cli, &match, err))
        return CODE_USAGE;
    bool good;
    if (cli_given(cli, OPTION_JOIN))
        good = match_join(cli, &match, err);
    else
        good = match_load(cli, &match, err) &&
               (match.names[0] ? match_run(&match, err) : openings_print(&match));
    openings_free(match.openings);
    tally_clear(&match.tally);
    profile_clear(&match.profile);
    return good ? CODE_DONE : CODE_FAILED;
}
