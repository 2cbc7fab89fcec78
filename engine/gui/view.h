/* View: what the window shows, as functions of the state. They read the App and write
 * the draw list, nothing else. */
#ifndef CHESTER_GUI_VIEW_H
#define CHESTER_GUI_VIEW_H

#include "gui/action.h"
#include "gui/app.h"

/* The whole frame. */
void view_frame(const App *app, Draw *draw);

/* Its parts. */
void view_board(const App *app, Draw *draw);    /* view_board.c: squares, pieces */
void view_under(const App *app, Draw *draw);    /* view_marks.c: marks below the pieces */
void view_over(const App *app, Draw *draw);     /* view_marks.c: marks above them */
void view_strength(const App *app, Draw *draw); /* view_strength.c: sums on each square */
void view_sums(const App *app, Draw *draw, Square square); /* those of one square */
void view_strip(const App *app, Draw *draw);    /* view_strip.c: the line below the board */
void view_panel(const App *app, Draw *draw);    /* view_panel.c: title, buttons */
void view_lesson(const App *app, Draw *draw);   /* view_lesson.c: the panel of a lesson */
void view_player(const App *app, Draw *draw, Rect in, Side side); /* view_player.c */
void view_moves(const App *app, Draw *draw, Rect in); /* view_moves.c */
void view_lines(const App *app, Draw *draw, Rect in, int most); /* view_lines.c */
int view_lines_height(const App *app, int most); /* that they need, of at most so many lines */
void view_evaluation(const App *app, Draw *draw); /* view_graph.c: beside the board */
void view_graph(const App *app, Draw *draw, Rect in);
void view_dialog(const App *app, Draw *draw);   /* view_dialog.c: the one that is open */
void view_guide(const App *app, Draw *draw);    /* view_guide.c */
void view_new(const App *app, Draw *draw);      /* view_new.c */
void view_small_board(const App *app, Draw *draw, Rect in, const Rules *rules); /* view_cards.c */
void view_portrait(const App *app, Draw *draw, Rect at, const char *picture, const char *title);
void view_settings(const App *app, Draw *draw); /* view_lists.c */
void view_keys(const App *app, Draw *draw);     /* view_keys.c */
void view_games(const App *app, Draw *draw);
void view_fault(const App *app, Draw *draw);    /* view_fault.c */
void view_mod(const App *app, Draw *draw);      /* view_mod.c */
void view_learn(const App *app, Draw *draw);    /* view_learn.c: rules and pieces */
void view_edit(const App *app, Draw *draw);     /* view_edit.c: the editor of positions */
void view_choose(const App *app, Draw *draw);   /* view_choose.c: promotion */

/* --- kit.c: what several views are made of ----------------------------------------- */

typedef enum TypeSize { TYPE_SMALL, TYPE_BODY, TYPE_HEAD, TYPE_TITLE } TypeSize;

Type kit_type(const App *app, TypeSize size, FontFace face, Color color);
int kit_px(const App *app, float units);
/* A piece of the variant: its picture, or its letter on a disc (view_piece.c). */
void kit_piece(const App *app, Draw *draw, Rect at, Piece piece, int alpha);

enum { ROWS_INDENT = 22 }; /* units, of the rows of a branch in the list of moves */
enum { VARIANT_ROW = 92 }; /* units, in the dialog of a new game */
enum { GAME_ROW = 52, GAMES_HEIGHT = 520 }; /* in that of saved games */

/* Units between a button's edge and its icon or words, and the icon's width. */
enum { KIT_EDGE = 5, KIT_ICON = 26 };

/* The disc of a side, in the middle of the box. */
void kit_side(const App *app, Draw *draw, Rect at, Side side);

typedef enum ButtonLook { BUTTON_PLAIN, BUTTON_MAIN, BUTTON_ON, BUTTON_BARE } ButtonLook;

/* Buttons: words alone, an icon alone, both with the words `size` pixels high. What cannot
 * be done now is pale and cannot be pressed. */
void kit_button(const App *app, Draw *draw, Rect at, ButtonLook look, const char *words,
                Command command);
void kit_icon(const App *app, Draw *draw, Rect at, const char *icon, Command command);
void kit_icon_button(const App *app, Draw *draw, Rect at, ButtonLook look, const char *icon,
                     const char *words, int size, Command command);
/* ‹ value › ; the arrows run action with 2 * row and 2 * row + 1. */
void kit_stepper(const App *app, Draw *draw, Rect at, const char *value, ActionId action, int row,
                 bool enabled);
bool kit_hovered(const App *app, Rect at);
/* The size, at most that of `type`, in which the line is no wider than that. */
int kit_fit(Draw *draw, Type type, int width, const char *text);
/* Words of any length: the size goes down until they fit, at last they are cut. */
void kit_words(Draw *draw, Rect in, Type type, const char *text);
/* A bar, of whose `whole` all but `most` are seen, from `at` on. */
void kit_scroll_bar(const App *app, Draw *draw, Rect bar, int at, int most, int whole);
/* How far a list in *in is scrolled, its items row by row in columns; makes room for the bar
 * and draws it. */
int kit_scroll(const App *app, Draw *draw, Rect *in, int items, int columns, int row_height);
/* The ground of a row that can be pressed; the chosen one has a frame. */
void kit_row(const App *app, Draw *draw, Rect at, bool chosen, Command command);
/* The field that is typed into, with its caret; `hint` stands there while it is empty. */
void kit_field(const App *app, Draw *draw, Rect at, const char *hint);
/* The card of a dialog in the middle of the window, or beside the board, which stays in
 * sight; with its title. Returns what is left inside. */
Rect kit_card(const App *app, Draw *draw, int width, int height, const char *title);
Rect kit_side_card(const App *app, Draw *draw, int height, const char *title);
/* The button that closes the dialog, cut off the bottom of *in. */
void kit_close_button(const App *app, Draw *draw, Rect *in);

#endif
