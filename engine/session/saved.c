/* Saved: a session's game as text and back, with its seats.
 *
 * A personality is written as [White "neutral:2"], a person by name, or as "person". Rules
 * that were loaded by their path are named a second time, as [VariantFile "/…"]; a game for other
 * people has the file's name there and no folder of this computer. A timed game says what the
 * present turn has taken, [TurnTime "0:00:07.5"]. */
#include "session/state.h"

#include "game/pgn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const side_tags[] = {"White", "Black"};
static const char file_tag[] = "VariantFile";
static const char turn_tag[] = "TurnTime"; /* what the turn that is not over has taken */
static const char standard_variant[] = "chess-t1";

enum { MOST_KEPT = MAX_TAGS - 8 };

/* --- seats -------------------------------------------------------------------------- */

/* The personality, else the name that a person has in the record. */
static const char *player_write(const Session *session, Side side, char out[SEAT_TEXT]) {
    const Seat *seat = &session->seats[side];
    const char *name = session->record ? record_tag(session->record, side_tags[side]) : NULL;
    Seat other;
    seat_write(seat, out);
    if (seat->ai[0])
        return out;
    return name && !seat_read(name, &other) ? name : "person";
}

static void read_seats(Session *session, const Record *record) {
    for (Side side = WHITE; side <= BLACK; side++) {
        const char *name = record_tag(record, side_tags[side]);
        if (!name)
            continue;
        seat_read(name, &session->seats[side]);
        session->seat_faults[side].text[0] = '\0';
    }
}

/* --- writing ------------------------------------------------------------------------ */

static bool is_our_tag(const char *name) {
    return strcmp(name, side_tags[WHITE]) == 0 || strcmp(name, side_tags[BLACK]) == 0 ||
           strcmp(name, file_tag) == 0 || strcmp(name, turn_tag) == 0;
}

/* False when nothing has been taken, or nothing is timed, or the game is over; the clock of a
 * game that was left is still that of its old line. */
static bool turn_time(const Session *session, char out[32]) {
    const Game *game = session->game;
    bool runs = session_timed(session) && !session->promoted &&
                game_result(game).result == PLAYING && game->tree.nodes[game_tip(game)].ply > 0;
    int64_t ms = runs ? clock_turn(&session->clock, session_now(session)) : 0;
    clock_time_write(ms, out);
    return ms > 0;
}

/* Before anything else, the clock stands as the last half-move has left it. */
static void read_turn_time(Session *session, const Record *record) {
    const char *text = record_tag(record, turn_tag);
    int64_t ms;
    if (text && session_timed(session) && clock_time_read(text, &ms))
        clock_spend(&session->clock, ms);
}

/* As much of a path as says which file it is: "mine.lua", or "mine/variant.lua". */
static const char *file_name(const char *path) {
    const char *name = path_name(path), *folder = name;
    if (strcmp(name, "variant.lua") != 0 || name == path)
        return name;
    for (folder--; folder > path && folder[-1] != '/'; folder--)
        ;
    return folder;
}

/* The tags of a game with their texts. */
typedef struct Tags {
    RecordTag list[MAX_TAGS];
    int count;
    char seats[2][SEAT_TEXT], taken[32];
} Tags;

static void tags_of(const Session *session, bool for_others, Tags *tags) {
    const RecordTag *kept = NULL;
    RecordTag *list = tags->list;
    int count = 0, kept_count = session->record ? record_tags(session->record, &kept) : 0;
    for (Side side = WHITE; side <= BLACK; side++)
        list[count++] = (RecordTag){side_tags[side], player_write(session, side, tags->seats[side])};
    if (strcmp(session->variant, session->game->rules->name) != 0)
        list[count++] = (RecordTag){file_tag, for_others ? file_name(session->variant)
                                                         : session->variant};
    if (turn_time(session, tags->taken))
        list[count++] = (RecordTag){turn_tag, tags->taken};
    for (int i = 0; i < kept_count && i < MOST_KEPT; i++)
        if (!is_our_tag(kept[i].name))
            list[count++] = kept[i];
    tags->count = count;
}

void session_write(const Session *session, Text *out) {
    Tags tags;
    if (!session->game)
        return;
    tags_of(session, false, &tags);
    record_write(session->game, tags.list, tags.count, session->record, out);
}

void session_write_line(const Session *session, NotationStyle style, Text *out) {
    Tags tags;
    if (!session->game)
        return;
    tags_of(session, true, &tags);
    record_write_line(session->game, style, tags.list, tags.count, session->record, out);
}

bool session_save(Session *session, const char *path, Err *err) {
    if (!session->game)
        return err_set(err, "there is no game to save: %s", path);
    Text text;
    text_init(&text);
    session_write(session, &text);
    bool saved = file_write(path, text.data, text.length, err);
    text_clear(&text);
    return saved;
}

/* --- reading ------------------------------------------------------------------------ */

/* Whether it is a game of the file on the board, as it is written for others. */
static bool is_of_present(const Session *session, const char *variant, const char *path) {
    return session->game && variant && path && strcmp(session->game->rules->name, variant) == 0 &&
           strcmp(file_name(session->variant), path) == 0;
}

/* The rules of a record, and in *name how the library knows them. */
static const Rules *rules_of(Session *session, const Record *record, const char **name, Err *err) {
    const char *variant = record_tag(record, "Variant");
    const char *path = record_tag(record, file_tag);
    if (is_of_present(session, variant, path))
        path = session->variant;
    const Rules *rules = path && variant ? library_rules(session->library, path, NULL) : NULL;
    bool by_path = rules && strcmp(rules->name, variant) == 0;
    const char *present = session->variant ? session->variant : standard_variant;
    *name = by_path ? path : variant ? variant : present;
    return by_path ? rules : library_rules(session->library, *name, err);
}

bool session_read(Session *session, const char *text, const char *name, Err *err) {
    Record *record = pgn_is(name, text) ? pgn_read(text, name, err) : record_read(text, name, err);
    const char *variant;
    Game *game = NULL;
    const Rules *rules = record ? rules_of(session, record, &variant, err) : NULL;
    if (!rules || !record_play(record, rules, &game, err)) {
        game_free(game);
        record_free(record);
        return false;
    }
    session_install(session, game, record, variant);
    read_seats(session, record);
    session->paused = session_all_computers(session) || session_timed(session);
    clock_pause(&session->clock, session_now(session));
    read_turn_time(session, record);
    session_settle(session);
    return true;
}

bool session_load(Session *session, const char *path, Err *err) {
    char *text = file_read(path, SAVED_LIMIT, NULL, err);
    bool read = text && session_read(session, text, path, err);
    free(text);
    return read;
}

bool session_can_resume(const Session *session) {
    return session->autosave.waiting;
}

bool session_resume(Session *session, Err *err) {
    Autosave *autosave = &session->autosave;
    if (!autosave->waiting)
        return err_set(err, "there is no game to go on with: %s", autosave->path);
    autosave->waiting = false; /* from here on this game is the one in the file */
    bool resumed = session_load(session, autosave->path, err);
    if (!resumed)
        autosave_set_aside(autosave, err);
    return resumed;
}

/* The moves so far under other rules; NULL when they do not fit. */
static Game *play_again(const Game *game, const Rules *rules, Err *err) {
    Text text;
    Game *again = NULL;
    text_init(&text);
    record_write(game, NULL, 0, NULL, &text);
    Record *record = record_read(text.data, "the game so far", err);
    bool fits = record && record_play(record, rules, &again, err);
    record_free(record);
    text_clear(&text);
    if (fits)
        return again;
    game_free(again);
    return NULL;
}

/* Takes over other rules, if the game fits them. */
static bool use_rules(Session *session, const Rules *rules, Err *err) {
    bool paused = session->paused;
    Game *again = play_again(session->game, rules, err);
    if (!again)
        return false;
    session_install(session, again, session->record, session->variant);
    session->paused = paused;
    session->rules_fault.text[0] = '\0';
    if (paused)
        clock_pause(&session->clock, session_now(session));
    session_settle(session);
    return true;
}

bool session_reload(Session *session, Err *err) {
    if (!session->game)
        return err_set(err, "there is no game whose rules could be read anew");
    library_refresh(session->library);
    const Rules *rules = library_rules(session->library, session->variant, err);
    return rules && use_rules(session, rules, err);
}

static void update_rules(Session *session) {
    Err fault, sentence;
    const Rules *rules = library_rules(session->library, session->variant, &fault);
    if (rules == session->game->rules) {
        session->rules_fault.text[0] = '\0';
        return;
    }
    if (rules && use_rules(session, rules, &fault)) {
        event_queue_put(&session->events, EVENT_RENEWED);
        return;
    }
    if (strcmp(session->rules_fault.text, fault.text) == 0)
        return;
    session->rules_fault = fault;
    err_set(&sentence, "%s; the game goes on by its old rules", fault.text);
    session_fault(session, &sentence);
}

void session_update(Session *session) {
    Err note;
    if (!session->game)
        return;
    update_rules(session);
    for (Side side = WHITE; side <= BLACK; side++) {
        const Personality *before = session->minds[side];
        bool renewed = session_is_computer(session, side) && session_mind(session, side) != before &&
                       session->minds[side] && before;
        if (renewed)
            event_queue_put(&session->events, EVENT_RENEWED);
    }
    if (library_note(session->library, &note))
        session_fault(session, &note);
}
