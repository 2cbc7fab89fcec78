/* Kinds and places by name. */
#include "rules/names.h"

#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool fault(DefAt at, Err *err, const char *what, const char *name, const char *nearest,
                  const char *allowed) {
    if (nearest) {
        return err_set(err, "%s:%d: no %s \"%s\"; did you mean \"%s\"?", at.file, at.line, what,
                       name, nearest);
    }
    return err_set(err, "%s:%d: no %s \"%s\"; allowed are %s", at.file, at.line, what, name, allowed);
}

Kind names_kind(const VariantDef *def, const char *name) {
    for (int i = 0; i < def->piece_count; i++) {
        if (def->pieces[i].name && !strcmp(def->pieces[i].name, name)) return (Kind)(i + 1);
    }
    return 0;
}

static uint32_t all_kinds(const VariantDef *def) {
    return (uint32_t)((uint64_t)2 << def->piece_count) - 2;
}

static bool one_kind(const VariantDef *def, const char *name, DefAt at, uint32_t *kinds, Err *err) {
    Kind kind = names_kind(def, name);
    if (kind) {
        *kinds |= 1u << kind;
        return true;
    }
    if (!strcmp(name, "all")) {
        *kinds |= all_kinds(def);
        return true;
    }
    if (!strcmp(name, "royal")) {
        for (int i = 0; i < def->piece_count; i++) {
            if (def->pieces[i].royal) *kinds |= 2u << i;
        }
        return true;
    }
    const char *known[MAX_DEFS + 3] = {"all", "royal"};
    for (int i = 0; i < def->piece_count; i++) known[i + 2] = def->pieces[i].name;
    return fault(at, err, "piece", name, text_nearest(name, known),
                 "the names of this variant's pieces, \"royal\" and \"all\"");
}

bool names_kinds(const VariantDef *def, const DefNames *names, uint32_t otherwise, DefAt at,
                 uint32_t *kinds, Err *err) {
    *kinds = names->count ? 0 : otherwise;
    for (int i = 0; i < names->count; i++) {
        if (!one_kind(def, names->name[i], at, kinds, err)) return false;
    }
    return true;
}

Square names_turned(const VariantDef *def, Square square) {
    int file = square % def->files, rank = square / def->files;
    return (Square)((def->ranks - 1 - rank) * def->files + file);
}

/* "e2" at *text, which moves on; false when it is no square of this board. */
static bool read_square(const VariantDef *def, const char **text, Square *square) {
    const char *at = *text;
    int file = *at - 'a';
    if (file < 0 || file >= def->files) return false;
    char *end;
    if (at[1] < '1' || at[1] > '9') return false;
    long rank = strtol(at + 1, &end, 10);
    if (rank < 1 || rank > def->ranks) return false;
    *square = (Square)((rank - 1) * def->files + file);
    *text = end;
    return true;
}

static void set_square(const VariantDef *def, Place *place, Square square, uint8_t sides) {
    if (sides & 1) place->of[square] |= 1;
    if (sides & 2) place->of[names_turned(def, square)] |= 2;
}

static void set_rectangle(const VariantDef *def, Place *place, Square a, Square b, uint8_t sides) {
    int files = def->files;
    int file_0 = a % files, file_1 = b % files, rank_0 = a / files, rank_1 = b / files;
    for (int rank = rank_0 < rank_1 ? rank_0 : rank_1; rank <= (rank_0 < rank_1 ? rank_1 : rank_0);
         rank++) {
        for (int file = file_0 < file_1 ? file_0 : file_1;
             file <= (file_0 < file_1 ? file_1 : file_0); file++) {
            set_square(def, place, (Square)(rank * files + file), sides);
        }
    }
}

/* Squares and rectangles, White's view; sides: 1 as they stand, 2 turned over, 3 both. */
static bool squares_add(const VariantDef *def, const char *text, uint8_t sides, Place *place) {
    while (*text) {
        Square a, b;
        while (*text == ' ' || *text == ',') text++;
        if (!*text) break;
        if (!read_square(def, &text, &a)) return false;
        b = a;
        if (*text == '-') {
            text++;
            if (!read_square(def, &text, &b)) return false;
        }
        if (*text && *text != ' ' && *text != ',') return false;
        set_rectangle(def, place, a, b, sides);
    }
    return true;
}

static bool squares_fault(const VariantDef *def, const char *text, DefAt at, Err *err) {
    return err_set(err, "%s:%d: \"%s\" is not a list of squares of a board of %d files and %d ranks; "
                        "write \"c1 e2\" or \"c1-f1\"", at.file, at.line, text, def->files, def->ranks);
}

bool names_squares(const VariantDef *def, const char *text, Side side, DefAt at, Place *place,
                   Err *err) {
    Place plain = {{0}};
    if (!squares_add(def, text, 1, &plain)) return squares_fault(def, text, at, err);
    for (int s = 0; s < def->files * def->ranks; s++) {
        if (plain.of[s]) place->of[s] |= (uint8_t)(1u << side);
    }
    return true;
}

static const ZoneDef *zone_named(const VariantDef *def, const char *name) {
    for (int i = 0; i < def->zone_count; i++) {
        if (def->zones[i].name && !strcmp(def->zones[i].name, name)) return &def->zones[i];
    }
    return NULL;
}

/* The zone's squares of the owner that `whose` names, for movers of both sides. */
static bool zone_add(const VariantDef *def, const ZoneDef *zone, bool own, bool enemy, Place *place,
                     Err *err) {
    Place owned = {{0}};
    const char *black = zone->black;
    if (!names_squares(def, zone->white, WHITE, zone->at, &owned, err)) return false;
    if (black && !names_squares(def, black, BLACK, zone->at, &owned, err)) return false;
    for (int s = 0; s < def->files * def->ranks; s++) {
        bool white = owned.of[s] & 1, blacks = owned.of[s] & 2;
        if (!black) blacks = owned.of[names_turned(def, (Square)s)] & 1;
        if ((own && white) || (enemy && blacks)) place->of[s] |= 1;
        if ((own && blacks) || (enemy && white)) place->of[s] |= 2;
    }
    return true;
}

static bool ranks_add(const VariantDef *def, const char *text, Place *place) {
    int first, last, used = 0;
    if (!strcmp(text, "first rank")) {
        first = last = 1;
    } else if (!strcmp(text, "last rank")) {
        first = last = def->ranks;
    } else if (sscanf(text, "ranks %d-%d%n", &first, &last, &used) == 2 && !text[used]) {
    } else if (sscanf(text, "rank %d%n", &first, &used) == 1 && !text[used]) {
        last = first;
    } else {
        return false;
    }
    if (first < 1 || first > last || last > def->ranks) return false;
    Square a = (Square)((first - 1) * def->files), b = (Square)(last * def->files - 1);
    set_rectangle(def, place, a, b, 3);
    return true;
}

/* What was meant: "own keep" for "own keeep". What is allowed is told by this game's own zone. */
static bool place_fault(const VariantDef *def, const char *text, const char *name, DefAt at,
                        Err *err) {
    const char *known[MAX_DEFS + 4] = {"first rank", "last rank", "anywhere"};
    for (int i = 0; i < def->zone_count; i++) known[i + 3] = def->zones[i].name;
    const char *nearest = text_nearest(name, known);
    char meant[128], allowed[384] = "", zones[192] = "";
    if (nearest && zone_named(def, nearest)) {
        snprintf(meant, sizeof meant, "%.*s%s", (int)(name - text), text, nearest);
        nearest = meant;
    }
    if (def->zone_count) {
        const char *zone = def->zones[0].name;
        snprintf(zones, sizeof zones, "zones (\"%s\", \"own %s\", \"enemy %s\"), ", zone, zone,
                 zone);
    }
    snprintf(allowed, sizeof allowed, "%s\"rank 1\" to \"rank %d\", \"ranks 1-2\", \"last rank\", "
             "and squares of the board", zones, def->ranks);
    return fault(at, err, "place", text, nearest, allowed);
}

static bool one_place(const VariantDef *def, const char *text, DefAt at, Place *place, Err *err) {
    bool own = !strncmp(text, "own ", 4), enemy = !strncmp(text, "enemy ", 6);
    const char *name = text + (own ? 4 : enemy ? 6 : 0);
    const ZoneDef *zone = zone_named(def, name);
    if (zone) return zone_add(def, zone, own || !enemy, enemy || !own, place, err);
    if (!strcmp(text, "anywhere")) {
        memset(place->of, 3, (size_t)(def->files * def->ranks));
        return true;
    }
    if (!own && !enemy && ranks_add(def, text, place)) return true;
    Place squares = *place;
    if (!own && !enemy && squares_add(def, text, 3, &squares)) {
        *place = squares;
        return true;
    }
    return place_fault(def, text, name, at, err);
}

bool names_place(const VariantDef *def, const DefNames *names, DefAt at, Place *place, Err *err) {
    for (int i = 0; i < names->count; i++) {
        if (!one_place(def, names->name[i], at, place, err)) return false;
    }
    return true;
}

bool names_path(const VariantDef *def, const char *text, DefAt at, Square *from, Square *to,
                Err *err) {
    const char *rest = text;
    if (read_square(def, &rest, from) && *rest++ == '-' && read_square(def, &rest, to) && !*rest) {
        return true;
    }
    return err_set(err, "%s:%d: \"%s\" is not a way from one square to another, like \"e1-g1\"",
                   at.file, at.line, text);
}
