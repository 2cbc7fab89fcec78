/* Fonts: finding the font files, which are read once, and one open face for each size that is
 * in use. */
#include "gui/font.h"

#include "base/file.h"
#include "base/memory.h"
#include "base/text.h"
#include "gui/measure.h"

#include <SDL_ttf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LEAST_PX = 6, MOST_PX = 160 };

struct Fonts {
    char path[FONT_FACES][PATH_SIZE];
    bool thicken; /* no bold file: the plain one, made bold */
    void *file[FONT_FACES];
    size_t bytes[FONT_FACES];
    TTF_Font *open[FONT_FACES][MOST_PX + 1];
    Measures *measures;
};

/* Where distributions put DejaVu. */
static const char *const folders[] = {
    "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/TTF",
    "/usr/share/fonts/dejavu",          "/usr/share/fonts/dejavu-sans-fonts",
    "/usr/local/share/fonts/dejavu",    "/usr/share/fonts/ttf-dejavu",
};

static bool find_plain(char out[PATH_SIZE]) {
    const char *asked = getenv("CHESTER_FONT");
    if (asked && *asked) {
        snprintf(out, PATH_SIZE, "%s", asked);
        return file_exists(out);
    }
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
        if (path_join(out, folders[i], "DejaVuSans.ttf") && file_exists(out)) return true;
    return false;
}

/* "X.ttf" -> "X-Bold.ttf", if there is such a file. */
static bool find_bold(const char *plain, char out[PATH_SIZE]) {
    size_t stem = strlen(plain);
    if (stem > 4 && !strcmp(plain + stem - 4, ".ttf")) stem -= 4;
    int length = snprintf(out, PATH_SIZE, "%.*s-Bold.ttf", (int)stem, plain);
    return length < PATH_SIZE && file_exists(out);
}

Fonts *fonts_new(Err *err) {
    if (!TTF_WasInit() && TTF_Init() != 0) {
        err_set(err, "no fonts can be drawn: %s", TTF_GetError());
        return NULL;
    }
    Fonts *fonts = memory_new(sizeof *fonts);
    fonts->measures = measures_new();
    if (!find_plain(fonts->path[FONT_PLAIN])) {
        const char *asked = getenv("CHESTER_FONT");
        err_set(err, "no font: %s; install fonts-dejavu-core, or name a font file in CHESTER_FONT",
                asked && *asked ? asked : "DejaVuSans.ttf");
        fonts_free(fonts);
        return NULL;
    }
    fonts->thicken = !find_bold(fonts->path[FONT_PLAIN], fonts->path[FONT_BOLD]);
    if (fonts->thicken) memcpy(fonts->path[FONT_BOLD], fonts->path[FONT_PLAIN], PATH_SIZE);
    for (int face = 0; face < FONT_FACES; face++) {
        fonts->file[face] = SDL_LoadFile(fonts->path[face], &fonts->bytes[face]);
        if (!fonts_at(fonts, (FontFace)face, 16)) {
            err_set(err, "not a font: %s", fonts->path[face]);
            fonts_free(fonts);
            return NULL;
        }
    }
    return fonts;
}

void fonts_free(Fonts *fonts) {
    if (!fonts) return;
    for (int face = 0; face < FONT_FACES; face++) {
        for (int px = LEAST_PX; px <= MOST_PX; px++)
            if (fonts->open[face][px]) TTF_CloseFont(fonts->open[face][px]);
        SDL_free(fonts->file[face]);
    }
    measures_free(fonts->measures);
    free(fonts);
    TTF_Quit();
}

TTF_Font *fonts_at(Fonts *fonts, FontFace face, int px) {
    if (px < LEAST_PX) px = LEAST_PX;
    if (px > MOST_PX) px = MOST_PX;
    TTF_Font **font = &fonts->open[face][px];
    if (!*font && fonts->file[face]) {
        SDL_RWops *file = SDL_RWFromConstMem(fonts->file[face], (int)fonts->bytes[face]);
        *font = TTF_OpenFontRW(file, 1, px);
        if (*font && face == FONT_BOLD && fonts->thicken) TTF_SetFontStyle(*font, TTF_STYLE_BOLD);
    }
    return *font;
}

int fonts_width(Fonts *fonts, FontFace face, int px, const char *text) {
    Question question = {face, px, NO_WIDTH, text};
    int width = 0;
    if (!*text || measures_find(fonts->measures, question, &width)) return width;
    TTF_Font *font = fonts_at(fonts, face, px);
    if (font) TTF_SizeUTF8(font, text, &width, NULL);
    measures_keep(fonts->measures, question, width);
    return width;
}

int fonts_height(Fonts *fonts, FontFace face, int px) {
    TTF_Font *font = fonts_at(fonts, face, px);
    return font ? TTF_FontHeight(font) : px;
}

/* The bytes of as many letters. */
static size_t bytes_of(const char *text, int letters) {
    const char *end = text;
    for (int i = 0; i < letters && *end; i++) utf8_next(&end);
    return (size_t)(end - text);
}

size_t fonts_fit(Fonts *fonts, FontFace face, int px, const char *text, int width) {
    Question question = {face, px, width, text};
    int letters = 0, bytes = 0;
    if (width <= 0 || !*text || measures_find(fonts->measures, question, &bytes))
        return (size_t)bytes;
    TTF_Font *font = fonts_at(fonts, face, px);
    if (font && TTF_MeasureUTF8(font, text, width, NULL, &letters) == 0)
        bytes = (int)bytes_of(text, letters);
    measures_keep(fonts->measures, question, bytes);
    return (size_t)bytes;
}

unsigned fonts_missing(Fonts *fonts, FontFace face, const char *text) {
    TTF_Font *font = fonts_at(fonts, face, 16);
    for (unsigned letter; (letter = utf8_next(&text)) != 0;)
        if (letter != '\n' && !TTF_GlyphIsProvided32(font, letter)) return letter;
    return 0;
}
