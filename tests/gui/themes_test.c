/* Themes from files: the program's, the user's, and what is wrong with broken ones. */
#include "desk.h"

#include "base/file.h"
#include "gui/themes.h"

static char folder[PATH_SIZE]; /* of the user's themes */

static void write_theme(const char *name, const char *text) {
    char path[PATH_SIZE], file[80];
    Err err;
    snprintf(file, sizeof file, "%s.theme", name);
    if (!path_join(path, folder, file) || !file_write(path, text, strlen(text), &err))
        check_that(false, "cannot write %s: %s", file, err.text);
}

static void remove_theme(const char *name) {
    char path[PATH_SIZE], file[80];
    snprintf(file, sizeof file, "%s.theme", name);
    if (path_join(path, folder, file)) remove(path);
}

static const Theme *found(const Themes *themes, const char *name) {
    for (int i = 0; i < themes->count; i++)
        if (!strcmp(themes->items[i].name, name)) return &themes->items[i];
    return NULL;
}

static void load(Themes *themes, bool user) {
    Err err = {""};
    check_that(themes_load(themes, user, &err), "%s", err.text);
}

static void the_programs_are_without_fault(void) {
    static const char *const names[] = {"light", "dark", "forest", "blue-orange", "contrast"};
    Themes themes = {0};
    load(&themes, false);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) CHECK(found(&themes, names[i]));
    for (int i = 0; i < themes.count; i++) {
        const Theme *theme = &themes.items[i];
        check_that(!theme->fault, "%s: %s", theme->name, theme->fault);
        CHECK(strcmp(theme->title.en, theme->name) && strcmp(theme->title.ru, theme->name));
    }
    themes_clear(&themes);
}

static void a_users_theme_is_like_another(void) {
    Themes themes = {0};
    write_theme("мой", "title.en = Mine\n# a remark\nlike = dark\n\n  light=#5c6670  \r\n");
    load(&themes, true);
    const Theme *mine = found(&themes, "мой"), *dark = found(&themes, "dark");
    CHECK(mine && !mine->fault);
    if (!mine) return;
    CHECK_TEXT(mine->title.en, "Mine");
    CHECK_TEXT(mine->title.ru, "мой");
    CHECK(mine->light == 0x5c6670ff && mine->dark == dark->dark && mine->scrim == dark->scrim);
    themes_clear(&themes);
    load(&themes, false);
    CHECK(!found(&themes, "мой"));
    remove_theme("мой");
    themes_clear(&themes);
}

static void a_users_theme_takes_the_place_of_the_programs(void) {
    Themes themes = {0};
    write_theme("dark", "like = dark\ntitle.en = Darker\nground = #000000\n");
    load(&themes, true);
    CHECK_TEXT(found(&themes, "dark")->title.en, "Darker");
    CHECK(found(&themes, "dark")->ground == 0x000000ff);
    remove_theme("dark");
    themes_clear(&themes);
}

typedef struct Broken {
    const char *text, *says;
} Broken;

static const Broken broken[] = {
    {"like = light\ndark = red\n", "not a colour, write it as #rrggbb: \"red\" in "},
    {"like = light\ndark = #12345\n", "not a colour"},
    {"like = light\ndark = #1234567890\n", "not a colour"},
    {"like = light\ndark = #cdb99580\n", "only scrim may be translucent: dark"},
    {"like = light\ncastel-edge = #000000\n", "no such key, \"castle-edge\" is meant"},
    {"like = light\nxyzzy = #000000\n", "no such key: \"xyzzy\""},
    {"like = light\nnonsense\n", "not a line `key = value`: "},
    {"like = nobody\n", "no theme to be like: \"nobody\""},
    {"ground = #ffffff\n", "no colour for panel, and no theme to be like"},
    {"", "no colour for ground"},
    {"like = light\ntarget = #cdb995\n", "target does not stand out from light: 1.5 to 1, and 3.0"},
    {"like = light\ndim = #aaaaaa\n", "dim does not stand out from ground: "},
    {"\xff\xfe", "not a text: "},
};

static void a_broken_one_is_listed_with_its_fault_and_never_used(void) {
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        Themes themes = {0};
        write_theme("mine", broken[i].text);
        load(&themes, true);
        const Theme *mine = found(&themes, "mine");
        check_that(mine && mine->fault && strstr(mine->fault, broken[i].says) &&
                       strstr(mine->fault, "mine.theme"),
                   "theme %zu: %s", i, mine && mine->fault ? mine->fault : "no fault");
        CHECK(themes_find(&themes, "mine") != mine);
        const Theme *at = themes_find(&themes, "light");
        for (int step = 0; step < themes.count; step++) {
            CHECK(!at->fault);
            at = themes_next(&themes, at->name, 1);
        }
        themes_clear(&themes);
    }
    remove_theme("mine");
}

static void a_fault_stands_in_the_settings(void) {
    desk_open((GuiOptions){.variant = "chess-t1", .lang = "ru"});
    desk->users = true;
    write_theme("мой", "like = light\ndark = red\n");
    desk_key(SDLK_F10, KMOD_NONE);
    bool told = false;
    for (int i = 0; i < desk->draw.count; i++) {
        const char *text = draw_letters(&desk->draw, &desk->draw.commands[i]);
        told |= strstr(text, "not a colour") != NULL;
    }
    CHECK(told);
    remove_theme("мой");
    desk->users = false;
    desk_close();
}

/* A file that comes while the window is open is the next theme, a broken one is told. */
static void a_new_file_appears_without_a_restart(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk->users = true;
    settings_set(&desk->settings, "theme", "light");
    write_theme("zebra", "like = contrast\ntitle.en = Zebra\n");
    app_frame(desk);
    for (int i = 0; i < 20 && strcmp(desk->settings.theme, "zebra"); i++) {
        action_run(desk, command_of(ACTION_SET, 2 * SETTING_THEME + 1));
        app_frame(desk);
    }
    CHECK_TEXT(desk->settings.theme, "zebra");
    CHECK_TEXT(app_theme(desk)->name, "zebra");
    remove_theme("zebra");
    action_run(desk, command_of(ACTION_SET, 2 * SETTING_THEME + 1));
    app_frame(desk);
    CHECK(strcmp(app_theme(desk)->name, "zebra"));
    desk->users = false;
    desk_close();
}

/* The block after the heading "Themes". */
static void the_manuals_example_is_a_theme(void) {
    Err err = {""};
    Themes themes = {0};
    char *text = file_read("scripts/README.md", 1 << 20, NULL, &err);
    char *at = text ? strstr(text, "## Themes\n") : NULL;
    at = at ? strstr(at, "```\n") : NULL;
    char *end = at ? strstr(at + 4, "```") : NULL;
    check_that(end != NULL, "no example: %s", err.text);
    if (end) {
        *end = 0;
        write_theme("dusk", at + 4);
        load(&themes, true);
        const Theme *dusk = found(&themes, "dusk");
        check_that(dusk && !dusk->fault, "%s", dusk && dusk->fault ? dusk->fault : "not found");
        CHECK_TEXT(dusk ? dusk->title.ru : "", "Сумерки");
        remove_theme("dusk");
        themes_clear(&themes);
    }
    free(text);
}

int main(void) {
    Err err;
    char data[PATH_SIZE];
    setenv("CHESTER_DATA", ".", 0);
    if (!user_data_folder(data, &err) || !path_join(folder, data, "themes") ||
        !folder_make(folder, &err)) {
        printf("not ok themes: %s\n", err.text);
        return 1;
    }
    TEST(the_programs_are_without_fault);
    TEST(a_users_theme_is_like_another);
    TEST(a_users_theme_takes_the_place_of_the_programs);
    TEST(a_broken_one_is_listed_with_its_fault_and_never_used);
    TEST(a_fault_stands_in_the_settings);
    TEST(a_new_file_appears_without_a_restart);
    TEST(the_manuals_example_is_a_theme);
    return check_end();
}
