/* Terminal analysis: the best lines of a position, and the review of a game, in sentences.
 * Scores are White's: + is good for White. */
#include "cli/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { USUAL_LINES = 3, LINES_MS = 3000, SHOWN_MOVES = 6 };

void terminal_lines(Terminal *t, const char *words) {
    char *end;
    long count = *words ? strtol(words, &end, 10) : USUAL_LINES;
    if (*words && (*end || count < 1 || count > MAX_LINES)) {
        SAY(t, "text.no_lines", "word", words);
        return;
    }
    t->best_wanted = (int)count;
    t->best_count = 0;
    if (!session_analyse(t->session, session_game(t->session)->count, (int)count, LINES_MS))
        SAY(t, "text.no_hint");
    else if (t->person_types)
        SAY(t, "text.thinking");
}

/* The first moves of a line, as they are written in the game. */
void line_write(const Terminal *t, const Move *moves, int count, Text *out) {
    Position pos = *session_position(t->session);
    for (int i = 0; i < count && i < SHOWN_MOVES; i++) {
        char text[MOVE_TEXT_SIZE];
        Undo undo;
        move_write(&pos, moves[i], style_here(t), text);
        text_format(out, "%s%s", i ? ", " : "", text);
        position_make(&pos, moves[i], &undo);
    }
}

void say_best_line(Terminal *t, const Event *event) {
    int sign = session_position(t->session)->side == WHITE ? 1 : -1;
    if (!event->done) { /* the last answer tells the first line once more */
        t->best[event->info.line - 1] = event->info;
        if (event->info.line > t->best_count)
            t->best_count = event->info.line;
        return;
    }
    for (int i = 0; i < t->best_count && i < t->best_wanted; i++) {
        char number[16], score[16];
        Text line;
        text_init(&line);
        line_write(t, t->best[i].pv, t->best[i].pv_length, &line);
        snprintf(number, sizeof number, "%d", i + 1);
        judged_write(sign * t->best[i].score, sign * t->best[i].mate, score);
        SAY(t, "text.best_line", "number", number, "score", score, "moves", line.data);
        text_clear(&line);
    }
}

void terminal_analyse(Terminal *t, const char *words) {
    (void)words;
    if (!session_review_start(t->session))
        SAY(t, "text.no_moves_yet");
    else if (t->person_types)
        SAY(t, "text.thinking");
}

static void say_verdict(Terminal *t, int ply, Verdict verdict) {
    static const char *const keys[] = {"", "text.verdict.dubious", "text.verdict.mistake",
                                       "text.verdict.blunder"};
    const Game *game = session_game(t->session);
    const Review *review = session_review(t->session);
    const Judged *before = review_at(review, ply - 1), *after = review_at(review, ply);
    char number[16], played[MOVE_TEXT_SIZE], better[MOVE_TEXT_SIZE], was[16], is[16];
    Position pos;
    game_position_at(game, ply - 1, &pos);
    snprintf(number, sizeof number, pos.side == WHITE ? "%d" : "%d …", pos.number);
    move_write(&pos, game->moves[ply - 1], style_here(t), played);
    move_write(&pos, before->best, style_here(t), better);
    judged_write(before->score, before->mate, was);
    judged_write(after->score, after->mate, is);
    SAY(t, "text.judged", "number", number, "move", played, "sign", verdict_sign(verdict),
        "verdict", lang_get(t->lang, keys[verdict]), "before", was, "after", is, "better", better);
}

static void say_tally(Terminal *t, Side side, const int counts[4]) {
    char of[4][16];
    for (int i = 1; i < 4; i++)
        snprintf(of[i], sizeof of[i], "%d", counts[i]);
    SAY(t, "text.tally", "side", side_title(t, side), "blunders", of[VERDICT_BLUNDER], "mistakes",
        of[VERDICT_MISTAKE], "dubious", of[VERDICT_DUBIOUS]);
}

void say_judged(Terminal *t, const Event *event) {
    const Game *game = session_game(t->session);
    int counts[2][4] = {{0}};
    if (!event->done)
        return;
    for (int ply = 1; ply <= game->total; ply++) {
        Verdict verdict = review_verdict(session_review(t->session), ply);
        counts[game_turn(game, ply - 1).side][verdict]++;
        if (verdict != VERDICT_GOOD)
            say_verdict(t, ply, verdict);
    }
    say_tally(t, WHITE, counts[WHITE]);
    say_tally(t, BLACK, counts[BLACK]);
}
