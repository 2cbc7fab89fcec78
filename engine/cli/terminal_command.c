/* Terminal commands: what can be typed in `chester text`, as rows of a table from which
 * the help comes. A line that is no command is a move. Commands about the position and the play are
 * here; those of terminal_seat.c, terminal_begin.c and terminal_lesson.c are told by their names. */
#include "cli/terminal.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a command may cost: one that speaks of the game has to wait while a lesson is on the board, and one
 * by which something would be lost must be typed twice. */
typedef enum Care { CARE_NEVER, CARE_LESSON, CARE_UNSAVED, CARE_RUNNING, CARE_AWAY } Care;

typedef struct TypedCommand {
    const char *name;  /* also in the language: "text.name.NAME" */
    const char *words; /* for the help, whose sentence is "text.help.NAME" */
    Care care;
    void (*run)(Terminal *t, const char *words);
} TypedCommand;

int number_of(const char *words) {
    size_t digits = strspn(words, "0123456789");
    return words[digits] || digits > 4 ? 0 : atoi(words);
}

/* A square, or NO_SQUARE for no words; false after saying what is wrong. */
static bool square_typed(Terminal *t, const char *words, Square *square) {
    *square = NO_SQUARE;
    const char *at = words;
    if (!*words || (square_read(session_rules(t->session), &at, square) && !*at))
        return true;
    SAY(t, "text.no_square", "word", words);
    return false;
}

static void run_board(Terminal *t, const char *words) {
    bool off = strcmp(words, "off") == 0;
    if (*words && !off && strcmp(words, "on") != 0) {
        SAY(t, "text.no_board", "word", words);
        return;
    }
    if (*words)
        t->board = !off;
    if (!off)
        say_board(t);
}

static void run_pieces(Terminal *t, const char *words) {
    (void)words;
    say_pieces(t);
}

static void run_moves(Terminal *t, const char *words) {
    Square square;
    if (square_typed(t, words, &square))
        say_moves(t, square);
}

static void run_strength(Terminal *t, const char *words) {
    Square square;
    if (!square_typed(t, words, &square))
        return;
    if (square == NO_SQUARE)
        say_strengths(t);
    else
        say_strength(t, square);
}

static void run_why(Terminal *t, const char *words) {
    terminal_why(t, words);
}

static void run_hint(Terminal *t, const char *words) {
    (void)words;
    if (t->course.lesson)
        say_wanted(t);
    else if (!session_hint(t->session))
        SAY(t, "text.no_hint");
    else if (t->person_types)
        SAY(t, "text.thinking");
}

static void run_undo(Terminal *t, const char *words) {
    (void)words;
    if (!session_undo(t->session))
        SAY(t, "text.no_undo");
    else
        t->saved = -1; /* the same number of other moves may follow */
}

static void run_redo(Terminal *t, const char *words) {
    (void)words;
    if (!session_redo(t->session))
        SAY(t, "text.no_redo");
}

static void run_notation(Terminal *t, const char *words) {
    NotationStyle style = style_here(t);
    if (*words && !notation_style(words, &style))
        SAY(t, "text.no_style", "word", words);
    else
        say_notation(t, style);
}

/* Something about the game itself is to be decided. */
static bool decides(Terminal *t) {
    if (!session_away(t->session))
        return terminal_awaits_person(t);
    SAY(t, "text.away");
    return false;
}

static void run_resign(Terminal *t, const char *words) {
    (void)words;
    if (decides(t))
        session_resign(t->session, (Side)session_position(t->session)->side);
}

static void run_claim(Terminal *t, const char *words) {
    (void)words;
    if (decides(t) && !session_claim(t->session))
        SAY(t, "text.no_claim");
}

static void run_draw(Terminal *t, const char *words) {
    (void)words;
    if (decides(t) && !session_offer_draw(t->session))
        SAY(t, "text.no_draw");
}

static void run_now(Terminal *t, const char *words) {
    (void)words;
    if (session_thinking(t->session) || session_hinting(t->session))
        session_move_now(t->session);
    else
        SAY(t, "text.not_thinking");
}

static void run_pause(Terminal *t, const char *words) {
    (void)words;
    const Clock *clock = session_clock(t->session);
    bool runs = session_thinking(t->session) || (clock && clock->state == CLOCK_RUNNING);
    if (runs)
        session_pause(t->session);
    SAY(t, runs ? "text.paused" : "text.not_thinking");
}

static void run_go(Terminal *t, const char *words) {
    (void)words;
    if (session_away(t->session))
        SAY(t, "text.away");
    session_go(t->session);
}

static void run_flip(Terminal *t, const char *words) {
    (void)words;
    t->flip = !t->flip;
    say_board(t);
}

static void run_lang(Terminal *t, const char *words) {
    Err err = {0};
    bool known = option_allows(OPTION_LANG, words);
    Lang *lang = known ? lang_load(words, &err) : NULL;
    if (lang) {
        lang_free(t->lang);
        t->lang = lang;
        say_turn(t);
    } else if (known) {
        say_fault(t, &err);
    } else {
        SAY(t, "text.no_lang", "word", words);
    }
}

static void run_quit(Terminal *t, const char *words) {
    (void)words;
    t->quit = true;
}

static void run_help(Terminal *t, const char *words);

static const TypedCommand commands[] = {
    {"help", "", CARE_NEVER, run_help},
    {"board", "[on|off]", CARE_NEVER, run_board},
    {"pieces", "", CARE_NEVER, run_pieces},
    {"moves", "[SQ]", CARE_NEVER, run_moves},
    {"strength", "[SQ]", CARE_NEVER, run_strength},
    {"why", "MOVE", CARE_NEVER, run_why},
    {"hint", "", CARE_NEVER, run_hint},
    {"lines", "[N]", CARE_LESSON, terminal_lines},
    {"analyse", "", CARE_LESSON, terminal_analyse},
    {"undo", "", CARE_LESSON, run_undo},
    {"redo", "", CARE_LESSON, run_redo},
    {"notation", "[STYLE]", CARE_NEVER, run_notation},
    {"back", "[N]", CARE_LESSON, terminal_back},
    {"forward", "[N]", CARE_LESSON, terminal_forward},
    {"branches", "", CARE_LESSON, terminal_branches},
    {"branch", "N", CARE_LESSON, terminal_branch},
    {"return", "", CARE_LESSON, terminal_return},
    {"promote", "", CARE_LESSON, terminal_promote},
    {"delete", "", CARE_AWAY, terminal_delete},
    {"claim", "", CARE_LESSON, run_claim},
    {"draw", "", CARE_RUNNING, run_draw},
    {"resign", "", CARE_RUNNING, run_resign},
    {"level", "N", CARE_LESSON, terminal_level},
    {"ai", "NAME", CARE_LESSON, terminal_ai},
    {"side", "white|black|both|none", CARE_LESSON, terminal_side},
    {"white", "WHO", CARE_LESSON, terminal_white},
    {"black", "WHO", CARE_LESSON, terminal_black},
    {"players", "", CARE_NEVER, terminal_players},
    {"clock", "[TIME]", CARE_LESSON, terminal_clock},
    {"now", "", CARE_LESSON, run_now},
    {"pause", "", CARE_LESSON, run_pause},
    {"go", "", CARE_LESSON, run_go},
    {"new", "[VARIANT]", CARE_UNSAVED, terminal_new},
    {"variants", "", CARE_NEVER, terminal_variants},
    {"position", "", CARE_NEVER, terminal_position},
    {"setup", "POSITION", CARE_UNSAVED, terminal_setup},
    {"save", "FILE", CARE_LESSON, terminal_save},
    {"games", "", CARE_LESSON, terminal_games},
    {"load", "FILE|N", CARE_UNSAVED, terminal_load},
    {"resume", "", CARE_UNSAVED, terminal_resume},
    {"rules", "", CARE_NEVER, terminal_rules},
    {"card", "[PIECE]", CARE_NEVER, terminal_card},
    {"lesson", "[N|off]", CARE_NEVER, terminal_lesson},
    {"guide", "[N]", CARE_NEVER, terminal_guide},
    {"flip", "", CARE_NEVER, run_flip},
    {"lang", "en|ru", CARE_NEVER, run_lang},
    {"quit", "", CARE_NEVER, run_quit},
};

enum { COMMAND_COUNT = sizeof commands / sizeof *commands };

static const char *name_here(const Terminal *t, const TypedCommand *command) {
    char key[64];
    snprintf(key, sizeof key, "text.name.%s", command->name);
    return lang_get(t->lang, key);
}

static void run_help(Terminal *t, const char *words) {
    (void)words;
    SAY(t, "text.help");
    for (int i = 0; i < COMMAND_COUNT; i++) {
        char key[64];
        snprintf(key, sizeof key, "text.help.%s", commands[i].name);
        text_format(&t->out, "%s%s%s: %s", name_here(t, &commands[i]),
                    commands[i].words[0] ? " " : "", commands[i].words, lang_get(t->lang, key));
        say_line(t);
    }
}

static const TypedCommand *command_typed(const Terminal *t, const char *name) {
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(commands[i].name, name) == 0 || strcmp(name_here(t, &commands[i]), name) == 0)
            return &commands[i];
    return NULL;
}

/* Whether going on would lose a game that somebody may still want. A script has thought
 * about that before. */
static bool would_lose(const Terminal *t, Care care) {
    const Game *game = session_game(t->session);
    bool running = t->person_types && game->tree.count > 1 && game_result(game).result == PLAYING;
    if (care == CARE_AWAY)
        return t->person_types && session_away(t->session);
    return running && (care == CARE_RUNNING || (care == CARE_UNSAVED && t->saved != game->count));
}

static void command_obey(Terminal *t, const TypedCommand *command, const char *line,
                         const char *words) {
    bool must = strpbrk(command->words, "[") == NULL && command->words[0];
    const char *again = command->care == CARE_AWAY ? "text.again_branch" : "text.again";
    if (t->course.lesson && command->care != CARE_NEVER)
        SAY(t, "text.in_lesson", "command", name_here(t, command));
    else if (must && !*words)
        SAY(t, "text.missing", "command", name_here(t, command), "words", command->words);
    else if (would_lose(t, command->care) && !terminal_again(t, line, again))
        return;
    else if (command->run == terminal_save && t->person_types && file_exists(words) &&
             !terminal_again(t, line, "text.again_file"))
        return;
    else
        command->run(t, words);
}

/* A move, or else the name that was probably meant. */
static void move_obey(Terminal *t, const char *line) {
    if (terminal_move(t, line))
        return;
    const char *names[2 * COMMAND_COUNT + 1] = {NULL};
    for (int i = 0; i < COMMAND_COUNT; i++) {
        names[2 * i] = commands[i].name;
        names[2 * i + 1] = name_here(t, &commands[i]);
    }
    char word[64];
    snprintf(word, sizeof word, "%.*s", (int)strcspn(line, " "), line);
    const char *near = text_nearest(word, names);
    if (near)
        SAY(t, "text.did_you_mean", "word", word, "name", near);
    else
        SAY(t, "text.no_command", "word", word);
}

/* Cuts the blanks off both ends. */
static char *line_trim(char *line) {
    line += strspn(line, " \t");
    size_t length = strlen(line);
    while (length > 0 && isspace((unsigned char)line[length - 1]))
        line[--length] = '\0';
    return line;
}

void terminal_obey(Terminal *t, char *line) {
    line = line_trim(line);
    char name[64];
    size_t length = strcspn(line, " \t");
    snprintf(name, sizeof name, "%.*s", (int)length, line);
    const TypedCommand *command = command_typed(t, name);
    t->repeated = *line && strcmp(t->again, line) == 0;
    t->again[0] = '\0';
    if (command)
        command_obey(t, command, line, line + length + strspn(line + length, " \t"));
    else if (*line)
        move_obey(t, line);
}
