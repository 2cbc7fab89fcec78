/* Archive: the games of a match as PGN, one after the other in a file that grows by whole games,
 * so that a crash loses none and `chester replay` plays them all. The tag Round is PAIR.HALF. */
#ifndef CHESTER_MATCH_ARCHIVE_H
#define CHESTER_MATCH_ARCHIVE_H

#include "match/game.h"
#include "game/pgn.h"

enum { ARCHIVE_LIMIT = 512 << 20 };

/* names[0] is the first player's. */
void archive_write(const Played *played, const char *const names[2], Text *out);
/* Replays what was written. played->game is the caller's; with false there is none. */
bool archive_read(Record *record, const Rules *rules, Played *played, Err *err);
/* The name of the first or second player of such a game. */
const char *archive_name(const Record *record, const Played *played, int player);

/* All of it, however often that takes. */
bool write_whole(int file, const char *data, size_t length);
/* Adds a text at the end of a file, as one. */
bool archive_append(const char *path, const Text *text, Err *err);

#endif
