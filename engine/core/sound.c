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

static bool check_pieces(const Position *pos, Err *err) {
    const Rules *rules = pos->rules;
    for (Square s = 0; s < rules->squares; s++) {
        Piece piece = pos->board[s];
        if (!piece) continue;
        const char *title = rules->kinds[piece_kind(piece)].title.en;
        char name[4];
        square_write(rules, s, name);
        if (rules->hole[s]) return err_set(err, "position: a piece stands in a hole of the board: %s", name);
        for (int i = 0; i < rules->zone_count; i++) {
            const ZoneInfo *zone = &rules->zones[i];
            if (zone_admits(zone, s, piece)) continue;
            return err_set(err, "position: no %s may stand there (%s): %s", title, zone->title.en, name);
        }
        if (had_to_change(rules, s, piece)) {
            return err_set(err, "position: the %s there would have been promoted: %s", title, name);
        }
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

static bool check_guarded(const Position *pos, Err *err) {
    static const char *const SIDES[] = {"White", "Black"};
    for (int kind = 1; kind <= pos->rules->kind_count; kind++) {
        if (!pos->rules->kinds[kind].guarded) continue;
        for (int side = 0; side < 2; side++) {
            Piece piece = piece_of((Kind)kind, (Side)side);
            int count = position_pieces(pos, piece), wanted = count_at_start(pos->rules, piece);
            if (count == wanted) continue;
            return err_set(err, "position: %s has %d pieces \"%s\" instead of %d", SIDES[side],
                           count, pos->rules->kinds[kind].title.en, wanted);
        }
    }
    Side waiting = side_other(pos->side);
    if (pos->rules->has_guarded && pos->rules->ops->faced(pos, waiting)) {
        return err_set(err, "position: the protected pieces face each other");
    }
    bool in_turn = pos->turn_left < pos->rules->turn_moves; /* the check may be of this very turn */
    if (pos->rules->has_guarded && !in_turn && position_in_check(pos, waiting, NULL)) {
        return err_set(err, "position: %s is in check, but %s is to move", SIDES[waiting],
                       SIDES[pos->side]);
    }
    return true;
}

bool position_sound(const Position *pos, Err *err) {
    return check_pieces(pos, err) && check_guarded(pos, err);
}
