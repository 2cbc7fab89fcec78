/* Check: the statements that refer to pieces and places: hits, promotions, castling,
 * protection, ends. */
#include "rules/check.h"

#include "core/rules.h"
#include "rules/names.h"

#include <ctype.h>
#include <string.h>

/* --- hits ---------------------------------------------------------------------------------- */

bool check_hits(const VariantDef *def, Err *err) {
    for (int i = 0; i < def->hit_count; i++) {
        const HitDef *hit = &def->hits[i];
        const Check c = {def, err, hit->at, "hit", hit->name};
        if (!check_kinds(&c, &hit->by) || !check_kinds(&c, &hit->of) || !check_places(&c, &hit->on))
            return false;
        if (hit->result == HIT_NEVER && hit->needs != NEEDS_NOTHING)
            return check_fault(&c, "never hits, so it needs nothing");
    }
    return true;
}

/* --- promotion ------------------------------------------------------------------------------ */

static bool has_name(const DefNames *names, const char *name) {
    for (int i = 0; i < names->count; i++) {
        if (!strcmp(names->name[i], name))
            return true;
    }
    return false;
}

static bool check_limits(const Check *c, const PromoteDef *promote) {
    for (int i = 0; i < promote->limit_count; i++) {
        if (!check_single_kind(c, "at_most", promote->limit_kind[i]))
            return false;
        if (!has_name(&promote->to, promote->limit_kind[i]))
            return check_fault(c, "limits \"%s\", which is not among what it becomes",
                               promote->limit_kind[i]);
    }
    return true;
}

bool check_promotes(const VariantDef *def, Err *err) {
    for (int i = 0; i < def->promote_count; i++) {
        const PromoteDef *promote = &def->promotes[i];
        const Check c = {def, err, promote->at, "promote", promote->kind};
        if (!check_single_kind(&c, "its name", promote->kind))
            return false;
        if (!promote->on.count)
            return check_fault(&c, "does not say where, like on = \"last rank\"");
        if (!promote->to.count)
            return check_fault(&c, "does not say what it becomes, like to = \"queen\"");
        if (!check_places(&c, &promote->on) || !check_single_kinds(&c, "to", &promote->to))
            return false;
        if (promote->side && strcmp(promote->side, "white") && strcmp(promote->side, "black"))
            return check_fault(&c, "is for the side \"%s\"; allowed are white, black",
                               promote->side);
        if (promote->optional && promote->may_stay)
            return check_fault(&c, "may stay whenever it is optional; leave may_stay out");
        if (promote->to.count >= MAX_KINDS)
            return check_fault(&c, "has too many choices; allowed are %d", MAX_KINDS - 1);
        if (has_name(&promote->to, promote->kind))
            return check_fault(&c, "becomes what it is; use may_stay = true");
        if (!check_limits(&c, promote))
            return false;
    }
    return true;
}

/* --- drops ---------------------------------------------------------------------------------- */

bool check_drops(const VariantDef *def, Err *err) {
    for (int i = 0; i < def->drop_count; i++) {
        const DropDef *drop = &def->drops[i];
        const Check c = {def, err, drop->at, "drop", drop->kind};
        if (!check_single_kind(&c, "its name", drop->kind) || !check_places(&c, &drop->on))
            return false;
    }
    return true;
}

/* --- castling, and the rights --------------------------------------------------------------- */

/* Both squares on one rank, and not the same. */
static bool check_path(const Check *c, const char *field, const char *path, Square ends[2]) {
    if (!path)
        return check_fault(c, "does not say %s, like %s = \"e1-g1\"", field, field);
    if (!names_path(c->def, path, c->at, &ends[0], &ends[1], c->err))
        return false;
    if (ends[0] / c->def->files != ends[1] / c->def->files || ends[0] == ends[1])
        return check_fault(c, "has %s = \"%s\"; allowed are ways along one rank", field, path);
    return true;
}

bool check_castlings(const VariantDef *def, Err *err) {
    for (int i = 0; i < def->castling_count; i++) {
        const CastlingDef *castling = &def->castlings[i];
        const Check c = {def, err, castling->at, "castling", castling->name};
        Square king[2], rook[2];
        if (!castling->right)
            return check_fault(&c, "does not say its right, like right = \"K\"");
        if (!check_single_kind(&c, "king", castling->king) ||
            !check_single_kind(&c, "rook", castling->rook) ||
            !check_path(&c, "king_path", castling->king_path, king) ||
            !check_path(&c, "rook_path", castling->rook_path, rook))
            return false;
        if (king[0] == rook[0] || king[1] == rook[1])
            return check_fault(&c, "puts both pieces on one square");
    }
    return true;
}

/* A right is spent by one castling, or by the promotions of one piece. */
bool check_rights(const VariantDef *def, Err *err) {
    const char *owner[128] = {NULL};
    int count = 0;
    for (int i = 0; i < def->castling_count; i++) {
        const CastlingDef *castling = &def->castlings[i];
        const Check c = {def, err, castling->at, "castling", castling->name};
        const char **now = &owner[(unsigned char)castling->right];
        if (*now)
            return check_fault(&c, "has the right %c, which is that of \"%s\"", castling->right,
                               *now);
        *now = castling->name;
        count++;
    }
    for (int i = 0; i < def->promote_count; i++) {
        const PromoteDef *promote = &def->promotes[i];
        const Check c = {def, err, promote->at, "promote", promote->kind};
        if (!promote->once)
            continue;
        const char **now = &owner[(unsigned char)promote->once];
        if (*now && strcmp(*now, promote->kind))
            return check_fault(&c, "has the right %c, which is that of \"%s\"", promote->once,
                               *now);
        count += !*now;
        *now = promote->kind;
        if (2 * count > MAX_RIGHTS)
            return check_fault(&c, "is one right too many; allowed are %d a side", MAX_RIGHTS / 2);
    }
    return true;
}

/* --- the start ------------------------------------------------------------------------------ */

/* How many pieces of these kinds a side has in the start position's text. */
static int count_at_start(const VariantDef *def, uint32_t kinds, Side side) {
    int count = 0;
    for (const char *at = def->start; *at && *at != ' ' && *at != '['; at++) {
        bool black = islower((unsigned char)*at);
        for (int i = 0; i < def->piece_count; i++) {
            bool same = toupper((unsigned char)*at) == def->pieces[i].letter;
            same = same && !def->pieces[i].mark;
            count += same && black == (side == BLACK) && (kinds >> (i + 1) & 1);
        }
    }
    return count;
}

bool check_protect(const VariantDef *def, Err *err) {
    const DefNames *guarded = &def->guarded;
    if (!guarded->count)
        return true;
    const Check c = {def, err, def->guarded_at, "protect", guarded->name[0]};
    uint32_t kinds;
    if (!names_kinds(def, guarded, 0, c.at, &kinds, err))
        return false;
    for (int i = 0; i < def->promote_count; i++) {
        const PromoteDef *row = &def->promotes[i];
        uint32_t made;
        if (!names_kinds(def, &row->to, 0, row->at, &made, err))
            return false;
        if (made & kinds)
            return check_fault(&c, "cannot hold a piece that others become: promote \"%s\"", row->kind);
    }
    int both = 0;
    for (int side = WHITE; side <= BLACK; side++) {
        int count = count_at_start(def, kinds, (Side)side);
        both += count;
    }
    return both > 0 || check_fault(&c, "protects nothing: neither side starts with such a piece");
}

/* --- ends ------------------------------------------------------------------------------------ */

static bool check_without(const Check *c, const EndDef *end) {
    uint32_t kinds;
    if (!end->kinds.count)
        return check_fault(c, "does not say without what");
    if (!names_kinds(c->def, &end->kinds, 0, c->at, &kinds, c->err))
        return false;
    for (int side = WHITE; side <= BLACK; side++) {
        int enemys = count_at_start(c->def, kinds, side_other((Side)side));
        bool few = count_at_start(c->def, kinds, (Side)side) < (end->count ? end->count : 1);
        if (few && !end->each && enemys >= end->enemy[0] && enemys >= end->enemy[1])
            return check_fault(c, "holds at once: %s starts without \"%s\"",
                               side == WHITE ? "White" : "Black", end->kinds.name[0]);
    }
    return true;
}

static bool check_holds(const Check *c, const EndDef *end) {
    const DefNames place = {{end->zone}, 1};
    bool own = !strncmp(end->zone, "own ", 4), enemy = !strncmp(end->zone, "enemy ", 6);
    if (!own && !enemy)
        return check_fault(c, "has holds = \"%s\"; allowed are \"own\" or \"enemy\" and a "
                           "zone, as \"enemy castle\"", end->zone);
    if (!end->kinds.count)
        return check_fault(c, "does not say by whom, like by = \"royal\"");
    return check_places(c, &place) && check_kinds(c, &end->kinds);
}

static bool check_material(const Check *c, const EndDef *end) {
    if (!check_single_kinds(c, "one_colour", &end->one_colour))
        return false;
    for (int i = 0; i < end->material_count; i++) {
        const DefNames *list = &end->material[i];
        for (int k = 0; k < list->count; k++) {
            if (!check_single_kind(c, "material", list->name[k]))
                return false;
        }
        if (list->count > MAX_MATERIAL)
            return check_fault(c, "has a list of %d pieces; allowed are %d", list->count,
                               MAX_MATERIAL);
    }
    return true;
}

static bool check_condition(const Check *c, const EndDef *end) {
    switch (end->what) {
    case ENDS_NOTHING:
        return check_fault(c,
                           "has no condition; allowed are without, holds, stuck, repeats, quiet, "
                           "checks, material");
    case ENDS_WITHOUT:
        return check_without(c, end);
    case ENDS_HOLDS:
        return check_holds(c, end);
    case ENDS_MATERIAL:
        return check_material(c, end);
    case ENDS_STUCK:
    case ENDS_REPEATS:
    case ENDS_QUIET:
    case ENDS_CHECKS:
        return true;
    }
    return true;
}

/* Conditions that speak of no side can only be a draw; only counts can be claimed. */
static bool check_result(const Check *c, const EndDef *end) {
    bool counts = end->what == ENDS_REPEATS || end->what == ENDS_QUIET;
    if (!end->result)
        return check_fault(c, "has no result; allowed are win, loss, draw");
    if (strcmp(end->result, "win") && strcmp(end->result, "loss") && strcmp(end->result, "draw"))
        return check_fault(c, "has the result \"%s\"; allowed are win, loss, draw", end->result);
    if ((counts || end->what == ENDS_MATERIAL) && strcmp(end->result, "draw"))
        return check_fault(c, "has the result \"%s\"; here only a draw is allowed", end->result);
    if (end->claim && !counts)
        return check_fault(c, "cannot be claimed; only repeats and quiet can");
    return true;
}

bool check_ends(const VariantDef *def, Err *err) {
    const Check variant = {def, err, def->at, "variant", def->name};
    if (!def->end_count)
        return check_fault(&variant,
                           "has no end, like ends \"king\" { without = \"king\", result = "
                           "\"loss\" }");
    for (int i = 0; i < def->end_count; i++) {
        const EndDef *end = &def->ends[i];
        const Check c = {def, err, end->at, "ends", end->name};
        if (!check_condition(&c, end) || !check_result(&c, end))
            return false;
    }
    return true;
}
