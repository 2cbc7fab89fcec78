/* Xboard setup: our games as XBoard knows them, or described to it.
 *
 * Games that XBoard knows by name it plays by its own board and letters. Every other game is
 * defined by the engine: `setup` gives size, start and the picture of each letter, `piece` how
 * each piece goes. Pictures are chosen by how a piece moves, and else by what it is worth. */
#include "cli/xboard.h"

#include "base/memory.h"
#include "session/shelf.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Known {
    const char *ours, *theirs;
    const char *letters; /* pairs: theirs, ours; NULL: the same */
} Known;

static const Known known[] = {
    {"chess", "normal", NULL},         {"chess960", "fischerandom", NULL},
    {"nocastle", "nocastle", NULL},    {"crazyhouse", "crazyhouse", NULL},
    {"losers", "losers", NULL},        {"antichess", "giveaway", NULL},
    {"3check", "3check", NULL},        {"knightmate", "knightmate", NULL},
    {"shatranj", "shatranj", NULL},    {"makruk", "makruk", NULL},
    {"courier", "courier", NULL},      {"capablanca", "capablanca", NULL},
    {"gothic", "gothic", NULL},        {"janus", "janus", NULL},
    {"grand", "grand", NULL},          {"shogi", "shogi", NULL},
    {"xiangqi", "xiangqi", "HNhnEBeb"},
};

enum { KNOWN = sizeof known / sizeof *known };

static const Known *known_named(const char *name) {
    for (int i = 0; i < KNOWN; i++)
        if (strcmp(known[i].ours, name) == 0 || strcmp(known[i].theirs, name) == 0)
            return &known[i];
    return NULL;
}

void xboard_variants(Text *out) {
    int count;
    Shelves shelves;
    for (int i = 0; i < KNOWN; i++)
        text_format(out, "%s%s", i ? "," : "", known[i].theirs);
    if (!shelves_init(&shelves, NULL))
        return;
    char **names = shelf_names(&shelves, LIBRARY_VARIANTS, &count);
    for (int i = 0; i < count; i++)
        if (!known_named(names[i]))
            text_format(out, ",%s", names[i]);
    names_free(names, count);
}

bool xboard_variant(Xboard *x, const char *name, Err *err) {
    const Known *row = known_named(name);
    if (!engine_variant(&x->engine, row ? row->ours : name, err))
        return false;
    const Rules *rules = x->engine.game->rules;
    x->engine.knobs.chess960 = rules->rooks_anywhere;
    x->defined = !row;
    x->illegal = false;
    xboard_renew(x);
    if (!row)
        xboard_describe(x);
    return true;
}

/* --- pictures ------------------------------------------------------------------------ */

/* The places of a table of letters, in XBoard's order; the King stands last. */
enum {
    PAWN, KNIGHT, BISHOP, ROOK, QUEEN, FERZ, ALFIL, ARCHBISHOP, CHANCELLOR, WAZIR, MAN, CANNON,
    NIGHTRIDER, CROWNED_BISHOP, CROWNED_ROOK, GRASSHOPPER, SILVER, FALCON, LANCE, COBRA, UNICORN,
    KING, PICTURES
};

typedef struct Look {
    const char *moves; /* Betza */
    int picture;
} Look;

static const Look looks[] = {
    {"N", KNIGHT}, {"nN", KNIGHT}, {"B", BISHOP}, {"R", ROOK}, {"RB", QUEEN}, {"BR", QUEEN},
    {"F", FERZ}, {"A", ALFIL}, {"W", WAZIR}, {"WF", MAN}, {"FW", MAN}, {"BN", ARCHBISHOP},
    {"NB", ARCHBISHOP}, {"RN", CHANCELLOR}, {"NR", CHANCELLOR}, {"BW", CROWNED_BISHOP},
    {"RF", CROWNED_ROOK}, {"FfW", SILVER}, {"fWF", SILVER},
};

/* For the rest, the most worth first. */
static const int spare[] = {QUEEN, ROOK, BISHOP, MAN, FERZ, KNIGHT, WAZIR, SILVER, ALFIL, LANCE,
                            CANNON, FALCON, UNICORN, CHANCELLOR, ARCHBISHOP, NIGHTRIDER,
                            CROWNED_ROOK, CROWNED_BISHOP, GRASSHOPPER, COBRA};

enum { LOOKS = sizeof looks / sizeof *looks, SPARE = sizeof spare / sizeof *spare };

static bool is_pawn(const KindInfo *info) {
    bool steps = false, other = false;
    for (int i = 0; i < info->motion_count; i++) {
        const Motion *motion = &info->motions[i];
        bool ahead = motion->dr == 1 && motion->df == 0;
        bool aslant = motion->dr == 1 && abs(motion->df) == 1;
        steps |= ahead && motion->quiet && !motion->hits;
        other |= !(ahead && !motion->hits) && !(aslant && !motion->quiet);
    }
    return steps && !other;
}

/* The kind whose taking ends the game, or that may not be left to be taken. */
static Kind king_of(const Rules *rules) {
    for (Kind kind = 1; kind <= rules->kind_count; kind++)
        if (rules->kinds[kind].guarded)
            return kind;
    for (Kind kind = 1; kind <= rules->kind_count; kind++)
        if (rules->vital_kinds >> kind & 1)
            return kind;
    return 0;
}

static void give(const Rules *rules, Kind kind, int picture, char table[PICTURES], bool given[]) {
    table[picture] = rules->kinds[kind].letter;
    given[kind] = true;
}

static int look_of(const Rules *rules, Kind kind) {
    int picture = -1;
    Text moves;
    text_init(&moves);
    if (is_pawn(&rules->kinds[kind]))
        picture = PAWN;
    else if (betza_write(rules, kind, &moves))
        for (int i = 0; i < LOOKS; i++)
            if (strcmp(looks[i].moves, moves.data) == 0)
                picture = looks[i].picture;
    text_clear(&moves);
    return picture;
}

/* A rook goes far along ranks and files only, a bishop far aslant; other pictures suit all. */
static bool suits(const KindInfo *info, int picture) {
    bool straight = false, aslant = false;
    for (int i = 0; i < info->motion_count; i++) {
        const Motion *motion = &info->motions[i];
        straight |= motion->most > 1 && motion->df * motion->dr == 0;
        aslant |= motion->most > 1 && motion->df * motion->dr != 0;
    }
    return picture == ROOK ? straight && !aslant : picture == BISHOP ? aslant && !straight : true;
}

/* The kind of most worth that has no picture yet and suits this one, 0 when there is none. */
static Kind best_without(const Rules *rules, const Personality *who, const bool given[],
                         int picture) {
    Kind best = 0;
    int most = -1;
    for (Kind kind = 1; kind <= rules->kind_count; kind++) {
        int worth = search_material(rules, who, kind);
        if (given[kind] || worth <= most || !suits(&rules->kinds[kind], picture))
            continue;
        best = kind;
        most = worth;
    }
    return best;
}

static void pictures_choose(const Rules *rules, const Personality *who, char table[PICTURES]) {
    bool given[MAX_KINDS] = {false};
    Kind king = king_of(rules);
    memset(table, '.', PICTURES);
    if (king)
        give(rules, king, KING, table, given);
    for (Kind kind = 1; kind <= rules->kind_count; kind++) {
        int picture = given[kind] || rules->kinds[kind].mark ? -1 : look_of(rules, kind);
        given[kind] |= rules->kinds[kind].mark != 0; /* drawn as what it was, and more */
        if (picture >= 0 && table[picture] == '.')
            give(rules, kind, picture, table, given);
    }
    for (int i = 0; i < SPARE; i++) {
        Kind kind = table[spare[i]] == '.' ? best_without(rules, who, given, spare[i]) : 0;
        if (kind)
            give(rules, kind, spare[i], table, given);
    }
    for (Kind kind = 1; kind <= rules->kind_count; kind++) {
        const KindInfo *info = &rules->kinds[kind];
        const char *plain = info->mark ? memchr(table, info->letter, PICTURES) : NULL;
        if (plain && plain - table + 11 < KING) /* XBoard's place of the promoted piece */
            table[plain - table + 11] = info->mark;
    }
}

/* --- setup and piece ----------------------------------------------------------------- */

static int hand_size(const Rules *rules) {
    int size = 0;
    for (Kind kind = 1; kind <= rules->kind_count && rules->has_hands; kind++)
        size += rules->kinds[kind].hand == kind && !rules->kinds[kind].guarded;
    return size;
}

/* XBoard's texts always have an en passant field. */
static void start_write(const Rules *rules, Text *out) {
    Position start;
    char fen[FEN_SIZE], *at = fen, *word;
    position_start(&start, rules);
    position_write(&start, fen);
    for (int i = 0; (word = word_next(&at)); i++) {
        text_format(out, "%s%s", i ? " " : "", i == 2 && rules->castling_count == 0 ? "-" : word);
        if (i == 2 && !rules->has_passant)
            text_add(out, " -");
    }
}

static void piece_say(const Rules *rules, Kind kind, Text *moves) {
    const KindInfo *info = &rules->kinds[kind];
    text_reset(moves);
    if (info->mark != '~' && betza_write(rules, kind, moves))
        line_print("piece %s%c& %s", info->mark ? "+" : "", info->letter, moves->data);
}

void xboard_describe(Xboard *x) {
    const Rules *rules = x->engine.game->rules;
    char table[PICTURES], lower[PICTURES];
    Text text;
    text_init(&text);
    pictures_choose(rules, &x->engine.knobs.who, table);
    for (int i = 0; i < PICTURES; i++)
        lower[i] = (char)tolower((unsigned char)table[i]);
    start_write(rules, &text);
    line_print("setup (%.*s%.*s) %dx%d+%d_%s %s", PICTURES, table, PICTURES, lower, rules->files,
               rules->ranks, hand_size(rules), rules->has_hands ? "shogi" : "fairy", text.data);
    for (Kind kind = 1; kind <= rules->kind_count; kind++)
        piece_say(rules, kind, &text);
    text_clear(&text);
}

/* --- positions ----------------------------------------------------------------------- */

static void letters_fit(const Known *row, char *board) {
    for (char *p = board; row && row->letters && *p; p++)
        for (const char *pair = row->letters; *pair; pair += 2)
            if (*p == *pair) {
                *p = pair[1];
                break;
            }
}

/* Rights that are no castlings XBoard does not know of; they count as unspent. */
static void rights_fit(const Rules *rules, const char *given, Text *out) {
    if (rules->right_count == 0 || rules->castling_count > 0) {
        text_format(out, " %s", given);
        return;
    }
    text_add(out, " ");
    for (int i = 0; i < rules->right_count; i++)
        text_add_bytes(out, &rules->rights[i].letter, 1);
}

bool xboard_position(Xboard *x, const char *text, Err *err) {
    const Rules *rules = x->engine.game->rules;
    char *copy = memory_text(text), *at = copy, *word;
    Text fitted;
    text_init(&fitted);
    for (int i = 0; (word = word_next(&at)); i++) {
        if (i == 0)
            letters_fit(known_named(rules->name), word);
        if (i == 2)
            rights_fit(rules, word, &fitted);
        else
            text_format(&fitted, "%s%s", i ? " " : "", word);
    }
    bool good = engine_position(&x->engine, fitted.data, err);
    x->illegal = !good;
    xboard_renew(x);
    text_clear(&fitted);
    free(copy);
    return good;
}
