/* Words: sentences of the window, from keys, labels of the variant, and facts. */
#include "gui/words.h"

#include "gui/finish.h"
#include "gui/hint.h"

#include <stdio.h>
#include <stdlib.h>

const char *words_of(const App *app, const char *key) { return lang_get(app->lang, key); }

const char *words_label(const App *app, Label label) {
    return label_in(&label, lang_name(app->lang));
}

const char *words_side_title(const App *app, Side side) {
    return words_of(app, side == WHITE ? "gui.white" : "gui.black");
}

const char *words_side(const App *app, Side side) {
    return words_of(app, side == WHITE ? "gui.white-inside" : "gui.black-inside");
}

void words_seat(const App *app, Side side, Text *out) {
    const Seat *seat = session_seat(app->session, side);
    if (!seat->ai[0]) {
        text_add(out, words_of(app, "gui.person"));
        return;
    }
    const Personality *mind = library_known(app->library, seat->ai);
    text_add(out, mind ? words_label(app, mind->title) : seat->ai);
    if (mind && seat->level >= 1 && seat->level <= mind->level_count)
        text_format(out, " · %s", words_label(app, mind->levels[seat->level - 1].title));
}

const char *words_result(const App *app, Outcome outcome) {
    static const char *const keys[] = {"end.playing", "end.white-wins", "end.black-wins",
                                       "end.draw"};
    return words_of(app, keys[outcome.result]);
}

/* The variant's own words come first; a reason without any is shown by its name. */
const char *words_reason(const App *app, Outcome outcome) {
    const EndRule *rule = finish_rule(session_rules(app->session), outcome.reason);
    if (rule && words_label(app, rule->says)[0]) return words_label(app, rule->says);
    char key[80];
    snprintf(key, sizeof key, "end.%s", outcome.reason ? outcome.reason : "unknown");
    return lang_has(app->lang, key) ? words_of(app, key) : outcome.reason;
}

void words_outcome(const App *app, Outcome outcome, Text *out) {
    text_format(out, "%s: %s", words_result(app, outcome), words_reason(app, outcome));
}

/* "Check: the King on e1 can be taken", when it is the side to move's. */
static bool check_write(const App *app, const Position *pos, Text *out) {
    Square square;
    char at[4];
    if (!position_in_check(pos, (Side)pos->side, &square)) return false;
    const KindInfo *kind = &pos->rules->kinds[piece_kind(pos->board[square])];
    square_write(pos->rules, square, at);
    lang_fill(app->lang, out, "gui.in-check", "piece", words_label(app, kind->title), "square", at,
              "side", words_side(app, (Side)pos->side), NULL);
    return true;
}

/* "e5: White 5½, Black 3, …" for the square under the mouse while strengths are shown. */
static bool strength_text(const App *app, const Position *pos, Text *out) {
    Square square;
    if (!app_overlay(app) || !layout_square_at(&app->layout, app->mouse_x, app->mouse_y, &square))
        return false;
    Sums sums = position_strength(pos, square);
    int more = sums.of[WHITE] - sums.of[BLACK];
    char at[4], white[16], black[16], by[16];
    square_write(pos->rules, square, at);
    strength_write(sums.of[WHITE], white);
    strength_write(sums.of[BLACK], black);
    strength_write(abs(more), by);
    lang_fill(app->lang, out, more ? "gui.sums" : "gui.sums-equal", "square", at, "white", white,
              "black", black, "side", words_side(app, more > 0 ? WHITE : BLACK), "more", by, NULL);
    return true;
}

/* "Black is thinking… depth 7, 120 k" */
static void thinking_write(const App *app, Text *out) {
    char depth[16], nodes[32];
    unsigned long long count = app->info.nodes;
    snprintf(depth, sizeof depth, "%d", app->info.depth);
    if (count < 10000) snprintf(nodes, sizeof nodes, "%llu", count);
    else if (count < 10000000) snprintf(nodes, sizeof nodes, "%llu k", count / 1000);
    else snprintf(nodes, sizeof nodes, "%llu M", count / 1000000);
    Side side = (Side)session_position(app->session)->side;
    lang_fill(app->lang, out, app->info.depth ? "gui.thinks-at" : "gui.thinks", "side",
              words_side(app, side), "depth", depth, "nodes", nodes, NULL);
}

/* Why the rules do not accept the position that is set up, or how a game from it stands. */
static void setup_write(const App *app, Text *out) {
    static const char *const keys[] = {"gui.setup-sound", "gui.setup-hole", "gui.setup-place",
                                       "gui.setup-changes", "gui.setup-count", "gui.setup-facing",
                                       "gui.setup-check"};
    const Unsound *fault = &app->editor.fault;
    const Position *pos = &app->editor.pos;
    const Rules *rules = pos->rules;
    Outcome outcome = position_outcome(pos);
    char square[4], count[16], wanted[16];
    if (!fault->code && outcome.result != PLAYING) {
        words_outcome(app, outcome, out);
        return;
    }
    square_write(rules, fault->square, square);
    snprintf(count, sizeof count, "%d", fault->count);
    snprintf(wanted, sizeof wanted, "%d", fault->wanted);
    lang_fill(app->lang, out, keys[fault->code], "square", square, "piece",
              fault->kind ? words_label(app, rules->kinds[fault->kind].title) : "", "zone",
              fault->code == UNSOUND_PLACE ? words_label(app, rules->zones[fault->zone].title) : "",
              "side", words_side_title(app, fault->side), "count", count, "wanted", wanted, NULL);
}

/* "A branch. White to move", or how it ends, or what was wrong with its last move. */
static void away_write(const App *app, Outcome outcome, Text *out) {
    const Game *game = session_game(app->session);
    bool branch = game_branch(game, game_here(game)) != NO_NODE;
    Text what;
    text_init(&what);
    if (outcome.result != PLAYING)
        words_outcome(app, outcome, &what);
    else if (!analysis_verdict(app, &what))
        lang_fill(app->lang, &what, "gui.to-move", "side",
                  words_side(app, (Side)session_position(app->session)->side), NULL);
    lang_fill(app->lang, out, branch ? "gui.in-branch" : "gui.game-waits", "detail", what.data, NULL);
    text_clear(&what);
}

static void state_write(const App *app, Text *out) {
    const Position *pos = session_position(app->session);
    Outcome outcome = session_outcome(app->session);
    if (app->editor.open)
        setup_write(app, out);
    else if (app->list.look >= 0 && analysis_verdict(app, out))
        return;
    else if (app->list.look >= 0)
        text_add(out, words_of(app, session_is_free(app->session) ? "gui.looking-back-free"
                                                                  : "gui.looking-back"));
    else if (session_away(app->session))
        away_write(app, outcome, out);
    else if (outcome.result != PLAYING)
        words_outcome(app, outcome, out);
    else if (session_paused(app->session) && !session_awaits_person(app->session))
        text_add(out, words_of(app, "gui.paused"));
    else if (session_paused(app->session) && session_timed(app->session))
        text_add(out, words_of(app, "gui.clock-paused"));
    else if (session_hinting(app->session))
        text_add(out, words_of(app, "gui.looking-for-hint"));
    else if (session_thinking(app->session))
        thinking_write(app, out);
    else if (!check_write(app, pos, out))
        lang_fill(app->lang, out, "gui.to-move", "side", words_side(app, (Side)pos->side), NULL);
}

void words_message(const App *app, Text *out, bool *fault) {
    const Message *message = &app->message;
    *fault = message->type != MESSAGE_NONE ? message->fault
                                           : app->editor.open && app->editor.fault.code;
    switch (message->type) {
    case MESSAGE_KEY:
        lang_fill(app->lang, out, message->key, "detail", message->detail, NULL);
        break;
    case MESSAGE_WHY:
        why_write(session_position(app->session), &message->why, app->lang, out);
        break;
    case MESSAGE_HINT: hint_write(app, out); break;
    case MESSAGE_TEXT: lang_fault(app->lang, message->text, out); break;
    case MESSAGE_NONE:
        if (!strength_text(app, app_position(app), out)) state_write(app, out);
        break;
    }
}

const char *words_setting(const App *app, SettingId id, char out[64]) {
    if (id == SETTING_THEME) return words_label(app, app_theme(app)->title);
    const char *value = settings_name(&app->settings, id);
    char key[96];
    snprintf(key, sizeof key, "gui.value-%s-%s", setting_rows[id].name, value);
    if (lang_has(app->lang, key)) return words_of(app, key);
    snprintf(key, sizeof key, "gui.value-%s", value);
    if (lang_has(app->lang, key)) return words_of(app, key);
    snprintf(out, 64, "%s %%", value);
    return out;
}
