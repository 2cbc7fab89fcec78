/* Other programs: whatever they do, nothing waits longer than it was told. Times here only keep a
 * fault from hanging the test; none decides one. */
#include "base/process.h"
#include "base/clock.h"
#include "check.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LONG_MS = 60000 };

static int64_t later(int64_t ms) {
    return clock_ms() + ms;
}

static Process *begin(const char *command) {
    Err err = {""};
    Process *process = process_new(command, &err);
    check_that(process, "%s", err.text);
    return process;
}

/* The next line, or what came in its place. */
static const char *next(Process *process, int64_t wait_ms) {
    const char *line = "";
    ProcessState state = process_read(process, later(wait_ms), &line);
    return state == PROCESS_READY ? line : state == PROCESS_LATE ? "(late)" : "(gone)";
}

static void lines_go_there_and_back(void) {
    Process *p = begin("cat");
    if (!p)
        return;
    CHECK_INT(process_write(p, "one", later(LONG_MS)), PROCESS_READY);
    CHECK_INT(process_write(p, "", later(LONG_MS)), PROCESS_READY);
    CHECK_INT(process_write(p, "three и другие", later(LONG_MS)), PROCESS_READY);
    CHECK_TEXT(next(p, LONG_MS), "one");
    CHECK_TEXT(next(p, LONG_MS), "");
    CHECK_TEXT(next(p, LONG_MS), "three и другие");
    CHECK_TEXT(next(p, 1), "(late)");
    process_end(p, 1000);
}

static void words_as_a_shell_cuts_them(void) {
    Process *p = begin("printf '%s|\\n' a  'b c' \"d 'e'\" f\\ g \"\"");
    if (!p)
        return;
    static const char *const lines[] = {"a|", "b c|", "d 'e'|", "f g|", "|"};
    for (int i = 0; i < 5; i++)
        CHECK_TEXT(next(p, LONG_MS), lines[i]);
    CHECK_TEXT(next(p, LONG_MS), "(gone)");
    process_end(p, 1000);
}

static void what_cannot_start_says_why(void) {
    Err err = {""};
    CHECK(!process_new("/nowhere/at all", &err));
    CHECK_TEXT(err.text, "cannot start it (No such file or directory): /nowhere/at");
    CHECK(!process_new("/dev/null", &err));
    CHECK_TEXT(err.text, "cannot start it (Permission denied): /dev/null");
    CHECK(!process_new("  ", &err));
    CHECK(!process_new("cat 'open", &err));
    CHECK_TEXT(err.text, "no command, or one with an open quote: cat 'open");
}

static void lines_end_in_many_ways(void) {
    Process *p = begin("printf 'dos\\r\\nunix\\nnever ended'");
    if (!p)
        return;
    CHECK_TEXT(next(p, LONG_MS), "dos");
    CHECK_TEXT(next(p, LONG_MS), "unix");
    CHECK_TEXT(next(p, LONG_MS), "(gone)");
    process_end(p, 1000);
}

/* One line of 200,000 letters is passed over; the next one is whole. */
static void long_lines_are_passed_over(void) {
    Process *p = begin("sh -c 'head -c 200000 /dev/zero | tr \"\\\\0\" x; echo; echo after'");
    if (!p)
        return;
    CHECK_TEXT(next(p, LONG_MS), "after");
    process_end(p, 1000);
}

static void flood_ends_at_the_deadline(void) {
    Process *p = begin("sh -c 'cat /dev/zero'"); /* no newline, ever */
    if (p)
        CHECK_TEXT(next(p, 50), "(late)");
    process_end(p, 0);
}

/* One that never reads: its pipe fills, and writing ends at the deadline. */
static void who_never_reads_does_not_hang_us(void) {
    Process *p = begin("sleep 1000");
    char line[4096];
    if (!p)
        return;
    memset(line, 'x', sizeof line - 1);
    line[sizeof line - 1] = '\0';
    ProcessState state = PROCESS_READY;
    for (int i = 0; i < 1000 && state == PROCESS_READY; i++)
        state = process_write(p, line, later(20));
    CHECK_INT(state, PROCESS_LATE);
    process_end(p, 0);
}

/* No SIGPIPE, and what the rest of the program wants of it stays. */
static void writing_to_the_gone_raises_nothing(void) {
    Process *p = begin("true");
    struct sigaction action;
    if (!p)
        return;
    CHECK_TEXT(next(p, LONG_MS), "(gone)");
    ProcessState state = PROCESS_READY;
    for (int i = 0; i < 100 && state == PROCESS_READY; i++) {
        state = process_write(p, "anyone?", later(LONG_MS));
        poll(NULL, 0, 1);
    }
    CHECK_INT(state, PROCESS_GONE);
    CHECK(sigaction(SIGPIPE, NULL, &action) == 0 && action.sa_handler == SIG_DFL);
    process_end(p, 1000);
}

static void fates(void) {
    static const struct {
        const char *command, *fate;
    } rows[] = {{"true", "ended with code 0"},
                {"sh -c 'exit 3'", "ended with code 3"},
                {"sh -c 'kill -9 $$'", "was killed by signal 9"},
                {"sh -c 'exec >&-; sleep 1000'", "closed its output"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Process *p = begin(rows[i].command);
        char fate[64];
        if (!p)
            return;
        CHECK_TEXT(next(p, LONG_MS), "(gone)");
        process_fate(p, fate);
        CHECK_TEXT(fate, rows[i].fate);
        process_end(p, 0);
    }
}

/* It and its children are gone, and no zombie is left. */
static void end_takes_the_children_too(void) {
    Process *p = begin("sh -c 'trap \"\" TERM HUP; sleep 1000 & echo $!; wait; sleep 1000'");
    if (!p)
        return;
    pid_t child = (pid_t)atoi(next(p, LONG_MS));
    CHECK(child > 1 && kill(child, 0) == 0);
    process_end(p, 0);
    CHECK(waitpid(-1, NULL, WNOHANG) < 0 && errno == ECHILD);
    bool gone = false; /* init reaps it when it likes */
    for (int64_t until = later(LONG_MS); !gone && clock_ms() < until; poll(NULL, 0, 2)) {
        char path[64], state = 'Z';
        snprintf(path, sizeof path, "/proc/%d/stat", (int)child);
        FILE *file = fopen(path, "r");
        gone = !file || (fscanf(file, "%*d %*s %c", &state) == 1 && (state == 'Z' || state == 'X'));
        if (file)
            fclose(file);
    }
    CHECK(gone);
}

/* Files of one program are not left open in another: it sees its end of input. */
static void programs_do_not_hold_each_other(void) {
    Process *a = begin("cat"), *b = begin("cat");
    if (a)
        process_end(a, LONG_MS); /* would wait for b otherwise */
    CHECK(b && process_write(b, "still", later(LONG_MS)) == PROCESS_READY);
    if (b)
        CHECK_TEXT(next(b, LONG_MS), "still");
    process_end(b, LONG_MS);
}

static void no_file_is_left_open(void) {
    int before = dup(0);
    close(before);
    for (int i = 0; i < 20; i++) {
        process_end(process_new("true", NULL), 1000);
        process_new("/nowhere", NULL);
    }
    int after = dup(0);
    close(after);
    CHECK_INT(after, before);
}

int main(void) {
    TEST(lines_go_there_and_back);
    TEST(words_as_a_shell_cuts_them);
    TEST(what_cannot_start_says_why);
    TEST(lines_end_in_many_ways);
    TEST(long_lines_are_passed_over);
    TEST(flood_ends_at_the_deadline);
    TEST(who_never_reads_does_not_hang_us);
    TEST(writing_to_the_gone_raises_nothing);
    TEST(fates);
    TEST(end_takes_the_children_too);
    TEST(programs_do_not_hold_each_other);
    TEST(no_file_is_left_open);
    return check_end();
}
