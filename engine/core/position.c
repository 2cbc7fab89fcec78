/* The public side of the core: each call goes to the code for this width of board, or is
 * answered here when the width does not matter. */
#include "core/position.h"

#include "core/ops.h"

#include <string.h>

Kind rules_kind(const Rules *rules, const char *name) {
    for (int kind = 1; kind <= rules->kind_count; kind++) {
        if (!strcmp(rules->kinds[kind].name, name)) return (Kind)kind;
    }
    return 0;
}

Kind rules_kind_of_letter(const Rules *rules, char letter) {
    return rules_kind_marked(rules, letter, 0);
}

Kind rules_kind_marked(const Rules *rules, char letter, char mark) {
    char upper = letter >= 'a' && letter <= 'z' ? (char)(letter - 'a' + 'A') : letter;
    for (int kind = 1; kind <= rules->kind_count; kind++) {
        if (rules->kinds[kind].letter == upper && rules->kinds[kind].mark == mark) return (Kind)kind;
    }
    return 0;
}

int rules_zone(const Rules *rules, const char *name) {
    for (int i = 0; i < rules->zone_count; i++) {
        if (!strcmp(rules->zones[i].name, name)) return i;
    }
    return -1;
}

int position_pieces(const Position *pos, Piece piece) {
    int count = 0;
    for (Square s = 0; s < pos->rules->squares; s++) count += pos->board[s] == piece;
    return count;
}

int position_moves(const Position *pos, Move *out) { return pos->rules->ops->moves(pos, out); }
int position_hits(const Position *pos, Move *out) { return pos->rules->ops->hits(pos, out); }
int position_moves_from(const Position *pos, Square from, Move *out) {
    return pos->rules->ops->moves_from(pos, from, out);
}
uint64_t position_count(const Position *pos) { return pos->rules->ops->count(pos); }
void position_make(Position *pos, Move move, Undo *undo) { pos->rules->ops->make(pos, move, undo); }
void position_unmake(Position *pos, const Undo *undo) { pos->rules->ops->unmake(pos, undo); }

void position_pass(Position *pos, Undo *undo) {
    undo->key = pos->key;
    undo->move = NO_MOVE;
    undo->passant = pos->passant;
    undo->passant_piece = pos->passant_piece;
    undo->quiet = pos->quiet;
    if (pos->passant != NO_SQUARE) pos->key ^= pos->rules->passant_keys[pos->passant];
    pos->passant = pos->passant_piece = NO_SQUARE;
    pos->quiet++;
    pos->side = side_other(pos->side);
    pos->key ^= pos->rules->side_key;
}

void position_unpass(Position *pos, const Undo *undo) {
    pos->side = side_other(pos->side);
    pos->key = undo->key;
    pos->passant = undo->passant;
    pos->passant_piece = undo->passant_piece;
    pos->quiet = undo->quiet;
}

Sums position_strength(const Position *pos, Square square) {
    return pos->rules->ops->strength(pos, square);
}
void position_strengths(const Position *pos, Sums sums[MAX_SQUARES]) {
    pos->rules->ops->strengths(pos, sums);
}
int position_actors(const Position *pos, Square square, Square out[MAX_SQUARES]) {
    return pos->rules->ops->actors(pos, square, out);
}
bool position_in_check(const Position *pos, Side side, Square *square) {
    return pos->rules->ops->in_check(pos, side, square);
}

Outcome position_outcome_fast(const Position *pos) { return pos->rules->ops->outcome_fast(pos); }

Outcome position_outcome_stuck(const Position *pos) {
    int checked = -1;
    for (int i = 0; i < pos->rules->end_count; i++) {
        const EndRule *rule = &pos->rules->ends[i];
        if (rule->type != END_STUCK) continue;
        if (rule->checked >= 0 && checked < 0) checked = position_in_check(pos, pos->side, NULL);
        if (rule->checked >= 0 && rule->checked != checked) continue;
        return (Outcome){end_result_for(rule->result, pos->side), rule->name};
    }
    return (Outcome){DRAW, "stuck"};
}

/* Whether both sides together have, besides guarded kinds, just the pieces of the list. */
static bool material_is(const Position *pos, const MaterialList *list) {
    int left[MAX_KINDS] = {0};
    for (int i = 0; i < list->count; i++) left[list->kind[i]]++;
    for (Square s = 0; s < pos->rules->squares; s++) {
        Kind kind = piece_kind(pos->board[s]);
        if (kind && !pos->rules->kinds[kind].guarded && --left[kind] < 0) return false;
    }
    for (int kind = 1; kind <= pos->rules->kind_count; kind++) {
        if (left[kind] > 0) return false;
    }
    return true;
}

/* Whether besides guarded pieces only these kinds stand, all on squares of one colour. */
static bool one_colour(const Position *pos, uint32_t kinds) {
    int seen[2] = {0, 0};
    for (Square s = 0; s < pos->rules->squares && kinds; s++) {
        Kind kind = piece_kind(pos->board[s]);
        if (!kind || pos->rules->kinds[kind].guarded) continue;
        if (!(kinds >> kind & 1)) return false;
        seen[(s % pos->rules->files + s / pos->rules->files) & 1]++;
    }
    return kinds && (seen[0] == 0 || seen[1] == 0);
}

static Outcome outcome_of_material(const Position *pos) {
    for (int i = 0; i < pos->rules->end_count; i++) {
        const EndRule *rule = &pos->rules->ends[i];
        if (rule->type != END_MATERIAL) continue;
        if (one_colour(pos, rule->kinds)) return (Outcome){DRAW, rule->name};
        for (int k = 0; k < rule->material_count; k++) {
            if (material_is(pos, &rule->material[k])) return (Outcome){DRAW, rule->name};
        }
    }
    return (Outcome){PLAYING, NULL};
}

/* Quiet half-moves that end the game without a claim. */
static Outcome outcome_of_count(const Position *pos) {
    for (int i = 0; i < pos->rules->end_count; i++) {
        const EndRule *rule = &pos->rules->ends[i];
        bool holds = rule->type == END_QUIET && !rule->claim && pos->quiet >= rule->count;
        if (holds) return (Outcome){DRAW, rule->name};
    }
    return (Outcome){PLAYING, NULL};
}

Outcome position_outcome(const Position *pos) {
    Outcome outcome = position_outcome_fast(pos);
    if (outcome.result != PLAYING) return outcome;
    if (position_count(pos) == 0) return position_outcome_stuck(pos);
    outcome = outcome_of_material(pos);
    return outcome.result != PLAYING ? outcome : outcome_of_count(pos);
}

uint64_t position_key(const Position *pos) {
    const Rules *rules = pos->rules;
    uint64_t key = pos->side == BLACK ? rules->side_key : 0;
    for (Square s = 0; s < rules->squares; s++) {
        if (pos->board[s]) key ^= rules->piece_keys[pos->board[s]][s];
    }
    for (int i = 0; i < rules->right_count; i++) {
        if (pos->rights >> i & 1) key ^= rules->right_keys[i];
    }
    if (pos->passant != NO_SQUARE) key ^= rules->passant_keys[pos->passant];
    for (int side = 0; side < 2; side++) {
        for (Kind kind = 1; kind <= rules->kind_count; kind++) {
            const uint64_t *keys = rules->hand_keys[piece_of(kind, (Side)side)];
            for (int i = 0; i < pos->hand[side][kind]; i++) key ^= keys[i];
        }
        key ^= rules->check_keys[side][pos->checks[side]];
    }
    if (rules->turn_moves > 1) key ^= rules->turn_keys[pos->turn_left];
    return key;
}
