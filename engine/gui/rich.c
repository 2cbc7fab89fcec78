/* Rich: words of two faces set side by side. Each word is measured for itself, so that the same words on
 * every page are measured once. */
#include "gui/rich.h"

#include <string.h>

void rich_read(Text *text, const char *markdown, size_t length) {
    const char turn = RICH_TURN, *at = markdown, *end = markdown + length;
    bool code = false;
    text_reset(text);
    for (; at < end; at++) {
        if (*at == '`') {
            code = !code;
            text_add_bytes(text, &turn, 1);
        } else if (code) {
            text_add_bytes(text, at, 1);
        } else if (*at == '*') {
            at += at + 1 < end && at[1] == '*';
            text_add_bytes(text, &turn, 1);
        } else if (*at == ']' && at + 1 < end && at[1] == '(') {
            while (at < end && *at != ')') at++;
        } else if (*at != '[' && *at != ']') {
            text_add_bytes(text, at, 1);
        }
    }
}

/* A paragraph that is being set: the line that grows, and in it the words of one face. */
typedef struct Setting {
    Draw *draw;
    Rect in;
    Type type;  /* of plain words; px and colour of bold ones */
    bool bold, draws;
    int x, y;   /* where the words of this face begin, pixels in the box */
    int width;  /* of these words */
    Text words;
    Text part;  /* of a word */
} Setting;

static Type type_of(const Setting *set) {
    Type type = set->type;
    if (set->bold) type.face = FONT_BOLD;
    return type;
}

static int width_of(const Setting *set, const char *text) {
    return fonts_width(set->draw->fonts, type_of(set).face, set->type.px, text);
}

static int height_of(const Setting *set) {
    return fonts_height(set->draw->fonts, set->type.face, set->type.px);
}

/* The words of one face are complete. */
static void set_down(Setting *set) {
    Rect at = {set->in.x + set->x, set->in.y + set->y, set->width + set->type.px, height_of(set)};
    if (set->draws && set->words.length)
        draw_text(set->draw, at, ALIGN_LEFT, type_of(set), set->words.data);
    text_reset(&set->words);
    set->x += set->width;
    set->width = 0;
}

static void next_line(Setting *set) {
    set_down(set);
    set->x = 0;
    set->y += height_of(set);
}

static void turn(Setting *set) {
    set_down(set);
    set->bold = !set->bold;
}

static void add(Setting *set, const char *bytes, size_t count) {
    text_reset(&set->part);
    text_add_bytes(&set->part, bytes, count);
    text_add(&set->words, set->part.data);
    set->width += width_of(set, set->part.data);
}

/* The width of a word, which may hold turns. */
static int word_width(Setting *set, const char *word, size_t length) {
    bool bold = set->bold;
    int width = 0;
    for (const char *end = word + length; word < end; word++) {
        size_t part = 0;
        while (word + part < end && word[part] != RICH_TURN) part++;
        text_reset(&set->part);
        text_add_bytes(&set->part, word, part);
        width += width_of(set, set->part.data);
        word += part;
        if (word < end) set->bold = !set->bold;
    }
    set->bold = bold;
    return width;
}

/* Part of a word in one face; broken between letters when no line could hold it. */
static void add_part(Setting *set, const char *part, size_t length) {
    while (length) {
        text_reset(&set->part);
        text_add_bytes(&set->part, part, length);
        size_t fits = fonts_fit(set->draw->fonts, type_of(set).face, set->type.px, set->part.data,
                                set->in.w - set->x - set->width);
        if (fits < length && set->x + set->width) {
            next_line(set);
            continue;
        }
        if (!fits) fits = length; /* not even one letter */
        add(set, part, fits);
        part += fits;
        length -= fits;
    }
}

static void add_word(Setting *set, const char *word, size_t length) {
    const char *end = word + length;
    while (word < end) {
        const char *stop = memchr(word, RICH_TURN, (size_t)(end - word));
        add_part(set, word, (size_t)((stop ? stop : end) - word));
        if (stop) turn(set);
        word = stop ? stop + 1 : end;
    }
}

static void set_words(Setting *set, const char *text) {
    while (*text) {
        size_t length = strcspn(text, " ");
        int used = set->x + set->width;
        if (used && used + width_of(set, " ") + word_width(set, text, length) > set->in.w)
            next_line(set);
        else if (used)
            add(set, " ", 1);
        add_word(set, text, length);
        text += length;
        while (*text == ' ') text++;
    }
    set_down(set);
}

static Setting setting(Draw *draw, Rect in, Type type, bool draws) {
    Setting set = {.draw = draw, .in = in, .type = type, .draws = draws};
    text_init(&set.words);
    text_init(&set.part);
    return set;
}

static void setting_clear(Setting *set) {
    text_clear(&set->words);
    text_clear(&set->part);
}

int rich_width(Draw *draw, Type type, const char *text) {
    if (!strchr(text, RICH_TURN)) return fonts_width(draw->fonts, type.face, type.px, text);
    Setting set = setting(draw, (Rect){0, 0, 1 << 20, 0}, type, false);
    set_words(&set, text);
    setting_clear(&set);
    return set.x;
}

int rich_paragraph(Draw *draw, Rect in, Type type, const char *text, bool draws) {
    if (!strchr(text, RICH_TURN)) {
        int height = draw_paragraph_height(draw, in.w, type, text);
        in.h = height;
        if (draws) draw_paragraph(draw, in, type, text);
        return height;
    }
    Setting set = setting(draw, in, type, draws);
    set_words(&set, text);
    setting_clear(&set);
    return set.y + height_of(&set);
}
