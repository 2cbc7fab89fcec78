/* Hostile: scripts that mean harm cost one sentence, and nothing else.
 *
 * tests/hostile/NAME.lua begins with "-- WHAT: words of the sentence". WHAT is `reads` when the
 * file is to end while it is read, `plays` when it loads and ends in a hook, `ai` and `thinks` for
 * personalities likewise, `sound` when nothing is wrong. Each runs in a process of its own, so that its
 * memory can be measured, under the address sanitizer too. Its time is told and never decides; what
 * is asked for is the sentence of the budget that ends it, which is the same in every build. */
#include "check.h"

#include "base/clock.h"
#include "base/file.h"
#include "core/position.h"
#include "session/session.h"
#include "session/thinker.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static const char FOLDER[] = "tests/hostile";
enum { MOST_MEGABYTES = 64, LEAST_SCRIPTS = 60 };

typedef struct Report {
    char text[sizeof(Err)]; /* "" when nothing was wrong */
    double ms;
    double megabytes; /* more than before, at most */
} Report;

typedef struct Script {
    char name[200], path[PATH_SIZE], what[20], words[300];
} Script;

static Script script;

/* The address sanitizer would keep what was given back, and all memory would be new. */
const char *__asan_default_options(void);
const char *__asan_default_options(void) {
    return "quarantine_size_mb=1:thread_local_quarantine_size_kb=64";
}

/* --- one script ---------------------------------------------------------------------------- */

static bool read_head(const char *name) {
    Err err;
    snprintf(script.name, sizeof script.name, "%s", name);
    path_join(script.path, FOLDER, name);
    char *text = file_read(script.path, 2 << 20, NULL, &err);
    script.what[0] = script.words[0] = '\0';
    bool good = text && sscanf(text, "-- %19[a-z]: %299[^\n]", script.what, script.words) >= 1;
    free(text);
    return good;
}

/* Two moves with all their questions, which is where hooks are asked. */
static void play(const Rules *rules) {
    Position pos;
    Undo undo;
    Move moves[MAX_MOVES];
    position_start(&pos, rules);
    for (int ply = 0; ply < 40 && position_moves(&pos, moves) > 0; ply++) {
        position_make(&pos, moves[0], &undo);
        position_outcome(&pos);
    }
}

/* Some moves of the player, until it has failed in one. Its moves are legal all the same. */
static void let_think(Library *library, const Personality *who, Err *err) {
    const Rules *rules = library_rules(library, "chess", err);
    Thinker *thinker = thinker_new(1, err);
    Position pos;
    Undo undo;
    position_start(&pos, rules);
    for (int ply = 0; ply < 4 && !err->text[0]; ply++) {
        SearchJob job = {.root = pos, .who = who, .limits = who->levels[0].limits, .lines = 1};
        SearchResult result = thinker_think(thinker, &job);
        if (result.best == NO_MOVE) {
            err_set(err, "no move");
            break;
        }
        position_make(&pos, result.best, &undo);
        thinker_fault(thinker, err);
    }
    thinker_free(thinker);
}

static void try_script(Report *report) {
    Err err = {""};
    Library *library = library_new(&err);
    bool thinks = !strcmp(script.what, "thinks"), ai = thinks || !strcmp(script.what, "ai");
    const Rules *rules = library && !ai ? library_rules(library, script.path, &err) : NULL;
    if (rules)
        play(rules);
    const Personality *who = ai ? library_personality(library, script.path, &err) : NULL;
    if (thinks && who)
        let_think(library, who, &err);
    else if (rules && !library_fault(library, &err))
        err.text[0] = '\0';
    snprintf(report->text, sizeof report->text, "%s%s", (rules || thinks) && err.text[0] ? "played: " : "", err.text);
    library_free(library);
}

static long most_kilobytes(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

/* False when the process did not come to its end. */
static bool run_alone(Report *report) {
    int ends[2], status;
    if (pipe(ends))
        return false;
    pid_t child = fork();
    if (child == 0) {
        int64_t started = clock_cpu_ns();
        long before = most_kilobytes();
        try_script(report);
        report->ms = (double)(clock_cpu_ns() - started) / 1e6;
        report->megabytes = (double)(most_kilobytes() - before) / 1024;
        _exit(write(ends[1], report, sizeof *report) != sizeof *report);
    }
    close(ends[1]);
    bool whole = read(ends[0], report, sizeof *report) == sizeof *report;
    close(ends[0]);
    return waitpid(child, &status, 0) == child && whole && WIFEXITED(status) && !WEXITSTATUS(status);
}

static double longest_ms, most_megabytes;
static int found;

static void ends_with_one_sentence(void) {
    Report report = {.text = ""};
    check_that(run_alone(&report), "the process crashed");
    printf("  RUN %-28s %4.0f ms  %3.0f MB  %.90s\n", script.name, report.ms, report.megabytes, report.text);
    longest_ms = report.ms > longest_ms ? report.ms : longest_ms;
    most_megabytes = report.megabytes > most_megabytes ? report.megabytes : most_megabytes;
    bool plays = !strcmp(script.what, "plays") || !strcmp(script.what, "thinks");
    bool sound = !strcmp(script.what, "sound");
    if (sound)
        CHECK_TEXT(report.text, "");
    else
        check_that(report.text[0] && strstr(report.text, script.words), "\"%s\" has no \"%s\"",
                   report.text, script.words);
    check_that(sound || plays == !strncmp(report.text, "played: ", 8), "not in its time: %s",
               report.text);
    check_that(report.megabytes <= MOST_MEGABYTES, "takes %.0f megabytes", report.megabytes);
}

/* --- all, and the game beside them ---------------------------------------------------------- */

static void all_scripts(void) {
    int count, scripts = 0;
    char title[300], **names = folder_names(FOLDER, &count);
    for (int i = 0; i < count; i++) {
        if (!strstr(names[i], ".lua"))
            continue;
        scripts++;
        check_that(read_head(names[i]), "%s does not begin with what it is", names[i]);
        snprintf(title, sizeof title, "G1 %s", names[i]);
        check_run(title, ends_with_one_sentence);
    }
    names_free(names, count);
    printf("  ALL %d scripts, the longest %.0f ms, the largest %.0f MB\n", scripts, longest_ms,
           most_megabytes);
    found = scripts;
}

static void enough(void) {
    CHECK(found >= LEAST_SCRIPTS);
}

/* A game that is played and saved goes on with its rules, whatever is asked for beside it. */
static void the_game_goes_on(void) {
    Err err = {""};
    char save[PATH_SIZE];
    Event event;
    Library *library = library_new(&err);
    path_join(save, check_folder(), "save.chester");
    Session *session = session_new(&(SessionSetup){.library = library, .autosave = save}, &err);
    check_that(session_start(session, "chess-t1", NULL, &err), "%s", err.text);
    Move moves[MAX_MOVES];
    position_moves(session_position(session), moves);
    CHECK(session_play_move(session, moves[0]));
    uint64_t key = session_position(session)->key;
    CHECK(!session_start(session, "tests/hostile/loop_pcall.lua", NULL, &err));
    CHECK(!session_set_seat(session, BLACK, &(Seat){"tests/hostile/ai_loop.lua", 1}, &err));
    CHECK(session_position(session)->key == key);
    while (session_poll(session, &event))
        check_that(event.type != EVENT_FAULT, "%s", event.text);
    session_free(session);
    session = session_new(&(SessionSetup){.library = library}, &err);
    check_that(session_load(session, save, &err), "%s", err.text);
    CHECK(session_position(session) && session_position(session)->key == key);
    session_free(session);
    library_free(library);
}

/* A hook that fails in a game is told once; the game goes on by its other rules, and is saved. */
static void a_hook_fails_in_a_game(void) {
    Err err = {""};
    char save[PATH_SIZE];
    Event event;
    int faults = 0;
    Library *library = library_new(&err);
    path_join(save, check_folder(), "save.chester");
    Session *session = session_new(&(SessionSetup){.library = library, .autosave = save}, &err);
    check_that(session_start(session, "tests/hostile/hook_after_loop.lua", NULL, &err), "%s", err.text);
    for (int ply = 0; ply < 6; ply++) {
        Move moves[MAX_MOVES];
        CHECK(position_moves(session_position(session), moves) > 0);
        CHECK(session_play_move(session, moves[0]));
    }
    while (session_poll(session, &event))
        faults += event.type == EVENT_FAULT;
    CHECK_INT(faults, 1);
    CHECK_INT(session_game(session)->count, 6);
    CHECK(file_exists(save));
    session_free(session);
    library_free(library);
}

int main(void) {
    TEST(the_game_goes_on);
    TEST(a_hook_fails_in_a_game);
    all_scripts();
    TEST(enough);
    return check_end();
}
