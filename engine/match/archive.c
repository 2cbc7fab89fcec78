/* Archive: the games of a match written and read. See archive.h. */
#include "match/archive.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* As the standard of PGN names what ended a game. */
static const char *termination(const char *reason) {
    static const char *const rows[][2] = {
        {"time", "time forfeit"},
        {"illegal-move", "rules infraction"},
        {"false-claim", "rules infraction"},
        {"crash", "abandoned"},
        {"silence", "abandoned"},
        {"length", "adjudication"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(rows[i][0], reason) == 0)
            return rows[i][1];
    return "normal";
}

static void date_write(char out[16]) {
    time_t now = time(NULL);
    struct tm day;
    if (!localtime_r(&now, &day) || !strftime(out, 16, "%Y.%m.%d", &day))
        snprintf(out, 16, "????.??.??");
}

void archive_write(const Played *played, const char *const names[2], Text *out) {
    char date[16], round[32], opening[16];
    Outcome outcome = game_outcome(played->game, false);
    date_write(date);
    snprintf(round, sizeof round, "%d.%d", played->pair + 1, played->half + 1);
    snprintf(opening, sizeof opening, "%d", played->opening);
    RecordTag tags[] = {
        {"Event", "chester match"},
        {"Date", date},
        {"Round", round},
        {"White", names[played->half]},
        {"Black", names[1 - played->half]},
        {"Termination", termination(outcome.reason)},
        {"OpeningPlies", opening},
        {"Fault", played->says},
    };
    int count = (int)(sizeof tags / sizeof *tags) - (played->says[0] == '\0');
    pgn_write(played->game, tags, count, NULL, out);
    text_add(out, "\n");
}

/* "PAIR.HALF", from 1; false for games that are of no match. */
static bool read_round(const Record *record, Played *played, Err *err) {
    const char *round = record_tag(record, "Round");
    char *end;
    long pair = round ? strtol(round, &end, 10) : 0;
    if (pair < 1 || pair > 100000000 || *end++ != '.' || (*end != '1' && *end != '2') || end[1])
        return err_set(err, "a game of a match has a tag Round such as 12.1, not %.40s",
                       round ? round : "none");
    played->pair = (int)pair - 1;
    played->half = *end - '1';
    return true;
}

bool archive_read(Record *record, const Rules *rules, Played *played, Err *err) {
    const char *says = record_tag(record, "Fault"), *opening = record_tag(record, "OpeningPlies");
    *played = (Played){.opening = opening ? atoi(opening) : 0};
    if (!read_round(record, played, err))
        return false;
    bool good = record_play(record, rules, &played->game, err);
    if (good && game_outcome(played->game, false).result == PLAYING)
        good = err_set(err, "a game of a match has an end: round %d.%d", played->pair + 1,
                       played->half + 1);
    if (good && says)
        snprintf(played->says, sizeof played->says, "%s", says);
    if (good)
        return true;
    game_free(played->game);
    played->game = NULL;
    return false;
}

const char *archive_name(const Record *record, const Played *played, int player) {
    const char *name = record_tag(record, player == played->half ? "White" : "Black");
    return name ? name : "?";
}

bool write_whole(int file, const char *data, size_t length) {
    while (length > 0) {
        ssize_t written = write(file, data, length);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        data += written;
        length -= (size_t)written;
    }
    return true;
}

bool archive_append(const char *path, const Text *text, Err *err) {
    int file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    bool good = file >= 0 && write_whole(file, text->data, text->length);
    if (!good)
        err_set(err, "cannot write, %s: %s", strerror(errno), path);
    if (file >= 0 && close(file) != 0 && good)
        good = err_set(err, "cannot write, %s: %s", strerror(errno), path);
    return good;
}
