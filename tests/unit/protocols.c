/* Protocols: a storm of lines, half of them nonsense, while the computer thinks. It must not
 * crash or hang, must answer isready and ping, must say one bestmove for each go that it
 * began, and must end at `quit` and at the end of its input. Made for the thread sanitizer.
 * How fast anyone thinks decides nothing; the deadline only catches a program that hangs. */
#include "check.h"

#include "base/rng.h"
#include "cli/command.h"

#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LINES = 500, BETWEEN = 12, DEADLINE_MS = 120000, HELD = 1 << 16 };

typedef struct Guest {
    pid_t child;
    int to, from;
    char held[HELD + 1];
    size_t size;
    int bestmoves;
} Guest;

static void guest_start(Guest *guest, const char *protocol) {
    int in[2], out[2];
    *guest = (Guest){.child = -1};
    if (pipe(in) != 0 || pipe(out) != 0)
        exit(1);
    fflush(stdout);
    guest->child = fork();
    if (guest->child == 0) {
        char program[] = "chester", *words[] = {program, (char *)protocol, NULL};
        Err err = {0};
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        close(in[0]), close(in[1]), close(out[0]), close(out[1]);
        int code = command_line(2, words, &err);
        fflush(stdout);
        _exit(code);
    }
    close(in[0]);
    close(out[1]);
    guest->to = in[1];
    guest->from = out[0];
}

static void guest_say(Guest *guest, const char *line) {
    size_t length = strlen(line);
    bool good = write(guest->to, line, length) == (ssize_t)length && write(guest->to, "\n", 1) == 1;
    check_that(good, "the program is gone before: %.80s", line);
}

/* Reads until a line begins with this; false when the program ends or hangs first. */
static bool guest_hears(Guest *guest, const char *begin) {
    while (true) {
        char *end = memchr(guest->held, '\n', guest->size);
        if (end) {
            *end = '\0';
            bool found = strncmp(guest->held, begin, strlen(begin)) == 0;
            guest->bestmoves += strncmp(guest->held, "bestmove ", 9) == 0;
            size_t used = (size_t)(end - guest->held) + 1;
            memmove(guest->held, end + 1, guest->size -= used);
            if (found)
                return true;
            continue;
        }
        struct pollfd fd = {.fd = guest->from, .events = POLLIN};
        if (guest->size == HELD || poll(&fd, 1, DEADLINE_MS) <= 0)
            return false;
        ssize_t got = read(guest->from, guest->held + guest->size, HELD - guest->size);
        if (got <= 0)
            return false;
        guest->size += (size_t)got;
    }
}

/* Waits for its end; -1 when it was killed by a signal. */
static int guest_end(Guest *guest) {
    int status = 0;
    close(guest->to);
    while (guest_hears(guest, "\n"))
        ;
    close(guest->from);
    waitpid(guest->child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static const char *const uci_lines[] = {
    "uci", "isready", "ucinewgame", "stop", "stop", "ponderhit", "debug on", "go depth 3",
    "go infinite", "go ponder wtime 1000 btime 1000", "go movetime 5", "go nodes 500",
    "go mate 2", "go perft 2", "go wtime -5 btime 0 winc 1 binc 1 movestogo 1",
    "go infinite searchmoves e2e4 d2d4 xx", "go depth", "go depth x", "go movetime 9999999999999",
    "position startpos", "position startpos moves e2e4 e7e5 g1f3", "position startpos moves zz",
    "position fen 8/8/8/8/8/8/8/8 w - - 0 1", "position fen", "position",
    "position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1g1 e8c8",
    "setoption name UCI_Variant value chess", "setoption name UCI_Variant value chess-t1",
    "setoption name UCI_Variant value crazyhouse", "setoption name UCI_Variant value hoppelpoppel",
    "setoption name UCI_Chess960 value true", "setoption name UCI_Chess960 value false",
    "setoption name Hash value 1", "setoption name Hash value 3", "setoption name Hash value x", "setoption name Threads value 3",
    "setoption name MultiPV value 3", "setoption name MultiPV value 1", "setoption name Clear Hash",
    "setoption name Personality value neutral", "setoption name Level value 2",
    "setoption name mobility value 5", "setoption name contempt value -100000", "setoption",
    "setoption name", "setoption name value", "setoption name UCI_AnalyseMode value true",
    "", " ", "nonsense", "joho isready", "\x01\x02\xff", "go searchmoves", "register later",
};

static const char *const xboard_lines[] = {
    "xboard", "protover 2", "accepted highlight", "rejected nps", "new", "variant normal",
    "variant chess-t2", "variant xiangqi", "variant fischerandom", "variant nothing", "random",
    "force", "go", "playother", "level 40 0:01 0", "level 0 1 0.1", "level x", "st 1", "sd 3",
    "sd 2", "nps 1000000", "time 100", "otim 100", "time -5", "?", "?", "draw", "computer",
    "usermove e2e4", "usermove d2d4", "usermove e7e5", "usermove h2e2", "usermove", "usermove zz",
    "e2e3", "a7a6", "O-O", "P@e4", "@@@@", "usermove e2e3,e3e4", "usermove e6d8,e6c8",
    "result 1-0 {x}", "setboard 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "setboard nonsense",
    "edit", "#", "Ke1", "c", "ke8", "Pa2", ".", ".", "hint", "bk", "undo", "undo", "remove",
    "hard", "easy", "post", "nopost", "analyze", "exit", "name someone", "rating 1 2",
    "option Level=1", "option Level=99", "option Clear Hash", "option mobility=3",
    "option nothing=1", "memory 2", "cores 2", "cores 0", "memory x", "exclude e2e4", "include e2e4", "exclude all",
    "include all", "lift e2", "put e4", "lift z9", "hover e4", "foo", "", "\x01\xff",
};

/* A line of the pool, sometimes broken. */
static void line_make(Rng *rng, const char *const *pool, uint32_t count, char out[256]) {
    snprintf(out, 256, "%s", pool[rng_below(rng, count)]);
    size_t length = strlen(out);
    if (length > 0 && rng_below(rng, 8) == 0)
        out[rng_below(rng, (uint32_t)length)] = (char)(' ' + rng_below(rng, 95));
    if (length > 0 && rng_below(rng, 12) == 0)
        out[rng_below(rng, (uint32_t)length)] = '\0';
}

/* Whether a broken line would end the program, or count for longer than anyone waits. */
static bool is_left_out(const char *line) {
    return strstr(line, "quit") || (strstr(line, "perft") && strcmp(line, "go perft 2") != 0);
}

static void storm(Guest *guest, Rng *rng, const char *const *pool, uint32_t count,
                  const char *before, const char *ask, const char *answer) {
    char line[256];
    for (int i = 1; i <= LINES && !check_fault[0]; i++) {
        line_make(rng, pool, count, line);
        if (is_left_out(line))
            continue;
        guest_say(guest, line);
        if (i % BETWEEN)
            continue;
        if (before)
            guest_say(guest, before);
        guest_say(guest, ask);
        check_that(guest_hears(guest, answer), "no %s after line %d: %s", answer, i, line);
    }
}

static void uci_stands_a_storm(void) {
    for (uint64_t seed = 1; seed <= 2; seed++) {
        Guest guest;
        Rng rng = {seed};
        guest_start(&guest, "uci");
        storm(&guest, &rng, uci_lines, sizeof uci_lines / sizeof *uci_lines, NULL, "isready",
              "readyok");
        guest_say(&guest, "stop");
        guest_say(&guest, "ponderhit");
        guest_say(&guest, "setoption name UCI_Variant value chess");
        guest_say(&guest, "position startpos");
        guest_say(&guest, "isready");
        CHECK(guest_hears(&guest, "readyok"));
        guest.bestmoves = 0;
        guest_say(&guest, "go depth 1");
        CHECK(guest_hears(&guest, "bestmove"));
        CHECK_INT(guest.bestmoves, 1);
        guest_say(&guest, "go infinite");
        CHECK_INT(guest_end(&guest), 0); /* the input ends while it thinks */
    }
}

static void xboard_stands_a_storm(void) {
    for (uint64_t seed = 1; seed <= 2; seed++) {
        Guest guest;
        Rng rng = {seed};
        guest_start(&guest, "xboard");
        /* `.` leaves the editing of a position, `?` ends a long thought. */
        storm(&guest, &rng, xboard_lines, sizeof xboard_lines / sizeof *xboard_lines, ".\n?",
              "ping 1", "pong 1");
        guest_say(&guest, ".\nexit\nforce\nnew\nvariant normal\nsd 1\nping 77");
        CHECK(guest_hears(&guest, "pong 77"));
        guest_say(&guest, "usermove e2e4");
        CHECK(guest_hears(&guest, "move "));
        guest_say(&guest, "analyze");
        if (seed == 1)
            guest_say(&guest, "quit");
        CHECK_INT(guest_end(&guest), 0);
    }
}

int main(void) {
    signal(SIGPIPE, SIG_IGN);
    TEST(uci_stands_a_storm);
    TEST(xboard_stands_a_storm);
    return check_end();
}
