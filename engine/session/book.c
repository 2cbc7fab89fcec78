/* A line is followed by the keys of the positions that it passes: a search job has no moves. */
#include "session/book.h"

#include "base/rng.h"
#include "core/notation.h"

#include <stdio.h>
#include <string.h>

enum { MOST_FITTING = 64 };

/* The next move of the line, NO_MOVE at its end; `bad` gets the word when it is no legal move. */
static Move next_move(const Position *pos, const char **rest, char bad[MOVE_TEXT_SIZE], Err *err) {
    Move move;
    *rest += strspn(*rest, " ");
    int length = (int)strcspn(*rest, " ");
    bad[0] = '\0';
    if (!length)
        return NO_MOVE;
    snprintf(bad, MOVE_TEXT_SIZE, "%.*s", length, *rest);
    if (!move_read(pos, bad, &move, err))
        return NO_MOVE;
    *rest += length;
    bad[0] = '\0';
    return move;
}

static bool is_for(const OpeningLine *line, const Rules *rules) {
    return !line->variant || !strcmp(line->variant, rules->name);
}

/* What the line says after the game as it was played. */
static Move follow(const OpeningLine *line, const SearchJob *job) {
    const char *rest = line->moves;
    char bad[MOVE_TEXT_SIZE];
    Position pos;
    Undo undo;
    Err err;
    position_start(&pos, job->root.rules);
    for (int i = 0; i < job->past_count; i++) {
        if (pos.key != job->past[i])
            return NO_MOVE;
        Move move = next_move(&pos, &rest, bad, &err);
        if (move == NO_MOVE)
            return NO_MOVE;
        position_make(&pos, move, &undo);
    }
    return pos.key == job->root.key ? next_move(&pos, &rest, bad, &err) : NO_MOVE;
}

Move book_move(const SearchJob *job) {
    const Personality *who = job->who;
    Move fitting[MOST_FITTING];
    int count = 0;
    for (int i = 0; i < who->opening_count && count < MOST_FITTING; i++) {
        if (!is_for(&who->opening[i], job->root.rules))
            continue;
        Move move = follow(&who->opening[i], job);
        if (move != NO_MOVE)
            fitting[count++] = move;
    }
    Rng rng = {job->root.key ^ rng_mix(job->seed)};
    return count ? fitting[rng_below(&rng, (uint32_t)count)] : NO_MOVE;
}

bool book_line_fits(const OpeningLine *line, const Rules *rules, Err *err) {
    const char *rest = line->moves;
    char bad[MOVE_TEXT_SIZE];
    Position pos;
    Undo undo;
    Err why = {""};
    position_start(&pos, rules);
    for (Move move; (move = next_move(&pos, &rest, bad, &why)) != NO_MOVE;)
        position_make(&pos, move, &undo);
    if (!bad[0])
        return true;
    return err_set(err, "%s:%d: opening: \"%s\" is no line of %s: %s", line->file, line->at,
                   line->moves, rules->name, why.text);
}

bool book_check(const Personality *who, const Rules *rules, Err *err) {
    for (int i = 0; i < who->opening_count; i++) {
        const OpeningLine *line = &who->opening[i];
        if (line->variant && is_for(line, rules) && !book_line_fits(line, rules, err))
            return false;
    }
    return true;
}
