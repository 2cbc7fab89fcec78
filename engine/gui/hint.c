/* Hint: the first of a row of plain reasons that is true of the move. Facts come from
 * the rules alone: what the move takes, threatens, saves or becomes. */
#include "gui/hint.h"

#include "gui/words.h"

#include <string.h>

/* What a reason may look at. */
typedef struct Case {
    const App *app;
    const Position *before;
    Position after;
    Move move;
    Side side;
} Case;

/* Strength counts for nothing in a variant whose captures ask for none. */
static bool shows_sums(const Position *pos) { return pos->rules->needs_surplus; }

/* Fills in the key: the piece on the square of `pos`, and the sums there. */
static void fill(const Case *c, Text *out, const char *key, const Position *pos, Square square) {
    char at[4], own[16], enemy[16];
    Sums sums = position_strength(pos, square);
    square_write(pos->rules, square, at);
    strength_write(sums.of[c->side], own);
    strength_write(sums.of[side_other(c->side)], enemy);
    const KindInfo *kind = &pos->rules->kinds[piece_kind(pos->board[square])];
    lang_fill(c->app->lang, out, key, "piece", words_label(c->app, kind->title), "square", at,
              "own", own, "enemy", enemy, NULL);
}

static bool ends_game(const Case *c, Text *out) {
    Outcome outcome = position_outcome(&c->after);
    if (outcome.result != result_win(c->side)) return false;
    lang_fill(c->app->lang, out, "gui.hint-wins", "reason", words_reason(c->app, outcome), NULL);
    return true;
}

static bool takes(const Case *c, Text *out) {
    MoveAction action = move_action(c->move);
    if (!move_hits(c->move)) return false;
    Square at = action == MOVE_EN_PASSANT ? (Square)move_aux(c->move) : move_to(c->move);
    Sums sums = position_strength(c->before, at);
    bool by_surplus = shows_sums(c->before) && action == MOVE_CAPTURE &&
                      sums.of[c->side] > sums.of[side_other(c->side)];
    fill(c, out,
         action == MOVE_EXCHANGE ? "gui.hint-exchanges"
         : by_surplus            ? "gui.hint-takes-sums"
                                 : "gui.hint-takes",
         c->before, at);
    return true;
}

static bool promotes(const Case *c, Text *out) {
    if (!move_becomes(c->move)) return false;
    fill(c, out, "gui.hint-becomes", &c->after, move_to(c->move));
    return true;
}

static bool checks(const Case *c, Text *out) {
    Square square;
    if (!position_in_check(&c->after, side_other(c->side), &square)) return false;
    fill(c, out, "gui.hint-checks", &c->after, square);
    return true;
}

/* Which enemy piece could be taken on `square` if `side` were to move. */
static bool can_take(const Position *pos, Side side, Square square) {
    Position turned = *pos;
    Undo undo;
    if (pos->side != side) position_pass(&turned, &undo);
    Move moves[MAX_MOVES];
    int count = position_hits(&turned, moves);
    for (int i = 0; i < count; i++)
        if (move_hits(moves[i]) && move_to(moves[i]) == square) return true;
    return false;
}

/* The strongest piece of `side` that can be taken in `a` and cannot in `b`. */
static Square relieved(const Position *a, const Position *b, Side side) {
    Square best = NO_SQUARE;
    int strength = -1;
    for (Square square = 0; square < a->rules->squares; square++) {
        Piece piece = a->board[square];
        if (!piece || piece_side(piece) != side || b->board[square] != piece) continue;
        int own = a->rules->kinds[piece_kind(piece)].strength;
        if (own > strength && can_take(a, side_other(side), square) &&
            !can_take(b, side_other(side), square)) {
            best = square;
            strength = own;
        }
    }
    return best;
}

static bool saves(const Case *c, Text *out) {
    Square from = move_from(c->move), to = move_to(c->move);
    if (c->before->board[from] && can_take(c->before, side_other(c->side), from) &&
        !can_take(&c->after, side_other(c->side), to)) {
        fill(c, out, "gui.hint-leaves", c->before, from);
        return true;
    }
    Square square = relieved(c->before, &c->after, c->side);
    if (square == NO_SQUARE) return false;
    fill(c, out, "gui.hint-guards", c->before, square);
    return true;
}

static bool threatens(const Case *c, Text *out) {
    Square square = relieved(&c->after, c->before, side_other(c->side));
    if (square == NO_SQUARE) return false;
    const char *key = shows_sums(c->before) ? "gui.hint-threatens-sums" : "gui.hint-threatens";
    fill(c, out, key, &c->after, square);
    return true;
}

/* Nothing can be seen at once: the line that was found speaks, up to three moves more. */
static bool leads_to(const Case *c, Text *out) {
    const SearchInfo *info = &c->app->hint_info;
    Position pos = c->after;
    Undo undo;
    Text line;
    char text[MOVE_TEXT_SIZE];
    text_init(&line);
    for (int i = 1; i < info->pv_length && i <= 3; i++) {
        move_write(&pos, info->pv[i], c->app->list.style, text);
        text_format(&line, "%s%s", i > 1 ? ", " : "", text);
        position_make(&pos, info->pv[i], &undo);
    }
    lang_fill(c->app->lang, out, line.length ? "gui.hint-line" : "gui.hint-best", "line", line.data,
              NULL);
    text_clear(&line);
    return true;
}

static bool (*const reasons[])(const Case *, Text *) = {
    ends_game, takes, promotes, checks, saves, threatens, leads_to,
};

void hint_write(const App *app, Text *out) {
    const Position *pos = session_position(app->session);
    Case c = {.app = app, .before = pos, .after = *pos, .move = app->hint, .side = pos->side};
    Undo undo;
    char move[MOVE_TEXT_SIZE];
    position_make(&c.after, c.move, &undo);
    move_write(pos, c.move, app->list.style, move);
    text_format(out, "%s: ", move);
    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
        if (reasons[i](&c, out)) return;
}
