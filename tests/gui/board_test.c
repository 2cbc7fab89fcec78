/* The board: what is drawn is what the rules say, what is clicked is what is drawn, and every
 * way of moving is the same move. */
#include "desk.h"

#include "base/rng.h"

static const char sharp[] = "r1pckp1r/ii1iiiii/5S2/4i3/2iC4/4I3/IIII1III/RSP1KP1R w Pp 0 9";

/* --- what is drawn ------------------------------------------------------------------- */

static DrawMark mark_of(Move move) {
    return move_action(move) == MOVE_EXCHANGE ? MARK_EXCHANGE
           : move_hits(move)                  ? MARK_CAPTURE
                                              : MARK_TARGET;
}

/* The marks on the board are those of the piece's legal moves, no more and no fewer. */
static void check_targets(Square from) {
    const Position *pos = session_position(desk->session);
    Move moves[MAX_MOVES];
    int count = position_moves_from(pos, from, moves), x, y;
    DrawMark want[MAX_SQUARES] = {MARK_NONE};
    for (int i = 0; i < count; i++) want[move_to(moves[i])] = mark_of(moves[i]);
    desk_middle(from, &x, &y);
    desk_click(x, y);
    for (int s = 0; s < pos->rules->squares; s++)
        for (int mark = MARK_TARGET; mark <= MARK_EXCHANGE; mark++)
            check_that(!desk_marks((DrawMark)mark, s) == (want[s] != (DrawMark)mark),
                       "%s: from %d to %d: mark %d is wrong", desk_fen(), from, s, mark);
    CHECK_INT(desk->hand.from, from);
    CHECK(desk_marks(MARK_SELECTED, from) > 0);
    desk_key(SDLK_ESCAPE, KMOD_NONE);
    CHECK_INT(desk->hand.from, NO_SQUARE);
}

static void check_overlay(void) {
    const Position *pos = session_position(desk->session);
    Sums sums[MAX_SQUARES];
    char want[24], number[16];
    position_strengths(pos, sums);
    desk->settings.overlay = 1;
    app_frame(desk);
    for (int s = 0; s < pos->rules->squares; s++) {
        int white = sums[s].of[WHITE], black = sums[s].of[BLACK];
        strength_write(white, want);
        CHECK_TEXT(desk_text(MARK_SUM_WHITE, s), want);
        strength_write(black, want);
        CHECK_TEXT(desk_text(MARK_SUM_BLACK, s), want);
        strength_write(abs(white - black), number);
        snprintf(want, sizeof want, "%s%s", white > black ? "+" : white < black ? "−" : "=",
                 white == black ? "" : number);
        CHECK_TEXT(desk_text(MARK_SUM_DIFFERENCE, s), want);
    }
    desk->settings.overlay = 0;
    app_frame(desk);
}

/* Lines come from the pieces that act on the square under the mouse. */
static void check_actors(Square square) {
    Square from[MAX_SQUARES];
    bool acts[MAX_SQUARES] = {false};
    int count = position_actors(session_position(desk->session), square, from), x, y;
    for (int i = 0; i < count; i++) acts[from[i]] = true;
    desk->settings.overlay = 1;
    desk_middle(square, &x, &y);
    desk_move(x, y);
    for (int s = 0; s < session_rules(desk->session)->squares; s++)
        check_that(acts[s] == (desk_marks(MARK_ACTOR, s) > 0), "%s: actors on %d: %d", desk_fen(),
                   square, s);
    desk->settings.overlay = 0;
    desk_move(-1, -1);
}

/* A random game, and on the way every own piece, every sum. */
static void walk(const char *variant, int plies) {
    Rng rng = {7};
    desk_open((GuiOptions){.variant = variant});
    for (int ply = 0; ply < plies; ply++) {
        const Position *pos = session_position(desk->session);
        Move moves[MAX_MOVES];
        int count = position_moves(pos, moves);
        if (!count) break;
        if (pos->rules->shows_strength) {
            check_overlay();
            check_actors((Square)rng_below(&rng, pos->rules->squares));
        }
        for (int s = 0; s < pos->rules->squares && ply % 5 == 0; s++)
            if (pos->board[s] && piece_side(pos->board[s]) == pos->side) check_targets((Square)s);
        Move move = moves[rng_below(&rng, (uint32_t)count)];
        Why why;
        session_play(desk->session, move_from(move), move_to(move), move_becomes(move), &why);
        app_poll(desk);
        desk->dialog = (Dialog){0};
        app_frame(desk);
    }
    desk_close();
}

static void targets_and_sums_of_chess_t1(void) { walk("chess-t1", 60); }
static void targets_and_sums_of_chess_t2(void) { walk("chess-t2", 40); }
static void targets_of_chess(void) { walk("chess", 40); }

static void E6_coordinates_follow_the_board(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    for (int flip = 0; flip < 2; flip++) {
        desk->settings.flip = flip;
        app_frame(desk);
        Rect a1 = layout_square(&desk->layout, 0);
        for (int i = 0; i < desk->draw.count; i++) {
            const DrawCommand *c = &desk->draw.commands[i];
            if (c->mark != MARK_COORDINATE || c->type != DRAW_TEXT) continue;
            const char *text = draw_letters(&desk->draw, c);
            int x = c->at.x + c->at.w / 2, y = c->at.y + c->at.h / 2;
            if (!strcmp(text, "a")) CHECK(x > a1.x && x < a1.x + a1.w && y > desk->layout.board.y);
            if (!strcmp(text, "1")) CHECK(y > a1.y && y < a1.y + a1.h && x < desk->layout.board.x);
        }
    }
    desk_close();
}

/* --- what is clicked ----------------------------------------------------------------- */

/* Every corner and the middle of the drawn square belong to it. */
static void check_square(Square square) {
    for (int i = 0; i < desk->draw.count; i++) {
        const DrawCommand *c = &desk->draw.commands[i];
        if (c->mark != MARK_SQUARE || c->square != square) continue;
        const int xs[] = {c->at.x, c->at.x + c->at.w / 2, c->at.x + c->at.w - 1};
        const int ys[] = {c->at.y, c->at.y + c->at.h / 2, c->at.y + c->at.h - 1};
        for (int k = 0; k < 9; k++) {
            Square hit = NO_SQUARE;
            layout_square_at(&desk->layout, xs[k % 3], ys[k / 3], &hit);
            CHECK_INT(hit, square);
        }
        CHECK_INT(c->at.w, c->at.h);
        CHECK(c->at.x >= 0 && c->at.y >= 0);
        CHECK(c->at.x + c->at.w <= desk->width && c->at.y + c->at.h <= desk->height);
        return;
    }
    check_that(false, "square %d is not drawn", square);
}

/* A click picks up the piece that is drawn there. */
static void check_click(Square square) {
    const Position *pos = session_position(desk->session);
    int x, y;
    desk_middle(square, &x, &y);
    desk_click(x, y);
    bool own = pos->board[square] && piece_side(pos->board[square]) == pos->side;
    check_that(desk->hand.from == (own ? square : NO_SQUARE),
               "%dx%d scale %d: click on %d picks %d", desk->width, desk->height,
               desk->settings.scale, square, desk->hand.from);
    desk_key(SDLK_ESCAPE, KMOD_NONE);
}

static void every_square(const char *variant) {
    static const int sizes[][2] = {
        {1920, 1080}, {3840, 1200}, {1024, 600}, {800, 600}, {600, 1100}};
    static const int scales[] = {0, 2, 4}; /* 100, 150, 200 % */
    static const float densities[] = {1, 2, 1.5f};
    desk_open((GuiOptions){.variant = variant});
    int step = getenv("BRIEF") ? 7 : 1; /* where each look is slow */
    for (int i = 0; i < 5 * 3 * 3 * 2; i += step) {
        desk->settings.flip = i % 2;
        desk_size(sizes[i / 18][0], sizes[i / 18][1], densities[i / 6 % 3], scales[i / 2 % 3]);
        for (int s = 0; s < session_rules(desk->session)->squares; s++) {
            check_square((Square)s);
            check_click((Square)s);
        }
    }
    desk_close();
}

static void E1_E3_E4_every_square_is_where_it_is_drawn(void) { every_square("chess-t1"); }
static void E1_E3_E4_every_square_of_a_wide_board(void) { every_square("chess-t2"); }

/* The board stays where it is, whatever happens beside it. */
static void the_board_depends_on_the_window_alone(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    Rect before = desk->layout.board;
    desk_play("e2e4 e7e5 d1g4 d8f6");
    desk->settings.overlay = 1;
    action_run(desk, command_of_key(ACTION_SETTINGS));
    app_frame(desk);
    CHECK(!memcmp(&before, &desk->layout.board, sizeof before));
    desk_close();
}

/* --- ways of moving ------------------------------------------------------------------ */

static void by_clicks(const char *move) { desk_click_move(move); }

static void by_drag(const char *move) {
    int x, y, to_x, to_y;
    char from[3] = {move[0], move[1], 0}, to[3] = {move[2], move[3], 0};
    desk_middle(desk_square(from), &x, &y);
    desk_middle(desk_square(to), &to_x, &to_y);
    desk_press(x, y);
    desk_move((x + to_x) / 2, (y + to_y) / 2);
    CHECK(desk->hand.dragging);
    desk_move(to_x, to_y);
    desk_release(to_x, to_y);
}

static void cursor_to(Square square) {
    int files = desk->layout.files;
    if (desk->hand.cursor == NO_SQUARE) desk_key(SDLK_UP, KMOD_NONE);
    for (int i = 0; i < 40 && desk->hand.cursor != square; i++) {
        int dx = square % files - desk->hand.cursor % files;
        int dy = square / files - desk->hand.cursor / files;
        bool flip = desk->layout.flip;
        desk_key(dx ? (dx > 0) != flip ? SDLK_RIGHT : SDLK_LEFT
                    : (dy > 0) != flip ? SDLK_UP : SDLK_DOWN, KMOD_NONE);
    }
    CHECK_INT(desk->hand.cursor, square);
}

static void by_keys(const char *move) {
    char from[3] = {move[0], move[1], 0}, to[3] = {move[2], move[3], 0};
    cursor_to(desk_square(from));
    desk_key(SDLK_RETURN, KMOD_NONE);
    cursor_to(desk_square(to));
    desk_key(SDLK_RETURN, KMOD_NONE);
}

static void by_typing(const char *move) {
    desk_key(SDLK_t, KMOD_NONE);
    desk_type(move);
    desk_key(SDLK_RETURN, KMOD_NONE);
}

static void four_ways_are_one(void) {
    void (*const ways[])(const char *) = {by_clicks, by_drag, by_keys, by_typing};
    const char *moves[] = {"e2e4", "e7e5", "d1g4", "d8f6", "f1c4", "b8c6", "h2h4"};
    char fens[4][FEN_SIZE];
    for (int way = 0; way < 4; way++) {
        desk_open((GuiOptions){.variant = "chess-t1"});
        desk->settings.flip = way % 2;
        app_frame(desk);
        for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) ways[way](moves[i]);
        snprintf(fens[way], FEN_SIZE, "%s", desk_fen());
        CHECK_TEXT(fens[way], fens[0]);
        CHECK_INT(session_game(desk->session)->count, 7);
        desk_close();
    }
}

static void E11_a_drag_can_be_given_up(void) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    char before[FEN_SIZE];
    snprintf(before, sizeof before, "%s", desk_fen());
    for (int way = 0; way < 5; way++) {
        int x, y, to_x, to_y;
        desk_middle(desk_square("e2"), &x, &y);
        desk_middle(desk_square("e4"), &to_x, &to_y);
        desk_press(x, y);
        desk_move(to_x, to_y);
        CHECK(desk->hand.dragging);
        if (way == 0) desk_release(-200, 40);
        if (way == 1) desk_button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT, to_x, to_y);
        if (way == 2) desk_key(SDLK_ESCAPE, KMOD_NONE);
        if (way == 3) desk_take((SDL_Event){.window = {.type = SDL_WINDOWEVENT,
                                                       .event = SDL_WINDOWEVENT_FOCUS_LOST}});
        if (way == 4) desk_release(x, y);
        CHECK(!desk->hand.dragging && !desk->hand.pressed);
        if (way < 4) CHECK_INT(desk->hand.from, NO_SQUARE);
        desk_release(to_x, to_y);
        CHECK_TEXT(desk_fen(), before);
        desk_key(SDLK_ESCAPE, KMOD_NONE);
    }
    desk_close();
}

static void an_illegal_move_says_why(void) {
    desk_open((GuiOptions){.variant = "chess-t1", .fen = sharp});
    char before[FEN_SIZE];
    snprintf(before, sizeof before, "%s", desk_fen());
    const char *moves[] = {"c1f4", "e3e5", "d4d7", "a1a2", "h1h4"};
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        char from[3] = {moves[i][0], moves[i][1], 0}, to[3] = {moves[i][2], moves[i][3], 0};
        Why why = why_move(session_position(desk->session), desk_square(from), desk_square(to), 0);
        for (int language = 0; language < 2; language++) {
            Text want;
            text_init(&want);
            app_use_language(desk, language ? "ru" : "en", NULL);
            by_typing(moves[i]);
            why_write(session_position(desk->session), &why, desk->lang, &want);
            CHECK(why.code != WHY_LEGAL);
            CHECK_TEXT(desk_text(MARK_MESSAGE, -1), want.data);
            text_clear(&want);
        }
        CHECK_TEXT(desk_fen(), before);
    }
    desk_close();
}

/* --- promotion ----------------------------------------------------------------------- */

static void choose_case(const char *fen, const char *move, int flip) {
    desk_open((GuiOptions){.variant = "chess-t1", .fen = fen});
    desk->settings.flip = flip;
    app_frame(desk);
    char before[FEN_SIZE];
    snprintf(before, sizeof before, "%s", desk_fen());
    const char *cancels[] = {"click", "escape", "right"};
    for (int i = 0; i < 3; i++) {
        by_clicks(move);
        CHECK_INT(desk->dialog.type, DIALOG_CHOOSE);
        CHECK(desk_marks(MARK_CHOICE, -1) > 0);
        if (i == 0) desk_click(5, 5);
        if (i == 1) desk_key(SDLK_ESCAPE, KMOD_NONE);
        if (i == 2) desk_button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT, 5, 5);
        check_that(desk->dialog.type == DIALOG_NONE, "%s leaves the chooser open", cancels[i]);
        CHECK_INT(desk->hand.from, NO_SQUARE);
        CHECK_TEXT(desk_fen(), before);
    }
    by_clicks(move);
    Kind kinds[MAX_KINDS];
    int count = hand_choices(desk, kinds);
    CHECK(count > 1);
    Rect to = layout_square(&desk->layout, desk->hand.to);
    const KindInfo *infos = session_rules(desk->session)->kinds;
    for (int i = 1; i < count; i++)
        CHECK(infos[kinds[i - 1]].strength >= infos[kinds[i]].strength);
    for (int i = 0; i < count; i++) { /* the first lies on the square, the others beside it */
        const DrawHit *hit = &desk->draw.hits[desk->draw.first + i];
        CHECK_INT(hit->command.arg, kinds[i]);
        CHECK_INT(abs(hit->at.y - to.y), i * to.h);
        CHECK_INT(hit->at.x, to.x);
    }
    char target[3] = {move[2], move[3], 0};
    CHECK(desk_do(ACTION_CHOOSE, kinds[count - 1]));
    Side side = (Side)!session_position(desk->session)->side;
    CHECK_INT(session_position(desk->session)->board[desk_square(target)],
              piece_of(kinds[count - 1], side));
    desk_close();
}

static void E8_E10_promotion_is_chosen_on_the_board(void) {
    for (int flip = 0; flip < 2; flip++) {
        choose_case("4k3/6V1/8/8/8/8/8/4K3 w - 0 30", "g7g8", flip);
        choose_case("4k3/8/8/8/8/8/1v6/4K3 b - 0 30", "b2b1", flip);
    }
}

static void promotion_by_keys(void) {
    desk_open((GuiOptions){.variant = "chess-t1", .fen = "4k3/6V1/8/8/8/8/8/4K3 w - 0 30"});
    Square g8 = desk_square("g8");
    by_keys("g7g8");
    desk_key(SDLK_c, KMOD_NONE);
    CHECK_INT(session_position(desk->session)->board[g8],
              piece_of(rules_kind(session_rules(desk->session), "konnet"), WHITE));
    action_run(desk, command_of_key(ACTION_UNDO));
    by_keys("g7g8");
    desk_key(SDLK_2, KMOD_NONE);
    CHECK_INT(session_position(desk->session)->board[g8],
              piece_of(rules_kind(session_rules(desk->session), "ritter"), WHITE));
    action_run(desk, command_of_key(ACTION_UNDO));
    by_typing("g7g8s");
    CHECK_INT(session_position(desk->session)->board[g8],
              piece_of(rules_kind(session_rules(desk->session), "scout"), WHITE));
    desk_close();
}

static void typed_moves_are_read_in_every_way(void) {
    const char *ways[] = {"e2e4", "e2-e4", "у2у4"}; /* the last: the same keys, Russian layout */
    for (int i = 0; i < 3; i++) {
        desk_open((GuiOptions){.variant = "chess-t1"});
        by_typing(ways[i]);
        check_that(session_game(desk->session)->count == 1, "not read: %s", ways[i]);
        by_typing("Q9");
        CHECK_TEXT(desk_text(MARK_MESSAGE, -1), "This is not a move: Q9");
        desk_close();
    }
}

/* For tests/gui/screen.sh: where the squares of a window of that size are. */
static void print_squares(int width, int height) {
    desk_open((GuiOptions){.variant = "chess-t1"});
    desk_size(width, height, 1, 0);
    for (int s = 0; s < session_rules(desk->session)->squares; s++) {
        char name[4];
        int x, y;
        square_write(session_rules(desk->session), (Square)s, name);
        desk_middle((Square)s, &x, &y);
        printf("%s %d %d\n", name, x, y);
    }
    desk_close();
}

int main(int argc, char **argv) {
    if (argc == 3) {
        print_squares(atoi(argv[1]), atoi(argv[2]));
        return 0;
    }
    TEST(targets_and_sums_of_chess_t1);
    TEST(targets_and_sums_of_chess_t2);
    TEST(targets_of_chess);
    TEST(E6_coordinates_follow_the_board);
    TEST(E1_E3_E4_every_square_is_where_it_is_drawn);
    TEST(E1_E3_E4_every_square_of_a_wide_board);
    TEST(the_board_depends_on_the_window_alone);
    TEST(four_ways_are_one);
    TEST(typed_moves_are_read_in_every_way);
    TEST(E11_a_drag_can_be_given_up);
    TEST(an_illegal_move_says_why);
    TEST(E8_E10_promotion_is_chosen_on_the_board);
    TEST(promotion_by_keys);
    return check_end();
}
