/* Reasons as sentences, in the language of the reader. */
#include "core/notation.h"
#include "core/why.h"

#include <ctype.h>
#include <string.h>

static const char *const KEYS[] = {
    [WHY_LEGAL] = "why.legal",
    [WHY_GAME_OVER] = "why.game_over",
    [WHY_EMPTY] = "why.empty",
    [WHY_NOT_YOURS] = "why.not_yours",
    [WHY_OWN_PIECE] = "why.own_piece",
    [WHY_SHAPE] = "why.shape",
    [WHY_BLOCKED] = "why.blocked",
    [WHY_ONLY_HITS] = "why.only_hits",
    [WHY_ONLY_QUIET] = "why.only_quiet",
    [WHY_ADMITS] = "why.admits",
    [WHY_BARRED] = "why.barred",
    [WHY_SURPLUS] = "why.surplus",
    [WHY_EQUALITY] = "why.equality",
    [WHY_NEVER] = "why.never",
    [WHY_KEEP] = "why.keep",
    [WHY_PROMOTION_NEEDED] = "why.promotion_needed",
    [WHY_PROMOTION_WRONG] = "why.promotion_wrong",
    [WHY_PROMOTION_NONE] = "why.promotion_none",
    [WHY_ROYAL_ATTACKED] = "why.royal_attacked",
    [WHY_CASTLE_RIGHT] = "why.castle_right",
    [WHY_CASTLE_BLOCKED] = "why.castle_blocked",
    [WHY_CASTLE_ATTACKED] = "why.castle_attacked",
    [WHY_NO_HURDLE] = "why.no_hurdle",
    [WHY_FACES] = "why.faces",
    [WHY_MUST_HIT] = "why.must_hit",
    [WHY_NOT_IN_HAND] = "why.not_in_hand",
    [WHY_OCCUPIED] = "why.occupied",
    [WHY_DROP_PLACE] = "why.drop_place",
    [WHY_DROP_FILE] = "why.drop_file",
    [WHY_DROP_MATE] = "why.drop_mate",
    [WHY_SCRIPT] = "why.script",
};

const char *why_key(WhyCode code) { return KEYS[code]; }

static const char *label(const Label *text, const Lang *lang) {
    if (!text->en) return "";
    return strcmp(lang_name(lang), "ru") ? text->en : text->ru;
}

/* What a legal move does: "why.does.quiet" and so on. */
static const char *deed_key(Move move) {
    switch (move_action(move)) {
    case MOVE_QUIET: return move_becomes(move) ? "why.does.change" : "why.does.quiet";
    case MOVE_CAPTURE: return move_becomes(move) ? "why.does.capture_change" : "why.does.capture";
    case MOVE_EXCHANGE: return "why.does.exchange";
    case MOVE_EN_PASSANT: return "why.does.en_passant";
    case MOVE_CASTLE: return "why.does.castle";
    case MOVE_DROP: return "why.does.drop";
    case MOVE_PASS: return "why.does.pass";
    case MOVE_CONVERT: return "why.does.convert";
    case MOVE_SACRIFICE: return "why.does.sacrifice";
    case MOVE_REPEL: return "why.does.repel";
    }
    return "why.does.quiet";
}

/* The letters that could be named at a promotion on this square. */
static void choices(const Position *pos, const Why *why, char out[MAX_KINDS * 2]) {
    Move moves[MAX_MOVES];
    int count = position_moves_from(pos, why->from, moves), length = 0;
    for (int i = 0; i < count; i++) {
        if (move_to(moves[i]) != why->to || !move_becomes(moves[i])) continue;
        if (length) out[length++] = ' ';
        char letter = pos->rules->kinds[move_becomes(moves[i])].letter;
        out[length++] = (char)tolower((unsigned char)letter);
    }
    out[length] = '\0';
}

void why_write(const Position *pos, const Why *why, const Lang *lang, Text *out) {
    const Rules *rules = pos->rules;
    char from[4], to[4], square[4] = "", ours[16], theirs[16], letters[MAX_KINDS * 2];
    Side us = pos->side;
    Move move = why->code == WHY_LEGAL ? why->move : NO_MOVE;
    Square taken_on = move_action(move) == MOVE_EN_PASSANT ? (Square)move_aux(move) : why->to;
    Piece there = why->square == NO_SQUARE ? 0 : pos->board[why->square];
    square_write(rules, why->from, from);
    square_write(rules, why->to, to);
    if (why->square != NO_SQUARE) square_write(rules, why->square, square);
    strength_write(why->sums.of[us], ours);
    strength_write(why->sums.of[side_other(us)], theirs);
    choices(pos, why, letters);
    bool sums = why->code == WHY_LEGAL && rules->needs_surplus && move_action(move) == MOVE_CAPTURE;
    lang_fill(lang, out, move ? deed_key(move) : why_key(why->code), "from", from, "to", to,
              "square", square, "ours", ours, "theirs", theirs, "letters", letters,
              "piece", label(&rules->kinds[why->kind].title, lang),
              "there", label(&rules->kinds[piece_kind(there)].title, lang),
              "taken", label(&rules->kinds[piece_kind(pos->board[taken_on])].title, lang),
              "becomes", label(&rules->kinds[why->becomes].title, lang),
              "zone", why->zone < 0 ? "" : label(&rules->zones[why->zone].title, lang), NULL);
    if (sums) {
        text_add(out, " ");
        lang_fill(lang, out, "why.does.sums", "square", to, "ours", ours, "theirs", theirs, NULL);
    }
}
