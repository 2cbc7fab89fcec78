/* Player: from the text of a player to the one who plays. */
#include "match/player.h"

#include <string.h>

Player *player_new(const char *text, const Rules *rules, Library *library, const Effort *effort,
                   Err *err) {
    const char *uci = "uci:", *xboard = "xboard:";
    Player *player;
    if (strncmp(text, uci, strlen(uci)) == 0)
        player = uci_new(text + strlen(uci), rules, effort, err);
    else if (strncmp(text, xboard, strlen(xboard)) == 0)
        player = xboard_new(text + strlen(xboard), rules, effort, err);
    else
        player = mind_new(text, library, effort, err);
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
