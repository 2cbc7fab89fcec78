/* Match game: asks the players in turn, and judges what they answer. See game.h. */
#include "match/game.h"

#include "base/clock.h"
#include "base/rng.h"

#include <ctype.h>
#include <stdio.h>

typedef struct Table {
    const Terms *terms;
    Player *const *seats; /* by side */
    Played *played;
    Game *game;
    Clock clock;
    bool offered; /* the last half-move came with the offer of a draw */
} Table;

/* Keeps what a player did wrong; programs and scripts may say anything. */
static void tell(Table *table, Side side, const char *says) {
    char *told = table->played->says;
    if (!says[0])
        return;
    snprintf(told, sizeof table->played->says, "%.100s: %s", table->seats[side]->name, says);
    for (bool valid = utf8_valid(told); *told; told++)
        if (iscntrl((unsigned char)*told) || (!valid && (unsigned char)*told >= 0x80))
            *told = '?';
}

/* `side` has done something that ends the game for it. */
static void lose(Table *table, Side side, const char *reason, const char *says) {
    game_end(table->game, (Outcome){result_win(side_other(side)), reason});
    tell(table, side, says);
}

static const char *reason_of(ReplyType type) {
    static const char *const names[] = {"",      "resignation", "illegal-move", "false-claim",
                                        "crash", "silence"};
    return names[type];
}

/* A move that comes within the margin behind the fall of the flag counts as made with 1 ms left. */
static int64_t press_time(const Table *table, Side side, int64_t now) {
    if (table->clock.rule.type == CLOCK_NONE)
        return now;
    int64_t falls = table->clock.since_ms + table->clock.left_ms[side];
    return now >= falls && now < falls + table->terms->margin_ms ? falls - 1 : now;
}

/* Draws by agreement need two offers, one after the other. */
static void play_reply(Table *table, Side side, const Reply *reply) {
    Game *game = table->game;
    int64_t now = press_time(table, side, reply->at_ms);
    int64_t falls = table->clock.since_ms + table->clock.left_ms[side];
    if (clock_flag(&table->clock, now)) {
        char says[64];
        snprintf(says, sizeof says, "a move came %d ms too late", (int)(now - falls));
        lose(table, side, "time", says);
        return;
    }
    tell(table, side, reply->says);
    game_play(game, reply->move);
    clock_press(&table->clock, (Side)game->now.side, now);
    if (game->clock.type != CLOCK_NONE)
        game_set_left(game, clock_left(&table->clock, side, now));
    Outcome outcome = game_outcome(game, true);
    if (outcome.result == PLAYING && table->offered && reply->offers_draw)
        outcome = (Outcome){DRAW, "agreement"};
    if (outcome.result != PLAYING && game_outcome(game, false).result == PLAYING)
        game_end(game, outcome);
    table->offered = reply->offers_draw;
}

static void one_move(Table *table) {
    Game *game = table->game;
    Side side = (Side)game->now.side;
    Player *player = table->seats[side];
    if (table->terms->max_plies > 0 && game->count >= table->terms->max_plies) {
        game_end(game, (Outcome){DRAW, "length"});
        return;
    }
    Reply reply = player->class->move(player, game, &table->clock);
    if (reply.type == REPLY_MOVE)
        play_reply(table, side, &reply);
    else if (reply.type == REPLY_SILENT && clock_flag(&table->clock, reply.at_ms))
        lose(table, side, "time", reply.says);
    else
        lose(table, side, reason_of(reply.type), reply.says);
}

/* false when one of them can never begin such a game; who cannot begin this one has lost it. */
static bool begin(Table *table, Err *err) {
    const Played *played = table->played;
    for (int side = WHITE; side <= BLACK; side++) {
        Player *player = table->seats[side];
        uint64_t number = (uint64_t)played->pair * 4 + (uint64_t)played->half * 2 + (uint64_t)side;
        Err why = {""};
        player->seed = rng_mix(table->terms->seed ^ rng_mix(number));
        if (player->class->begin(player, table->game, (Side)side, &why))
            continue;
        if (player->hopeless)
            return err_set(err, "%s", why.text);
        lose(table, (Side)side, "crash", why.text);
        break;
    }
    return true;
}

bool match_game(const Terms *terms, Player *const players[2], Game *game, Played *played,
                Err *err) {
    Player *const seats[2] = {players[played->half], players[1 - played->half]};
    Table table = {.terms = terms, .seats = seats, .played = played, .game = game};
    played->game = game;
    played->opening = game->count;
    played->says[0] = '\0';
    game->clock = terms->clock;
    clock_init(&table.clock, &terms->clock, (Side)game->now.side);
    if (!begin(&table, err)) {
        game_free(game);
        played->game = NULL;
        return false;
    }
    clock_start(&table.clock, clock_ms());
    while (game_outcome(game, false).result == PLAYING)
        one_move(&table);
    for (int side = WHITE; side <= BLACK; side++)
        seats[side]->class->end(seats[side], game_outcome(game, false));
    return true;
}
