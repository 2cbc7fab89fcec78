/* View: the dialogs that are a sentence and a few buttons, and the door to the others. */
#include "gui/view.h"
#include "gui/words.h"

typedef struct Answer {
    const char *words; /* key */
    Command command;
} Answer;

/* Buttons side by side at the bottom; the first is the one that Enter presses. */
static void answers(const App *app, Draw *draw, Rect in, const Answer *list, int count) {
    int gap = px(app, 10), width = (in.w - (count - 1) * gap) / count;
    for (int i = 0; i < count; i++) {
        kit_button(app, draw, rect_cut_left(&in, width), i == 0 ? BUTTON_MAIN : BUTTON_PLAIN, NULL,
                   say(app, list[i].words), list[i].command);
        rect_cut_left(&in, gap);
    }
}

static void sentence(const App *app, Draw *draw, const char *title, const char *text,
                     const Answer *list, int count) {
    Type type = type_of(app, TYPE_BODY, FONT_PLAIN, app_theme(app)->text);
    int width = px(app, 460), edges = 2 * px(app, 22);
    int height = draw_paragraph_height(draw, width - edges, type, text);
    int head = title ? px(app, 32) + px(app, 14) : 0;
    Rect in = kit_card(app, draw, width, edges + head + height + px(app, 18 + 38), title);
    answers(app, draw, rect_cut_bottom(&in, px(app, 38)), list, count);
    draw_mark(draw, MARK_MESSAGE, -1);
    draw_paragraph(draw, in, type, text);
    draw_mark(draw, MARK_NONE, -1);
}

static void view_confirm(const App *app, Draw *draw) {
    const Answer list[] = {{"gui.yes", command_of(ACTION_YES, 0)}, {"gui.no", command_of(ACTION_CLOSE, 0)}};
    Text text;
    text_init(&text);
    lang_fill(app->lang, &text, app->dialog.question, "square", app->dialog.square, NULL);
    sentence(app, draw, NULL, text.data, list, 2);
    text_clear(&text);
}

static void view_resume(const App *app, Draw *draw) {
    const Answer list[] = {{"gui.go-on", command_of(ACTION_CLOSE, 0)},
                           {"gui.new", command_of(ACTION_NEW, 0)}};
    sentence(app, draw, say(app, "gui.resume"), say(app, "gui.resume-says"), list, 2);
}

static void view_end(const App *app, Draw *draw) {
    const Answer list[] = {{"gui.new", command_of(ACTION_NEW, 0)},
                           {"gui.undo", command_of(ACTION_UNDO, 0)},
                           {"gui.look", command_of(ACTION_CLOSE, 0)}};
    Outcome outcome = session_outcome(app->session);
    sentence(app, draw, outcome_title(app, outcome), outcome_reason(app, outcome), list, 3);
}

static void (*const dialogs[DIALOG_COUNT])(const App *, Draw *) = {
    [DIALOG_NEW] = view_new,         [DIALOG_SETTINGS] = view_settings,
    [DIALOG_KEYS] = view_keys,       [DIALOG_GAMES] = view_games,
    [DIALOG_CONFIRM] = view_confirm, [DIALOG_RESUME] = view_resume,
    [DIALOG_END] = view_end,         [DIALOG_CHOOSE] = view_choose,
};

void view_dialog(const App *app, Draw *draw) {
    if (dialogs[app->dialog.type]) dialogs[app->dialog.type](app, draw);
}

/* The words and the key of the button under the mouse that has only an icon. */
static void tip(const App *app, Draw *draw) {
    const DrawHit *hit = draw_hit_at(draw, app->mouse_x, app->mouse_y);
    if (!hit || hit->at.w > 2 * hit->at.h || !actions[hit->command.action].label) return;
    const Theme *theme = app_theme(app);
    Text text;
    char key[32];
    text_init(&text);
    key_write(actions[hit->command.action].key, key);
    text_format(&text, "%s  (%s)", say(app, actions[hit->command.action].label), key);
    Type type = type_of(app, TYPE_SMALL, FONT_PLAIN, theme->ground);
    int width = fonts_width(draw->fonts, type.face, type.px, text.data) + px(app, 16);
    Rect at = {hit->at.x + hit->at.w - width, hit->at.y + hit->at.h + px(app, 4), width, px(app, 26)};
    if (at.x < px(app, 4)) at.x = px(app, 4);
    draw_round(draw, at, px(app, 5), theme->text);
    draw_text(draw, at, ALIGN_CENTRE, type, text.data);
    text_clear(&text);
}

/* Where Enter goes when the keys are used for buttons. */
static void focus(const App *app, Draw *draw) {
    int index = app->focus;
    if (index < draw->modal || index >= draw->hit_count) return;
    draw_frame(draw, rect_inset(draw->hits[index].at, -px(app, 2)), px(app, 8),
               px(app, 2), app_theme(app)->text);
}

void view_frame(const App *app, Draw *draw) {
    draw_fill(draw, app->layout.window, app_theme(app)->ground);
    view_board(app, draw);
    view_strip(app, draw);
    view_panel(app, draw);
    view_dialog(app, draw);
    focus(app, draw);
    tip(app, draw);
}
