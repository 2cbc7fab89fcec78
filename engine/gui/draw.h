/* Draw: one frame as a plain list, made by the views and turned into pixels by render.c.
 *
 * A command says what it stands for (`mark`, `square`), so that tests read the list
 * and need no pixels. Beside the commands stands the list of hits: the places that can
 * be pressed, each with the action that it runs. What is drawn and what is pressed come
 * from the same rectangle, and of two hits the later one lies on top. */
#ifndef CHESTER_GUI_DRAW_H
#define CHESTER_GUI_DRAW_H

#include "base/text.h"
#include "gui/font.h"
#include "gui/rect.h"
#include "gui/theme.h"

typedef enum DrawType {
    DRAW_FILL,    /* a rectangle, its corners rounded by `round` */
    DRAW_FRAME,   /* its border, `width` wide, inside the rectangle */
    DRAW_DISC,    /* in the box */
    DRAW_RING,    /* in the box, `width` wide */
    DRAW_LINE,    /* from x, y to x + w, y + h, `width` wide, round ends */
    DRAW_ARROW,   /* the same with a head */
    DRAW_TEXT,    /* at x, y; `width` is the height of the face */
    DRAW_PICTURE, /* the SVG file of the path `text`, in the box */
    DRAW_CLIP     /* what follows shows only inside the box; w 0: everywhere */
} DrawType;

/* What a command stands for. */
typedef enum DrawMark {
    MARK_NONE,
    MARK_SQUARE, MARK_CASTLE, MARK_BARRED, MARK_COORDINATE, MARK_PIECE, MARK_STROKES,
    MARK_TARGET, MARK_CAPTURE, MARK_EXCHANGE,
    MARK_LAST, MARK_SELECTED, MARK_CURSOR, MARK_CHECK, MARK_HINT, MARK_DECIDES,
    MARK_SUM_WHITE, MARK_SUM_BLACK, MARK_SUM_DIFFERENCE, MARK_ACTOR,
    MARK_CHOICE, MARK_MESSAGE, MARK_BUTTON, MARK_CLOCK, MARK_TASK, MARK_MOVE, MARK_TITLE,
    MARK_EVALUATION, MARK_GRAPH, MARK_LINE, MARK_SCORE, MARK_REVIEW, MARK_VERDICT
} DrawMark;

typedef struct DrawCommand {
    DrawType type;
    DrawMark mark;
    int square; /* -1: none */
    Rect at;
    Color color; /* of a picture only its alpha counts */
    float round, width;
    FontFace face;
    int text; /* where its text begins in Draw.letters; -1: none */
    bool cut; /* the text did not fit and ends in "…" */
} DrawCommand;

/* An action of action.h with its argument. */
typedef struct Command {
    int action, arg;
} Command;

static inline bool command_same(Command a, Command b) {
    return a.action == b.action && a.arg == b.arg;
}

typedef struct DrawHit {
    Rect at;
    Command command;
} DrawHit;

/* A list of which a part is seen: how far it is scrolled is App's. */
typedef struct Scroll {
    Rect at;            /* where it is seen, its bar included; w 0: there is none */
    int least, most;    /* how far it can be scrolled, */
    int step;           /* in steps of so many pixels */
    int rows;           /* that it has, */
    int items, columns; /* of how many items in how many columns */
} Scroll;

typedef struct Draw {
    Fonts *fonts; /* not owned */
    DrawCommand *commands;
    DrawHit *hits;
    int count, room, hit_count, hit_room;
    int modal;       /* hits before this one lie under a dialog */
    int first;       /* and from this one on they are its own buttons, for the keys */
    Scroll scroll;   /* of the dialog; without one, of the list of moves */
    Text letters;
    Rect clip;     /* of what comes next; w 0: none */
    Rect outer;    /* the one around it */
    DrawMark mark; /* what the next commands stand for */
    int square;
} Draw;

void draw_init(Draw *draw, Fonts *fonts);
void draw_clear(Draw *draw);
void draw_reset(Draw *draw); /* a new frame */

/* A dialog begins: what can be pressed and scrolled so far lies under it. */
void draw_modal(Draw *draw);
/* What the commands up to the next call stand for. */
void draw_mark(Draw *draw, DrawMark mark, int square);
const char *draw_letters(const Draw *draw, const DrawCommand *command);

void draw_fill(Draw *draw, Rect at, Color color);
void draw_round(Draw *draw, Rect at, float round, Color color);
void draw_frame(Draw *draw, Rect at, float round, float width, Color color);
void draw_disc(Draw *draw, Rect at, Color color);
void draw_ring(Draw *draw, Rect at, float width, Color color);
void draw_line(Draw *draw, int x, int y, int to_x, int to_y, float width, Color color);
void draw_arrow(Draw *draw, int x, int y, int to_x, int to_y, float width, Color color);
void draw_picture(Draw *draw, Rect at, const char *path, int alpha);
void draw_clip(Draw *draw, Rect at);
void draw_unclip(Draw *draw);

typedef enum Align { ALIGN_LEFT, ALIGN_CENTRE, ALIGN_RIGHT } Align;

/* How a text looks. */
typedef struct Type {
    FontFace face;
    int px;
    Color color;
} Type;

/* One line in the middle of the height of `in`; cut with "…" when it is too wide. */
void draw_text(Draw *draw, Rect in, Align align, Type type, const char *text);
/* Lines broken between words, from the top of `in`, as many as its height allows.
 * Returns the height that was used. */
int draw_paragraph(Draw *draw, Rect in, Type type, const char *text);
/* The height that draw_paragraph() would need. */
int draw_paragraph_height(Draw *draw, int width, Type type, const char *text);

void draw_hit(Draw *draw, Rect at, Command command);
/* The button of the open dialog, or of the window, that runs this; -1 when there is none. */
int draw_hit_of(const Draw *draw, Command command);
/* The topmost hit there that no dialog covers, NULL when there is none. */
const DrawHit *draw_hit_at(const Draw *draw, int x, int y);

#endif
