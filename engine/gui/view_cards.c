/* View: the pictures of cards: a variant's first position, small, and a player's portrait. */
#include "gui/view.h"

#include "base/text.h"

#include <string.h>

/* Where the squares of a board of that size go: whole pixels, in the middle. */
static Rect board_in(Rect in, const Rules *rules, int *side) {
    int most = rules->files > rules->ranks ? rules->files : rules->ranks;
    *side = (in.w < in.h ? in.w : in.h) / most;
    if (*side < 1) *side = 1;
    return rect_middle(in, *side * rules->files, *side * rules->ranks);
}

static bool apart(const Rules *rules, int square) {
    for (int i = 0; i < rules->zone_count; i++)
        if (rules->zones[i].apart && rules->zones[i].own.of[square]) return true;
    return false;
}

/* A dot in the colours of its side: what it is cannot be told at this size. The rim is what makes
 * it stand out from any square, so a small one fills its square. */
static void dot(Draw *draw, Rect at, Side side) {
    int wide = at.w > 6 ? at.w * 3 / 4 : at.w, inner = wide > 2 ? wide - 2 : wide;
    draw_disc(draw, rect_middle(at, wide, wide), side_ink(side));
    draw_disc(draw, rect_middle(at, inner, inner), side_fill(side));
}

void view_small_board(const App *app, Draw *draw, Rect in, const Rules *rules) {
    const Theme *theme = app_theme(app);
    Position pos;
    int side;
    Rect board = board_in(in, rules, &side);
    if (!position_read(&pos, rules, rules->start, NULL)) return;
    for (int s = 0; s < rules->squares; s++) {
        int file = s % rules->files, rank = s / rules->files;
        bool dark = (file + rank) % 2 == 0, castle = apart(rules, s);
        Rect at = {board.x + file * side, board.y + (rules->ranks - 1 - rank) * side, side, side};
        if (rules->hole[s]) continue;
        draw_fill(draw, at, castle ? (dark ? theme->castle_dark : theme->castle_light)
                            : dark ? theme->dark : theme->light);
        if (pos.board[s]) dot(draw, at, piece_side(pos.board[s]));
    }
}

/* Without a picture the first letter of the name's last word ("The Fox"), on a disc. */
void view_portrait(const App *app, Draw *draw, Rect at, const char *picture, const char *title) {
    const Theme *theme = app_theme(app);
    char letter[8] = "";
    const char *blank = strrchr(title, ' ');
    if (blank) title = blank + 1;
    const char *end = title;
    if (picture) {
        draw_picture(draw, at, picture, 255);
        return;
    }
    utf8_next(&end);
    memcpy(letter, title, (size_t)(end - title) < sizeof letter ? (size_t)(end - title) : 0);
    draw_disc(draw, at, theme->raised);
    draw_ring(draw, at, (float)kit_px(app, 1), theme->line);
    draw_text(draw, at, ALIGN_CENTRE, (Type){FONT_BOLD, at.h / 2, theme->dim}, letter);
}
