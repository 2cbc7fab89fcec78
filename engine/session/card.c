/* Card: asking the rules what a piece can do. See card.h. */
#include "session/card.h"

#include "core/setup.h"
#include "core/sound.h"

#include <string.h>

void card_marks(const Position *pos, Square from, unsigned char marks[MAX_SQUARES]) {
    Move moves[MAX_MOVES];
    int count = position_moves_from(pos, from, moves);
    for (int i = 0; i < count; i++) {
        bool empty = !pos->board[move_to(moves[i])];
        marks[move_to(moves[i])] |= empty ? CARD_GOES : CARD_TAKES;
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
        card_marks(&pos, from, found);
        marks[s] |= found[s] & CARD_TAKES;
    }
}

static void mark_changes(const Rules *rules, Kind kind, unsigned char marks[MAX_SQUARES]) {
    for (int i = 0; i < rules->promote_count; i++)
        for (int s = 0; s < rules->squares && rules->promotes[i].kind == kind; s++)
            if (rules->promotes[i].sides & 1 && place_has(rules->promotes[i].on, (Square)s, WHITE))
                marks[s] |= CARD_CHANGES;
}

static void list_kinds(Card *card, const Rules *rules, Kind kind) {
    uint32_t seen = 0;
    for (int i = 0; i < rules->promote_count; i++)
        for (int k = 0; k < rules->promotes[i].to_count && rules->promotes[i].kind == kind; k++) {
            Kind to = rules->promotes[i].to[k];
            if (!(seen >> to & 1)) card->becomes[card->become_count++] = to;
            seen |= 1u << to;
        }
}

void card_of(Card *card, const Rules *rules, Kind kind) {
    Setup setup;
    *card = (Card){.square = NO_SQUARE};
    list_kinds(card, rules, kind);
    for (int way = 0; way < WAYS && card->square == NO_SQUARE; way++) {
        bare(&setup, rules, way);
        card->square = place(&setup, kind, &card->pos);
    }
    if (card->square == NO_SQUARE) {
        position_start(&card->pos, rules);
        return;
    }
    card_marks(&card->pos, card->square, card->marks);
    mark_hits(&setup, card->square, card->marks);
    mark_changes(rules, kind, card->marks);
}
