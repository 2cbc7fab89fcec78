/* One number says how far a list is scrolled; what the last frame has shown says how far it can be. */
#include "gui/scroll.h"

enum { NOTCH = 40, SLACK = 8, BAR = 14 }; /* units */

static int *scrolled(App *app) {
    return app->dialog.type == DIALOG_NONE ? &app->list.scroll : &app->dialog.scroll;
}

static int within(const Scroll *scroll, int at) {
    return at < scroll->least ? scroll->least : at > scroll->most ? scroll->most : at;
}

void scroll_wheel(App *app, int notches) {
    const Scroll *scroll = &app->draw.scroll;
    if (!scroll->at.w) return;
    int steps = scroll->step > 1 ? 1 : layout_px(&app->layout, NOTCH);
    *scrolled(app) = within(scroll, within(scroll, *scrolled(app)) - notches * steps);
    app->dirty = true;
}

void scroll_page(App *app, bool down) {
    const Scroll *scroll = &app->draw.scroll;
    if (!scroll->at.w) return;
    int line = scroll->step > 1 ? scroll->step : layout_px(&app->layout, NOTCH);
    int steps = (scroll->at.h - line) / scroll->step;
    if (steps < 1) steps = 1;
    *scrolled(app) = within(scroll, within(scroll, *scrolled(app)) + (down ? steps : -steps));
    app->dirty = true;
}

void scroll_whole(App *app, bool down) {
    const Scroll *scroll = &app->draw.scroll;
    if (!scroll->at.w) return;
    *scrolled(app) = down ? scroll->most : scroll->least;
    app->dirty = true;
}

void scroll_to_row(App *app, int row) {
    const Scroll *scroll = &app->draw.scroll;
    int height = (scroll->at.h + scroll->most) / scroll->rows, top = row * height;
    int *at = scrolled(app);
    if (top < *at) *at = top;
    if (top + height > *at + scroll->at.h) *at = top + height - scroll->at.h;
}

void scroll_press(App *app) {
    const Scroll *scroll = &app->draw.scroll;
    Rect at = scroll->at;
    app->pull = (Pull){0};
    if (scroll->least == scroll->most || !rect_has(at, app->mouse_x, app->mouse_y)) return;
    bool bar = app->mouse_x >= at.x + at.w - layout_px(&app->layout, BAR);
    app->pull = (Pull){.down = true, .bar = bar, .y = app->mouse_y, .at = *scrolled(app)};
    app->pull.from = within(scroll, app->pull.at);
}

bool scroll_pull(App *app) {
    const Scroll *scroll = &app->draw.scroll;
    Pull *pull = &app->pull;
    int slack = layout_px(&app->layout, SLACK);
    if (pull->down && *scrolled(app) != pull->at) { /* a key, the wheel, another page */
        pull->at = *scrolled(app);
        pull->from = within(scroll, pull->at);
        pull->y = app->mouse_y;
    }
    int way = app->mouse_y - pull->y;
    if (!pull->down || !scroll->at.w || (!pull->moved && way > -slack && way < slack)) return false;
    pull->moved = app->dirty = true;
    /* The bar shows the whole list in the height of what is seen of it. */
    int whole = (scroll->most - scroll->least) * scroll->step + scroll->at.h;
    int64_t by = pull->bar ? (int64_t)way * whole / scroll->at.h : -way;
    *scrolled(app) = pull->at = within(scroll, pull->from + (int)(by / scroll->step));
    return true;
}
