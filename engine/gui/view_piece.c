/* View: one piece, wherever it stands: its picture or its letter, and the strokes that say its
 * strength as the inventor draws them: one for each whole, a short one for a half. */
#include "gui/view.h"

/* As many strokes as fit below a picture; more is a number. */
enum { MOST_STROKES = 5, LEAST_SIDE = 24 };

static bool has_strokes(const App *app, Rect at, Piece piece) {
    const Rules *rules = app_position(app)->rules;
    return app->settings.strokes && rules->needs_surplus && at.w >= LEAST_SIDE &&
           rules->kinds[piece_kind(piece)].strength > 0 && pictures_foot(&app->pictures, piece);
}

static int pixels(Rect at, float part) {
    int px = (int)((float)at.w * part + 0.5f);
    return px < 1 ? 1 : px;
}

/* doubled: the strength, twice. */
static void strokes(Draw *draw, Rect at, const Foot *foot, int doubled, Color ink) {
    int count = (doubled + 1) / 2, width = pixels(at, foot->width), step = pixels(at, foot->step);
    if (step <= width) step = width + 1;
    int x = at.x + (at.w - (count - 1) * step - width) / 2;
    int top = at.y + pixels(at, foot->top), bottom = at.y + pixels(at, foot->bottom);
    for (int i = 0; i < count; i++, x += step) {
        bool half = doubled % 2 && i == count - 1;
        int y = half ? (top + bottom + 1) / 2 : top;
        draw_fill(draw, (Rect){x, y, width, bottom - y}, ink);
    }
}

static void strength(const App *app, Draw *draw, Rect at, Piece piece, int alpha) {
    const Foot *foot = pictures_foot(&app->pictures, piece);
    int doubled = app_position(app)->rules->kinds[piece_kind(piece)].strength;
    Color ink = color_alpha(side_ink(piece_side(piece)), alpha);
    DrawMark mark = draw->mark;
    draw->mark = MARK_STROKES;
    if (doubled <= 2 * MOST_STROKES) {
        strokes(draw, at, foot, doubled, ink);
    } else {
        char text[16];
        int top = pixels(at, foot->top), high = pixels(at, foot->bottom) - top;
        strength_write(doubled, text);
        draw_text(draw, (Rect){at.x, at.y + top, at.w, high}, ALIGN_CENTRE,
                  (Type){FONT_BOLD, high, ink}, text);
    }
    draw->mark = mark;
}

/* The letter of the kind, and the mark of a promoted one, in the colours of the side. */
static void letter(const App *app, Draw *draw, Rect at, Piece piece, int alpha) {
    const KindInfo *kind = &app_position(app)->rules->kinds[piece_kind(piece)];
    Side side = piece_side(piece);
    Rect disc = rect_inset(at, at.w / 12);
    char text[3];
    kind_write(kind, text);
    Type type = {FONT_BOLD, at.h / 2, color_alpha(side_ink(side), alpha)};
    draw_disc(draw, disc, color_alpha(side_fill(side), alpha));
    draw_ring(draw, disc, (float)at.w / 20, color_alpha(side_ink(side), alpha));
    if (has_strokes(app, at, piece)) disc.y -= at.h / 16;
    draw_text(draw, disc, ALIGN_CENTRE, type, text);
}

void kit_piece(const App *app, Draw *draw, Rect at, Piece piece, int alpha) {
    const char *path = app->pictures.path[piece];
    bool known = app->pictures.rules == app_position(app)->rules;
    if (known && *path)
        draw_picture(draw, at, path, alpha);
    else
        letter(app, draw, at, piece, alpha);
    if (known && has_strokes(app, at, piece)) strength(app, draw, at, piece, alpha);
}
