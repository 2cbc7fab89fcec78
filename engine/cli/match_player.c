/* Player: from the text of a player to the one who plays. */
#include "cli/match_player.h"

#include <string.h>

Player *player_new(const char *text, const Rules *rules, Library *library, const Effort *effort,
                   Err *err) {
    (void)rules;
    Player *player = mind_new(text, library, err);
    if (player) {
        player->name = text;
        player->effort = *effort;
    }
    return player;
}

void player_free(Player *player) {
    if (player)
        player->class->free(player);
}
