/* Learn: reading the page, and asking the rules what a piece can do. Everything on a card comes
 * from the rules, so that the pieces of any variant have one. */
#include "gui/learn.h"

#include "base/file.h"
#include "core/setup.h"
#include "gui/app.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_BYTES = 1 << 20 };

void learn_clear(Learn *learn) {
    free(learn->page);
    *learn = (Learn){.page = NULL};
}

static char *read_page(const App *app) {
    const char *path = session_rules(app->session)->path;
    char folder[PATH_SIZE], file[PATH_SIZE], name[32];
    if (!path) return NULL;
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (!slash) return NULL;
    *slash = 0;
    snprintf(name, sizeof name, "RULES.%s.md", lang_name(app->lang));
    return path_join(file, folder, name) ? file_read(file, MOST_BYTES, NULL, NULL) : NULL;
}

void learn_open(App *app) {
    learn_clear(&app->learn);
    app->learn.page = read_page(app);
    app_open(app, DIALOG_LEARN);
    learn_show(app, app->learn.page ? 0 : 1);
}

void learn_marks(const Position *pos, Square from, unsigned char marks[MAX_SQUARES]) {
    Move moves[MAX_MOVES];
    int count = position_moves_from(pos, from, moves);
    for (int i = 0; i < count; i++) {
        bool empty = !pos->board[move_to(moves[i])];
        marks[move_to(moves[i])] |= empty ? FIGURE_GOES : FIGURE_TAKES;
    }
}

/* The kind that is taken most easily: it defends itself least. */
static Kind weakest(const Rules *rules) {
    Kind best = 0;
    for (Kind kind = 1; kind <= rules->kind_count; kind++)
        if (!(rules->vital_kinds >> kind & 1) && !rules->kinds[kind].guarded &&
            (!best || rules->kinds[kind].strength < rules->kinds[best].strength))
            best = kind;
    return best;
}

static bool goes_on(const Position *pos) {
    return position_unsound(pos).code == UNSOUND_NOT && position_outcome(pos).result == PLAYING;
}

/* The pieces of the start without which there is no game; where that is too little, some weak
 * ones at the edges too, and at last all of them. */
enum { BARE, WITH_EDGES, WHOLE, WAYS };

static bool stays(const Rules *rules, int square, Kind kind, int way) {
    int file = square % rules->files;
    bool edge = file == 0 || file == rules->files - 1;
    return way == WHOLE || rules->vital_kinds >> kind & 1 || rules->kinds[kind].guarded ||
           (way == WITH_EDGES && edge && kind == weakest(rules));
}

static void bare(Setup *setup, const Rules *rules, int way) {
    Position start;
    position_start(&start, rules);
    setup_of(setup, &start);
    for (int s = 0; s < rules->squares; s++) {
        Kind kind = piece_kind(setup->board[s]);
        if (kind && !stays(rules, s, kind, way)) setup->board[s] = 0;
    }
    setup->rights = 0;
    setup->passant = NO_SQUARE;
    memset(setup->hand, 0, sizeof setup->hand);
}

/* How good a square is to show a piece from: near the middle, on White's side of it. */
static int distance(const Rules *rules, int square) {
    int file = 2 * (square % rules->files) - rules->files + 1;
    int rank = 2 * (square / rules->files) - rules->ranks + 2;
    return file * file + rank * rank + (file < 0);
}

/* Puts White's piece where it may stand and the game goes on, nearest to the middle; a King that
 * stands elsewhere makes room. */
static Square place(Setup *setup, Kind kind, Position *pos) {
    const Rules *rules = setup->rules;
    bool vital = rules->vital_kinds >> kind & 1 || rules->kinds[kind].guarded;
    Square best = NO_SQUARE;
    Setup with = *setup;
    for (int s = 0; s < rules->squares && vital; s++)
        if (with.board[s] == piece_of(kind, WHITE)) with.board[s] = 0;
    for (int s = 0; s < rules->squares; s++) {
        Setup tried = with;
        if (tried.board[s] || rules->hole[s]) continue;
        if (best != NO_SQUARE && distance(rules, s) >= distance(rules, best)) continue;
        tried.board[s] = piece_of(kind, WHITE);
        setup_settle(&tried, pos);
        if (!goes_on(pos) || !position_moves_from(pos, (Square)s, (Move[MAX_MOVES]){0})) continue;
        best = (Square)s;
    }
    if (best == NO_SQUARE) return best;
    *setup = with;
    setup->board[best] = piece_of(kind, WHITE);
    setup_settle(setup, pos);
    return best;
}

/* Where it takes: an enemy is put on each square in turn. */
static void mark_hits(const Setup *setup, Square from, unsigned char marks[MAX_SQUARES]) {
    const Rules *rules = setup->rules;
    Kind victim = weakest(rules);
    for (int s = 0; s < rules->squares && victim; s++) {
        Setup tried = *setup;
        Position pos;
        unsigned char found[MAX_SQUARES] = {0};
        if (tried.board[s] || rules->hole[s]) continue;
        tried.board[s] = piece_of(victim, BLACK);
        setup_settle(&tried, &pos);
        learn_marks(&pos, from, found);
        marks[s] |= found[s] & FIGURE_TAKES;
    }
}

static void mark_changes(const Rules *rules, Kind kind, unsigned char marks[MAX_SQUARES]) {
    for (int i = 0; i < rules->promote_count; i++)
        for (int s = 0; s < rules->squares && rules->promotes[i].kind == kind; s++)
            if (rules->promotes[i].sides & 1 && place_has(rules->promotes[i].on, (Square)s, WHITE))
                marks[s] |= FIGURE_CHANGES;
}

void learn_show(App *app, Kind kind) {
    const Rules *rules = session_rules(app->session);
    Learn *learn = &app->learn;
    Setup setup;
    app->dialog.row = kind;
    app->dialog.scroll = 0;
    learn->kind = kind;
    memset(learn->marks, 0, sizeof learn->marks);
    if (!kind) return;
    Square square = NO_SQUARE;
    for (int way = 0; way < WAYS && square == NO_SQUARE; way++) {
        bare(&setup, rules, way);
        square = place(&setup, kind, &learn->pos);
    }
    if (square == NO_SQUARE) { /* nothing can be shown but the start */
        position_start(&learn->pos, rules);
        return;
    }
    learn_marks(&learn->pos, square, learn->marks);
    mark_hits(&setup, square, learn->marks);
    mark_changes(rules, kind, learn->marks);
}
