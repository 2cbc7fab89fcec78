/* Game: play, undo and redo of one game, and how it stands with its past in view.
 *
 * The lists of moves, nodes, undos and keys grow together. Nothing here reads or writes
 * files, and nothing asks what time it is. What moves the board through the tree is in
 * branch.c. */
#include "game/game.h"

#include "base/memory.h"
#include "game/line.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const Outcome playing = {PLAYING, NULL};

static void game_grow(Game *game, int room) {
    game->moves = memory_resize(game->moves, (size_t)room * sizeof *game->moves);
    game->undos = memory_resize(game->undos, (size_t)room * sizeof *game->undos);
    game->keys = memory_resize(game->keys, (size_t)room * sizeof *game->keys);
    game->nodes = memory_resize(game->nodes, (size_t)room * sizeof *game->nodes);
    game->room = room;
}

Game *game_new(const Position *start) {
    Game *game = memory_new(sizeof *game);
    game->rules = start->rules;
    game->start = *start;
    game->now = *start;
    tree_init(&game->tree);
    game_grow(game, 64);
    return game;
}

void game_free(Game *game) {
    if (!game)
        return;
    free(game->moves);
    free(game->undos);
    free(game->keys);
    free(game->nodes);
    tree_clear(&game->tree);
    free(game);
}

static void game_advance(Game *game) {
    game->keys[game->count] = game->now.key;
    position_make(&game->now, game->moves[game->count], &game->undos[game->count]);
    game->count++;
}

void game_put(Game *game, int ply, int node) {
    if (ply > game->room)
        game_grow(game, ply > 2 * game->room ? ply : 2 * game->room);
    game->moves[ply - 1] = game->tree.nodes[node].move;
    game->nodes[ply - 1] = node;
}

void game_play(Game *game, Move move) {
    assert(game->away || game->ended.result == PLAYING);
    int node = tree_add(&game->tree, game_here(game), move);
    if (game->away) {
        game_visit(game, node);
        return;
    }
    tree_raise(&game->tree, node);
    if (game->count == game->total || game->nodes[game->count] != node) {
        game->total = game->count + 1;
        game_put(game, game->total, node);
    }
    game_advance(game);
}

bool game_undo(Game *game) {
    if (game->count == 0)
        return false;
    game->count--;
    position_unmake(&game->now, &game->undos[game->count]);
    if (!game->away)
        game->ended = playing;
    return true;
}

bool game_redo(Game *game) {
    if (game->count == game->total || (!game->away && game->ended.result != PLAYING))
        return false;
    game_advance(game);
    return true;
}

int game_repetitions(const Game *game) {
    int times = 1;
    for (int i = 0; i < game->count; i++)
        times += game->keys[i] == game->now.key;
    return times;
}

static bool end_holds(const Game *game, const EndRule *rule) {
    if (rule->type == END_REPEATS)
        return game_repetitions(game) >= rule->count;
    return rule->type == END_QUIET && game->now.quiet >= rule->count;
}

/* The first rule about the game's past that holds: of those to be claimed, or of the others. */
static Outcome past_outcome(const Game *game, bool claim) {
    Side mover = (Side)game->now.side;
    for (int i = 0; i < game->rules->end_count; i++) {
        const EndRule *rule = &game->rules->ends[i];
        if (rule->claim != claim || !end_holds(game, rule))
            continue;
        if (rule->result == END_DRAW)
            return (Outcome){DRAW, rule->name};
        return (Outcome){result_win(rule->result == END_WIN ? mover : side_other(mover)),
                         rule->name};
    }
    return playing;
}

Outcome game_outcome(const Game *game, bool adjudicate) {
    if (game->ended.result != PLAYING && !game->away)
        return game->ended;
    Outcome outcome = position_outcome(&game->now);
    if (outcome.result == PLAYING)
        outcome = past_outcome(game, false);
    if (outcome.result == PLAYING && adjudicate)
        outcome = past_outcome(game, true);
    return outcome;
}

Outcome game_claim(const Game *game) {
    return game_outcome(game, false).result == PLAYING ? past_outcome(game, true) : playing;
}

/* Names of end rules live as long as the rules, so that they need no copy. */
void game_end(Game *game, Outcome outcome) {
    assert(!game->away && outcome.result != PLAYING && outcome.reason);
    for (int i = 0; i < game->rules->end_count; i++)
        if (strcmp(game->rules->ends[i].name, outcome.reason) == 0) {
            game->ended = (Outcome){outcome.result, game->rules->ends[i].name};
            return;
        }
    if (outcome.reason != game->reason)
        snprintf(game->reason, sizeof game->reason, "%s", outcome.reason);
    game->ended = (Outcome){outcome.result, game->reason};
}

void game_set_left(Game *game, int64_t ms) {
    assert(game->count > 0);
    game->tree.nodes[game_here(game)].left_ms = ms;
}

int64_t game_left(const Game *game, int ply) {
    return game->tree.nodes[game->nodes[ply - 1]].left_ms;
}

/* A turn ends with the half-move after which the other side is to move. */
void game_clock(const Game *game, Clock *clock, int64_t now) {
    Clock full;
    clock_init(&full, &clock->rule, (Side)game->start.side);
    int64_t left_ms[2] = {full.left_ms[WHITE], full.left_ms[BLACK]};
    int moves[2] = {0, 0};
    for (int i = 0; i < game->count; i++) {
        int side = game->undos[i].side;
        int next = i + 1 < game->count ? game->undos[i + 1].side : game->now.side;
        moves[side] += next != side;
        if (game_left(game, i + 1) != NO_TIME)
            left_ms[side] = game_left(game, i + 1);
    }
    clock_set(clock, (Side)game->now.side, left_ms, moves, now);
}

/* Every turn has the same number of moves, but the first may have been begun before. */
Turn game_turn(const Game *game, int ply) {
    int each = game->rules->turn_moves, made = each - game->start.turn_left + ply;
    int turns = game->start.side + made / each;
    return (Turn){turns & 1 ? BLACK : WHITE, game->start.number + turns / 2, made % each == 0};
}

void game_position_at(const Game *game, int ply, Position *out) {
    assert(ply >= 0 && ply <= game->total);
    Undo undo;
    *out = game->start;
    for (int i = 0; i < ply; i++)
        position_make(out, game->moves[i], &undo);
}
