/* Check: whether a definition makes sense, before anything is compiled from it.
 *
 * A table of checks, in the order in which an author would look: the board, the zones, the
 * pieces, then what refers to them. Each tells its first fault as "file:line: what is
 * wrong, what is allowed". Types of values are the reader's business (engine/script), the
 * text of the start position is position_read()'s. */
#include "rules/check.h"

#include "rules/compile.h"
#include "rules/names.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- shared ----------------------------------------------------------------------------- */

bool check_fault(const Check *c, const char *fmt, ...) {
    char text[sizeof(Err)];
    va_list args;
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    return err_set(c->err, "%s:%d: %s \"%s\" %s", c->at.file, c->at.line, c->word, c->name, text);
}

bool check_kinds(const Check *c, const DefNames *names) {
    uint32_t kinds;
    return names_kinds(c->def, names, 0, c->at, &kinds, c->err);
}

bool check_single_kinds(const Check *c, const char *field, const DefNames *names) {
    if (!check_kinds(c, names))
        return false;
    for (int i = 0; i < names->count; i++) {
        if (!names_kind(c->def, names->name[i]))
            return check_fault(c, "has the group \"%s\" in %s; allowed are single pieces",
                               names->name[i], field);
        for (int k = 0; k < i; k++) {
            if (!strcmp(names->name[k], names->name[i]))
                return check_fault(c, "has \"%s\" twice in %s", names->name[i], field);
        }
    }
    return true;
}

bool check_single_kind(const Check *c, const char *field, const char *kind) {
    if (!kind)
        return check_fault(c, "does not say %s = \"(a piece)\"", field);
    const DefNames names = {{kind}, 1};
    return check_single_kinds(c, field, &names);
}

bool check_places(const Check *c, const DefNames *places) {
    Place place = {{0}};
    return names_place(c->def, places, c->at, &place, c->err);
}

/* --- the board and its zones ------------------------------------------------------------ */

static bool check_board(const VariantDef *def, Err *err) {
    const Check c = {def, err, def->at, "variant", def->name};
    if (!def->files)
        return check_fault(&c, "does not say its board, like board = \"8x8\"");
    if (def->files < 1 || def->files > MAX_FILES || def->ranks < 1 || def->ranks > MAX_FILES ||
        def->files * def->ranks > MAX_SQUARES)
        return check_fault(&c,
                           "has a board of %dx%d; allowed are up to %d files, %d ranks and %d "
                           "squares",
                           def->files, def->ranks, MAX_FILES, MAX_FILES, MAX_SQUARES);
    Place holes = {{0}};
    if (def->holes && !names_squares(def, def->holes, WHITE, def->at, &holes, err))
        return false;
    if (!def->start)
        return check_fault(&c, "does not say its start position");
    if (!def->piece_count)
        return check_fault(&c, "has no piece");
    return check_kinds(&c, &def->quiet_reset);
}

static bool check_zone_squares(const Check *c, const char *text, Side side) {
    Place place = {{0}};
    if (!names_squares(c->def, text, side, c->at, &place, c->err))
        return false;
    for (int square = 0; square < MAX_SQUARES; square++) {
        if (place.of[square])
            return true;
    }
    return check_fault(c, "has no square for %s", side == WHITE ? "White" : "Black");
}

static bool check_zones(const VariantDef *def, Err *err) {
    for (int i = 0; i < def->zone_count; i++) {
        const ZoneDef *zone = &def->zones[i];
        const Check c = {def, err, zone->at, "zone", zone->name};
        if (isdigit((unsigned char)zone->name[1]))
            return check_fault(&c, "is named like a square");
        if (!zone->white)
            return check_fault(&c, "does not say its squares, like white = \"c1-f1\"");
        if (!check_zone_squares(&c, zone->white, WHITE))
            return false;
        if (zone->black && !check_zone_squares(&c, zone->black, BLACK))
            return false;
        if (!check_kinds(&c, &zone->admits))
            return false;
    }
    return true;
}

/* --- pieces ------------------------------------------------------------------------------ */

/* How many strides of a motion fit on the board at most. */
static int strides_fitting(const VariantDef *def, const MotionDef *motion) {
    int across = motion->df ? (def->files - 1) / abs(motion->df) : MAX_FILES;
    int along = motion->dr ? (def->ranks - 1) / abs(motion->dr) : MAX_FILES;
    return across < along ? across : along;
}

static bool check_motion(const Check *c, const MotionDef *motion) {
    if (motion->most && motion->least > motion->most)
        return check_fault(c, "has a movement of at least %d and at most %d squares", motion->least,
                           motion->most);
    if (motion->least > strides_fitting(c->def, motion))
        return check_fault(c, "has a movement that is longer than the board");
    if (motion->leaves_passant &&
        (motion->least != 2 || motion->most != 2 || motion->jumps || motion->hops))
        return check_fault(c, "can be taken en passant only after a slide of exactly = 2");
    if (motion->leaves_passant && !motion->quiet)
        return check_fault(c, "cannot be left to be taken en passant by a hit");
    if (motion->via_count && (motion->leaves_passant || motion->takes_passant))
        return check_fault(c, "cannot take or be taken en passant by a lame leap");
    if (motion->takes_passant && !motion->hits)
        return check_fault(c, "cannot take en passant where it only moves");
    return check_places(c, &motion->from) && check_places(c, &motion->to);
}

static bool check_name(const Check *c) {
    static const char *const groups[] = {"all", "royal"};
    for (int i = 0; i < 2; i++) {
        if (!strcmp(c->name, groups[i]))
            return check_fault(c, "is the name of a group of pieces; choose another");
    }
    return true;
}

static bool check_letter(const Check *c, int number) {
    const PieceDef *pieces = c->def->pieces;
    char letter = pieces[number].letter;
    if (!letter)
        return check_fault(c, "has no letter, like letter = \"K\"");
    for (int i = 0; i < number; i++) {
        if (pieces[i].letter == letter && pieces[i].mark == pieces[number].mark)
            return check_fault(c, "has the letter %c, which is that of \"%s\"", letter,
                               pieces[i].name);
    }
    return true;
}

static bool check_pieces(const VariantDef *def, Err *err) {
    for (int i = 0; i < def->piece_count; i++) {
        const PieceDef *piece = &def->pieces[i];
        Check c = {def, err, piece->at, "piece", piece->name};
        if (!check_name(&c) || !check_letter(&c, i))
            return false;
        if (piece->hand && !check_single_kind(&c, "hand", piece->hand))
            return false;
        if (!piece->motions)
            return check_fault(&c, "has no moves, like moves = { step \"all\" }");
        for (int k = 0; k < piece->motion_count; k++) {
            c.at = piece->motions[k].at;
            if (!check_motion(&c, &piece->motions[k]))
                return false;
        }
    }
    return true;
}

/* --- all of it ---------------------------------------------------------------------------- */

bool def_check(const VariantDef *def, Err *err) {
    static bool (*const checks[])(const VariantDef *, Err *) = {
        check_board, check_zones,     check_pieces, check_hits,    check_promotes,
        check_drops, check_castlings, check_rights, check_protect, check_ends,
    };
    for (size_t i = 0; i < sizeof checks / sizeof *checks; i++) {
        if (!checks[i](def, err))
            return false;
    }
    return true;
}
