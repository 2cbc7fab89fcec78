/* Positions that no game can bring about, each with its reason. */
#include "core/sound.h"

#include "core/notation.h"
#include "core/ops.h"

#include <ctype.h>

static bool zone_admits(const ZoneInfo *zone, Square square, Piece piece) {
    bool inside = zone->own.of[square] != 0;
    bool admits = zone->admits >> piece_kind(piece) & 1;
    bool enemys = zone->bars_enemy && place_has(&zone->own, square, side_other(piece_side(piece)));
    return (!inside || admits) && !enemys;
}

/* A piece that had to change on this square cannot have stayed what it is. */
static bool had_to_change(const Rules *rules, Square square, Piece piece) {
    for (int i = 0; i < rules->promote_count; i++) {
        const PromoteRule *rule = &rules->promotes[i];
        bool free = rule->may_stay || rule->from_outside || rule->optional || rule->capturing;
        if (rule->kind != piece_kind(piece) || free) continue;
        if (!(rule->sides >> piece_side(piece) & 1)) continue;
        if (place_has(rule->on, square, piece_side(piece))) return true;
    }
    return false;
}

static bool check_pieces(const Position *pos, Unsound *out) {
    const Rules *rules = pos->rules;
    for (Square s = 0; s < rules->squares; s++) {
        Piece piece = pos->board[s];
        if (!piece) continue;
        *out = (Unsound){.square = s, .kind = piece_kind(piece)};
        if (rules->hole[s]) out->code = UNSOUND_HOLE;
        for (int i = 0; i < rules->zone_count && !out->code; i++) {
            if (zone_admits(&rules->zones[i], s, piece)) continue;
            out->code = UNSOUND_PLACE;
            out->zone = i;
        }
        if (!out->code && had_to_change(rules, s, piece)) out->code = UNSOUND_CHANGES;
        if (out->code) return false;
    }
    return true;
}

/* How many of a piece the start position has: guarded ones can neither be lost nor won. */
static int count_at_start(const Rules *rules, Piece piece) {
    char letter = rules->kinds[piece_kind(piece)].letter;
    if (piece_side(piece) == BLACK) letter = (char)tolower((unsigned char)letter);
    int count = 0;
    for (const char *at = rules->start; *at && *at != ' ' && *at != '['; at++) count += *at == letter;
    return count;
}

static bool check_counts(const Position *pos, Unsound *out) {
    for (int kind = 1; kind <= pos->rules->kind_count; kind++) {
        if (!pos->rules->kinds[kind].guarded) continue;
        for (int side = 0; side < 2; side++) {
            Piece piece = piece_of((Kind)kind, (Side)side);
            int count = position_pieces(pos, piece), wanted = count_at_start(pos->rules, piece);
            if (count == wanted) continue;
            *out = (Unsound){.code = UNSOUND_COUNT, .kind = (Kind)kind, .side = (Side)side,
                             .count = count, .wanted = wanted};
            return false;
        }
    }
    return true;
}

Unsound position_unsound(const Position *pos) {
    Unsound out;
    if (!check_pieces(pos, &out) || !check_counts(pos, &out)) return out;
    Side waiting = side_other(pos->side);
    bool in_turn = pos->turn_left < pos->rules->turn_moves; /* the check may be of this very turn */
    out = (Unsound){.side = waiting};
    if (!pos->rules->has_guarded) return out;
    if (pos->rules->ops->faced(pos, waiting)) out.code = UNSOUND_FACING;
    else if (!in_turn && position_in_check(pos, waiting, NULL)) out.code = UNSOUND_CHECK;
    return out;
}

bool position_sound(const Position *pos, Err *err) {
    static const char *const SIDES[] = {"White", "Black"};
    const Rules *rules = pos->rules;
    Unsound out = position_unsound(pos);
    const char *title = rules->kinds[out.kind].title.en;
    char name[4];
    if (out.code == UNSOUND_NOT) return true;
    square_write(rules, out.square, name);
    switch (out.code) {
    case UNSOUND_NOT:
    case UNSOUND_HOLE:
        return err_set(err, "position: a piece stands in a hole of the board: %s", name);
    case UNSOUND_PLACE:
        return err_set(err, "position: no %s may stand there (%s): %s", title,
                       rules->zones[out.zone].title.en, name);
    case UNSOUND_CHANGES:
        return err_set(err, "position: the %s there would have been promoted: %s", title, name);
    case UNSOUND_COUNT:
        return err_set(err, "position: %s has %d pieces \"%s\" instead of %d", SIDES[out.side],
                       out.count, title, out.wanted);
    case UNSOUND_FACING: return err_set(err, "position: the protected pieces face each other");
    case UNSOUND_CHECK: break;
    }
    return err_set(err, "position: %s is in check, but %s is to move", SIDES[out.side],
                   SIDES[pos->side]);
}
