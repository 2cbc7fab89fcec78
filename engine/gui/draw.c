/* Draw: the growing lists, and breaking texts into lines. */
#include "gui/draw.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

void draw_init(Draw *draw, Fonts *fonts) {
    *draw = (Draw){.fonts = fonts, .square = -1};
    text_init(&draw->letters);
}

void draw_clear(Draw *draw) {
    free(draw->commands);
    free(draw->hits);
    text_clear(&draw->letters);
    *draw = (Draw){0};
}

void draw_reset(Draw *draw) {
    draw->count = draw->hit_count = 0;
    draw->modal = draw->first = 0;
    draw->scroll = (Scroll){.columns = 1};
    draw->clip = draw->outer = (Rect){0, 0, 0, 0};
    text_reset(&draw->letters);
    draw_mark(draw, MARK_NONE, -1);
}

void draw_modal(Draw *draw) {
    draw->modal = draw->hit_count;
    draw->scroll = (Scroll){.columns = 1};
}

void draw_mark(Draw *draw, DrawMark mark, int square) {
    draw->mark = mark;
    draw->square = square;
}

const char *draw_letters(const Draw *draw, const DrawCommand *command) {
    return command->text < 0 ? "" : draw->letters.data + command->text;
}

/* Room for one more item of `bytes`. */
static void *list_grow(void *list, int count, int *room, size_t bytes) {
    if (count < *room) return list;
    *room = *room ? 2 * *room : 256;
    return memory_resize(list, (size_t)*room * bytes);
}

static DrawCommand *add(Draw *draw, DrawType type, Rect at, Color color) {
    draw->commands = list_grow(draw->commands, draw->count, &draw->room, sizeof *draw->commands);
    DrawCommand *command = &draw->commands[draw->count++];
    *command = (DrawCommand){.type = type, .mark = draw->mark, .square = draw->square, .at = at,
                             .color = color, .text = -1};
    return command;
}

static int add_letters(Draw *draw, const char *text, size_t length) {
    int at = (int)draw->letters.length;
    text_add_bytes(&draw->letters, text, length);
    return at;
}

void draw_fill(Draw *draw, Rect at, Color color) { add(draw, DRAW_FILL, at, color); }

void draw_round(Draw *draw, Rect at, float round, Color color) {
    add(draw, DRAW_FILL, at, color)->round = round;
}

void draw_frame(Draw *draw, Rect at, float round, float width, Color color) {
    DrawCommand *command = add(draw, DRAW_FRAME, at, color);
    command->round = round;
    command->width = width;
}

void draw_disc(Draw *draw, Rect at, Color color) { add(draw, DRAW_DISC, at, color); }

void draw_ring(Draw *draw, Rect at, float width, Color color) {
    add(draw, DRAW_RING, at, color)->width = width;
}

void draw_line(Draw *draw, int x, int y, int to_x, int to_y, float width, Color color) {
    add(draw, DRAW_LINE, (Rect){x, y, to_x - x, to_y - y}, color)->width = width;
}

void draw_arrow(Draw *draw, int x, int y, int to_x, int to_y, float width, Color color) {
    add(draw, DRAW_ARROW, (Rect){x, y, to_x - x, to_y - y}, color)->width = width;
}

void draw_picture(Draw *draw, Rect at, const char *path, int alpha) {
    int letters = add_letters(draw, path, strlen(path) + 1);
    add(draw, DRAW_PICTURE, at, color_alpha(0xffffffff, alpha))->text = letters;
}

/* One clip may lie within another. */
void draw_clip(Draw *draw, Rect at) {
    static const Rect nowhere = {-2, -2, 1, 1};
    draw->outer = draw->clip;
    if (draw->clip.w) at = rect_both(at, draw->clip);
    draw->clip = at.w && at.h ? at : nowhere;
    add(draw, DRAW_CLIP, draw->clip, 0);
}

void draw_unclip(Draw *draw) {
    draw->clip = draw->outer;
    draw->outer = (Rect){0, 0, 0, 0};
    add(draw, DRAW_CLIP, draw->clip, 0);
}

/* Writes text[0..length) with "…" behind it when `cut`. */
static void add_line(Draw *draw, Rect in, Align align, Type type, const char *text, size_t length,
                     bool cut) {
    int letters = add_letters(draw, text, length);
    if (cut) text_add(&draw->letters, "…");
    text_add_bytes(&draw->letters, "", 1);
    const char *line = draw->letters.data + letters;
    if (!*line) return;
    int width = fonts_width(draw->fonts, type.face, type.px, line);
    int height = fonts_height(draw->fonts, type.face, type.px);
    int x = align == ALIGN_LEFT     ? in.x
            : align == ALIGN_CENTRE ? in.x + (in.w - width) / 2
                                    : in.x + in.w - width;
    Rect at = {x, in.y + (in.h - height) / 2, width, height};
    if (draw->clip.w && !rect_both(at, draw->clip).h) return;
    DrawCommand *command = add(draw, DRAW_TEXT, at, type.color);
    command->width = (float)type.px;
    command->face = type.face;
    command->text = letters;
    command->cut = cut;
}

void draw_text(Draw *draw, Rect in, Align align, Type type, const char *text) {
    size_t length = strlen(text);
    bool cut = fonts_width(draw->fonts, type.face, type.px, text) > in.w;
    if (cut) {
        int room = in.w - fonts_width(draw->fonts, type.face, type.px, "…");
        length = fonts_fit(draw->fonts, type.face, type.px, text, room);
        while (length > 0 && text[length - 1] == ' ') length--;
    }
    add_line(draw, in, align, type, text, length, cut);
}

/* Of a text of the narrowest letters, a quarter of the height wide, these fit and one more does
 * not; the last of them is whole. */
static size_t most_bytes(const char *text, size_t length, int width, int px) {
    size_t most = (size_t)(width > 0 ? width : 0) * 4 / (size_t)(px > 0 ? px : 1) + 2, letters = 0;
    const char *at = text;
    while (letters++ < most && (size_t)(at - text) < length) utf8_next(&at);
    return (size_t)(at - text);
}

/* The length of the next line of `text`: up to a line end, or the last blank that still
 * fits, or, of a word wider than the line, as many letters as fit (at least one). */
static size_t line_length(Draw *draw, int width, Type type, const char *text) {
    size_t line = strcspn(text, "\n");
    Text looked; /* at no more than what a line can hold, since all of it is shaped */
    text_init(&looked);
    text_add_bytes(&looked, text, most_bytes(text, line, width, type.px));
    size_t fit = fonts_fit(draw->fonts, type.face, type.px, looked.data, width);
    text_clear(&looked);
    if (fit >= line) return line;
    for (size_t i = fit; i > 0; i--)
        if (text[i] == ' ') return i;
    const char *one = text;
    utf8_next(&one);
    return fit > 0 ? fit : (size_t)(one - text);
}

/* Walks over the lines; draws them when `draws`. Returns the height. */
static int paragraph(Draw *draw, Rect in, Type type, const char *text, bool draws) {
    int height = fonts_height(draw->fonts, type.face, type.px), used = 0;
    while (*text) {
        size_t length = line_length(draw, in.w, type, text);
        const char *next = text + length;
        while (*next == ' ') next++;
        if (*next == '\n') next++;
        bool cut = draws && *next && used + 2 * height > in.h;
        if (draws) add_line(draw, (Rect){in.x, in.y + used, in.w, height}, ALIGN_LEFT, type, text,
                            length, cut);
        used += height;
        if (cut) break;
        text = next;
    }
    return used;
}

int draw_paragraph(Draw *draw, Rect in, Type type, const char *text) {
    return paragraph(draw, in, type, text, true);
}

int draw_paragraph_height(Draw *draw, int width, Type type, const char *text) {
    return paragraph(draw, (Rect){0, 0, width, 0}, type, text, false);
}

void draw_hit(Draw *draw, Rect at, Command command) {
    if (draw->clip.w) at = rect_both(at, draw->clip);
    if (!at.w || !at.h) return;
    draw->hits = list_grow(draw->hits, draw->hit_count, &draw->hit_room, sizeof *draw->hits);
    draw->hits[draw->hit_count++] = (DrawHit){at, command};
}

int draw_hit_of(const Draw *draw, Command command) {
    for (int i = draw->first; i < draw->hit_count; i++)
        if (command_same(draw->hits[i].command, command)) return i;
    return -1;
}

const DrawHit *draw_hit_at(const Draw *draw, int x, int y) {
    for (int i = draw->hit_count; i-- > draw->modal;)
        if (rect_has(draw->hits[i].at, x, y)) return &draw->hits[i];
    return NULL;
}
