/* View: the dialogs that are a sentence and a few buttons, and the door to the others. */
#include "gui/finish.h"
#include "gui/view.h"
#include "gui/words.h"

typedef struct Answer {
    const char *words; /* key */
    Command command;
} Answer;

/* A sentence beside the board, or below it, and under it a button for each answer, two in a row
 * where there is room; Enter presses the first. */
static void sentence(const App *app, Draw *draw, const char *title, const char *text,
                     const Answer *list, int count) {
    Type type = kit_type(app, TYPE_BODY, FONT_PLAIN, app_theme(app)->text);
    int edges = 2 * kit_px(app, 20), button = kit_px(app, 36), gap = kit_px(app, 8);
    int words = draw_paragraph_height(draw, app->layout.panel.w - edges, type, text);
    int head = title ? kit_px(app, 32) + kit_px(app, 12) : 0;
    int columns = app->layout.below ? 2 : 1, rows = (count + columns - 1) / columns;
    Rect in = kit_side_card(app, draw, edges + head + words + gap + rows * (gap + button), title);
    draw_mark(draw, MARK_MESSAGE, -1);
    draw_paragraph(draw, rect_cut_top(&in, words), type, text);
    draw_mark(draw, MARK_NONE, -1);
    rect_cut_top(&in, gap);
    int width = (in.w - (columns - 1) * gap) / columns;
    for (int i = 0; i < count; i++) {
        Rect at = {in.x + i % columns * (width + gap), in.y + gap + i / columns * (gap + button),
                   width, button};
        kit_button(app, draw, at, i == 0 ? BUTTON_MAIN : BUTTON_PLAIN, words_of(app, list[i].words),
                   list[i].command);
    }
}

static void view_confirm(const App *app, Draw *draw) {
    const Answer list[] = {{"gui.yes", command_of(ACTION_YES, 0)},
                           {"gui.no", command_of(ACTION_CLOSE, 0)}};
    const KindInfo *kind = &session_rules(app->session)->kinds[app->dialog.kind];
    Text text;
    text_init(&text);
    lang_fill(app->lang, &text, app->dialog.question, "square", app->dialog.square, "piece",
              app->dialog.kind ? words_label(app, kind->title) : "", NULL);
    sentence(app, draw, NULL, text.data, list, 2);
    text_clear(&text);
}

static void view_resume(const App *app, Draw *draw) {
    const Answer list[] = {{"gui.go-on", command_of(ACTION_CLOSE, 0)},
                           {"gui.new", command_of(ACTION_NEW, 0)}};
    sentence(app, draw, words_of(app, "gui.resume"), words_of(app, "gui.resume-says"), list, 2);
}

/* After which half-moves the position has stood that ends the game: "3 S f3-g1, 5 S f3-g1". */
static void stood(const App *app, Text *out) {
    const Game *game = session_game(app->session);
    Text moves;
    text_init(&moves);
    for (int ply = 1; ply <= game->count; ply++) {
        Turn turn = game_turn(game, ply - 1);
        if (ply < game->count && game->keys[ply] != game->now.key) continue;
        text_format(&moves, "%s%d%s %s", moves.length ? ", " : "", turn.number,
                    turn.side == BLACK ? " …" : "", app->list.texts[ply - 1]);
    }
    lang_fill(app->lang, out, "gui.end-stood", "moves", moves.data, NULL);
    text_clear(&moves);
}

static void view_end(const App *app, Draw *draw) {
    const Answer list[] = {{"gui.new", command_of(ACTION_NEW, 0)},
                           {"gui.undo", command_of(ACTION_UNDO, 0)},
                           {"gui.review", command_of(ACTION_REVIEW, 0)},
                           {"gui.look", command_of(ACTION_CLOSE, 0)}};
    Outcome outcome = session_outcome(app->session);
    const EndRule *rule = finish_rule(session_rules(app->session), outcome.reason);
    Text text;
    text_init(&text);
    text_add(&text, words_reason(app, outcome));
    if (rule && rule->type == END_REPEATS) stood(app, &text);
    sentence(app, draw, words_result(app, outcome), text.data, list, 4);
    text_clear(&text);
}

static void (*const dialogs[DIALOG_COUNT])(const App *, Draw *) = {
    [DIALOG_NEW] = view_new,         [DIALOG_SETTINGS] = view_settings,
    [DIALOG_KEYS] = view_keys,       [DIALOG_GAMES] = view_games,
    [DIALOG_CONFIRM] = view_confirm, [DIALOG_RESUME] = view_resume,
    [DIALOG_END] = view_end,         [DIALOG_CHOOSE] = view_choose,
    [DIALOG_FAULT] = view_fault,     [DIALOG_MOD] = view_mod,
    [DIALOG_EDIT] = view_edit,       [DIALOG_LEARN] = view_learn,
    [DIALOG_GUIDE] = view_guide,
};

void view_dialog(const App *app, Draw *draw) {
    if (dialogs[app->dialog.type]) dialogs[app->dialog.type](app, draw);
}

/* What may still be done by a right: "King e1–g1" of a castling, "Prince → Konnet". */
static bool right_write(const App *app, int right, Text *out) {
    const Rules *rules = session_rules(app->session);
    for (int i = 0; i < rules->castling_count; i++) {
        const Castling *castling = &rules->castlings[i];
        char from[4], to[4];
        square_write(rules, castling->king_from, from);
        square_write(rules, castling->king_to, to);
        if (castling->right != right) continue;
        text_format(out, "%s %s–%s", words_label(app, rules->kinds[castling->king].title), from, to);
        return true;
    }
    for (int i = 0; i < rules->promote_count; i++) {
        const PromoteRule *rule = &rules->promotes[i];
        if (rule->right[WHITE] != right && rule->right[BLACK] != right) continue;
        text_format(out, "%s: %s → %s", words_side_title(app, rules->rights[right].side),
                    words_label(app, rules->kinds[rule->kind].title),
                    words_label(app, rules->kinds[rule->to[0]].title));
        return true;
    }
    return false;
}

/* What a button means that has only an icon: the action and its key, a kind, or a right. */
static bool tip_write(const App *app, const DrawHit *hit, Text *out) {
    const Rules *rules = session_rules(app->session);
    if (hit->command.action == ACTION_EDIT_RIGHT) return right_write(app, hit->command.arg, out);
    const Action *action = &actions[hit->command.action];
    char key[32];
    if (hit->command.action == ACTION_CHOOSE) {
        int stays = piece_kind(session_position(app->session)->board[app->hand.from]);
        int kind = hit->command.arg ? hit->command.arg : stays;
        text_add(out, words_label(app, rules->kinds[kind].title));
        return true;
    }
    if (!action->label || hit->at.w > 2 * hit->at.h) return false;
    key_write(action->key, key);
    text_format(out, "%s  (%s)", words_of(app, action->label), key);
    return true;
}

/* For the button under the mouse, or the one that Enter presses. */
static void tip(const App *app, Draw *draw) {
    const DrawHit *hit = draw_hit_at(draw, app->mouse_x, app->mouse_y);
    const Theme *theme = app_theme(app);
    Text text;
    int focused = draw_hit_of(draw, app->focus);
    if (focused >= 0) hit = &draw->hits[focused];
    text_init(&text);
    if (hit && tip_write(app, hit, &text)) {
        Type type = kit_type(app, TYPE_SMALL, FONT_PLAIN, theme->ground);
        int width = fonts_width(draw->fonts, type.face, type.px, text.data) + kit_px(app, 16);
        Rect at = {hit->at.x + hit->at.w - width, hit->at.y + hit->at.h + kit_px(app, 4), width,
                   kit_px(app, 26)};
        if (hit->command.action == ACTION_CHOOSE) { /* the next choice is below */
            at.x = hit->at.x - width - kit_px(app, 4);
            at.y = hit->at.y + (hit->at.h - at.h) / 2;
        }
        if (at.x < kit_px(app, 4)) at.x = kit_px(app, 4);
        if (at.y + at.h > app->height) at.y = hit->at.y - at.h - kit_px(app, 4);
        draw_round(draw, at, kit_px(app, 5), theme->text);
        draw_text(draw, at, ALIGN_CENTRE, type, text.data);
    }
    text_clear(&text);
}

/* Where Enter goes when the keys are used for buttons. */
static void focus(const App *app, Draw *draw) {
    int index = draw_hit_of(draw, app->focus);
    if (index < 0) return;
    draw_frame(draw, rect_inset(draw->hits[index].at, -kit_px(app, 2)), kit_px(app, 8),
               kit_px(app, 2), app_theme(app)->text);
}

void view_frame(const App *app, Draw *draw) {
    draw_fill(draw, app->layout.window, app_theme(app)->ground);
    view_board(app, draw);
    view_evaluation(app, draw);
    if (!app->layout.bare || app->typing) view_strip(app, draw);
    if (!app->layout.bare) view_panel(app, draw);
    view_dialog(app, draw);
    focus(app, draw);
    tip(app, draw);
}
