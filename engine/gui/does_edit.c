/* Does: what the buttons of the editor do. */
#include "gui/action.h"
#include "gui/does.h"
#include "gui/store.h"

bool can_play_setup(const App *app) { return app->editor.fault.code == UNSOUND_NOT; }

void does_edit(App *app) { editor_open(app); }
void does_edit_square(App *app, int square) { editor_click(app, (Square)square); }
void does_edit_tool(App *app, int tool) {
    app->editor.tool = tool;
    app->editor.held = NO_SQUARE;
}
void does_edit_hand(App *app, int piece) { editor_hand(app, (Piece)piece); }
void does_edit_right(App *app, int right) { editor_right(app, right); }
void does_edit_passant(App *app, int arg) { editor_passant(app, arg % 2 ? 1 : -1); }
void does_edit_check(App *app, int arg) { editor_check(app, (Side)(arg / 2), arg % 2 ? 1 : -1); }

void does_edit_turn(App *app, int arg) {
    (void)arg; /* either arrow of two sides */
    editor_turn(app);
}

void does_edit_clear(App *app) { editor_clear(app); }
void does_edit_start(App *app) { editor_start(app); }
void does_edit_mirror(App *app) { editor_mirror(app); }

/* arg 0: asks first, when a game would be given up. */
void does_edit_play(App *app, int arg) {
    if (!arg && store_runs(app)) {
        app_ask(app, "gui.ask-new", command_of(ACTION_EDIT_PLAY, 1));
        return;
    }
    if (!editor_play(app)) return;
    app_close(app);
    app_poll(app);
}
