/* Think: the command best. One search of one position, on this thread; what it finds
 * is printed as it is found.
 *
 * The clock is shown only when the clock decides: without a limit of time the same
 * command prints the same lines each time. */
#include "cli/answer.h"
#include "cli/command.h"

#include "core/notation.h"
#include "session/thinker.h"

#include <inttypes.h>

static void info_print(void *sink, const SearchInfo *info) {
    const SearchJob *job = sink;
    printf("info depth %d ", info->depth);
    if (job->lines > 1)
        printf("multipv %d ", info->line);
    if (info->mate)
        printf("score mate %d", info->mate);
    else
        printf("score cp %d", info->score);
    printf(" nodes %" PRIu64, info->nodes);
    if (job->limits.ms > 0)
        printf(" nps %" PRIu64 " time %" PRId64,
               info->nodes * 1000 / (uint64_t)(info->ms > 0 ? info->ms : 1), info->ms);
    printf(" pv");
    Position pos = job->root;
    for (int i = 0; i < info->pv_length; i++) {
        char text[MOVE_TEXT_SIZE];
        Undo undo;
        move_write(&pos, info->pv[i], NOTATION_COORDINATE, text);
        position_make(&pos, info->pv[i], &undo);
        printf(" %s", text);
    }
    putchar('\n');
    fflush(stdout);
}

/* The limits of the command line; those of a level only when it names none. */
static bool limits_take(const Cli *cli, const Personality *who, SearchJob *job, Err *err) {
    const uint64_t *number = cli->args.number;
    int level = cli_given(cli, OPTION_LEVEL) ? (int)number[OPTION_LEVEL] : 0;
    if (level > who->level_count)
        return err_set(err, "the levels of %s are 1 to %d: --level %d", who->name,
                       who->level_count, level);
    if (level > 0)
        job->slack = who->levels[level - 1].slack;
    if (cli_given(cli, OPTION_DEPTH) || cli_given(cli, OPTION_NODES) ||
        cli_given(cli, OPTION_MOVETIME))
        job->limits = (Limits){.depth = (int)number[OPTION_DEPTH],
                               .nodes = number[OPTION_NODES],
                               .ms = (int)number[OPTION_MOVETIME]};
    else
        job->limits = who->levels[(level > 0 ? level : who->level_count) - 1].limits;
    return true;
}

static bool best_search(Cli *cli, const Game *game, SearchJob *job, Text *out, Err *err) {
    if (!limits_take(cli, job->who, job, err))
        return false;
    Thinker *thinker = thinker_new(0, err);
    if (!thinker)
        return false;
    SearchResult result = thinker_think(thinker, job);
    bool failed = thinker_fault(thinker, err);
    thinker_free(thinker);
    if (failed)
        return false;
    char text[MOVE_TEXT_SIZE];
    move_write(&game->now, result.best, NOTATION_COORDINATE, text);
    text_format(out, "bestmove %s\n", text);
    return true;
}

static bool best_answer(Cli *cli, const Game *game, Text *out, Err *err) {
    const char *name = cli->args.value[OPTION_AI];
    const Personality *who = library_personality(cli_library(cli, err), name ? name : "neutral", err);
    if (!who)
        return false;
    Outcome outcome = game_outcome(game, false);
    if (outcome.result != PLAYING) {
        char fen[FEN_SIZE];
        position_write(&game->now, fen);
        return err_set(err, "the game is over (%s): %s", outcome.reason, fen);
    }
    atomic_bool stop = false;
    SearchJob job = {
        .root = game->now,
        .past = game->keys,
        .past_count = game->count,
        .who = who,
        .lines = cli_given(cli, OPTION_MULTIPV) ? (int)cli->args.number[OPTION_MULTIPV] : 1,
        .seed = cli->args.number[OPTION_SEED],
        .stop = &stop,
        .info = answer_is_batch(cli) ? NULL : info_print,
        .sink = &job,
    };
    return best_search(cli, game, &job, out, err);
}

int command_best(Cli *cli, Err *err) {
    return answer_word(cli, best_answer, err);
}
