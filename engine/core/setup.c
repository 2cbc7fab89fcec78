/* Setup: through the text of a position, which is where the rules of its parts are kept. */
#include "core/setup.h"

#include "core/notation.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

void setup_of(Setup *setup, const Position *pos) {
    *setup = (Setup){.rules = pos->rules, .side = (Side)pos->side, .rights = pos->rights,
                     .passant = pos->passant};
    memcpy(setup->board, pos->board, sizeof setup->board);
    memcpy(setup->hand, pos->hand, sizeof setup->hand);
    memcpy(setup->checks, pos->checks, sizeof setup->checks);
}

void setup_clear(Setup *setup) {
    const Rules *rules = setup->rules;
    uint8_t limit = rules->check_limit;
    *setup = (Setup){.rules = rules, .passant = NO_SQUARE, .checks = {limit, limit}};
}

/* The right of the other side that is written with the same letter. */
static int other_right(const Rules *rules, int right) {
    for (int i = 0; i < rules->right_count; i++)
        if (rules->rights[i].side != rules->rights[right].side &&
            tolower((unsigned char)rules->rights[i].letter) ==
                tolower((unsigned char)rules->rights[right].letter))
            return i;
    return right;
}

void setup_mirror(Setup *setup) {
    const Rules *rules = setup->rules;
    Setup out = *setup;
    out.side = side_other(setup->side);
    out.rights = 0;
    for (int i = 0; i < rules->right_count; i++)
        if (setup->rights >> i & 1) out.rights |= (uint16_t)(1u << other_right(rules, i));
    for (int s = 0; s < rules->squares; s++) {
        int to = (rules->ranks - 1 - s / rules->files) * rules->files + s % rules->files;
        Piece piece = setup->board[s];
        out.board[to] = piece && !rules->hole[to] ? piece ^ 1 : 0;
        if (s == setup->passant) out.passant = (Square)to;
    }
    for (int side = 0; side < 2; side++) {
        memcpy(out.hand[side], setup->hand[1 - side], sizeof out.hand[side]);
        out.checks[side] = setup->checks[1 - side];
    }
    *setup = out;
}

enum { COMPOSED = 2 * FEN_SIZE };

static void compose(const Setup *setup, uint16_t rights, Square passant, char out[COMPOSED]) {
    const Rules *rules = setup->rules;
    Position bare;
    char text[FEN_SIZE], letters[MAX_RIGHTS + 1] = "-", square[4] = "-";
    memset(&bare, 0, sizeof bare);
    bare.rules = rules;
    bare.passant = NO_SQUARE;
    bare.turn_left = rules->turn_moves;
    bare.number = 1;
    memcpy(bare.board, setup->board, sizeof bare.board);
    memcpy(bare.hand, setup->hand, sizeof bare.hand);
    memcpy(bare.checks, setup->checks, sizeof bare.checks);
    position_write(&bare, text); /* BOARD w - [-] … */
    for (int i = 0, n = 0; i < rules->right_count; i++)
        if (rights >> i & 1) letters[n++] = rules->rights[i].letter;
    if (passant != NO_SQUARE) square_write(rules, passant, square);
    char *rest = strstr(text, " w - ");
    *rest = 0;
    rest += strlen(" w - ");
    if (rules->has_passant) rest += strlen("- ");
    snprintf(out, COMPOSED, "%s %c %s %s%s%.64s", text, setup->side == WHITE ? 'w' : 'b', letters,
             rules->has_passant ? square : "", rules->has_passant ? " " : "", rest);
}

static bool can_be(const Setup *setup, uint16_t rights, Square passant, Position *out) {
    char text[COMPOSED];
    compose(setup, rights, passant, text);
    return position_read_form(out, setup->rules, text, NULL);
}

uint16_t setup_rights(const Setup *setup) {
    Position pos;
    uint16_t out = 0;
    for (int i = 0; i < setup->rules->right_count; i++)
        if (can_be(setup, (uint16_t)(1u << i), NO_SQUARE, &pos)) out |= (uint16_t)(1u << i);
    return out;
}

int setup_passants(const Setup *setup, Square out[MAX_SQUARES]) {
    Position pos;
    int count = 0;
    for (int s = 0; s < setup->rules->squares && setup->rules->has_passant; s++)
        if (can_be(setup, 0, (Square)s, &pos) && pos.passant == s) out[count++] = (Square)s;
    return count;
}

void setup_settle(Setup *setup, Position *out) {
    setup->rights &= setup_rights(setup);
    if (!can_be(setup, setup->rights, setup->passant, out) || out->passant != setup->passant) {
        setup->passant = NO_SQUARE;
        can_be(setup, setup->rights, NO_SQUARE, out);
    }
}
