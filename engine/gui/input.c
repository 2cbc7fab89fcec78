/* Input: events, in the order of who hears them first: the field of the typed move, the
 * open dialog, buttons, the board, the keys of actions. */
#include "gui/input.h"

#include "gui/hand.h"
#include "gui/mods.h"
#include "gui/moment.h"
#include "gui/scroll.h"
#include "gui/sheet.h"
#include "gui/store.h"
#include "gui/window.h"
#include "session/install.h"

#include <stdlib.h>
#include <string.h>

static void forget_focus(App *app) { app->focus = command_of(ACTION_NONE, 0); }

static bool has_focus(const App *app) {
    return app->focus.action && draw_hit_of(&app->draw, app->focus) >= 0;
}

/* --- mouse --------------------------------------------------------------------------- */

static void mouse_to(App *app, int x, int y) {
    app->mouse_x = (int)((float)x * app->density);
    app->mouse_y = (int)((float)y * app->density);
}

/* What the mouse is over: a change of it wants a new frame. */
static int hover_of(const App *app) {
    const DrawHit *hit = draw_hit_at(&app->draw, app->mouse_x, app->mouse_y);
    Square square;
    if (hit) return (int)(hit - app->draw.hits);
    if (layout_square_at(&app->layout, app->mouse_x, app->mouse_y, &square)) return -2 - square;
    return -1;
}

static void motion(App *app, int x, int y) {
    int before = hover_of(app);
    mouse_to(app, x, y);
    if (hover_of(app) != before) app->dirty = true;
    if (scroll_pull(app))
        app->pressing = false;
    else
        hand_move(app, app->mouse_x, app->mouse_y);
}

/* A piece of the editor that was dragged: onto another square, or off the board. */
static bool drag_piece(App *app, const DrawHit *hit) {
    bool from_square = app->pressing && app->pressed.action == ACTION_EDIT_SQUARE;
    if (!from_square || (hit && command_same(hit->command, app->pressed))) return false;
    Square square;
    if (hit && hit->command.action == ACTION_EDIT_SQUARE)
        editor_move(app, (Square)app->pressed.arg, (Square)hit->command.arg);
    else if (!layout_square_at(&app->layout, app->mouse_x, app->mouse_y, &square))
        editor_put(app, (Square)app->pressed.arg, 0);
    return true;
}

/* The right button takes a piece off the editor's board; false when there is none. */
static bool erase_piece(App *app) {
    const DrawHit *hit = draw_hit_at(&app->draw, app->mouse_x, app->mouse_y);
    if (!hit || hit->command.action != ACTION_EDIT_SQUARE) return false;
    editor_put(app, (Square)hit->command.arg, 0);
    return true;
}

static void press(App *app) {
    const DrawHit *hit = draw_hit_at(&app->draw, app->mouse_x, app->mouse_y);
    app->dirty = true;
    app->peek = false;
    forget_focus(app);
    scroll_press(app);
    if (hit) {
        app->pressing = true;
        app->pressed = hit->command;
    } else if (app->dialog.type == DIALOG_NONE) {
        app->typing = false;
        hand_press(app, app->mouse_x, app->mouse_y);
        window_hold_mouse(app->hand.pressed);
    }
}

static void release(App *app) {
    const DrawHit *hit = draw_hit_at(&app->draw, app->mouse_x, app->mouse_y);
    bool same = app->pressing && hit && command_same(hit->command, app->pressed);
    bool dragged = drag_piece(app, hit), pulled = app->pull.moved;
    app->pressing = false;
    app->pull = (Pull){0};
    app->dirty = true;
    window_hold_mouse(false);
    if (dragged || pulled)
        return;
    if (same)
        action_run(app, app->pressed);
    else
        hand_release(app, app->mouse_x, app->mouse_y);
}

/* What a cancel takes away when nothing is half done. */
static bool shows_answer(const App *app) {
    return app->hint != NO_MOVE || app->message.type != MESSAGE_NONE ||
           app->hand.cursor != NO_SQUARE || has_focus(app);
}

/* Whatever is half done is dropped; without anything, the message and the hint go, and without
 * those the key leaves the lesson, which F3 goes on with. */
static void cancel(App *app, bool key) {
    bool idle = !hand_holds(app) && !app->pressing && !app->typing;
    app->pressing = false;
    app->pull = (Pull){0};
    app->dirty = true;
    window_hold_mouse(false);
    if (app->dialog.type != DIALOG_NONE)
        action_run(app, command_of(ACTION_CLOSE, 0));
    else if (app->typing)
        app->typing = false;
    else if (idle && app->list.look >= 0)
        action_run(app, command_of_key(ACTION_LAST));
    else if (idle && !shows_answer(app) && key && pupil_learns(app))
        action_run(app, command_of_key(ACTION_LESSON));
    else if (idle && session_away(app->session))
        action_run(app, command_of_key(ACTION_RETURN));
    else if (idle) {
        session_cancel_hint(app->session);
        if (session_reviewing(app->session)) session_cancel_analysis(app->session);
        app->hint = NO_MOVE;
        app->hand.cursor = NO_SQUARE;
        forget_focus(app);
        app_hush(app);
    }
    hand_drop(app);
}

/* --- keyboard ------------------------------------------------------------------------ */

static int latin_of_place(SDL_Scancode place) {
    if (place >= SDL_SCANCODE_A && place <= SDL_SCANCODE_Z) return 'a' + (place - SDL_SCANCODE_A);
    if (place >= SDL_SCANCODE_1 && place <= SDL_SCANCODE_9) return '1' + (place - SDL_SCANCODE_1);
    return place == SDL_SCANCODE_0        ? '0'
           : place == SDL_SCANCODE_MINUS  ? '-'
           : place == SDL_SCANCODE_EQUALS ? '='
                                          : 0;
}

Key input_key(const SDL_Keysym *sym) {
    bool special = sym->sym & SDLK_SCANCODE_MASK;
    Key key = {sym->sym < 128 || special ? sym->sym : latin_of_place(sym->scancode),
               sym->mod & KMOD_CTRL, sym->mod & KMOD_SHIFT};
    if (key.code == SDLK_KP_ENTER) key.code = SDLK_RETURN;
    return key;
}

/* The next or the last button that Enter can press. */
static void move_focus(App *app, int step) {
    const Draw *draw = &app->draw;
    int first = draw->first, count = draw->hit_count - first, at = draw_hit_of(draw, app->focus);
    if (count <= 0) return;
    at = at < 0 ? (step > 0 ? -1 : count) : at - first;
    app->focus = draw->hits[first + (at + step + count) % count].command;
}

/* What Enter does without a focus. */
static Command standard_answer(const App *app) {
    const Draw *draw = &app->draw;
    ActionId list[ACTION_COUNT];
    if (app->dialog.type == DIALOG_KEYS)
        return sheet_list(app, list) > app->dialog.row ? command_of(ACTION_RUN, list[app->dialog.row])
                                                       : command_of(ACTION_NONE, 0);
    if (app->dialog.type == DIALOG_NEW) return command_of(ACTION_START, 0);
    if (app->dialog.type == DIALOG_EDIT)
        return app->hand.cursor == NO_SQUARE ? command_of(ACTION_NONE, 0)
                                             : command_of(ACTION_EDIT_SQUARE, app->hand.cursor);
    if (app->dialog.type == DIALOG_GAMES) return command_of(ACTION_GAME, app->dialog.row);
    bool asks = app->dialog.type >= DIALOG_CONFIRM && draw->first < draw->hit_count;
    return asks ? draw->hits[draw->first].command : command_of(ACTION_CLOSE, 0);
}

/* The text of the field has changed: what a list has chosen for it is no more. */
static void typed_anew(App *app) {
    app->dialog.row = app->dialog.scroll = 0;
    forget_focus(app);
    app->dirty = true;
}

static bool field_key(App *app, Key key) {
    bool leaves = key.code == SDLK_RETURN || key.code == SDLK_ESCAPE || key.code == SDLK_TAB;
    if (!app->typing || (leaves && app->dialog.type != DIALOG_NONE)) return false;
    if (key.code == SDLK_RETURN) {
        app->typing = false;
        if (app->typed.length) hand_type(app, app->typed.data);
    } else if (key.code == SDLK_ESCAPE) {
        app->typing = false;
    } else if (key.code == SDLK_BACKSPACE && app->typed.length) {
        size_t length = app->typed.length - 1;
        while (length > 0 && ((unsigned char)app->typed.data[length] & 0xc0) == 0x80) length--;
        app->typed.data[length] = 0;
        app->typed.length = length;
        typed_anew(app);
    } else if (key.code >= SDLK_SCANCODE_MASK || key.ctrl) {
        return false;
    }
    app->dirty = true;
    return true;
}

/* The letter or the number of a choice: 1 is the first. */
static bool choice_key(App *app, Key key) {
    const Draw *draw = &app->draw;
    int count = draw->hit_count - draw->first, i = key.code - '1';
    if (app->dialog.type != DIALOG_CHOOSE) return false;
    if (key.code >= 'a' && key.code <= 'z') {
        Kind kind = rules_kind_of_letter(session_rules(app->session), (char)key.code);
        for (i = 0; i < count && draw->hits[draw->first + i].command.arg != kind;) i++;
    }
    if (i < 0 || i >= count) return false;
    action_run(app, draw->hits[draw->first + i].command);
    return true;
}

static bool arrow(Key key, int *dx, int *dy) {
    *dx = key.code == SDLK_RIGHT ? 1 : key.code == SDLK_LEFT ? -1 : 0;
    *dy = key.code == SDLK_DOWN ? 1 : key.code == SDLK_UP ? -1 : 0;
    return (*dx || *dy) && !key.ctrl;
}

/* Another item of the dialog's list, brought into sight; false when that is no way to go. */
static bool move_row(App *app, int dx, int dy) {
    Dialog *dialog = &app->dialog;
    const Scroll *scroll = &app->draw.scroll;
    int item = dialog->row + dx + dy * scroll->columns;
    if (!scroll->items || (dx && scroll->columns == 1)) return false;
    if (item < 0 || item >= scroll->items) return true;
    dialog->row = item;
    scroll_to_row(app, item / scroll->columns);
    if (dialog->type == DIALOG_NEW) action_run(app, command_of(ACTION_VARIANT, item));
    forget_focus(app);
    return true;
}

/* Keys that are about the square of the cursor; false for others. */
static bool editor_key(App *app, Key key) {
    int dx, dy;
    Square square = app->hand.cursor;
    if (app->dialog.type != DIALOG_EDIT || key.ctrl) return false;
    if (arrow(key, &dx, &dy)) {
        forget_focus(app);
        hand_step(app, dx, dy);
        return true;
    }
    bool erases = key.code == SDLK_DELETE || key.code == SDLK_BACKSPACE;
    if (erases && square != NO_SQUARE) editor_put(app, square, 0);
    return erases || (key.code >= 'a' && key.code <= 'z' &&
                      editor_letter(app, (char)key.code, key.shift));
}

/* The next or the last one of the list beside a page. */
static bool other_page(App *app, int step) {
    if (app->dialog.type == DIALOG_LEARN)
        action_run(app, command_of(ACTION_LEARN_ROW, app->learn.kind + step));
    else if (app->dialog.type == DIALOG_GUIDE)
        action_run(app, command_of(ACTION_GUIDE_ROW, app->learn.chapter + step));
    else
        return false;
    return true;
}

/* F1 goes to and fro between the keys and the guide. */
static bool help_key(App *app, Key key) {
    DialogType type = app->dialog.type;
    if (key.code != SDLK_F1 || (type != DIALOG_KEYS && type != DIALOG_GUIDE)) return false;
    action_run(app, command_of(ACTION_RUN, type == DIALOG_KEYS ? ACTION_GUIDE : ACTION_KEYS));
    return true;
}

/* PageUp, PageDown, Home and End move a list or a page without choosing of it. */
static bool scroll_key(App *app, Key key) {
    bool down = key.code == SDLK_PAGEDOWN || key.code == SDLK_END;
    if (key.code == SDLK_PAGEUP || key.code == SDLK_PAGEDOWN) scroll_page(app, down);
    else if (key.code == SDLK_HOME || key.code == SDLK_END) scroll_whole(app, down);
    else return false;
    return true;
}

static void dialog_key(App *app, Key key) {
    int dx, dy;
    if (editor_key(app, key) || help_key(app, key)) return;
    if (arrow(key, &dx, &dy) && dy && other_page(app, dy)) return;
    if (arrow(key, &dx, &dy) && move_row(app, dx, dy))
        return;
    if (dx || dy)
        move_focus(app, dx + dy);
    else if (!scroll_key(app, key) && !choice_key(app, key) &&
             (key.code == SDLK_F11 || (key.ctrl && key.code == 'q')))
        action_run(app, action_of_key(key));
}

static void key_down(App *app, const SDL_KeyboardEvent *event) {
    Key key = input_key(&event->keysym);
    int dx, dy;
    app->dirty = true;
    if (event->keysym.mod & KMOD_ALT || field_key(app, key)) return;
    if (key.code == SDLK_ESCAPE) {
        cancel(app, true);
    } else if (key.code == SDLK_TAB) {
        move_focus(app, key.shift ? -1 : 1);
    } else if (key.code == SDLK_RETURN && has_focus(app)) {
        action_run(app, app->focus);
    } else if (key.code == SDLK_RETURN && app->dialog.type != DIALOG_NONE) {
        action_run(app, standard_answer(app));
    } else if (app->dialog.type != DIALOG_NONE) {
        dialog_key(app, key);
    } else if (arrow(key, &dx, &dy)) {
        forget_focus(app);
        hand_step(app, dx, dy);
    } else if (key.code == SDLK_RETURN) {
        hand_enter(app);
    } else if (!event->repeat || key.code != SDLK_SPACE) {
        action_run(app, action_of_key(key));
    }
}

static void text_input(App *app, const char *text) {
    if (!app->typing || app->typed.length + strlen(text) >= MOVE_TEXT_SIZE) return;
    text_add(&app->typed, text);
    typed_anew(app);
}

/* --- window -------------------------------------------------------------------------- */

static void window_event(App *app, const SDL_WindowEvent *event) {
    app->dirty = true;
    if (event->event == SDL_WINDOWEVENT_CLOSE) action_run(app, command_of_key(ACTION_QUIT));
    if (event->event == SDL_WINDOWEVENT_LEAVE && !app->hand.dragging)
        app->mouse_x = app->mouse_y = -1;
    if (event->event != SDL_WINDOWEVENT_FOCUS_LOST) return;
    app->peek = app->pressing = false;
    app->pull = (Pull){0};
    if (app->hand.pressed) hand_drop(app);
}

static void drop_file(App *app, const char *path) {
    Err err;
    bool mod = mod_is(path);
    if (app->dialog.type != DIALOG_NONE && !(mod && app->dialog.type == DIALOG_MOD)) app_close(app);
    pupil_close(app);
    if (mod) {
        mods_offer(app, path);
        return;
    }
    char *text = file_read(path, 1 << 24, NULL, &err);
    if (text)
        store_offer(app, text, path_name(path));
    else
        app_say_text(app, err.text);
    free(text);
}

void input_take(App *app, const SDL_Event *event) {
    switch (event->type) {
    case SDL_QUIT: app->quit = true; break; /* a signal; the window's button asks */
    case SDL_MOUSEMOTION: motion(app, event->motion.x, event->motion.y); break;
    case SDL_MOUSEBUTTONDOWN:
        motion(app, event->button.x, event->button.y);
        if (event->button.button == SDL_BUTTON_LEFT) press(app);
        else if (!erase_piece(app)) cancel(app, false);
        break;
    case SDL_MOUSEBUTTONUP:
        motion(app, event->button.x, event->button.y);
        if (event->button.button == SDL_BUTTON_LEFT) release(app);
        break;
    case SDL_MOUSEWHEEL: scroll_wheel(app, event->wheel.y); break;
    case SDL_KEYDOWN: key_down(app, &event->key); break;
    case SDL_KEYUP:
        if (event->key.keysym.sym == SDLK_SPACE && app->peek) {
            app->peek = false;
            app->dirty = true;
        }
        break;
    case SDL_TEXTINPUT: text_input(app, event->text.text); break;
    case SDL_DROPFILE: drop_file(app, event->drop.file); break;
    case SDL_WINDOWEVENT: window_event(app, &event->window); break;
    case SDL_RENDER_TARGETS_RESET: /* the canvas is the only one */
        window_again(app->window);
        app->dirty = true;
        break;
    case SDL_RENDER_DEVICE_RESET:
        window_forget(app->window);
        app->dirty = true;
        break;
    case SDL_USEREVENT: /* window_wake(), window_wake_files() */
        if (event->user.code == WAKE_FILES) mods_changed(app);
        else if (moment_hold_ms(app)) app->held = true;
        else app_poll(app);
        break;
    default: break;
    }
}
