/* Weights: the table of numbers that a personality may set, and their standard values.
 * Nothing else names them; the reader of personality files and the manual follow it. */
#include "search/personality.h"

#include <string.h>

#define ROW_OF(group, field, least, most, standard, says) \
    { group, #field, says, offsetof(Weights, field), least, most, standard }
#define ROW(...) ROW_OF(GROUP_WEIGHTS, __VA_ARGS__)
#define SEARCH(...) ROW_OF(GROUP_SEARCH, __VA_ARGS__)

const WeightRow weight_rows[] = {
    ROW(mobility, -50, 50, 2, "for each square that a piece acts on, times its strength"),
    ROW(surplus, -100, 100, 12, "in % of the worth of an enemy piece that can be taken"),
    ROW(advance, -500, 500, 20, "for a whole way to the promotion squares"),
    ROW(passed, -500, 500, 60, "for promoting soon where no enemy of its sort is in the way"),
    ROW(menace, -100, 100, 5, "in % of the worth of an enemy piece that a cheaper one can take"),
    ROW(centre, -200, 200, 10, "for standing in the middle instead of in a corner"),
    ROW(castle_guard, -500, 500, 25, "for each royal piece in the own castle, the first twice"),
    ROW(castle_reach, -500, 500, 10, "for each enemy castle square with more own strength"),
    ROW(king_safety, -200, 200, 8, "for each square beside the King held by the enemy"),
    ROW(castling, -500, 500, 60, "for the King where castling brings him; each right a quarter of it"),
    ROW(tempo, -200, 200, 10, "for being to move"),
    ROW(exchange, -500, 500, 0, "for trading off all that fights; negative keeps pieces"),
    ROW(enemy, 0, 300, 100, "in %: what the enemy's men do and where they stand, against one's own"),
    SEARCH(selectivity, 0, 200, 100, "in %: how readily unlikely moves are searched less deeply"),
    SEARCH(contempt, -1000, 1000, 0, "how much worse than 0 a draw is"),
};
const int weight_row_count = sizeof weight_rows / sizeof *weight_rows;

static const Level standard_levels[] = {
    {{"Easy", "Лёгкий"}, {.depth = 2, .nodes = 800}, 140},
    {{"Middle", "Средний"}, {.depth = 6, .nodes = 20000}, 40},
    {{"Strong", "Сильный"}, {.ms = 3000}, 0},
};

void personality_init(Personality *who) {
    memset(who, 0, sizeof *who);
    for (int i = 0; i < weight_row_count; i++)
        *(int *)(void *)((char *)&who->weights + weight_rows[i].offset) = weight_rows[i].standard;
    who->candidates = STANDARD_CANDIDATES;
    who->level_count = sizeof standard_levels / sizeof *standard_levels;
    memcpy(who->levels, standard_levels, sizeof standard_levels);
}
