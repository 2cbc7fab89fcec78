/* Games: the saved ones, as a player looks through them. */
#ifndef CHESTER_SESSION_GAMES_H
#define CHESTER_SESSION_GAMES_H

#include "base/file.h"
#include "core/types.h"
#include "session/library.h"

typedef struct SavedGame {
    char path[PATH_SIZE];
    char name[96];     /* of the file without its ending; "" of the game before this one */
    char variant[96];  /* its name; title: of the game, where it is found */
    Label title;
    int plies;
    Result result;
    bool broken;       /* it is no record */
} SavedGame;

typedef struct SavedGames {
    SavedGame *items;
    int count;
} SavedGames;

/* $XDG_DATA_HOME/chester/games, made when it is not there. */
bool games_folder(char out[PATH_SIZE], Err *err);
enum { MOST_GAMES = 400 };
/* Reads the list anew: first the unfinished games, the one that the present one has put aside, when
 * there is one beside `autosave` (which may be NULL), and those of windows that are closed; then what
 * was saved, the newest first, at most MOST_GAMES. */
void games_list(SavedGames *games, Library *library, const char *autosave);
void games_clear(SavedGames *games);

#endif
