/* Guide: chapters of odd files, as an editor or a hand may leave them. */
#include "check.h"

#include "base/file.h"
#include "session/guide.h"

static const char *place;

static bool open_guide(Guide *guide, const char *text) {
    char path[PATH_SIZE];
    Err err;
    path_join(path, place, "assets/lang/xx.lang");
    CHECK(file_write(path, "a = b", 5, NULL));
    path_join(path, place, "assets/guide/guide.xx.md");
    CHECK(file_write(path, text, strlen(text), NULL));
    Lang *lang = lang_load("xx", &err);
    bool opened = guide_open(guide, lang, &err);
    check_that(opened, "%s", err.text);
    lang_free(lang);
    return opened;
}

static void check_chapter(const Guide *guide, int i, const char *title, const char *text) {
    if (i >= guide->count) {
        check_that(false, "no chapter %d", i);
        return;
    }
    CHECK_TEXT(guide->chapters[i].title, title);
    CHECK_TEXT(guide->chapters[i].text, text);
}

static void chapters_without_a_text_are_chapters(void) {
    Guide guide;
    if (!open_guide(&guide, "# A\n## B\n\n\n## C\nc\n## D\n## E"))
        return;
    CHECK_INT(guide.count, 5);
    check_chapter(&guide, 0, "A", "");
    check_chapter(&guide, 1, "B", "");
    check_chapter(&guide, 2, "C", "c");
    check_chapter(&guide, 3, "D", "");
    check_chapter(&guide, 4, "E", "");
    guide_close(&guide);
}

static void lines_may_end_as_other_systems_end_them(void) {
    Guide guide;
    if (!open_guide(&guide, "# A\r\n<!-- game chess -->\r\n\r\nwords\r\n\r\n## B\r\n| a |\r\n"))
        return;
    CHECK_INT(guide.count, 2);
    check_chapter(&guide, 0, "A", "<!-- game chess -->\n\nwords\n");
    check_chapter(&guide, 1, "B", "| a |\n");
    CHECK_TEXT(guide.game, "chess");
    guide_close(&guide);
}

static void more_chapters_than_there_is_room_for_stay_in_the_last(void) {
    Guide guide;
    Text text;
    text_init(&text);
    for (int i = 0; i < 40; i++)
        text_format(&text, "## %d\n\nwords\n\n", i);
    if (open_guide(&guide, text.data)) {
        CHECK_INT(guide.count, MOST_CHAPTERS);
        CHECK(strstr(guide.chapters[MOST_CHAPTERS - 1].text, "## 39"));
        guide_close(&guide);
    }
    text_clear(&text);
}

int main(void) {
    char path[PATH_SIZE];
    place = check_folder();
    setenv("CHESTER_DATA", place, 1);
    static const char *const folders[] = {"variants", "scripts", "assets/lang", "assets/guide"};
    for (int i = 0; i < 4; i++)
        if (!path_join(path, place, folders[i]) || !folder_make(path, NULL))
            return 1;
    TEST(chapters_without_a_text_are_chapters);
    TEST(lines_may_end_as_other_systems_end_them);
    TEST(more_chapters_than_there_is_room_for_stay_in_the_last);
    return check_end();
}
