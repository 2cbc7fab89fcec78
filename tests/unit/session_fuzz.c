/* Session fuzz: random sequences of what people do while the computer thinks. After every
 * step the position must be what the record gives, and no turn may be dead. Made for the
 * thread sanitizer. Nothing here depends on how fast anyone thinks. */
#include "sitting.h"

#include "game/record.h"

enum { SEQUENCES = 200, STEPS = 30 };

typedef struct Fuzz {
    Session *session;
    const char *autosave; /* in every fourth sequence; the disk is slow */
    Rng rng;
    Heard heard;
} Fuzz;

static void play_something(Fuzz *fuzz) {
    const Position *pos = session_position(fuzz->session);
    if (!session_awaits_person(fuzz->session))
        return;
    Move next = world_move(pos, &fuzz->rng);
    Why why;
    CHECK(session_play(fuzz->session, move_from(next), move_to(next), move_becomes(next), &why));
}

static void take_back(Fuzz *fuzz) {
    bool can = session_can_undo(fuzz->session);
    CHECK(session_undo(fuzz->session) == can);
}

static void play_again(Fuzz *fuzz) {
    bool can = session_can_redo(fuzz->session);
    CHECK(session_redo(fuzz->session) == can);
}

static void ask_hint(Fuzz *fuzz) {
    if (session_hint(fuzz->session) && rng_below(&fuzz->rng, 2))
        session_move_now(fuzz->session);
}

static void analyse(Fuzz *fuzz) {
    int ply = (int)rng_below(&fuzz->rng, (uint32_t)session_game(fuzz->session)->total + 2);
    if (rng_below(&fuzz->rng, 2))
        session_review_start(fuzz->session);
    else
        session_analyse(fuzz->session, ply, 3, 5000);
}

static void begin_anew(Fuzz *fuzz) {
    start(fuzz->session, rng_below(&fuzz->rng, 4) ? "chess-t1" : "chess", NULL);
}

static void pause_or_go(Fuzz *fuzz) {
    if (session_paused(fuzz->session))
        session_go(fuzz->session);
    else
        session_pause(fuzz->session);
}

static void change_seat(Fuzz *fuzz) {
    Side side = (Side)rng_below(&fuzz->rng, 2);
    bool person = rng_below(&fuzz->rng, 2);
    seat(fuzz->session, side, person ? "" : "neutral", rng_below(&fuzz->rng, 2) ? QUICK : slow());
}

/* Elsewhere in the tree, numbers that are none among them; a branch that is there is changed. */
static void go_elsewhere(Fuzz *fuzz) {
    const Game *game = session_game(fuzz->session);
    int node = (int)rng_below(&fuzz->rng, (uint32_t)game->tree.count + 1);
    bool there = tree_has(&game->tree, node);
    bool branch = there && game_branch(game, node) != NO_NODE;
    uint32_t what = rng_below(&fuzz->rng, 8);
    if (what == 0)
        CHECK(session_promote(fuzz->session, node) == branch);
    else if (what == 1)
        CHECK(session_prune(fuzz->session, node) == branch);
    else
        CHECK(session_visit(fuzz->session, node) == there);
}

static void come_back(Fuzz *fuzz) {
    bool away = session_away(fuzz->session);
    CHECK(session_return(fuzz->session) == away);
}

static void give_up(Fuzz *fuzz) {
    if (rng_below(&fuzz->rng, 4) == 0)
        session_resign(fuzz->session, (Side)rng_below(&fuzz->rng, 2));
}

static void hurry(Fuzz *fuzz) {
    session_move_now(fuzz->session);
}

static void wait_a_little(Fuzz *fuzz) {
    for (uint32_t naps = rng_below(&fuzz->rng, 4); naps > 0; naps--)
        nap();
}

static void hear(Fuzz *fuzz) {
    listen(fuzz->session, &fuzz->heard);
}

/* Closed in the midst of it, and opened again where it was. */
static void close_and_resume(Fuzz *fuzz) {
    Err err = {""};
    if (!fuzz->autosave)
        return;
    const Game *game = session_game(fuzz->session);
    bool moves = game->tree.nodes[game_tip(game)].ply > 0 || game_branched(game);
    bool goes_on = game_result(game).result == PLAYING && moves;
    Position before;
    game_position_of(game, game_tip(game), &before);
    session_free(fuzz->session);
    fuzz->session = opened(fuzz->autosave);
    CHECK(session_can_resume(fuzz->session) == goes_on);
    bool resumed = goes_on && session_resume(fuzz->session, &err);
    check_that(resumed == goes_on, "%s", err.text);
    if (!resumed)
        begin_anew(fuzz);
    else
        CHECK(memcmp(&before, session_position(fuzz->session), sizeof before) == 0);
}

static const struct {
    void (*act)(Fuzz *fuzz);
    uint32_t weight;
} actions[] = {{play_something, 30}, {take_back, 14},    {play_again, 8},  {ask_hint, 8},
               {analyse, 8},         {go_elsewhere, 8},  {come_back, 5},
               {begin_anew, 2},      {pause_or_go, 4},   {change_seat, 3}, {give_up, 2},
               {hurry, 10},          {wait_a_little, 8}, {hear, 20},       {close_and_resume, 4}};
enum { ACTIONS = sizeof actions / sizeof *actions };

static void act(Fuzz *fuzz) {
    uint32_t sum = 0;
    for (int i = 0; i < ACTIONS; i++)
        sum += actions[i].weight;
    uint32_t chosen = rng_below(&fuzz->rng, sum);
    int i = 0;
    while (chosen >= actions[i].weight)
        chosen -= actions[i++].weight;
    actions[i].act(fuzz);
}

static void record_gives_the_position(const Session *session) {
    Text text;
    Err err = {""};
    Game *game = NULL;
    text_init(&text);
    session_write(session, &text);
    Record *record = record_read(text.data, "record", &err);
    bool good = record && record_play(record, session_rules(session), &game, &err);
    check_that(good, "%s in:\n%s", err.text, text.data);
    Position tip;
    game_position_of(session_game(session), game_tip(session_game(session)), &tip);
    CHECK(!good || memcmp(&game->now, &tip, sizeof tip) == 0);
    game_free(game);
    record_free(record);
    text_clear(&text);
}

static void no_turn_is_dead(const Session *session) {
    bool goes_on = session_outcome(session).result == PLAYING;
    const Seat *mover = session_seat(session, (Side)session_position(session)->side);
    bool computer = mover->ai[0] != '\0' && !session_away(session);
    CHECK(session_awaits_person(session) == (goes_on && !computer));
    CHECK(session_thinking(session) == (goes_on && computer && !session_paused(session)));
    CHECK(!session_hinting(session) || goes_on);
}

/* Now a person has White: a move, undo, another move, and one answer. */
static void answered_once(Fuzz *fuzz) {
    Session *session = fuzz->session;
    seat(session, WHITE, "", 0);
    seat(session, BLACK, "neutral", slow());
    start(session, "chess-t1", NULL);
    hear(fuzz);
    play_something(fuzz);
    wait_a_little(fuzz);
    if (rng_below(&fuzz->rng, 2))
        session_move_now(session);
    take_back(fuzz);
    play_something(fuzz);
    session_move_now(session);
    Heard heard = finish(session);
    CHECK_INT(heard.replies, 1);
    CHECK_INT(played(session), 2);
    CHECK_INT(heard.count[EVENT_FAULT], 0);
}

static void sequence(uint64_t seed) {
    char path[PATH_SIZE];
    CHECK(path_join(path, world_folder, "fuzz.game"));
    Fuzz fuzz = {.autosave = seed % 4 ? NULL : path, .rng = {seed}};
    fuzz.session = opened(fuzz.autosave);
    seat(fuzz.session, (Side)rng_below(&fuzz.rng, 2), "neutral", slow());
    begin_anew(&fuzz);
    for (int step = 0; step < STEPS && !check_fault[0]; step++) {
        act(&fuzz);
        record_gives_the_position(fuzz.session);
        no_turn_is_dead(fuzz.session);
    }
    if (seed % 4 == 1)
        answered_once(&fuzz);
    CHECK_INT(fuzz.heard.count[EVENT_FAULT], 0);
    session_free(fuzz.session);
    unlink(path);
}

static void A4_random_events_while_the_computer_thinks(void) {
    for (uint64_t seed = 0; seed < SEQUENCES && !check_fault[0]; seed++)
        sequence(seed);
}

int main(void) {
    world_open();
    TEST(A4_random_events_while_the_computer_thinks);
    world_close();
    return check_end();
}
