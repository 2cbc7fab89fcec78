/* View: the pages: at the left what there is, at the right the page of the rules or the card of a
 * piece. */
#include "gui/view.h"
#include "gui/view_page.h"
#include "gui/words.h"

#include <stdio.h>

static void list_row(const App *app, Draw *draw, Rect at, int row) {
    const Theme *theme = app_theme(app);
    const Rules *rules = session_rules(app->session);
    kit_row(app, draw, at, row == app->learn.kind, command_of(ACTION_LEARN_ROW, row));
    Rect in = rect_inset(at, kit_px(app, 2)), left = rect_cut_left(&in, in.h);
    const char *name = row ? words_label(app, rules->kinds[row].title) : words_of(app, "gui.rules");
    Type type = kit_type(app, TYPE_BODY, row ? FONT_PLAIN : FONT_BOLD, theme->text);
    if (row) kit_piece(app, draw, left, piece_of((Kind)row, WHITE), 255);
    else draw_text(draw, left, ALIGN_CENTRE, kit_type(app, TYPE_BODY, FONT_BOLD, theme->text), "§");
    rect_cut_left(&in, kit_px(app, 6));
    if (type.px > in.h * 3 / 4) type.px = in.h * 3 / 4;
    type.px = kit_fit(draw, type, in.w, name);
    draw_text(draw, in, ALIGN_LEFT, type, name);
}

static void list(const App *app, Draw *draw, Rect in) {
    int rows = session_rules(app->session)->kind_count + 1, height = kit_px(app, 34);
    if (rows * height > in.h) height = in.h / rows;
    for (int row = 0; row < rows; row++)
        list_row(app, draw, rect_cut_top(&in, height), row);
}

/* "Strength 1½ · royal · letter P" */
static void facts(const App *app, const KindInfo *kind, Text *out) {
    char strength[16], letter[3];
    kind_write(kind, letter);
    strength_write(kind->strength, strength);
    if (session_rules(app->session)->shows_strength)
        lang_fill(app->lang, out, kind->strength ? "gui.card-strength" : "gui.card-no-strength",
                  "strength", strength, NULL);
    if (kind->royal) text_format(out, "%s%s", out->length ? " · " : "", words_of(app, "gui.card-royal"));
    if (kind->guarded)
        text_format(out, "%s%s", out->length ? " · " : "", words_of(app, "gui.card-guarded"));
    if (out->length) text_add(out, " · ");
    lang_fill(app->lang, out, "gui.card-letter", "letter", letter, NULL);
}

static void becomes(const App *app, const Card *card, Text *out) {
    Text list;
    text_init(&list);
    for (int i = 0; i < card->become_count; i++)
        text_format(&list, "%s%s", i ? ", " : "",
                    words_label(app, session_rules(app->session)->kinds[card->becomes[i]].title));
    if (list.length) lang_fill(app->lang, out, "gui.card-becomes", "kinds", list.data, NULL);
    text_clear(&list);
}

static void card(const App *app, Draw *draw, Rect in) {
    const Theme *theme = app_theme(app);
    Kind kind = app->learn.kind;
    const KindInfo *info = &session_rules(app->session)->kinds[kind];
    Type body = kit_type(app, TYPE_BODY, FONT_PLAIN, theme->text);
    Text text;
    text_init(&text);
    Rect head = rect_cut_top(&in, kit_px(app, 44));
    kit_piece(app, draw, rect_cut_left(&head, head.h), piece_of(kind, WHITE), 255);
    kit_piece(app, draw, rect_cut_left(&head, head.h), piece_of(kind, BLACK), 255);
    rect_cut_left(&head, kit_px(app, 8));
    draw_mark(draw, MARK_TASK, kind);
    Type title = kit_type(app, TYPE_TITLE, FONT_BOLD, theme->text);
    title.px = kit_fit(draw, title, head.w, words_label(app, info->title));
    draw_text(draw, head, ALIGN_LEFT, title, words_label(app, info->title));
    facts(app, info, &text);
    kit_words(draw, rect_cut_top(&in, kit_px(app, 40)), body, text.data);
    text_reset(&text);
    becomes(app, &app->learn.card, &text);
    Rect low = rect_cut_bottom(&in, kit_px(app, 36));
    if (text.length) kit_words(draw, rect_cut_bottom(&in, kit_px(app, 40)), body, text.data);
    kit_words(draw, low, kit_type(app, TYPE_SMALL, FONT_PLAIN, theme->dim),
              words_of(app, "gui.card-marks"));
    draw_mark(draw, MARK_NONE, -1);
    page_figure(app, draw, in, &app->learn.card.pos, app->learn.card.marks);
    text_clear(&text);
}

void view_learn(const App *app, Draw *draw) {
    const char *title = words_label(app, session_rules(app->session)->title);
    Rect in = kit_card(app, draw, kit_px(app, 860), kit_px(app, 900), title);
    kit_close_button(app, draw, &in);
    Rect left = rect_cut_left(&in, in.w * 24 / 100);
    rect_cut_left(&in, kit_px(app, 16));
    list(app, draw, left);
    if (app->learn.kind) card(app, draw, in);
    else page_view(app, draw, in, app->learn.rules, app->learn.page);
}
