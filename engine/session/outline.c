/* Outline: one section after another. A list of kinds or squares stands where a sentence would need
 * its grammar, so that any names fit in any language. */
#include "session/outline.h"

#include "base/memory.h"
#include "base/text.h"
#include "core/notation.h"

#include <stdio.h>

typedef struct Outline {
    const Rules *rules;
    const Lang *lang;
    Text page;
} Outline;

static const char *of(const Outline *o, const char *key) { return lang_get(o->lang, key); }

static const char *named(const Outline *o, const Label *label) {
    return label_in(label, lang_name(o->lang));
}

static const char *title(const Outline *o, Kind kind) {
    return named(o, &o->rules->kinds[kind].title);
}

static void heading(Outline *o, const char *key) {
    text_format(&o->page, "\n## %s\n\n", of(o, key));
}

static void sentence(Outline *o, bool holds, const char *key) {
    if (holds) text_format(&o->page, "- %s\n", of(o, key));
}

/* "Pawn, Knight"; all of them have a word of their own. */
static void kinds(Outline *o, uint32_t set) {
    int count = 0, all = o->rules->kind_count;
    for (Kind kind = 1; kind <= all; kind++) count += set >> kind & 1;
    if (count == all) {
        text_add(&o->page, of(o, "page.any-piece"));
        return;
    }
    const char *between = "";
    for (Kind kind = 1; kind <= all; kind++) {
        if (!(set >> kind & 1)) continue;
        text_format(&o->page, "%s%s", between, title(o, kind));
        between = ", ";
    }
}

/* Squares of a rank that lie side by side as "a8–h8", White's or Black's. */
static void squares(Outline *o, const Place *place, Side side) {
    const Rules *rules = o->rules;
    const char *between = "";
    for (int s = 0; s < rules->squares; s++) {
        char first[4], last[4];
        if (!place_has(place, (Square)s, side)) continue;
        square_write(rules, (Square)s, first);
        int from = s;
        while ((s + 1) % rules->files && place_has(place, (Square)(s + 1), side)) s++;
        square_write(rules, (Square)s, last);
        text_format(&o->page, "%s%s", between, first);
        if (s > from) text_format(&o->page, "–%s", last);
        between = ", ";
    }
}

static bool anywhere(const Outline *o, const Place *place) {
    if (!place) return true;
    for (int s = 0; s < o->rules->squares; s++)
        if (!place_has(place, (Square)s, WHITE)) return false;
    return true;
}

/* "; on a8–h8", for White; nothing when it is anywhere. */
static void where(Outline *o, const Place *place) {
    if (anywhere(o, place)) return;
    text_format(&o->page, "; %s ", of(o, "page.on"));
    squares(o, place, WHITE);
}

static void note(Outline *o, bool holds, const char *key) {
    if (holds) text_format(&o->page, "; %s", of(o, key));
}

static void board(Outline *o) {
    const Rules *rules = o->rules;
    char files[8], ranks[8];
    int holes = 0;
    heading(o, "page.board");
    snprintf(files, sizeof files, "%d", rules->files);
    snprintf(ranks, sizeof ranks, "%d", rules->ranks);
    lang_fill(o->lang, &o->page, "page.size", "files", files, "ranks", ranks, NULL);
    text_add(&o->page, "\n\n<!-- position startpos -->\n```\n```\n\n");
    for (int s = 0; s < rules->squares; s++) holes += rules->hole[s];
    sentence(o, holes > 0, "page.holes");
    for (int i = 0; i < rules->zone_count; i++) {
        const ZoneInfo *zone = &rules->zones[i];
        text_format(&o->page, "- %s: ", named(o, &zone->title));
        squares(o, &zone->own, WHITE);
        text_add(&o->page, " / ");
        squares(o, &zone->own, BLACK);
        uint32_t all = (2u << rules->kind_count) - 2;
        if ((zone->admits & all) != all) {
            text_format(&o->page, "; %s ", of(o, "page.admits"));
            kinds(o, zone->admits);
        }
        note(o, zone->bars_enemy, "page.bars");
        note(o, zone->keep, "page.keep");
        text_add(&o->page, "\n");
    }
}

static void pieces(Outline *o) {
    const Rules *rules = o->rules;
    heading(o, "page.pieces");
    text_format(&o->page, "| %s | %s | %s | |\n| --- | --- | --- | --- |\n", of(o, "page.piece"),
                of(o, "page.letter"), of(o, "page.strength"));
    for (Kind kind = 1; kind <= rules->kind_count; kind++) {
        const KindInfo *info = &rules->kinds[kind];
        char strength[16], letter[3];
        kind_write(info, letter);
        strength_write(info->strength, strength);
        text_format(&o->page, "| %s | %s | %s | %s |\n", title(o, kind), letter,
                    info->strength ? strength : "–",
                    info->guarded ? of(o, "gui.card-guarded")
                    : info->royal ? of(o, "gui.card-royal") : " ");
    }
    text_format(&o->page, "\n%s\n", of(o, "page.cards"));
}

static void captures(Outline *o) {
    static const char *const results[] = {
        [HIT_CAPTURE] = "page.capture",     [HIT_EXCHANGE] = "page.exchange",
        [HIT_NEVER] = "page.never",         [HIT_CONVERT] = "page.convert",
        [HIT_SACRIFICE] = "page.sacrifice", [HIT_REPEL] = "page.repel"};
    const Rules *rules = o->rules;
    heading(o, "page.captures");
    for (int i = 0; i < rules->hit_count; i++) {
        const HitRule *hit = &rules->hits[i];
        text_add(&o->page, "- ");
        kinds(o, hit->by);
        text_add(&o->page, " → ");
        kinds(o, hit->of);
        text_format(&o->page, ": %s", of(o, results[hit->result]));
        note(o, hit->needs == NEEDS_SURPLUS, "page.surplus");
        note(o, hit->needs == NEEDS_EQUALITY, "page.equality");
        where(o, hit->on);
        text_add(&o->page, "\n");
    }
    sentence(o, rules->has_guarded, "page.guarded");
    sentence(o, rules->has_passant, "page.passant");
    sentence(o, rules->faces, "page.faces");
    sentence(o, rules->must_hit, "page.must-hit");
    sentence(o, rules->may_pass, "page.may-pass");
    sentence(o, rules->turn_moves > 1, "page.turn");
    sentence(o, rules->hooks != NULL, "page.script");
}

static void promotions(Outline *o) {
    const Rules *rules = o->rules;
    if (rules->promote_count) heading(o, "page.promotions");
    for (int i = 0; i < rules->promote_count; i++) {
        const PromoteRule *rule = &rules->promotes[i];
        uint32_t to = 0;
        if (!(rule->sides & 1)) continue; /* Black's is White's turned over */
        for (int k = 0; k < rule->to_count; k++) to |= 1u << rule->to[k];
        text_format(&o->page, "- %s → ", title(o, rule->kind));
        kinds(o, to);
        where(o, rule->on);
        note(o, rule->from_outside, "page.from-outside");
        note(o, rule->leaving, "page.leaving");
        note(o, rule->optional, "page.optional");
        note(o, rule->capturing, "page.capturing");
        note(o, rule->right[WHITE] != NO_RIGHT, "page.once");
        text_add(&o->page, "\n");
    }
}

/* White's; Black's where White has no King to castle with. */
static void castlings(Outline *o) {
    const Rules *rules = o->rules;
    Position start;
    position_start(&start, rules);
    Side side = BLACK;
    for (int i = 0; i < rules->castling_count; i++) {
        const Castling *c = &rules->castlings[i];
        if (start.board[c->king_from] == piece_of(c->king, WHITE)) side = WHITE;
    }
    if (rules->castling_count) heading(o, "page.castlings");
    for (int i = 0; i < rules->castling_count; i++) {
        const Castling *c = &rules->castlings[i];
        char at[4][4];
        if (c->side != side) continue;
        square_write(rules, c->king_from, at[0]);
        square_write(rules, c->king_to, at[1]);
        square_write(rules, c->rook_from, at[2]);
        square_write(rules, c->rook_to, at[3]);
        text_format(&o->page, "- %s %s–%s, %s %s–%s\n", title(o, c->king), at[0], at[1],
                    title(o, c->rook), at[2], at[3]);
    }
    sentence(o, rules->castling_count > 0, "page.castling-says");
    sentence(o, rules->rooks_anywhere, "page.castling-anywhere");
}

static void drops(Outline *o) {
    const Rules *rules = o->rules;
    if (!rules->has_hands) return;
    heading(o, "page.drops");
    text_format(&o->page, "%s\n\n", of(o, "page.drops-says"));
    for (int i = 0; i < rules->drop_count; i++) {
        const DropRule *drop = &rules->drops[i];
        text_format(&o->page, "- %s", title(o, drop->kind));
        where(o, drop->on);
        note(o, drop->one_per_file, "page.one-per-file");
        note(o, drop->no_mate, "page.no-mate");
        text_add(&o->page, "\n");
    }
}

/* The condition, of which the result speaks. */
static void condition(Outline *o, const EndRule *end) {
    static const char *const keys[] = {
        [END_WITHOUT] = "page.end-without", [END_HOLDS] = "page.end-holds",
        [END_STUCK] = "page.end-stuck",     [END_REPEATS] = "page.end-repeats",
        [END_QUIET] = "page.end-quiet",     [END_CHECKS] = "page.end-checks",
        [END_MATERIAL] = "page.end-material"};
    const char *key = keys[end->type];
    char count[8];
    snprintf(count, sizeof count, "%d", end->count);
    if (end->type == END_WITHOUT && end->count == 1) key = "page.end-none";
    if (end->type == END_STUCK && end->checked >= 0)
        key = end->checked ? "page.end-mate" : "page.end-stalemate";
    if (end->type == END_HOLDS)
        lang_fill(o->lang, &o->page, key, "zone",
                  named(o, &o->rules->zones[end->zone].title), "whose",
                  of(o, end->zone_own ? "page.own" : "page.enemy"), NULL);
    else
        lang_fill(o->lang, &o->page, key, "count", count, NULL);
    if (end->type == END_WITHOUT || end->type == END_HOLDS) {
        text_add(&o->page, ": ");
        kinds(o, end->kinds);
    }
    if (end->type == END_QUIET && o->rules->quiet_resets) {
        text_format(&o->page, " %s ", of(o, "page.or-move-of"));
        kinds(o, o->rules->quiet_resets);
    }
    note(o, end->type == END_WITHOUT && end->enemy[0] > 0, "page.enemy-more");
}

static void ends(Outline *o) {
    static const char *const results[] = {
        [END_LOSS] = "page.loses", [END_WIN] = "page.wins", [END_DRAW] = "page.draws"};
    const Rules *rules = o->rules;
    heading(o, "page.ends");
    for (int i = 0; i < rules->end_count; i++) {
        const EndRule *end = &rules->ends[i];
        text_add(&o->page, "- ");
        condition(o, end);
        text_format(&o->page, " – **%s**", of(o, results[end->result]));
        note(o, end->claim, "page.claim");
        text_add(&o->page, "\n");
    }
    sentence(o, rules->hooks && rules->hooks->outcome, "page.script-ends");
}

char *outline_write(const Rules *rules, const Lang *lang) {
    Outline o = {.rules = rules, .lang = lang};
    text_init(&o.page);
    text_format(&o.page, "# %s\n\n%s\n", named(&o, &rules->title),
                named(&o, &rules->says));
    board(&o);
    pieces(&o);
    captures(&o);
    promotions(&o);
    castlings(&o);
    drops(&o);
    ends(&o);
    char *page = memory_text(o.page.data);
    text_clear(&o.page);
    return page;
}
