/* App: everything that the window knows, between two events.
 *
 * Input and actions change it, the views read it and make a frame of it, and the rules
 * of the game are asked from the session alone. It holds no texture and no renderer:
 * a test can drive it without a screen. One thread only. */
#ifndef CHESTER_GUI_APP_H
#define CHESTER_GUI_APP_H

#include "base/lang.h"
#include "core/notation.h"
#include "gui/analysis.h"
#include "gui/choices.h"
#include "gui/draw.h"
#include "gui/editor.h"
#include "gui/gui.h"
#include "gui/layout.h"
#include "gui/learn.h"
#include "gui/listing.h"
#include "gui/pace.h"
#include "gui/pictures.h"
#include "gui/pupil.h"
#include "gui/settings.h"
#include "gui/sound.h"
#include "gui/themes.h"
#include "session/games.h"
#include "session/session.h"

struct Window;
struct Watch;
struct Mod;

/* The hand over the board: a piece is picked up by click, drag or key, then put down. */
typedef struct Hand {
    Square from;            /* the picked piece; NO_SQUARE: none */
    Kind drop;              /* picked from beside the board, to be dropped; 0: none */
    Move moves[MAX_MOVES];  /* its legal moves */
    int count;
    bool pressed, dragging; /* the button is down on the board; the piece follows the mouse */
    bool fresh;             /* this press picked it, so letting go there does not put it down */
    int press_x, press_y;
    Square cursor;          /* of the arrow keys; NO_SQUARE: not shown */
    Square to;              /* of the move whose promotion is asked about; NO_SQUARE: of none */
    Move chosen;            /* that is warned of; NO_MOVE: none */
} Hand;

typedef enum MessageType {
    MESSAGE_NONE,
    MESSAGE_KEY,  /* the sentence `key`, {detail} filled in */
    MESSAGE_WHY,  /* why a move is not legal */
    MESSAGE_HINT, /* the move that is suggested, and its reason */
    MESSAGE_TEXT  /* a sentence from elsewhere: a file, a script */
} MessageType;

/* What the line below the board says, kept in such a way that another language can be
 * switched on while it stands there. */
typedef struct Message {
    MessageType type;
    bool fault;
    const char *key;
    char detail[256];
    Why why;
    char text[1024];
} Message;

typedef enum DialogType {
    DIALOG_NONE,
    DIALOG_NEW,      /* variant and seats of the next game */
    DIALOG_SETTINGS,
    DIALOG_KEYS,     /* all actions, to be found by name */
    DIALOG_GAMES,    /* saved ones */
    DIALOG_CONFIRM,  /* `question`, then `yes` or nothing */
    DIALOG_RESUME,   /* the game of the last run */
    DIALOG_END,      /* the result */
    DIALOG_FAULT,    /* of a script */
    DIALOG_MOD,      /* what was dropped, and whether to install it */
    DIALOG_CHOOSE,   /* what the piece becomes, on the board */
    DIALOG_LEARN,    /* rules and pieces */
    DIALOG_GUIDE,    /* the player's guide */
    DIALOG_EDIT,     /* the editor of positions, beside the board */
    DIALOG_COUNT
} DialogType;

typedef struct Dialog {
    DialogType type;
    int scroll;           /* pixels */
    int row;              /* item of its list, moved by the arrow keys */
    const char *question; /* a key; {piece} and {square} are filled in */
    Kind kind;            /* 0: it speaks of no piece */
    char square[4];
    Command yes;
} Dialog;

/* What the dialog of a new game has been set to. */
typedef struct NewGame {
    Choices variants, minds; /* minds: personalities */
    int variant;
    int who[2];              /* index of minds, -1: a person */
    int level[2];            /* from 1 */
    Pace pace;
} NewGame;

/* The moves of the game as people write them, and the one looked at. */
typedef struct MoveList {
    char (*texts)[MOVE_TEXT_SIZE]; /* of the node n: [n - 1] */
    int written, room; /* nodes that have theirs */
    unsigned turn;     /* goes up when all are written anew */
    int count;         /* half-moves of the line on the board */
    NotationStyle style;
    int look;     /* ply of an earlier position on the board; -1: the game as it stands */
    Position seen; /* that position */
    int scroll;   /* rows, from where the list would stand by itself */
    Listing rows;
} MoveList;

/* A finger, or the button, on a list. */
typedef struct Pull {
    bool down, moved; /* moved: it scrolls, and presses nothing */
    bool bar;         /* it is the bar that is held */
    int y, from;      /* where it went down, pixels, and how far the list was scrolled then */
    int at;           /* how far it has left the list; elsewhere, something else has moved it */
} Pull;

/* A piece that glides to its new square. */
typedef struct Slide {
    Square from, to;
    Piece piece;
    int64_t start; /* ms */
} Slide;

typedef struct App {
    Library *library;
    Session *session;
    Lang *lang;
    Fonts *fonts;
    struct Window *window; /* NULL in tests and for a picture */
    Settings settings, kept; /* kept: as the file was when this window read or wrote it last */
    Themes themes;
    const Theme *theme; /* the one in use */
    Pictures pictures;
    char portraits[2][PATH_SIZE]; /* of the computers that play; "": a person, or none */

    Draw draw;     /* the last frame */
    Layout layout; /* that it was drawn by */
    int width, height; /* of the renderer, pixels */
    float density;     /* pixels for each unit that the mouse is told in */
    bool dirty, quit;
    bool users;        /* the user's folders are read and written */
    int64_t now;       /* ms */

    Hand hand;
    Message message;
    Dialog dialog;
    NewGame fresh;
    MoveList list;
    Editor editor;
    Pupil pupil;
    Learn learn;
    Slide slide;
    int64_t moved;   /* ms, when the last move was shown */
    bool held;       /* there is news from the session, held back by moment_hold_ms() */
    SoundId heard; /* since the last frame, yet to be played */
    bool warned[2]; /* of the little time that each side has */
    Move hint;           /* on the board as an arrow; NO_MOVE: none */
    SearchInfo hint_info; /* with the line that begins with it */
    SearchInfo info;     /* of the thinking computer; depth 0: nothing yet */
    Analysis analysis;
    char *offered, *offered_name; /* a game from outside, until it is taken; NULL: none */
    SavedGames games;    /* while their dialog is open */
    bool typing;         /* the field of the typed move, or of the open dialog, has the focus */
    Text typed;
    bool peek;           /* the key that shows the strengths is held */
    int mouse_x, mouse_y; /* pixels; -1: outside */
    bool pressing;       /* the button went down on the hit of `pressed` */
    Command pressed;
    Pull pull;
    Command focus;       /* that Enter runs, as long as it has a button; action 0: none */
    struct Watch *watch; /* of authors' files; NULL: none */
    struct Mod *mod;     /* that was dropped last; NULL: none */
    char fault[1024];    /* of a script, the last one; "" for none */
    char *autosave;      /* its path; NULL: none */
    int number, lock;    /* of the open windows, from 1 (0: no autosave); what keeps the number */
} App;

/* Settings, language, fonts, library, session; no game yet. `autosave` false: nothing is
 * read from or written to the user's folders. wake: see session.h. */
App *app_new(const GuiOptions *options, bool autosave, void (*wake)(void *context), Err *err);
void app_free(App *app);
/* Begins as the command line says: a file, a new game, or the game of the last run. */
bool app_begin(App *app, const GuiOptions *options, Err *err);

/* Takes what the session has to tell. */
void app_poll(App *app);
/* Makes the frame: layout and draw list. */
void app_frame(App *app);
/* A piece glides. */
bool app_moving(const App *app);
/* Until something changes by itself, ms: a piece that glides, a clock that runs, a move that is held
 * back; -1: never. */
int app_wait(const App *app);

/* The position on the board: that of the game, an earlier one that is looked at, or one that is
 * being set up. */
const Position *app_position(const App *app);
const Theme *app_theme(const App *app);
bool app_overlay(const App *app); /* strengths are shown */
/* Reads the themes anew, and takes the one that the settings name. */
bool app_read_themes(App *app, Err *err);
bool app_use_language(App *app, const char *name, Err *err);
void app_save_settings(App *app);

void app_say(App *app, const char *key);
void app_say_detail(App *app, const char *key, const char *detail);
void app_say_why(App *app, const Why *why);
void app_say_text(App *app, const char *text); /* always a fault */
void app_hush(App *app);

void app_open(App *app, DialogType type);
void app_close(App *app);
/* Asks, and runs `yes` if the answer is yes. */
void app_ask(App *app, const char *question, Command yes);

#endif
