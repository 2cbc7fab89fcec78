/* Action: everything that a key, a button or a dialog can do, as rows of one table.
 *
 * A row has a name, a key, the words for it, the question whether it can be done now,
 * and the function that does it. The list of keys (F1) is made from the table. Nothing
 * else changes the game or the settings, besides the hand over the board (hand.h). */
#ifndef CHESTER_GUI_ACTION_H
#define CHESTER_GUI_ACTION_H

#include "gui/app.h"

typedef enum ActionId {
    ACTION_NONE,
    ACTION_NEW, ACTION_UNDO, ACTION_REDO, ACTION_HINT, ACTION_NOW, ACTION_PAUSE, ACTION_CLAIM,
    ACTION_OFFER, ACTION_RESIGN, ACTION_PASS, ACTION_EASIER, ACTION_HARDER,
    ACTION_LEARN, ACTION_GUIDE, ACTION_LESSON, ACTION_LESSON_NEXT,
    ACTION_ANALYSIS, ACTION_REVIEW, ACTION_OVERLAY, ACTION_PEEK, ACTION_FLIP, ACTION_TYPE, ACTION_EDIT,
    ACTION_BACK, ACTION_FORWARD, ACTION_FIRST, ACTION_LAST,
    ACTION_TRY, ACTION_RETURN, ACTION_NEXT_BRANCH, ACTION_LAST_BRANCH, ACTION_PROMOTE, ACTION_PRUNE,
    ACTION_SAVE, ACTION_GAMES, ACTION_COPY, ACTION_COPY_GAME, ACTION_COPY_MOVE, ACTION_PASTE,
    ACTION_PICTURE,
    ACTION_LANGUAGE, ACTION_THEME, ACTION_LARGER, ACTION_SMALLER, ACTION_FULLSCREEN,
    ACTION_SETTINGS, ACTION_KEYS, ACTION_RELOAD, ACTION_FAULT, ACTION_QUIT,
    /* Without a key: pressed in the window, with an argument. */
    ACTION_LOOK,    /* node of the tree */
    ACTION_LINE,    /* LINE_STEPS times the line, and the move of it */
    ACTION_GRAPH,   /* where the mouse is */
    ACTION_CLOSE,   /* the dialog */
    ACTION_YES,     /* to its question */
    ACTION_RESIGN_SURE,
    ACTION_QUIT_SURE,
    ACTION_PRUNE_SURE,
    ACTION_RUN,     /* id: of the list of all actions */
    ACTION_COMMIT,  /* the move that was warned of */
    ACTION_PICK,    /* kind: a piece to be dropped */
    ACTION_CHOOSE,  /* kind: what the piece becomes */
    ACTION_VARIANT, /* row of the dialog of a new game */
    ACTION_WHO,     /* twice the side, 1 more for the next instead of the one before */
    ACTION_LEVEL,   /* likewise */
    ACTION_PACE,    /* twice what (pace.h), likewise */
    ACTION_START,
    ACTION_SET,     /* twice the row of the settings, 1 more for the next value */
    ACTION_GAME,    /* row of the saved games */
    ACTION_LEARN_ROW,   /* kind, 0: the page */
    ACTION_GUIDE_ROW,   /* chapter */
    ACTION_LESSON_TASK, /* number */
    ACTION_TAKE,    /* the game that was offered from outside */
    ACTION_COPY_FAULT, /* of the script */
    ACTION_INSTALL, /* what was dropped */
    /* Of the editor: square; tool; piece; right; twice what, 1 more for the next one. */
    ACTION_EDIT_SQUARE, ACTION_EDIT_TOOL, ACTION_EDIT_HAND, ACTION_EDIT_RIGHT, ACTION_EDIT_PASSANT,
    ACTION_EDIT_CHECK, ACTION_EDIT_TURN, ACTION_EDIT_CLEAR, ACTION_EDIT_START, ACTION_EDIT_MIRROR,
    ACTION_EDIT_PLAY,
    ACTION_COUNT
} ActionId;

/* As keys are written in the table: a letter or an SDL key code, and modifiers. */
typedef struct Key {
    int code; /* SDL_Keycode of the Latin key, 0: none */
    bool ctrl, shift;
} Key;

typedef struct Action {
    const char *name;
    const char *label; /* key of its words, NULL: only pressed, never named */
    Key key, other;    /* `other` does the same */
    bool (*enabled)(const App *app); /* NULL: always */
    void (*run)(App *app);           /* does it; or, for those with an argument, */
    void (*take)(App *app, int arg);
    int arg;                         /* that a key gives to `take` */
} Action;

extern const Action actions[ACTION_COUNT];

bool action_enabled(const App *app, ActionId id);
/* Does nothing when it is not enabled. */
void action_run(App *app, Command command);
/* Of the action that has this key; ACTION_NONE when none does. */
Command action_of_key(Key key);
/* "Ctrl+Z"; "" when it has none. */
void key_write(Key key, char out[32]);

/* The command of a button that does what the key does. */
Command command_of_key(ActionId id);
static inline Command command_of(ActionId id, int arg) { return (Command){(int)id, arg}; }

#endif
