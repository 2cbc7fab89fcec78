/* Command: the table of commands, the choice among them, and the help made from it.
 *
 * A new command is one row here and one function in a file of its noun. */
#include "cli/command.h"

#include "base/file.h"
#include "base/text.h"

#include <ctype.h>
#include <limits.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

#define BIT(id) (UINT64_C(1) << (id))

#define COMMON (BIT(OPTION_VARIANT) | BIT(OPTION_LANG) | BIT(OPTION_HELP))
#define ENGINE (BIT(OPTION_AI) | BIT(OPTION_LEVEL) | BIT(OPTION_SEED))
#define GAME (BIT(OPTION_FEN) | BIT(OPTION_SIDE) | BIT(OPTION_AI) | BIT(OPTION_LEVEL))

static const Command commands[] = {
    {"play", "[FILE]", "the window; FILE is a saved game or a mod. The same without any command",
     GAME | BIT(OPTION_SCREENSHOT) | BIT(OPTION_SIZE) | BIT(OPTION_FLIP) | BIT(OPTION_OVERLAY),
     0, 1, command_play},
    {"text", "[FILE]", "the same game in the terminal, also for a screen reader",
     GAME | BIT(OPTION_BOARD) | BIT(OPTION_FLIP) | BIT(OPTION_SEED), 0, 1, command_text},
    {"list", "variants|ai", "names and titles of what is found, and where", 0, 1, 1, command_list},
    {"moves", "[FEN|-]", "legal moves as coordinates, sorted; none when the game is over",
     BIT(OPTION_MOVES), 0, 1, command_moves},
    {"perft", "DEPTH [FEN]", "the number of positions after DEPTH half-moves",
     BIT(OPTION_MOVES) | BIT(OPTION_DIVIDE), 1, 2, command_perft},
    {"strength", "[FEN|-]", "for each square White's and Black's strength, doubled (1½ is 3)",
     BIT(OPTION_MOVES), 0, 1, command_strength},
    {"status", "[FEN|-]", "playing, white-wins, black-wins or draw, and the reason",
     BIT(OPTION_MOVES) | BIT(OPTION_KINGS), 0, 1, command_status},
    {"fen", "[FEN|-]", "the position as text, after the moves", BIT(OPTION_MOVES), 0, 1,
     command_fen},
    {"why", "FEN MOVE", "why a move is legal or not, with the numbers", BIT(OPTION_MOVES), 2, 2,
     command_why},
    {"best", "[FEN|-]", "what the computer would play: info lines, then bestmove",
     BIT(OPTION_MOVES) | BIT(OPTION_AI) | BIT(OPTION_LEVEL) | BIT(OPTION_DEPTH) |
         BIT(OPTION_NODES) | BIT(OPTION_MOVETIME) | BIT(OPTION_MULTIPV) | BIT(OPTION_SEED),
     0, 1, command_best},
    {"notation", "[FEN]", "moves as people write them", BIT(OPTION_MOVES) | BIT(OPTION_STYLE), 0,
     1, command_notation},
    {"replay", "FILE...", "plays saved games, PGN or lists of moves by the rules; tells the first fault",
     BIT(OPTION_PGN), 1, INT_MAX, command_replay},
    {"match", "[FILE...]", "games between two players, and how much stronger one is",
     BIT(OPTION_WHITE) | BIT(OPTION_BLACK) | BIT(OPTION_GAMES) | BIT(OPTION_NODES) |
         BIT(OPTION_DEPTH) | BIT(OPTION_MOVETIME) | BIT(OPTION_TC) | BIT(OPTION_SEED) |
         BIT(OPTION_OPENINGS) | BIT(OPTION_BALANCE) | BIT(OPTION_SHARD) | BIT(OPTION_OUT) |
         BIT(OPTION_SPRT) | BIT(OPTION_MAX_PLIES) | BIT(OPTION_MARGIN) | BIT(OPTION_PATIENCE) |
         BIT(OPTION_JOBS) | BIT(OPTION_PROFILE) | BIT(OPTION_JOIN),
     0, INT_MAX, command_match},
    {"uci", "", "the engine for other windows and matches, by the protocol UCI", ENGINE, 0, 0,
     command_uci},
    {"xboard", "", "the same by the protocol of XBoard, which then shows our games too", ENGINE, 0,
     0, command_xboard},
    {"check", "PATH...", "loads games and players as strictly as can be, and plays 100 random games", 0, 1,
     INT_MAX, command_check},
    {"new", "variant|ai NAME", "writes a working example into your folder, and says where",
     BIT(OPTION_LIKE), 2, 2, command_new},
    {"bench", "[perft|strength|search|load|hooks|puzzles [FILE]|all]",
     "how fast this build is, on this machine", 0, 0, 2, command_bench},
};

enum { COMMAND_COUNT = sizeof commands / sizeof *commands };

static const Command *command_named(const char *name) {
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    return NULL;
}

static void option_print(const OptionRow *row) {
    char left[64];
    snprintf(left, sizeof left, "%s%s%s%s%s", row->brief ? row->brief : "",
             row->brief ? ", " : "    ", row->name, row->value ? " " : "",
             row->value ? row->value : "");
    printf("  %-*s  %s\n", strlen(left) > 24 ? 0 : 24, left, row->says);
}

static void command_help(const Command *command) {
    printf("usage: chester %s [options] %s\n\n%c%s.\n\n", command->name, command->words,
           toupper((unsigned char)command->says[0]), command->says + 1);
    for (int i = 0; i < OPTION_COUNT; i++)
        if ((command->options | COMMON) & BIT(i))
            option_print(&option_rows[i]);
    if (strstr(command->words, "FEN"))
        printf("\nFEN is a position as text, in quotes, or startpos, which is also meant by none.\n");
    if (strstr(command->words, "|-"))
        printf("With - positions are read from standard input, one a line, one line for each.\n");
}

static void program_help(void) {
    printf("usage: chester [COMMAND] [options] [words]\n\n"
           "Chess-T1, its relatives and chess.\n\n");
    for (int i = 0; i < COMMAND_COUNT; i++)
        printf("  %-9s %-12s %s\n", commands[i].name, commands[i].words, commands[i].says);
    printf("\nchester COMMAND --help tells the options of a command; chester --version the "
           "version.\nA file in the command's place is a saved game for the window.\n"
           "Exit code: 0 done, 1 it could not be done, 2 the command line is wrong.\n");
}

static bool unknown_command(const char *word, Err *err) {
    const char *names[COMMAND_COUNT + 1] = {NULL};
    for (int i = 0; i < COMMAND_COUNT; i++)
        names[i] = commands[i].name;
    const char *near = text_nearest(word, names);
    if (near)
        return err_set(err, "unknown command, did you mean %s?: %s", near, word);
    return err_set(err, "unknown command, chester --help lists them: %s", word);
}

/* Takes the command's name off the words. No word, or that of a file, means play. NULL
 * when there is no such command. */
static const Command *command_choose(Args *args, Err *err) {
    const char *word = args->word_count > 0 ? args->words[0] : NULL;
    const Command *named = word ? command_named(word) : NULL;
    if (named) {
        args->words++;
        args->word_count--;
        return named;
    }
    if (!word || strpbrk(word, "./") || file_exists(word))
        return command_named("play");
    unknown_command(word, err);
    return NULL;
}

static bool command_accepts(const Command *command, const Args *args, Err *err) {
    for (int i = 0; i < OPTION_COUNT; i++)
        if (args->value[i] && !((command->options | COMMON) & BIT(i)))
            return err_set(err, "%s does not take this option: %s", command->name,
                           option_rows[i].name);
    if (args->word_count < command->least)
        return err_set(err, "something is missing: chester %s %s", command->name, command->words);
    if (args->word_count > command->most)
        return err_set(err, "too many words for chester %s %s%s: %s", command->name, command->words,
                       strstr(command->words, "FEN") ? " (a position is one, in quotes)" : "",
                       args->words[command->most]);
    return true;
}

static int command_run(Cli *cli, Err *err) {
    bool bare = cli->args.word_count == 0;
    const Command *command = command_choose(&cli->args, err);
    if (!command)
        return CODE_USAGE;
    if (cli_given(cli, OPTION_HELP)) {
        if (bare)
            program_help();
        else
            command_help(command);
        return CODE_DONE;
    }
    if (!command_accepts(command, &cli->args, err))
        return CODE_USAGE;
    int code = command->run(cli, err);
    Err note;
    if (cli->library && library_note(cli->library, &note))
        fprintf(stderr, "chester: %s\n", note.text);
    /* What a variant's own function got wrong on the way makes the answer doubtful. */
    bool doubtful = code == CODE_DONE && cli->library && library_fault(cli->library, err);
    return doubtful ? CODE_FAILED : code;
}

/* False when something that was printed did not arrive, for example on a full disk. */
static bool output_close(Err *err) {
    errno = 0;
    bool failed = ferror(stdout);
    if (fflush(stdout) == 0 && !failed)
        return true;
    return err_set(err, "cannot write, %s: standard output",
                   errno ? strerror(errno) : "some of it was lost");
}

/* In the language of who reads it. */
static void translate(Cli *cli, Err *err) {
    Err other;
    Text text;
    if (!err->text[0])
        return;
    text_init(&text);
    lang_fault(cli_lang(cli, &other), err->text, &text);
    err_set(err, "%s", text.data);
    text_clear(&text);
}

int command_line(int argc, char **argv, Err *err) {
    Cli cli = {0};
    int code = CODE_USAGE;
    if (args_read(&cli.args, argc, argv, err)) {
        if (cli_given(&cli, OPTION_VERSION)) {
            printf("chester %s\n", VERSION);
            code = CODE_DONE;
        } else {
            code = command_run(&cli, err);
        }
    }
    if (!output_close(err) && code == CODE_DONE)
        code = CODE_FAILED;
    translate(&cli, err);
    cli_clear(&cli);
    return code;
}
