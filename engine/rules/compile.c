/* From a checked definition to Rules: names become numbers, places become squares, and
 * every side gets its own view. What depends on the width of the board is built last. */
#include "rules/compile.h"

#include "base/rng.h"
#include "core/ops.h"
#include "rules/names.h"
#include "rules/tables.h"

#include <string.h>

typedef struct Compiler {
    const VariantDef *def;
    Rules *rules;
    Arena *arena;
    Err *err;
} Compiler;

/* NULL for an empty list ("anywhere"); *ok turns false on a fault. */
static const Place *compile_place(Compiler *c, const DefNames *names, DefAt at, bool *ok) {
    if (!names->count) return NULL;
    Place *place = arena_take(c->arena, sizeof *place);
    if (!names_place(c->def, names, at, place, c->err)) *ok = false;
    return place;
}

static bool compile_zone(Compiler *c, const ZoneDef *def, ZoneInfo *zone) {
    const char *black = def->black;
    *zone = (ZoneInfo){.name = def->name, .title = def->title, .bars_enemy = def->bars_enemy,
                       .keep = def->keep, .apart = def->apart};
    if (!names_squares(c->def, def->white, WHITE, def->at, &zone->own, c->err)) return false;
    if (black && !names_squares(c->def, black, BLACK, def->at, &zone->own, c->err)) return false;
    for (Square s = 0; s < c->rules->squares && !black; s++) {
        if (place_has(&zone->own, s, WHITE)) zone->own.of[names_turned(c->def, s)] |= 2;
    }
    return names_kinds(c->def, &def->admits, UINT32_MAX, def->at, &zone->admits, c->err);
}

static bool compile_motions(Compiler *c, const PieceDef *def, KindInfo *kind) {
    Motion *motions = arena_take(c->arena, sizeof *motions * (size_t)(def->motion_count + 1));
    bool ok = true;
    for (int i = 0; i < def->motion_count; i++) {
        const MotionDef *from = &def->motions[i];
        int most = from->most ? from->most : MAX_FILES - 1;
        motions[i] = (Motion){
            .df = (int8_t)from->df, .dr = (int8_t)from->dr,
            .least = (uint8_t)from->least, .most = (uint8_t)most,
            .jumps = from->jumps, .hops = from->hops, .quiet = from->quiet, .hits = from->hits,
            .acts = from->acts,
            .via_count = (uint8_t)from->via_count,
            .via_df = {(int8_t)from->via_df[0], (int8_t)from->via_df[1]},
            .via_dr = {(int8_t)from->via_dr[0], (int8_t)from->via_dr[1]},
            .leaves_passant = from->leaves_passant, .takes_passant = from->takes_passant,
            .from = compile_place(c, &from->from, from->at, &ok),
            .to = compile_place(c, &from->to, from->at, &ok),
        };
        if (from->takes_passant) c->rules->has_passant = true;
    }
    kind->motions = motions;
    kind->motion_count = def->motion_count;
    return ok;
}

static bool compile_kind(Compiler *c, const PieceDef *def, KindInfo *kind) {
    const char *hand = def->hand ? def->hand : def->name;
    *kind = (KindInfo){.name = def->name, .letter = def->letter, .mark = def->mark,
                       .hand = names_kind(c->def, hand), .title = def->title,
                       .abbreviation = def->abbreviation, .strength = def->strength,
                       .royal = def->royal};
    if (def->strength) c->rules->shows_strength = true;
    return compile_motions(c, def, kind);
}

static bool compile_hit(Compiler *c, const HitDef *def, HitRule *rule) {
    bool ok = true;
    *rule = (HitRule){.needs = def->needs, .result = def->result};
    rule->on = compile_place(c, &def->on, def->at, &ok);
    if (def->needs != NEEDS_NOTHING) c->rules->needs_surplus = true;
    DefNames all = {{"all"}, 1};
    return ok && names_kinds(c->def, def->by.count ? &def->by : &all, 0, def->at, &rule->by, c->err) &&
           names_kinds(c->def, def->of.count ? &def->of : &all, 0, def->at, &rule->of, c->err);
}

/* The number of a right, made when it is new. */
static int8_t right_of(Compiler *c, char letter, Side side) {
    Rules *rules = c->rules;
    char as_written = (char)(side == WHITE ? letter : letter + ('a' - 'A'));
    for (int i = 0; i < rules->right_count; i++) {
        if (rules->rights[i].letter == as_written) return (int8_t)i;
    }
    rules->rights[rules->right_count] = (RightInfo){as_written, side};
    return (int8_t)rules->right_count++;
}

static bool compile_promote(Compiler *c, const PromoteDef *def, PromoteRule *rule) {
    bool ok = true;
    uint8_t sides = !def->side ? 3 : !strcmp(def->side, "white") ? 1 : 2;
    *rule = (PromoteRule){.kind = names_kind(c->def, def->kind), .sides = sides,
                          .from_outside = def->from_outside, .leaving = def->leaving,
                          .optional = def->optional, .capturing = def->capturing, .may_stay = def->may_stay, .right = {NO_RIGHT, NO_RIGHT},
                          .file = def->at.file, .line = def->at.line};
    rule->on = compile_place(c, &def->on, def->at, &ok);
    memset(rule->at_most, NO_LIMIT, sizeof rule->at_most);
    for (int i = 0; i < def->to.count; i++) {
        rule->to[rule->to_count++] = names_kind(c->def, def->to.name[i]);
    }
    for (int i = 0; i < def->limit_count; i++) {
        rule->at_most[names_kind(c->def, def->limit_kind[i])] = (uint8_t)def->limit[i];
    }
    for (int side = 0; def->once && side < 2; side++) {
        rule->right[side] = right_of(c, def->once, (Side)side);
    }
    return ok;
}

static bool compile_drop(Compiler *c, const DropDef *def, DropRule *rule) {
    bool ok = true;
    *rule = (DropRule){.kind = names_kind(c->def, def->kind), .one_per_file = def->one_per_file,
                       .no_mate = def->no_mate};
    rule->on = compile_place(c, &def->on, def->at, &ok);
    c->rules->has_hands = true;
    return ok;
}

static bool compile_castling(Compiler *c, const CastlingDef *def, Side side, Castling *castling) {
    *castling = (Castling){.side = side, .right = (uint8_t)right_of(c, def->right, side)};
    Square *squares[] = {&castling->king_from, &castling->king_to, &castling->rook_from,
                         &castling->rook_to};
    if (!names_path(c->def, def->king_path, def->at, squares[0], squares[1], c->err) ||
        !names_path(c->def, def->rook_path, def->at, squares[2], squares[3], c->err)) {
        return false;
    }
    for (int i = 0; i < 4 && side == BLACK; i++) *squares[i] = names_turned(c->def, *squares[i]);
    castling->king = names_kind(c->def, def->king);
    castling->rook = names_kind(c->def, def->rook);
    return true;
}

static const EndType END_TYPES[] = {
    [ENDS_WITHOUT] = END_WITHOUT, [ENDS_HOLDS] = END_HOLDS, [ENDS_STUCK] = END_STUCK,
    [ENDS_REPEATS] = END_REPEATS, [ENDS_QUIET] = END_QUIET, [ENDS_MATERIAL] = END_MATERIAL,
    [ENDS_CHECKS] = END_CHECKS,
};

static EndResult end_result(const char *word) {
    return !strcmp(word, "win") ? END_WIN : !strcmp(word, "loss") ? END_LOSS : END_DRAW;
}

static bool compile_end_zone(Compiler *c, const EndDef *def, EndRule *rule) {
    bool own = !strncmp(def->zone, "own ", 4), enemy = !strncmp(def->zone, "enemy ", 6);
    int zone = rules_zone(c->rules, def->zone + (own ? 4 : enemy ? 6 : 0));
    if (zone < 0 || own == enemy) {
        return err_set(c->err, "%s:%d: ends \"%s\": holds = \"%s\" is not \"own\" or \"enemy\" and "
                               "a zone", def->at.file, def->at.line, def->name, def->zone);
    }
    rule->zone = (uint8_t)zone;
    rule->zone_own = own;
    return true;
}

static bool compile_material(Compiler *c, const EndDef *def, EndRule *rule) {
    MaterialList *lists = arena_take(c->arena, sizeof *lists * (size_t)(def->material_count + 1));
    for (int i = 0; i < def->material_count; i++) {
        for (int k = 0; k < def->material[i].count && k < MAX_MATERIAL; k++) {
            lists[i].kind[lists[i].count++] = names_kind(c->def, def->material[i].name[k]);
        }
    }
    rule->material = lists;
    rule->material_count = def->material_count;
    return true;
}

static bool compile_end(Compiler *c, const EndDef *def, EndRule *rule) {
    Rules *rules = c->rules;
    *rule = (EndRule){.type = END_TYPES[def->what], .result = end_result(def->result),
                      .name = def->name, .says = def->says, .checked = def->checked,
                      .count = (uint16_t)def->count, .claim = def->claim,
                      .enemy = {(uint8_t)def->enemy[0], (uint8_t)def->enemy[1]}};
    if (!names_kinds(c->def, &def->kinds, 0, def->at, &rule->kinds, c->err)) return false;
    if (rule->type == END_WITHOUT && !rule->count) rule->count = 1;
    bool vital = rule->type == END_WITHOUT && rule->result == END_LOSS && rule->count == 1;
    if (vital && !(rule->kinds & (rule->kinds - 1))) rules->vital_kinds |= rule->kinds;
    if (rule->type == END_CHECKS) rules->check_limit = (uint8_t)rule->count;
    if (rule->type == END_REPEATS && rule->claim) rules->claim_repeats = rule->count;
    if (rule->type == END_QUIET && rule->claim) rules->claim_quiet = rule->count;
    if (rule->type == END_HOLDS) return compile_end_zone(c, def, rule);
    if (rule->type != END_MATERIAL) return true;
    return names_kinds(c->def, &def->one_colour, 0, def->at, &rule->kinds, c->err) &&
           compile_material(c, def, rule);
}

/* "Any single one of the kinds" is a row for each. */
static bool compile_ends(Compiler *c, const EndDef *def) {
    Rules *rules = c->rules;
    if (!def->each) return compile_end(c, def, &rules->ends[rules->end_count++]);
    uint32_t kinds;
    if (!names_kinds(c->def, &def->kinds, 0, def->at, &kinds, c->err)) return false;
    for (; kinds; kinds &= kinds - 1) {
        EndDef one = *def;
        one.kinds = (DefNames){{rules->kinds[__builtin_ctz(kinds)].name}, 1};
        if (rules->end_count == MAX_ROWS) {
            return err_set(c->err, "%s:%d: too many end rules (at most %d)", def->at.file, def->at.line,
                           MAX_ROWS);
        }
        if (!compile_end(c, &one, &rules->ends[rules->end_count++])) return false;
    }
    return true;
}

static bool compile_holes(Compiler *c) {
    Place holes = {{0}};
    const VariantDef *def = c->def;
    if (def->holes && !names_squares(def, def->holes, WHITE, def->at, &holes, c->err)) return false;
    for (int s = 0; s < c->rules->squares; s++) c->rules->hole[s] = holes.of[s];
    return true;
}

static bool compile_rows(Compiler *c) {
    const VariantDef *def = c->def;
    Rules *rules = c->rules;
    for (int i = 0; i < def->piece_count; i++) {
        if (!compile_kind(c, &def->pieces[i], &rules->kinds[i + 1])) return false;
        if (def->pieces[i].royal) rules->royal_kinds |= 2u << i;
    }
    for (int i = 0; i < def->zone_count; i++) {
        if (!compile_zone(c, &def->zones[i], &rules->zones[rules->zone_count++])) return false;
    }
    for (int i = 0; i < def->hit_count; i++) {
        if (!compile_hit(c, &def->hits[i], &rules->hits[rules->hit_count++])) return false;
    }
    for (int i = 0; i < def->promote_count; i++) {
        PromoteRule *rule = &rules->promotes[rules->promote_count++];
        if (!compile_promote(c, &def->promotes[i], rule)) return false;
    }
    for (int i = 0; i < def->drop_count; i++) {
        if (!compile_drop(c, &def->drops[i], &rules->drops[rules->drop_count++])) return false;
    }
    for (int side = 0; side < 2; side++) {
        for (int i = 0; i < def->castling_count; i++) {
            Castling *castling = &rules->castlings[rules->castling_count++];
            if (!compile_castling(c, &def->castlings[i], (Side)side, castling)) return false;
        }
    }
    for (int i = 0; i < def->end_count; i++) {
        if (!compile_ends(c, &def->ends[i])) return false;
    }
    return true;
}

static void default_hit(Rules *rules) {
    uint32_t all = (uint32_t)((uint64_t)2 << rules->kind_count) - 2;
    rules->hits[rules->hit_count++] = (HitRule){.by = all, .of = all};
}

static bool compile_guarded(Compiler *c) {
    uint32_t guarded;
    Rules *rules = c->rules;
    if (!names_kinds(c->def, &c->def->guarded, 0, c->def->guarded_at, &guarded, c->err)) return false;
    for (int kind = 1; kind <= rules->kind_count; kind++) {
        rules->kinds[kind].guarded = guarded >> kind & 1;
    }
    rules->has_guarded = guarded != 0;
    rules->vital_kinds |= guarded;
    return true;
}

/* Fixed seed: keys, and so node counts, are the same on every run. */
static void compile_keys(Rules *rules) {
    Rng rng = {0x43686573746572};
    for (int piece = 2; piece < MAX_PIECES; piece++) {
        for (int s = 0; s < MAX_SQUARES; s++) rules->piece_keys[piece][s] = rng_next(&rng);
    }
    for (int i = 0; i < MAX_RIGHTS; i++) rules->right_keys[i] = rng_next(&rng);
    for (int s = 0; s < MAX_SQUARES; s++) rules->passant_keys[s] = rng_next(&rng);
    rules->side_key = rng_next(&rng);
    for (int piece = 2; piece < MAX_PIECES; piece++) {
        for (int i = 0; i < MAX_IN_HAND; i++) rules->hand_keys[piece][i] = rng_next(&rng);
    }
    for (int i = 0; i < MAX_TURN; i++) rules->turn_keys[i] = rng_next(&rng);
    for (int i = 0; i < 2 * MAX_CHECKS; i++) rules->check_keys[i & 1][i >> 1] = rng_next(&rng);
}

/* The definition may be sound and the game still not begin. */
static bool check_start(const Rules *rules, DefAt at, Err *err) {
    Position start;
    Err why;
    if (!position_read(&start, rules, rules->start, &why)) {
        return err_set(err, "%s:%d: start %s", at.file, at.line, why.text);
    }
    Outcome outcome = position_outcome(&start);
    if (outcome.result != PLAYING) {
        return err_set(err, "%s:%d: the game is over in the start position: %s", at.file, at.line,
                       outcome.reason);
    }
    if (position_count(&start) == 0) {
        return err_set(err, "%s:%d: the start position allows no first move", at.file, at.line);
    }
    return true;
}

const Rules *rules_compile(const VariantDef *def, Arena *arena, Err *err) {
    if (!def_check(def, err)) return NULL;
    Rules *rules = arena_take(arena, sizeof *rules);
    Compiler c = {def, rules, arena, err};
    rules->name = def->name;
    rules->title = def->title;
    rules->says = def->says;
    rules->path = def->at.file;
    rules->version = def->version;
    rules->files = (uint8_t)def->files;
    rules->ranks = (uint8_t)def->ranks;
    rules->squares = (uint8_t)(def->files * def->ranks);
    rules->kind_count = (uint8_t)def->piece_count;
    rules->start = def->start;
    rules->must_hit = def->must_hit;
    rules->may_pass = def->may_pass;
    rules->faces = def->faces;
    rules->rooks_anywhere = def->rooks_anywhere;
    rules->turn_moves = def->turn_moves ? (uint8_t)def->turn_moves : 1;
    rules->hooks = def->hooks;
    if (!names_kinds(def, &def->quiet_reset, 0, def->at, &rules->quiet_resets, err)) return NULL;
    if (!compile_holes(&c) || !compile_rows(&c) || !compile_guarded(&c)) return NULL;
    if (!rules->hit_count) default_hit(rules);
    compile_keys(rules);
    bool narrow = rules->squares <= 64;
    if (!(narrow ? tables_build_64 : tables_build_128)(rules, arena, err)) return NULL;
    rules->code = (uint8_t)code_for(rules->squares);
    rules->ops = ops_of((Code)rules->code);
    return check_start(rules, def->at, err) ? rules : NULL;
}
