/* Terminal: the command text: sets the game up and runs the loop of lines and events.
 *
 * A script's next line waits until the computer has moved; a person may type meanwhile,
 * for example to make it move now. The loop sleeps in poll(2) and is woken through a pipe. */
#include "cli/terminal.h"

#include "cli/command.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { LONGEST_SLEEP_MS = 3600000 };

/* On the thinking thread. A full pipe is already awake, so a lost byte does not matter. */
static void terminal_wake(void *context) {
    const Terminal *t = context;
    ssize_t written = write(t->wake[1], "", 1);
    (void)written;
}

static void events_tell(Terminal *t) {
    char bytes[64];
    while (read(t->wake[0], bytes, sizeof bytes) > 0)
        ;
    Event event;
    while (session_poll(t->session, &event))
        say_event(t, &event);
}

static bool computer_is_busy(const Terminal *t) {
    return session_thinking(t->session) || session_hinting(t->session) ||
           session_analysing(t->session) || session_reviewing(t->session);
}

static void prompt_show(Terminal *t) {
    if (!t->person_types || t->prompted || computer_is_busy(t))
        return;
    bool person = session_awaits_person(t->session);
    printf("%s> ", person ? side_title(t, (Side)session_position(t->session)->side) : "");
    fflush(stdout);
    t->prompted = true;
}

/* Milliseconds until a flag may fall; -1 when none does. */
static int flag_wait(const Terminal *t) {
    const Clock *clock = session_clock(t->session);
    if (!clock || clock->state != CLOCK_RUNNING)
        return -1;
    int64_t left = session_left(t->session, clock->side);
    return left < LONGEST_SLEEP_MS ? (int)left + 1 : LONGEST_SLEEP_MS;
}

/* Until the computer has something to say, a flag falls or, when asked for, a line may be there. */
static void terminal_sleep(Terminal *t, bool for_lines) {
    struct pollfd fds[2] = {{.fd = t->wake[0], .events = POLLIN},
                            {.fd = t->lines.fd, .events = POLLIN}};
    if (poll(fds, for_lines ? 2 : 1, flag_wait(t)) > 0 && fds[1].revents)
        lines_fill(&t->lines);
}

/* Obeys a line that is there. False when the input has ended. */
static bool line_obey(Terminal *t) {
    char *line;
    Err err = {0};
    switch (lines_take(&t->lines, &line, &err)) {
    case LINE_NONE:
        prompt_show(t);
        terminal_sleep(t, true);
        return true;
    case LINE_READY:
        t->prompted = false;
        session_update(t->session); /* whoever writes a game has an editor open beside it */
        events_tell(t);
        terminal_obey(t, line);
        return true;
    case LINE_BAD:
        say_fault(t, &err);
        return true;
    case LINE_END:
        break;
    }
    return false;
}

static void terminal_run(Terminal *t) {
    bool more = true;
    while (more && !t->quit && !ferror(stdout)) {
        events_tell(t);
        if (computer_is_busy(t) && !t->person_types)
            terminal_sleep(t, false);
        else
            more = line_obey(t);
    }
    if (t->prompted)
        putchar('\n'); /* the input ended behind a prompt */
}

/* A person sits down before a computer does: two computers, even for a moment, would end a
 * game that can be claimed as a draw. */
bool terminal_seat(Terminal *t, bool white, bool black, Err *err) {
    const Seat person = {.level = 1};
    const Seat *seats[] = {white ? &person : &t->computer, black ? &person : &t->computer};
    Side first = white ? WHITE : BLACK, second = side_other(first);
    return session_set_seat(t->session, first, seats[first], err) &&
           session_set_seat(t->session, second, seats[second], err);
}

bool terminal_computer(Terminal *t, const Seat *seat, Err *err) {
    const Personality *who = library_personality(t->library, seat->ai, err);
    if (!who)
        return false;
    if (seat->level < 1 || seat->level > who->level_count)
        return err_set(err, "the levels of %s are 1 to %d: %d", seat->ai, who->level_count,
                       seat->level);
    t->computer = *seat;
    return true;
}

void terminal_adopt(Terminal *t) {
    const Rules *rules = session_rules(t->session);
    bool named = library_rules(t->library, rules->name, NULL) == rules;
    snprintf(t->variant, sizeof t->variant, "%s", named ? rules->name : rules->path);
    for (Side side = WHITE; side <= BLACK; side++)
        if (session_seat(t->session, side)->ai[0])
            t->computer = *session_seat(t->session, side);
}

static bool seats_take(Terminal *t, const Cli *cli, Err *err) {
    const char *ai = cli->args.value[OPTION_AI];
    Seat seat = t->computer;
    if (ai && (size_t)snprintf(seat.ai, sizeof seat.ai, "%s", ai) >= sizeof seat.ai)
        return err_set(err, "the name is too long: --ai %s", ai);
    if (cli_given(cli, OPTION_LEVEL))
        seat.level = (int)cli->args.number[OPTION_LEVEL];
    return terminal_computer(t, &seat, err) &&
           terminal_seat(t, cli_person_plays(cli, WHITE), cli_person_plays(cli, BLACK), err);
}

/* A game of this variant from which nobody is told anything: a list of moves that names no
 * variant is read as one of the present game's. */
static bool variant_set(Terminal *t, Err *err) {
    Event event;
    bool started = session_start(t->session, t->variant, NULL, err);
    while (started && session_poll(t->session, &event))
        ;
    return started;
}

/* A saved game brings its seats, unless the command line names others. */
static bool file_begin(Terminal *t, const Cli *cli, Err *err) {
    if (!variant_set(t, err) || !session_load(t->session, cli_word(cli, 0), err))
        return false;
    terminal_adopt(t);
    t->saved = session_game(t->session)->count;
    bool named = cli_given(cli, OPTION_SIDE) || cli_given(cli, OPTION_AI) ||
                 cli_given(cli, OPTION_LEVEL);
    return !named || seats_take(t, cli, err);
}

/* Seats first, so that nobody thinks who is not asked to. */
static bool game_begin(Terminal *t, const Cli *cli, Err *err) {
    if (!seats_take(t, cli, err))
        return false;
    if (cli_word(cli, 0))
        return file_begin(t, cli, err);
    return session_start(t->session, t->variant, cli_fen(cli), err);
}

static bool wake_open(Terminal *t, Err *err) {
    if (pipe2(t->wake, O_CLOEXEC | O_NONBLOCK) == 0)
        return true;
    return err_set(err, "%s: the pipe of the thinking thread", strerror(errno));
}

const char *terminal_autosave(const Terminal *t, char out[PATH_SIZE]) {
    char folder[PATH_SIZE];
    bool known = t->person_types && user_data_folder(folder, NULL) &&
                 path_join(out, folder, "terminal.game");
    return known ? out : NULL;
}

static bool terminal_open(Terminal *t, Cli *cli, Err *err) {
    t->library = cli_library(cli, err);
    t->lang = lang_load(cli_lang_name(cli), err);
    if (!t->library || !t->lang || !wake_open(t, err))
        return false;
    char path[PATH_SIZE];
    SessionSetup setup = {.library = t->library,
                          .autosave = terminal_autosave(t, path),
                          .wake = terminal_wake,
                          .context = t,
                          .seed = cli->args.number[OPTION_SEED]};
    t->session = session_new(&setup, err);
    return t->session && game_begin(t, cli, err);
}

static void terminal_init(Terminal *t, const Cli *cli) {
    *t = (Terminal){.wake = {-1, -1},
                    .computer = {.ai = "neutral", .level = 1},
                    .person_types = isatty(STDIN_FILENO),
                    .board = cli_given(cli, OPTION_BOARD),
                    .flip = cli_given(cli, OPTION_FLIP),
                    .saved = -1};
    lines_init(&t->lines, STDIN_FILENO);
    text_init(&t->out);
    snprintf(t->variant, sizeof t->variant, "%s", cli_variant(cli));
}

static void terminal_clear(Terminal *t) {
    lesson_end(t);
    games_clear(&t->games);
    session_free(t->session); /* the thread that writes to the pipe ends first */
    if (t->wake[0] >= 0) {
        close(t->wake[0]);
        close(t->wake[1]);
    }
    lang_free(t->lang);
    text_clear(&t->out);
}

int command_text(Cli *cli, Err *err) {
    if (!cli_one_start(cli, err))
        return CODE_USAGE;
    Terminal t;
    terminal_init(&t, cli);
    bool good = terminal_open(&t, cli, err);
    if (good)
        terminal_run(&t);
    good = good && lines_close(&t.lines, err);
    terminal_clear(&t);
    return good ? CODE_DONE : CODE_FAILED;
}
