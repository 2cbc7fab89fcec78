/* Action: the table, and finding a row by its key. */
#include "gui/action.h"

#include "gui/does.h"

#include <SDL_keyboard.h>
#include <stdio.h>
#include <string.h>

#define KEY(code) {code, false, false}
#define CTRL(code) {code, true, false}
#define CTRL_SHIFT(code) {code, true, true}
#define SHIFT(code) {code, false, true}
#define NEXT(setting) .take = does_set, .arg = 2 * (setting) + 1

enum { MOST_PLIES = 1 << 20 };

const Action actions[ACTION_COUNT] = {
    [ACTION_NEW] = {"new", "gui.new", CTRL('n'), .run = does_new},
    [ACTION_UNDO] = {"undo", "gui.undo", CTRL('z'), KEY('u'), .enabled = can_undo,
                     .run = does_undo},
    [ACTION_REDO] = {"redo", "gui.redo", CTRL('y'), CTRL_SHIFT('z'), .enabled = can_redo,
                     .run = does_redo},
    [ACTION_HINT] = {"hint", "gui.hint", KEY('h'), .enabled = can_hint, .run = does_hint},
    [ACTION_NOW] = {"now", "gui.now", KEY('m'), .enabled = can_hurry, .run = does_now},
    [ACTION_PAUSE] = {"pause", "gui.pause", KEY('p'), .enabled = can_pause, .run = does_pause},
    [ACTION_CLAIM] = {"claim", "gui.claim", CTRL('d'), .enabled = can_claim, .run = does_claim},
    [ACTION_OFFER] = {"offer", "gui.offer", CTRL('e'), .enabled = can_offer, .take = does_offer},
    [ACTION_RESIGN] = {"resign", "gui.resign", CTRL('r'), .enabled = can_resign,
                       .run = does_resign},
    [ACTION_PASS] = {"pass", "gui.pass", CTRL('p'), .enabled = can_pass, .run = does_pass},
    [ACTION_EASIER] = {"easier", "gui.easier", CTRL(SDLK_DOWN), .enabled = has_computer,
                       .take = does_shift, .arg = -1},
    [ACTION_HARDER] = {"harder", "gui.harder", CTRL(SDLK_UP), .enabled = has_computer,
                       .take = does_shift, .arg = 1},

    [ACTION_ANALYSIS] = {"analysis", "gui.analysis", KEY('a'), NEXT(SETTING_ANALYSIS)},
    [ACTION_REVIEW] = {"review", "gui.review", SHIFT('a'), .enabled = can_review,
                       .run = does_review},
    [ACTION_OVERLAY] = {"strength", "gui.strength", KEY('s'), .enabled = has_strengths,
                        NEXT(SETTING_OVERLAY)},
    [ACTION_PEEK] = {"peek", "gui.peek", KEY(SDLK_SPACE), .enabled = has_strengths,
                     .run = does_peek},
    [ACTION_FLIP] = {"flip", "gui.flip", KEY('f'), NEXT(SETTING_FLIP)},
    [ACTION_TYPE] = {"type", "gui.type", KEY('t'), .run = does_type},
    [ACTION_EDIT] = {"edit", "gui.edit", KEY('e'), .run = does_edit},
    [ACTION_LEARN] = {"rules", "gui.learn", KEY(SDLK_F2), .run = does_learn},
    [ACTION_GUIDE] = {"guide", "gui.guide", SHIFT(SDLK_F1), .run = does_guide},
    [ACTION_LESSON] = {"lesson", "gui.lesson", KEY(SDLK_F3), .enabled = can_lesson,
                       .run = does_lesson},
    [ACTION_LESSON_NEXT] = {"next-task", "gui.lesson-next", KEY('n'), .enabled = in_lesson,
                            .run = does_lesson_next},
    [ACTION_BACK] = {"back", "gui.back", KEY(SDLK_PAGEUP), CTRL(SDLK_LEFT), .enabled = has_moves,
                     .take = does_step, .arg = -1},
    [ACTION_FORWARD] = {"forward", "gui.forward", KEY(SDLK_PAGEDOWN), CTRL(SDLK_RIGHT),
                        .enabled = has_moves, .take = does_step, .arg = 1},
    [ACTION_FIRST] = {"first", "gui.first", KEY(SDLK_HOME), .enabled = has_moves, .take = does_step,
                      .arg = -MOST_PLIES},
    [ACTION_LAST] = {"last", "gui.last", KEY(SDLK_END), .enabled = has_moves, .take = does_step,
                     .arg = MOST_PLIES},
    [ACTION_TRY] = {"try", "gui.try", KEY('b'), .enabled = can_try, .run = does_try},
    [ACTION_RETURN] = {"return", "gui.return", KEY('g'), .enabled = is_away, .run = does_return},
    [ACTION_NEXT_BRANCH] = {"next-branch", "gui.next-branch", CTRL(SDLK_PAGEDOWN),
                            .enabled = has_branches, .take = does_step_branch, .arg = 1},
    [ACTION_LAST_BRANCH] = {"last-branch", "gui.last-branch", CTRL(SDLK_PAGEUP),
                            .enabled = has_branches, .take = does_step_branch, .arg = -1},
    [ACTION_PROMOTE] = {"promote", "gui.promote", CTRL('b'), .enabled = on_branch,
                        .run = does_promote},
    [ACTION_PRUNE] = {"prune", "gui.prune", KEY(SDLK_DELETE), .enabled = on_branch,
                      .run = does_prune},

    [ACTION_SAVE] = {"save", "gui.save", CTRL('s'), .run = does_save},
    [ACTION_GAMES] = {"games", "gui.games", CTRL('o'), .run = does_games},
    [ACTION_COPY] = {"copy", "gui.copy", CTRL('c'), .run = does_copy},
    [ACTION_COPY_GAME] = {"copy-game", "gui.copy-game", CTRL_SHIFT('c'), .run = does_copy_game},
    [ACTION_COPY_MOVE] = {"copy-move", "gui.copy-move", CTRL('m'), .enabled = has_played,
                          .run = does_copy_move},
    [ACTION_PASTE] = {"paste", "gui.paste", CTRL('v'), .run = does_paste},
    [ACTION_PICTURE] = {"picture", "gui.picture", CTRL_SHIFT('s'), .run = does_picture},

    [ACTION_LANGUAGE] = {"language", "gui.language", KEY('l'), NEXT(SETTING_LANGUAGE)},
    [ACTION_THEME] = {"theme", "gui.theme", KEY('d'), NEXT(SETTING_THEME)},
    [ACTION_LARGER] = {"larger", "gui.larger", CTRL('='), CTRL(SDLK_KP_PLUS), .take = does_resize,
                       .arg = 1},
    [ACTION_SMALLER] = {"smaller", "gui.smaller", CTRL('-'), CTRL(SDLK_KP_MINUS),
                        .take = does_resize, .arg = -1},
    [ACTION_FULLSCREEN] = {"fullscreen", "gui.fullscreen", KEY(SDLK_F11), NEXT(SETTING_FULLSCREEN)},
    [ACTION_SETTINGS] = {"settings", "gui.settings", KEY(SDLK_F10), .run = does_settings},
    [ACTION_KEYS] = {"keys", "gui.keys", KEY(SDLK_F1), CTRL('k'), .run = does_keys},
    [ACTION_RELOAD] = {"reload", "gui.reload", KEY(SDLK_F5), .run = does_reload},
    [ACTION_FAULT] = {"fault", "gui.fault", KEY(SDLK_F8), .enabled = has_fault, .run = does_fault},
    [ACTION_QUIT] = {"quit", "gui.quit", CTRL('q'), .run = does_quit},

    [ACTION_LINE] = {"line", .take = does_line},
    [ACTION_GRAPH] = {"graph", .run = does_graph},
    [ACTION_LOOK] = {"look", .take = does_look},
    [ACTION_CLOSE] = {"close", .run = does_close},
    [ACTION_YES] = {"yes", .run = does_yes},
    [ACTION_RESIGN_SURE] = {"resign-sure", .enabled = can_resign, .run = does_resign_sure},
    [ACTION_QUIT_SURE] = {"quit-sure", .run = does_quit_sure},
    [ACTION_PRUNE_SURE] = {"prune-sure", .enabled = on_branch, .run = does_prune_sure},
    [ACTION_RUN] = {"run", .take = does_run},
    [ACTION_COMMIT] = {"commit", .run = does_commit},
    [ACTION_PICK] = {"pick", .take = does_pick},
    [ACTION_CHOOSE] = {"choose", .take = does_choose},
    [ACTION_VARIANT] = {"variant", .take = does_variant},
    [ACTION_WHO] = {"who", .take = does_who},
    [ACTION_LEVEL] = {"level", .take = does_level},
    [ACTION_PACE] = {"pace", .take = does_pace},
    [ACTION_START] = {"start", .take = does_start},
    [ACTION_SET] = {"set", .take = does_set},
    [ACTION_GAME] = {"game", .take = does_game},
    [ACTION_LEARN_ROW] = {"page", .take = does_learn_row},
    [ACTION_GUIDE_ROW] = {"chapter", .take = does_guide_row},
    [ACTION_LESSON_TASK] = {"task", .enabled = in_lesson, .take = does_lesson_task},
    [ACTION_TAKE] = {"take", .run = does_take},
    [ACTION_COPY_FAULT] = {"copy-fault", .enabled = has_fault, .run = does_copy_fault},
    [ACTION_INSTALL] = {"install", .enabled = has_mod, .run = does_install},
    [ACTION_EDIT_SQUARE] = {"edit-square", .take = does_edit_square},
    [ACTION_EDIT_TOOL] = {"edit-tool", .take = does_edit_tool},
    [ACTION_EDIT_HAND] = {"edit-hand", .take = does_edit_hand},
    [ACTION_EDIT_RIGHT] = {"edit-right", .take = does_edit_right},
    [ACTION_EDIT_PASSANT] = {"edit-passant", .take = does_edit_passant},
    [ACTION_EDIT_CHECK] = {"edit-check", .take = does_edit_check},
    [ACTION_EDIT_TURN] = {"edit-turn", .take = does_edit_turn},
    [ACTION_EDIT_CLEAR] = {"edit-clear", .run = does_edit_clear},
    [ACTION_EDIT_START] = {"edit-start", .run = does_edit_start},
    [ACTION_EDIT_MIRROR] = {"edit-mirror", .run = does_edit_mirror},
    [ACTION_EDIT_PLAY] = {"edit-play", .enabled = can_play_setup, .take = does_edit_play},
};

/* What is about the game that waits while a lesson is on the board. */
static bool is_of_game(ActionId id) {
    static const ActionId ids[] = {
        ACTION_NEW, ACTION_UNDO, ACTION_REDO, ACTION_NOW, ACTION_PAUSE, ACTION_CLAIM, ACTION_OFFER,
        ACTION_RESIGN, ACTION_EASIER, ACTION_HARDER, ACTION_EDIT, ACTION_SAVE, ACTION_GAMES,
        ACTION_TRY, ACTION_RETURN, ACTION_NEXT_BRANCH, ACTION_LAST_BRANCH, ACTION_PROMOTE,
        ACTION_PRUNE, ACTION_COPY_GAME, ACTION_PASTE, ACTION_RELOAD, ACTION_ANALYSIS, ACTION_REVIEW};
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++)
        if (ids[i] == id) return true;
    return false;
}

bool action_enabled(const App *app, ActionId id) {
    if (pupil_learns(app) && is_of_game(id)) return false;
    return id > ACTION_NONE && id < ACTION_COUNT &&
           (!actions[id].enabled || actions[id].enabled(app));
}

void action_run(App *app, Command command) {
    if (!action_enabled(app, (ActionId)command.action)) return;
    app->dirty = true;
    const Action *action = &actions[command.action];
    if (action->run)
        action->run(app);
    else
        action->take(app, command.arg);
}

static bool same_key(Key a, Key b) {
    return a.code && a.code == b.code && a.ctrl == b.ctrl && a.shift == b.shift;
}

Command command_of_key(ActionId id) { return command_of(id, actions[id].arg); }

Command action_of_key(Key key) {
    for (int id = 1; id < ACTION_COUNT; id++)
        if (same_key(actions[id].key, key) || same_key(actions[id].other, key))
            return command_of_key((ActionId)id);
    return command_of(ACTION_NONE, 0);
}

void key_write(Key key, char out[32]) {
    char name[16];
    *out = 0;
    if (!key.code) return;
    snprintf(name, sizeof name, "%s", SDL_GetKeyName(key.code));
    snprintf(out, 32, "%s%s%s", key.ctrl ? "Ctrl+" : "", key.shift ? "Shift+" : "", name);
}
