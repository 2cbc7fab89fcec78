/* What can be read: contrast of every theme, glyphs for every sentence of both languages and
 * every name of every variant and personality. */
#include "desk.h"

#include "gui/choices.h"
#include "gui/themes.h"

static const double MARK = 3.0, TEXT = 4.5;

static void check_contrast(const Theme *theme, const char *what, Color a, const char *on, Color b,
                           double least) {
    double ratio = color_contrast(a, b);
    check_that(ratio >= least, "%s: %s on %s is %.2f, less than %.1f", theme->name, what, on, ratio,
               least);
}

static Themes shipped(void) {
    Themes themes = {0};
    Err err = {""};
    CHECK(themes_load(&themes, false, &err));
    check_that(themes.count >= 5, "%d themes: %s", themes.count, err.text);
    return themes;
}

#define ON(what, under, least) \
    check_contrast(theme, #what, theme->what, #under, theme->under, least)

static void marks_stand_out_from_every_square(void) {
    Themes themes = shipped();
    for (int i = 0; i < themes.count; i++) {
        const Theme *theme = &themes.items[i];
#define MARKS(under) \
    ON(target, under, MARK), ON(last, under, MARK), ON(select, under, MARK), \
        ON(check, under, MARK), ON(hint, under, MARK)
        MARKS(light);
        MARKS(dark);
        MARKS(castle_light);
        MARKS(castle_dark);
        MARKS(last_fill);
        ON(castle_edge, light, MARK);
        ON(castle_edge, dark, MARK);
        ON(castle_edge, castle_light, MARK);
        ON(castle_edge, castle_dark, MARK);
    }
    themes_clear(&themes);
}

static void texts_stand_out_from_their_ground(void) {
    Themes themes = shipped();
    for (int i = 0; i < themes.count; i++) {
        const Theme *theme = &themes.items[i];
#define TEXTS(under) ON(text, under, TEXT), ON(dim, under, TEXT), ON(warn, under, TEXT)
        TEXTS(ground);
        TEXTS(panel);
        TEXTS(raised);
        ON(on_accent, accent, TEXT);
        ON(accent, ground, MARK);
        ON(accent, panel, MARK);
        ON(ground, text, TEXT); /* tips are turned round */
    }
    themes_clear(&themes);
    for (int side = 0; side < 2; side++)
        CHECK(color_contrast(side_fill(side), side_ink(side)) >= TEXT);
}

static void contrast_is_computed_as_defined(void) {
    CHECK_INT((int)(color_contrast(0xffffffff, 0x000000ff) * 100 + 0.5), 2100);
    CHECK_INT((int)(color_contrast(0x777777ff, 0xffffffff) * 100 + 0.5), 448);
    CHECK_INT((int)(color_contrast(0x336699ff, 0x336699ff) * 100 + 0.5), 100);
}

static void check_glyphs(const char *text) {
    for (int face = 0; face < FONT_FACES; face++) {
        unsigned letter = fonts_missing(desk->fonts, (FontFace)face, text);
        check_that(!letter, "no glyph for U+%04X in: %s", letter, text);
    }
}

static void every_sentence_has_glyphs(void) {
    const char *key, *text;
    for (int i = 0; i < 2; i++) {
        int rows = 0;
        desk_open((GuiOptions){.lang = i ? "ru" : "en"});
        while (lang_row(desk->lang, rows, &key, &text)) {
            check_glyphs(text);
            rows++;
        }
        CHECK(rows > 100);
        desk_close();
    }
}

static void every_name_has_glyphs(void) {
    desk_open((GuiOptions){.lang = "en"});
    for (int kind = LIBRARY_VARIANTS; kind <= LIBRARY_PERSONALITIES; kind++) {
        Choices choices = {0};
        choices_load(&choices, desk->library, (LibraryKind)kind);
        CHECK(choices.count > 0);
        for (int i = 0; i < choices.count; i++) {
            check_glyphs(choices.items[i].title.en);
            check_glyphs(choices.items[i].title.ru);
            check_glyphs(choices.items[i].says.en);
            check_glyphs(choices.items[i].says.ru);
        }
        choices_clear(&choices);
    }
    desk_close();
}

static void texts_are_cut_between_letters(void) {
    desk_open((GuiOptions){.lang = "ru"});
    Draw *draw = &desk->draw;
    Type type = {FONT_PLAIN, 16, 0xffffffff};
    for (int width = 1; width < 200; width++) {
        draw_reset(draw);
        draw_text(draw, (Rect){0, 0, width, 20}, ALIGN_LEFT, type, "Разведчик бьёт ½÷1½");
        for (int i = 0; i < draw->count; i++) {
            const char *text = draw_letters(draw, &draw->commands[i]);
            CHECK(utf8_valid(text));
            CHECK(draw->commands[i].cut == (strstr(text, "…") != NULL));
        }
        int height = draw_paragraph_height(draw, width, type, "Разведчик бьёт всё, что видит");
        CHECK(height > 0);
    }
    desk_close();
}

int main(void) {
    setenv("CHESTER_DATA", ".", 0);
    TEST(marks_stand_out_from_every_square);
    TEST(texts_stand_out_from_their_ground);
    TEST(contrast_is_computed_as_defined);
    TEST(every_sentence_has_glyphs);
    TEST(every_name_has_glyphs);
    TEST(texts_are_cut_between_letters);
    return check_end();
}
