/* Games: the saved ones, as the dialog lists them. */
#ifndef CHESTER_GUI_GAMES_H
#define CHESTER_GUI_GAMES_H

#include "base/file.h"
#include "core/types.h"

struct App;

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
/* Reads the list anew: first the unfinished game that the present one has put aside, when there
 * is one, then what was saved, the newest first, at most MOST_GAMES. */
enum { MOST_GAMES = 400 };
void games_list(struct App *app);
void games_clear(SavedGames *games);

#endif
