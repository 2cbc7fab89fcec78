/* Statement: a function for each word, field by field in the order of the manual. */
#include "script/statement.h"

#include "script/motion.h"

#include <stdio.h>
#include <string.h>

enum { MOST_STRENGTH = 2 * 20, MOST_COUNT = 10000, MOST_MOTIONS = 32 };

/* --- the whole variant ---------------------------------------------------------------- */

/* "8x8": files, then ranks. */
static void read_board(Reader *reader, VariantDef *def) {
    const char *text = NULL;
    int used = 0;
    if (!reader_text(reader, "board", &text))
        return;
    bool whole = sscanf(text, "%2dx%2d%n", &def->files, &def->ranks, &used) == 2 && !text[used];
    if (whole && def->files > 0 && def->ranks > 0)
        return;
    Spot spot = reader_spot(reader, "board");
    spot_fault(&spot, "has to be files x ranks, like \"8x8\", not \"%.60s\"", text);
}

void statement_variant(Reader *reader, VariantDef *def) {
    reader_label(reader, "title", &def->title);
    reader_label(reader, "says", &def->says);
    read_board(reader, def);
    reader_text(reader, "version", &def->version);
    reader_text(reader, "holes", &def->holes);
    reader_text(reader, "start", &def->start);
    reader_names(reader, "quiet_reset", &def->quiet_reset);
    reader_flag(reader, "must_hit", &def->must_hit);
    reader_flag(reader, "may_pass", &def->may_pass);
    reader_flag(reader, "no_facing", &def->faces);
    reader_flag(reader, "rooks_anywhere", &def->rooks_anywhere);
    reader_whole(reader, "turn", 1, MAX_TURN - 1, &def->turn_moves);
}

/* --- zones and pieces ----------------------------------------------------------------- */

static void read_zone(Reader *reader, void *row) {
    ZoneDef *zone = row;
    bool moved = reader_text(reader, "white", &zone->white);
    if (!reader_text(reader, "black", &zone->black) && moved)
        zone->black = NULL; /* turned over from the new squares */
    reader_label(reader, "title", &zone->title);
    reader_names(reader, "admits", &zone->admits);
    reader_flag(reader, "keep", &zone->keep);
    reader_flag(reader, "apart", &zone->apart);
    reader_flag(reader, "bars_enemy", &zone->bars_enemy);
}

static void name_zone(void *row) {
    ZoneDef *zone = row;
    zone->title = (Label){zone->name, zone->name};
}

/* The array grows by a copy: a piece has a handful of motions. */
static void add_motions(Arena *arena, PieceDef *piece, const MotionDef *rows, int count) {
    int before = piece->motion_count;
    MotionDef *motions = arena_take(arena, sizeof *motions * (size_t)(before + count + 1));
    memcpy(motions, piece->motions, sizeof *motions * (size_t)before);
    memcpy(motions + before, rows, sizeof *motions * (size_t)count);
    piece->motions = motions;
    piece->motion_count = before + count;
}

/* The value on top of the stack: a motion, or a list of them. */
static void read_motions(const Spot *spot, PieceDef *piece, bool nested) {
    lua_State *state = spot->state;
    int count = 0;
    const MotionDef *rows = motion_rows(state, -1, &count);
    if (!rows && (nested || !lua_istable(state, -1)))
        spot_wrong(spot, -1, "a list of movements, like { step \"all\", leap(1, 2) }");
    add_motions(run_of(state)->arena, piece, rows ? rows : piece->motions, count);
    if (rows)
        return;
    int length = (int)lua_rawlen(state, -1);
    if (length > MOST_MOTIONS)
        spot_fault(spot, "has more than %d movements", MOST_MOTIONS);
    for (int i = 1; i <= length; i++) {
        lua_rawgeti(state, -1, i);
        read_motions(spot, piece, true);
        lua_pop(state, 1);
    }
}

static void read_moves(Reader *reader, PieceDef *piece) {
    static const MotionDef none[1];
    if (!reader_value(reader, "moves"))
        return;
    Spot spot = reader_spot(reader, "moves");
    piece->motions = none; /* an empty list is allowed: a piece that stands where it is put */
    piece->motion_count = 0;
    read_motions(&spot, piece, false);
    lua_pop(spot.state, 1);
}

/* A capital letter, of a piece or a right. */
static void read_letter(Reader *reader, const char *field, char *out) {
    const char *text = NULL;
    if (!reader_text(reader, field, &text))
        return;
    Spot spot = reader_spot(reader, field);
    if (text[0] < 'A' || text[0] > 'Z' || text[1])
        spot_fault(&spot, "has to be one letter from A to Z, not \"%.60s\"", text);
    *out = text[0];
}

/* "+" before or "~" behind the letter in position texts. */
static void read_mark(Reader *reader, char *out) {
    const char *text = NULL;
    if (!reader_text(reader, "mark", &text))
        return;
    Spot spot = reader_spot(reader, "mark");
    if (strcmp(text, "+") && strcmp(text, "~"))
        spot_fault(&spot, "has to be \"+\" or \"~\", not \"%.60s\"", text);
    *out = text[0];
}

static void read_piece(Reader *reader, void *row) {
    PieceDef *piece = row;
    read_letter(reader, "letter", &piece->letter);
    read_mark(reader, &piece->mark);
    reader_text(reader, "hand", &piece->hand);
    reader_label(reader, "title", &piece->title);
    reader_label(reader, "abbreviation", &piece->abbreviation);
    reader_halves(reader, "strength", 0, MOST_STRENGTH, &piece->strength);
    reader_flag(reader, "royal", &piece->royal);
    read_moves(reader, piece);
    if (!piece->abbreviation.en) {
        char letter[2] = {piece->letter};
        const char *text = arena_text(run_of(reader->spot.state)->arena, letter);
        piece->abbreviation = (Label){text, text};
    }
}

static void name_piece(void *row) {
    PieceDef *piece = row;
    piece->title = (Label){piece->name, piece->name};
}

/* --- what happens --------------------------------------------------------------------- */

static void read_hit(Reader *reader, void *row) {
    static const char *const NEEDS[] = {"nothing", "surplus", "equality", NULL};
    static const char *const RESULTS[] = {"capture",   "exchange", "never", "convert",
                                          "sacrifice", "repel",    NULL};
    HitDef *hit = row;
    int needs = (int)hit->needs, result = (int)hit->result;
    reader_names(reader, "by", &hit->by);
    reader_names(reader, "of", &hit->of);
    reader_names(reader, "on", &hit->on);
    reader_choice(reader, "needs", NEEDS, &needs);
    reader_choice(reader, "result", RESULTS, &result);
    hit->needs = (HitNeeds)needs;
    hit->result = (HitResult)result;
}

/* at_most = { prince = 3 }, in byte order of the names, since Lua's own order changes. */
static void read_limits(Reader *reader, PromoteDef *promote) {
    if (!reader_value(reader, "at_most"))
        return;
    Spot spot = reader_spot(reader, "at_most");
    lua_State *state = spot.state;
    if (!lua_istable(state, -1))
        spot_wrong(&spot, -1, "a table, like { queen = 2 }");
    for (lua_pushnil(state); lua_next(state, -2); lua_pop(state, 1)) {
        if (lua_type(state, -2) != LUA_TSTRING || promote->limit_count == MAX_KINDS)
            spot_fault(&spot, "has to be a table of pieces, like { queen = 2 }");
        int whole, i = promote->limit_count++;
        lua_Integer limit = lua_tointegerx(state, -1, &whole);
        if (lua_type(state, -1) != LUA_TNUMBER || !whole || limit < 1 || limit > MAX_SQUARES)
            spot_wrong(&spot, -1, "made of whole numbers from 1 to 128");
        const char *name = spot_text(&spot, -2);
        for (; i > 0 && strcmp(promote->limit_kind[i - 1], name) > 0; i--) {
            promote->limit_kind[i] = promote->limit_kind[i - 1];
            promote->limit[i] = promote->limit[i - 1];
        }
        promote->limit_kind[i] = name;
        promote->limit[i] = (int)limit;
    }
    lua_pop(state, 1);
}

static void read_promote(Reader *reader, void *row) {
    PromoteDef *promote = row;
    reader_names(reader, "on", &promote->on);
    reader_flag(reader, "from_outside", &promote->from_outside);
    reader_names(reader, "to", &promote->to);
    read_limits(reader, promote);
    read_letter(reader, "once", &promote->once);
    reader_flag(reader, "may_stay", &promote->may_stay);
    reader_text(reader, "side", &promote->side);
    reader_flag(reader, "leaving", &promote->leaving);
    reader_flag(reader, "optional", &promote->optional);
    reader_flag(reader, "capturing", &promote->capturing);
}

static void read_drop(Reader *reader, void *row) {
    DropDef *drop = row;
    reader_names(reader, "on", &drop->on);
    reader_flag(reader, "one_per_file", &drop->one_per_file);
    reader_flag(reader, "no_mate", &drop->no_mate);
}

DefNames statement_added(Reader *reader) {
    DefNames added = {.count = 0};
    reader_names(reader, "add", &added);
    return added;
}

static void read_castling(Reader *reader, void *row) {
    CastlingDef *castling = row;
    read_letter(reader, "right", &castling->right);
    reader_text(reader, "king", &castling->king);
    reader_text(reader, "rook", &castling->rook);
    reader_text(reader, "king_path", &castling->king_path);
    reader_text(reader, "rook_path", &castling->rook_path);
}

/* --- the end -------------------------------------------------------------------------- */

static bool read_stuck(Reader *reader) {
    bool stuck = true;
    bool given = reader_flag(reader, "stuck", &stuck);
    Spot spot = reader_spot(reader, "stuck");
    if (!stuck)
        spot_fault(&spot, "has to be true, or be left out");
    return given;
}

static bool read_material(Reader *reader, EndDef *end) {
    if (!reader_value(reader, "material"))
        return false;
    Spot spot = reader_spot(reader, "material");
    lua_State *state = spot.state;
    int most = (int)(sizeof end->material / sizeof *end->material);
    if (!lua_istable(state, -1))
        spot_wrong(&spot, -1, "a list of lists, like { {}, { \"knight\" } }");
    int length = (int)lua_rawlen(state, -1);
    if (length > most)
        spot_fault(&spot, "has more than %d lists", most);
    for (end->material_count = 0; end->material_count < length; end->material_count++) {
        lua_rawgeti(state, -1, end->material_count + 1);
        end->material[end->material_count] = spot_names(&spot, -1);
        lua_pop(state, 1);
    }
    lua_pop(state, 1);
    return true;
}

/* An end has one condition; a derived file may give it another. */
static void read_condition(Reader *reader, EndDef *end, EndWhat what, bool given, bool *already) {
    if (!given)
        return;
    if (*already)
        spot_fault(&reader->spot, "has more than one condition; write an end for each");
    *already = true;
    end->what = what;
}

/* A field that only goes with one condition. */
static void belongs(Reader *reader, const char *field, const EndDef *end, EndWhat what,
                    const char *to) {
    Spot spot = reader_spot(reader, field);
    if (end->what != what)
        spot_fault(&spot, "goes with \"%s\" only", to);
}

/* How many are too few, of which, and how many the enemy needs for it to count. */
static void read_without(Reader *reader, EndDef *end) {
    if (reader_whole(reader, "fewer_than", 1, MAX_SQUARES, &end->count))
        belongs(reader, "fewer_than", end, ENDS_WITHOUT, "without");
    if (reader_flag(reader, "any_one", &end->each))
        belongs(reader, "any_one", end, ENDS_WITHOUT, "without");
    if (reader_whole(reader, "enemy_has", 0, MAX_SQUARES, &end->enemy[1])) {
        belongs(reader, "enemy_has", end, ENDS_WITHOUT, "without");
        end->enemy[0] = end->enemy[1];
    }
    if (reader_whole(reader, "enemy_has_in_own_turn", 0, MAX_SQUARES, &end->enemy[0]))
        belongs(reader, "enemy_has_in_own_turn", end, ENDS_WITHOUT, "without");
}

static void read_end(Reader *reader, void *row) {
    EndDef *end = row;
    bool already = false, checked;
    bool given = reader_names(reader, "without", &end->kinds);
    read_condition(reader, end, ENDS_WITHOUT, given, &already);
    if (given)
        end->count = 0; /* of another condition that is replaced */
    read_without(reader, end);
    given = reader_text(reader, "holds", &end->zone);
    read_condition(reader, end, ENDS_HOLDS, given, &already);
    if (reader_names(reader, "by", &end->kinds))
        belongs(reader, "by", end, ENDS_HOLDS, "holds");
    given = read_stuck(reader);
    read_condition(reader, end, ENDS_STUCK, given, &already);
    if (reader_flag(reader, "checked", &checked)) {
        belongs(reader, "checked", end, ENDS_STUCK, "stuck");
        end->checked = checked;
    }
    given = reader_whole(reader, "repeats", 2, MOST_COUNT, &end->count);
    read_condition(reader, end, ENDS_REPEATS, given, &already);
    given = reader_whole(reader, "quiet", 1, MOST_COUNT, &end->count);
    read_condition(reader, end, ENDS_QUIET, given, &already);
    given = reader_whole(reader, "checks", 1, MAX_CHECKS - 1, &end->count);
    read_condition(reader, end, ENDS_CHECKS, given, &already);
    given = read_material(reader, end);
    if (reader_names(reader, "one_colour", &end->one_colour)) {
        end->what = ENDS_MATERIAL;
        given = true;
    }
    read_condition(reader, end, ENDS_MATERIAL, given, &already);
    reader_text(reader, "result", &end->result);
    reader_flag(reader, "claim", &end->claim);
    reader_label(reader, "says", &end->says);
}

static void either_checked(void *row) {
    EndDef *end = row;
    end->checked = -1;
}

const Statement statements[] = {
    {"zone", name_zone, read_zone},
    {"piece", name_piece, read_piece},
    {"hit", NULL, read_hit},
    {"promote", NULL, read_promote},
    {"drop", NULL, read_drop},
    {"castling", NULL, read_castling},
    {"ends", either_checked, read_end},
    {NULL, NULL, NULL},
};
