/* View: the dialog of a new game: the variants at the left, who plays at the right. */
#include "gui/seats.h"
#include "gui/view.h"
#include "gui/words.h"

#include <stdio.h>

static void variant_row(const App *app, Draw *draw, Rect at, int i) {
    const Theme *theme = app_theme(app);
    int count = app->fresh.variants.count;
    const Choice *choice = i < count ? &app->fresh.variants.items[i]
                                     : choices_broken(&app->fresh.minds, i - count);
    bool chosen = i == app->fresh.variant;
    Color fill = chosen ? theme->raised : kit_hovered(app, at) && !choice->fault
                          ? color_mix(theme->panel, theme->raised, 50) : theme->panel;
    draw_round(draw, at, kit_px(app, 7), fill);
    if (chosen) draw_frame(draw, at, kit_px(app, 7), kit_px(app, 2), theme->accent);
    Rect in = rect_inset(at, kit_px(app, 8));
    Rect picture = rect_cut_left(&in, in.h);
    rect_cut_left(&in, kit_px(app, 12));
    if (choice->rules) view_small_board(app, draw, picture, choice->rules);
    const char *name = choice->fault ? choice->name : words_label(app, choice->title);
    draw_text(draw, rect_cut_top(&in, kit_px(app, 20)), ALIGN_LEFT,
              kit_type(app, TYPE_BODY, FONT_BOLD, theme->text), name);
    kit_words(draw, in,
              kit_type(app, TYPE_SMALL, FONT_PLAIN, choice->fault ? theme->warn : theme->dim),
              choice->fault ? choice->fault : words_label(app, choice->says));
    if (!choice->fault) draw_hit(draw, at, command_of(ACTION_VARIANT, i));
}

/* The games, and behind them the players that are broken, which no arrow leads to. */
static void variants(const App *app, Draw *draw, Rect in) {
    int height = kit_px(app, VARIANT_ROW), gap = kit_px(app, 6);
    int count = app->fresh.variants.count;
    while (choices_broken(&app->fresh.minds, count - app->fresh.variants.count)) count++;
    int scroll = kit_scroll(app, draw, &in, count, 1, height);
    draw_clip(draw, in);
    for (int i = 0; i < count; i++) {
        Rect at = {in.x, in.y + i * height - scroll, in.w, height - gap};
        if (rect_both(at, in).h) variant_row(app, draw, at, i);
    }
    draw_unclip(draw);
}

/* White's or Black's seat: who, how strong, and in a sentence what kind of player. */
static void seat(const App *app, Draw *draw, Rect *in, Side side) {
    const Theme *theme = app_theme(app);
    int who = app->fresh.who[side], level = app->fresh.level[side];
    const Choice *mind = who < 0 ? NULL : &app->fresh.minds.items[who];
    const Personality *person = mind ? library_known(app->library, mind->name) : NULL;
    bool levels = person && level <= person->level_count;
    const char *name = mind ? words_label(app, mind->title) : words_of(app, "gui.person");
    const char *says = mind ? words_label(app, mind->says) : words_of(app, "gui.person-says");
    const char *strong = levels ? words_label(app, person->levels[level - 1].title) : "—";
    Rect head = rect_cut_top(in, kit_px(app, 26));
    kit_side(app, draw, rect_cut_left(&head, kit_px(app, 22)), side);
    rect_cut_left(&head, kit_px(app, 6));
    draw_text(draw, head, ALIGN_LEFT, kit_type(app, TYPE_BODY, FONT_BOLD, theme->text),
              words_side_title(app, side));
    kit_stepper(app, draw, rect_cut_top(in, kit_px(app, 34)), name, ACTION_WHO, side, true);
    rect_cut_top(in, kit_px(app, 6));
    kit_stepper(app, draw, rect_cut_top(in, kit_px(app, 34)), strong, ACTION_LEVEL, side, levels);
    rect_cut_top(in, kit_px(app, 4));
    Rect below = rect_cut_top(in, kit_px(app, 48));
    Rect portrait = rect_cut_left(&below, below.h);
    rect_cut_left(&below, kit_px(app, 10));
    view_portrait(app, draw, rect_inset(portrait, kit_px(app, 2)), mind ? mind->picture : NULL,
                  name);
    kit_words(draw, below,
              kit_type(app, TYPE_SMALL, FONT_PLAIN, theme->dim), says);
    rect_cut_top(in, kit_px(app, 8));
}

/* How the game is timed: the kind of clock, its time, what each move adds. */
static void clock(const App *app, Draw *draw, Rect in) {
    int gap = kit_px(app, 10), width = in.w * 29 / 100;
    draw_text(draw, rect_cut_left(&in, in.w - 3 * width - 2 * gap), ALIGN_LEFT,
              kit_type(app, TYPE_BODY, FONT_BOLD, app_theme(app)->text),
              words_of(app, "gui.clock"));
    for (int what = PACE_TYPE; what <= PACE_BONUS; what++) {
        Rect at = rect_cut_left(&in, width);
        bool asks = pace_asks(app->fresh.pace, what);
        Text text;
        text_init(&text);
        pace_words(app, app->fresh.pace, what, &text);
        kit_stepper(app, draw, at, asks ? text.data : "—", ACTION_PACE, what, asks);
        rect_cut_left(&in, gap);
        text_clear(&text);
    }
}

void view_new(const App *app, Draw *draw) {
    Rect in = kit_card(app, draw, kit_px(app, 740), kit_px(app, 660), words_of(app, "gui.new"));
    Rect bottom = rect_cut_bottom(&in, kit_px(app, 40));
    rect_cut_bottom(&in, kit_px(app, 14));
    Rect yes = rect_cut_right(&bottom, kit_px(app, 200));
    rect_cut_right(&bottom, kit_px(app, 10));
    kit_button(app, draw, yes, BUTTON_MAIN, words_of(app, "gui.start"),
               command_of(ACTION_START, 0));
    kit_button(app, draw, rect_cut_right(&bottom, kit_px(app, 130)), BUTTON_PLAIN,
               words_of(app, "gui.cancel"), command_of(ACTION_CLOSE, 0));
    kit_button(app, draw, rect_cut_left(&bottom, kit_px(app, 200)), BUTTON_PLAIN,
               words_of(app, "gui.games"), command_of(ACTION_GAMES, 0));
    clock(app, draw, rect_cut_bottom(&in, kit_px(app, 34)));
    rect_cut_bottom(&in, kit_px(app, 10));
    Rect left = rect_cut_left(&in, in.w * 54 / 100);
    rect_cut_left(&in, kit_px(app, 20));
    variants(app, draw, left);
    seat(app, draw, &in, WHITE);
    seat(app, draw, &in, BLACK);
}
