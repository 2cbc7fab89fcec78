/* Analysis: follows the board, and says what the review has found. */
#include "gui/analysis.h"

#include "gui/app.h"
#include "gui/words.h"

#include <stdio.h>

int analysis_ply(const App *app) {
    return app->list.look >= 0 ? app->list.look : session_game(app->session)->count;
}

bool analysis_shown(const App *app) {
    if (app->editor.open || pupil_learns(app)) return false;
    return app->settings.analysis || app->analysis.reviewed || session_reviewing(app->session);
}

static bool busy(const App *app) {
    return session_thinking(app->session) || session_hinting(app->session) ||
           session_reviewing(app->session);
}

static bool known(const Analysis *analysis, const Position *pos, int ply) {
    return analysis->asked && analysis->ply == ply && analysis->root.rules == pos->rules &&
           analysis->root.key == pos->key;
}

void analysis_follow(App *app) {
    Analysis *analysis = &app->analysis;
    if (!app->settings.analysis || app->editor.open || pupil_learns(app)) {
        if (session_analysing(app->session)) session_cancel_analysis(app->session);
        analysis->asked = false;
        analysis->count = 0;
        return;
    }
    const Position *pos = app_position(app);
    int ply = analysis_ply(app);
    bool same = known(analysis, pos, ply);
    if (same && (analysis->done || session_analysing(app->session))) return;
    if (!same) analysis->count = 0;
    *analysis = (Analysis){.asked = true, .ply = ply, .root = *pos, .count = analysis->count,
                           .lines = {analysis->lines[0], analysis->lines[1], analysis->lines[2]},
                           .reviewed = analysis->reviewed, .left = analysis->left};
    if (!busy(app)) analysis->done = !session_analyse(app->session, ply, ANALYSIS_LINES, ANALYSIS_MS);
}

/* "White: ?? 1, ? 0, ?! 2 · Black: …"; no line is broken between a sign and its number. */
static void tell_review(App *app) {
    const Game *game = session_game(app->session);
    int counts[2][VERDICT_BLUNDER + 1] = {{0}};
    Text text;
    text_init(&text);
    for (int ply = 1; ply <= game->total; ply++)
        counts[game_turn(game, ply - 1).side][review_verdict(session_review(app->session), ply)]++;
    for (Side side = WHITE; side <= BLACK; side++)
        text_format(&text, "%s%s: ??\u00a0%d, ?\u00a0%d, ?!\u00a0%d", side == BLACK ? " · " : "",
                    words_side_title(app, side), counts[side][VERDICT_BLUNDER],
                    counts[side][VERDICT_MISTAKE], counts[side][VERDICT_DUBIOUS]);
    app_say_detail(app, "gui.reviewed", text.data);
    text_clear(&text);
}

void analysis_take(App *app, const Event *event) {
    Analysis *analysis = &app->analysis;
    int line = event->info.line;
    if (event->type == EVENT_JUDGED) {
        analysis->left = event->ply;
        analysis->reviewed |= event->done;
        if (event->done) tell_review(app);
        return;
    }
    if (!analysis->asked || event->ply != analysis->ply) return;
    analysis->done = event->done;
    if (event->done || line > ANALYSIS_LINES) return; /* the first line is told once more */
    analysis->lines[line - 1] = event->info;
    if (line > analysis->count) analysis->count = line;
}

void analysis_forget(App *app) { app->analysis = (Analysis){0}; }

bool analysis_score(const App *app, int *score, int *mate) {
    const Analysis *analysis = &app->analysis;
    const Position *pos = app_position(app);
    int ply = analysis_ply(app), sign = pos->side == WHITE ? 1 : -1;
    const Judged *judged = review_at(session_review(app->session), ply);
    if (app->editor.open) return false;
    if (known(analysis, pos, ply) && analysis->count) {
        *score = sign * analysis->lines[0].score;
        *mate = sign * analysis->lines[0].mate;
        return true;
    }
    if (judged) {
        *score = judged->score;
        *mate = judged->mate;
    }
    return judged != NULL;
}

bool analysis_verdict(const App *app, Text *out) {
    static const char *const keys[] = {"", "gui.verdict-dubious", "gui.verdict-mistake",
                                       "gui.verdict-blunder"};
    const Review *review = session_review(app->session);
    int ply = analysis_ply(app);
    Verdict verdict = review_verdict(review, ply);
    if (verdict == VERDICT_GOOD) return false;
    const Judged *before = review_at(review, ply - 1), *after = review_at(review, ply);
    char better[MOVE_TEXT_SIZE], was[16], is[16];
    Position pos;
    game_position_at(session_game(app->session), ply - 1, &pos);
    move_write(&pos, before->best, app->list.style, better);
    judged_write(before->score, before->mate, was);
    judged_write(after->score, after->mate, is);
    lang_fill(app->lang, out, keys[verdict], "better", better, "before", was, "after", is, NULL);
    return true;
}
