/* Page: block by block, twice: once for the height of the whole, once to draw. */
#include "gui/view_page.h"

#include "gui/rich.h"
#include "session/card.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { MOST_COLUMNS = 8, COLUMN_SPACE = 14, FIGURE = 260 }; /* units */

typedef struct Page {
    const App *app;
    Draw *draw;
    const Rules *rules; /* of the diagrams; NULL: they are left out */
    Rect in;     /* the width, and where it is seen */
    int y;       /* of the next block, pixels of the screen */
    bool draws;
    char position[512]; /* of the next diagram, as the comment before it says; "" for none */
    Text text;
} Page;

void page_figure(const App *app, Draw *draw, Rect in, const Position *pos,
                 const unsigned char marks[MAX_SQUARES]) {
    const Rules *rules = pos->rules;
    int edge = kit_px(app, 22), wide = (in.w - 2 * edge) / rules->files;
    int high = (in.h - 2 * edge) / rules->ranks, side = wide < high ? wide : high;
    if (side < 4) return;
    App still = *app;
    still.layout = layout_board(side, rules->files, rules->ranks, false);
    still.layout.scale = app->layout.scale;
    still.layout.board = rect_middle(in, side * rules->files, side * rules->ranks);
    still.hand = (Hand){.from = NO_SQUARE, .to = NO_SQUARE, .cursor = NO_SQUARE};
    still.editor.open = true; /* a board of its own */
    still.editor.pos = *pos;
    if (app->pictures.rules != rules) still.pictures = app->learn.pictures;
    still.settings.overlay = 0;
    still.settings.coordinates = 1;
    still.peek = false;
    still.mouse_x = still.mouse_y = -1;
    view_board(&still, draw);
    Color color = app_theme(app)->target;
    for (int s = 0; s < rules->squares; s++) {
        Rect at = layout_square(&still.layout, (Square)s);
        draw_mark(draw, MARK_TARGET, s);
        if (marks[s] & CARD_CHANGES)
            draw_frame(draw, rect_inset(at, at.w / 16), 0, (float)at.w / 14, app_theme(app)->hint);
        if (marks[s] & CARD_GOES) draw_disc(draw, rect_middle(at, at.w / 4, at.w / 4), color);
        if (marks[s] & CARD_TAKES)
            draw_ring(draw, rect_inset(at, at.w / 7), (float)at.w / 12, color);
    }
    draw_mark(draw, MARK_NONE, -1);
}

static void paragraph(Page *page, int left, int width, TypeSize size, FontFace face) {
    Type type = kit_type(page->app, size, face, app_theme(page->app)->text);
    Rect at = {page->in.x + left, page->y, width, 0};
    page->y += rich_paragraph(page->draw, at, type, page->text.data, page->draws);
}

static void gap(Page *page, float units) { page->y += kit_px(page->app, units); }

/* The cells of a row; returns their number. */
static int cells_of(const char *line, size_t length, const char *from[MOST_COLUMNS],
                    size_t lengths[MOST_COLUMNS]) {
    int count = 0;
    const char *at = line + 1, *end = line + length;
    while (at < end && count < MOST_COLUMNS) {
        const char *bar = memchr(at, '|', (size_t)(end - at));
        if (!bar) break;
        while (*at == ' ' && at < bar) at++;
        from[count] = at;
        lengths[count] = (size_t)(bar - at);
        while (lengths[count] > 0 && at[lengths[count] - 1] == ' ') lengths[count]--;
        count++;
        at = bar + 1;
    }
    return count;
}

static const char *line_end(const char *line) { return line + strcspn(line, "\n"); }
static const char *next_line(const char *end) { return *end ? end + 1 : end; }

/* The columns of a table, in pixels. */
typedef struct Columns {
    int count, width[MOST_COLUMNS];
} Columns;

/* As wide as their longest texts; returns the sum. */
static int columns_measure(Page *page, const char *line, Columns *columns) {
    const char *from[MOST_COLUMNS];
    size_t lengths[MOST_COLUMNS];
    Type type = kit_type(page->app, TYPE_SMALL, FONT_BOLD, 0);
    int sum = 0, space = kit_px(page->app, COLUMN_SPACE);
    for (int row = 0; *line == '|'; row++, line = next_line(line_end(line))) {
        int count = cells_of(line, (size_t)(line_end(line) - line), from, lengths);
        if (row == 1) continue; /* the rule under the head */
        if (row) type.face = FONT_PLAIN;
        if (count > columns->count) columns->count = count;
        for (int c = 0; c < count; c++) {
            rich_read(&page->text, from[c], lengths[c]);
            int width = rich_width(page->draw, type, page->text.data) + space;
            if (width > columns->width[c]) columns->width[c] = width;
        }
    }
    for (int c = 0; c < columns->count; c++) sum += columns->width[c];
    return sum;
}

/* When they are too wide, those that ask for less than an equal share keep what they ask for, and
 * the others divide the rest by the roots of their widths: a text four times as long has twice
 * the width and twice the lines. */
static void columns_fit(Columns *columns, int width) {
    bool kept[MOST_COLUMNS] = {false};
    int left = columns->count;
    float roots = 0;
    for (bool again = true; again && left;) {
        again = false;
        for (int c = 0; c < columns->count && left; c++) {
            if (kept[c] || columns->width[c] > width / left) continue;
            again = kept[c] = true;
            width -= columns->width[c];
            left--;
        }
    }
    for (int c = 0; c < columns->count; c++)
        if (!kept[c]) roots += sqrtf((float)columns->width[c]);
    for (int c = 0; c < columns->count; c++)
        if (!kept[c])
            columns->width[c] = (int)((float)width * sqrtf((float)columns->width[c]) / roots);
}

static void table_row(Page *page, const char *line, const Columns *columns, bool head) {
    const char *from[MOST_COLUMNS];
    size_t lengths[MOST_COLUMNS];
    int count = cells_of(line, (size_t)(line_end(line) - line), from, lengths);
    int top = page->y, bottom = top, left = 0, space = kit_px(page->app, COLUMN_SPACE);
    for (int c = 0; c < count; c++) {
        rich_read(&page->text, from[c], lengths[c]);
        page->y = top;
        paragraph(page, left, columns->width[c] - space, TYPE_SMALL, head ? FONT_BOLD : FONT_PLAIN);
        if (page->y > bottom) bottom = page->y;
        left += columns->width[c];
    }
    page->y = bottom + kit_px(page->app, 3);
    Rect rule = {page->in.x, page->y, left - space, kit_px(page->app, 1)};
    if (page->draws) draw_fill(page->draw, rule, app_theme(page->app)->line);
    gap(page, 4);
}

static const char *table(Page *page, const char *line) {
    Columns columns = {0};
    if (columns_measure(page, line, &columns) > page->in.w) columns_fit(&columns, page->in.w);
    for (int row = 0; *line == '|'; row++, line = next_line(line_end(line)))
        if (row != 1) table_row(page, line, &columns, row == 0);
    gap(page, 8);
    return line;
}

/* The comment before a diagram: "position FEN; moves b2 g3; …". */
static void diagram(Page *page) {
    const Rules *rules = page->rules;
    unsigned char marks[MAX_SQUARES] = {0};
    Position pos;
    char fen[512];
    int height = kit_px(page->app, FIGURE);
    snprintf(fen, sizeof fen, "%.*s", (int)strcspn(page->position, ";"), page->position);
    fen[strcspn(fen, ";")] = 0;
    if (!rules) return;
    if (!strncmp(fen, "startpos", 8)) position_start(&pos, rules);
    else if (!position_read(&pos, rules, fen, NULL)) return;
    const char *at = strstr(page->position, "; moves ");
    if (at) at += strlen("; moves ");
    for (Square from; at && square_read(rules, &at, &from); at += *at == ' ')
        card_marks(&pos, from, marks);
    Rect box = {page->in.x, page->y, page->in.w, height};
    if (page->draws && rect_both(box, page->in).h)
        page_figure(page->app, page->draw, box, &pos, marks);
    page->y += height;
    gap(page, 8);
}

/* Between the fences: a diagram, or lines as they are. */
static const char *fenced(Page *page, const char *line) {
    bool figure = page->position[0];
    if (figure) diagram(page);
    for (line = next_line(line_end(line)); *line && strncmp(line, "```", 3);
         line = next_line(line_end(line))) {
        text_reset(&page->text);
        text_add_bytes(&page->text, line, (size_t)(line_end(line) - line));
        if (!figure) paragraph(page, 0, page->in.w, TYPE_SMALL, FONT_BOLD);
    }
    page->position[0] = 0;
    gap(page, 8);
    return next_line(line_end(line));
}

static void comment(Page *page, const char *line) {
    static const char sign[] = "<!-- position ";
    const char *end = strstr(line, " -->");
    if (strncmp(line, sign, strlen(sign)) || !end) return;
    line += strlen(sign);
    snprintf(page->position, sizeof page->position, "%.*s", (int)(end - line), line);
}

static void heading(Page *page, const char *line, size_t length) {
    size_t level = strspn(line, "#");
    rich_read(&page->text, line + level + 1, length > level ? length - level - 1 : 0);
    gap(page, level == 1 ? 0 : 10);
    paragraph(page, 0, page->in.w, level == 1 ? TYPE_TITLE : TYPE_HEAD, FONT_BOLD);
    gap(page, 6);
}

/* The bytes of the sign that a line of a list begins with, "- " or "12. "; 0: it is none. */
static size_t sign_length(const char *line) {
    size_t digits = strspn(line, "0123456789");
    if (!strncmp(line, "- ", 2)) return 2;
    return digits && !strncmp(line + digits, ". ", 2) ? digits + 2 : 0;
}

/* A line of a list: its sign, and its text beside it. */
static void item(Page *page, const char *line, size_t length) {
    size_t sign = sign_length(line);
    Type type = kit_type(page->app, TYPE_BODY, FONT_PLAIN, app_theme(page->app)->text);
    int left = *line == '-' ? kit_px(page->app, 16)
                            : fonts_width(page->draw->fonts, type.face, type.px, "00. ");
    Rect at = {page->in.x, page->y, left, fonts_height(page->draw->fonts, type.face, type.px)};
    char number[16] = "•";
    if (*line != '-') snprintf(number, sizeof number, "%.*s", (int)sign - 1, line);
    if (page->draws) draw_text(page->draw, at, ALIGN_LEFT, type, number);
    rich_read(&page->text, line + sign, length - sign);
    paragraph(page, left, page->in.w - left, TYPE_BODY, FONT_PLAIN);
    gap(page, sign_length(next_line(line + length)) ? 3 : 8);
}

static void blocks(Page *page, const char *line) {
    while (*line) {
        size_t length = (size_t)(line_end(line) - line);
        if (*line == '|') {
            line = table(page, line);
            continue;
        }
        if (!strncmp(line, "```", 3)) {
            line = fenced(page, line);
            continue;
        }
        if (*line == '#') heading(page, line, length);
        else if (!strncmp(line, "<!--", 4)) comment(page, line);
        else if (sign_length(line)) item(page, line, length);
        else if (length) {
            rich_read(&page->text, line, length);
            paragraph(page, 0, page->in.w, TYPE_BODY, FONT_PLAIN);
            gap(page, 8);
        }
        line = next_line(line_end(line));
    }
}

void page_view(const App *app, Draw *draw, Rect in, const Rules *rules, const char *text) {
    int line = kit_px(app, 20);
    Page page = {.app = app, .draw = draw, .rules = rules, .in = in};
    rect_cut_right(&page.in, kit_px(app, 14)); /* for the bar */
    text_init(&page.text);
    blocks(&page, text);
    int scroll = kit_scroll(app, draw, &in, page.y / line + 1, 1, line);
    draw->scroll.items = 0; /* the arrow keys go over the list beside it */
    page.y = in.y - scroll;
    page.draws = true;
    draw_clip(draw, in);
    blocks(&page, text);
    draw_unclip(draw);
    text_clear(&page.text);
}
