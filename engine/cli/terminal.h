/* Terminal: one game in the terminal: lines come in, sentences go out.
 *
 * Everything that can be read on the screen is a sentence in the chosen language, so that
 * a screen reader has the whole game; the board in characters is an extra. terminal.c owns
 * the loop, terminal_command.c the table of what can be typed, terminal_move.c typed moves,
 * terminal_say.c the sentences about the game, terminal_board.c those about a position,
 * terminal_analysis.c those about lines and mistakes, terminal_branch.c those about branches,
 * terminal_seat.c, terminal_begin.c, terminal_lesson.c and terminal_page.c the commands about
 * players, games, learning and reading.
 * All of it runs on one thread; only the wake pipe is written by another. */
#ifndef CHESTER_CLI_TERMINAL_H
#define CHESTER_CLI_TERMINAL_H

#include "base/file.h"
#include "cli/cli.h"
#include "cli/lines.h"
#include "core/notation.h"
#include "session/card.h"
#include "session/course.h"
#include "session/games.h"
#include "session/page.h"
#include "session/session.h"

typedef struct Terminal {
    Library *library; /* borrowed */
    Session *session; /* on the board: of the game, or of the lesson */
    Course course;
    Session *game;    /* that waits while there is a lesson; `paused`: it was */
    bool paused;
    SavedGames games; /* as they were listed last */
    Lang *lang;
    Lines lines;
    int wake[2];       /* a pipe: the thinking thread writes, the loop reads */
    bool person_types; /* standard input is a terminal, not a script */
    bool prompted;     /* the prompt stands, and nothing was printed after it */
    bool board, flip;
    bool quit;
    Seat computer;     /* what sits where no person does */
    char variant[PATH_SIZE]; /* as it was asked for */
    int told;          /* half-moves that were announced */
    int saved;         /* half-moves that the last saved file holds, -1: none */
    char again[LINE_SIZE + 1]; /* a line that waits to be typed again, "" for none */
    bool repeated;     /* the present line is that one */
    SearchInfo best[MAX_LINES]; /* the lines that were asked for, as far as they are known */
    int best_count, best_wanted;
    Text out;          /* the sentence in the making */
} Terminal;

/* One line of input: a command or a move. */
void terminal_obey(Terminal *t, char *line);
/* A line that is a move, or the squares of one: plays it, or says why not. False when it is
 * nothing of the kind. */
bool terminal_move(Terminal *t, const char *line);
/* Says why the move is legal or not. */
void terminal_why(Terminal *t, const char *words);
/* terminal_analysis.c: the commands, and what their ends say. */
void terminal_lines(Terminal *t, const char *words);
void terminal_analyse(Terminal *t, const char *words);
void say_best_line(Terminal *t, const Event *event);
void say_judged(Terminal *t, const Event *event);
/* terminal_branch.c: the commands, and where the board is now. */
void terminal_branches(Terminal *t, const char *words);
void terminal_branch(Terminal *t, const char *words);
void terminal_back(Terminal *t, const char *words);
void terminal_forward(Terminal *t, const char *words);
void terminal_return(Terminal *t, const char *words);
void terminal_promote(Terminal *t, const char *words);
void terminal_delete(Terminal *t, const char *words);
void say_visited(Terminal *t);
void line_write(const Terminal *t, const Move *moves, int count, Text *out);
/* The game goes on, and it is a person's turn; else says how it is. */
bool terminal_awaits_person(Terminal *t);
/* True when the line has just been typed before; else says why it must be typed again. */
bool terminal_again(Terminal *t, const char *line, const char *key);
/* The number of an item of a list, from 1, with at most four digits; 0 for words that are none. */
int number_of(const char *words);
/* terminal_seat.c */
void terminal_level(Terminal *t, const char *words);
void terminal_ai(Terminal *t, const char *words);
void terminal_side(Terminal *t, const char *words);
void terminal_white(Terminal *t, const char *words);
void terminal_black(Terminal *t, const char *words);
void terminal_players(Terminal *t, const char *words);
void terminal_clock(Terminal *t, const char *words);
void say_clock(Terminal *t);
/* terminal_begin.c */
void terminal_new(Terminal *t, const char *words);
void terminal_variants(Terminal *t, const char *words);
void terminal_position(Terminal *t, const char *words);
void terminal_setup(Terminal *t, const char *words);
void terminal_save(Terminal *t, const char *words);
void terminal_games(Terminal *t, const char *words);
void terminal_load(Terminal *t, const char *words);
void terminal_resume(Terminal *t, const char *words);
void say_list(Terminal *t, LibraryKind kind);
/* terminal_lesson.c: the commands; a task when it begins; what a move, or one that was refused,
 * has brought about; the move that is asked for. */
void terminal_rules(Terminal *t, const char *words);
void terminal_guide(Terminal *t, const char *words);
void terminal_card(Terminal *t, const char *words);
void terminal_lesson(Terminal *t, const char *words);
void say_task(Terminal *t);
void lesson_moved(Terminal *t);
void lesson_follow(Terminal *t);
void say_wanted(Terminal *t);
void lesson_end(Terminal *t);
/* Where a person's game is kept move by move; NULL for a script, whose games leave no trace. */
const char *terminal_autosave(const Terminal *t, char out[PATH_SIZE]);
/* After another game was loaded: its variant, and the computer of its seats, are those that
 * `new`, `level`, `ai` and `side` speak of. */
void terminal_adopt(Terminal *t);
/* Makes this one the computer, whether or not it sits anywhere now. */
bool terminal_computer(Terminal *t, const Seat *seat, Err *err);
/* Puts the person on the sides for which `person` is true, the computer on the others. */
bool terminal_seat(Terminal *t, bool white, bool black, Err *err);

/* A sentence of the language, on a line of its own: SAY(t, KEY, NAME, VALUE, ...). */
#define SAY(t, ...)                                                                                \
    (lang_fill((t)->lang, &(t)->out, __VA_ARGS__, (const char *)NULL), say_line(t))
/* Prints what is in t->out, and empties it. */
void say_line(Terminal *t);
void say_fault(Terminal *t, const Err *err);

/* How moves are written in this game and language. */
NotationStyle style_here(const Terminal *t);
const char *side_title(const Terminal *t, Side side);
const char *kind_title(const Terminal *t, Kind kind);
void say_event(Terminal *t, const Event *event);
void say_outcome(Terminal *t);
void say_turn(Terminal *t);
void say_paused(Terminal *t); /* when the game waits to be let go */
void say_seats(Terminal *t);
void say_board(Terminal *t);
void say_pieces(Terminal *t);
/* The moves of the piece on `from`; of all pieces when it is NO_SQUARE. */
void say_moves(Terminal *t, Square from);
void say_strength(Terminal *t, Square square);
void say_strengths(Terminal *t);
void say_notation(Terminal *t, NotationStyle style);

#endif
