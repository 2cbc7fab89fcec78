/* Opening: random ones that are balanced, and those of a file. See opening.h. */
#include "match/opening.h"

#include "base/file.h"
#include "base/memory.h"
#include "base/rng.h"
#include "core/notation.h"
#include "game/pgn.h"
#include "session/thinker.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum {
    FILE_LIMIT = 64 << 20,
    MOST_PLIES = 200,
    TRIES = 64, /* after so many the most balanced one is taken */
    JUDGE_DEPTH = 8,
    JUDGE_NODES = 50000,
    JUDGE_MEGABYTES = 4
};

struct Openings {
    const Rules *rules;
    int plies, balance;
    const Personality *judge; /* NULL: anything goes */
    Thinker *thinker;
    Game **games; /* of a file */
    int count, room;
};

static void add_game(Openings *openings, Game *game) {
    if (openings->count == openings->room) {
        openings->room = openings->room ? 2 * openings->room : 64;
        openings->games =
            memory_resize(openings->games, (size_t)openings->room * sizeof *openings->games);
    }
    openings->games[openings->count++] = game;
}

/* --- files ---------------------------------------------------------------------------- */

static bool play_words(Game *game, char *words, Err *err) {
    char *rest;
    for (char *word = strtok_r(words, " \t", &rest); word; word = strtok_r(NULL, " \t", &rest)) {
        Move move;
        if (!move_read(&game->now, word, &move, err))
            return false;
        game_play(game, move);
        if (game_outcome(game, true).result != PLAYING)
            return err_set(err, "the opening ends the game with %s", word);
    }
    return true;
}

static Game *read_line(const Rules *rules, char *line, Err *err) {
    Position pos;
    char *moves = strstr(line, "moves");
    if (moves) {
        *moves = '\0';
        moves += strlen("moves");
    }
    size_t length = strlen(line);
    while (length > 0 && isspace((unsigned char)line[length - 1]))
        line[--length] = '\0';
    if (strcmp(line, "startpos") == 0 || (moves && length == 0))
        position_start(&pos, rules);
    else if (!position_read(&pos, rules, line, err))
        return NULL;
    Game *game = game_new(&pos);
    if ((!moves || play_words(game, moves, err)) &&
        (game_outcome(game, true).result == PLAYING || err_set(err, "the game is over there")))
        return game;
    game_free(game);
    return NULL;
}

static bool read_lines(Openings *openings, char *text, const char *path, Err *err) {
    int number = 0;
    for (char *at = text; *at;) {
        char *line = at + strspn(at, " \t"), *end = at + strcspn(at, "\r\n");
        at = *end ? end + 1 : end;
        number += end[0] != '\r' || *at != '\n';
        *end = '\0';
        if (*line == '\0' || *line == '#')
            continue;
        Err why = {""};
        Game *game = read_line(openings->rules, line, &why);
        if (!game)
            return err_set(err, "%s: %s:%d", why.text, path, number);
        add_game(openings, game);
    }
    return true;
}

static bool read_pgn(Openings *openings, const char *text, const char *path, Err *err) {
    Pgn pgn;
    Record *record;
    bool good;
    pgn_open(&pgn, text, path);
    while ((good = pgn_next(&pgn, &record, err)) && record) {
        Game *game;
        good = record_play(record, openings->rules, &game, err);
        record_free(record);
        if (good && game_outcome(game, true).result == PLAYING)
            add_game(openings, game);
        else
            game_free(game);
        if (!good)
            break;
    }
    pgn_close(&pgn);
    return good;
}

static bool read_file(Openings *openings, const char *path, Err *err) {
    char *text = file_read(path, FILE_LIMIT, NULL, err);
    bool good = text && (pgn_is(path, text) ? read_pgn(openings, text, path, err)
                                            : read_lines(openings, text, path, err));
    free(text);
    if (good && openings->count == 0)
        return err_set(err, "there is no opening in it: %s", path);
    return good;
}

/* --- random ones ---------------------------------------------------------------------- */

static bool play_random(Game *game, int plies, Rng *rng) {
    for (int i = 0; i < plies; i++) {
        Move moves[MAX_MOVES];
        int count = position_moves(&game->now, moves);
        if (count == 0)
            return false;
        game_play(game, moves[rng_below(rng, (uint32_t)count)]);
        if (game_outcome(game, true).result != PLAYING)
            return false;
    }
    return true;
}

static int judge(const Openings *openings, const Game *game) {
    atomic_bool stop = false;
    SearchJob job = {.root = game->now,
                     .past = game->keys,
                     .past_count = game->count,
                     .who = openings->judge,
                     .limits = {.depth = JUDGE_DEPTH, .nodes = JUDGE_NODES},
                     .lines = 1,
                     .stop = &stop};
    thinker_forget(openings->thinker);
    return abs(thinker_think(openings->thinker, &job).score);
}

static Game *random_game(const Openings *openings, uint64_t seed, int pair) {
    Game *best = NULL;
    int best_score = 0;
    Position start;
    position_start(&start, openings->rules);
    for (int i = 0; i < TRIES; i++) {
        Rng rng = {rng_mix(seed) ^ rng_mix((uint64_t)pair * TRIES + (uint64_t)i)};
        Game *game = game_new(&start);
        bool alive = play_random(game, openings->plies, &rng);
        int score = alive && openings->judge ? judge(openings, game) : 0;
        if (alive && (!best || score < best_score)) {
            game_free(best);
            best = game;
            best_score = score;
        } else {
            game_free(game);
        }
        if (best && best_score <= openings->balance)
            break;
    }
    return best ? best : game_new(&start);
}

Game *openings_game(const Openings *openings, uint64_t seed, int pair) {
    if (openings->count == 0)
        return random_game(openings, seed, pair);
    const Game *from = openings->games[pair % openings->count];
    Game *game = game_new(&from->start);
    for (int i = 0; i < from->count; i++)
        game_play(game, from->moves[i]);
    return game;
}

/* --- the whole ------------------------------------------------------------------------ */

static bool begin(Openings *openings, const char *text, Library *library, Err *err) {
    size_t digits = text ? strspn(text, "0123456789") : 0;
    if (!text)
        return true;
    if (digits == 0 || text[digits])
        return read_file(openings, text, err);
    openings->plies = digits < 4 ? atoi(text) : MOST_PLIES + 1;
    if (openings->plies > MOST_PLIES)
        return err_set(err, "an opening has at most %d half-moves: %s", MOST_PLIES, text);
    if (openings->plies == 0 || openings->balance == 0)
        return true;
    openings->judge = library_personality(library, "neutral", err);
    openings->thinker = openings->judge ? thinker_new(JUDGE_MEGABYTES, err) : NULL;
    return openings->thinker != NULL;
}

Openings *openings_new(const char *text, const Rules *rules, Library *library, int balance,
                       Err *err) {
    Openings *openings = memory_new(sizeof *openings);
    openings->rules = rules;
    openings->balance = balance;
    if (begin(openings, text, library, err))
        return openings;
    openings_free(openings);
    return NULL;
}

void openings_free(Openings *openings) {
    if (!openings)
        return;
    for (int i = 0; i < openings->count; i++)
        game_free(openings->games[i]);
    free(openings->games);
    thinker_free(openings->thinker);
    free(openings);
}

void opening_write(const Game *game, Text *out) {
    char standard[FEN_SIZE], start[FEN_SIZE];
    Position pos;
    position_start(&pos, game->rules);
    position_write(&pos, standard);
    position_write(&game->start, start);
    text_add(out, strcmp(standard, start) == 0 ? "startpos" : start);
    pos = game->start;
    for (int i = 0; i < game->count; i++) {
        char move[MOVE_TEXT_SIZE];
        Undo undo;
        move_write(&pos, game->moves[i], NOTATION_COORDINATE, move);
        text_format(out, i == 0 ? " moves %s" : " %s", move);
        position_make(&pos, game->moves[i], &undo);
    }
    text_add(out, "\n");
}
