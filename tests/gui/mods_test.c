/* The window and the files of authors: the panel of a fault, the offer to install, lists that
 * follow the user's folder. */
#include "desk.h"

#include "gui/mods.h"
#include "gui/seats.h"
#include "session/install.h"

#include <unistd.h>

static char home[4096];

static void put(const char *name, const char *text) {
    char path[PATH_SIZE];
    Err err = {""};
    path_join(path, home, name);
    *(char *)(path_name(path) - 1) = '\0';
    folder_make(path, &err);
    path_join(path, home, name);
    check_that(file_write(path, text, strlen(text), &err), "%s", err.text);
}

#define MINE "chester_api = 1\nvariant \"mine\" : from \"chess\" { title = \"Mine\" }\n"

static void open_desk(const char *variant, const char *lang) {
    snprintf(home, sizeof home, "%s", check_folder());
    setenv("XDG_DATA_HOME", home, 1);
    put("chester/variants/mine/variant.lua", MINE);
    desk_open((GuiOptions){.variant = variant, .lang = lang});
}

/* A text of the frame that holds these words. */
static bool shown(const char *words) {
    for (int i = 0; i < desk->draw.count; i++) {
        const DrawCommand *c = &desk->draw.commands[i];
        if (c->type == DRAW_TEXT && c->text >= 0 && strstr(draw_letters(&desk->draw, c), words))
            return true;
    }
    return false;
}

static void changed(void) {
    mods_changed(desk);
    while (fresh_read(desk, READ_MS)) {} /* as the window does between two events */
    app_frame(desk);
}

static void press_button(ActionId id) {
    int i = draw_hit_of(&desk->draw, command_of(id, 0));
    CHECK(i >= 0);
    if (i < 0) return;
    Rect at = desk->draw.hits[i].at;
    desk_click(at.x + at.w / 2, at.y + at.h / 2);
}

static void a_fault_opens_its_panel(void) {
    open_desk("mine", "en");
    put("chester/variants/mine/variant.lua", MINE "local function make()\n"
        "  piece \"pawn\" { strenght = 1 }\nend\nmake()\n");
    changed();
    CHECK_INT(desk->dialog.type, DIALOG_FAULT);
    CHECK(shown("variant.lua:4"));
    CHECK(shown("unknown field"));
    CHECK(shown("called from line 6"));
    press_button(ACTION_COPY_FAULT);
    CHECK_INT(desk->dialog.type, DIALOG_NONE);
    CHECK(strstr(desk->fault, "unknown field \"strenght\""));
    desk_key(SDLK_F8, KMOD_NONE);
    CHECK_INT(desk->dialog.type, DIALOG_FAULT);
    put("chester/variants/mine/variant.lua", MINE);
    changed();
    put("chester/variants/mine/variant.lua", MINE "piece \"pawn\" { title = \"P\" }\n");
    changed();
    CHECK_INT(desk->dialog.type, DIALOG_NONE);
    CHECK(shown("A file has changed"));
    int64_t started = clock_cpu_ns();
    put("chester/variants/mine/variant.lua", MINE "piece \"pawn\" { title = \"Q\" }\n");
    changed();
    printf("  MS new rules in a frame %.1f ms\n", (double)(clock_cpu_ns() - started) / 1e6);
    desk_close();
}

static void faults_are_taken_apart(void) {
    FaultParts parts;
    CHECK(fault_split("/a: b/x.lua:12: what: more; called from line 30, h.lua:4", &parts));
    CHECK_INT(parts.line, 12);
    CHECK_TEXT(parts.says, "what: more");
    CHECK_TEXT(parts.calls, "called from line 30, h.lua:4");
    CHECK(fault_split("dull plays as neutral: /a/dull.lua:2: oops", &parts));
    CHECK_TEXT(parts.about, "dull plays as neutral");
    CHECK_TEXT(parts.path, "/a/dull.lua");
    CHECK_TEXT(parts.says, "oops");
    CHECK_TEXT(parts.calls, "");
    CHECK(fault_split("/a/v.lua:7: bad; in h.lua:7; called from line 9; the game goes on", &parts));
    CHECK(!fault_split("no such file: x.lua", &parts));
    CHECK(!fault_split("", &parts));
}

static void drop(const char *name) {
    char path[PATH_SIZE];
    path_join(path, home, name);
    desk_take((SDL_Event){.drop = {.type = SDL_DROPFILE, .file = path}});
}

static void a_mod_is_offered_and_installed(void) {
    char target[PATH_SIZE];
    open_desk("chess", "ru");
    put("gift/variants/gift/variant.lua", "chester_api = 1\nvariant \"gift\" : from \"chess\" { title = \"Gift\" }\n");
    put("gift/variants/mine/variant.lua", "chester_api = 1\noops oops\n");
    drop("gift");
    CHECK_INT(desk->dialog.type, DIALOG_MOD);
    CHECK(shown("Gift (gift)"));
    CHECK(shown("syntax error"));
    press_button(ACTION_CLOSE);
    path_join(target, home, "chester/variants/gift/variant.lua");
    CHECK(!file_exists(target));
    put("gift/variants/mine/variant.lua", MINE);
    drop("gift");
    CHECK(shown("заменит то, что в вашей папке"));
    desk_key(SDLK_RETURN, KMOD_NONE);
    CHECK_INT(desk->dialog.type, DIALOG_NONE);
    CHECK(file_exists(target));
    CHECK(shown("gift, mine"));
    drop("nothing.lua");
    CHECK_INT(desk->dialog.type, DIALOG_NONE);
    CHECK(shown("nothing"));
    desk_close();
}

/* As a file manager drops what is selected. */
static void several_mods_are_offered_together(void) {
    static const char *const targets[] = {"chester/variants/gift/variant.lua", "chester/ai/fox.lua"};
    char target[PATH_SIZE];
    open_desk("chess", "en");
    put("gift/variants/gift/variant.lua", "chester_api = 1\nvariant \"gift\" : from \"chess\" {}\n");
    put("fox.lua", "chester_api = 1\npersonality \"fox\" : from \"neutral\" {}\n");
    drop("gift");
    drop("fox.lua");
    drop("gift");
    drop("nothing.lua"); /* which takes nothing away */
    CHECK_INT(desk->dialog.type, DIALOG_MOD);
    CHECK_INT(desk->mod->count, 2);
    desk_key(SDLK_RETURN, KMOD_NONE);
    for (int i = 0; i < 2; i++)
        check_that(path_join(target, home, targets[i]) && file_exists(target), "%s", targets[i]);
    desk_close();
}

/* The same when it is named at the start. */
static void a_mod_is_offered_at_the_start(void) {
    char path[PATH_SIZE];
    open_desk("chess", "en");
    put("gift/variants/gift/variant.lua", "chester_api = 1\nvariant \"gift\" : from \"chess\" { title = \"Gift\" }\n");
    desk_close();
    path_join(path, home, "gift");
    desk_open((GuiOptions){.file = path});
    CHECK_INT(desk->dialog.type, DIALOG_MOD);
    CHECK(shown("Gift (gift)"));
    desk_close();
}

/* Somewhere in the list, which is gone through from its beginning. */
static bool scrolled_to(const char *text) {
    desk_take((SDL_Event){.wheel = {.type = SDL_MOUSEWHEEL, .y = 1000}});
    for (int i = 0; i < desk->draw.scroll.rows && !shown(text); i++)
        desk_take((SDL_Event){.wheel = {.type = SDL_MOUSEWHEEL, .y = -2}});
    return shown(text);
}

static void the_list_follows_the_folder(void) {
    open_desk("chess", "en");
    desk_key('n', KMOD_CTRL);
    CHECK_INT(desk->dialog.type, DIALOG_NEW);
    CHECK(!shown("Newcomer"));
    put("chester/variants/newcomer/variant.lua",
        "chester_api = 1\nvariant \"newcomer\" : from \"chess\" { title = \"Newcomer\" }\n");
    put("chester/variants/bad/variant.lua", "chester_api = 1\nvariant \"bad\" { bord = 1 }\n");
    put("chester/ai/broken.lua", "chester_api = 1\npersonality \"broken\" { wieghts = {} }\n");
    changed();
    CHECK_INT(desk->dialog.type, DIALOG_NEW);
    CHECK(shown("Newcomer"));
    CHECK(scrolled_to("\"bord\""));
    CHECK_TEXT(desk->fresh.variants.items[desk->fresh.variant].name, "chess");
    CHECK(scrolled_to("wieghts"));
    desk_close();
}

int main(void) {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
    TEST(faults_are_taken_apart);
    TEST(a_fault_opens_its_panel);
    TEST(a_mod_is_offered_and_installed);
    TEST(several_mods_are_offered_together);
    TEST(a_mod_is_offered_at_the_start);
    TEST(the_list_follows_the_folder);
    return check_end();
}
