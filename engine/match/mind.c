/* Mind: a player of a match that is a personality, at a level. Thinks through a thinker of its
 * own; the limits of the match come before those of the level, whose slack stays. */
#include "match/player.h"

#include "base/clock.h"
#include "base/file.h"
#include "base/memory.h"
#include "session/thinker.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    OVERHEAD_MS = 8, /* and a 20th of what is left */
    OVERHEAD_PART = 20,
    FEW_NODES = 20000, /* for which a small table will do */
    SMALL_MEGABYTES = 1
};

typedef struct Mind {
    Player player; /* first */
    const Personality *who;
    Thinker *thinker;
    int level; /* from 0 */
    atomic_bool stop;
} Mind;

/* "NAME:LEVEL"; a path may hold colons, so only digits at the end count. */
static const Personality *read_text(const char *text, Library *library, int *level, Err *err) {
    char name[PATH_SIZE];
    const char *colon = strrchr(text, ':');
    bool leveled =
        colon && isdigit((unsigned char)colon[1]) && !colon[1 + strspn(colon + 1, "0123456789")];
    snprintf(name, sizeof name, "%.*s", leveled ? (int)(colon - text) : (int)strlen(text), text);
    const Personality *who = library_personality(library, name, err);
    if (!who)
        return NULL;
    long wanted = leveled ? strtol(colon + 1, NULL, 10) : who->level_count;
    if (wanted < 1 || wanted > who->level_count) {
        err_set(err, "the levels of %s are 1 to %d: %s", who->name, who->level_count, text);
        return NULL;
    }
    *level = (int)wanted - 1;
    return who;
}

static bool mind_begin(Player *player, const Game *game, Side side, Err *err) {
    (void)game, (void)side, (void)err;
    thinker_forget(((Mind *)player)->thinker);
    return true;
}

Limits mind_limits_of(const Clock *clock, Side side, int64_t now) {
    TimeLeft left = {.ms = clock_left(clock, side, now)};
    const ClockPeriod *period = clock_period(clock, side, &left.moves_to_go);
    left.increment_ms = period->bonus_ms;
    left.overhead_ms = (int)(OVERHEAD_MS + left.ms / OVERHEAD_PART);
    return limits_of_clock(&left);
}

static Limits mind_limits(const Mind *mind, const Clock *clock, Side side) {
    Limits limits = mind->player.effort.limits;
    bool given = limits.depth || limits.nodes || limits.ms;
    if (clock->rule.type != CLOCK_NONE) {
        Limits timed = mind_limits_of(clock, side, clock_ms());
        limits.ms = timed.ms;
        limits.soft_ms = timed.soft_ms;
        given = true;
    }
    return given ? limits : mind->who->levels[mind->level].limits;
}

static Reply mind_move(Player *player, const Game *game, const Clock *clock) {
    Mind *mind = (Mind *)player;
    SearchJob job = {
        .root = game->now,
        .past = game->keys,
        .past_count = game->count,
        .who = mind->who,
        .limits = mind_limits(mind, clock, (Side)game->now.side),
        .slack = mind->who->levels[mind->level].slack,
        .lines = 1,
        .seed = player->seed,
        .stop = &mind->stop,
    };
    SearchResult result = thinker_think(mind->thinker, &job);
    Reply reply = {.type = REPLY_MOVE, .move = result.best, .at_ms = clock_ms()};
    Err fault;
    if (thinker_fault(mind->thinker, &fault))
        snprintf(reply.says, sizeof reply.says, "%.230s", fault.text);
    return reply;
}

static void mind_end(Player *player, Outcome outcome) {
    (void)player, (void)outcome;
}

static void mind_free(Player *player) {
    thinker_free(((Mind *)player)->thinker);
    free(player);
}

/* Every game begins with an empty table; emptying a large one costs more than a few thousand
 * positions. */
static size_t table_megabytes(const Limits *limits) {
    return limits->nodes && limits->nodes <= FEW_NODES ? SMALL_MEGABYTES : 0;
}

Player *mind_new(const char *text, Library *library, const Effort *effort, Err *err) {
    static const PlayerClass class = {mind_begin, mind_move, mind_end, mind_free};
    int level = 0;
    const Personality *who = read_text(text, library, &level, err);
    if (!who)
        return NULL;
    const Limits *limits = effort->limits.nodes ? &effort->limits : &who->levels[level].limits;
    Thinker *thinker = thinker_new(table_megabytes(limits), err);
    if (!thinker)
        return NULL;
    Mind *mind = memory_new(sizeof *mind);
    mind->player.class = &class;
    mind->who = who;
    mind->thinker = thinker;
    mind->level = level;
    atomic_init(&mind->stop, false);
    return &mind->player;
}
