/* Does: what actions do about lines, the graph and the review. */
#include "gui/action.h"
#include "gui/does.h"
#include "gui/hand.h"

bool can_review(const App *app) {
    return app->list.count > 0 && !session_thinking(app->session) && !app->editor.open;
}

/* Begins a review, or ends the one under way. */
void does_review(App *app) {
    app_hush(app);
    app->hint = NO_MOVE;
    if (session_reviewing(app->session)) {
        session_cancel_analysis(app->session);
        return;
    }
    if (app->dialog.type == DIALOG_END) app_close(app);
    app->analysis.left = session_game(app->session)->total + 1;
    session_review_start(app->session);
    app_poll(app);
}

/* Plays a line up to the move that was pressed, as far as persons are to move. */
void does_line(App *app, int arg) {
    int line = arg / LINE_STEPS, last = arg % LINE_STEPS;
    if (line >= app->analysis.count) return;
    SearchInfo info = app->analysis.lines[line]; /* which goes with the first move */
    bool back = app->list.look >= 0;
    if (back && !session_is_free(app->session)) {
        app_say(app, "gui.looking-back");
        return;
    }
    if (back) does_try(app);
    hand_drop(app);
    for (int i = 0; i <= last && i < info.pv_length; i++) {
        if (!session_play_move(app->session, info.pv[i])) break;
        app_poll(app);
    }
}

/* Looks at the position whose column was pressed. */
void does_graph(App *app) {
    int hit = draw_hit_of(&app->draw, command_of(ACTION_GRAPH, 0));
    int count = session_game(app->session)->total + 1;
    if (hit < 0 || !rect_has(app->draw.hits[hit].at, app->mouse_x, app->mouse_y)) return;
    Rect at = app->draw.hits[hit].at;
    int ply = (app->mouse_x - at.x) * count / at.w;
    does_look(app, ply == 0 ? ROOT : session_game(app->session)->nodes[ply - 1]);
}
