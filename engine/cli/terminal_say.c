/* Terminal say: what happened and how things stand, in sentences.
 *
 * Words of the language and titles of the variant make the sentences; this file decides
 * which, and changes nothing but the count of half-moves that were told. */
#include "cli/terminal.h"

#include "game/record.h"

#include <stdio.h>
#include <string.h>

void say_line(Terminal *t) {
    for (char *p = t->out.data; *p; p++)
        if ((unsigned char)*p < ' ')
            *p = ' '; /* one sentence is one line, whatever a file's name holds */
    puts(t->out.data);
    text_reset(&t->out);
    fflush(stdout);
    t->prompted = false;
}

void say_fault(Terminal *t, const Err *err) {
    Text text;
    text_init(&text);
    lang_fault(t->lang, err->text, &text);
    SAY(t, "text.fault", "fault", text.data);
    text_clear(&text);
}

const char *side_title(const Terminal *t, Side side) {
    return lang_get(t->lang, side == WHITE ? "text.side.white" : "text.side.black");
}

const char *kind_title(const Terminal *t, Kind kind) {
    if (kind == 0)
        return "";
    return label_in(&session_rules(t->session)->kinds[kind].title, lang_name(t->lang));
}

NotationStyle style_here(const Terminal *t) {
    if (!session_rules(t->session)->needs_surplus)
        return NOTATION_SAN;
    return strcmp(lang_name(t->lang), "ru") == 0 ? NOTATION_BOOK_RU : NOTATION_BOOK;
}

/* Where the piece stood that the move takes. */
static Square move_taken(Move move) {
    return move_action(move) == MOVE_EN_PASSANT ? (Square)move_aux(move) : move_to(move);
}

/* "White: Scout g1 takes f3, Knecht". pos: before the move. */
static void say_move(Terminal *t, const Position *pos, Move move) {
    static const char *const keys[] = {
        [MOVE_QUIET] = "text.move.quiet",           [MOVE_CAPTURE] = "text.move.capture",
        [MOVE_EXCHANGE] = "text.move.exchange",     [MOVE_EN_PASSANT] = "text.move.passant",
        [MOVE_CASTLE] = "text.move.castle",         [MOVE_DROP] = "text.move.drop",
        [MOVE_PASS] = "text.move.pass",             [MOVE_CONVERT] = "text.move.convert",
        [MOVE_SACRIFICE] = "text.move.sacrifice",   [MOVE_REPEL] = "text.move.repel",
    };
    bool drops = move_action(move) == MOVE_DROP;
    char from[4], to[4];
    square_write(pos->rules, move_from(move), from);
    square_write(pos->rules, move_to(move), to);
    Kind kind = drops ? move_becomes(move) : piece_kind(pos->board[move_from(move)]);
    lang_fill(t->lang, &t->out, keys[move_action(move)], "side", side_title(t, (Side)pos->side),
              "piece", kind_title(t, kind), "from", from, "to", to, "taken",
              kind_title(t, piece_kind(pos->board[move_taken(move)])), NULL);
    if (move_becomes(move) && !drops) {
        text_add(&t->out, ", ");
        lang_fill(t->lang, &t->out, "text.move.becomes", "piece",
                  kind_title(t, move_becomes(move)), NULL);
    }
    say_line(t);
}

/* A check that the move gives, in games where a King may stay in it. */
static void say_check(Terminal *t, const Position *pos, Move move) {
    int mark = move_check_mark(pos, move);
    if (mark > 0)
        SAY(t, mark == 1 ? "text.check" : "text.check_unmet", "side",
            side_title(t, side_other((Side)pos->side)));
}

static void say_moved(Terminal *t) {
    const Game *game = session_game(t->session);
    if (t->told >= game->count)
        return;
    Position pos;
    game_position_at(game, t->told, &pos);
    Move move = game->moves[t->told++];
    say_move(t, &pos, move);
    if (session_outcome(t->session).result != PLAYING)
        return;
    say_check(t, &pos, move);
    if (session_timed(t->session) && !session_away(t->session))
        say_clock(t);
    if (t->board)
        say_board(t);
    if (session_awaits_person(t->session) && game_claim(game).result != PLAYING)
        SAY(t, "text.can_claim");
}

/* The reason in the words of the variant, or of the language for what no rule gives. */
static const char *reason_words(const Terminal *t, const char *reason) {
    const Rules *rules = session_rules(t->session);
    for (int i = 0; i < rules->end_count; i++)
        if (strcmp(rules->ends[i].name, reason) == 0 && rules->ends[i].says.en)
            return label_in(&rules->ends[i].says, lang_name(t->lang));
    char key[64];
    snprintf(key, sizeof key, "text.reason.%s", reason);
    return lang_has(t->lang, key) ? lang_get(t->lang, key) : reason;
}

void say_outcome(Terminal *t) {
    static const char *const keys[] = {"text.playing", "text.white_wins", "text.black_wins",
                                       "text.draw"};
    Outcome outcome = session_outcome(t->session);
    SAY(t, keys[outcome.result], "reason",
        outcome.reason ? reason_words(t, outcome.reason) : "");
}

void say_turn(Terminal *t) {
    if (session_outcome(t->session).result != PLAYING)
        say_outcome(t);
    else
        SAY(t, "text.turn", "side", side_title(t, (Side)session_position(t->session)->side));
}

void say_paused(Terminal *t) {
    if (session_paused(t->session) && session_outcome(t->session).result == PLAYING)
        SAY(t, "text.paused");
}

void say_seats(Terminal *t) {
    for (Side side = WHITE; side <= BLACK; side++) {
        const Seat *seat = session_seat(t->session, side);
        char level[16];
        snprintf(level, sizeof level, "%d", seat->level);
        SAY(t, seat->ai[0] ? "text.seat.computer" : "text.seat.person", "side",
            side_title(t, side), "ai", seat->ai, "level", level);
    }
}

static void say_started(Terminal *t) {
    t->told = session_game(t->session)->count;
    text_add(&t->out, label_in(&session_rules(t->session)->title, lang_name(t->lang)));
    say_line(t);
    say_seats(t);
    if (t->board)
        say_board(t);
    bool runs = session_outcome(t->session).result == PLAYING; /* how it has ended is told next */
    if (runs)
        say_turn(t);
    if (runs && t->person_types)
        SAY(t, "text.start");
    if (session_can_resume(t->session))
        SAY(t, "text.can_resume");
    say_paused(t);
}

static void say_taken_back(Terminal *t) {
    int before = t->told;
    t->told = session_game(t->session)->count;
    char moves[16];
    snprintf(moves, sizeof moves, "%d", t->told);
    SAY(t, t->told < before ? "text.taken_back" : "text.redone", "moves", moves);
    if (t->board)
        say_board(t);
    say_turn(t);
}

static void say_line_of(Terminal *t, const Move *moves, int count) {
    Text line;
    text_init(&line);
    line_write(t, moves, count, &line);
    SAY(t, "text.line", "moves", line.data);
    text_clear(&line);
}

/* The move, what it does by the numbers, and what the computer expects after it. */
static void say_hint(Terminal *t, const Event *event) {
    const Position *pos = session_position(t->session);
    SAY(t, "text.hint");
    say_move(t, pos, event->move);
    Why why = why_legal(pos, event->move);
    why_write(pos, &why, t->lang, &t->out);
    say_line(t);
    char moves[16];
    snprintf(moves, sizeof moves, "%d", event->info.mate);
    if (event->info.mate > 0)
        SAY(t, "text.win_in", "moves", moves);
    say_line_of(t, event->info.pv, event->info.pv_length);
}

void say_event(Terminal *t, const Event *event) {
    switch (event->type) {
    case EVENT_STARTED:
        if (t->course.lesson)
            say_task(t);
        else
            say_started(t);
        break;
    case EVENT_MOVED:
        say_moved(t);
        if (t->course.lesson)
            lesson_moved(t);
        break;
    case EVENT_TAKEN_BACK:
        say_taken_back(t);
        break;
    case EVENT_VISITED:
        say_visited(t);
        break;
    case EVENT_THINKING:
        break; /* a line for each depth is noise to a listener */
    case EVENT_HINT:
        say_hint(t, event);
        break;
    case EVENT_LINE:
        say_best_line(t, event);
        break;
    case EVENT_JUDGED:
        say_judged(t, event);
        break;
    case EVENT_FAULT:
        SAY(t, "text.fault", "fault", event->text);
        break;
    case EVENT_RENEWED:
        SAY(t, "text.renewed");
        break;
    case EVENT_ENDED:
        if (!t->course.lesson) /* the task says what has been reached */
            say_outcome(t);
        break;
    }
}

void say_notation(Terminal *t, NotationStyle style) {
    const Game *game = session_game(t->session);
    Position pos = game->start;
    if (game->count == 0)
        SAY(t, "text.no_moves_yet");
    for (int i = 0; i < game->count; i++) {
        char text[MOVE_TEXT_SIZE];
        Undo undo;
        move_write(&pos, game->moves[i], style, text);
        if (i == 0 || (pos.side == WHITE && position_begins_turn(&pos)))
            text_format(&t->out, "%d%s", pos.number, pos.side == WHITE ? "." : "...");
        text_format(&t->out, " %s", text);
        position_make(&pos, game->moves[i], &undo);
        if (i == game->count - 1 || (pos.side == WHITE && position_begins_turn(&pos)))
            say_line(t);
    }
    Outcome outcome = session_outcome(t->session);
    bool book = style == NOTATION_BOOK || style == NOTATION_BOOK_RU;
    if (!book || outcome.result == PLAYING)
        return;
    text_format(&t->out, "%s %s", result_in_book(outcome.result), outcome.reason);
    say_line(t);
}
