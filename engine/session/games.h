/* Games: the saved ones, as a player looks through them. */
#ifndef CHESTER_SESSION_GAMES_H
#define CHESTER_SESSION_GAMES_H

#include "base/file.h"
#include "core/types.h"
#include "session/library.h"

typedef struct SavedGame {
    char *path;
    char name[96];     /* of the file without its ending; "" of the game before this one */
    bool seen;         /* games_see() has looked into it, and knows the rest: */
    char variant[96];  /* its name; title: of the game, where it is found */
    Label title;
    int plies;
    Result result;
    bool broken;       /* it is no record */
} SavedGame;

typedef struct SavedGames {
    SavedGame *items;
    int count, room;
} SavedGames;

/* $XDG_DATA_HOME/chester/games, made when it is not there. */
bool games_folder(char out[PATH_SIZE], Err *err);
/* Makes the list anew: first the unfinished games, the one that the present one has put aside, when
 * there is one beside `autosave` (which may be NULL), and those of windows that are closed; then what
 * was saved, the newest first. No file is read. */
void games_list(SavedGames *games, const char *autosave);
/* Looks into those from `first` to before `end`, as far as there are any and they are not seen. */
void games_see(SavedGames *games, Library *library, int first, int end);
void games_clear(SavedGames *games);

#endif
