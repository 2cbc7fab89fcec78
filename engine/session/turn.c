/* Turn: moves, taken back or played by whom, and what the thinking thread is asked.
 *
 * Every change of the position drops what is being thought about before it, and goes
 * through session_settle() after it, which alone starts the computer that is to move. */
#include "script/script.h"
#include "session/state.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

enum { HINT_MS = 3000 };

/* --- the thinking thread ------------------------------------------------------------ */

void session_halt(Session *session) {
    if (session->work != WORK_NONE)
        worker_cancel(session->worker);
    session->work = WORK_NONE;
    session->ticket = 0;
}

/* The keys of the positions before it; the caller frees them. */
static uint64_t *past_of(const Game *game, int ply, Position *root) {
    uint64_t *keys = memory_new(((size_t)ply + 1) * sizeof *keys);
    Undo undo;
    *root = game->start;
    for (int i = 0; i < ply; i++) {
        keys[i] = root->key;
        position_make(root, game->moves[i], &undo);
    }
    return keys;
}

void session_ask(Session *session, Work work, int ply, const Personality *who, Limits limits,
                 int slack, int lines) {
    Task task = {.past_count = ply,
                 .who = *who,
                 .limits = limits,
                 .slack = slack,
                 .lines = lines,
                 .seed = session->seed};
    uint64_t *past = past_of(session->game, ply, &task.root);
    task.past = past;
    session->work = work;
    session->ply = ply;
    session->key = task.root.key;
    session->ticket = worker_start(session->worker, &task);
    free(past);
}

Personality session_neutral(Session *session) {
    const Personality *found = library_personality(session->library, "neutral", NULL);
    Personality plain;
    personality_init(&plain);
    return found ? *found : plain;
}

/* What is wrong with the personality of a seat is told once, as long as its file stays the
 * same. */
static void tell_seat(Session *session, Side side, const Err *fault) {
    if (!strcmp(session->seat_faults[side].text, fault->text))
        return;
    session_fault(session, fault);
    session->seat_faults[side] = *fault;
}

const Personality *session_mind(Session *session, Side side) {
    Err fault;
    const Seat *seat = &session->seats[side];
    const Personality *who = library_personality(session->library, seat->ai, &fault);
    if (who && who != session->minds[side])
        session->seat_faults[side].text[0] = '\0';
    session->minds[side] = who;
    if (who)
        return who;
    Err sentence;
    err_set(&sentence, "%s plays as neutral: %s", seat->ai, fault.text);
    tell_seat(session, side, &sentence);
    return NULL;
}

/* One that does not load is replaced. */
static Personality seat_mind(Session *session, Side side) {
    const Personality *who = session_mind(session, side);
    return who ? *who : session_neutral(session);
}

/* The file of a personality may have lost a level since the seat was taken. */
static void think(Session *session) {
    Side side = (Side)session->game->now.side;
    Personality who = seat_mind(session, side);
    int level = session->seats[side].level;
    level = level < 1 ? 1 : level > who.level_count ? who.level_count : level;
    const Level *chosen = &who.levels[level - 1];
    Limits limits = chosen->limits;
    session_clock_limits(session, &limits);
    session_ask(session, WORK_MOVE, session->game->count, &who, limits, chosen->slack, 1);
}

static bool computer_to_move(const Session *session) {
    return session->game && !session->game->away && session_is_computer(session, (Side)session->game->now.side);
}

static void save_by_itself(Session *session) {
    Text text;
    Err fault;
    if (!session->autosave.path[0])
        return;
    text_init(&text);
    session_write(session, &text);
    bool begun = session->game->tree.count > 1;
    if (!autosave_write(&session->autosave, text.data, text.length, begun, &fault))
        session_fault(session, &fault);
    text_clear(&text);
}

void session_settle(Session *session) {
    Outcome outcome = session_outcome(session);
    bool over = outcome.result != PLAYING, away = session->game->away;
    if (over && !away && game_outcome(session->game, false).result == PLAYING)
        game_end(session->game, outcome); /* adjudicated, and the record is to say so */
    if (over && !away)
        clock_stop(&session->clock, session_now(session));
    save_by_itself(session);
    review_follow(&session->review, session->game);
    if (over && !session->over)
        event_queue_put(&session->events, EVENT_ENDED);
    session->over = over;
    if (!over && !session->paused && computer_to_move(session))
        think(session);
}

bool session_thinking(const Session *session) {
    return session->work == WORK_MOVE;
}

bool session_hinting(const Session *session) {
    return session->work == WORK_HINT;
}

void session_move_now(Session *session) {
    if (session->work != WORK_NONE)
        worker_hurry(session->worker);
}

void session_pause(Session *session) {
    if (session_away(session))
        return;
    bool ran = session->clock.state == CLOCK_RUNNING;
    session->paused = true;
    clock_pause(&session->clock, session_now(session));
    if (session->work == WORK_MOVE)
        session_halt(session);
    if (ran && session_timed(session)) /* with what this turn has taken */
        save_by_itself(session);
}

bool session_paused(const Session *session) {
    return session->paused;
}

void session_go(Session *session) {
    if (session_away(session))
        return;
    session->paused = false;
    if (session->clock.state == CLOCK_PAUSED)
        clock_start(&session->clock, session_now(session));
    if (!session->over && computer_to_move(session) && session->work != WORK_MOVE)
        think(session);
}

bool session_hint(Session *session) {
    if (!session->game || session->over || session->work == WORK_MOVE)
        return false;
    Personality who = session_neutral(session);
    session_ask(session, WORK_HINT, session->game->count, &who, (Limits){.ms = HINT_MS}, 0, 1);
    return true;
}

void session_cancel_hint(Session *session) {
    if (session->work == WORK_HINT)
        session_halt(session);
}

/* --- moves -------------------------------------------------------------------------- */

bool session_awaits_person(const Session *session) {
    return session->game && !session->over && !computer_to_move(session);
}

static bool is_legal(const Position *pos, Move move) {
    Move moves[MAX_MOVES];
    int count = position_moves(pos, moves);
    while (count > 0 && moves[count - 1] != move)
        count--;
    return count > 0;
}

/* A function of the variant file that has failed is told once a game. */
static void tell_script(Session *session) {
    Err fault;
    if (session->script_told || !script_hooks_fault(session->game->rules->hooks, &fault))
        return;
    session->script_told = true;
    session_fault(session, &fault);
}

/* A move at the end of a game that waits for nobody is one of the game, as ever. */
static bool goes_on_with_game(const Session *session) {
    return session_away(session) && game_here(session->game) == game_tip(session->game) &&
           session_is_free(session) && game_result(session->game).result == PLAYING;
}

/* Where every move of a game comes by, whoever made it. */
static bool play(Session *session, Move move, bool by_computer) {
    Side mover = (Side)session->game->now.side;
    if (!is_legal(&session->game->now, move) || session_flag(session))
        return false;
    session_halt(session);
    if (goes_on_with_game(session))
        session_return(session);
    game_play(session->game, move);
    if (session->game->away)
        game_go_on(session->game);
    else
        session_clock_press(session, mover);
    Event *event = event_queue_put(&session->events, EVENT_MOVED);
    event->move = move;
    event->by_computer = by_computer;
    if (!by_computer && !session->game->away)
        session->paused = false;
    tell_script(session);
    session_settle(session);
    return true;
}

bool session_play_move(Session *session, Move move) {
    return session_awaits_person(session) && play(session, move, false);
}

bool session_play(Session *session, Square from, Square to, Kind becomes, Why *why) {
    *why = (Why){.code = WHY_LEGAL, .from = from, .to = to};
    if (!session->game)
        return false;
    if (session->over) {
        why->code = WHY_GAME_OVER;
        why->outcome = session_outcome(session);
    } else if (session_awaits_person(session)) {
        *why = why_move(&session->game->now, from, to, becomes);
    }
    return why->code == WHY_LEGAL && session_play_move(session, why->move);
}

static bool person_at(const Session *session, int ply) {
    return !session_is_computer(session, game_turn(session->game, ply).side);
}

/* The ply to which undo goes: the last one before at which a person was to move, or one
 * back when there is no person. -1: none. */
static int undo_target(const Session *session) {
    int ply = session->game ? session->game->count - 1 : -1;
    if (!session_all_computers(session) && !session_away(session))
        while (ply >= 0 && !person_at(session, ply))
            ply--;
    return ply;
}

/* The same forwards; with no turn of a person left it is the end. -1: none. */
static int redo_target(const Session *session) {
    const Game *game = session->game;
    if (!game || game->count == game->total || (!game->away && game->ended.result != PLAYING))
        return -1;
    int ply = game->count + 1;
    if (!session_all_computers(session) && !game->away)
        while (ply < game->total && !person_at(session, ply))
            ply++;
    return ply;
}

bool session_can_undo(const Session *session) {
    return undo_target(session) >= 0;
}

bool session_can_redo(const Session *session) {
    return redo_target(session) >= 0;
}

static bool go_to(Session *session, int ply) {
    if (ply < 0)
        return false;
    if (session->game->away)
        return session_visit(session, ply ? session->game->nodes[ply - 1] : ROOT);
    session_halt(session);
    while (session->game->count > ply)
        game_undo(session->game);
    while (session->game->count < ply)
        game_redo(session->game);
    session->paused = session->paused || session_all_computers(session);
    session_clock_set(session);
    event_queue_put(&session->events, EVENT_TAKEN_BACK);
    session_settle(session);
    return true;
}

bool session_undo(Session *session) {
    return go_to(session, undo_target(session));
}

bool session_redo(Session *session) {
    return go_to(session, redo_target(session));
}

/* --- what the thread answers -------------------------------------------------------- */

/* A move that the rules refuse would be a bug of the search; the person must not wait for
 * another one in vain. */
static void play_answer(Session *session, const Answer *answer) {
    Side side = (Side)session->game->now.side;
    session->work = WORK_NONE;
    if (answer->fault.text[0])
        tell_seat(session, side, &answer->fault);
    session->score = answer->info.score;
    session->score_ply = session->game->count + 1;
    if (play(session, answer->move, true) || session->over)
        return;
    Err fault;
    err_set(&fault, "the computer found no move and waits: %s", session->seats[side].ai);
    session_fault(session, &fault);
    session->paused = true;
}

static void give_hint(Session *session, const Answer *answer) {
    session->work = WORK_NONE;
    Event *event =
        event_queue_put(&session->events, answer->move == NO_MOVE ? EVENT_FAULT : EVENT_HINT);
    event->move = answer->move;
    event->info = answer->info;
    if (answer->move == NO_MOVE)
        strcpy(event->text, "no move was found to suggest");
}

static void take_answer(Session *session, const Answer *answer) {
    bool stale = answer->ticket != session->ticket || answer->key != session->key;
    if (session->work == WORK_NONE || stale)
        return;
    if (session->work == WORK_LINES)
        session_take_line(session, answer);
    else if (session->work == WORK_REVIEW)
        session_take_judged(session, answer);
    else if (!answer->done && session->work == WORK_MOVE)
        event_queue_put(&session->events, EVENT_THINKING)->info = answer->info;
    else if (answer->done && session->work == WORK_MOVE)
        play_answer(session, answer);
    else if (answer->done)
        give_hint(session, answer);
}

bool session_poll(Session *session, Event *event) {
    Answer answer;
    session_flag(session);
    while (!event_queue_take(&session->events, event)) {
        if (!worker_take(session->worker, &answer))
            return false;
        take_answer(session, &answer);
    }
    return true;
}
